// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/wavessummary.h"

#include "ui/common/format.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"
#include "ui/common/wavesbar.h"
#include "ui/workbench/launch/launchwaves.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kd {
namespace {

/// "6.21 waves, last one 21 % full"
QString countWords(const Waves& waves)
{
    const QString count = WaveText::count(waves);
    if (waves.tail() == 1.0)
        return (waves.full() == 1 ? WavesSummary::tr("%1 waves: the only wave fills the device")
                                  : WavesSummary::tr("%1 waves: every wave fills the device"))
            .arg(count);
    if (waves.full() == 0)
        return WavesSummary::tr("%1 waves: the only wave fills %2 of the device").arg(count, WaveText::fill(waves));
    return WavesSummary::tr("%1 waves, last one %2 full").arg(count, WaveText::fill(waves));
}

}  // namespace

WavesSummary::WavesSummary(QWidget* parent)
    : QWidget(parent), m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_bar(new WavesBar(this)),
      m_tail(new ThemedLabel(FontRole::Label, Token::TextSecondary, this)),
      m_cost(new ThemedLabel(FontRole::Hint, Token::TextMuted, this))
{
    auto* const head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new ThemedLabel(tr("Waves"), FontRole::SectionTitle, Token::Text, this));
    m_note->setElided(true);
    head->addWidget(m_note, 1);
    for (ThemedLabel* const label : {m_tail, m_cost})
        label->setWordWrap(true);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(makeRuler(this));
    layout->addSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addWidget(m_tail);
    layout->addWidget(m_cost);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setWaves(std::nullopt);
}

void WavesSummary::setWaves(const std::optional<Waves>& waves)
{
    m_bar->setWaves(waves ? std::optional(waves->count()) : std::nullopt);
    m_note->setText(waves ? tr("%1 blocks on %2 SMs").arg(formatCount(waves->blocks), formatCount(waves->multiprocessors))
                          : QString());
    m_tail->setText(waves ? countWords(*waves) : tr("Known when the launch is complete, a block fits and the SM count is given."));
    m_cost->setText(waves ? WaveText::tailCost(*waves) : QString());
    m_cost->setVisible(!m_cost->text().isEmpty());
    setToolTip(waves ? WaveText::arithmetic(*waves) : QString());
    setAccessibleName(tr("Waves"));
    setAccessibleDescription(waves ? WaveText::arithmetic(*waves) : m_tail->text());
}

}  // namespace kd
