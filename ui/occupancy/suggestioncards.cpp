// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/suggestioncards.h"

#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {
namespace {

Token colorOf(const StepSuggestion& step)
{
    if (step.verdict == Verdict::Refused || step.verdict == Verdict::Ignored)
        return Token::Bad;
    return !step.isGain ? Token::TextMuted : step.hasPrice ? Token::Warn : Token::Ok;
}

QString iconOf(std::optional<Verdict> verdict)
{
    switch (verdict.value_or(Verdict::Compiling)) {
    case Verdict::Reaches: return QStringLiteral("ok");
    case Verdict::Spills: return QStringLiteral("warning");
    case Verdict::Ignored:
    case Verdict::Refused: return QStringLiteral("error");
    case Verdict::FallsShort:
    case Verdict::Calculated:
    case Verdict::Untried: return QStringLiteral("info");
    case Verdict::Compiles:
    case Verdict::Compiling: break;
    }
    return {};
}

QString wordsOf(std::optional<Verdict> verdict)
{
    switch (verdict.value_or(Verdict::Compiling)) {
    case Verdict::Reaches: return SuggestionCards::tr("It reaches the goal");
    case Verdict::Spills: return SuggestionCards::tr("It reaches the goal, but spills more");
    case Verdict::Ignored:
    case Verdict::Refused: return SuggestionCards::tr("The compiler does not take it");
    case Verdict::FallsShort: return SuggestionCards::tr("It falls short of the goal");
    default: return {};
    }
}

class Card : public QWidget {
public:
    Card(const StepSuggestion& step, QWidget* parent) : QWidget(parent)
    {
        auto* const title = new ThemedLabel(step.title, step.isCode ? FontRole::Mono : FontRole::SectionTitle, Token::Text, this);
        auto* const result = new ThemedLabel(step.result, FontRole::SectionTitle, colorOf(step), this);
        title->setWordWrap(true);
        auto* const layout = new QGridLayout(this);
        layout->setContentsMargins(9, 6, 9, 7);
        layout->setVerticalSpacing(2);
        layout->setColumnStretch(0, 1);
        layout->addWidget(title, 0, 0);
        layout->addWidget(result, 0, 1, Qt::AlignRight | Qt::AlignTop);
        layout->addLayout(makeEvidence(step), 1, 0, 1, step.trial < 0 ? 2 : 1);
        if (step.trial >= 0)
            layout->addWidget(makeButton(step), 1, 1, Qt::AlignRight);
        const QString verdict = wordsOf(step.verdict);
        setAccessibleName(QStringLiteral("%1: %2. %3").arg(step.title, step.result, step.evidence));
        setAccessibleDescription(verdict);
        result->setToolTip(verdict);
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }

    QPushButton* button() const { return m_button; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        constexpr double kRadius = 5;
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme.color(Token::Line));
        painter.setBrush(theme.color(Token::Raised));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    }

private:
    QLayout* makeEvidence(const StepSuggestion& step)
    {
        constexpr int kMark = 14, kGap = 5;  // logical pixels
        auto* const line = new QHBoxLayout;
        line->setSpacing(kGap);
        if (const QString name = iconOf(step.verdict); !name.isEmpty()) {
            auto* const mark = new QLabel(this);
            const bool isRemark = step.verdict == Verdict::Calculated || step.verdict == Verdict::Untried;
            const Token color = isRemark ? Token::TextMuted : colorOf(step);
            mark->setToolTip(wordsOf(step.verdict));
            const auto draw = [mark, name, color] {
                mark->setPixmap(iconPixmap(name, color, Theme::instance().scaled(kMark), mark->devicePixelRatioF()));
            };
            draw();
            connect(&Theme::instance(), &Theme::changed, mark, draw);
            line->addWidget(mark);
        }
        line->addWidget(new HintLabel(step.evidence, this), 1);
        return line;
    }
    QPushButton* makeButton(const StepSuggestion& step)
    {
        m_button = new QPushButton(SuggestionCards::tr("Insert"), this);
        setCompact(m_button);
        m_button->setToolTip(step.effect);
        m_button->setAccessibleName(SuggestionCards::tr("Insert %1").arg(step.inserted));
        return m_button;
    }

    QPushButton* m_button = nullptr;
};

}  // namespace

SuggestionCards::SuggestionCards(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
}

void SuggestionCards::setSuggestions(const std::vector<StepSuggestion>& suggestions)
{
    if (suggestions == m_suggestions)
        return;
    m_suggestions = suggestions;
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QWidget* card = item->widget()) {
            card->hide();
            card->deleteLater();
        }
        delete item;
    }
    for (const StepSuggestion& step : suggestions) {
        auto* const card = new Card(step, this);
        m_layout->addWidget(card);
        if (card->button() != nullptr)
            connect(card->button(), &QPushButton::clicked, this, [this, trial = step.trial] { emit insertWanted(trial); });
    }
}

}  // namespace kd
