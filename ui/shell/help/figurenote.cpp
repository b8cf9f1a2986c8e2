// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/figurenote.h"

#include "ui/common/themedlabel.h"

#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kNoteWidth = 380, kNoteInset = 12, kNoteOffset = 12;

}  // namespace

FigureNote::FigureNote(QWidget* parent) : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("figureNote"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Button);
    setFixedWidth(Theme::instance().scaled(kNoteWidth));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kNoteInset, kNoteInset, kNoteInset, kNoteInset);
    layout->setSpacing(2);
}

FigureNote::FigureNote(const FigureText& text, QWidget* parent) : FigureNote(parent)
{
    layout()->addWidget(new ThemedLabel(text.title, FontRole::PanelTitle, Token::Text, this));
    add(tr("What it is"), text.what);
    add(tr("How it was computed"), text.how);
    add(tr("What would be good"), text.good);
    setAccessibleName(text.title);
    setAccessibleDescription(QStringLiteral("%1 %2 %3").arg(text.what, text.how, text.good));
}

FigureNote::FigureNote(const QString& sentence, QWidget* parent) : FigureNote(parent)
{
    add({}, sentence);
    setAccessibleName(sentence);
}

void FigureNote::add(const QString& head, const QString& text)
{
    auto* const box = static_cast<QVBoxLayout*>(layout());
    if (!head.isEmpty()) {
        box->addSpacing(6);
        box->addWidget(new ThemedLabel(head, FontRole::Hint, Token::TextMuted, this));
    }
    auto* const words = new ThemedLabel(text, FontRole::Body, Token::Text, this);
    words->setWordWrap(true);
    box->addWidget(words);
}

void FigureNote::showBeside(QPoint globalPosition)
{
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
    resize(width(), height);
    const QRect room = screen() == nullptr ? QRect(globalPosition, size()) : screen()->availableGeometry();
    QPoint place = globalPosition + QPoint(kNoteOffset, kNoteOffset);
    if (place.y() + height > room.bottom())
        place.setY(globalPosition.y() - height - kNoteOffset);
    place.setX(std::max(room.left(), std::min(place.x(), room.right() - width())));
    place.setY(std::max(room.top(), place.y()));
    move(place);
    show();
}

void FigureNote::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace kd
