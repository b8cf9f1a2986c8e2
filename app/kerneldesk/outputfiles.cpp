// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/outputfiles.h"

#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/session/data/elementfile.h"
#include "ui/common/messagetext.h"

#include <QStringList>

#include <algorithm>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const QString& sentence)
{
    throw Failure(ExitStatus::BadArguments, sentence);
}

/// The name without ":before" or ":reference", and what that means.
std::pair<std::string, BufferContent::Moment> splitMoment(const std::string& name)
{
    for (const auto& [suffix, moment] :
         {std::pair<std::string_view, BufferContent::Moment>{":before", BufferContent::Moment::Before},
          {":reference", BufferContent::Moment::Reference}})
        if (name.size() > suffix.size() && name.ends_with(suffix))
            return {name.substr(0, name.size() - suffix.size()), moment};
    return {name, BufferContent::Moment::After};
}

const BufferPlan& bufferFor(const LaunchPlan& plan, const std::string& name, BufferContent::Moment moment)
{
    QStringList names;
    for (const BufferPlan& buffer : plan.buffers) {
        if (buffer.direction == Direction::In && moment != BufferContent::Moment::Before)
            continue;
        if (buffer.name == name)
            return buffer;
        names << toQt(buffer.name);
    }
    if (names.isEmpty())
        refuse(Text::tr("%3: %1 has no output '%2', nor any other.").arg(toQt(plan.kernel), toQt(name), optionName("--out")));
    refuse(Text::tr("%4: %1 has no output '%2'; its outputs are: %3.")
               .arg(toQt(plan.kernel), toQt(name), names.join(QStringLiteral(", ")), optionName("--out")));
}

}  // namespace

void requireWritable(const fs::path& path)
{
    const QString name = toQt(path.string());
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code error;
    if (path == "-")
        refuse(Text::tr("'-' does not stand for standard output here; name a file."));
    if (!fs::is_directory(folder, error))
        refuse(Text::tr("%1 cannot be written: there is no folder %2.").arg(name, toQt(folder.string())));
    if (fs::is_directory(path, error))
        refuse(Text::tr("%1 cannot be written: it is a folder.").arg(name));
    if (!posix::mayWriteInto(folder))
        refuse(Text::tr("%1 cannot be written: the folder is write-protected.").arg(name));
}

void writeResult(const fs::path& path, std::span<const std::byte> bytes)
{
    try {
        posix::writeFileAtomically(path, bytes);
    } catch (const Error& error) {
        throw Failure(ExitStatus::Lacking, errorText(error));
    }
}

void writeResult(const fs::path& path, const std::string& text)
{
    writeResult(path, std::as_bytes(std::span(text)));
}

OutputFiles::OutputFiles(const std::vector<std::string>& settings, const LaunchPlan& plan, const BufferShapes& shapes)
{
    for (const std::string& setting : settings) {
        const auto [name, file] = splitAssignment(setting);
        const fs::path path(file);
        if (!isSavedEnding(path))
            refuse(Text::tr("%2: '%1' must end in .npy, .npz, .bin, .csv, .safetensors, .png or .jpg.")
                       .arg(toQt(file), optionName("--out")));
        requireWritable(path);
        const auto [bufferName, moment] = splitMoment(name);
        const BufferPlan& buffer = bufferFor(plan, bufferName, moment);
        m_files.push_back({.buffer = buffer, .moment = moment, .shape = shapeOf(buffer, plan, shapes), .path = path});
    }
}

void OutputFiles::claim(InputFiles& inputs) const
{
    for (const File& file : m_files)
        inputs.claim(optionName("--out"), file.path);
}

void OutputFiles::write(const RunOutcome& outcome, Connection& connection) const
{
    for (const File& file : m_files) {
        const BufferContent* const content = contentOf(outcome, file.buffer.name, file.moment);
        if (content == nullptr)
            continue;
        if (content->blob.empty())
            throw Failure(ExitStatus::Lacking, Text::tr("%1 is not written: %2").arg(toQt(file.path.string()),
                                                                                    messageText(content->missing)));
        const std::vector<std::byte> bytes = connection.fetch(content->blob, file.buffer.bytes());
        try {
            saveElements(file.path, {.name = file.buffer.name, .type = file.buffer.type, .shape = file.shape, .bytes = bytes});
        } catch (const Error& error) {
            throw Failure(ExitStatus::Lacking, errorText(error));
        }
    }
}

}  // namespace kd::cli
