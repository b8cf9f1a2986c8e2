// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/statisticsstrip.h"

#include "ui/common/busybar.h"
#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/data/datainspector.h"
#include "ui/data/histogrambar.h"
#include "ui/data/tilenumber.h"

#include <QCheckBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr int kTileGap = 18, kTileDigits = 4;

}  // namespace

StatisticsStrip::StatisticsStrip(DataInspector& inspector, QWidget* parent)
    : QWidget(parent), m_inspector(inspector), m_histogram(new HistogramBar(this)), m_busy(new BusyBar(this)),
      m_word(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_strange(new QCheckBox(tr("Mark NaN and Inf"), this)),
      m_differences(new QCheckBox(tr("Mark differences"), this))
{
    const QString titles[TileCount] = {tr("Minimum"),  tr("Maximum"),   tr("Mean"),     tr("NaN"),
                                       tr("Infinite"), tr("Denormals"), tr("Elements"), tr("Differ")};
    setAccessibleName(tr("Statistics"));
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(kTileGap);
    for (int tile = 0; tile < TileCount; ++tile)
        addTile(*layout, static_cast<Tile>(tile), titles[tile]);
    auto* const plot = new QVBoxLayout;
    plot->setSpacing(0);
    m_word->setElided(true);
    m_busy->setFixedHeight(6);
    nameFigure(*m_histogram, QStringLiteral("histogram"));
    plot->addWidget(m_histogram, 1);
    plot->addWidget(m_word);
    plot->addWidget(m_busy);
    layout->addLayout(plot, 1);
    auto* const checks = new QVBoxLayout;
    checks->setSpacing(6);
    checks->addStretch(1);
    for (QCheckBox* const each : {m_strange, m_differences}) {
        each->setChecked(true);
        checks->addWidget(each);
        connect(each, &QCheckBox::toggled, this,
                [this] { m_inspector.setMarks(m_strange->isChecked(), m_differences->isChecked()); });
    }
    checks->addStretch(1);
    layout->addLayout(checks);
    connect(m_histogram, &HistogramBar::rangeChosen, this, [this](const ValueRange& range) {
        ViewSettings settings = m_inspector.settings();
        settings.range = RangeChoice{.isPercentile = false, .low = range.low, .high = range.high};
        m_inspector.setSettings(settings);
    });
    connect(&inspector, &DataInspector::viewChanged, this, &StatisticsStrip::show);
    connect(&inspector, &DataInspector::lookChanged, this, &StatisticsStrip::show);
    connect(&inspector, &DataInspector::oldChanged, this, &StatisticsStrip::show);
    connect(&inspector.differences(), &DataQuery::changed, this, &StatisticsStrip::show);
    show();
}

void StatisticsStrip::addTile(QHBoxLayout& layout, Tile tile, const QString& title)
{
    auto* const shown = new QWidget(this);
    auto* const box = new QVBoxLayout(shown);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    box->addStretch(1);
    box->addWidget(new ThemedLabel(title, FontRole::Hint, Token::TextSecondary, shown));
    TileNumber*& number = m_numbers.at(static_cast<std::size_t>(tile));
    number = new TileNumber(title, shown);
    static constexpr std::array<const char*, TileCount> kFigures{"minimum",  "maximum",   "mean",     "nan",
                                                                 "infinite", "denormals", "elements", "differ"};
    // The number of a tile that leads nowhere takes no clicks.
    for (QWidget* const each : {shown, static_cast<QWidget*>(number)})
        nameFigure(*each, QLatin1String(kFigures.at(static_cast<std::size_t>(tile))));
    connect(number, &TileNumber::clicked, this, [this, tile] { seek(tile); });
    box->addWidget(number, 0, Qt::AlignLeft);
    box->addStretch(1);
    layout.addWidget(shown);
}

// With Shift to the one before.
void StatisticsStrip::seek(Tile tile)
{
    const SeekDirection direction =
        QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier) ? SeekDirection::Backward : SeekDirection::Forward;
    switch (tile) {
    case Nan:
        m_inspector.seek(SoughtValue::NaN, direction);
        break;
    case Infinite:
        m_inspector.seek(SoughtValue::Infinite, direction);
        break;
    case Denormal:
        m_inspector.seek(SoughtValue::Denormal, direction);
        break;
    case Differ:
        m_inspector.seekDifference(direction);
        break;
    default:
        break;
    }
}

void StatisticsStrip::show()
{
    const std::shared_ptr<const DataAnswer>& answer = m_inspector.statistics().answer();
    const DataStatistics* const known = answer && answer->statistics ? &*answer->statistics : nullptr;
    const auto tell = [&](Tile tile, const QString& text, Token color = Token::Text, bool leads = false) {
        m_numbers.at(tile)->setContent(text, m_inspector.isOld() ? Token::TextMuted : color, leads);
    };
    const QString none = QStringLiteral("–");
    const auto value = [&](double number) { return known != nullptr ? typeset(formatNumber(number, kTileDigits)) : none; };
    const auto special = [&](Tile tile, std::uint64_t count, Token color) {
        tell(tile, known != nullptr ? formatCount(count) : none, known != nullptr && count > 0 ? color : Token::Text,
             known != nullptr && count > 0);
    };
    const DataStatistics empty;
    const DataStatistics& shown = known != nullptr ? *known : empty;
    tell(Minimum, value(shown.min));
    tell(Maximum, value(shown.max));
    tell(Mean, value(shown.mean));
    special(Nan, shown.nan, Token::Warn);
    special(Infinite, shown.positiveInfinities + shown.negativeInfinities, Token::Warn);
    special(Denormal, shown.denormals, Token::Info);
    tell(Elements, m_inspector.view() ? formatCount(m_inspector.count()) : none);
    const std::shared_ptr<const DataAnswer>& compared = m_inspector.differences().answer();
    const Verification* const check = m_inspector.verification();
    const bool isShown = m_inspector.canCompare() && compared && compared->differences;
    const bool isChecked = !isShown && check != nullptr && check->message.empty();
    const std::uint64_t differing = isShown ? compared->differences->differing : isChecked ? check->mismatches : 0;
    tell(Differ, isShown || isChecked ? formatCount(differing) : none, differing > 0 ? Token::Bad : Token::Text,
         isShown && differing > 0);
    m_histogram->setHistogram(known != nullptr ? known->histogram : Histogram());
    m_histogram->setRange(m_inspector.range());
    m_histogram->setMap(m_inspector.settings().map);
    const bool isBusy = m_inspector.statistics().isBusy();
    m_busy->setVisible(isBusy);
    m_busy->setRange(0, m_inspector.statistics().percent() < 0 ? 0 : 100);
    m_busy->setValue(std::max(0, m_inspector.statistics().percent()));
    m_word->setText(m_inspector.statistics().failure());
    m_word->setVisible(!m_word->text().isEmpty());
}

void StatisticsStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::instance().color(Token::Panel));
    painter.setPen(Theme::instance().color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace kd
