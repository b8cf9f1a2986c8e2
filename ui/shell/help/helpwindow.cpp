// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/helpwindow.h"

#include "ui/common/theme.h"
#include "ui/shell/help/manualpage.h"
#include "ui/shell/settings/commands.h"

#include <QAction>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScreen>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr QSize kHelpSize(1000, 720);
constexpr int kListWidth = 290, kRowHeight = 24, kHitHeight = 44;
constexpr int kFrameHeight = 40;  // more than window managers add
constexpr int kAnchorRole = Qt::UserRole;

/// A chapter of the commands that have keys.
QString keyChapter(const CommandRegistry& commands)
{
    const auto cell = [](QString text) { return text.replace(QLatin1Char('|'), QLatin1String("\\|")); };
    QString rows;
    for (const QAction* const action : commands.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty() && !plainText(*action).isEmpty())
            rows += QStringLiteral("| %1 | %2 |\n").arg(cell(plainText(*action)), cell(keys));
    }
    return QStringLiteral("# %1 {#keys}\n\n| %2 | %3 |\n|---|---|\n%4")
        .arg(HelpWindow::tr("Keyboard"), HelpWindow::tr("Command"), HelpWindow::tr("Keys"), rows);
}

QTreeWidgetItem* makeItem(const ManualSection& section, const QString& text)
{
    auto* const item = new QTreeWidgetItem({text});
    item->setData(0, kAnchorRole, section.anchor);
    item->setSizeHint(0, QSize(0, Theme::instance().scaled(text.contains(QLatin1Char('\n')) ? kHitHeight : kRowHeight)));
    return item;
}

}  // namespace

HelpWindow::HelpWindow(const CommandRegistry& commands, QWidget* parent)
    : QDialog(parent),
      m_manual({keyChapter(commands)}),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_page(new ManualPage(this)),
      m_back(new QAction(tr("Back"), this)),
      m_forward(new QAction(tr("Forward"), this))
{
    setWindowTitle(tr("KernelDesk help"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(false);
    auto* const parts = new QSplitter(this);
    parts->addWidget(makeList());
    parts->addWidget(makeReader());
    parts->setStretchFactor(1, 1);
    parts->setSizes({kListWidth, kHelpSize.width() - kListWidth});
    parts->setChildrenCollapsible(false);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(parts);
    listContents();
    const QScreen* const room = parent != nullptr ? parent->screen() : QGuiApplication::primaryScreen();
    resize(kHelpSize.boundedTo(room->availableSize() - QSize(0, Theme::instance().scaled(kFrameHeight))));
}

QWidget* HelpWindow::makeList()
{
    auto* const side = new QWidget(this);
    m_search->setPlaceholderText(tr("Search the manual (Ctrl+F)"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("manual.contents"));
    m_list->setAccessibleName(tr("Contents"));
    m_list->setHeaderHidden(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    addAction(find);
    connect(find, &QAction::triggered, m_search, qOverload<>(&QWidget::setFocus));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        words.trimmed().isEmpty() ? listContents() : listHits(words);
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { choose(m_list->topLevelItem(0)); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) { choose(item); });
    auto* const layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    return side;
}

QWidget* HelpWindow::makeReader()
{
    auto* const reader = new QWidget(this);
    m_page->setObjectName(QStringLiteral("manual.page"));
    m_page->setAccessibleName(tr("Page of the manual"));
    auto* const bar = new QHBoxLayout;
    const auto add = [&](QAction* action, QKeySequence::StandardKey keys, Qt::ArrowType arrow, qsizetype by) {
        action->setShortcut(keys);
        addAction(action);
        auto* const button = new QToolButton(reader);
        button->setDefaultAction(action);
        button->setArrowType(arrow);
        button->setAutoRaise(true);
        bar->addWidget(button);
        connect(action, &QAction::triggered, this, [this, by] { step(by); });
    };
    add(m_back, QKeySequence::Back, Qt::LeftArrow, -1);
    add(m_forward, QKeySequence::Forward, Qt::RightArrow, 1);
    bar->addStretch(1);
    connect(m_page, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    auto* const layout = new QVBoxLayout(reader);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_page, 1);
    return reader;
}

void HelpWindow::listContents()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_list->setRootIsDecorated(true);
    for (const ManualChapter& chapter : m_manual.chapters()) {
        QTreeWidgetItem* const top = makeItem(chapter.sections.front(), chapter.sections.front().title);
        for (const ManualSection& each : chapter.sections)
            if (each.level > 1)
                top->addChild(makeItem(each, each.title));
        m_list->addTopLevelItem(top);
    }
    markCurrent();
}

void HelpWindow::listHits(const QString& words)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_list->setRootIsDecorated(false);
    const QList<ManualHit> hits = m_manual.search(words);
    for (const ManualHit& hit : hits) {
        const QString& chapter = hit.chapter->sections.front().title;
        const QString head = chapter == hit.section->title ? chapter : QStringLiteral("%1 (%2)").arg(hit.section->title, chapter);
        m_list->addTopLevelItem(makeItem(*hit.section, head + QLatin1Char('\n') + hit.excerpt));
    }
    if (hits.isEmpty()) {
        auto* const none = new QTreeWidgetItem({tr("Nothing in the manual holds these words.")});
        none->setFlags(Qt::NoItemFlags);
        m_list->addTopLevelItem(none);
    }
}

void HelpWindow::search(const QString& words)
{
    m_search->setText(words);
}

void HelpWindow::choose(const QTreeWidgetItem* item)
{
    if (item != nullptr && !item->data(0, kAnchorRole).toString().isEmpty())
        showSection(item->data(0, kAnchorRole).toString());
}

void HelpWindow::showSection(const QString& anchor)
{
    const QString shown = m_manual.section(anchor) == nullptr ? m_manual.chapters().front().sections.front().anchor : anchor;
    if (shown != section()) {
        m_history = m_history.mid(0, m_at + 1) << shown;
        m_at = m_history.size() - 1;
    }
    display(shown);
}

void HelpWindow::follow(const QUrl& link)
{
    if (link.isRelative())
        showSection(link.fragment());
    else if (link.scheme() == QLatin1String("https"))
        QDesktopServices::openUrl(link);
}

void HelpWindow::step(qsizetype by)
{
    m_at = std::clamp<qsizetype>(m_at + by, 0, m_history.size() - 1);
    display(m_history[m_at]);
}

void HelpWindow::display(const QString& anchor)
{
    const ManualChapter* const chapter = m_manual.chapterOf(anchor);
    m_page->showSection(*chapter, anchor);
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    if (m_search->text().trimmed().isEmpty())
        markCurrent();
}

/// In the contents; nothing is chosen by it.
void HelpWindow::markCurrent()
{
    const QSignalBlocker blocker(m_list);
    for (QTreeWidgetItemIterator it(m_list); *it != nullptr; ++it) {
        if ((*it)->data(0, kAnchorRole).toString() != section() || section().isEmpty())
            continue;
        m_list->setCurrentItem(*it);
        m_list->scrollToItem(*it);
        return;
    }
}

}  // namespace kd
