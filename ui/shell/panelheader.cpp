// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/panelheader.h"

#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/themedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kHeaderHeight = 32;  // logical pixels, as the others
constexpr int kHeaderButton = 26;
constexpr int kHeaderIcon = 16;

QToolButton* buttonOf(QAction* action, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    useIconSquare(button, kHeaderIcon, kHeaderButton);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->text());
    return button;
}

}  // namespace

PanelHeader::PanelHeader(const QString& title, QWidget* parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_title(new ThemedLabel(FontRole::PanelTitle, Token::Text, this)),
      m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this))
{
    setFixedHeight(barHeight());
    m_layout->setContentsMargins(kPanelInset, 0, 4, 0);
    m_layout->setSpacing(2);
    m_layout->addWidget(m_title);
    m_layout->addSpacing(6);
    m_layout->addWidget(m_note, 1);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        setFixedHeight(barHeight());
        update();
    });
    m_note->setElided(true);
    m_title->setText(title);
}

void PanelHeader::setPanel(Panel* panel)
{
    m_panel = panel;
    if (QWidget* const widget = panel->headerWidget()) {
        const bool isWide = widget->sizePolicy().expandingDirections().testFlag(Qt::Horizontal);
        m_layout->addWidget(widget, isWide ? 1 : 0);
        m_layout->setStretchFactor(m_note, isWide ? 0 : 1);
        m_layout->addSpacing(4);
    }
    for (QAction* const action : panel->headerActions())
        m_layout->addWidget(buttonOf(action, this));
    connect(panel, &Panel::headerChanged, this, &PanelHeader::showWords);
    showWords();
}

int PanelHeader::barHeight()
{
    return Theme::instance().scaled(kHeaderHeight);
}

void PanelHeader::showWords()
{
    if (m_panel != nullptr) {
        m_title->setText(m_panel->title());
        m_note->setText(m_panel->note());
    }
    m_title->setVisible(!m_isInTabs);
    m_note->setVisible(!m_isInTabs);
}

void PanelHeader::setInTabs(bool inTabs)
{
    m_isInTabs = inTabs;
    m_layout->setContentsMargins(inTabs ? 0 : kPanelInset, 0, 4, 0);
    showWords();
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Panel));
    if (m_isInTabs)
        return;
    painter.setPen(theme.color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

PanelFrame::PanelFrame(Edge edge, QWidget* parent) : QWidget(parent), m_edge(edge)
{
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PanelFrame::setPanel(Panel* panel, PanelHeader* header)
{
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    if (header != nullptr)
        outer->addWidget(header);
    auto* const inner = new QVBoxLayout;
    inner->setContentsMargins(1, 0, 1, 1);
    outer->addLayout(inner, 1);
    inner->addWidget(panel);
    setFocusProxy(panel);
    panel->show();
}

void PanelFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Panel));
    painter.setPen(theme.color(Token::Line));
    painter.drawRect(rect().adjusted(0, m_edge == Edge::All ? 0 : -1, -1, -1));
}

}  // namespace kd
