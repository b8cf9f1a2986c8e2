// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/planfiles.h"

#include "core/base/sha256.h"
#include "core/session/data/elementfile.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace kd {
namespace {

std::string addBlob(std::vector<PlanBlob>& blobs, std::vector<std::byte> bytes)
{
    std::string id = "sha256:" + sha256Hex(bytes);
    if (std::ranges::find(blobs, id, &PlanBlob::id) == blobs.end())
        blobs.push_back({.id = id, .bytes = std::move(bytes)});
    return id;
}

ElementRequest wishOf(const BufferPlan& buffer)
{
    return {.type = buffer.type, .components = buffer.components, .count = buffer.count};
}

/// Gives away what was read for the count of `buffer`; nothing where that did not come from its file, or where this was written
/// since.
std::optional<std::vector<std::byte>> popContent(LaunchPlan& plan, const BufferPlan& buffer, const std::filesystem::path& folder)
{
    const auto content = plan.contents.extract(buffer.name);
    const auto file = std::ranges::find(plan.measured, buffer.recipe.path, &MeasuredFile::path);
    const bool isStill = !content.empty() && content.mapped().size() == buffer.bytes() && file != plan.measured.end() &&
        measured(file->path, folder) == *file;
    return isStill ? std::optional(std::move(content.mapped())) : std::nullopt;
}

}  // namespace

MeasuredFile measured(const std::string& path, const std::filesystem::path& folder)
{
    std::error_code error;
    MeasuredFile file{.path = path};
    const std::uintmax_t bytes = std::filesystem::file_size(folder / path, error);
    if (error)
        return file;
    file.bytes = bytes;
    file.modified = std::filesystem::last_write_time(folder / path, error);
    return file;
}

std::vector<PlanBlob> readBlobs(LaunchPlan& plan, const std::filesystem::path& folder)
{
    std::vector<PlanBlob> blobs;
    const auto read = [&](const Recipe& recipe, const BufferPlan& buffer, const ErrorSubject& subject) {
        return addBlob(blobs, aboutFile(subject, [&] { return loadElements(recipe, folder, wishOf(buffer)); }));
    };
    for (BufferPlan& buffer : plan.buffers) {
        if (!isFileRecipe(buffer.recipe))
            continue;
        if (std::optional<std::vector<std::byte>> content = popContent(plan, buffer, folder))
            buffer.blob = addBlob(blobs, std::move(*content));
        else
            buffer.blob = read(buffer.recipe, buffer, {ErrorSubject::Kind::Argument, buffer.name});
    }
    for (ReferencePlan& reference : plan.references) {
        if (reference.kind == ReferencePlan::Kind::File)
            reference.blob = read(reference.recipe, *std::ranges::find(plan.buffers, reference.output, &BufferPlan::name),
                                  {ErrorSubject::Kind::Reference, reference.output});
    }
    return blobs;
}

bool isOutdated(const LaunchPlan& plan, const std::filesystem::path& folder)
{
    return std::ranges::any_of(plan.measured, [&](const MeasuredFile& file) { return !(measured(file.path, folder) == file); });
}

}  // namespace kd
