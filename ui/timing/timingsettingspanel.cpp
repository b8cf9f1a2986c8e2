// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingsettingspanel.h"

#include "ui/common/codeedit.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/realspinbox.h"
#include "ui/common/sectiontitle.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingfigures.h"
#include "ui/timing/timingmodel.h"

#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/standingtext.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr int kLabels = 76, kNarrowest = 264;  // logical pixels
constexpr double kMaxSeconds = 3600;
constexpr double kSmallestStep = 0.01;  // per cent

QLineEdit* expressionField(const QString& example, QWidget* parent)
{
    auto* const field = new CodeEdit(parent);
    field->setPlaceholderText(example);
    return field;
}

/// "#12 unroll 8".
QString nameOf(const RunRecord& record)
{
    return QStringLiteral("#%1 %2").arg(record.number).arg(record.label).trimmed();
}

/// "2 × 512 samples" of a comparison.
QString samplesText(const RunRecord& record)
{
    if (!record.timing || record.timing->samples.empty())
        return {};
    const QString count = formatCount(record.timing->samples.size());
    return record.comparison ? TimingText::tr("2 × %1 samples").arg(count) : TimingText::tr("%1 samples").arg(count);
}

/// "Run #12 finished in 4.6 s".
QString finishedText(const RunRecord& record)
{
    if (!(record.elapsedSeconds > 0))
        return TimingText::tr("Run #%1").arg(record.number);
    return TimingText::tr("Run #%1 finished in %2").arg(record.number).arg(typeset(formatSeconds(record.elapsedSeconds, 2)));
}

/// What is always so, as a check box that cannot be changed.
QCheckBox* guarantee(const QString& text, const QString& why, QWidget* parent)
{
    auto* const box = new QCheckBox(text, parent);
    box->setChecked(true);
    box->setEnabled(false);
    box->setToolTip(why);
    return box;
}

/// "= 137.5 GFLOP".
QString amountText(double amount, const QString& unit)
{
    return QStringLiteral("= ") + typeset(formatRate(amount, unit));
}

void showWork(FormRow& row, double amount, const QString& problem, const QString& unit)
{
    row.setProblem(problem);
    row.setHint(amount > 0 ? amountText(amount, unit) : QString());
}

}  // namespace

TimingSettingsPanel::TimingSettingsPanel(TimingModel& model, LaunchModel& launches, JobRunner& jobs, QWidget* parent)
    : Panel(tr("Timing"), parent), m_launches(launches), m_jobs(jobs), m_model(model),
      m_reset(new QAction(icon(QStringLiteral("undo")), tr("Reset the settings"), this)),
      m_variant(new QComboBox(this)), m_baseline(new QComboBox(this)), m_cache(new QComboBox(this)),
      m_warmup(new IntegerSpinBox(0, kMaxSamples, tr(" launches"), this)), m_samples(new IntegerSpinBox(1, kMaxSamples, {}, this)),
      m_interval(new RealSpinBox(this)), m_seconds(new RealSpinBox(this)),
      m_discard(new QCheckBox(tr("Discard throttled samples"), this)),
      m_timesBuilds(new QCheckBox(tr("Time every build against the baseline"), this)),
      m_flops(expressionField(QStringLiteral("2*M*N*K"), this)),
      m_bytes(expressionField(QStringLiteral("3*4*n"), this)), m_standing(new HintLabel({}, this)),
      m_state(new QLabel(this)), m_count(new QLabel(this)), m_reason(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_time(new QPushButton(icon(QStringLiteral("time")), tr("Time B"), this)),
      m_compare(new QPushButton(icon(QStringLiteral("compare"), Token::AccentText), tr("Compare A and B"), this)),
      m_stop(new QPushButton(icon(QStringLiteral("stop"), Token::Bad), tr("Stop"), this))
{
    auto* const content = new QWidget(this);
    auto* const inner = new QVBoxLayout(content);
    inner->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    inner->setSpacing(kPanelGap);
    inner->addWidget(makeMethod());
    inner->addWidget(makeRuler(content));
    inner->addWidget(makeWork());
    inner->addStretch();
    m_sections = inner;
    QScrollArea* const area = m_area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    layout->addWidget(makeFoot());

    connect(m_reset, &QAction::triggered, this, &TimingSettingsPanel::resetSettings);
    connect(&m_jobs, &JobRunner::timingSettingsChanged, this, &TimingSettingsPanel::onSettingsChanged);
    connect(&m_launches, &LaunchModel::checked, this, [this] {
        updateWork();
        updateFoot();
    });
    connect(&m_jobs, &JobRunner::whyNotChanged, this, &TimingSettingsPanel::updateFoot);
    connect(&m_model, &TimingModel::changed, this, &TimingSettingsPanel::updateFoot);
    connect(&m_model, &TimingModel::runsChanged, this, &TimingSettingsPanel::updateSides);
    onSettingsChanged();
    updateSides();
}

void TimingSettingsPanel::setUpFields()
{
    m_interval->setRange(0, kPercent * kMaxInterval);
    m_interval->setDecimals(2);
    m_interval->setSingleStep(0.1);
    m_interval->setPrefix(QStringLiteral("± "));
    m_interval->setSuffix(tr("\u202F% of median"));
    m_interval->setSpecialValueText(tr("all samples"));
    m_interval->setToolTip(tr("Samples end when the 95\u202F% interval of their median is as narrow as this."));
    m_seconds->setRange(0.1, kMaxSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(QStringLiteral("\u202Fs"));
    for (QDoubleSpinBox* const field : {m_interval, m_seconds}) {
        scrollOver(field);
        connect(field, &QDoubleSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    }
    m_cache->addItem(tr("Warm, as it is left"), false);
    m_cache->addItem(tr("Cold, L2 flushed"), true);
    for (QComboBox* const field : {m_variant, m_baseline, m_cache})
        scrollOver(field);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_variant, m_baseline, m_warmup, m_samples, m_interval, m_seconds, m_cache})
        fillWidth(field);
    connect(m_warmup, &QSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    connect(m_samples, &QSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    connect(m_cache, &QComboBox::activated, this, &TimingSettingsPanel::giveSettings);
    connect(m_discard, &QCheckBox::clicked, this, &TimingSettingsPanel::giveSettings);
    connect(m_variant, &QComboBox::activated, this, &TimingSettingsPanel::updateFoot);
    connect(m_baseline, &QComboBox::activated, this, &TimingSettingsPanel::chooseBaseline);
}

/// What scrolls up and down is not cut at its side.
QSize TimingSettingsPanel::minimumSizeHint() const
{
    const int content = m_area->widget()->minimumSizeHint().width() + m_area->verticalScrollBar()->sizeHint().width();
    return Panel::minimumSizeHint().expandedTo({std::max(content, Theme::instance().scaled(kNarrowest)), 0});
}

void TimingSettingsPanel::addSection(QWidget* section)
{
    m_sections->insertWidget(m_sections->count() - 1, makeRuler(section->parentWidget()));
    m_sections->insertWidget(m_sections->count() - 1, section);
}

QWidget* TimingSettingsPanel::makeMethod()
{
    setUpFields();
    auto* const order = new QLabel(tr("Interleaved ABBA"), this);
    order->setToolTip(tr("A comparison launches A B B A or B A A B by turns, so that what changes steadily falls on both alike."));
    auto* const form = new Form(this);
    form->setLabelWidth(kLabels);
    form->addRow(tr("Variant B"), m_variant);
    form->addRow(tr("Baseline A"), m_baseline);
    form->addRow(tr("Order"), order);
    m_cacheRow = form->addRow(tr("Cache"), m_cache);
    form->addRow(tr("Warm-up"), m_warmup)->setHint(tr("and for %1 at least").arg(typeset(formatSeconds(kWarmUpTime.count(), 2))));
    form->addRow(tr("Stop at"), m_interval);
    form->addRow(tr("At most"), m_seconds);
    form->addRow(tr("Samples"), m_samples);
    auto* const method = new QWidget(this);
    auto* const layout = new QVBoxLayout(method);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(form);
    layout->addWidget(makeGuards());
    return method;
}

QWidget* TimingSettingsPanel::makeGuards()
{
    auto* const guards = new QWidget(this);
    auto* const layout = new QVBoxLayout(guards);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(guarantee(tr("Hold launch until stream is queued"),
                                tr("Always: a batch begins once all of it is enqueued, so that no sample holds the host's time."),
                                guards));
    layout->addWidget(guarantee(tr("Verify output before and after"),
                                tr("Always, where the launch has references: the receipt says whether it had."), guards));
    m_discard->setToolTip(tr("Samples taken while the device lowers its clocks are left out, and taken again."));
    layout->addWidget(m_discard);
    m_timesBuilds->setToolTip(tr("Each build whose code changed is launched in turns with the baseline, while nothing else uses "
                                 "the device. An edit ends that. The price of the edit then tells the time, too."));
    layout->addWidget(m_timesBuilds);
    layout->addWidget(m_standing);
    connect(m_timesBuilds, &QCheckBox::clicked, &m_jobs, &JobRunner::setTimesBuilds);
    connect(&m_jobs, &JobRunner::standingChanged, this, &TimingSettingsPanel::showStanding);
    showStanding();
    return guards;
}

QWidget* TimingSettingsPanel::makeWork()
{
    auto* const work = new QWidget(this);
    auto* const form = new Form(work);
    form->setLabelWidth(kLabels);
    m_flopsRow = form->addRow(tr("FLOP"), m_flops);
    m_bytesRow = form->addRow(tr("Bytes"), m_bytes);
    const QString hint = tr("An expression over the launch's names. With it the time becomes a rate.");
    m_flops->setToolTip(hint);
    m_bytes->setToolTip(hint);
    connect(m_flops, &QLineEdit::editingFinished, this, &TimingSettingsPanel::giveSettings);
    connect(m_bytes, &QLineEdit::editingFinished, this, &TimingSettingsPanel::giveSettings);
    auto* const layout = new QVBoxLayout(work);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(new SectionTitle(tr("Declared work per launch"), work));
    layout->addWidget(form);
    return work;
}

QWidget* TimingSettingsPanel::makeFoot()
{
    useFont(m_state, FontRole::Label);
    useFont(m_count, FontRole::Hint);
    useFont(m_reason, FontRole::Hint);
    useColor(m_count, Token::TextSecondary);
    useColor(m_reason, Token::TextMuted);
    m_reason->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Samples taken"));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* const line = new QHBoxLayout;
    line->addWidget(m_state, 1);
    line->addWidget(m_count);
    auto* const foot = new QWidget(this);
    auto* const layout = new QVBoxLayout(foot);
    layout->setContentsMargins(kPanelInset, 8, kPanelInset, kPanelInset);
    layout->setSpacing(6);
    layout->addWidget(makeRuler(foot));
    layout->addLayout(line);
    layout->addWidget(m_progress);
    layout->addWidget(m_reason);
    setPrimary(m_compare);
    m_stop->setToolTip(tr("End the timing; the samples that were taken are lost."));
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_time, 1);
    buttons->addWidget(m_compare, 2);
    layout->addLayout(buttons);
    layout->addWidget(m_stop);
    connect(m_time, &QPushButton::clicked, &m_jobs, &JobRunner::time);
    connect(m_compare, &QPushButton::clicked, this, &TimingSettingsPanel::compare);
    connect(m_stop, &QPushButton::clicked, &m_jobs, &JobRunner::stop);
    return foot;
}

/// Null: the build of now.
RunRecordPointer TimingSettingsPanel::variant() const
{
    return m_model.run(m_variant->currentData().toInt());
}

RunRecordPointer TimingSettingsPanel::baseline() const
{
    return m_model.run(m_baseline->currentData().toInt());
}

/// Keeps what is chosen as long as it is there.
void TimingSettingsPanel::updateSides()
{
    const int variant = m_variant->currentData().toInt();
    const KernelInfo* const kernel = m_launches.kernel();
    const RunRecordPointer shown = m_model.shown();
    const std::string name = kernel != nullptr ? kernel->name : shown ? shown->kernel.name : std::string();
    const RunRecordPointer pinned = m_model.baselineOf(name);
    const QSignalBlocker variants(m_variant), baselines(m_baseline);
    m_variant->clear();
    m_baseline->clear();
    m_variant->addItem(tr("The build of now"), 0);
    m_baseline->addItem(tr("None chosen"), 0);
    for (auto run = m_model.runs().rbegin(); run != m_model.runs().rend(); ++run) {
        if (!(*run)->timing || (*run)->kernel.name != name)
            continue;
        m_variant->addItem(nameOf(**run), (*run)->number);
        m_baseline->addItem(nameOf(**run), (*run)->number);
    }
    m_variant->setCurrentIndex(std::max(m_variant->findData(variant), 0));
    m_baseline->setCurrentIndex(pinned ? std::max(m_baseline->findData(pinned->number), 0) : 0);
    updateFoot();
}

void TimingSettingsPanel::chooseBaseline()
{
    if (const RunRecordPointer chosen = baseline())
        return m_jobs.setBaseline(chosen->number, true);
    for (const RunRecordPointer& run : std::vector(m_model.runs())) {
        if (run->isBaseline && m_baseline->findData(run->number) >= 0)
            m_jobs.setBaseline(run->number, false);
    }
}

void TimingSettingsPanel::showStanding()
{
    m_timesBuilds->setChecked(m_jobs.timesBuilds());
    const BuildStanding& standing = m_jobs.standing();
    const std::optional<StandingToBaseline>& known = standing.known();
    const RunRecordPointer pinned = m_jobs.timesBuilds() ? baseline() : nullptr;
    if (!m_jobs.timesBuilds())
        return m_standing->setHint({});
    if (standing.isBusy())
        return m_standing->setHint(tr("The build of now is launched in turns with the baseline."));
    if (!known)
        return m_standing->setHint(pinned ? QString() : tr("Pin a baseline in the history first."));
    m_standing->setHint(tr("The build of now: %1 against #%2").arg(verdictText(known->standing)).arg(known->baseline));
    m_standing->setToolTip(evidenceText(known->standing));
}

void TimingSettingsPanel::compare()
{
    m_jobs.compare(baseline(), variant());
}

void TimingSettingsPanel::onSettingsChanged()
{
    const TimingSettings& settings = m_jobs.timingSettings();
    const QSignalBlocker warmup(m_warmup), samples(m_samples), seconds(m_seconds), interval(m_interval);
    m_warmup->setValue(settings.warmup);
    m_samples->setValue(settings.samples);
    m_seconds->setValue(settings.maxSeconds);
    m_interval->setValue(kPercent * settings.interval);
    m_discard->setChecked(settings.discardThrottled);
    m_cache->setCurrentIndex(settings.cold ? 1 : 0);
    for (const auto& [field, text] : {std::pair(m_flops, &settings.flops), std::pair(m_bytes, &settings.bytes)}) {
        const QString shown = QString::fromStdString(*text);
        if (field->text() != shown)
            field->setText(shown);
        if (!field->hasFocus())
            field->setCursorPosition(0);
    }
    updateWork();
}

void TimingSettingsPanel::giveSettings()
{
    TimingSettings settings = m_jobs.timingSettings();
    settings.warmup = m_warmup->value();
    settings.samples = m_samples->value();
    settings.maxSeconds = m_seconds->value();
    if (std::abs(m_interval->value() - kPercent * settings.interval) > kSmallestStep / 2)
        settings.interval = m_interval->value() / kPercent;
    settings.discardThrottled = m_discard->isChecked();
    settings.cold = m_cache->currentData().toBool();
    settings.flops = m_flops->text().trimmed().toStdString();
    settings.bytes = m_bytes->text().trimmed().toStdString();
    m_jobs.setTimingSettings(settings);
}

void TimingSettingsPanel::resetSettings()
{
    m_jobs.setTimingSettings(TimingSettings());
}

void TimingSettingsPanel::updateWork()
{
    const LaunchCheck& check = m_launches.check();
    const TimingSettings& settings = m_jobs.timingSettings();
    const auto show = [&](FormRow& row, const std::string& declared, DeclaredWork LaunchPlan::*work, const QString& problem,
                          const QString& unit) {
        const bool isDeclared = !declared.empty();  // what was declared at the check may be gone
        showWork(row, isDeclared && check.plan ? ((*check.plan).*work).amount : 0, isDeclared ? problem : QString(), unit);
    };
    show(*m_flopsRow, settings.flops, &LaunchPlan::flops, check.flopsProblem, QStringLiteral("FLOP"));
    show(*m_bytesRow, settings.bytes, &LaunchPlan::bytes, check.bytesProblem, QStringLiteral("B"));
}

void TimingSettingsPanel::showButtons()
{
    const Job& job = m_jobs.job();
    const bool isBusy = job.kind != Job::Kind::None;
    const bool isBuild = !variant();
    const QString busy = tr("Another job goes on.");
    const QString whyNotTime = isBusy ? busy : isBuild ? m_jobs.whyNot() : tr("Time B times the build of now.");
    const QString whyNotCompare = isBusy ? busy : m_jobs.whyNotCompare(baseline(), variant());
    for (const auto& [button, why] : {std::pair(m_time, whyNotTime), std::pair(m_compare, whyNotCompare)}) {
        button->setVisible(!job.isMeasuring());
        button->setEnabled(why.isEmpty());
        button->setToolTip(why);
    }
    m_stop->setVisible(job.isMeasuring());
    m_stop->setEnabled(!job.isStopping);
}

void TimingSettingsPanel::updateFoot()
{
    const Job& job = m_jobs.job();
    const bool isTiming = job.isMeasuring();
    const bool isBusy = job.kind != Job::Kind::None;
    const QString why = m_jobs.whyNot();
    const RunRecordPointer last = m_model.shown();
    const QString counted = tr("The emulated GPU counts one launch; these settings are for GPUs.");
    m_cacheRow->setHint(m_launches.isEmulated() ? counted : QString());
    showButtons();

    m_progress->setVisible(isTiming);
    m_progress->setRange(0, static_cast<int>(job.total));
    m_progress->setValue(static_cast<int>(job.done));
    m_count->setText(isTiming && job.total > 0 ? tr("%1 of %2").arg(formatCount(job.done), formatCount(job.total))
                         : !isTiming && last   ? samplesText(*last)
                                               : QString());
    m_count->setVisible(!m_count->text().isEmpty());
    if (isTiming)
        m_state->setText(job.isStopping                         ? tr("Stopping")
                             : job.isWaiting                    ? tr("Waiting for the device")
                             : job.total == 0                   ? tr("Preparing")
                             : job.kind == Job::Kind::Compare   ? tr("Comparing")
                                                                : tr("Timing"));
    else if (last)
        m_state->setText(finishedText(*last));
    m_state->setVisible(isTiming || last);
    const QString end =
        last && last->timing ? (last->timing->samples.empty() ? whyNoSamples(*last->timing) : endWords(*last->timing)) : QString();
    m_reason->setText(!isBusy && !why.isEmpty() ? why : isTiming ? QString() : end);
    m_reason->setVisible(!m_reason->text().isEmpty());
}

}  // namespace kd
