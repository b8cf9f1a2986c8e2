// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/gaugespanel.h"

#include "core/measure/nvml.h"
#include "core/session/launch/moduleimage.h"
#include "ui/client/client.h"
#include "ui/common/badge.h"
#include "ui/common/emptystate.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/common/panel.h"
#include "ui/common/themedlabel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/gaugecard.h"
#include "ui/devices/gaugefeed.h"
#include "ui/devices/workerstatus.h"
#include "ui/program/words.h"
#include "ui/workbench/target/targetconnection.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr int kCardGap = 8, kCardWidth = 232, kBadgeText = 72;  // logical pixels
constexpr double kAboveLimit = 1.08;  // of the limit: where a curve's scale ends
constexpr double kMebibyte = 1 << 20, kGibibyte = 1 << 30;
constexpr std::uint64_t kIdle = 0x1;

QString whole(const std::optional<double>& value)
{
    return value ? typeset(QString::number(std::llround(*value))) : QStringLiteral("–");
}

GaugeReading readingOf(const Gauge& gauge, const QString& unit)
{
    return {.value = gauge.value, .number = whole(gauge.value), .unit = unit, .foot = {}, .missing = messageText(gauge.missing)};
}

GaugeReading memoryReading(const GaugeSample& sample)
{
    GaugeReading reading = readingOf(sample.memoryUsed, {});
    if (!sample.memoryUsed.value)
        return reading;
    // Of one width while it changes.
    const bool isLarge = *sample.memoryUsed.value >= kGibibyte;
    reading.number = typeset(isLarge ? QString::number(*sample.memoryUsed.value / kGibibyte, 'f', 1)
                                     : QString::number(*sample.memoryUsed.value / kMebibyte, 'f', 0));
    reading.unit = isLarge ? QStringLiteral("GiB") : QStringLiteral("MiB");
    if (sample.memoryTotal.value) {
        reading.foot = GaugesPanel::tr("of %1").arg(typeset(formatBytes(static_cast<quint64>(*sample.memoryTotal.value))));
        reading.top = *sample.memoryTotal.value;
    }
    return reading;
}

QString withUnit(const Gauge& gauge, const QString& unit)
{
    return gauge.value ? whole(gauge.value) + QChar(0x202f) + unit : whole(gauge.value);
}

/// A reading with the limit that it must not pass.
GaugeReading limited(GaugeReading reading, const Gauge& limit, const QString& foot, bool isLine)
{
    if (!limit.value)
        return reading;
    reading.foot = foot.arg(withUnit(limit, reading.unit));
    reading.top = *limit.value * (isLine ? kAboveLimit : 1);
    if (isLine)
        reading.limit = limit.value;
    return reading;
}

void showFact(ThemedLabel& label, const QString& text, const Gauge& gauge)
{
    label.setText(text);
    label.setColor(gauge.value ? Token::Text : Token::TextMuted);
    label.setToolTip(messageText(gauge.missing));
}

}  // namespace

GaugesPanel::GaugesPanel(DeviceComparison& comparison, const WorkerModels& models, QWidget* parent)
    : Panel(tr("Live gauges"), parent), m_models(models), m_comparison(comparison),
      m_feed(new GaugeFeed(models.client, models.target, this)), m_pages(new QStackedLayout), m_empty(new EmptyState({}, {}, this)),
      m_failure(new HintLabel({}, this)), m_foot(new WorkerStatus(models, this))
{
    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(makeCards());
    m_pages->addWidget(m_empty);
    m_pages->addWidget(area);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_pages, 1);
    layout->addWidget(makeRuler(this));
    layout->addWidget(m_foot);
    connect(m_foot, &WorkerStatus::restarting, m_feed, &GaugeFeed::forgetQuestion);
    connect(m_feed, &GaugeFeed::sampled, this, &GaugesPanel::onSample);
    connect(&m_comparison, &DeviceComparison::changed, this, &GaugesPanel::followDevice);
    connect(&models.target, &TargetConnection::changed, this, &GaugesPanel::followDevice);
    followDevice();
}

QWidget* GaugesPanel::makeCards()
{
    m_box = new QWidget(this);
    m_box->setBackgroundRole(QPalette::Base);
    m_box->setAutoFillBackground(true);
    m_box->setMinimumWidth(1);  // narrower than its facts, a dock cuts those and not the cards
    auto* const layout = new QVBoxLayout(m_box);
    layout->setContentsMargins(kPanelInset, 10, kPanelInset, kPanelInset);
    layout->setSpacing(kCardGap);
    m_utilisation = new GaugeCard(tr("Utilisation"), QStringLiteral("occupancy"), 1, m_box);
    m_clock = new GaugeCard(tr("SM clock"), QStringLiteral("wave"), 3, m_box);
    m_power = new GaugeCard(tr("Power"), QStringLiteral("power"), 2, m_box);
    m_temperature = new GaugeCard(tr("Temperature"), QStringLiteral("temp"), 6, m_box);
    m_memory = new GaugeCard(tr("Memory"), QStringLiteral("mem"), 4, m_box);
    m_cards = {m_utilisation, m_clock, m_power, m_temperature, m_memory};
    for (const auto& [card, figure] : {std::pair{m_utilisation, "utilisation"}, {m_clock, "clock"}, {m_power, "power"},
                                       {m_temperature, "temperature"}, {m_memory, "memory"}})
        nameFigure(*card, QLatin1String(figure));
    m_grid = new QGridLayout;
    m_grid->setSpacing(kCardGap);
    m_facts = makeFacts();
    layout->addWidget(m_failure);
    layout->addLayout(m_grid);
    layout->addStretch(1);
    arrange();
    return m_box;
}

QWidget* GaugesPanel::makeFacts()
{
    auto* const box = new QWidget(m_box);
    auto* const form = new QVBoxLayout(box);
    form->setContentsMargins(0, 4, 0, 0);
    form->setSpacing(7);
    m_throttle = new Badge({}, {}, Badge::Kind::Neutral, box);
    const auto add = [&](const QString& title, QWidget* value) {
        auto* const row = new QHBoxLayout;
        row->addWidget(new ThemedLabel(title, FontRole::Label, Token::TextSecondary, box));
        row->addStretch(1);
        row->addWidget(value);
        form->addLayout(row);
    };
    const auto addText = [&](const QString& title) {
        auto* const label = new ThemedLabel(QStringLiteral("–"), FontRole::Mono, Token::Text, box);
        add(title, label);
        return label;
    };
    add(tr("Throttle reasons"), m_throttle);
    m_memoryClock = addText(tr("Memory clock"));
    m_link = addText(tr("PCIe link"));
    m_driver = addText(tr("Driver"));
    m_ecc = addText(tr("ECC errors"));
    form->addStretch(1);
    return box;
}

void GaugesPanel::arrange()
{
    const int room = std::max(width() - 2 * kPanelInset, 1);
    const int columns = std::clamp(room / (Theme::instance().scaled(kCardWidth) + kCardGap), 1, 3);
    if (m_grid->count() > 0 && m_grid->property("columns").toInt() == columns)
        return;
    m_grid->setProperty("columns", columns);
    while (QLayoutItem* const item = m_grid->takeAt(0))
        delete item;
    int place = 0;
    for (GaugeCard* const card : m_cards) {
        m_grid->addWidget(card, place / columns, place % columns);
        ++place;
    }
    m_grid->addWidget(m_facts, place / columns, place % columns);
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void GaugesPanel::showEvent(QShowEvent* event)
{
    Panel::showEvent(event);
    m_feed->setActive(true);
}

void GaugesPanel::hideEvent(QHideEvent* event)
{
    Panel::hideEvent(event);
    m_feed->setActive(false);
}

void GaugesPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    arrange();
}

const DeviceInfo* GaugesPanel::device() const
{
    if (m_models.target.info() == nullptr)
        return nullptr;
    for (const DeviceInfo& device : m_models.target.info()->devices.devices)
        if (device.id.name == m_comparison.base())
            return &device;
    return m_models.target.device();
}

void GaugesPanel::followDevice()
{
    const DeviceInfo* const shown = device();
    m_foot->setDevice(shown);
    const bool isLost = m_models.target.state() == TargetConnection::State::Lost;
    if (shown == nullptr || isLost) {
        m_shown.clear();
        setNote({});
        m_hasNumbers = false;
        m_empty->setContent(isLost ? tr("The target does not answer, so there are no live figures.")
                                   : tr("Live figures come with the target's devices."));
        m_pages->setCurrentWidget(m_empty);
        return;
    }
    if (toQt(shown->id.name) == m_shown)
        return;
    m_shown = toQt(shown->id.name);
    m_hasNumbers = false;
    for (GaugeCard* const card : m_cards)
        card->clear();
    m_empty->setContent(tr("Reading %1.").arg(m_shown));
    m_pages->setCurrentWidget(m_empty);
    setNote(m_shown);
    m_feed->setDevice(isEmulatedDevice(shown->id.name) ? QString() : toQt(shown->pciBusId));
}

void GaugesPanel::onSample(qint64 when, const GaugeSample& sample)
{
    if (m_shown.isEmpty())
        return;
    m_foot->showProcess();
    if (!sample.failure.empty())
        return showFailure(sample);
    m_hasNumbers = true;
    m_failure->setHint({});
    m_pages->setCurrentIndex(1);
    setNote(tr("%1, every 0.5 s").arg(m_shown));
    GaugeReading utilisation = readingOf(sample.utilisation, QStringLiteral("%"));
    utilisation.top = 100;
    utilisation.foot = tr("of the time with a kernel");
    m_utilisation->add(when, utilisation);
    m_clock->add(when, limited(readingOf(sample.smClock, QStringLiteral("MHz")), sample.smClockMost, tr("limit %1"), false));
    m_power->add(when, limited(readingOf(sample.power, QStringLiteral("W")), sample.powerLimit, tr("limit %1"), true));
    m_temperature->add(when,
                       limited(readingOf(sample.temperature, QStringLiteral("°C")), sample.slowdown, tr("slows down at %1"), true));
    m_memory->add(when, memoryReading(sample));
    showFacts(sample);
}

void GaugesPanel::showFailure(const GaugeSample& sample)
{
    const QString sentence = messageText(sample.failure);
    setNote(m_shown);
    if (!m_hasNumbers) {
        m_empty->setContent(sentence);
        m_pages->setCurrentWidget(m_empty);
        return;
    }
    for (GaugeCard* const card : m_cards)
        card->end();
    m_failure->setHint(sentence, sample.isLost ? Token::Bad : Token::Warn);
}

void GaugesPanel::showThrottle(const Gauge& gauge)
{
    m_throttle->setToolTip(messageText(gauge.missing));
    if (!gauge.value)
        return m_throttle->setContent({}, QStringLiteral("–"), Badge::Kind::Neutral);
    const auto bits = static_cast<std::uint64_t>(*gauge.value);
    QStringList words;
    for (const Message& word : throttleWords(bits))
        words << messageText(word);
    if (words.isEmpty() && bits == 0)
        return m_throttle->setContent(QStringLiteral("check"), tr("none"), Badge::Kind::Ok);
    if (bits == kIdle)
        return m_throttle->setContent({}, words.value(0), Badge::Kind::Neutral);
    m_throttle->setToolTip(words.join(QStringLiteral(", ")));
    QString text = words.isEmpty() ? QStringLiteral("0x%1").arg(bits, 0, 16) : words.front();
    const Theme& theme = Theme::instance();
    text = QFontMetrics(theme.font(FontRole::Hint)).elidedText(text, Qt::ElideRight, theme.scaled(kBadgeText));
    m_throttle->setContent(QStringLiteral("warning"), words.size() > 1 ? tr("%1, +%2").arg(text).arg(words.size() - 1) : text,
                           Badge::Kind::Warn);
}

void GaugesPanel::showFacts(const GaugeSample& sample)
{
    showThrottle(sample.throttle);
    const QString none = QStringLiteral("–");
    showFact(*m_memoryClock, withUnit(sample.memoryClock, QStringLiteral("MHz")), sample.memoryClock);
    const Gauge& link = sample.pcieGeneration.value ? sample.pcieWidth : sample.pcieGeneration;
    const QString width = sample.pcieWidth.value ? QStringLiteral(" x%1").arg(std::llround(*sample.pcieWidth.value)) : QString();
    showFact(*m_link, sample.pcieGeneration.value ? tr("Gen %1").arg(std::llround(*sample.pcieGeneration.value)) + width : none,
             sample.pcieGeneration.value ? Gauge{.value = 1, .missing = link.missing} : link);
    const std::string cuda = m_comparison.list() ? m_comparison.list()->driverVersion : std::string();
    const QString driver = sample.driver.empty() ? none : toQt(sample.driver);
    m_driver->setText(cuda.empty() ? driver : QStringLiteral("%1, CUDA %2").arg(driver, toQt(cuda)));
    const Gauge& lost = sample.eccUncorrected;
    const bool isBad = lost.value.value_or(0) > 0;
    showFact(*m_ecc, lost.value && sample.eccCorrected.value
                         ? tr("%1 corrected, %2 not").arg(whole(sample.eccCorrected.value), whole(lost.value)) : none, lost);
    if (isBad)
        m_ecc->setColor(Token::Bad);
    if (lost.value)
        m_ecc->setToolTip(tr("Memory errors since the driver was loaded."));
}

}  // namespace kd
