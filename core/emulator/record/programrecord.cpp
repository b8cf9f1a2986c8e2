// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/record/programrecord.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/emulator/record/recordlines.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>

namespace kd::emulator {
namespace {

struct Closing {
    void operator()(std::FILE* file) const noexcept { std::fclose(file); }
};

}  // namespace

ProgramRecord readProgramRecord(const std::filesystem::path& path)
{
    ProgramRecord record;
    const std::unique_ptr<std::FILE, Closing> file(std::fopen(path.c_str(), "rbe"));
    if (!file && errno == ENOENT)
        return record;
    if (!file)
        throw RuntimeError({.operation = "fopen", .text = verbatim(std::strerror(errno)), .subject = path.string()});
    lines::LineReader reader(record);
    std::string line(lines::kMaxLine + 2, '\0');
    while (std::fgets(line.data(), static_cast<int>(line.size()), file.get()) != nullptr) {
        const std::string_view text(line.data());
        if (!text.ends_with('\n')) {
            // A program that was killed leaves half a line; a longer one than are written has no place here.
            record.isCut = true;
            continue;
        }
        try {
            reader.read(text);
        } catch (const Error&) {
            record.isCut = true;
        } catch (const Json::exception&) {
            record.isCut = true;
        }
    }
    return record;
}

}  // namespace kd::emulator
