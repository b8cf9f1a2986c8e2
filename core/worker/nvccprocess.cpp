// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/nvccprocess.h"

#include "core/base/error.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/file.h"
#include "core/base/posix/programrun.h"
#include "core/base/posix/sandbox.h"
#include "core/compile/nvcc/nvcccompile.h"
#include "core/compile/tile/tileassembly.h"
#include "core/compile/toolkit/tileiraslocation.h"
#include "core/compile/toolkit/toolkitplaces.h"
#include "core/worker/wire.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// Beyond a task's deadline, which the supervisor keeps; each program that nvcc starts has it anew.
constexpr std::chrono::seconds kExtraToolTime{5};
constexpr std::size_t kMaxToolOutput = 4u << 20;

/// The folders of a host compiler that is not the system's: its own programs, libraries and headers, not what lies beside them.
std::vector<fs::path> hostCompilerFolders(const fs::path& hostCompiler)
{
    std::error_code error;
    const fs::path real = fs::canonical(hostCompiler, error);
    if (error || real.native().starts_with("/usr/"))
        return {};
    std::vector<fs::path> folders{hostCompiler.parent_path()};
    for (const char* const name : {"bin", "lib", "lib64", "libexec", "include"})
        folders.push_back(real.parent_path().parent_path() / name);
    return folders;
}

/// The compilers of one warm process, as they were found when it was started.
class NvccTasks {
public:
    NvccTasks(NvccLocation location, TileirasLocation tileiras, int lifeline)
        : m_location(std::move(location)), m_tileiras(std::move(tileiras)), m_lifeline(lifeline),
          m_folder(fs::current_path() / "task")
    {
    }
    ~NvccTasks() { clear(); }
    NvccTasks(const NvccTasks&) = delete;
    NvccTasks& operator=(const NvccTasks&) = delete;

    Json answer(const ChildMessage& message)
    {
        return message.type == "assemble" ? assemble(message) : compile(message);
    }

private:
    Json compile(const ChildMessage& message)
    {
        const auto request = readValue([&] { return message.body.get<CompileRequest>(); });
        // The supervisor looked for nvcc just now, this process when it was started: another one takes over.
        if (valueOr<std::string>(message.body, "nvccIdentity", {}) != m_location.identity)
            throw DamagedInput({.text = "nvcc was replaced since this process was started"});
        begin(request.deadline);
        const NvccToolchain toolchain{.location = m_location,
                                      .version = version(),
                                      .folder = m_folder,
                                      .run = [this](const ToolCommand& command) { return run(command); }};
        Json result = message.type == "signatures" ? Json(signaturesWithNvcc(request, toolchain))
                                                   : outcomeToWire(compileWithNvcc(request, toolchain));
        clear();
        return result;
    }

    Json assemble(const ChildMessage& message)
    {
        const TileAssemblyRequest request = tileRequestFromWire(message.body);
        if (request.identity != m_tileiras.identity)
            throw DamagedInput({.text = "tileiras was replaced since this process was started"});
        begin(request.deadline);
        const TileToolchain toolchain{
            .location = m_tileiras, .folder = m_folder, .run = [this](const ToolCommand& command) {
                return runIn(m_tileiras.tileiras.parent_path(), command);
            }};
        Json result = outcomeToWire(assembleTileIr(request, toolchain));
        clear();
        return result;
    }

    void begin(Milliseconds deadline) const
    {
        posix::allowCpuTime(std::chrono::ceil<std::chrono::seconds>(deadline) + kExtraToolTime);
        clear();
        posix::makePrivateDirectory(m_folder);
    }

    void clear() const
    {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }

    posix::ProgramRun run(const ToolCommand& command) const { return runIn(m_location.hostCompiler.parent_path(), command); }

    /// Runs a command whose own programs are looked for in `programs` first.
    posix::ProgramRun runIn(const fs::path& programs, const ToolCommand& command) const
    {
        // nvcc reads NVCC_PREPEND_FLAGS and the like, gcc CPATH and its kind, and tileiras fails with the CUDA_HOME of another
        // toolkit: nothing of the user's environment goes along.
        const std::vector<std::string> environment{"PATH=" + programs.string() + ":/usr/bin:/bin",
                                                   "LC_ALL=C", "TMPDIR=" + m_folder.string()};
        return posix::runProgram({.program = command.program,
                                  .arguments = command.arguments,
                                  .environment = environment,
                                  .directory = m_folder,
                                  .descriptors = {}},
                                 kMaxToolOutput, m_lifeline);
    }

    const std::string& version()
    {
        if (m_version.empty())
            m_version = toolVersion(run({.program = m_location.nvcc, .arguments = {"--version"}}).output);
        if (m_version.empty())
            throw RuntimeError({.text = "it does not tell its version", .subject = m_location.nvcc.string()});
        return m_version;
    }

    NvccLocation m_location;
    TileirasLocation m_tileiras;
    int m_lifeline;
    fs::path m_folder;
    std::string m_version;
};

}  // namespace

int nvccProcessMain(int channelDescriptor)
{
    // Not dieWithParent(): what nvcc has started would live on; see posix::runProgram().
    posix::Channel channel{posix::Handle(channelDescriptor), Bytes{kMaxValueBytes}};
    const NvccLocation location = findNvcc();
    const TileirasLocation tileiras = findTileiras();
    std::vector<fs::path> programs = hostCompilerFolders(location.hostCompiler);
    programs.push_back(location.toolkit);
    programs.push_back(tileiras.toolkit);
    std::erase_if(programs, [](const fs::path& folder) { return folder.empty(); });
    posix::applyToolchainSandbox(fs::current_path(), programs);
    NvccTasks tasks(location, tileiras, channel.descriptor());
    while (const std::optional<ReceivedMessage> received = receiveMessage(channel)) {
        const ChildMessage& message = received->message;
        channel.send(toCbor({.type = "answer", .job = message.job, .body = tasks.answer(message)}));
    }
    return 0;
}

}  // namespace kd
