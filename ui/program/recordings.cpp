// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/recordings.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/compile/binary/demangle.h"
#include "core/session/document/session.h"
#include "ui/common/messagetext.h"
#include "ui/program/recordedsession.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxRecordings = 4096;

/// Which recording of which process it is, by the name of its folder: launch-PROCESS-ORDER.
std::pair<std::uint64_t, std::uint64_t> orderOf(const fs::path& folder)
{
    const QStringList words = toQt(folder.filename().string()).split(QLatin1Char('-'));
    return {words.value(1).toULongLong(), words.value(2).toULongLong()};
}

/// The recordings of `scratch` with their folders; links are none.
std::vector<std::pair<fs::path, std::optional<RecordedLaunch>>> readRecordings(const fs::path& scratch)
{
    std::vector<std::pair<fs::path, std::optional<RecordedLaunch>>> found;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(scratch, error)) {
        const bool isFolder = entry.symlink_status().type() == fs::file_type::directory;
        const bool isOne = isFolder && entry.path().filename().string().starts_with("launch-");
        if (!isOne || found.size() >= kMaxRecordings)
            continue;
        try {
            if (std::optional<RecordedLaunch> recorded = readRecordedLaunch(entry.path()))
                found.emplace_back(entry.path(), std::move(recorded));
        } catch (const Error&) {
            found.emplace_back(entry.path(), std::nullopt);
        } catch (const Json::exception&) {
            found.emplace_back(entry.path(), std::nullopt);
        }
    }
    std::ranges::sort(found, {}, [](const auto& each) { return orderOf(each.first); });
    return found;
}

/// A name that is not taken yet.
fs::path freeFile(const fs::path& folder, const RecordedLaunch& recorded)
{
    const fs::path first = folder / sessionFileName(readableKernelName(recorded.kernel), recorded.number);
    fs::path file = first;
    std::error_code error;
    for (int i = 2;; ++i) {
        const fs::path data = fs::path(file).replace_extension(".data");
        if (!fs::exists(fs::symlink_status(file, error)) && !fs::exists(fs::symlink_status(data, error)))
            return file;
        file = folder / (first.stem().string() + "-" + std::to_string(i) + ".kdesk");
    }
}

KeptRecording keep(const fs::path& from, RecordedLaunch recorded, const fs::path& folder, const std::string& target)
{
    KeptRecording kept{.recorded = std::move(recorded)};
    try {
        kept.limits = limitsOf(kept.recorded);
        const fs::path file = freeFile(folder, kept.recorded);
        Session session = sessionOfRecording(kept.recorded, from, file);
        session.target = target;
        const fs::path data = fs::path(file).replace_extension(".data");
        fs::rename(from, data);
        saveSession(session, file);
        kept.file = file;
        kept.data = data;
    } catch (const UserError& error) {
        kept.problem = error.sentence();
    } catch (const Error& error) {
        kept.problem = errorText(error);
    } catch (const fs::filesystem_error& error) {
        kept.problem = ProgramText::tr("The launch was not saved: %1.").arg(QString::fromLocal8Bit(error.code().message().c_str()));
    }
    return kept;
}

}  // namespace

std::string sessionFileName(const std::string& kernel, std::uint64_t number)
{
    constexpr std::size_t kMaxName = 64;
    std::string name;
    for (const char each : kernel) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '-';
        if (isPlain || (!name.empty() && name.back() != '_'))
            name += isPlain ? each : '_';
    }
    name = name.substr(0, kMaxName);
    while (name.ends_with('_'))
        name.pop_back();
    return (name.empty() ? "launch" : name) + "-" + std::to_string(number) + ".kdesk";
}

std::vector<KeptRecording> keepRecordings(const fs::path& scratch, const fs::path& folder, const std::string& target)
{
    std::vector<KeptRecording> kept;
    for (auto& [from, recorded] : readRecordings(scratch)) {
        if (recorded)
            kept.push_back(keep(from, std::move(*recorded), folder, target));
        else
            kept.push_back({.problem = ProgramText::tr("The launch was not saved: what the program left of it is damaged.")});
    }
    return kept;
}

std::vector<KeptRecording> measuredRecordings(const fs::path& scratch)
{
    std::vector<KeptRecording> measured;
    for (auto& [from, recorded] : readRecordings(scratch)) {
        if (!recorded)
            continue;
        KeptRecording one{.recorded = std::move(*recorded)};
        RecordedLaunch whole = one.recorded;
        whole.hasResults = true;  // as a recording would have
        one.limits = limitsOf(whole);
        if (!one.recorded.problem.empty())
            one.problem = ProgramText::tr("%1 cannot be saved: %2.")
                              .arg(toQt(readableKernelName(one.recorded.kernel)), messageText(one.recorded.problem));
        measured.push_back(std::move(one));
    }
    return measured;
}

std::uint64_t recordedBytes(const RecordedLaunch& recorded)
{
    std::uint64_t bytes = 0;
    for (const RecordedMemory& memory : recorded.memories)
        bytes += memory.bytes * (memory.after.empty() ? 1 : 2);
    for (const RecordedArray& array : recorded.arrays)
        bytes += array.bytes * (array.after.empty() ? 1 : 2);
    for (const RecordedVariable& variable : recorded.variables)
        bytes += variable.bytes * (variable.after.empty() ? 1 : 2);
    return bytes;
}

}  // namespace kd
