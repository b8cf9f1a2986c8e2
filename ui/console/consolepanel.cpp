// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/consolepanel.h"

#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/console/consolelog.h"
#include "ui/console/consoleview.h"
#include "ui/text/findbar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kFlush = 40;                  // milliseconds
constexpr qsizetype kAtOnce = 256 * 1024;  // bytes that one flush shows

}  // namespace

ConsolePanel::ConsolePanel(ConsoleLog& log, QWidget* parent)
    : Panel(tr("Console"), parent), m_log(log),
      m_view(new ConsoleView(log.shown(), this)), m_find(new FindBar(m_view, FindBar::Purpose::Find, this)),
      m_empty(new EmptyState(tr("What kernels print with printf appears here."), {}, this)), m_pages(new QStackedLayout(this)),
      m_timer(new QTimer(this))
{
    build();
    makeActions();
    m_timer->setSingleShot(true);
    m_timer->setInterval(kFlush);
    connect(m_timer, &QTimer::timeout, this, &ConsolePanel::flush);
    connect(&log, &ConsoleLog::waiting, this, &ConsolePanel::wait);
    m_pages->setCurrentIndex(m_view->length() > 0 ? 1 : 0);
    if (!log.feed().isEmpty())
        wait();
}

void ConsolePanel::build()
{
    auto* const page = new QWidget(this);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_find);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);
    page->setFocusProxy(m_view);
    m_view->viewport()->installEventFilter(this);
    connect(m_view, &ConsoleView::findRequested, this, [this] { m_find->open(); });
    connect(m_view, &ConsoleView::findNextRequested, this, [this](int direction) {
        if (direction > 0)
            m_find->findNext();
        else
            m_find->findPrevious();
    });
}

void ConsolePanel::makeActions()
{
    const auto add = [this](const char* iconName, const QString& text, auto act) {
        auto* const action = new QAction(icon(QLatin1String(iconName)), text, this);
        connect(action, &QAction::triggered, this, act);
        m_actions << action;
    };
    add("search", tr("Find in the console"), [this] {
        m_pages->setCurrentIndex(1);
        m_find->open();
    });
    add("copy", tr("Copy the selection, or all"), [this] { copy(); });
    add("trash", tr("Clear the console"), [this] { clear(); });
}

void ConsolePanel::wait()
{
    if (!m_timer->isActive())
        m_timer->start();
}

void ConsolePanel::flush()
{
    m_pages->setCurrentIndex(1);
    const std::deque<ConsoleFeed::Piece> pieces = m_log.feed().popPieces(kAtOnce);
    const quint64 dropped = m_log.feed().popDropped();
    m_view->add(pieces);
    m_view->noteDropped(dropped);
    qsizetype lines = static_cast<qsizetype>(dropped);
    for (const ConsoleFeed::Piece& piece : pieces)
        lines += piece.kind == ConsoleFeed::Kind::Output ? piece.text.count('\n') : 0;
    countUnseen(lines);
    if (!m_log.feed().isEmpty())
        m_timer->start();
}

void ConsolePanel::countUnseen(qsizetype lines)
{
    m_unseen = m_view->isVisible() && !m_view->viewport()->visibleRegion().isEmpty() ? 0 : m_unseen + lines;
    const QString count = m_unseen > 0 ? formatCount(static_cast<quint64>(m_unseen)) : QString();
    if (count != note())
        setNote(count);
}

bool ConsolePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && m_unseen > 0)
        QMetaObject::invokeMethod(this, [this] { countUnseen(0); }, Qt::QueuedConnection);
    return Panel::eventFilter(watched, event);
}

void ConsolePanel::clear()
{
    m_unseen = 0;
    countUnseen(0);
    m_view->clearText();
    m_find->hide();
    m_pages->setCurrentIndex(0);
}

void ConsolePanel::copy() const
{
    if (m_view->hasSelectedText())
        m_view->copy();
    else
        QGuiApplication::clipboard()->setText(QString::fromUtf8(m_view->bytes()));
}

}  // namespace kd
