#include "ui/shell/statusbar.h"

#include "core/occupancy/occupancy.h"
#include "ui/common/format.h"
#include "ui/program/words.h"
#include "ui/workbench/problem.h"
#include "ui/workbench/workbench.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>

namespace kd {
namespace {

constexpr int kProgressWidth = 90;
constexpr int kProgressHeight = 6;
constexpr int kProgressSteps = 1000;
/// From here on work shows its bar (VISUAL 5).
constexpr int kBarAfterMilliseconds = 300;

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join(QStringLiteral(" + "));
}

}  // namespace

StatusBar::StatusBar(Workbench& workbench, QWidget* parent) : QWidget(parent), m_workbench(workbench), m_progress(new QProgressBar(this))
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
    m_progress->setFixedSize(kProgressWidth, kProgressHeight);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the running job"));
    m_progress->hide();
    layout->addWidget(m_progress);
    layout->addStretch(1);
    m_errors = addField(10, Subject::Problems);
    m_warnings = addField(10, Subject::Problems);
    m_live = addField(5, std::nullopt);
    m_compiler = addField(0, std::nullopt);
    m_architecture = addField(1, Subject::Occupancy);
    m_device = addField(10, Subject::Device);
    connect(m_live, &QAbstractButton::clicked, this, &StatusBar::liveClicked);
    connect(m_compiler, &QAbstractButton::clicked, this, [this] { emit clicked(Subject::Device); });

    connect(&workbench.document(), &Document::caretChanged, this, &StatusBar::showCaret);
    connect(&workbench, &Workbench::buildChanged, this, &StatusBar::takeBuild);
    connect(&workbench, &Workbench::kernelChanged, this, &StatusBar::takeBuild);
    connect(&workbench, &Workbench::launchChecked, this, &StatusBar::takeBuild);
    connect(&workbench, &Workbench::runsChanged, this, [this] {
        showWork();
        showProblems();
    });
    connect(&workbench, &Workbench::jobChanged, this, &StatusBar::showWork);
    connect(&workbench, &Workbench::liveChanged, this, &StatusBar::showTarget);
    connect(&workbench, &Workbench::targetChanged, this, &StatusBar::showTarget);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        for (StatusField* const field : m_fields)
            field->measure();
        fit();
        update();
    });
    showCaret();
    takeBuild();
    showWork();
    showTarget();
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
    const Caret& caret = m_workbench.document().caret();
    const QString text = caret.selected > 0 ? tr("Ln %1, Col %2 (%3 selected)").arg(caret.line).arg(caret.column).arg(caret.selected)
                                            : tr("Ln %1, Col %2").arg(caret.line).arg(caret.column);
    m_caret->setLook({.text = text, .toolTip = tr("Where the text cursor is")});
    fit();
}

StatusBar::Figures StatusBar::figuresOf(const KernelInfo* kernel) const
{
    Figures figures;
    if (kernel == nullptr)
        return figures;
    figures.kernel = QString::fromStdString(kernel->name);
    figures.registers = kernel->registers;
    figures.spilled = kernel->spillStores;
    figures.shared = kernel->staticShared;
    if (const auto input = m_workbench.occupancyInput()) {
        figures.shared += input->dynamicShared;
        figures.occupancy = occupancyFigures(*input).occupancy;
    }
    return figures;
}

void StatusBar::takeBuild()
{
    const Figures now = figuresOf(m_workbench.kernel());
    const void* const build = m_workbench.goodBuild().outcome.get();
    // "The build before" is the last one whose figures were of the same kernel.
    if (build != m_lastBuild)
        m_before = m_now.kernel == now.kernel ? m_now : Figures();
    m_lastBuild = build;
    m_now = now;
    showFigures();
    showProblems();
}

void StatusBar::showFigures()
{
    const bool isStale = m_workbench.isStale();
    const Token plain = isStale ? Token::TextMuted : Token::TextSecondary;
    const QString note = isStale ? tr("Of the previous build") : tr("Of the newest build");
    const auto tokenOf = [&](bool isWorse) { return !isStale && !m_before.kernel.isEmpty() && isWorse ? Token::Warn : plain; };
    if (m_now.kernel.isEmpty()) {
        for (StatusField* const field : {m_kernel, m_registers, m_spilled, m_shared, m_occupancy})
            field->setLook({});
        fit();
        return;
    }
    m_kernel->setLook({.text = m_now.kernel, .icon = QStringLiteral("kernel"), .color = plain, .toolTip = tr("The chosen kernel")});
    m_registers->setLook({.text = (isStale ? tr("previous build: %1 registers") : tr("%1 registers")).arg(m_now.registers),
                          .color = tokenOf(m_now.registers > m_before.registers),
                          .toolTip = note + QStringLiteral(": ") + tr("registers of a thread; fewer leave room for more warps")});
    m_spilled->setLook({.text = tr("%1 spilled").arg(typeset(formatBytes(m_now.spilled))),
                        .color = tokenOf(m_now.spilled > m_before.spilled),
                        .toolTip = note + QStringLiteral(": ") + tr("bytes of registers that a thread stores to local memory")});
    m_shared->setLook({.text = tr("%1 shared").arg(typeset(formatBytes(m_now.shared))),
                       .color = plain,
                       .toolTip = note + QStringLiteral(": ") + tr("shared memory of a block, static and dynamic")});
    showOccupancy(plain);
    fit();
}

void StatusBar::showOccupancy(Token plain)
{
    const auto input = m_workbench.occupancyInput();
    if (!input) {
        m_occupancy->setLook({});
        return;
    }
    const OccupancyResult result = occupancyOf(*input);
    const bool isWorse = m_before.occupancy >= 0 && result.occupancy < m_before.occupancy;
    const QString percent = typeset(formatPercent(result.occupancy));
    const QString limiter = result.occupancy < 1 ? joined(limiterNames(result.limiters)) : QString();
    m_occupancy->setLook({.text = limiter.isEmpty() ? percent : QStringLiteral("%1, %2").arg(percent, limiter),
                          .icon = QStringLiteral("occupancy"),
                          .color = !m_workbench.isStale() && isWorse ? Token::Warn : plain,
                          .toolTip = tr("Resident warps of an SM over those it can hold.") + QLatin1Char(' ')
                              + typesetSentence(QString::fromStdString(result.reason)),
                          .accessibleText = tr("Occupancy %1").arg(percent)});
}

void StatusBar::showWork()
{
    const Job& job = m_workbench.job();
    const bool isKnown = job.total > 0;
    const bool isLong = job.since.isValid() && job.since.elapsed() > kBarAfterMilliseconds;
    m_progress->setVisible(job.kind != Job::Kind::None && (isLong || isKnown));
    m_progress->setRange(0, isKnown ? kProgressSteps : 0);
    if (isKnown)
        m_progress->setValue(static_cast<int>(static_cast<double>(job.done) / static_cast<double>(job.total) * kProgressSteps));
    m_measurement->setLook(job.kind == Job::Kind::None ? resultLook() : jobLook());
    fit();
}

StatusField::Look StatusBar::jobLook() const
{
    const Job& job = m_workbench.job();
    StatusField::Look look{.icon = QStringLiteral("time"), .toolTip = tr("What goes on; Stop ends it")};
    switch (job.kind) {
    case Job::Kind::Compile:
        look.text = tr("Compiling");
        break;
    case Job::Kind::Run:
        look.text = tr("Running");
        break;
    case Job::Kind::Time:
    case Job::Kind::None:
        look.text = tr("Timing");
        break;
    }
    if (job.isStopping)
        look.text = tr("Stopping");
    else if (job.total > 0)
        look.text += QStringLiteral(" %1 / %2").arg(formatCount(job.done), formatCount(job.total));
    return look;
}

StatusField::Look StatusBar::resultLook() const
{
    const RunRecordPointer run = m_workbench.lastRun();
    if (!run)
        return {};
    const RunOutcome& outcome = run->timing ? run->timing->run : run->outcome;
    StatusField::Look look{.toolTip = tr("The last run, #%1").arg(run->number)};
    if (!outcome.ran()) {
        look.text = outcome.state == RunOutcome::State::Cancelled ? tr("stopped") : tr("run failed");
        look.icon = QStringLiteral("error");
        look.color = Token::Bad;
        look.toolTip = typesetSentence(QString::fromStdString(outcome.message));
        return look;
    }
    look.icon = QStringLiteral("time");
    look.color = Token::TextSecondary;
    if (run->timing && run->timing->statistics)
        look.text = typeset(formatSeconds(run->timing->statistics->median));
    else
        look.text = outcome.verification.empty() ? tr("ran") : tr("verified");
    if (!outcome.ok()) {
        look.text += QStringLiteral(", ") + tr("differs");
        look.color = Token::Warn;
        look.icon = QStringLiteral("warning");
    } else if (!outcome.verification.empty()) {
        look.icon = QStringLiteral("verified");
        look.color = Token::Ok;
    }
    return look;
}

void StatusBar::showProblems()
{
    const ProblemCounts counts = countProblems(problemsOf(m_workbench));
    m_errors->setLook({.text = QString::number(counts.errors),
                       .icon = QStringLiteral("error"),
                       .color = counts.errors > 0 ? Token::Bad : Token::TextMuted,
                       .toolTip = tr("Errors"),
                       .accessibleText = counted(static_cast<std::uint64_t>(counts.errors), tr("1 error"), tr("%1 errors"))});
    m_warnings->setLook({.text = QString::number(counts.warnings),
                         .icon = QStringLiteral("warning"),
                         .color = counts.warnings > 0 ? Token::Warn : Token::TextMuted,
                         .toolTip = tr("Warnings"),
                         .accessibleText = counted(static_cast<std::uint64_t>(counts.warnings), tr("1 warning"), tr("%1 warnings"))});
    fit();
}

void StatusBar::showTarget()
{
    const bool isLive = m_workbench.isLive();
    m_live->setLook({.text = isLive ? tr("Live") : tr("Not live"),
                     .icon = QStringLiteral("live"),
                     .color = isLive ? Token::TextSecondary : Token::TextMuted,
                     .iconColor = isLive ? Token::Accent : Token::TextMuted,
                     .toolTip = tr("Compile as you type, on or off")});
    const TargetInfo* const target = m_workbench.target();
    const QString version = target == nullptr ? QString() : QString::fromStdString(target->compiler.version);
    const QString compiler = target == nullptr ? QString() : version.isEmpty() ? tr("no NVRTC") : tr("NVRTC %1").arg(version.section(QLatin1Char('.'), 0, 1));
    m_compiler->setLook({.text = compiler,
                         .color = version.isEmpty() ? Token::Warn : Token::TextSecondary,
                         .toolTip = target == nullptr        ? QString()
                             : target->compiler.available ? QString::fromStdString(target->compiler.path)
                                                          : QString::fromStdString(target->compiler.missing)});
    m_architecture->setLook({.text = m_workbench.architecture(), .toolTip = tr("The architecture that is compiled for")});
    showDevice();
    fit();
}

void StatusBar::showDevice()
{
    const QString id = m_workbench.deviceId();
    StatusField::Look look{.icon = QStringLiteral("devices"), .toolTip = tr("What runs are made on, and its state")};
    const DeviceInfo* const device = m_workbench.device();
    if (const QString target = m_workbench.targetName(); !target.isEmpty())
        look.toolTip = tr("Target: %1").arg(target) + QLatin1Char('\n') + look.toolTip;
    if (device != nullptr)
        look.toolTip = QString::fromStdString(device->name) + QLatin1Char('\n') + look.toolTip;
    switch (m_workbench.targetState()) {
    case Workbench::TargetState::Connecting:
        look.text = tr("connecting");
        look.color = Token::TextMuted;
        break;
    case Workbench::TargetState::Lost:
        look.text = tr("worker lost");
        look.color = Token::Bad;
        break;
    case Workbench::TargetState::Busy:
        look.text = tr("%1 busy").arg(id);
        break;
    case Workbench::TargetState::Ready:
        look.text = device != nullptr ? tr("%1 ready").arg(id) : id.isEmpty() ? tr("no device") : tr("no %1 here").arg(id);
        look.color = device == nullptr ? Token::Warn : Token::TextSecondary;
        break;
    }
    m_device->setLook(look);
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
