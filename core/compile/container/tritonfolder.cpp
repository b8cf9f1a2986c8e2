// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/container/container.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace kd {
namespace {

constexpr JsonLimits kMetadataLimits{.bytes = 1u << 20, .depth = 32};
constexpr std::size_t kMaxTritonName = 4096;
constexpr std::uint32_t kMaxWarps = 64;
constexpr std::uint32_t kMaxSharedBytes = 1u << 20;

/// The metadata files of a folder, sorted.
std::vector<std::filesystem::path> metadataFiles(const std::filesystem::path& folder, std::size_t maxFiles)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    std::size_t seen = 0;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (++seen > maxFiles)
            refuse(folder.string(), message("the folder has more than {} files", maxFiles));
        const std::filesystem::path& path = it->path();
        if (path.extension() == ".json" && !path.filename().string().starts_with("__grp__"))
            files.push_back(path);
    }
    if (error)
        refuse(folder.string(), message("the folder cannot be read: {}", error.message()));
    std::sort(files.begin(), files.end());
    return files;
}

bool isRegularFile(const std::filesystem::path& path)
{
    const std::optional<posix::FileIdentity> identity = posix::fileIdentityNoFollow(path);
    return identity && identity->isRegular;
}

/// Other programs write .json as well, which is not for this to judge.
bool hasCodeBeside(std::filesystem::path path)
{
    return isRegularFile(path.replace_extension(".cubin")) || isRegularFile(path.replace_extension(".ptx"));
}

/// Adds the device code of a file beside the metadata, where there is one; gives its bytes, decompressed, as `total` counts them.
void addBeside(TritonKernel& kernel, std::filesystem::path path, const char* extension, const ContainerLimits& limits,
               std::uint64_t& total)
{
    path.replace_extension(extension);
    if (!isRegularFile(path))
        return;
    ContainerLimits rest = limits;
    rest.total.value -= std::min(rest.total.value, total);
    auto image = std::make_shared<const std::vector<std::byte>>(posix::readFileNoFollow(path, rest.file));
    for (DeviceCode& code : readContainer(std::move(image), path.string(), rest).codes) {
        total += code.size;
        code.member = path.filename().string();
        kernel.codes.push_back(std::move(code));
    }
}

/// Nothing where the object is not what Triton writes of a kernel.
std::optional<TritonKernel> readMetadata(const std::filesystem::path& path)
{
    const std::vector<std::byte> bytes = posix::readFileNoFollow(path, {kMetadataLimits.bytes});
    const std::string subject = path.string();
    const Json json = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, subject, kMetadataLimits);
    const JsonFields fields(json, subject);
    if (fields.find("name") == nullptr || fields.find("num_warps") == nullptr)
        return std::nullopt;
    TritonKernel kernel;
    fields.read("name", kernel.name, kMaxTritonName);
    fields.read("shared", kernel.shared, 0, kMaxSharedBytes);
    fields.read("num_warps", kernel.warps, 1, kMaxWarps);
    return kernel;
}

}  // namespace

std::vector<TritonKernel> openTritonFolder(const std::filesystem::path& folder, const ContainerLimits& limits)
{
    std::vector<TritonKernel> kernels;
    std::uint64_t total = 0;
    for (const std::filesystem::path& path : metadataFiles(folder, limits.maxMembers)) {
        std::optional<TritonKernel> kernel = isRegularFile(path) && hasCodeBeside(path) ? readMetadata(path) : std::nullopt;
        if (!kernel)
            continue;
        addBeside(*kernel, path, ".cubin", limits, total);
        addBeside(*kernel, path, ".ptx", limits, total);
        if (!kernel->codes.empty())
            kernels.push_back(std::move(*kernel));
    }
    if (kernels.empty())
        refuse(folder.string(), "the folder holds no kernel that Triton compiled");
    return kernels;
}

}  // namespace kd
