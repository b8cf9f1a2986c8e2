// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"
#include "ui/client/client.h"
#include "ui/workbench/build.h"
#include "ui/workbench/document.h"
#include "ui/workbench/job.h"
#include "ui/workbench/launchcheck.h"
#include "ui/workbench/launchswitches.h"
#include "ui/workbench/runrecord.h"
#include "core/base/sourceposition.h"
#include "ui/workbench/targetconnection.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace kd {

class Advisor;
class ArchitectureMatrix;
class Documents;
class GoalSolver;
class Recovery;

/// All that the window's views show and change: the document, the target, the build, the launch, runs and timings. Widgets
/// hold none of it. Lives in the thread of the window; nothing here waits. Every failure is a sentence.
class Workbench : public QObject {
    Q_OBJECT
public:
    explicit Workbench(Target target, QObject* parent = nullptr);
    ~Workbench() override;

    /// The current one.
    Document& document() const;
    /// All that are open. Switching keeps build, runs and launch of each.
    Documents& documents() const;
    Client& client() const;
    /// What keeps unsaved documents over a crash.
    Recovery& recovery() const;

    // --- the target

    /// Of the chosen target; "": this machine.
    QString targetName() const;
    /// This machine's.
    const Target& ownTarget() const;
    /// One that the user's settings name, or "". Kept in the session; what goes on elsewhere ends. targetChanged follows.
    void setTarget(const QString& name);
    /// One that a command line reaches. For this window alone: sessions hold no commands.
    void setTargetCommand(const QString& command);
    /// One that the user's settings name, for programs whose session names none (one that is open keeps its own): sessions stay as
    /// they are. "": this machine. Where there is no such target a notice() says so.
    void setDefaultTarget(const QString& name);
    using TargetState = TargetConnection::State;
    TargetState targetState() const;
    /// Null until the worker has answered.
    const TargetInfo* target() const;
    /// Asks the worker again, and starts it where it ended.
    void describeTarget();
    /// Ends its worker with everything that goes on in it, and starts another one. Outputs that it still kept are gone.
    void restartTarget();
    /// What runs are made on; null until it is known, or when there is no such device.
    const DeviceInfo* device() const;
    QString deviceId() const;
    /// Kept in the session. "": the default one.
    void setDevice(const QString& id);
    /// The default one, where the target has it; "": by the target's own rules.
    void setPreferredDevice(const QString& id);
    /// "sm_90": what is compiled for. That of the device unless another is set.
    QString architecture() const;
    bool followsDevice() const;
    /// "": that of the device.
    void setArchitecture(const QString& architecture);
    /// Those that the compiler knows.
    QStringList architectures() const;

    // --- the build

    /// The newest compile, whatever became of it.
    const Build& build() const;
    /// The newest one that is ok: figures, kernels and signatures are its.
    const Build& goodBuild() const;
    /// What goodBuild() changes: the last good build for its architecture that was of another text, other settings or other
    /// headers, of the same document. Building the same again does not push it out. Empty where there is none.
    const Build& previousBuild() const;
    /// The figures of goodBuild() are not those of the text: it failed since, or was edited and not compiled.
    bool isStale() const;
    bool isLive() const;
    void setLive(bool live);
    const CompileSettings& compileSettings() const;
    /// Kept in the session. Document::sessionChanged answers; with live compile the program is compiled again.
    void setCompileSettings(const CompileSettings& settings);
    /// How long live compile waits after the last key.
    void setLiveDelay(Milliseconds delay);
    /// The chosen kernel of goodBuild(); null when there is none.
    const KernelInfo* kernel() const;
    /// As distinctName() names it.
    void setKernel(const QString& name);
    QStringList kernels() const;

    // --- the launch

    /// The form's text; with every argument of the kernel in its order, those without a value empty.
    const LaunchSetup& launch() const;
    /// Kept in the session. Checked again at once; launchChecked follows.
    void setLaunch(const LaunchSetup& setup);
    /// The newest one; of the launch as it stands, unless a check is under way.
    const LaunchCheck& launchCheck() const;
    const TimingSettings& timingSettings() const;
    void setTimingSettings(const TimingSettings& settings);
    /// How the form's launch is done; not part of the session.
    const LaunchSwitches& launchSwitches() const;
    void setLaunchSwitches(const LaunchSwitches& switches);
    bool countsLines() const;
    /// Count instructions and accesses a line in runs on the emulated GPU.
    void setCountsLines(bool counts);
    /// The calculator's input for the kernel, its block and its dynamic shared memory; nothing without a good build. Where
    /// the block has no value yet, __launch_bounds__ or 256 threads.
    std::optional<OccupancyInput> occupancyInput() const;
    /// The program on all architectures; follows by itself.
    ArchitectureMatrix& matrix() const;
    /// What reaches an occupancy that the user asks for; follows by itself.
    GoalSolver& goalSolver() const;
    /// What would help the chosen kernel; adviceChanged() follows it.
    Advisor& advisor() const;

    // --- jobs

    const Job& job() const;
    /// Why Run and Time cannot be done now, in one sentence; empty when they can.
    QString whyNotRun() const;
    void compile();
    /// Compiles first where the text was changed since.
    void run();
    void time();
    void stop();

    // --- results, newest last

    const std::vector<RunRecordPointer>& runs() const;
    /// The newest of them; null when there is none.
    RunRecordPointer lastRun() const;
    RunRecordPointer lastTiming() const;
    void setLabel(int number, const QString& label);
    void removeRun(int number);

    // --- documents; all answer with Document::opened, saved() or failed(). What is opened gets a tab, or the tab that it has.

    void newDocument();
    /// A CUDA source or a .kdesk session. Runs nothing.
    void open(const QString& path);
    void openExample(const QString& name);
    /// A name ending in .kdesk saves the session (source beside it, where it came from a file, else embedded); any other
    /// name the source. Written beside and renamed; the old file is whole if it fails. overwriteWanted() answers where
    /// another program changed what is there since.
    void save(const QString& path);
    /// The same, whatever is there.
    void overwrite(const QString& path);
    /// The calculator's inputs as they stand on the screen, where the user changed some: reports then hold their answer beside the
    /// build's figures. Nothing: the calculator follows the build.
    void setCalculation(const std::optional<OccupancyInput>& input);
    /// The occupancy report (.html, .pdf, .json, .csv, .md; .svg, .png: its charts) of the last good build, run and timing, and of
    /// the calculation. Compiles the architecture matrix first. reportWritten() or failed() answers.
    void writeReport(const QString& path);
    /// The same report as Markdown, for the clipboard: reportReady() or failed() answers.
    void makeReportText();
    /// The PTX of the last good build, or its cubin where the name ends in .cubin. fileWritten() or failed() answers.
    void writeModule(const QString& path);
    /// The occupancy of every launch in a CSV table, as `kerneldesk occupancy --batch` gives it. Likewise.
    void answerTable(const QString& from, const QString& to);

    /// Asks the editor to show a place, in the tab of its file where that is open.
    void showPlace(const SourcePosition& place);
    /// Asks the window to bring a feature ("occupancy") to the front.
    void showFeature(const QString& id);
    /// Asks the window for one of its commands ("export.html"), as if the user chose it from a menu.
    void doCommand(const QString& id);
    /// Takes what stands in a field and was not given yet: before anything is run, timed, saved or asked about.
    void takeTypedValues();
    /// The newest notice() and failed(), oldest first, at most 100: for views made behind them.
    const QStringList& sentences() const;

signals:
    void targetChanged();        ///< state, devices, compiler, the chosen device or architecture
    void buildChanged();         ///< build(), goodBuild(), isStale()
    void kernelChanged();        ///< another kernel, or another signature of it
    void liveChanged(bool live);
    void launchChanged();        ///< launch()
    void launchChecked();        ///< launchCheck(), occupancyInput()
    void timingSettingsChanged();
    void adviceChanged();        ///< advisor()
    void jobChanged();           ///< job(), progress included, at most 20 a second
    void runsChanged();
    void ran(const kd::RunRecordPointer& record);  ///< one more in runs()
    void console(const QString& text);             ///< what kernels print, as it comes
    void notice(const QString& sentence);          ///< for the banner
    void failed(const QString& sentence);          ///< what the user asked for was not done
    void saved(const QString& path);
    void notOpened(const QString& sentence);       ///< behind failed(): the document is still the one before
    void notSaved(const QString& sentence);        ///< behind failed(): what is open is not what its file holds
    /// Nothing was saved at `path`: another program changed the file of that name since it was opened or saved.
    void overwriteWanted(const QString& path, const QString& fileName);
    void calculationOpened(const kd::OccupancyInput& input);  ///< of the report that was opened: what its user had calculated
    void reportWritten(const QString& path);
    void reportReady(const QString& markdown);
    void fileWritten(const QString& path);
    void placeRequested(const kd::SourcePosition& place);
    void featureRequested(const QString& id);
    void commandRequested(const QString& id);
    void typedValuesWanted();                      ///< takeTypedValues(): who holds the focus gives its value now
    void newWanted();
    void closeWanted(quint64 document);  ///< its number: the window asks about changes, then closes its tab
    void openWanted(const QString& path);  ///< a file was dropped on a view: the window asks about changes, then opens it

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace kd
