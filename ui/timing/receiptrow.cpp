// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/receiptrow.h"

#include "ui/common/badge.h"
#include "ui/common/figure.h"
#include "ui/common/flowrow.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace kd {
namespace {

constexpr int kLine = 26, kBadge = 21, kBadgeGap = 6;  // logical pixels

Badge::Kind kindOf(ReceiptBadge::Kind kind)
{
    switch (kind) {
    case ReceiptBadge::Kind::Good:
        return Badge::Kind::Ok;
    case ReceiptBadge::Kind::Doubtful:
        return Badge::Kind::Warn;
    case ReceiptBadge::Kind::Neutral:
        break;
    }
    return Badge::Kind::Neutral;
}

}  // namespace

ReceiptRow::ReceiptRow(QWidget* parent)
    : QWidget(parent), m_badges(new FlowRow(kBadgeGap, this)), m_evidence(new QLabel(this)),
      m_copy(new QAction(icon(QStringLiteral("copy")), tr("Copy the receipt"), this))
{
    setBackgroundRole(QPalette::Base);
    auto* const title = new ThemedLabel(tr("Receipt"), FontRole::PanelTitle, Token::Text, this);
    auto* const copy = new QToolButton(this);
    copy->setDefaultAction(m_copy);
    copy->setAccessibleName(m_copy->text());
    useFont(m_evidence, FontRole::Label);
    useColor(m_evidence, Token::TextSecondary);
    m_evidence->setWordWrap(true);
    m_evidence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_evidence->hide();
    auto* const badges = new QVBoxLayout;
    badges->addWidget(m_badges);
    auto* const line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(title, 0, Qt::AlignTop);
    line->addLayout(badges, 1);
    line->addWidget(copy, 0, Qt::AlignTop);
    // All stand on the middle of the first line.
    const auto align = [title, copy, badges] {
        const int high = std::max(copy->sizeHint().height(), Theme::instance().scaled(kLine));
        title->setFixedHeight(high);
        copy->setFixedHeight(high);
        badges->setContentsMargins(0, (high - Theme::instance().scaled(kBadge)) / 2, 0, 0);
    };
    align();
    connect(&Theme::instance(), &Theme::changed, this, align);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 7, 6, 7);
    layout->setSpacing(6);
    layout->addLayout(line);
    layout->addWidget(m_evidence);
    nameFigure(*this, QStringLiteral("receipt"));
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_receipt); });
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ReceiptRow::setTiming(const TimingOutcome& timing, const std::vector<ReceiptBadge>& facts)
{
    m_receipt = timing.receipt.is_object() ? receiptText(timing) : QString();
    m_copy->setEnabled(!m_receipt.isEmpty());
    showEvidence({});
    std::vector<ReceiptBadge> all = facts;
    std::ranges::move(receiptBadges(timing), std::back_inserter(all));
    std::vector<QWidget*> badges;
    for (const ReceiptBadge& fact : all) {
        auto* const badge = new Badge(fact.icon, fact.text, kindOf(fact.kind), m_badges);
        badge->setClickable(true);
        badge->setToolTip(fact.evidence);
        badge->setAccessibleDescription(fact.evidence);
        connect(badge, &Badge::clicked, this,
                [this, evidence = fact.evidence] { showEvidence(m_shown == evidence ? QString() : evidence); });
        badges.push_back(badge);
    }
    m_badges->setItems(badges);
}

void ReceiptRow::showEvidence(const QString& text)
{
    m_shown = text;
    m_evidence->setText(text);
    m_evidence->setVisible(!text.isEmpty());
}

void ReceiptRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::instance().color(Token::Panel));
    painter.setPen(Theme::instance().color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace kd
