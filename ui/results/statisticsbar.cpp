// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/statisticsbar.h"

#include "ui/common/format.h"
#include "ui/common/themedlabel.h"
#include "ui/results/bufferview.h"
#include "ui/results/outputsmodel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kd {

StatisticsBar::StatisticsBar(BufferView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    const QString titles[TileCount] = {tr("Minimum"),  tr("Maximum"),  tr("Mean"),  tr("NaN"),
                                       tr("Infinite"), tr("Elements"), tr("Differ")};
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(24);
    for (int tile = 0; tile < TileCount; ++tile) {
        auto* const box = new QVBoxLayout;
        box->setSpacing(4);
        box->addWidget(new ThemedLabel(titles[tile], FontRole::Hint, Token::TextSecondary, this));
        ThemedLabel*& number = m_numbers.at(static_cast<std::size_t>(tile));
        number = new ThemedLabel(FontRole::PanelTitle, Token::Text, this);
        number->setAccessibleName(titles[tile]);
        number->setTextInteractionFlags(Qt::TextSelectableByMouse);
        box->addWidget(number);
        layout->addLayout(box);
    }
    layout->addStretch(1);
    setAccessibleName(tr("Statistics"));
    connect(&view, &BufferView::bufferChanged, this, &StatisticsBar::showBuffer);
    connect(&view, &BufferView::runChanged, this, &StatisticsBar::showBuffer);
    connect(&view, &BufferView::oldChanged, this, &StatisticsBar::showBuffer);
    showBuffer();
}

void StatisticsBar::showBuffer()
{
    const OutputSummary* const output = m_view.summary();
    const Verification* const check = m_view.verification();
    const BufferPlan* const plan = m_view.plan();
    const QString none = QStringLiteral("–");
    const auto show = [&](Tile tile, const QString& text, Token color = Token::Text) {
        m_numbers.at(tile)->setText(text);
        m_numbers.at(tile)->setColor(m_view.isOld() ? Token::TextMuted : color);
    };
    const auto value = [&](double number) { return output != nullptr ? typeset(formatNumber(number, 5)) : none; };
    const auto count = [&](std::uint64_t number) { return output != nullptr ? formatCount(number) : none; };
    const OutputSummary empty;
    const OutputSummary& shown = output != nullptr ? *output : empty;
    show(Minimum, value(shown.min));
    show(Maximum, value(shown.max));
    show(Mean, value(shown.mean));
    show(Nan, count(shown.nan), shown.nan > 0 ? Token::Warn : Token::Text);
    show(Infinite, count(shown.inf), shown.inf > 0 ? Token::Warn : Token::Text);
    show(Elements, plan != nullptr ? formatCount(plan->count) : none);
    const bool isCompared = check != nullptr && check->message.empty();
    show(Differ, isCompared ? formatCount(check->mismatches) : none,
         isCompared && check->mismatches > 0 ? Token::Bad : Token::Text);
}

}  // namespace kd
