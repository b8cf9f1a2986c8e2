// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingsettingspanel.h"

#include "ui/common/codeedit.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/sectiontitle.h"
#include "ui/timing/timingfeed.h"
#include "ui/timing/timingfigures.h"
#include "ui/timing/timingmodel.h"

#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kLabels = 60;  // logical pixels
constexpr double kMaxSeconds = 3600;
constexpr double kOneSecond = 1;

QLineEdit* expressionField(const QString& example, QWidget* parent)
{
    auto* const field = new CodeEdit(parent);
    field->setPlaceholderText(example);
    return field;
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
      m_warmup(new IntegerSpinBox(0, kMaxSamples, tr(" launches"), this)), m_samples(new IntegerSpinBox(1, kMaxSamples, {}, this)),
      m_seconds(new QDoubleSpinBox(this)), m_cache(new QComboBox(this)), m_flops(expressionField(QStringLiteral("2*M*N*K"), this)),
      m_bytes(expressionField(QStringLiteral("3*4*n"), this)), m_state(new QLabel(this)), m_count(new QLabel(this)),
      m_reason(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_time(new QPushButton(icon(QStringLiteral("time"), Token::AccentText), tr("Time"), this)),
      m_stop(new QPushButton(icon(QStringLiteral("stop"), Token::Bad), tr("Stop"), this))
{
    keepWidth(this, 264);
    auto* const content = new QWidget(this);
    auto* const inner = new QVBoxLayout(content);
    inner->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    inner->setSpacing(kPanelGap);
    inner->addWidget(makeMethod());
    inner->addWidget(makeRuler(content));
    inner->addWidget(makeWork());
    inner->addStretch();
    auto* const area = new QScrollArea(this);
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
    onSettingsChanged();
    updateFoot();
}

QWidget* TimingSettingsPanel::makeMethod()
{
    m_seconds->setRange(0.1, kMaxSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(QStringLiteral("\u202Fs"));
    m_seconds->setKeyboardTracking(false);
    m_seconds->setLocale(QLocale::c());
    useFont(m_seconds, FontRole::Mono);
    m_cache->addItem(tr("Warm, as it is left"), false);
    m_cache->addItem(tr("Cold, L2 flushed"), true);
    for (QWidget* field : std::initializer_list<QWidget*>{m_warmup, m_samples, m_seconds, m_cache})
        fillWidth(field);
    scrollOver(m_seconds);
    scrollOver(m_cache);
    auto* const form = new Form(this);
    form->setLabelWidth(kLabels);
    form->addRow(tr("Warm-up"), m_warmup)->setHint(tr("and for %1 at least").arg(typeset(formatSeconds(kWarmUpTime.count(), 2))));
    form->addRow(tr("Samples"), m_samples);
    form->addRow(tr("At most"), m_seconds);
    m_cacheRow = form->addRow(tr("Cache"), m_cache);
    connect(m_warmup, &QSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    connect(m_samples, &QSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &TimingSettingsPanel::giveSettings);
    connect(m_cache, &QComboBox::activated, this, &TimingSettingsPanel::giveSettings);
    return form;
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
    setPrimary(m_time);
    m_stop->setToolTip(tr("End the timing; the samples that were taken are lost."));
    layout->addWidget(m_time);
    layout->addWidget(m_stop);
    connect(m_time, &QPushButton::clicked, &m_jobs, &JobRunner::time);
    connect(m_stop, &QPushButton::clicked, &m_jobs, &JobRunner::stop);
    return foot;
}

void TimingSettingsPanel::onSettingsChanged()
{
    const TimingSettings& settings = m_jobs.timingSettings();
    const QSignalBlocker warmup(m_warmup), samples(m_samples), seconds(m_seconds);
    m_warmup->setValue(settings.warmup);
    m_samples->setValue(settings.samples);
    m_seconds->setValue(settings.maxSeconds);
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

void TimingSettingsPanel::updateFoot()
{
    const Job& job = m_jobs.job();
    const bool isTiming = job.kind == Job::Kind::Time;
    const bool isBusy = job.kind != Job::Kind::None;
    const QString why = m_jobs.whyNot();
    const RunRecordPointer last = m_model.shown();
    const bool isEmulated = m_launches.isEmulated();
    m_cacheRow->setHint(isEmulated ? tr("The emulated GPU counts one launch; these settings are for GPUs.") : QString());

    m_time->setVisible(!isTiming);
    m_time->setEnabled(!isBusy && why.isEmpty());
    m_time->setToolTip(isBusy ? tr("Another job goes on.") : why);
    m_stop->setVisible(isTiming);
    m_stop->setEnabled(!job.isStopping);

    m_progress->setVisible(isTiming);
    m_progress->setRange(0, static_cast<int>(job.total));
    m_progress->setValue(static_cast<int>(job.done));
    m_count->setVisible(isTiming && job.total > 0);
    m_count->setText(tr("%1 of %2").arg(formatCount(job.done), formatCount(job.total)));
    if (isTiming)
        m_state->setText(job.isStopping      ? tr("Stopping")
                             : job.isWaiting ? tr("Waiting for the device")
                             : job.total > 0 ? tr("Timing")
                                             : tr("Preparing"));
    else if (last)
        m_state->setText(tr("Run #%1").arg(last->number));
    m_state->setVisible(isTiming || last);
    const QString end =
        last && last->timing ? (last->timing->samples.empty() ? whyNoSamples(*last->timing) : endWords(*last->timing)) : QString();
    m_reason->setText(!isBusy && !why.isEmpty() ? why : isTiming ? QString() : end);
    m_reason->setVisible(!m_reason->text().isEmpty());
}

}  // namespace kd
