// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/welcomepage.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/themedlabel.h"
#include "ui/program/words.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/targets/targetmenu.h"
#include "ui/shell/welcome/examplegrid.h"
#include "ui/shell/welcome/recentlist.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kPageMargin = 24;
constexpr int kColumnGap = 32;
constexpr int kSideWidth = 300;
constexpr int kMaxWidth = 1360;
constexpr int kHeadingIcon = 16;

/// Worth knowing on the first day.
constexpr const char* kKeyCommands[] = {"tools.search", "build.compile", "kernel.run",   "kernel.time",
                                        "kernel.stop",  "build.live",    "help.contents"};

/// An icon and a sentence beside it.
void addFact(QWidget* parent, const QString& iconName, Token color, const QString& sentence)
{
    auto* const row = new QWidget(parent);
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* const mark = new QLabel(row);
    const auto draw = [mark, iconName, color] {
        mark->setPixmap(iconPixmap(iconName, color, Theme::instance().scaled(kHeadingIcon), mark->devicePixelRatioF()));
    };
    QObject::connect(&Theme::instance(), &Theme::changed, mark, draw);
    draw();
    auto* const words = new ThemedLabel(sentence, FontRole::Hint, Token::TextSecondary, row);
    words->setWordWrap(true);
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addWidget(words, 1);
    parent->layout()->addWidget(row);
}

QWidget* makeRows(QWidget* parent)
{
    auto* const rows = new QWidget(parent);
    auto* const layout = new QVBoxLayout(rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return rows;
}

/// Puts `next` where `old` stood.
void replace(QWidget*& old, QWidget* next)
{
    delete old->parentWidget()->layout()->replaceWidget(old, next);
    old->hide();
    std::exchange(old, next)->deleteLater();
    if (next->parentWidget()->isVisible())
        next->show();  // before that it is shown with its parent, and need not be laid out twice
}

void addDeviceRows(QWidget* rows, const TargetInfo& target)
{
    for (const DeviceInfo& device : target.devices.devices)
        addFact(rows, QStringLiteral("devices"), Token::Ok, deviceTitle(toQt(device.name), toQt(device.id.name)));
    if (target.compiler.available)
        addFact(rows, QStringLiteral("compile"), Token::Ok, WelcomePage::tr("NVRTC %1").arg(toQt(target.compiler.version)));
    std::vector<Message> missing = target.devices.missing;
    if (!target.compiler.missing.empty())
        missing.push_back(target.compiler.missing);
    for (const Message& sentence : missing)
        addFact(rows, QStringLiteral("info"), Token::TextMuted, messageText(sentence));
}

}  // namespace

WelcomePage::WelcomePage(TargetConnection& target, Preferences& preferences, const CommandRegistry& commands, QWidget* parent)
    : QWidget(parent), m_target(target), m_preferences(preferences), m_commands(commands), m_content(new QWidget)
{
    setAccessibleName(tr("Welcome"));
    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    auto* const page = new QWidget;
    area->setWidget(page);  // while it is empty: a scroll area asks what it is given for its size
    auto* const centred = new QHBoxLayout(page);
    centred->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    centred->addStretch(1);
    centred->addWidget(m_content, 1000);
    centred->addStretch(1);
    m_content->setMaximumWidth(kMaxWidth);
    auto* const layout = new QGridLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(kColumnGap);
    layout->setVerticalSpacing(16);
    layout->addWidget(makeHead(), 0, 0, 1, 2);
    layout->addWidget(makeSide(), 1, 0);
    layout->addWidget(makeExamples(), 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(1, 1);
    setFocusProxy(m_content->findChild<QPushButton*>());
    connect(&target, &TargetConnection::changed, this, &WelcomePage::showMachine);
    connect(&commands, &CommandRegistry::shortcutsChanged, this, &WelcomePage::showKeys);
    connect(&Theme::instance(), &Theme::changed, this, &WelcomePage::showMachine);
    m_recent->look();
    showMachine();
}

QWidget* WelcomePage::makeHead()
{
    auto* const head = new QWidget(m_content);
    auto* const layout = new QGridLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(2);
    auto* const shows = new QCheckBox(tr("Show this page at start"), head);
    shows->setChecked(m_preferences.showsWelcome());
    connect(shows, &QCheckBox::toggled, &m_preferences, &Preferences::setShowsWelcome);
    connect(&m_preferences, &Preferences::startChanged, shows, [this, shows] { shows->setChecked(m_preferences.showsWelcome()); });
    layout->addWidget(new ThemedLabel(QStringLiteral("KernelDesk"), FontRole::TileNumber, Token::Text, head), 0, 0);
    layout->addWidget(
        new ThemedLabel(tr("Edit, compile, run, time and understand CUDA kernels"), FontRole::Body, Token::TextSecondary, head), 1,
        0);
    layout->addWidget(shows, 0, 1, Qt::AlignRight | Qt::AlignVCenter);
    layout->setColumnStretch(0, 1);
    return head;
}

QWidget* WelcomePage::makeSide()
{
    auto* const side = new QWidget(m_content);
    keepWidth(side, kSideWidth);
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* const rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    addStart(*rows);
    m_recent = new RecentList(m_preferences, side);
    connect(m_recent, &RecentList::chosen, this, &WelcomePage::fileChosen);
    rows->addWidget(m_recent);
    rows->addSpacing(8);
    auto* const title = new SectionTitle(tr("This machine"), side);
    if (QAction* const about = m_commands.find(QStringLiteral("help.machine")))
        title->addButton(about);
    rows->addWidget(title);
    m_machine = makeRows(side);
    rows->addWidget(m_machine);
    rows->addSpacing(8);
    addKeys(*rows);
    rows->addStretch(1);
    return side;
}

void WelcomePage::addStart(QVBoxLayout& rows)
{
    rows.addWidget(new SectionTitle(tr("Start"), m_content));
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    for (const char* const id : {"file.new", "file.open"}) {
        QAction* const action = m_commands.find(QLatin1String(id));
        auto* const button = new QPushButton(action->icon(), plainText(*action), m_content);
        button->setToolTip(textWithShortcut(*action));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        row->addWidget(button, 1);
    }
    rows.addLayout(row);
    rows.addSpacing(8);
}

void WelcomePage::addKeys(QVBoxLayout& rows)
{
    rows.addWidget(new SectionTitle(tr("Keys worth knowing"), m_content));
    m_keys = makeRows(m_content);
    rows.addWidget(m_keys);
    showKeys();
}

QWidget* WelcomePage::makeExamples()
{
    auto* const part = new QWidget(m_content);
    auto* const rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* const title = new SectionTitle(tr("Examples"), part);
    title->setNote(tr("ready to compile and run, on the emulated GPU too"));
    rows->addWidget(title);
    m_examples = new ExampleGrid(part);
    rows->addWidget(m_examples);
    rows->addStretch(1);
    connect(m_examples, &ExampleGrid::chosen, this, &WelcomePage::exampleChosen);
    return part;
}

void WelcomePage::setExamples(const std::vector<Example>& examples)
{
    m_examples->setExamples(examples);
}

void WelcomePage::showMachine()
{
    QWidget* const rows = makeRows(m_machine->parentWidget());
    if (const TargetInfo* const target = m_target.info())
        addDeviceRows(rows, *target);
    else if (m_target.state() == TargetConnection::State::Lost)
        addFact(rows, QStringLiteral("warning"), Token::Warn, tr("The target does not answer."));
    else
        addFact(rows, QStringLiteral("devices"), Token::TextMuted, tr("Looking for GPUs and the compiler…"));
    replace(m_machine, rows);
}

void WelcomePage::showKeys()
{
    auto* const rows = new QWidget(m_keys->parentWidget());
    auto* const grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    int at = 0;
    for (const char* const id : kKeyCommands) {
        const QAction* const action = m_commands.find(QLatin1String(id));
        if (action == nullptr || action->shortcut().isEmpty())
            continue;
        grid->addWidget(new ThemedLabel(plainText(*action), FontRole::Hint, Token::TextSecondary, rows), at, 0);
        grid->addWidget(
            new ThemedLabel(action->shortcut().toString(QKeySequence::NativeText), FontRole::Hint, Token::TextMuted, rows), at++,
            1);
    }
    replace(m_keys, rows);
}

void WelcomePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_wasShown, true))
        m_recent->look();
}

}  // namespace kd
