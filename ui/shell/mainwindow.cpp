// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/client/client.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/shell/banner.h"
#include "ui/shell/commandsearch.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/includenotice.h"
#include "ui/shell/help/whatisthis.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/perspectivebar.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/recoverynotice.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/statusbar.h"
#include "ui/shell/titlemenubar.h"
#include "ui/shell/welcome/welcomepage.h"
#include "ui/shell/windowfit.h"
#include "ui/workbench/assistant/assistant.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/recovery.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/report/filewriter.h"
#include "ui/workbench/report/reportcontroller.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr QSize kMinWindow(1280, 720);
constexpr QSize kMinOnSmallScreens(1240, 640);  // on screens that have no room for more within the frame
constexpr QSize kUsualWindow(1600, 1000);
constexpr int kEdge = 12;
constexpr int kNoticeWidth = 640;
/// At the usual size of text.
constexpr int kNarrow = 1440;
constexpr int kWordless = 1366;

bool hasPlaceIn(const Feature& feature, Perspective perspective)
{
    return std::any_of(feature.places.begin(), feature.places.end(),
                       [perspective](const FeaturePlace& place) { return place.perspective == perspective; });
}

}  // namespace

MainWindow::MainWindow(const WindowModels& models, Preferences& preferences, std::vector<Feature> features, Start start,
                       QWidget* parent)
    : QMainWindow(parent), m_models(models), m_preferences(preferences), m_features(std::move(features)),
      m_commands(new CommandRegistry(preferences, this)),
      m_files(new FileCommands(
          {models.documents, models.files, models.target, models.builds, models.reports, models.exports, models.navigator},
          preferences, this)),
      m_menuBar(new TitleMenuBar(this)), m_banner(new Banner(this)), m_bannerRoom(new QWidget(this)),
      m_rail(new PerspectiveBar(this)), m_whatIsThis(new WhatIsThis(*this)),
      m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    addCommands();
    m_search = new CommandSearch(*m_commands, m_menuBar);
    m_search->setEntrySource([this](QObject& owner) { return searchEntries(owner); });
    m_toolBar = new MainToolBar({models.target, models.builds, models.launches, models.jobs, models.problems}, *m_commands, this);
    m_statusBar = new StatusBar({models.client, models.documents, models.target, models.builds, models.launches, models.jobs,
                                 models.matrix, models.problems, models.assistant},
                                this);
    addMenus();
    layOut();
    connectModels();
    connectMessages();
    connectAssistant();
    new RecoveryNotice(models.recovery, *m_banner, this);
    new IncludeNotice(models.documents, models.builds, *m_banner, this);
    m_preferences.keepEditorSettings();
    connect(&m_preferences, &Preferences::workChanged, this, &MainWindow::applyPreferences);
    connect(&Theme::instance(), &Theme::changed, this, &MainWindow::adaptToWidth);
    applyPreferences();
    resize(screen() == nullptr ? kUsualWindow : kUsualWindow.boundedTo(screen()->availableSize()).expandedTo(kMinWindow));
    restoreGeometry(m_preferences.windowGeometry());
    m_openedSize = size();
    m_perspective = perspectives().value(0);
    if (start == Start::Welcome)
        showWelcome();
    else
        setPerspective(m_perspective);
    readExamplesInBackground();
    showTitle();
    showJob();
    showTrust();
}

MainWindow::~MainWindow() = default;

QList<Perspective> MainWindow::perspectives() const
{
    QList<Perspective> used;
    std::copy_if(std::begin(kPerspectives), std::end(kPerspectives), std::back_inserter(used), [this](Perspective each) {
        return std::any_of(m_features.begin(), m_features.end(),
                           [each](const Feature& feature) { return hasPlaceIn(feature, each); });
    });
    return used;
}

void MainWindow::layOut()
{
    setMinimumSize(kMinWindow);
    auto* const corner = new QWidget(m_menuBar);
    auto* const room = new QHBoxLayout(corner);
    room->setContentsMargins(0, 3, kEdge, 3);
    room->addWidget(m_search);
    m_menuBar->setCornerWidget(corner, Qt::TopRightCorner);
    setMenuBar(m_menuBar);
    for (const Perspective each : perspectives())
        m_rail->addMode(m_commands->find(QStringLiteral("view.") + nameOf(each)), nameOf(each));
    for (const char* const id : {"export.html", "tools.settings", "help.contents"})
        m_rail->addFoot(m_commands->find(QLatin1String(id)));

    auto* const centre = new QWidget(this);
    auto* const rows = new QVBoxLayout(centre);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* const columns = new QHBoxLayout;
    columns->setContentsMargins(0, 0, 4, 2);
    columns->setSpacing(0);
    columns->addWidget(m_rail);
    columns->addWidget(m_stack, 1);
    rows->addWidget(m_toolBar);
    rows->addWidget(m_bannerRoom);
    rows->addLayout(columns, 1);
    rows->addWidget(m_statusBar);
    setCentralWidget(centre);
    m_banner->setParent(centre);
    m_banner->hide();
    for (QWidget* const each : {centre, m_bannerRoom})
        each->installEventFilter(this);
    connect(m_banner, &Banner::shownChanged, this, &MainWindow::placeBanner);
}

// In its room, which is there for it; a notice above the status bar, over the page.
void MainWindow::placeBanner()
{
    const bool isShown = !m_banner->text().isEmpty(), isFloating = m_banner->isFloating();
    const int height = std::max(m_banner->sizeHint().height(), m_banner->minimumHeight());
    m_bannerRoom->setFixedHeight(height);
    m_bannerRoom->setVisible(isShown && !isFloating);
    if (!isShown)
        return;
    const int rail = m_rail->width(), width = std::min(Theme::instance().scaled(kNoticeWidth), centralWidget()->width() - rail - 8);
    const int left = rail + (centralWidget()->width() - rail - width) / 2;
    m_banner->setGeometry(isFloating ? QRect(left, m_statusBar->geometry().top() - height - 8, width, height)
                                     : QRect(m_bannerRoom->pos(), m_bannerRoom->size()));
    m_banner->raise();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        placeBanner();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::connectModels()
{
    const Documents& documents = m_models.documents;
    connect(&documents, &Documents::pathsChanged, this, &MainWindow::showTitle);
    connect(&documents, &Documents::modifiedChanged, this, &MainWindow::showTitle);
    connect(&m_models.jobs, &JobRunner::whyNotChanged, this, &MainWindow::showJob);
    connect(&m_models.jobs, &JobRunner::ran, this, &MainWindow::showAwaited);
    connect(&documents, &Documents::currentAboutToChange, this, [this] { m_awaited.clear(); });
    connect(&m_models.navigator, &Navigator::commitRequested, this, &MainWindow::giveTypedValues);
    connect(m_search, &CommandSearch::refused, this,
            [this](const QString& sentence) { m_banner->show(Banner::Kind::Notice, {.text = sentence}); });
    connect(m_statusBar, &StatusBar::clicked, this, &MainWindow::goTo);
    connect(&m_models.navigator, &Navigator::commandRequested, this, [this](const QString& id) {
        if (QAction* const command = m_commands->find(id))
            command->trigger();
    });
    connect(&m_models.navigator, &Navigator::featureRequested, this, [this](const QString& id) {
        if (QAction* const command = m_commands->find(id))
            return command->trigger();
        goToFeature([&id](const Feature& feature) { return feature.id == id; });
    });
    connect(m_statusBar, &StatusBar::assistantClicked, m_commands->find(QStringLiteral("tools.assistant")), &QAction::trigger);
    connect(m_statusBar, &StatusBar::liveClicked, m_commands->find(QStringLiteral("build.live")), &QAction::toggle);
}

void MainWindow::connectAssistant()
{
    Proposals& proposals = m_models.assistant.proposals();
    connect(&proposals, &Proposals::added, this, [this, &proposals](int number) {
        const ProposedText& proposal = *proposals.find(number);
        const QString text = proposal.summary.isEmpty()
            ? tr("The assistant proposes an edit of %1.").arg(proposal.documentName)
            : tr("The assistant proposes an edit of %1: %2").arg(proposal.documentName, proposal.summary);
        m_banner->show(Banner::Kind::Proposal, {.text = text, .button = tr("Show"), .action = [this] {
                                                    m_commands->find(QStringLiteral("tools.assistant"))->trigger();
                                                }});
    });
    connect(&proposals, &Proposals::changed, this, [this, &proposals] {
        if (proposals.openCount() == 0)
            m_banner->withdraw(Banner::Kind::Proposal);
    });
    const auto follow = [this] { m_models.assistant.door().setOpen(m_preferences.letsAssistantsIn()); };
    connect(&m_preferences, &Preferences::assistantsChanged, this, follow);
    follow();
}

void MainWindow::connectMessages()
{
    const Documents& documents = m_models.documents;
    connect(&documents, &Documents::trustedChanged, this, &MainWindow::showTrust);
    connect(&documents, &Documents::currentChanged, this, [this] {
        if (isWelcoming())
            setPerspective(m_perspective);
        for (const Banner::Kind kind : {Banner::Kind::Unsaved, Banner::Kind::Unopened, Banner::Kind::Failure, Banner::Kind::Notice})
            m_banner->withdraw(kind);
        showTrust();
    });
    connect(&m_models.notices, &Notices::noticed, this,
            [this](const QString& sentence) { m_banner->show(Banner::Kind::Notice, {.text = sentence}); });
    connect(&m_models.notices, &Notices::takenBack, this,
            [this](const QString& sentence) { m_banner->withdraw(Banner::Kind::Notice, sentence); });
    connect(&m_models.notices, &Notices::failed, this,
            [this](const QString& sentence) { m_banner->show(Banner::Kind::Failure, {.text = sentence}); });
    connect(&m_models.navigator, &Navigator::openRequested, m_files, qOverload<const QString&>(&FileCommands::open));
    connect(&m_models.navigator, &Navigator::newRequested, m_files, &FileCommands::newDocument);
    connect(&m_models.navigator, &Navigator::closeRequested, m_files, qOverload<quint64>(&FileCommands::close));
    // These stay until a file is opened or saved: a compile as one types must not take them away.
    const auto instead = [this](Banner::Kind kind) {
        return [this, kind](const QString& sentence) {
            m_banner->withdraw(Banner::Kind::Failure);
            m_banner->show(kind, {.text = sentence});
        };
    };
    connect(&m_models.files, &DocumentFiles::notOpened, this, instead(Banner::Kind::Unopened));
    connect(&m_models.files, &DocumentFiles::notSaved, this, instead(Banner::Kind::Unsaved));
    connect(&m_models.files, &DocumentFiles::saved, this, [this] {
        m_banner->withdraw(Banner::Kind::Unsaved);
        m_banner->withdraw(Banner::Kind::Failure);
    });
    // What was opened has no numbers yet: one goes on where its text is.
    connect(m_files, &FileCommands::opened, this, [this] {
        if (m_perspective == Perspective::Data && m_models.jobs.runs().empty() && m_pages.contains(Perspective::Edit))
            setPerspective(Perspective::Edit);
    });
    connect(m_files, &FileCommands::launchLeft, this, [this](const QString& fileName) {
        m_banner->show(Banner::Kind::Notice, {.text = tr("%1 is saved; its launch is not, which a session keeps.").arg(fileName),
                                              .button = tr("Save session…"),
                                              .action = [this] { m_files->save(); }});
    });
    const QString making = tr("Making the report…");
    connect(&m_models.reports, &ReportController::started, this,
            [this, making] { m_banner->show(Banner::Kind::Notice, {.text = making, .lasts = true}); });
    connect(&m_models.reports, &ReportController::failed, this,
            [this, making] { m_banner->withdraw(Banner::Kind::Notice, making); });
    connect(&m_models.reports, &ReportController::written, this, [this](const QString& path) {
        m_banner->show(Banner::Kind::Notice, {.text = tr("The report is in %1.").arg(QDir::toNativeSeparators(path)),
                                              .button = tr("Open"),
                                              .action = [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
    });
    connect(&m_models.client, &Client::lost, this, [this](const QString& sentence) {
        m_wasLost = true;
        m_banner->show(Banner::Kind::Worker,
                       {.text = sentence, .button = tr("Start it again"), .action = [this] { m_models.target.describe(); }});
    });
    connect(&m_models.exports, &FileWriter::written, this, [this](const QString& path) {
        m_banner->show(Banner::Kind::Notice, {.text = tr("%1 is written.").arg(QDir::toNativeSeparators(path))});
    });
    connect(&m_models.reports, &ReportController::made, this, [this](const QString& markdown) {
        QGuiApplication::clipboard()->setText(markdown);
        m_banner->show(Banner::Kind::Notice, {.text = tr("The report is on the clipboard, as Markdown.")});
    });
    connect(&m_models.target, &TargetConnection::changed, this, &MainWindow::showDeviceLoss);
    connect(&m_models.target, &TargetConnection::changed, this, [this] {
        if (m_models.target.state() != TargetConnection::State::Connecting)
            return;
        for (const Banner::Kind kind : {Banner::Kind::Worker, Banner::Kind::Failure})
            m_banner->withdraw(kind);
    });
    connect(&m_models.client, &Client::ready, this, [this] {
        if (std::exchange(m_wasLost, false))
            m_banner->show(Banner::Kind::Notice,
                           {.text = tr("The worker was started again; what was typed, set and measured is still there.")});
        m_banner->withdraw(Banner::Kind::Worker);
    });
}

PerspectivePage& MainWindow::pageOf(Perspective perspective)
{
    PerspectivePage*& page = m_pages[perspective];
    if (page != nullptr)
        return *page;
    page = new PerspectivePage(perspective, m_features, m_preferences, m_stack);
    page->prepare(width() < Theme::instance().scaled(kNarrow));
    m_stack->addWidget(page);
    for (const Panel* const panel : page->panels())
        addCommandsOf(*panel);
    connect(page, &PerspectivePage::panelMade, this, [this](Panel* panel) {
        addCommandsOf(*panel);
        showCommandsOfPage();
    });
    connect(page, &PerspectivePage::layoutRefused, this, [this, perspective] {
        m_banner->show(Banner::Kind::Notice,
                       {.text = tr("The kept arrangement of the panels of %1 cannot be used; the default one is shown.")
                                    .arg(titleOf(perspective))});
    });
    return *page;
}

bool MainWindow::isWelcoming() const
{
    return m_welcome != nullptr && m_stack->currentWidget() == m_welcome;
}

void MainWindow::showWelcome()
{
    if (m_welcome == nullptr) {
        m_welcome = new WelcomePage(m_models.target, m_preferences, *m_commands, m_stack);
        m_welcome->setExamples(m_examples);
        m_stack->addWidget(m_welcome);
        connect(m_welcome, &WelcomePage::exampleChosen, m_files, &FileCommands::openExample);
        connect(m_welcome, &WelcomePage::fileChosen, this, [this](const QString& path) {
            m_files->open(path);
            // The document that is open already tells nothing.
            if (m_models.documents.indexOfFile(path) >= 0)
                setPerspective(m_perspective);
        });
    }
    m_stack->setCurrentWidget(m_welcome);
    m_welcome->setFocus(Qt::OtherFocusReason);
    // No mode of the rail is the present one.
    QAction* const mode = m_commands->find(QStringLiteral("view.") + nameOf(m_perspective));
    mode->actionGroup()->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    mode->setChecked(false);
    mode->actionGroup()->setExclusionPolicy(QActionGroup::ExclusionPolicy::Exclusive);
}

void MainWindow::setPerspective(Perspective perspective)
{
    m_perspective = perspective;
    PerspectivePage& page = pageOf(perspective);
    page.makePanels();
    showCommandsOfPage();
    m_stack->setCurrentWidget(&page);
    page.focusFirst();
    m_commands->find(QStringLiteral("view.") + nameOf(perspective))->setChecked(true);
}

void MainWindow::showTitle()
{
    const Document& document = m_models.documents.current();
    const QString path = document.path();
    const QString project = path.isEmpty() ? QString() : QFileInfo(QFileInfo(path).absolutePath()).fileName();
    const QString file = document.fileName() + (document.isModified() ? QStringLiteral("*") : QString());
    QStringList parts{file, document.code().summary, project, QStringLiteral("KernelDesk")};
    parts.removeAll(QString());
    const QString title = parts.join(QStringLiteral(" - "));
    setWindowTitle(title);
    m_menuBar->setTitle(title);
}

void MainWindow::showJob()
{
    const Job& job = m_models.jobs.job();
    const bool isWorking = job.kind != Job::Kind::None;
    if (isWorking)
        m_banner->withdraw(Banner::Kind::Failure);
    const QString why = m_models.jobs.whyNot();
    for (const char* const id : {"kernel.run", "kernel.time"}) {
        QAction* const action = m_commands->find(QLatin1String(id));
        action->setEnabled(why.isEmpty() && (!isWorking || job.kind == Job::Kind::Compile));  // it runs what is compiled, then
        setReason(*action, why);
    }
    m_commands->find(QStringLiteral("kernel.sweep"))->setEnabled(!m_models.jobs.isRunning());
    for (const char* const id : {"build.compile", "build.live"}) {
        QAction* const action = m_commands->find(QLatin1String(id));
        action->setToolTip(textWithShortcut(*action));
    }
    QAction* const stop = m_commands->find(QStringLiteral("kernel.stop"));
    stop->setEnabled(isWorking && !job.isStopping);
    stop->setIcon(isWorking ? icon(QStringLiteral("stop"), Token::Bad) : icon(QStringLiteral("stop")));
    stop->setToolTip(textWithShortcut(*stop));
    for (const char* const id : kReportCommands)
        m_commands->find(QLatin1String(id))->setEnabled(static_cast<bool>(m_models.builds.goodBuild()));
    const Build& build = m_models.builds.goodBuild();  // reports hold no code, and files of compiled code not always both
    m_commands->find(QStringLiteral("export.ptx"))->setEnabled(build && !build.outcome->ptx.empty());
    m_commands->find(QStringLiteral("export.cubin"))->setEnabled(build && !build.outcome->cubin.empty());
}

void MainWindow::showTrust()
{
    if (m_models.documents.current().isTrusted()) {
        m_banner->withdraw(Banner::Kind::Trust);
        return;
    }
    const Document& document = m_models.documents.current();
    const bool isOfReport = document.isReadOnly() && isReportFile(document.path().toStdString());
    m_banner->show(Banner::Kind::Trust,
                   {.text = isOfReport ? tr("This program is from a report: compile as you type, run and time wait for your word.")
                                       : tr("This folder is not trusted: compile as you type, run and time wait for your word."),
                    .button = isOfReport ? tr("Trust this program") : tr("Trust this folder"),
                    .action = [this] { m_models.documents.current().setTrusted(true); }});
}

void MainWindow::showDeviceLoss()
{
    const QString id = m_models.target.deviceId();
    const bool isGone = m_models.target.state() == TargetConnection::State::Ready && m_models.target.info() != nullptr &&
        m_models.target.device() == nullptr && !id.isEmpty();
    if (!isGone)
        return m_banner->withdraw(Banner::Kind::Device);
    m_banner->show(
        Banner::Kind::Device,
        {.text =
             tr("There is no device %1 on this target: compile, occupancy and reports work; running needs another device.").arg(id),
         .button = tr("Look again"),
         .action = [this] { m_models.target.describe(); }});
}

void MainWindow::goTo(Subject subject)
{
    goToFeature([subject](const Feature& feature) { return feature.subjects.contains(subject); });
}

/// In the perspective that is shown, where it has a place there.
void MainWindow::goToFeature(const std::function<bool(const Feature&)>& isIt)
{
    const auto shows = [&](Perspective where) {
        return std::find_if(m_features.begin(), m_features.end(),
                            [&](const Feature& feature) { return isIt(feature) && hasPlaceIn(feature, where); });
    };
    if (const auto here = shows(m_perspective); here != m_features.end()) {
        page().reveal(here->id);
        return;
    }
    for (const Perspective each : perspectives()) {
        if (const auto there = shows(each); there != m_features.end()) {
            setPerspective(each);
            page().reveal(there->id);
            return;
        }
    }
}

/// Fields give their value when they lose the focus, which neither a shortcut nor a tool button takes from them.
void MainWindow::giveTypedValues()
{
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (field == nullptr || !isAncestorOf(field) || qobject_cast<QAbstractScrollArea*>(field) != nullptr)
        return;
    field->clearFocus();
    if (field != nullptr)
        field->setFocus(Qt::OtherFocusReason);
}

/// Qt asks for the next control, too, when the one with the focus is hidden or disabled: the keyboard then goes to what that one
/// was in, else to the page, and never to where Enter does something else.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* const gone = focusWidget();
    if (gone == nullptr || (gone->isVisible() && gone->isEnabled()))
        return QMainWindow::focusNextPrevChild(next);
    for (QWidget* outer = gone->parentWidget(); outer != nullptr && outer != this; outer = outer->parentWidget()) {
        if (outer->isVisible() && outer->isEnabled() && outer->focusPolicy() != Qt::NoFocus) {
            outer->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    const auto* const shown = qobject_cast<PerspectivePage*>(m_stack->currentWidget());
    QWidget* const heir = shown != nullptr ? shown->centralWidget() : m_stack->currentWidget();
    if (heir == nullptr || !heir->isVisible())
        return false;
    heir->setFocus(Qt::OtherFocusReason);
    return true;
}

void MainWindow::adaptToWidth()
{
    m_toolBar->setWordless(width() < Theme::instance().scaled(kWordless));
    for (PerspectivePage* const page : std::as_const(m_pages))
        page->setNarrow(width() < Theme::instance().scaled(kNarrow));
}

bool MainWindow::event(QEvent* event)
{
    const bool isHandled = QMainWindow::event(event);
    const QEvent::Type type = event->type();
    if (!m_openedSize.isEmpty() && (type == QEvent::Show || type == QEvent::Move || type == QEvent::WindowActivate))
        QMetaObject::invokeMethod(this, &MainWindow::fitToScreen, Qt::QueuedConnection);
    return isHandled;
}

/// As it opened, with the frame that the window manager has given it since.
void MainWindow::fitToScreen()
{
    const QWindow* const handle = windowHandle();
    if (m_openedSize.isEmpty() || handle == nullptr || screen() == nullptr || isMaximized() || isFullScreen())
        return;
    const QMargins frame = handle->frameMargins();
    if (frame.isNull() && size() == m_openedSize)
        return;
    const bool isAsOpened = size() == std::exchange(m_openedSize, QSize());
    const QRect available = screen()->availableGeometry();
    setMinimumSize(leastWindow(kMinWindow, kMinOnSmallScreens, frame, available));
    const QRect fitted = fittedWindow(geometry(), frame, available, minimumSize());
    if (isAsOpened && fitted != geometry())
        setGeometry(fitted);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    giveTypedValues();
    const std::vector<DocumentTab> tabs = m_models.documents.tabs();
    if (!m_mayClose && std::any_of(tabs.begin(), tabs.end(), [](const DocumentTab& each) { return each.isModified; })) {
        event->ignore();
        m_files->afterSavingAll([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    keepArrangement();
    QStringList files;
    for (const DocumentTab& each : m_models.documents.tabs()) {
        if (!each.path.isEmpty() && !each.isReadOnly)
            files << QFileInfo(each.path).absoluteFilePath();
    }
    m_preferences.setOpenFiles(files);
    event->accept();
}

void MainWindow::keepArrangement()
{
    for (PerspectivePage* const page : std::as_const(m_pages))
        page->keepLayout();
    m_preferences.setWindowGeometry(saveGeometry());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_files->open(event->mimeData()->urls().value(0).toLocalFile());
    event->acceptProposedAction();
}

void MainWindow::applyPreferences()
{
    m_models.builds.setDelay(m_preferences.liveDelay());
    m_models.target.setPreferredDevice(m_preferences.preferredDevice());
}

}  // namespace kd
