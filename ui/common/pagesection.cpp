// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pagesection.h"

#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kSectionHeader = 32, kSectionInset = 12, kSectionButton = 26, kSectionIcon = 16, kNoteInset = 8;  // logical pixels

}  // namespace

PageSection::PageSection(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(new ThemedLabel(title, FontRole::PanelTitle, Token::Text, this)),
      m_note(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_header(new QWidget(this)),
      m_headerLayout(new QHBoxLayout(m_header)), m_layout(new QVBoxLayout(this))
{
    setAccessibleName(title);
    setBackgroundRole(QPalette::Base);
    m_title->setElided(true);
    m_note->setElided(true);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->setContentsMargins(0, 0, kNoteInset, 0);
    m_header->setFixedHeight(Theme::instance().scaled(kSectionHeader));
    m_headerLayout->setContentsMargins(kSectionInset, 0, 4, 0);
    m_headerLayout->setSpacing(6);
    m_headerLayout->addWidget(m_title);
    m_headerLayout->addWidget(m_note, 1);
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_header);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        m_header->setFixedHeight(Theme::instance().scaled(kSectionHeader));
        update();
    });
}

void PageSection::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void PageSection::setNote(const QString& note)
{
    m_note->setText(note);
}

void PageSection::addField(QWidget* field)
{
    m_headerLayout->insertWidget(m_headerLayout->indexOf(m_note), field);
}

void PageSection::addButton(QAction* action)
{
    auto* const button = new QToolButton(m_header);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    useIconSquare(button, kSectionIcon, kSectionButton);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->text());
    m_headerLayout->addWidget(button);
}

void PageSection::setContent(QWidget* content, int inset)
{
    auto* const frame = new QVBoxLayout;
    frame->setContentsMargins(inset, inset, inset, inset);
    frame->addWidget(content);
    m_layout->addLayout(frame, 1);
}

void PageSection::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(Token::Panel));
    painter.setPen(theme.color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.drawLine(1, m_header->geometry().bottom(), width() - 2, m_header->geometry().bottom());
}

}  // namespace kd
