// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblypane.h"

#include "core/base/posix/file.h"
#include "ui/assembly/assemblyview.h"
#include "ui/client/client.h"
#include "ui/common/busybar.h"
#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/messagetext.h"
#include "ui/common/themedlabel.h"
#include "ui/text/findbar.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/report/filewriter.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTabBar>
#include <QToolButton>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

using Language = Listing::Language;
constexpr int kIcon = 16;
constexpr int kButton = 26;
constexpr int kBusy = 3;
constexpr auto kGreyAfter = Milliseconds(600);
const auto kAll = QStringLiteral("*");

QString languageName(Language language)
{
    return assemblyLanguage(language).name();
}

/// Those of CUDA Tile may be there as Tile IR alone.
bool hasKernels(const BuildController& builds)
{
    const Build& build = builds.goodBuild();
    return build && (!build.outcome->kernels.empty() || !build.outcome->tileIr.empty());
}

QToolButton* makeButton(QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    useIconSquare(button, kIcon, kButton);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

bool hasFunction(const AssemblyFeed::ListingPointer& listing, const std::string& name)
{
    return listing && std::ranges::find(listing->functions, name, &ListingFunction::loweredName) != listing->functions.end();
}

}  // namespace

AssemblyPane::AssemblyPane(const AssemblyModels& models, QWidget* parent)
    : QWidget(parent), m_models(models),
      m_feed(new AssemblyFeed(models.client, models.documents, models.target, models.builds, this))
{
    build();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kGreyAfter);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isLate = true;
        showState();
    });
    connect(m_feed, &AssemblyFeed::changed, this, &AssemblyPane::refresh);
    connect(&models.jobs, &JobRunner::jobChanged, this, &AssemblyPane::follow);
    connect(&models.target, &TargetConnection::changed, this, &AssemblyPane::refresh);
    connect(m_feed, &AssemblyFeed::busyChanged, m_busy, &QWidget::setVisible);
    connect(&models.launches, &LaunchModel::kernelChanged, this, &AssemblyPane::refresh);
    connect(&models.builds, &BuildController::changed, this, &AssemblyPane::showState);
    connect(&models.documents, &Documents::currentAboutToChange, this, &AssemblyPane::leave);
    connect(m_tabs, &QTabBar::currentChanged, this, &AssemblyPane::refresh);
    connect(&Theme::instance(), &Theme::changed, this, [this] { m_strip->setFixedHeight(Theme::instance().scaled(kStripHeight)); });
    refresh();
}

void AssemblyPane::build()
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip = makeStrip());
    m_body = new QWidget(this);
    auto* const row = new QHBoxLayout(m_body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_row = row;
    auto* const texts = new QWidget(m_body);
    auto* const textColumn = new QVBoxLayout(texts);
    textColumn->setContentsMargins(0, 0, 0, 0);
    textColumn->setSpacing(0);
    m_column = textColumn;
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view = new AssemblyView(texts));
    m_stack->addWidget(m_empty = new EmptyState({}, {}, texts));
    textColumn->addLayout(m_stack, 1);
    row->addWidget(texts, 1);
    column->addWidget(m_body, 1);
    setFocusProxy(m_view);

    m_busy = new BusyBar(this);
    m_busy->setRange(0, 0);
    m_busy->setAccessibleName(tr("Disassembling"));
    m_busy->setToolTip(tr("Disassembling"));
    m_busy->hide();

    connect(m_view, &AssemblyView::findWanted, this, [this] { findBar()->open(); });
    connect(m_view, &AssemblyView::findNextWanted, this, [this](int direction) {
        findBar()->show();
        direction > 0 ? findBar()->findNext() : findBar()->findPrevious();
    });
    connect(m_view, &AssemblyView::menuWanted, this, &AssemblyPane::showMenu);
    connect(m_empty, &EmptyState::triggered, this, [this] {
        if (!m_feed->hasBuild())
            m_models.jobs.compile();
        else
            m_feed->retry();
    });
}

/// Nothing of one document is shown beside another.
void AssemblyPane::leave()
{
    ++m_asked;
    m_function.clear();
    m_made = {};
    m_madeOf = nullptr;
    m_madeOfDiff = nullptr;
    showSentence();
    showState();
}

QWidget* AssemblyPane::makeStrip()
{
    auto* const strip = new QWidget(this);
    strip->setFixedHeight(Theme::instance().scaled(kStripHeight));
    auto* const row = new QHBoxLayout(strip);
    row->setContentsMargins(8, 0, 4, 1);
    row->setSpacing(0);
    m_tabs = new QTabBar(strip);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setAccessibleName(tr("Assembly"));
    for (const AssemblyLanguage& each : assemblyLanguages()) {
        const int tab = m_tabs->addTab(each.name());
        m_tabs->setTabToolTip(tab, each.tip());
        m_tabs->setTabVisible(tab, !each.isOptional);
    }
    m_tabs->addTab(tr("Diff"));
    row->addWidget(m_tabs, 0, Qt::AlignBottom);
    m_note = new ThemedLabel(FontRole::Hint, Token::Warn, strip);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_note->setElided(true);
    row->addWidget(m_note, 1);
    row->addSpacing(2);
    m_live = addSwitch(row, QStringLiteral("occupancy"), tr("Live registers"));
    m_link = addSwitch(row, QStringLiteral("link"), tr("Colour links between source and assembly"));
    connect(m_live, &QAction::toggled, this, [this](bool isOn) { m_view->setShowsLive(isOn); });
    connect(m_link, &QAction::toggled, this, &AssemblyPane::showState);
    addMenuButton(row);
    return strip;
}

QAction* AssemblyPane::addSwitch(QBoxLayout* row, const QString& iconName, const QString& text)
{
    auto* const action = new QAction(icon(iconName), text, this);
    action->setCheckable(true);
    action->setChecked(true);
    QToolButton* const button = makeButton(this);
    button->setDefaultAction(action);
    button->setAccessibleName(text);
    button->setProperty("bare", true);
    // Buttons do not follow whether their action is shown.
    connect(action, &QAction::changed, button, [action, button] { button->setVisible(action->isVisible()); });
    row->addWidget(button);
    return action;
}

void AssemblyPane::addMenuButton(QBoxLayout* row)
{
    QToolButton* const more = makeButton(this);
    more->setIcon(icon(QStringLiteral("more")));
    more->setToolTip(tr("More"));
    more->setAccessibleName(tr("More of the assembly"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* const menu = new QMenu(more);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        fillMenu(menu);
    });
    more->setMenu(menu);
    row->addWidget(more);
}

void AssemblyPane::setBand(QWidget* band)
{
    m_row->insertWidget(0, band);
}

AssemblyPane::Page AssemblyPane::page() const
{
    return static_cast<Page>(m_tabs->currentIndex());
}

void AssemblyPane::setPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
}

void AssemblyPane::setDiffLanguage(Language language)
{
    m_diffLanguage = language;
    refresh();
}

void AssemblyPane::setFunction(const QString& function)
{
    m_function = function;
    refresh();
}

void AssemblyPane::setShowsLive(bool shows)
{
    m_live->setChecked(shows);
}

bool AssemblyPane::showsLive() const
{
    return m_live->isChecked();
}

void AssemblyPane::setLinked(bool isLinked)
{
    m_link->setChecked(isLinked);
}

bool AssemblyPane::isLinked() const
{
    return m_link->isChecked();
}

void AssemblyPane::setShowsAddresses(bool shows)
{
    m_hasAddresses = shows;
    refresh();
}

FindBar* AssemblyPane::findBar()
{
    if (m_find == nullptr) {
        m_find = new FindBar(m_view, FindBar::Purpose::Find, this);
        m_column->addWidget(m_find);
    }
    return m_find;
}

bool AssemblyPane::isLinkable() const
{
    return isLinked() && !m_view->isStale() && m_stack->currentWidget() == m_view && m_view->content() &&
        !m_view->content()->isDiff;
}

bool AssemblyPane::isSettled() const
{
    const bool isHere = m_madeOf && m_madeOf == m_feed->listing(language()) && m_feed->isCurrent(language()) && m_asked == m_shown;
    const bool hasNothingBefore = page() == Page::Diff && (!m_models.builds.previousBuild() || isDiffOfAnotherKernel());
    return isHere || !m_feed->hasBuild() || !m_feed->sentence(language()).isEmpty() || hasNothingBefore;
}

Language AssemblyPane::language() const
{
    if (page() != Page::Diff)
        return assemblyLanguages()[static_cast<std::size_t>(page())].language;
    // Without a disassembler there is still PTX to compare.
    return m_feed->sentence(m_diffLanguage).isEmpty() ? m_diffLanguage : Language::Ptx;
}

std::string AssemblyPane::wantedFunction() const
{
    if (m_function == kAll)
        return {};
    if (!m_function.isEmpty())
        return m_function.toStdString();
    const KernelInfo* const kernel = m_models.launches.kernel();
    return kernel == nullptr ? std::string() : kernel->loweredName;
}

/// The program of now, or its listing, is being made.
bool AssemblyPane::isUnderWay() const
{
    const bool isCompiling = m_models.jobs.job().kind == Job::Kind::Compile;
    return m_feed->hasBuild() && (isCompiling || (!m_feed->isCurrent(language()) && m_feed->sentence(language()).isEmpty()));
}

/// The listing is of a build before, which has no such kernel.
bool AssemblyPane::isOfAnotherKernel() const
{
    const std::string function = wantedFunction();
    return !function.empty() && !m_feed->isCurrent(language()) && !hasFunction(m_feed->listing(language()), function);
}

/// The listing is of the other cubin alone: that of the chosen kernel could not be listed.
bool AssemblyPane::isOfOtherCubin() const
{
    const KernelInfo* const kernel = m_models.launches.kernel();
    const AssemblyFeed::ListingPointer listing = m_feed->listing(language());
    const std::string function = wantedFunction();
    return kernel != nullptr && function == kernel->loweredName && listing && !m_feed->isWhole(language()) &&
        !hasFunction(listing, function);
}

/// There is nothing in the build before that the chosen kernel could differ from.
bool AssemblyPane::isDiffOfAnotherKernel() const
{
    const std::string function = wantedFunction();
    const AssemblyFeed::ListingPointer before = m_feed->before(language());
    return before && hasFunction(m_feed->listing(language()), function) && !hasFunction(before, function);
}

/// Whether the text of a build before has stood too long.
void AssemblyPane::follow()
{
    if (!isUnderWay()) {
        m_patience.stop();
        if (std::exchange(m_isLate, false))
            showState();
    } else if (!m_isLate && !m_patience.isActive()) {
        m_patience.start();
    }
}

/// What is shown follows feed, kernel and tab; a text that is there already is not made again.
void AssemblyPane::refresh()
{
    follow();
    showTabs();
    showDiffCount();
    const AssemblyFeed::ListingPointer listing = m_feed->listing(language());
    const AssemblyFeed::DiffPointer diff = page() == Page::Diff ? m_feed->diff(language()) : nullptr;
    const bool isThere = listing && !isOfAnotherKernel() && !isOfOtherCubin() &&
        (page() != Page::Diff || (diff && !isDiffOfAnotherKernel()));
    if (!isThere) {
        ++m_asked;
        m_madeOf = nullptr;
        // An older text of the same kernel stays until the newer one is there.
        const bool isReplaced = m_feed->hasBuild() && m_feed->sentence(language()).isEmpty() && m_made.page == page()
            && m_view->content() && m_made.function == wantedFunction() && !isOfAnotherKernel() && !isOfOtherCubin()
            && (page() != Page::Diff || (m_feed->before(language()) && !isDiffOfAnotherKernel()));
        if (!isReplaced)
            showSentence();
        showState();
        return;
    }
    const Made made{page(), wantedFunction(), m_hasAddresses};
    if (m_madeOf == listing && m_madeOfDiff == diff && m_made == made) {
        m_revision = m_feed->revision(language());
        showState();
        return;
    }
    ask();
}

/// A language that the build has not has no tab, unless every build has it.
void AssemblyPane::showTabs()
{
    if (!m_feed->hasBuild())
        return;
    const QSignalBlocker blocker(m_tabs);
    for (const AssemblyLanguage& each : assemblyLanguages()) {
        const int tab = static_cast<int>(indexOf(each.language));
        const bool isShown = !each.isOptional || m_feed->isInBuild(each.language);
        if (!isShown && m_tabs->currentIndex() == tab)
            m_tabs->setCurrentIndex(0);
        m_tabs->setTabVisible(tab, isShown);
    }
}

void AssemblyPane::ask()
{
    const Made made{page(), wantedFunction(), m_hasAddresses};
    const AssemblyFeed::ListingPointer listing = m_feed->listing(language());
    const AssemblyFeed::DiffPointer diff = page() == Page::Diff ? m_feed->diff(language()) : nullptr;
    const bool keepsPlace = m_made.page == made.page && m_made.function == made.function && m_view->content();
    m_made = made;
    m_madeOf = listing;
    m_madeOfDiff = diff;
    const AssemblyOptions wish{made.function, made.hasAddresses};
    const auto make = [listing, diff, before = m_feed->before(language()), wish] {
        return attempt([&] {
            return std::make_shared<const AssemblyText>(diff ? assemblyDiff(*before, *listing, *diff, wish)
                                                             : assemblyText(*listing, wish));
        });
    };
    const auto show = [this, number = ++m_asked, revision = m_feed->revision(language()),
                       keepsPlace](const QFuture<Result<AssemblyTextPointer>>& future) {
        if (number != m_asked)
            return;
        m_shown = number;
        onContent(future.result().value.value_or(nullptr), revision, keepsPlace);
    };
    whenFinished(this, QtConcurrent::run(make), show);
}

void AssemblyPane::onContent(AssemblyTextPointer content, quint64 revision, bool keepsPlace)
{
    m_revision = revision;
    const bool isUnchanged = content && content->isDiff && content->added == 0 && content->removed == 0;
    if (!content || content->lines.empty() || isUnchanged) {
        m_view->setContent(nullptr, false);
        showSentence();
    } else {
        m_view->setContent(std::move(content), keepsPlace);
        m_stack->setCurrentWidget(m_view);
    }
    showState();
}

/// The kernels of CUDA Tile have a cubin of their own, which may be all that could not be listed.
QString AssemblyPane::absenceText() const
{
    if (!hasKernels(m_models.builds))
        return tr("The program has no kernel.");
    const QString absence = tr("There is no %1 of this kernel.").arg(languageName(language()));
    const QString reason = messageText(m_feed->listing(language())->reason);
    return !m_feed->isWhole(language()) && !reason.isEmpty() ? absence + QLatin1Char(' ') + reason : absence;
}

bool AssemblyPane::isRefused() const
{
    const Build& build = m_models.builds.build();
    return build && build.outcome->state == CompileOutcome::State::Rejected;
}

void AssemblyPane::showSentence()
{
    m_view->setContent(nullptr, false);
    m_stack->setCurrentWidget(m_empty);
    const QString name = languageName(language());
    const QString why = m_feed->sentence(language());
    if (!m_feed->hasBuild())
        m_empty->setContent(tr("The assembly appears beside the source once the program compiles."),
                            isRefused() ? QString() : tr("Compile"));  // what is refused is refused again
    else if (!why.isEmpty())
        m_empty->setContent(why, tr("Look again"));
    else if (page() == Page::Diff && !m_models.builds.previousBuild())
        m_empty->setContent(
            tr("There is no build before this one: edit the program, and what changes in its %1 is shown here.").arg(name));
    else if (page() == Page::Diff && isDiffOfAnotherKernel())
        m_empty->setContent(
            tr("The build before this one has no such kernel: edit it, and what changes in its %1 is shown here.").arg(name));
    else if (page() == Page::Diff && m_feed->diff(language()) && m_feed->isCurrent(language()))
        m_empty->setContent(tr("The last edit changed nothing in this kernel's %1.").arg(name));
    else if (m_feed->isCurrent(language()) && page() != Page::Diff)
        m_empty->setContent(absenceText(), m_feed->isWhole(language()) ? QString() : tr("Look again"));
    else if (m_models.target.state() == TargetConnection::State::Lost)
        m_empty->setContent(tr("%1 comes with the worker, which was lost.").arg(name));
    else
        m_empty->setContent(tr("%1 is under way.").arg(name));
}

void AssemblyPane::showState()
{
    const bool isPrevious = m_models.builds.isStale();
    const bool isStale = isPrevious || m_isLate;
    const AssemblyTextPointer& content = m_view->content();
    m_view->setStale(isStale);
    m_view->setTinted(m_link->isChecked());
    const QString note = isPrevious ? tr("previous build")
        : m_isLate                  ? tr("%1 under way").arg(languageName(language()))
                                    : QString();
    m_note->setText(content ? note : QString());
    const AssemblyFeed::ListingPointer listing = m_feed->listing(language());
    const QString reason = listing ? messageText(listing->reason) : QString();
    const bool hasLive = content && content->hasLive;
    m_live->setVisible(!isStale);
    m_live->setEnabled(hasLive);
    m_live->setToolTip(hasLive || reason.isEmpty() ? m_live->text() : reason);
    const bool hasSource = content && content->hasSource && !content->isDiff;
    m_link->setEnabled(hasSource);
    m_link->setToolTip(hasSource || reason.isEmpty() ? m_link->text() : reason);
    emit contentChanged();
}

void AssemblyPane::showDiffCount()
{
    constexpr int kDiff = static_cast<int>(Page::Diff);
    const Language language = m_feed->sentence(m_diffLanguage).isEmpty() ? m_diffLanguage : Language::Ptx;
    const AssemblyFeed::DiffPointer diff = m_feed->diff(language);
    QString text = tr("Diff");
    QString tip = tr("There is no build before this one to compare with");
    const std::string function = wantedFunction();
    const bool isComparable =
        function.empty() || (hasFunction(m_feed->listing(language), function) && hasFunction(m_feed->before(language), function));
    if (diff && isComparable && m_feed->isCurrent(language) && !m_models.builds.isStale()) {
        const int gain = static_cast<int>(diff->addedInstructions) - static_cast<int>(diff->removedInstructions);
        const QString count = typeset(QString::number(gain));
        text = gain > 0 ? tr("Diff +%1").arg(count) : tr("Diff %1").arg(count);
        tip = tr("The last edit added %1 and removed %2 instructions of %3")
                  .arg(diff->addedInstructions)
                  .arg(diff->removedInstructions)
                  .arg(languageName(language));
    }
    m_tabs->setTabText(kDiff, text);
    m_tabs->setTabToolTip(kDiff, tip);
}

void AssemblyPane::copyAll()
{
    if (m_view->content())
        QGuiApplication::clipboard()->setText(QString::fromUtf8(m_view->content()->text));
}

void AssemblyPane::save()
{
    const auto ending = QString::fromLatin1(assemblyLanguage(language()).ending);
    auto* const dialog = new QFileDialog(this, tr("Save the listing"), {}, tr("Listings (*%1);;All files (*)").arg(ending));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    connect(dialog, &QFileDialog::fileSelected, &m_models.exports,
            [writer = &m_models.exports, content = m_view->content()](const QString& path) {
                writer->writeText(content->text + u'\n', path);
            });
    dialog->open();
}

void AssemblyPane::fillMenu(QMenu* menu)
{
    const bool hasText = m_view->content() != nullptr;
    const auto add = [&](const char* iconName, const QString& text, auto act) {
        QAction* const action = menu->addAction(icon(QLatin1String(iconName)), text);
        action->setEnabled(hasText);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    const auto addCheck = [&](const QString& text, bool isOn, auto act) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(isOn);
        connect(action, &QAction::toggled, this, act);
    };
    add("copy", tr("Copy"), [this] { m_view->copy(); })->setEnabled(m_view->hasSelectedText());
    add("copy", tr("Copy all"), [this] { copyAll(); });
    add("save", tr("Save the listing…"), [this] { save(); });
    add("search", tr("Find…"), [this] { findBar()->open(); });
    menu->addSeparator();
    addFunctionMenu(menu->addMenu(tr("Function")));
    addDiffMenu(menu->addMenu(icon(QStringLiteral("diff")), tr("Diff compares")));
    menu->addSeparator();
    addCheck(tr("Addresses"), m_hasAddresses, [this](bool isOn) { setShowsAddresses(isOn); });
    addCheck(tr("Wrap long lines"), m_view->wrapMode() != QsciScintilla::WrapNone,
             [this](bool isOn) { m_view->setWrapMode(isOn ? QsciScintilla::WrapCharacter : QsciScintilla::WrapNone); });
    menu->addSeparator();
    menu->addActions(m_menuEnd);
}

void AssemblyPane::addFunctionMenu(QMenu* menu)
{
    const auto add = [&](const QString& text, const QString& function) {
        QAction* const action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_function == function);
        connect(action, &QAction::triggered, this, [this, function] { setFunction(function); });
    };
    constexpr std::size_t kMaxFunctions = 100;
    add(tr("The chosen kernel"), {});
    add(tr("All"), kAll);
    menu->addSeparator();
    const AssemblyFeed::ListingPointer listing = m_feed->listing(language());
    for (std::size_t i = 0; listing && i < std::min(listing->functions.size(), kMaxFunctions); ++i)
        add(QString::fromStdString(listing->functions[i].name), QString::fromStdString(listing->functions[i].loweredName));
}

void AssemblyPane::addDiffMenu(QMenu* menu)
{
    for (const AssemblyLanguage& each : assemblyLanguages()) {
        if (each.isOptional && !m_feed->isInBuild(each.language))
            continue;
        QAction* const action = menu->addAction(each.name());
        action->setCheckable(true);
        action->setChecked(m_diffLanguage == each.language);
        connect(action, &QAction::triggered, this, [this, language = each.language] { setDiffLanguage(language); });
    }
}

void AssemblyPane::showMenu(const QPoint& position)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu);
    menu->popup(position);
}

QSize AssemblyPane::minimumSizeHint() const
{
    return {m_strip->minimumSizeHint().width(), QWidget::minimumSizeHint().height()};
}

void AssemblyPane::placeBusy()
{
    m_busy->setGeometry(0, m_strip->height(), width(), kBusy);
    m_busy->raise();
}

void AssemblyPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_feed->setActive(true);
}

void AssemblyPane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_feed->setActive(false);
}

void AssemblyPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeBusy();
}

void AssemblyPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Editor));
    painter.fillRect(0, 0, width(), m_strip->height(), theme.color(Token::Panel));
    painter.fillRect(0, m_strip->height() - 1, width(), 1, theme.color(Token::Line));
}

}  // namespace kd
