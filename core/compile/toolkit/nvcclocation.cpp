// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/toolkit/nvcclocation.h"

#include "core/base/posix/fileidentity.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// Any one of these does, below the folder of the toolkit; Debian's own package keeps cicc beside nvcc.
struct ToolkitPart {
    std::string_view name;     ///< as the sentence about its absence names it
    std::string_view package;  ///< pip's name of what holds it
    std::vector<fs::path> places;
};

const std::vector<ToolkitPart>& toolkitParts()
{
    static const std::vector<ToolkitPart> parts{
        {"ptxas", "nvidia-cuda-nvcc", {"bin/ptxas"}},
        {"cicc", "nvidia-nvvm", {"nvvm/bin/cicc", "bin/cicc"}},
        {"crt/host_config.h", "nvidia-cuda-crt",
         {"include/crt/host_config.h", "targets/x86_64-linux/include/crt/host_config.h", "/usr/include/crt/host_config.h"}},
        {"cuda_runtime.h", "nvidia-cuda-runtime",
         {"include/cuda_runtime.h", "targets/x86_64-linux/include/cuda_runtime.h", "/usr/include/cuda_runtime.h"}},
    };
    return parts;
}

std::vector<fs::path> nvccCandidates()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVCC"); !chosen.empty())
        return {fs::absolute(chosen)};
    return compilerPlaces("nvcc");
}

std::optional<fs::path> findPart(const fs::path& toolkit, const ToolkitPart& part)
{
    for (const fs::path& place : part.places)
        if (present(toolkit / place))
            return toolkit / place;
    return std::nullopt;
}

/// The folder of the toolkit that the program belongs to; nothing where it is no program.
std::optional<fs::path> toolkitOf(const fs::path& nvcc)
{
    std::error_code error;
    const fs::path real = fs::canonical(nvcc, error);
    if (error || !isProgram(real))
        return std::nullopt;
    return real.parent_path().parent_path();
}

void addIdentity(std::string& identity, const fs::path& path)
{
    if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path))
        identity += path.string() + '\0' + file->text() + '\0';
}

fs::path findHostCompiler()
{
    for (const fs::path& folder : programFolders())
        if (isProgram(folder / "gcc"))
            return folder / "gcc";
    return {};
}

Message nvccPlaces()
{
    return onlyWheels() ? toolkitPlaces() : message("{}, in CUDA_PATH and on PATH", toolkitPlaces());
}

Message nothingFound()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVCC"); !chosen.empty())
        return message("KERNELDESK_NVCC is {}, which is no program; set it to an nvcc, or unset it.", chosen);
    return message("nvcc was looked for {}, and not found: install the CUDA toolkit, or its pip packages nvidia-cuda-nvcc, "
                   "nvidia-nvvm, nvidia-cuda-crt, nvidia-cuda-runtime and nvidia-cuda-cccl, and g++.", nvccPlaces());
}

Message partMissing(const fs::path& nvcc, const ToolkitPart& part)
{
    return message("nvcc was found as {}, but not its {}: install the whole CUDA toolkit, or pip's {} of the same version.",
                   nvcc.string(), part.name, part.package);
}

/// An nvcc with the files that it is made of, without symbolic links: itself first, the host compiler last.
struct LocatedNvcc {
    NvccLocation location;
    std::vector<fs::path> parts;
};

std::string identityOf(const std::vector<fs::path>& parts)
{
    std::string identity;
    for (const fs::path& part : parts)
        addIdentity(identity, part);
    return identity;
}

/// Takes the toolkit where it has all of its parts; else says in `missing` which one is not there.
bool completeLocation(LocatedNvcc& located, const fs::path& nvcc, const fs::path& toolkit, Message& missing)
{
    std::vector<fs::path> parts{fs::canonical(nvcc), toolkit / "bin/nvcc.profile", toolkit / "bin/cudafe++"};
    for (const ToolkitPart& part : toolkitParts()) {
        const std::optional<fs::path> place = findPart(toolkit, part);
        if (!place) {
            missing = partMissing(nvcc, part);
            return false;
        }
        parts.push_back(*place);
    }
    located.parts = std::move(parts);
    located.location = {.nvcc = nvcc,
                        .ptxas = toolkit / "bin/ptxas",
                        .toolkit = toolkit,
                        .hostCompiler = findHostCompiler(),
                        .identity = {},
                        .missing = {}};
    return true;
}

LocatedNvcc noNvcc(Message missing)
{
    LocatedNvcc nothing;
    nothing.location.missing = std::move(missing);
    return nothing;
}

LocatedNvcc locateNvcc()
{
    LocatedNvcc located;
    Message missing;
    for (const fs::path& nvcc : nvccCandidates()) {
        const std::optional<fs::path> toolkit = toolkitOf(nvcc);
        Message lacks;
        if (toolkit && completeLocation(located, nvcc, *toolkit, lacks))
            break;
        if (missing.empty())
            missing = lacks;
    }
    if (located.parts.empty())
        return noNvcc(missing.empty() ? nothingFound() : missing);
    if (located.location.hostCompiler.empty())
        return noNvcc(message("nvcc was found as {}, but there is no gcc on PATH, which it needs: install g++.",
                              located.location.nvcc.string()));
    located.parts.push_back(fs::canonical(located.location.hostCompiler));
    located.location.identity = identityOf(located.parts);
    return located;
}

/// What says where nvcc is looked for.
std::string surroundings()
{
    std::error_code error;
    std::string text = fs::current_path(error).string();
    for (const char* const name : {"KERNELDESK_NVCC", "KERNELDESK_CUDA", "CUDA_HOME", "CUDA_PATH", "PATH"})
        text += '\0' + environmentVariable(name);
    return text;
}

bool leadsTo(const fs::path& link, const fs::path& file)
{
    std::error_code error;
    return fs::canonical(link, error) == file && !error;
}

/// Keeps the nvcc that was found. Any thread.
class NvccMemory {
public:
    NvccLocation find()
    {
        const std::string now = surroundings();
        const std::lock_guard lock(m_mutex);
        if (now == m_surroundings && isThere())
            return m_known.location;
        m_known = locateNvcc();
        m_surroundings = now;
        return m_known.location;
    }

private:
    /// Whether all of it is what it was.
    bool isThere() const
    {
        const NvccLocation& location = m_known.location;
        return !m_known.parts.empty() && leadsTo(location.nvcc, m_known.parts.front()) && isProgram(location.nvcc) &&
            leadsTo(location.hostCompiler, m_known.parts.back()) && identityOf(m_known.parts) == location.identity;
    }

    std::mutex m_mutex;
    std::string m_surroundings;
    LocatedNvcc m_known;
};

}  // namespace

NvccLocation findNvcc()
{
    static NvccMemory memory;
    try {
        return memory.find();
    } catch (const fs::filesystem_error& error) {
        return noNvcc(message("nvcc cannot be looked for: {}", std::string(error.what()))).location;
    }
}

std::vector<fs::path> nvccIncludeFolders(const NvccLocation& location)
{
    DistinctPaths folders;
    for (const char* const name : {"include", "include/cccl", "targets/x86_64-linux/include", "targets/x86_64-linux/include/cccl"})
        folders.add(location.toolkit / name);
    for (const fs::path& version : entries("/usr/include/c++", ""))
        folders.add(version);
    for (const fs::path& version : entries("/usr/include/x86_64-linux-gnu/c++", ""))
        folders.add(version);
    for (const char* const name : {"/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include"})
        folders.add(name);
    return folders.take();
}

}  // namespace kd
