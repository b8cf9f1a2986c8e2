// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusbar.h"

#include "core/occupancy/occupancy.h"
#include "ui/client/client.h"
#include "ui/common/busybar.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/devices/devicewatch.h"
#include "ui/program/words.h"
#include "ui/shell/compilertext.h"
#include "ui/workbench/assistant/assistant.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/editcost.h"
#include "ui/workbench/advice/problem.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/runage.h"
#include "ui/workbench/target/targetconnection.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr int kProgressWidth = 90;
constexpr int kProgressHeight = 6;
constexpr int kProgressSteps = 1000;
/// From here on work shows its bar (VISUAL 5).
constexpr int kBarAfterMilliseconds = 300;

}  // namespace

StatusBar::StatusBar(const StatusModels& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_progress(new BusyBar(this)),
      m_watch(new DeviceWatch(models.client, models.target, models.jobs, this))
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->setSpacing(0);
    m_caret = addField(4, Subject::Caret);
    m_kernel = addField(9, Subject::Kernel);
    m_registers = addField(8, Subject::Registers);
    m_spilled = addField(3, Subject::Registers);
    m_shared = addField(2, Subject::Registers);
    m_occupancy = addField(7, Subject::Occupancy);
    m_measurement = addField(6, Subject::Measurement);
    m_matrix = addField(1, Subject::Occupancy);
    m_progress->setFixedSize(kProgressWidth, kProgressHeight);
    m_progress->setAccessibleName(tr("Progress of the running job"));
    m_progress->hide();
    layout->addWidget(m_progress);
    layout->addStretch(1);
    m_assistant = addField(10, std::nullopt);
    m_errors = addField(10, Subject::Problems);
    m_warnings = addField(10, Subject::Problems);
    m_advice = addField(10, Subject::Problems);
    m_live = addField(5, std::nullopt);
    m_compiler = addField(0, std::nullopt);
    m_architecture = addField(1, Subject::Occupancy);
    m_device = addField(10, Subject::Device);
    connect(m_live, &QAbstractButton::clicked, this, &StatusBar::liveClicked);
    connect(m_assistant, &QAbstractButton::clicked, this, &StatusBar::assistantClicked);
    connect(m_compiler, &QAbstractButton::clicked, this, [this] { emit clicked(Subject::Device); });

    connect(&models.assistant.door(), &AssistantDoor::changed, this, &StatusBar::showAssistant);
    connect(&models.assistant, &Assistant::workChanged, this, &StatusBar::showAssistant);
    connect(&models.documents, &Documents::caretChanged, this, &StatusBar::showCaret);
    connect(&models.builds, &BuildController::changed, this, &StatusBar::showFigures);
    connect(&models.builds, &BuildController::changed, this, &StatusBar::showCompiler);
    connect(&models.documents, &Documents::sessionChanged, this, &StatusBar::showCompiler);
    connect(&models.builds, &BuildController::progressed, this, &StatusBar::showWork);
    connect(&models.launches, &LaunchModel::kernelChanged, this, &StatusBar::showFigures);
    connect(&models.launches, &LaunchModel::checked, this, &StatusBar::showFigures);
    connect(&models.problems, &ProblemList::changed, this, &StatusBar::showProblems);
    connect(&models.jobs, &JobRunner::runsChanged, this, &StatusBar::showWork);
    connect(&models.jobs, &JobRunner::jobChanged, this, &StatusBar::showWork);
    connect(&models.jobs, &JobRunner::agesChanged, this, &StatusBar::showMeasurement);
    connect(&models.matrix, &ArchitectureMatrix::changed, this, &StatusBar::showMatrix);
    connect(&models.builds, &BuildController::liveChanged, this, &StatusBar::showTarget);
    connect(&models.target, &TargetConnection::changed, this, &StatusBar::showTarget);
    connect(m_watch, &DeviceWatch::changed, this, [this] {
        showDevice();
        fit();
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        for (StatusField* const field : m_fields)
            field->measure();
        fit();
        update();
    });
    nameFigures();
    showCaret();
    showFigures();
    showProblems();
    showWork();
    showTarget();
    showAssistant();
}

void StatusBar::nameFigures()
{
    for (const auto& [field, figure] : {std::pair{m_caret, "caret"}, {m_kernel, "kernel"}, {m_registers, "registers"},
                                        {m_spilled, "spilled"}, {m_shared, "shared"}, {m_occupancy, "occupancy"},
                                        {m_measurement, "run"}, {m_matrix, "matrix"}, {m_errors, "problems"},
                                        {m_warnings, "problems"}, {m_advice, "problems"},
                                        {m_assistant, "assistant"}, {m_live, "live"},
                                        {m_compiler, "compiler"}, {m_architecture, "architecture"}, {m_device, "device"}})
        nameFigure(*field, QLatin1String(figure));
}

StatusField* StatusBar::addField(int importance, std::optional<Subject> subject)
{
    auto* const field = new StatusField(importance, this);
    m_fields.push_back(field);
    static_cast<QHBoxLayout*>(layout())->addWidget(field);
    if (subject)
        connect(field, &QAbstractButton::clicked, this, [this, subject] { emit clicked(*subject); });
    return field;
}

void StatusBar::showCaret()
{
    const Caret& caret = m_models.documents.current().caret();
    const QString text = caret.selected > 0
        ? tr("Ln %1, Col %2 (%3 selected)").arg(caret.line).arg(caret.column).arg(caret.selected)
        : tr("Ln %1, Col %2").arg(caret.line).arg(caret.column);
    m_caret->setContent({.text = text, .toolTip = tr("Where the text cursor is")});
    fit();
}

void StatusBar::showFigures()
{
    const std::optional<BuildFigures> now = m_models.launches.figures();
    if (!now) {
        for (StatusField* const field : {m_kernel, m_registers, m_spilled, m_shared, m_occupancy})
            field->setContent({});
        fit();
        return;
    }
    const bool isStale = m_models.builds.isStale();
    const bool isOfReport = isStale && !m_models.builds.build();
    const Token plain = isStale ? Token::TextMuted : Token::TextSecondary;
    const BuildFigures before = editCostOf(m_models.builds, m_models.launches).value_or(EditCost{*now, *now}).before;
    const auto colorOf = [&](bool isWorse) { return isWorse && !isStale ? Token::Warn : plain; };
    const auto tip = [&](const QString& words, const QString& then, bool isOther) {
        const QString text = (isOfReport    ? tr("Of the report: %1")
                                  : isStale ? tr("Of the previous build: %1")
                                            : tr("Of the newest build: %1"))
                                 .arg(words);
        return isOther ? text + QLatin1Char('\n') + tr("The build before: %1").arg(then) : text;
    };
    m_kernel->setContent({.text = QString::fromStdString(m_models.launches.kernel()->name),
                          .icon = QStringLiteral("kernel"),
                          .color = plain,
                          .toolTip = tr("The kernel that is launched")});
    m_registers->setContent(
        {.text = (isOfReport    ? tr("report: %1 registers")
                      : isStale ? tr("previous build: %1 registers")
                                : tr("%1 registers"))
                     .arg(now->registers),
         .color = colorOf(now->registers > before.registers),
         .toolTip = tip(tr("registers of a thread. Registers of an SM / (registers × threads of a block) is how many blocks "
                           "they leave room for."),
                        QString::number(before.registers), before.registers != now->registers)});
    m_spilled->setContent({.text = tr("%1 spilled").arg(typeset(formatBytes(now->spilled))),
                           .color = colorOf(now->spilled > before.spilled),
                           .toolTip = tip(tr("bytes that a thread stores to local memory because its registers do not hold them."),
                                             typeset(formatBytes(before.spilled)), before.spilled != now->spilled)});
    if (m_models.launches.kernel()->lacksSpills)
        m_spilled->setContent({});  // machine code that was found does not tell them
    m_shared->setContent({.text = tr("%1 shared").arg(typeset(formatBytes(now->shared))),
                          .color = colorOf(now->shared > before.shared),
                          .toolTip = tip(tr("shared memory of a block, static + dynamic."), typeset(formatBytes(before.shared)),
                                            before.shared != now->shared)});
    showOccupancy(*now, colorOf(now->reached.warpsPerSm < before.reached.warpsPerSm));
    fit();
}

void StatusBar::showOccupancy(const BuildFigures& now, Token color)
{
    const OccupancyResult result = *m_models.launches.occupancy();
    const QString percent = typeset(formatPercent(now.reached.occupancy));
    const QString limiter = limiterNamesOf(now.reached);
    m_occupancy->setContent({.text = limiter.isEmpty() ? percent : QStringLiteral("%1, %2").arg(percent, limiter),
                             .icon = QStringLiteral("occupancy"),
                             .color = color,
                             .toolTip = tr("Resident warps of an SM / the most it can hold: %1 / %2 = %3.")
                                            .arg(now.reached.warpsPerSm)
                                            .arg(now.reached.maxWarpsPerSm)
                                            .arg(percent)
                                 + QLatin1Char('\n') + typesetSentence(messageText(result.reason)),
                             .accessibleText = tr("Occupancy %1").arg(percent)});
}

/// While the architecture matrix is on screen.
void StatusBar::showMatrix()
{
    const ArchitectureMatrix& matrix = m_models.matrix;
    const std::size_t all = matrix.rows().size();
    StatusField::Content content;
    if (matrix.isWatched() && all > 0) {
        const auto compiled =
            static_cast<std::uint64_t>(std::ranges::count(matrix.rows(), Verdict::Compiles, &MatrixRow::verdict));
        content = {.text = compiled == all ? counted(compiled, tr("1 architecture compiled"), tr("%1 architectures compiled"))
                                        : tr("%1 of %2 architectures").arg(compiled).arg(all),
                .icon = QStringLiteral("layers"),
                .color = matrix.isStale() ? Token::TextMuted : Token::TextSecondary,
                .toolTip = tr("Architectures that the chosen kernel is compiled for in the matrix")};
    }
    if (content == m_matrix->content())
        return;
    m_matrix->setContent(content);
    fit();
}

void StatusBar::showWork()
{
    const Job& job = m_models.jobs.job();
    const bool isKnown = job.total > 0;
    const bool isLong = job.since.isValid() && job.since.elapsed() > kBarAfterMilliseconds;
    m_progress->setVisible(job.kind != Job::Kind::None && (isLong || isKnown));
    m_progress->setRange(0, isKnown ? kProgressSteps : 0);
    if (isKnown)
        m_progress->setValue(static_cast<int>(static_cast<double>(job.done) / static_cast<double>(job.total) * kProgressSteps));
    showMeasurement();
    fit();
}

void StatusBar::showMeasurement()
{
    const StatusField::Content content = m_models.jobs.job().kind == Job::Kind::None ? resultContent() : jobContent();
    if (content == m_measurement->content())
        return;
    m_measurement->setContent(content);
    fit();
}

StatusField::Content StatusBar::jobContent() const
{
    const Job& job = m_models.jobs.job();
    StatusField::Content content{.icon = QStringLiteral("time"), .toolTip = tr("What goes on; Stop ends it")};
    switch (job.kind) {
    case Job::Kind::Compile:
        content.text = longCompileText(m_models.builds.progress());
        if (content.text.isEmpty())
            content.text = tr("Compiling");
        break;
    case Job::Kind::Run:
        content.text = tr("Running");
        break;
    case Job::Kind::Compare:
        content.text = tr("Comparing");
        break;
    case Job::Kind::Sweep:
        content.text = tr("Sweeping");
        content.icon = QStringLiteral("sweep");
        break;
    case Job::Kind::Count:
        content.text = tr("Counting");
        break;
    case Job::Kind::Time:
    case Job::Kind::None:
        content.text = tr("Timing");
        break;
    }
    if (job.isStopping)
        content.text = tr("Stopping");
    else if (job.isWaiting)
        content.text = tr("Waiting for the device");
    else if (job.total > 0)
        content.text += QStringLiteral(" %1 / %2").arg(formatCount(job.done), formatCount(job.total));
    return content;
}

StatusField::Content StatusBar::resultContent() const
{
    if (m_models.jobs.job().wasStopped)
        return {.text = tr("stopped"),
                .icon = QStringLiteral("stop"),
                .toolTip = tr("The last run was stopped; nothing of it was kept.")};
    const RunRecordPointer run = m_models.jobs.lastRun();
    if (!run)
        return {};
    StatusField::Content content = outcomeContent(*run);
    const RunAge age = m_models.jobs.ageOf(*run);
    if (age == RunAge::Present)
        return content;
    content.text = QStringLiteral("%1: %2").arg(ageWords(age), content.text);
    content.color = Token::TextMuted;
    content.toolTip += QLatin1Char('\n') +
        (age == RunAge::OtherCode ? tr("The program was edited since: nothing says so of the code as it stands.")
                                  : tr("The launch was changed since: nothing says so of the launch as it stands."));
    return content;
}

/// What came of a run, in one word or figure.
StatusField::Content StatusBar::outcomeContent(const RunRecord& run)
{
    const RunOutcome& outcome = run.timing ? run.timing->run : run.outcome;
    if (!outcome.ran())
        return {.text = tr("run failed"),
                .icon = QStringLiteral("error"),
                .color = Token::Bad,
                .toolTip = typesetSentence(messageText(outcome.message))};
    StatusField::Content content{
        .icon = QStringLiteral("time"), .color = Token::TextSecondary, .toolTip = tr("The last run, #%1").arg(run.number)};
    const bool isTimed = run.timing && run.timing->statistics;
    if (isTimed)
        content.text = typeset(formatSeconds(run.timing->statistics->median));
    if (!outcome.ok()) {
        content.text = isTimed ? tr("%1, differs").arg(content.text) : tr("differs");
        content.color = Token::Warn;
        content.icon = QStringLiteral("warning");
    } else if (!outcome.verification.empty()) {
        content.text = isTimed ? content.text : tr("verified");
        content.icon = QStringLiteral("verified");
        content.color = Token::Ok;
    } else if (!isTimed) {
        content.text = tr("ran");
    }
    return content;
}

void StatusBar::setCount(StatusField* field, int count, const QString& icon, Token color)
{
    const auto number = static_cast<std::uint64_t>(count);
    const bool isError = field == m_errors;
    const bool isWarning = field == m_warnings;
    const QString words = isError   ? counted(number, tr("1 error"), tr("%1 errors"))
                        : isWarning ? counted(number, tr("1 warning"), tr("%1 warnings"))
                                    : tr("%1 advice").arg(number);
    const QString meaning = isError   ? tr("what keeps the program from being built or run")
                          : isWarning ? tr("what the compiler warns of")
                                      : tr("what would make the kernel faster or was noted besides");
    field->setContent({.text = QString::number(count),
                       .icon = icon,
                       .color = count > 0 ? color : Token::TextMuted,
                       .toolTip = QStringLiteral("%1: %2").arg(words, meaning),
                       .accessibleText = words});
}

void StatusBar::showProblems()
{
    const ProblemCounts counts = countProblems(m_models.problems.all());
    setCount(m_errors, counts.errors, QStringLiteral("error"), Token::Bad);
    setCount(m_warnings, counts.warnings, QStringLiteral("warning"), Token::Warn);
    setCount(m_advice, counts.advice, QStringLiteral("advice"), Token::Info);
    fit();
}

/// There while an assistant is connected: nobody works with the window unseen.
void StatusBar::showAssistant()
{
    AssistantDoor& door = m_models.assistant.door();
    StatusField::Content content;
    if (door.isConnected()) {
        const QString work = m_models.assistant.workText();
        content = {.text = tr("Assistant"),
                   .icon = work.isEmpty() ? QStringLiteral("link") : QStringLiteral("run"),
                   .color = Token::Info,
                   .toolTip = (door.clientName().isEmpty() ? tr("An assistant works with this window")
                                                           : tr("%1 works with this window").arg(door.clientName())) +
                       (work.isEmpty() ? QString() : QLatin1Char('\n') + work),
                   .accessibleText = tr("An assistant is connected")};
    }
    m_assistant->setContent(content);
    fit();
}

void StatusBar::showTarget()
{
    const bool isLive = m_models.builds.isLive();
    m_live->setContent({.text = isLive ? tr("Live") : tr("Not live"),
                        .icon = QStringLiteral("live"),
                        .color = isLive ? Token::TextSecondary : Token::TextMuted,
                        .iconColor = isLive ? Token::Accent : Token::TextMuted,
                        .toolTip = tr("Compile as you type, on or off")});
    m_architecture->setContent({.text = m_models.target.architecture(), .toolTip = tr("The architecture that is compiled for")});
    showDevice();
    showCompiler();
    fit();
}

/// The compiler of the newest build, else the one that will be asked first.
void StatusBar::showCompiler()
{
    const Build& build = m_models.builds.build();
    const QString name = build ? shortCompilerName(*build.outcome) : QString();
    const bool isCode = m_models.documents.current().isCode();
    StatusField::Content content = targetCompiler();
    if (!name.isEmpty()) {
        const bool isWhole = !build.outcome->lacksHostCode;
        const QString meaning = (isCode ? tr("%1 made the code that is open") : tr("%1 compiled the newest build"))
                                    .arg(toQt(build.outcome->compilerName()));
        content = {.text = name,
                   .color = isWhole ? Token::TextSecondary : Token::Warn,
                   .toolTip = isWhole ? meaning
                                      : meaning + QLatin1Char('\n') + tr("Its host code is set aside, since there is no nvcc.")};
    } else if (isCode) {
        content = {.text = tr("compiled code"),
                   .color = Token::TextSecondary,
                   .toolTip = tr("The file does not name the compiler that made it")};
    } else if (m_models.builds.settings().compiler == CompilerChoice::Nvcc) {
        content = {.text = tr("nvcc"), .toolTip = tr("Chosen in Build, in the panel Launch")};
    }
    if (content == m_compiler->content())
        return;
    m_compiler->setContent(content);
    fit();
}

StatusField::Content StatusBar::targetCompiler() const
{
    const TargetInfo* const target = m_models.target.info();
    const QString version = target == nullptr ? QString() : QString::fromStdString(target->compiler.version);
    const QString compiler = target == nullptr ? QString()
        : version.isEmpty()                    ? tr("no NVRTC")
                                               : tr("NVRTC %1").arg(version.section(QLatin1Char('.'), 0, 1));
    return {.text = compiler,
            .color = version.isEmpty() ? Token::Warn : Token::TextSecondary,
            .toolTip = target == nullptr     ? QString()
                : target->compiler.available ? QString::fromStdString(target->compiler.path)
                                             : messageText(target->compiler.missing)};
}

void StatusBar::showDevice()
{
    const QString id = m_models.target.deviceId();
    StatusField::Content content{.icon = QStringLiteral("devices"), .toolTip = tr("What runs are made on, and its state")};
    const DeviceInfo* const device = m_models.target.device();
    const TargetConnection::State state = m_models.target.state();
    const bool isRunning = device != nullptr && (state == TargetConnection::State::Ready || state == TargetConnection::State::Busy);
    if (const QString target = m_models.target.name(); !target.isEmpty())
        content.toolTip = tr("Target: %1").arg(target) + QLatin1Char('\n') + content.toolTip;
    if (device != nullptr)
        content.toolTip = QString::fromStdString(device->name) + QLatin1Char('\n') + content.toolTip;
    switch (state) {
    case TargetConnection::State::Connecting:
        content.text = tr("connecting");
        content.color = Token::TextMuted;
        break;
    case TargetConnection::State::Lost:
        content.text = tr("worker lost");
        content.color = Token::Bad;
        break;
    case TargetConnection::State::Busy:
        content.text = tr("%1 busy").arg(id);
        break;
    case TargetConnection::State::Ready:
        content.text = device == nullptr ? (id.isEmpty() ? tr("no device") : tr("no %1 here").arg(id))
            : m_watch->temperature()  ? tr("%1 idle").arg(id)
                                      : tr("%1 ready").arg(id);
        content.color = device == nullptr ? Token::Warn : Token::TextSecondary;
        break;
    }
    if (const std::optional<double> temperature = m_watch->temperature(); temperature && isRunning) {
        content.text += QStringLiteral(", ") + typeset(QStringLiteral("%1 °C").arg(std::llround(*temperature)));
        content.toolTip += QLatin1Char('\n') + tr("Its temperature is read every 5 s while nothing is timed");
    }
    m_device->setContent(content);
}

void StatusBar::fit()
{
    std::vector<StatusField*> used;
    int needed = contentsMargins().left() + contentsMargins().right() + 8;
    if (!m_progress->isHidden())
        needed += kProgressWidth + 8;
    for (StatusField* const field : m_fields) {
        if (field->isUsed()) {
            used.push_back(field);
            needed += field->sizeHint().width();
        }
    }
    std::stable_sort(used.begin(), used.end(),
                     [](StatusField* left, StatusField* right) { return left->importance() < right->importance(); });
    std::size_t hidden = 0;
    while (needed > width() && hidden < used.size())
        needed -= used[hidden++]->sizeHint().width();
    const auto firstShown = used.begin() + static_cast<std::ptrdiff_t>(hidden);
    StatusField* lastLeft = nullptr;
    for (StatusField* const field : m_fields) {
        const bool isShown = std::find(firstShown, used.end(), field) != used.end();
        field->setVisible(isShown);
        field->setSeparated(field != m_device);
        if (field == m_errors && lastLeft != nullptr)
            lastLeft->setSeparated(false);
        if (isShown)
            lastLeft = field;
    }
}

QSize StatusBar::minimumSizeHint() const
{
    return {0, m_device->sizeHint().height()};
}

QSize StatusBar::sizeHint() const
{
    return minimumSizeHint();
}

void StatusBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StatusBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::instance().color(Token::Chrome));
    painter.setPen(Theme::instance().color(Token::Line));
    painter.drawLine(0, 0, width(), 0);
}

}  // namespace kd
