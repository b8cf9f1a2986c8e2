// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvrtc/nvrtclibrary.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/dynamiclibrary.h"
#include "core/compile/toolkit/nvrtclocation.h"

#include <cctype>
#include <cstring>
#include <exception>
#include <span>
#include <string_view>

namespace kd {
namespace {

template <typename Function>
bool resolve(const posix::DynamicLibrary& library, const char* name, Function& function)
{
    void* address = library.symbol(name);
    std::memcpy(&function, &address, sizeof function);
    return address != nullptr;
}

/// The name of the first function that the library lacks; empty when it has them all.
std::string loadTable(const posix::DynamicLibrary& library, NvrtcApi& api)
{
#define KD_RESOLVE(member, name)              \
    if (!resolve(library, #name, api.member)) \
        return #name;
    KD_RESOLVE(getErrorString, nvrtcGetErrorString)
    KD_RESOLVE(version, nvrtcVersion)
    KD_RESOLVE(getNumSupportedArchs, nvrtcGetNumSupportedArchs)
    KD_RESOLVE(getSupportedArchs, nvrtcGetSupportedArchs)
    KD_RESOLVE(createProgram, nvrtcCreateProgram)
    KD_RESOLVE(destroyProgram, nvrtcDestroyProgram)
    KD_RESOLVE(compileProgram, nvrtcCompileProgram)
    KD_RESOLVE(getPtxSize, nvrtcGetPTXSize)
    KD_RESOLVE(getPtx, nvrtcGetPTX)
    KD_RESOLVE(getCubinSize, nvrtcGetCUBINSize)
    KD_RESOLVE(getCubin, nvrtcGetCUBIN)
    KD_RESOLVE(getProgramLogSize, nvrtcGetProgramLogSize)
    KD_RESOLVE(getProgramLog, nvrtcGetProgramLog)
    KD_RESOLVE(addNameExpression, nvrtcAddNameExpression)
    KD_RESOLVE(getLoweredName, nvrtcGetLoweredName)
#undef KD_RESOLVE
    resolve(library, "nvrtcSetPCHHeapSize", api.setPchHeapSize);
    resolve(library, "nvrtcInstallBundledHeaders", api.installBundledHeaders);
    resolve(library, "nvrtcGetTileIRSize", api.getTileIrSize);
    resolve(library, "nvrtcGetTileIR", api.getTileIr);
    return {};
}

/// "13.0.88" from the text "release 13.0, V13.0.88" that every build of NVRTC carries; "13.0" when it is not there.
std::string fullVersion(const posix::DynamicLibrary& library, const std::string& shortVersion)
{
    const std::string marker = "release " + shortVersion + ", V";
    for (const std::span<const std::byte> segment : library.constants()) {
        const std::string_view text(reinterpret_cast<const char*>(segment.data()), segment.size());
        const std::size_t found = text.find(marker);
        if (found == std::string_view::npos)
            continue;
        std::size_t end = found + marker.size();
        while (end < text.size() && (std::isdigit(static_cast<unsigned char>(text[end])) != 0 || text[end] == '.'))
            ++end;
        return std::string(text.substr(found + marker.size(), end - found - marker.size()));
    }
    return shortVersion;
}

std::vector<std::string> architectures(const NvrtcApi& api)
{
    int count = 0;
    if (api.getNumSupportedArchs(&count) != NVRTC_SUCCESS || count <= 0)
        return {};
    std::vector<int> numbers(static_cast<std::size_t>(count));
    if (api.getSupportedArchs(numbers.data()) != NVRTC_SUCCESS)
        return {};
    std::vector<std::string> names;
    for (const int number : numbers)
        names.push_back("sm_" + std::to_string(number));
    return names;
}

std::string otherBuiltins(const std::filesystem::path& folder)
{
    std::string names;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.path().filename().native().starts_with("libnvrtc-builtins.so."))
            names += (names.empty() ? "" : ", ") + entry.path().filename().string();
    return names;
}

/// NVRTC opens its builtins by bare name at the first compile; loaded before by path, those beside it are the ones.
Message loadBuiltins(const std::filesystem::path& nvrtc, int major, int minor)
{
    const std::filesystem::path wanted = builtinsPath(nvrtc, major, minor);
    const posix::DynamicLibrary builtins({wanted.string()});
    if (builtins.isOpen())
        return {};
    std::error_code error;
    const auto says = [&](const Message& trouble) {
        return message("NVRTC was found as {}, but the builtins library that it needs, {}, {}; install the one of the same "
                       "version.", nvrtc.string(), wanted.string(), trouble);
    };
    if (std::filesystem::exists(wanted, error))
        return says(message("cannot be loaded ({})", builtins.failure()));
    const std::string others = otherBuiltins(wanted.parent_path());
    return says(others.empty() ? Message("is not beside it") : message("is not beside it (found there: {})", others));
}

Message libraryMissing(const std::string& failure)
{
    return message("The CUDA compiler library NVRTC (libnvrtc.so.13) was looked for {}, and not found{}: install CUDA 13 or set "
                   "KERNELDESK_NVRTC to the library; everything but compiling still works.",
                   nvrtcPlaces(), failure.empty() ? Message() : message(" ({})", failure));
}

NvrtcLibrary load()
{
    NvrtcLibrary nvrtc;
    const posix::DynamicLibrary library(nvrtcCandidates());
    if (!library.isOpen()) {
        nvrtc.info.missing = libraryMissing(library.failure());
        return nvrtc;
    }
    nvrtc.info.path = library.path().string();
    if (const std::string function = loadTable(library, nvrtc.api); !function.empty()) {
        nvrtc.info.missing =
            message("{} has no function {}: it is no NVRTC, or one older than CUDA 12; install CUDA 13.", nvrtc.info.path,
                    function);
        return nvrtc;
    }
    int major = 0;
    int minor = 0;
    nvrtc.api.version(&major, &minor);
    nvrtc.info.version = fullVersion(library, std::to_string(major) + "." + std::to_string(minor));
    nvrtc.info.architectures = architectures(nvrtc.api);
    nvrtc.includeFolders = toolkitIncludeFolders(library.path());
    if (!nvrtc.includeFolders.empty())
        nvrtc.info.toolkitInclude = nvrtc.includeFolders.front().string();
    nvrtc.info.missing = loadBuiltins(library.path(), major, minor);
    nvrtc.info.available = nvrtc.info.missing.empty();
    return nvrtc;
}

NvrtcLibrary loadSafely() noexcept
try {
    return load();
} catch (const std::exception& error) {
    NvrtcLibrary nothing;
    nothing.info.missing = message("NVRTC could not be loaded: {}", messageOf(error));
    return nothing;
}

/// Tells whether the headers are of the same installation: others may be of another version.
bool hasOwnHeaders(const NvrtcLibrary& nvrtc)
{
    const std::string root = std::filesystem::path(nvrtc.info.path).parent_path().parent_path().string() + "/";
    return !nvrtc.includeFolders.empty() && nvrtc.includeFolders.front().string().starts_with(root);
}

NvrtcLibrary& loadedLibrary()
{
    static NvrtcLibrary library = loadSafely();
    return library;
}

}  // namespace

const NvrtcLibrary& nvrtcLibrary()
{
    return loadedLibrary();
}

void useBundledHeaders(const std::filesystem::path& folder)
{
    NvrtcLibrary& nvrtc = loadedLibrary();
    if (!nvrtc.info.available || nvrtc.api.installBundledHeaders == nullptr || hasOwnHeaders(nvrtc))
        return;
    constexpr unsigned int kUnlessThere = 0;
    if (nvrtc.api.installBundledHeaders(folder.c_str(), kUnlessThere, nullptr) != NVRTC_SUCCESS)
        return;
    nvrtc.includeFolders = {folder, folder / "cccl"};
    nvrtc.info.toolkitInclude = folder.string();
}

const CompilerInfo& compilerInfo()
{
    return nvrtcLibrary().info;
}

std::vector<std::filesystem::path> compilerFolders()
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    std::vector<std::filesystem::path> folders;
    if (!nvrtc.info.path.empty())
        folders.push_back(std::filesystem::path(nvrtc.info.path).parent_path());
    folders.insert(folders.end(), nvrtc.includeFolders.begin(), nvrtc.includeFolders.end());
    return folders;
}

template <> struct FieldList<CompilerInfo> {
    static constexpr FieldRules kRules{.subject = "compiler", .isLenient = true};
    static void list(auto& fields, auto& info)
    {
        auto& [available, version, path, toolkitInclude, architectures, missing] = info;
        fields.field("available", available);
        fields.field("version", version);
        fields.field("path", path);
        fields.field("toolkitInclude", toolkitInclude);
        fields.field("architectures", architectures);
        fields.field("missing", missing);
    }
};

void to_json(Json& json, const CompilerInfo& info)
{
    writeFields(json, info);
}

void from_json(const Json& json, CompilerInfo& info)
{
    readFields(json, info);
}

}  // namespace kd
