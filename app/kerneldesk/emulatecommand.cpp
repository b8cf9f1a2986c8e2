// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/emulationtext.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/savedsession.h"
#include "app/kerneldesk/startedprogram.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/foreground.h"
#include "core/capture/capturerequest.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/container/hostruntime.h"
#include "core/emulator/record/programrecord.h"
#include "ui/common/messagetext.h"
#include "core/base/environment.h"

#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <chrono>
#include <memory>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

struct EmulateOptions {
    std::string program;
    std::vector<std::string> arguments;
    std::string kernel, json, save, saveAs, checks;
    bool stopsAtFirst = false;
    bool leavesOutCounters = false;
    bool notes = false;
};

constexpr ComputeCapability kUsual{9, 0};

fs::path substituteFolder()
{
    const fs::path folder = posix::executablePath().parent_path().parent_path() / "lib/kerneldesk/emulated";
    std::error_code error;
    if (fs::is_directory(folder, error))
        return folder;
    throw Failure(ExitStatus::Lacking, Text::tr("The libraries that stand for CUDA's are not in %1: KernelDesk has to be installed "
                                                "again.").arg(toQt(folder.string())));
}

void requireSharedRuntime(const HostRuntime& runtime, const fs::path& folder, const std::string& program)
{
    if (runtime.kind == HostRuntime::Kind::Static)
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 has NVIDIA's CUDA runtime within it, which runs on NVIDIA's driver alone: link it with "
                               "nvcc -cudart shared (CMake: -DCMAKE_CUDA_RUNTIME_LIBRARY=Shared).").arg(toQt(program)));
    std::error_code error;
    if (runtime.kind == HostRuntime::Kind::Shared && !fs::exists(folder / runtime.library, error))
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("%1 needs %2, which is not emulated: build it with CUDA 12 or 13.")
                          .arg(toQt(program), toQt(runtime.library)));
}

std::string textOf(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

/// What the user chose, else 9.0, or more where the program has newer PTX.
std::string capabilityFor(const HostRuntime& runtime)
{
    if (const QByteArray chosen = qgetenv(emulator::kCapabilityVariable); !chosen.isEmpty())
        return chosen.toStdString();
    const QString name = QStringLiteral("kerneldesk");
    const QSettings settings(QSettings::IniFormat, QSettings::UserScope, name, name);
    if (const QString chosen = settings.value(QStringLiteral("emulated/computeCapability")).toString(); !chosen.isEmpty())
        return chosen.toStdString();
    return textOf(std::max(runtime.newestPtx.value_or(kUsual), kUsual));
}

std::vector<std::string> environmentFor(const EmulateOptions& options, const fs::path& folder, const HostRuntime& runtime,
                                        const fs::path& record, const SavedSession* saved)
{
    std::vector<std::string> environment = posix::currentEnvironment();
    const std::string others = qgetenv("LD_LIBRARY_PATH").toStdString();
    setVariable(environment, "LD_LIBRARY_PATH", folder.string() + (others.empty() ? "" : ":" + others));
    setVariable(environment, emulator::kCapabilityVariable, capabilityFor(runtime));
    setVariable(environment, emulator::kRecordVariable, record.string());
    setVariable(environment, emulator::kCountersVariable, options.leavesOutCounters ? "0" : "1");
    if (!options.checks.empty())
        setVariable(environment, emulator::kChecksVariable, options.checks);
    setVariable(environment, emulator::kNotesVariable, options.notes ? "1" : "0");
    setVariable(environment, emulator::kStopVariable, options.stopsAtFirst ? "1" : "0");
    setVariable(environment, emulator::kKernelVariable, options.kernel);
    setVariable(environment, emulator::kSaveVariable, saved != nullptr ? saved->choice() : "");
    setVariable(environment, emulator::kSaveFolderVariable, saved != nullptr ? saved->scratch().string() : "");
    return environment;
}

/// Launches of the kernels of which one is to be saved; nothing where others are left out of the record.
std::optional<std::uint64_t> launchesOf(const emulator::ProgramRecord& record, const EmulateOptions& options)
{
    if (!options.kernel.empty())
        return std::nullopt;
    const std::string part = launchChoiceOf(options.save).value_or(LaunchChoice{}).kernel;
    std::uint64_t launches = 0;
    for (const emulator::KernelTotals& kernel : record.kernels)
        if (kernel.name.find(part) != std::string::npos || readableKernelName(kernel.name).find(part) != std::string::npos)
            launches += kernel.launches;
    return launches;
}

ExitStatus statusOf(const EmulatedProgram& program)
{
    return program.record.hazards.empty() ? statusOfProgram(program.status) : ExitStatus::KernelFailed;
}

ExitStatus emulate(const EmulateOptions& options)
{
    const fs::path folder = substituteFolder();
    const HostRuntime runtime = hostRuntimeOf(programFile(options.program));
    requireSharedRuntime(runtime, folder, options.program);
    if (!options.json.empty())
        requireWritable(options.json);
    if (options.save.empty() && !options.saveAs.empty())
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("--save-as names the file of --save: say which launch by --save KERNEL:N."));
    const std::unique_ptr<SavedSession> saved =
        options.save.empty() ? nullptr : std::make_unique<SavedSession>(options.save, options.saveAs);
    const QTemporaryDir scratch;
    if (!scratch.isValid())
        throw Failure(ExitStatus::Lacking, Text::tr("There is no room for temporary files: %1.").arg(scratch.errorString()));
    const fs::path record = scratch.filePath(QStringLiteral("record")).toStdString();

    EmulatedProgram ran;
    ran.words = {options.program};
    ran.words.insert(ran.words.end(), options.arguments.begin(), options.arguments.end());
    const auto begin = std::chrono::steady_clock::now();
    try {
        const std::vector<std::string> environment = environmentFor(options, folder, runtime, record, saved.get());
        ran.status = posix::runInForeground(options.program, options.arguments, environment);
    } catch (const RuntimeError& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
    ran.duration = std::chrono::steady_clock::now() - begin;
    ran.record = emulator::readProgramRecord(record);
    ran.stacks = stacksOf(ran.record);
    printError(emulationText(ran, Style::ofError()));
    if (ran.status.signalled)
        complain(Text::tr("The program %1.").arg(messageText(posix::describe(ran.status))));
    if (!options.json.empty())
        writeResult(options.json, dumpJson(emulationDocument(ran), 2) + "\n");
    if (saved)
        printError(QLatin1Char('\n') + saved->finish(launchesOf(ran.record, options)));
    return statusOf(ran);
}

}  // namespace

void addEmulateCommand(CLI::App& app, const std::vector<std::string>& behind, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "emulate", Text::tr("Run a whole CUDA program on the emulated GPU and report its hazards").toStdString());
    const auto options = std::make_shared<EmulateOptions>();
    OptionGroup group(command);
    group.add("PROGRAM", options->program, "", Text::tr("program to run, behind --, with its arguments behind it"))->required();
    group.addFlag("--stop-at-first", options->stopsAtFirst, Text::tr("end the program at its first hazard"));
    group.add("--kernel", options->kernel, "NAME", Text::tr("report only launches of kernels with this in their name"));
    group.add("--save", options->save, "KERNEL:N",
              Text::tr("save the N-th launch of the kernels with KERNEL in their name as a session"));
    group.add("--save-as", options->saveAs, "FILE", Text::tr("the file of --save, .kdesk, in place of KERNEL-N.kdesk here"));
    addChecks(group, options->checks);
    addNotes(group, options->notes);
    group.addFlag("--no-counters", options->leavesOutCounters, Text::tr("count no memory accesses, which is faster"));
    group.add("--json", options->json, "FILE", Text::tr("write the report as JSON, too"));
    command.footer(
        Text::tr("The program runs as it is, with the input and output of this one; the report goes to standard error at its end.\n"
                 "It finds an emulated libcuda.so.1 and libcudart.so by LD_LIBRARY_PATH: programs of the driver API that load\n"
                 "PTX, and those linked with nvcc -cudart shared. KERNELDESK_EMULATED_CC is the compute capability.\n"
                 "\n"
                 "Exit status: 1 where there was a hazard, else the program's own.\n"
                 "\n"
                 "Example: nvcc -cudart shared -lineinfo -g saxpy.cu -o saxpy && kerneldesk emulate -- ./saxpy")
            .toStdString());
    command.callback([options, &behind, &chosen] {
        options->arguments = behind;
        chosen = [options] { return emulate(*options); };
    });
}

}  // namespace kd::cli
