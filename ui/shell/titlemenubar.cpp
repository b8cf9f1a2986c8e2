// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/titlemenubar.h"

#include "ui/common/basestyle.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QWindow>

#include <algorithm>

namespace kd {
namespace {

constexpr int kMenuBarHeight = 28;
constexpr int kTitleGap = 24;

}  // namespace

TitleMenuBar::TitleMenuBar(QWidget* parent) : QMenuBar(parent)
{
    setMinimumHeight(kMenuBarHeight);
    setNativeMenuBar(false);  // title and search are part of it
    setProperty(kShowsLetters, false);
    qApp->installEventFilter(this);
}

bool TitleMenuBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt)
            showLetters(event->type() == QEvent::KeyPress);
    } else if (event->type() == QEvent::WindowDeactivate) {
        showLetters(false);
    }
    return QMenuBar::eventFilter(watched, event);
}

void TitleMenuBar::showLetters(bool isAltDown)
{
    if (property(kShowsLetters).toBool() == isAltDown)
        return;
    setProperty(kShowsLetters, isAltDown);
    update();
}

void TitleMenuBar::setTitle(const QString& title)
{
    m_title = title;
    update();
}

void TitleMenuBar::paintEvent(QPaintEvent* event)
{
    QMenuBar::paintEvent(event);
    const QWindow* const frame = window()->windowHandle();
    if (frame != nullptr && frame->frameMargins().top() > 0)
        return;
    const QWidget* const corner = cornerWidget(Qt::TopRightCorner);
    const int left = (actions().isEmpty() ? 0 : actionGeometry(actions().constLast()).right()) + kTitleGap;
    const int right = (corner == nullptr ? width() : corner->x()) - kTitleGap;
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextSecondary));
    const QFontMetrics metrics(painter.font());
    const int wanted = metrics.horizontalAdvance(m_title);
    // In the middle of the window, pushed aside by what stands there.
    const int start = std::clamp((width() - wanted) / 2, left, std::max(left, right - wanted));
    const int room = right - start;
    if (room > kTitleGap)
        painter.drawText(QRect(start, 0, room, height()), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(m_title, Qt::ElideMiddle, room));
}

}  // namespace kd
