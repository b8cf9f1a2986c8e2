// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/base/text.h"
#include "core/compile/container/container.h"
#include "core/compile/container/containerbytes.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace kd {
namespace {

constexpr JsonLimits kMetadataLimits{.bytes = 1u << 20, .depth = 32};
constexpr std::size_t kMaxTritonName = 4096;
constexpr std::uint32_t kMaxWarps = 64;
constexpr std::uint32_t kMaxSharedBytes = 1u << 20;
constexpr std::uint64_t kMaxScratchBytes = std::uint64_t{1} << 32;  // for one block
constexpr std::size_t kMaxVersion = 64;
constexpr Bytes kLargestIr{16u << 20};
constexpr std::size_t kMaxParameters = 1024;

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

bool isVersion(std::string_view text)
{
    const auto isIts = [](char c) { return isIdentifierCharacter(c) || c == '.' || c == '+' || c == '-'; };
    return !text.empty() && std::ranges::all_of(text, isIts);
}

/// "x_ptr", "n" of `tt.func public @add_kernel(%x_ptr: !tt.ptr<f32> {…} loc(…), %n: i32 loc(…))`.
std::vector<std::string> parameterNames(std::string_view ir, const std::string& kernel)
{
    std::vector<std::string> names;
    const std::string head = "tt.func public @" + kernel + "(";
    std::size_t at = ir.find(head);
    if (at == std::string_view::npos)
        return names;
    int depth = 1;
    for (at += head.size(); at < ir.size() && depth > 0; ++at) {
        const char sign = ir[at];
        depth += sign == '(' || sign == '{' ? 1 : sign == ')' || sign == '}' ? -1 : 0;
        if (sign != '%' || depth != 1)
            continue;
        std::size_t end = at + 1;
        while (end < ir.size() && isIdentifierCharacter(ir[end]))
            ++end;
        names.emplace_back(ir.substr(at + 1, end - at - 1));
        if (names.size() > kMaxParameters)
            return {};
    }
    return names;
}

/// Triton's own text of a kernel may tell how its parameters are called; a launch has to be able to name them.
std::vector<std::string> namesBeside(std::filesystem::path path, const std::string& kernel)
{
    for (const char* const extension : {".source", ".ttir"}) {
        path.replace_extension(extension);
        if (!isRegularFile(path))
            continue;
        try {
            std::vector<std::string> names = parameterNames(container::textOf(posix::readFileNoFollow(path, kLargestIr)), kernel);
            const std::set<std::string_view> distinct(names.begin(), names.end());
            const auto isName = [](const std::string& name) {
                return !name.empty() && name.size() <= 255 && !(name.front() >= '0' && name.front() <= '9');
            };
            if (!names.empty() && distinct.size() == names.size() && std::ranges::all_of(names, isName))
                return names;
        } catch (const RuntimeError&) {
            continue;  // it is not needed
        }
    }
    return {};
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
    if (const Json* const version = fields.find("triton_version"); version != nullptr && version->is_string())
        fields.read("triton_version", kernel.version, kMaxVersion);
    if (!isVersion(kernel.version))
        kernel.version.clear();
    std::uint32_t blocks = 1;  // of a cluster, each of which has its own
    fields.read("num_ctas", blocks, 1, kMaxWarps);
    for (const char* const name : {"global_scratch", "profile_scratch"}) {
        TritonScratch scratch{.name = name};
        const std::string key = scratch.name + "_size";
        if (fields.find(key) == nullptr)
            continue;
        fields.read(key, scratch.bytes, 0, kMaxScratchBytes);
        scratch.bytes *= blocks;
        kernel.scratch.push_back(std::move(scratch));
    }
    kernel.names = namesBeside(path, kernel.name);
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
