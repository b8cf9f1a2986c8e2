#include "ui/occupancy/stepcards.h"

#include "ui/common/hintlabel.h"
#include "ui/common/themedlabel.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace kd {
namespace {

class Card : public QWidget {
public:
    Card(const StepSuggestion& step, QWidget* parent) : QWidget(parent)
    {
        auto* const title = new ThemedLabel(step.title, FontRole::SectionTitle, Token::Text, this);
        auto* const result = new ThemedLabel(step.result, FontRole::SectionTitle, step.isGain ? Token::Ok : Token::TextMuted, this);
        title->setElided(true);
        auto* const layout = new QGridLayout(this);
        layout->setContentsMargins(9, 6, 9, 7);
        layout->setVerticalSpacing(2);
        layout->setColumnStretch(0, 1);
        layout->addWidget(title, 0, 0);
        layout->addWidget(result, 0, 1);
        layout->addWidget(new HintLabel(step.evidence, this), 1, 0, 1, 2);
        setAccessibleName(QStringLiteral("%1: %2. %3").arg(step.title, step.result, step.evidence));
    }

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
};

}  // namespace

StepCards::StepCards(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
}

void StepCards::setSuggestions(const std::vector<StepSuggestion>& suggestions)
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QWidget* card = item->widget()) {
            card->hide();
            card->deleteLater();
        }
        delete item;
    }
    for (const StepSuggestion& step : suggestions)
        m_layout->addWidget(new Card(step, this));
}

}  // namespace kd
