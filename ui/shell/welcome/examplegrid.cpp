// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/examplegrid.h"

#include "ui/common/themedlabel.h"
#include "ui/program/words.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kCardGap = 8;
constexpr int kCardWidth = 236;
constexpr int kMaxColumns = 4;
constexpr qreal kCardRadius = 5;

/// "SAXPY: A scaled vector added to another", as examples' sessions are titled.
struct Title {
    QString name, sentence;
};

Title exampleTitle(const Example& example)
{
    const QString whole = toQt(example.title);
    const qsizetype colon = whole.indexOf(QStringLiteral(": "));
    if (colon < 0)
        return {whole.isEmpty() ? toQt(example.name) : whole, {}};
    return {whole.first(colon), whole.mid(colon + 2)};
}

QString kernelsOf(const Example& example)
{
    QStringList names;
    for (const std::string& kernel : example.kernels)
        names << toQt(kernel);
    return names.join(QStringLiteral(", "));
}

class ExampleCard : public QAbstractButton {
public:
    ExampleCard(const Example& example, QWidget* parent) : QAbstractButton(parent)
    {
        const Title title = exampleTitle(example);
        setObjectName(toQt(example.name));
        setAccessibleName(title.sentence.isEmpty() ? title.name : QStringLiteral("%1: %2").arg(title.name, title.sentence));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
        m_rows = new QVBoxLayout(this);
        m_rows->setContentsMargins(12, 8, 12, 8);
        m_rows->setSpacing(2);
        addLine(title.name, FontRole::SectionTitle, Token::Text);
        addLine(title.sentence, FontRole::Hint, Token::TextSecondary)->setWordWrap(true);
        m_rows->addStretch(1);
        addLine(kernelsOf(example), FontRole::Hint, Token::TextMuted)->setElided(true);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme.color(hasFocus() ? Token::Accent : Token::Line));
        painter.setBrush(theme.color(isDown() ? Token::Selection : underMouse() ? Token::Hover : Token::Panel));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius, kCardRadius);
    }

private:
    ThemedLabel* addLine(const QString& text, FontRole role, Token color)
    {
        auto* const label = new ThemedLabel(text, role, color, this);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_rows->addWidget(label);
        return label;
    }

    QVBoxLayout* m_rows;
};

}  // namespace

ExampleGrid::ExampleGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kCardGap);
    connect(&Theme::instance(), &Theme::changed, this, &ExampleGrid::arrange);
}

void ExampleGrid::setExamples(const std::vector<Example>& examples)
{
    // A card that shows itself has the whole page laid out again: they show with the grid.
    hide();
    for (QWidget* const card : m_cards)
        card->deleteLater();
    m_cards.clear();
    for (const Example& example : examples) {
        auto* const card = new ExampleCard(example, this);
        connect(card, &QAbstractButton::clicked, this, [this, name = toQt(example.name)] { emit chosen(name); });
        m_cards.push_back(card);
    }
    m_columns = 0;
    arrange();
    show();
}

int ExampleGrid::columnsOf(int width) const
{
    return std::clamp((width + kCardGap) / (Theme::instance().scaled(kCardWidth) + kCardGap), 1, kMaxColumns);
}

void ExampleGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ExampleGrid::arrange()
{
    const int columns = columnsOf(width());
    if (columns == m_columns)
        return;
    for (int column = 0; column < std::max(columns, m_columns); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_columns = columns;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->addWidget(m_cards[i], at / columns, at % columns);
    }
}

}  // namespace kd
