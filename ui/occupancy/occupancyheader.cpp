// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancyheader.h"

#include "ui/common/figure.h"
#include "ui/common/format.h"
#include "ui/common/widgetstyle.h"
#include "ui/occupancy/occupancytext.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace kd {
namespace {

/// "Limited by <b>registers</b>." without the arithmetic.
QString shortReason(const OccupancyAnswer& answer)
{
    if (!answer.canRun() || answer.isAtMaximum())
        return reasonText(answer);
    return OccupancyHeader::tr("Limited by <b>%1</b>.").arg(limiterWords(answer).toHtmlEscaped());
}

QFont halfOfBigNumber()
{
    QFont font = Theme::instance().font(FontRole::BigNumber);
    font.setPointSizeF(font.pointSizeF() / 2);
    font.setWeight(QFont::Normal);
    return font;
}

}  // namespace

OccupancyHeader::OccupancyHeader(QWidget* parent)
    : QWidget(parent), m_number(new QLabel(this)), m_percent(new QLabel(QStringLiteral("%"), this)), m_upper(new QLabel(this)),
      m_lower(new QLabel(this)), m_reason(new QLabel(this))
{
    useFont(m_number, FontRole::BigNumber);
    useColor(m_percent, Token::TextSecondary);
    fitPercent();
    connect(&Theme::instance(), &Theme::changed, m_percent, [this] { fitPercent(); });
    for (QLabel* label : {m_upper, m_lower}) {
        useFont(label, FontRole::Hint);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setMinimumWidth(1);  // narrower than its words, a dock cuts those and not the page
    }
    useFont(m_reason, FontRole::Label);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::RichText);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* const side = new QVBoxLayout;
    side->setSpacing(2);
    side->addWidget(m_upper);
    side->addWidget(m_lower);
    side->setAlignment(Qt::AlignVCenter);
    auto* const line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_number, 0, Qt::AlignBottom);
    line->addWidget(m_percent, 0, Qt::AlignBottom);
    line->addLayout(side, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(line);
    layout->addWidget(m_reason);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    nameFigure(*this, QStringLiteral("occupancy"));
}

/// Half as large as the number, on its base line.
void OccupancyHeader::fitPercent()
{
    const QFont half = halfOfBigNumber();
    m_percent->setFont(half);
    const int raise = QFontMetrics(Theme::instance().font(FontRole::BigNumber)).descent() - QFontMetrics(half).descent();
    m_percent->setContentsMargins(0, 0, 0, raise);
}

void OccupancyHeader::setNumber(const OccupancyAnswer& answer, bool isStale)
{
    m_number->setText(answer.limits == nullptr ? QStringLiteral("–") : typeset(formatPercentNumber(answer.result.occupancy)));
    m_number->setAccessibleName(tr("Occupancy %1").arg(typeset(formatPercent(answer.result.occupancy))));
    m_number->setToolTip(tr("Resident warps by the most that an SM can hold."));
    useColor(m_number, isStale ? Token::TextMuted : Token::Text);
    useColor(m_reason, isStale ? Token::TextMuted : Token::TextSecondary);
}

void OccupancyHeader::setAnswer(const OccupancyAnswer& answer, const OccupancyAnswer* previous)
{
    setNumber(answer, false);
    m_reason->setText(reasonText(answer));
    const QString change = previous != nullptr ? changeWords(previous->result.occupancy, answer.result.occupancy) : QString();
    useColor(m_upper, Token::TextMuted);
    if (change.isEmpty()) {
        m_upper->setText(answer.limits == nullptr ? QString() : residentWarps(answer));
        m_lower->setText(answer.limits == nullptr ? QString() : residentBlocks(answer));
        useColor(m_lower, Token::TextMuted);
        return;
    }
    const bool isBetter = answer.result.occupancy > previous->result.occupancy;
    m_upper->setText(tr("previous build %1").arg(typeset(formatPercent(previous->result.occupancy))));
    m_lower->setText((isBetter ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) + change);
    useColor(m_lower, isBetter ? Token::Ok : Token::Warn);
}

void OccupancyHeader::setStale(const OccupancyAnswer& answer, const QString& origin, const QString& why)
{
    setNumber(answer, true);
    m_reason->setText(shortReason(answer) + QLatin1Char(' ') + why.toHtmlEscaped());
    useColor(m_upper, Token::TextMuted);
    m_upper->setText(origin);
    m_lower->clear();
}

}  // namespace kd
