// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/documenttabbar.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/theme.h"
#include "ui/program/program.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/navigator.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHoverEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kTabIcon = 15;
constexpr int kCross = 16;
constexpr int kStep = 33;  // the height of VISUAL section 5
constexpr int kLongestName = 320;  // logical pixels

/// The file's name, with its folder where another tab has the same name.
QString textOf(const DocumentTab& tab, const std::vector<DocumentTab>& all)
{
    const auto isNamesake = [&](const DocumentTab& each) { return each.fileName == tab.fileName && each.number != tab.number; };
    QString text = tab.code.isEmpty() ? tab.fileName : DocumentTabBar::tr("%1 (%2)").arg(tab.fileName, tab.code);
    if (!tab.path.isEmpty() && std::any_of(all.begin(), all.end(), isNamesake))
        text = QFileInfo(QFileInfo(tab.path).path()).fileName() + QLatin1Char('/') + text;
    if (tab.isModified)
        text += QLatin1Char('*');
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString tipOf(const DocumentTab& tab)
{
    QStringList parts{tab.path.isEmpty() ? DocumentTabBar::tr("%1, never saved").arg(tab.fileName)
                                         : QDir::toNativeSeparators(tab.path)};
    if (!tab.code.isEmpty())
        parts << DocumentTabBar::tr("%1: read only").arg(tab.code);
    if (tab.isReadOnly)
        parts << (isCaptureFile(tab.path.toStdString()) ? DocumentTabBar::tr("a recording as one file, which stays as it is")
                  : isReportFile(tab.path.toStdString()) ? DocumentTabBar::tr("from a report: saved under another name")
                  : isSessionFile(tab.path.toStdString())
                      ? DocumentTabBar::tr("a shipped example: saved under another name")
                      : DocumentTabBar::tr("outside of the trusted folders: saved under another name"));
    if (tab.hasErrors)
        parts << DocumentTabBar::tr("the last build failed");
    return parts.join(QLatin1Char('\n'));
}

}  // namespace

DocumentTabBar::DocumentTabBar(Documents& documents, Navigator& navigator, QWidget* parent)
    : QWidget(parent), m_documents(documents), m_navigator(navigator), m_bar(new QTabBar(this))
{
    m_bar->setAccessibleName(tr("Open documents"));
    m_bar->setObjectName(QStringLiteral("documentTabs"));
    useIconSize(m_bar, kTabIcon);
    m_bar->setMovable(true);
    m_bar->setExpanding(false);
    m_bar->setElideMode(Qt::ElideNone);
    m_bar->setUsesScrollButtons(true);
    m_bar->setFocusPolicy(Qt::TabFocus);
    m_bar->setContextMenuPolicy(Qt::CustomContextMenu);
    m_bar->setAttribute(Qt::WA_Hover);
    m_bar->installEventFilter(this);
    m_list = addButton("chevron-down", tr("List of the open documents"));
    QToolButton* const plus = addButton("plus", tr("New document"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 1);
    row->setSpacing(4);
    row->addWidget(m_bar, 0, Qt::AlignBottom);
    row->addWidget(m_list);
    row->addWidget(plus);
    row->addStretch(1);
    addStripAction("editor.nextTab", tr("Next tab"),
                   {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
    addStripAction("editor.previousTab", tr("Previous tab"),
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    connect(m_actions[0], &QAction::triggered, this, [this] { step(1); });
    connect(m_actions[1], &QAction::triggered, this, [this] { step(-1); });
    connect(m_list, &QToolButton::clicked, this, [this] {
        auto* const menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillList(menu);
        menu->popup(m_list->mapToGlobal(QPoint(0, m_list->height())));
    });
    connect(plus, &QToolButton::clicked, &m_navigator, &Navigator::newRequested);
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_isShowing)
            m_documents.show(index);
    });
    connect(m_bar, &QTabBar::tabMoved, this, [this](int from, int to) {
        const QScopedValueRollback showing(m_isShowing, true);
        m_documents.move(from, to);
    });
    connect(m_bar, &QWidget::customContextMenuRequested, this, &DocumentTabBar::showMenu);
    connect(&documents, &Documents::changed, this, &DocumentTabBar::showTabs);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        setMinimumHeight(Theme::instance().scaled(kStep));
        showTabs();
    });
    setMinimumHeight(Theme::instance().scaled(kStep));
    showTabs();
}

QToolButton* DocumentTabBar::addButton(const char* iconName, const QString& text)
{
    auto* const button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(icon(QLatin1String(iconName)));
    useIconSize(button, kTabIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

QAction* DocumentTabBar::addStripAction(const char* id, const QString& text, const QList<QKeySequence>& keys)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QLatin1String(id));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    m_actions << action;
    return action;
}

void DocumentTabBar::showTabs()
{
    if (m_isShowing)
        return;
    const QScopedValueRollback showing(m_isShowing, true);
    const std::vector<DocumentTab> tabs = m_documents.tabs();
    const int count = static_cast<int>(tabs.size());
    while (m_bar->count() > count)
        m_bar->removeTab(m_bar->count() - 1);
    while (m_bar->count() < count)
        addCross(m_bar->addTab(QString()));
    for (int i = 0; i < count; ++i)
        showTab(i, tabs[static_cast<std::size_t>(i)], textOf(tabs[static_cast<std::size_t>(i)], tabs));
    m_bar->setCurrentIndex(m_documents.currentIndex());
    showCrosses();
    showListButton();
}

void DocumentTabBar::showListButton()
{
    int needed = m_bar->sizeHint().width();
    for (int i = 0; i < layout()->count(); ++i) {
        const QWidget* const each = layout()->itemAt(i)->widget();
        if (each != nullptr && each != m_bar && each != m_list && !each->isHidden())
            needed += each->sizeHint().width() + layout()->spacing();
    }
    m_list->setVisible(m_bar->count() > 1 && needed > width());
}

void DocumentTabBar::fillList(QMenu* menu)
{
    const std::vector<DocumentTab> tabs = m_documents.tabs();
    for (int i = 0; i < static_cast<int>(tabs.size()); ++i) {
        QAction* const action = menu->addAction(m_bar->tabIcon(i), textOf(tabs[static_cast<std::size_t>(i)], tabs));
        action->setCheckable(true);
        action->setChecked(i == m_documents.currentIndex());
        action->setToolTip(m_bar->tabToolTip(i));
        connect(action, &QAction::triggered, this,
                [this, number = tabs[static_cast<std::size_t>(i)].number] { m_documents.show(m_documents.indexOf(number)); });
    }
    menu->setToolTipsVisible(true);
}

void DocumentTabBar::showTab(int index, const DocumentTab& tab, const QString& text)
{
    const QString shown = m_bar->fontMetrics().elidedText(text, Qt::ElideMiddle, Theme::instance().scaled(kLongestName));
    if (m_bar->tabText(index) != shown)
        m_bar->setTabText(index, shown);
    m_bar->setTabToolTip(index, tipOf(tab));
    m_bar->setTabIcon(index, tab.hasErrors ? icon(QStringLiteral("error"), Token::Bad) : icon(QStringLiteral("file")));
    m_bar->setTabData(index, QVariant::fromValue(tab.number));
    if (QWidget* const cross = m_bar->tabButton(index, QTabBar::RightSide))
        cross->setAccessibleName(tr("Close %1").arg(tab.fileName));
}

void DocumentTabBar::addCross(int index)
{
    auto* const cross = new QToolButton(m_bar);
    cross->setAutoRaise(true);
    cross->setIcon(icon(QStringLiteral("close")));
    useIconSquare(cross, kTabIcon - 4, kCross);
    cross->setFocusPolicy(Qt::NoFocus);
    cross->setToolTip(tr("Close"));
    connect(cross, &QToolButton::clicked, this, [this, cross] {
        for (int i = 0; i < m_bar->count(); ++i)
            if (m_bar->tabButton(i, QTabBar::RightSide) == cross)
                return close(i);
    });
    m_bar->setTabButton(index, QTabBar::RightSide, cross);
}

/// Where the pointer is, so that the strip stays calm.
void DocumentTabBar::showCrosses()
{
    for (int i = 0; i < m_bar->count(); ++i)
        if (auto* const cross = qobject_cast<QToolButton*>(m_bar->tabButton(i, QTabBar::RightSide)))
            cross->setIcon(i == m_hovered ? icon(QStringLiteral("close")) : QIcon());
}

void DocumentTabBar::step(int by)
{
    Documents& tabs = m_documents;
    if (tabs.count() > 0)
        tabs.show((tabs.currentIndex() + by + tabs.count()) % tabs.count());
}

void DocumentTabBar::close(int index)
{
    if (index >= 0)
        m_navigator.close(m_bar->tabData(index).toULongLong());
}

void DocumentTabBar::showMenu(const QPoint& position)
{
    const int index = m_bar->tabAt(position);
    if (index < 0)
        return;
    const DocumentTab tab = m_documents.tabs()[static_cast<std::size_t>(index)];
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Close")), &QAction::triggered, this, [this, tab] { m_navigator.close(tab.number); });
    QAction* const others = menu->addAction(tr("Close the others"));
    others->setEnabled(m_bar->count() > 1);
    connect(others, &QAction::triggered, this, [this, tab] {
        for (const DocumentTab& each : m_documents.tabs())
            if (each.number != tab.number)
                m_navigator.close(each.number);
    });
    menu->addSeparator();
    QAction* const copies = menu->addAction(icon(QStringLiteral("copy")), tr("Copy path"));
    copies->setEnabled(!tab.path.isEmpty());
    connect(copies, &QAction::triggered, this,
            [tab] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(tab.path)); });
    menu->popup(m_bar->mapToGlobal(position));
}

bool DocumentTabBar::eventFilter(QObject* object, QEvent* event)
{
    const auto hover = [this](int index) {
        if (std::exchange(m_hovered, index) != index)
            showCrosses();
    };
    if (object == m_bar && (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter))
        hover(m_bar->tabAt(static_cast<QHoverEvent*>(event)->position().toPoint()));
    else if (object == m_bar && event->type() == QEvent::HoverLeave)
        hover(-1);
    if (object == m_bar && event->type() == QEvent::MouseButtonRelease) {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::MiddleButton)
            close(m_bar->tabAt(mouse->position().toPoint()));
    }
    return QWidget::eventFilter(object, event);
}

void DocumentTabBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showListButton();
}

bool DocumentTabBar::event(QEvent* event)
{
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        showListButton();
    return isTaken;
}

void DocumentTabBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(Theme::instance().color(Token::Line));
    painter.drawLine(0, height() - 1, width() - 1, height() - 1);
}

}  // namespace kd
