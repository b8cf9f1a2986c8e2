// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/capturetext.h"
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/connection.h"
#include "app/kerneldesk/interruption.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/output.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/startedprogram.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/foreground.h"
#include "core/capture/archive/capturearchive.h"
#include "core/capture/capturerequest.h"
#include "core/compile/binary/demangle.h"
#include "ui/client/remotecapture.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/capturestart.h"
#include "ui/program/recordings.h"

#include <QEventLoop>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

struct CaptureOptions {
    std::string program;
    std::vector<std::string> arguments, kernels;
    std::string range, folder = ".", output, json;
    std::optional<std::uint32_t> limit, most, replays;
    TargetOptions target;
    std::string directory;  ///< where the program starts on the target; empty: where its worker does
    bool lists = false, firstOfEach = false, slowest = false, measures = false;
};

CaptureRequest requestOf(const CaptureOptions& options)
{
    constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;
    CaptureRequest request{.firstOfEach = options.firstOfEach,
                           .range = options.range,
                           .measuresOnly = options.measures,
                           .cupti = capturePlaces()};
    for (const std::string& kernel : options.kernels)
        request.launches.push_back(namedLaunch(kernel));
    request.listsKernels = options.lists || options.slowest || !request.wantsLaunches();
    if (options.limit)
        request.limit = *options.limit * kMebibyte;
    request.mostLaunches = options.most.value_or(request.mostLaunches);
    return request;
}

/// Where recordings lie on their way, on the file system that they are for.
fs::path outputFolder(const CaptureOptions& options)
{
    if (options.output.empty())
        return options.folder;
    const fs::path folder = fs::path(options.output).parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

bool isElsewhere(const CaptureOptions& options)
{
    return !options.target.name.empty() || !options.target.command.empty();
}

/// Runs the program on the target; what is recorded of it comes into `folder`. The first Ctrl+C is the program's, the second leaves
/// the target.
RemoteCaptureEnd runThere(const CaptureOptions& options, const CaptureRequest& request, const fs::path& folder)
{
    const CaptureStart start{.program = options.program,
                             .arguments = options.arguments,
                             .folder = options.directory,
                             .variables = {},
                             .request = request};
    RemoteCapture there(chosenTarget(options.target), start, folder);
    RemoteCaptureEnd ended;
    QEventLoop loop;
    QObject::connect(&there, &RemoteCapture::ended, &loop, [&](const RemoteCaptureEnd& end) {
        ended = end;
        loop.quit();
    });
    QObject::connect(&there, &RemoteCapture::wrote, &loop, [](const QByteArray& bytes, bool isError) {
        std::FILE* const stream = isError ? stderr : stdout;
        std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
        std::fflush(stream);
    });
    QObject::connect(&there, &RemoteCapture::noted, &loop, [](const QString& line) { printError(line); });
    std::optional<Interruption> interruption;
    const std::function<void()> listen = [&] {
        interruption.emplace();
        QObject::connect(&*interruption, &Interruption::raised, &loop,
                         [&] {
                             there.stop();
                             listen();
                         },
                         Qt::QueuedConnection);
    };
    listen();
    loop.exec();
    return ended;
}

/// Runs the program once, with a folder of its own for what it leaves.
class CaptureRun {
public:
    CaptureRun(const CaptureOptions& options, const CaptureRequest& request)
        : m_scratch(toQt((outputFolder(options) / ".capture.XXXXXX").string()))
    {
        if (!m_scratch.isValid())
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("%1 takes no files: %2.").arg(toQt(outputFolder(options).string()), m_scratch.errorString()));
        const fs::path folder = fs::absolute(m_scratch.path().toStdString());
        if (isElsewhere(options))
            startThere(options, request, folder);
        else
            startHere(options, request, folder);
        m_reports = readCaptureReports(folder);
    }

    const posix::ExitStatus& status() const { return m_status; }
    /// How it ended is not known: the target was lost, which has been said.
    bool isLost() const { return m_isLost; }
    const std::vector<CaptureReport>& reports() const { return m_reports; }
    fs::path folder() const { return m_scratch.path().toStdString(); }

private:
    void startHere(const CaptureOptions& options, const CaptureRequest& request, const fs::path& folder)
    {
        try {
            m_status = posix::runInForeground(options.program, options.arguments,
                                              captureEnvironment(posix::currentEnvironment(), request, folder));
        } catch (const RuntimeError& error) {
            throw Failure(ExitStatus::BadArguments, errorText(error));
        }
    }

    void startThere(const CaptureOptions& options, const CaptureRequest& request, const fs::path& folder)
    {
        const RemoteCaptureEnd end = runThere(options, request, folder);
        if (!end.failure.isEmpty() && !end.isLost)
            throw Failure(ExitStatus::BadArguments, end.failure);
        if (end.isLost)
            complain(end.failure);
        m_isLost = end.isLost;
        m_status = end.status.value_or(posix::ExitStatus());
    }

    QTemporaryDir m_scratch;
    posix::ExitStatus m_status;
    bool m_isLost = false;
    std::vector<CaptureReport> m_reports;
};

/// Says so where something was asked for and nothing came of it, though the program itself went well.
void complainOfNothing(const CaptureRequest& request, const CapturedProgram& program)
{
    const auto isMissing = [](const CaptureReport& report) { return !report.missing.empty(); };
    if (!request.wantsLaunches() || !program.recordings.empty() || std::ranges::all_of(program.reports, isMissing))
        return;
    std::uint64_t launches = 0;
    for (const CaptureReport& report : program.reports)
        launches += report.launches;
    if (launches == 0 && !request.range.empty())
        complain(Text::tr("Nothing was recorded: the program launched no kernel within an NVTX range with %1 in its name.")
                     .arg(toQt(request.range)));
    else if (launches == 0)
        complain(Text::tr("Nothing was recorded: the program launched no kernel with such a name; --list names its kernels."));
    else
        complain(Text::tr("Nothing was recorded: no launch was as asked for, of %1 of such kernels.").arg(launches));
}

/// Makes one file of a recording: the first has the name that was given, others have their number in it.
void packInto(const std::string& output, KeptRecording& kept, std::size_t number)
{
    if (!kept.problem.isEmpty() || kept.file.empty())
        return;
    fs::path file = output;
    if (number > 1)
        file.replace_filename(file.stem().string() + "-" + std::to_string(number) + file.extension().string());
    try {
        packCapture(kept.file, kept.data, file);
        kept.file = file;
        kept.data.clear();
    } catch (const RuntimeError& error) {
        kept.problem = errorText(error);
    }
}

ExitStatus capture(const CaptureOptions& options)
{
    if (!options.output.empty() && fs::path(options.output).extension() != kCaptureEnding)
        throw Failure(ExitStatus::BadArguments, Text::tr("The name of %1 does not end in .kdcap.").arg(toQt(options.output)));
    if (!options.json.empty())
        requireWritable(options.json);
    if (!isElsewhere(options) && !options.directory.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("--directory is a folder of a target: it goes with --target."));
    if (!isElsewhere(options) && programFile(options.program).empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("There is no program %1.").arg(toQt(options.program)));
    CaptureRequest request = requestOf(options);
    auto run = std::make_unique<CaptureRun>(options, request);
    if (options.slowest) {
        const std::optional<LaunchChoice> slowest = slowestLaunch(run->reports());
        if (slowest) {
            printError(Text::tr("The slowest launch is launch %1 of %2; the program is run again to record it.")
                           .arg(QString::number(slowest->number), toQt(readableKernelName(slowest->kernel))) +
                       QLatin1Char('\n'));
            request.launches.push_back(*slowest);
            request.listsKernels = false;
            run = std::make_unique<CaptureRun>(options, request);
        }
    }
    CapturedProgram program{.words = {options.program},
                            .status = run->status(),
                            .isListed = request.listsKernels,
                            .reports = run->reports(),
                            .isMeasured = request.measuresOnly,
                            .isLost = run->isLost()};
    program.words.insert(program.words.end(), options.arguments.begin(), options.arguments.end());
    std::optional<QTemporaryDir> packed;  // what goes into files of one each is kept beside them until then
    if (!options.output.empty())
        packed.emplace(toQt((outputFolder(options) / ".capture.XXXXXX").string()));
    const fs::path into = packed ? fs::path(packed->path().toStdString()) : fs::path(options.folder);
    // One file is for others, too, who do not have that target.
    const std::string targetOfSessions = packed ? std::string() : options.target.name;
    const auto recordings = request.measuresOnly ? measuredRecordings(run->folder())
                                                  : keepRecordings(run->folder(), into, targetOfSessions);
    constexpr std::uint32_t kUsualReplays = 3;
    const std::uint32_t replays = options.replays.value_or(kUsualReplays);
    for (const KeptRecording& kept : recordings) {
        const bool runsAgain = kept.problem.isEmpty() && kept.recorded.hasResults && replays > 0;
        program.recordings.push_back({kept, runsAgain ? std::optional(replay(kept.file, replays, options.target)) : std::nullopt});
        if (packed)
            packInto(options.output, program.recordings.back().kept, program.recordings.size());
    }
    printError(captureText(program));
    if (program.status.signalled)
        complain(Text::tr("The program %1.").arg(messageText(posix::describe(program.status))));
    if (!options.json.empty())
        writeResult(options.json, dumpJson(captureDocument(program), 2) + "\n");
    if (program.isLost)
        return ExitStatus::Lacking;
    complainOfNothing(request, program);
    return statusOfProgram(program.status);
}

}  // namespace

void addCaptureCommand(CLI::App& app, const std::vector<std::string>& behind, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "capture", Text::tr("List a program's kernels on the GPU, or record launches as sessions").toStdString());
    const auto options = std::make_shared<CaptureOptions>();
    OptionGroup group(command);
    group.add("PROGRAM", options->program, "", Text::tr("program to run, behind --, with its arguments behind it"))->required();
    group.addFlag("--list", options->lists, Text::tr("list all kernels with counts and times; the default"));
    group.addEach("--kernel", options->kernels, "NAME:N",
                  Text::tr("record the N-th (or first) launch of kernels with NAME in their name; may repeat"));
    group.addFlag("--first", options->firstOfEach, Text::tr("record the first launch of every kernel"));
    group.addFlag("--slowest", options->slowest, Text::tr("run the program twice, and record its slowest launch"));
    group.add("--range", options->range, "NAME",
              Text::tr("record launches (chosen ones, if any are) while an NVTX range with NAME in it is open"));
    group.addFlag("--size", options->measures, Text::tr("tell how large recordings would be, and make none"));
    group.add("--most", options->most, "N", Text::tr("record at most so many launches; default: 16"));
    group.add("--limit", options->limit, "MIB", Text::tr("memory of one launch, in MiB; default: 4096"));
    group.add("--replays", options->replays, "N",
              Text::tr("run each recorded launch again so many times, and compare; default: 3; 0: not"));
    group.add("--into", options->folder, "FOLDER", Text::tr("where sessions go; default: here"));
    group.add("--output", options->output, "FILE.kdcap",
              Text::tr("make one file of each recording, with its session and data"))->excludes("--into");
    group.add("--json", options->json, "FILE", Text::tr("write what is told as JSON, too"));
    addTargetAlone(command, options->target);
    OptionGroup(command, Text::tr("Where"))
        .add("--directory", options->directory, "FOLDER",
             Text::tr("where the program starts on the target; default: where its worker does"));
    command.footer(
        Text::tr("The program runs as it is, on NVIDIA's driver, which loads a library of KernelDesk into it by CUPTI.\n"
                 "A recording is a session, NAME-N.kdesk, with its code, arguments and memory in NAME-N.data, as they were before\n"
                 "the launch, and what the launch left to compare with: kerneldesk run, time and compare take it, and the window.\n"
                 "It holds the program's data. Programs that a profiler watches already cannot be recorded.\n"
                 "With --target the program runs there, without input; what it writes and what is recorded of it come here.\n"
                 "\n"
                 "Exit status: the program's own.\n"
                 "\n"
                 "Example: kerneldesk capture --kernel softmax:3 -- python train.py --steps 3")
            .toStdString());
    command.callback([options, &behind, &chosen] {
        options->arguments = behind;
        chosen = [options] { return capture(*options); };
    });
}

}  // namespace kd::cli
