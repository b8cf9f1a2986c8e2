// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/wavesstrip.h"

#include "ui/common/format.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"
#include "ui/common/wavesbar.h"
#include "ui/workbench/launch/launchwaves.h"

#include <QGridLayout>
#include <QLabel>

namespace kd {
namespace {

QLabel* makeLabel(FontRole font, Token color, QWidget* parent)
{
    auto* const label = new QLabel(parent);
    useFont(label, font);
    useColor(label, color);
    return label;
}

}  // namespace

WavesStrip::WavesStrip(QWidget* parent)
    : QWidget(parent), m_title(makeLabel(FontRole::Label, Token::TextSecondary, this)),
      m_count(makeLabel(FontRole::Mono, Token::Text, this)), m_bar(new WavesBar(this)),
      m_tail(new ThemedLabel(FontRole::Hint, Token::TextMuted, this))
{
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_title, 0, 0);
    layout->addWidget(m_count, 0, 1, Qt::AlignRight);
    layout->addWidget(m_bar, 1, 0, 1, 2);
    layout->addWidget(m_tail, 2, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    m_tail->setElided(true);
    setAccessibleName(tr("Waves"));
    setUnknown();
}

void WavesStrip::setWaves(const std::optional<Waves>& waves)
{
    if (!waves)
        return setUnknown(tr("Known when the device is known and a block fits"));
    m_title->setText(tr("Waves on %1 SMs").arg(formatCount(waves->multiprocessors)));
    m_count->setText(WaveText::count(*waves));
    m_tail->setText(WaveText::tail(*waves));
    m_bar->setWaves(waves->count());
    setAccessibleDescription(QStringLiteral("%1 %2. %3").arg(m_title->text(), m_count->text(), m_tail->text()));
    setToolTip(WaveText::arithmetic(*waves));
}

void WavesStrip::setUnknown()
{
    setUnknown(tr("Known when the launch is complete"));
}

void WavesStrip::setUnknown(const QString& when)
{
    if (m_title->text().isEmpty())
        m_title->setText(tr("Waves"));
    m_count->setText(QStringLiteral("–"));
    m_tail->setText(when);
    m_bar->setWaves(std::nullopt);
    setAccessibleDescription(m_tail->text());
    setToolTip(QString());
}

}  // namespace kd
