// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/workbench.h"

#include "core/report/report.h"
#include "ui/workbench/advisor.h"
#include "ui/workbench/architecturematrix.h"
#include "ui/workbench/documentfiles.h"
#include "ui/workbench/documents.h"
#include "ui/workbench/filewriter.h"
#include "ui/workbench/goalsolver.h"
#include "ui/workbench/jobrunner.h"
#include "ui/workbench/recovery.h"
#include "ui/workbench/reporting.h"
#include "ui/workbench/trustedfolders.h"

#include <algorithm>
#include <utility>

namespace kd {

namespace {

constexpr qsizetype kMaxSentences = 100;

}  // namespace

struct Workbench::Private {
    explicit Private(const Target& where)
        : client(where), target(client, documents, where), builds(client, documents, target),
          launches(documents, builds, target), jobs(client, documents, target, builds, launches),
          advisor({client, documents, target, builds, launches, jobs}), matrix({client, documents, target, builds, launches, jobs}),
          goals({client, documents, target, builds, launches, jobs}), files(documents),
          reporting(client, documents, target, builds, launches, jobs, goals), recovery(documents, Journal::defaultFolder())
    { }

    Client client;
    Documents documents;
    TargetConnection target;
    BuildController builds;
    LaunchModel launches;
    JobRunner jobs;
    Advisor advisor;
    ArchitectureMatrix matrix;
    GoalSolver goals;
    DocumentFiles files;
    Reporting reporting;
    FileWriter writer;
    Recovery recovery;
    QStringList sentences;

    void forward(Workbench& bench);
    void keep(const QString& sentence);
};

void Workbench::Private::keep(const QString& sentence)
{
    if (sentences.size() == kMaxSentences)
        sentences.removeFirst();
    sentences << sentence;
}

void Workbench::Private::forward(Workbench& bench)
{
    connect(&target, &TargetConnection::changed, &bench, &Workbench::targetChanged);
    connect(&target, &TargetConnection::failed, &bench, &Workbench::failed);
    connect(&target, &TargetConnection::noticed, &bench, &Workbench::notice);
    connect(&builds, &BuildController::changed, &bench, &Workbench::buildChanged);
    connect(&builds, &BuildController::compilingChanged, &bench, &Workbench::jobChanged);
    connect(&launches, &LaunchModel::kernelChanged, &bench, &Workbench::kernelChanged);
    connect(&launches, &LaunchModel::launchChanged, &bench, &Workbench::launchChanged);
    connect(&launches, &LaunchModel::checked, &bench, &Workbench::launchChecked);
    connect(&advisor, &Advisor::changed, &bench, &Workbench::adviceChanged);
    connect(&jobs, &JobRunner::jobChanged, &bench, &Workbench::jobChanged);
    connect(&jobs, &JobRunner::runsChanged, &bench, &Workbench::runsChanged);
    connect(&jobs, &JobRunner::ran, &bench, &Workbench::ran);
    connect(&jobs, &JobRunner::failed, &bench, &Workbench::failed);
    connect(&files, &DocumentFiles::failed, &bench, &Workbench::failed);
    connect(&files, &DocumentFiles::saved, &bench, &Workbench::saved);
    connect(&files, &DocumentFiles::notOpened, &bench, &Workbench::notOpened);
    connect(&files, &DocumentFiles::notSaved, &bench, &Workbench::notSaved);
    connect(&files, &DocumentFiles::overwriteWanted, &bench, &Workbench::overwriteWanted);
    connect(&files, &DocumentFiles::reportOpened, &bench, [this, &bench](const std::shared_ptr<const Report>& report) {
        builds.takeReport(report);
        jobs.takeReport(*report);
        if (report->calculation)
            emit bench.calculationOpened(report->calculation->input);
    });
    connect(&files, &DocumentFiles::noticed, &bench, &Workbench::notice);
    connect(&reporting, &Reporting::failed, &bench, &Workbench::failed);
    connect(&reporting, &Reporting::written, &bench, &Workbench::reportWritten);
    connect(&reporting, &Reporting::made, &bench, &Workbench::reportReady);
    connect(&writer, &FileWriter::failed, &bench, &Workbench::failed);
    connect(&writer, &FileWriter::written, &bench, &Workbench::fileWritten);
    connect(&recovery, &Recovery::noticed, &bench, &Workbench::notice);
    connect(&client, &Client::console, &bench, &Workbench::console);
    connect(&client, &Client::notice, &bench, &Workbench::notice);
    connect(&client, &Client::lost, &bench, &Workbench::notice);
}

Workbench::Workbench(Target target, QObject* parent) : QObject(parent), d(std::make_unique<Private>(target))
{
    d->forward(*this);
    for (const auto signal : {&Workbench::notice, &Workbench::failed})
        connect(this, signal, this, [this](const QString& sentence) { d->keep(sentence); });
    connect(&d->documents, &Documents::currentChanged, this, &Workbench::timingSettingsChanged);
    connect(&d->documents, &Documents::trustedChanged, this, [this](bool isTrusted) {
        if (isTrusted && !document().isReadOnly() && !document().sourcePath().isEmpty())
            trustFolderOf(document().sessionPath().isEmpty() ? document().sourcePath() : document().sessionPath());
        emit jobChanged();
    });
}

Workbench::~Workbench() = default;

Document& Workbench::document() const { return d->documents.current(); }
Documents& Workbench::documents() const { return d->documents; }
ArchitectureMatrix& Workbench::matrix() const { return d->matrix; }
GoalSolver& Workbench::goalSolver() const { return d->goals; }
Client& Workbench::client() const { return d->client; }
Recovery& Workbench::recovery() const { return d->recovery; }

QString Workbench::targetName() const { return d->target.name(); }
void Workbench::setTarget(const QString& name) { d->target.choose(name); }
const Target& Workbench::ownTarget() const { return d->target.own(); }
void Workbench::setDefaultTarget(const QString& name) { d->target.chooseDefault(name); }
void Workbench::setTargetCommand(const QString& command) { d->target.chooseCommand(command); }
Workbench::TargetState Workbench::targetState() const { return d->target.state(); }
const TargetInfo* Workbench::target() const { return d->target.info(); }
void Workbench::describeTarget() { d->target.describe(); }
void Workbench::restartTarget() { d->target.restart(); }
const DeviceInfo* Workbench::device() const { return d->target.device(); }
QString Workbench::deviceId() const { return d->target.deviceId(); }
void Workbench::setDevice(const QString& id) { d->target.setDevice(id); }
void Workbench::setPreferredDevice(const QString& id) { d->target.setPreferredDevice(id); }
QString Workbench::architecture() const { return d->target.architecture(); }
bool Workbench::followsDevice() const { return d->target.followsDevice(); }
void Workbench::setArchitecture(const QString& architecture) { d->target.setArchitecture(architecture); }
QStringList Workbench::architectures() const { return d->target.architectures(); }

const Build& Workbench::build() const { return d->builds.build(); }
const Build& Workbench::goodBuild() const { return d->builds.goodBuild(); }
const Build& Workbench::previousBuild() const { return d->builds.previousBuild(); }
Advisor& Workbench::advisor() const { return d->advisor; }
bool Workbench::isStale() const { return d->builds.isStale(); }
bool Workbench::isLive() const { return d->builds.isLive(); }

void Workbench::setLive(bool live)
{
    if (live == isLive())
        return;
    d->builds.setLive(live);
    emit liveChanged(live);
}

const CompileSettings& Workbench::compileSettings() const { return document().session().compile; }

void Workbench::setCompileSettings(const CompileSettings& settings)
{
    Session session = document().session();
    session.compile = settings;
    document().setSession(session);
}

void Workbench::setLiveDelay(Milliseconds delay) { d->builds.setDelay(delay); }

const KernelInfo* Workbench::kernel() const { return d->launches.kernel(); }
void Workbench::setKernel(const QString& name) { d->launches.setKernel(name); }
QStringList Workbench::kernels() const { return d->launches.kernels(); }

const LaunchSetup& Workbench::launch() const { return d->launches.launch(); }
void Workbench::setLaunch(const LaunchSetup& setup) { d->launches.setLaunch(setup); }
const LaunchCheck& Workbench::launchCheck() const { return d->launches.check(); }
const TimingSettings& Workbench::timingSettings() const { return document().session().timing; }

void Workbench::setTimingSettings(const TimingSettings& settings)
{
    Session session = document().session();
    session.timing = settings;
    document().setSession(session);
    emit timingSettingsChanged();
}

const LaunchSwitches& Workbench::launchSwitches() const { return d->launches.switches(); }
void Workbench::setLaunchSwitches(const LaunchSwitches& switches) { d->launches.setSwitches(switches); }
bool Workbench::countsLines() const { return d->jobs.countsLines(); }
void Workbench::setCountsLines(bool counts) { d->jobs.setCountsLines(counts); }
std::optional<OccupancyInput> Workbench::occupancyInput() const { return d->launches.occupancyInput(); }

const Job& Workbench::job() const { return d->jobs.job(); }
QString Workbench::whyNotRun() const { return d->jobs.whyNot(); }
void Workbench::compile() { d->jobs.compile(); }

void Workbench::run()
{
    takeTypedValues();
    d->jobs.run();
}

void Workbench::time()
{
    takeTypedValues();
    d->jobs.time();
}

void Workbench::stop() { d->jobs.stop(); }

const std::vector<RunRecordPointer>& Workbench::runs() const { return d->jobs.runs(); }

RunRecordPointer Workbench::lastRun() const
{
    return runs().empty() ? nullptr : runs().back();
}

RunRecordPointer Workbench::lastTiming() const
{
    const auto found =
        std::find_if(runs().rbegin(), runs().rend(), [](const RunRecordPointer& each) { return each->timing.has_value(); });
    return found == runs().rend() ? nullptr : *found;
}

void Workbench::setLabel(int number, const QString& label) { d->jobs.setLabel(number, label); }
void Workbench::removeRun(int number) { d->jobs.remove(number); }

void Workbench::newDocument() { d->files.openNew(); }
void Workbench::open(const QString& path) { d->files.open(path); }
void Workbench::openExample(const QString& name) { d->files.openExample(name); }
void Workbench::setCalculation(const std::optional<OccupancyInput>& input) { d->reporting.setCalculation(input); }
void Workbench::writeReport(const QString& path) { d->reporting.write(path); }
void Workbench::makeReportText() { d->reporting.make(); }
void Workbench::writeModule(const QString& path) { d->writer.writeModule(goodBuild().outcome, path); }
void Workbench::answerTable(const QString& from, const QString& to) { d->writer.answerTable(from, to); }
void Workbench::showFeature(const QString& id) { emit featureRequested(id); }
void Workbench::doCommand(const QString& id) { emit commandRequested(id); }
void Workbench::takeTypedValues() { emit typedValuesWanted(); }
const QStringList& Workbench::sentences() const { return d->sentences; }

void Workbench::showPlace(const SourcePosition& place)
{
    const int tab = place.file.empty() ? -1 : d->documents.indexOfFile(QString::fromStdString(place.file));
    d->documents.show(tab);
    emit placeRequested(tab < 0 ? place : SourcePosition{.file = {}, .line = place.line, .column = place.column});
}

void Workbench::save(const QString& path)
{
    takeTypedValues();
    d->files.save(path, DocumentFiles::Existing::Unchanged);
}

void Workbench::overwrite(const QString& path)
{
    takeTypedValues();
    d->files.save(path, DocumentFiles::Existing::Any);
}

}  // namespace kd
