#include "ui/shell/mainwindow.h"

#include "ui/common/icons.h"
#include "ui/shell/banner.h"
#include "ui/shell/commands.h"
#include "ui/shell/commandsearch.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/helpwindow.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/moderail.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/preferences.h"
#include "ui/shell/recoverynotice.h"
#include "ui/shell/settingsdialog.h"
#include "ui/shell/statusbar.h"
#include "ui/shell/titlemenubar.h"
#include "ui/workbench/workbench.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr QSize kSmallest(1280, 720);
constexpr QSize kUsual(1600, 1000);
constexpr int kEdge = 12;
constexpr int kNarrow = 1440;
constexpr int kWordless = 1366;

bool hasPlaceIn(const Feature& feature, Perspective perspective)
{
    return std::any_of(feature.places.begin(), feature.places.end(),
                       [perspective](const FeaturePlace& place) { return place.perspective == perspective; });
}

}  // namespace

MainWindow::MainWindow(Workbench& workbench, Preferences& preferences, std::vector<Feature> features, QWidget* parent)
    : QMainWindow(parent), m_workbench(workbench), m_preferences(preferences), m_features(std::move(features)),
      m_commands(new Commands(preferences, this)), m_files(new FileCommands(workbench, preferences, this)),
      m_menuBar(new TitleMenuBar(this)), m_banner(new Banner(this)), m_rail(new ModeRail(this)), m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    addCommands();
    m_search = new CommandSearch(*m_commands, m_menuBar);
    m_toolBar = new MainToolBar(workbench, *m_commands, this);
    m_statusBar = new StatusBar(workbench, this);
    addMenus();
    layOut();
    connectWorkbench();
    connectMessages();
    new RecoveryNotice(workbench, *m_files, *m_banner, this);
    connect(&m_preferences, &Preferences::workChanged, this, &MainWindow::applyPreferences);
    applyPreferences();
    resize(screen() == nullptr ? kUsual : kUsual.boundedTo(screen()->availableSize()).expandedTo(kSmallest));
    restoreGeometry(m_preferences.windowGeometry());
    setPerspective(perspectives().value(0));
    showTitle();
    showJob();
    showTrust();
}

MainWindow::~MainWindow() = default;

QList<Perspective> MainWindow::perspectives() const
{
    QList<Perspective> used;
    std::copy_if(std::begin(kPerspectives), std::end(kPerspectives), std::back_inserter(used), [this](Perspective each) {
        return std::any_of(m_features.begin(), m_features.end(), [each](const Feature& feature) { return hasPlaceIn(feature, each); });
    });
    return used;
}

void MainWindow::layOut()
{
    setMinimumSize(kSmallest);
    auto* const corner = new QWidget(m_menuBar);
    auto* const room = new QHBoxLayout(corner);
    room->setContentsMargins(0, 3, kEdge, 3);
    room->addWidget(m_search);
    m_menuBar->setCornerWidget(corner, Qt::TopRightCorner);
    setMenuBar(m_menuBar);
    for (const Perspective each : perspectives())
        m_rail->addMode(m_commands->find(QStringLiteral("view.") + wordOf(each)), wordOf(each));
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
    rows->addWidget(m_banner);
    rows->addLayout(columns, 1);
    rows->addWidget(m_statusBar);
    setCentralWidget(centre);
}

void MainWindow::connectWorkbench()
{
    const Document& document = m_workbench.document();
    for (const auto signal : {&Document::opened, &Document::pathsChanged})
        connect(&document, signal, this, &MainWindow::showTitle);
    connect(&document, &Document::modifiedChanged, this, &MainWindow::showTitle);
    for (const auto signal : {&Workbench::jobChanged, &Workbench::launchChecked, &Workbench::buildChanged, &Workbench::targetChanged})
        connect(&m_workbench, signal, this, &MainWindow::showJob);
    connect(&m_workbench, &Workbench::typedValuesWanted, this, &MainWindow::giveTypedValues);
    connect(m_statusBar, &StatusBar::clicked, this, &MainWindow::goTo);
    connect(m_statusBar, &StatusBar::liveClicked, m_commands->find(QStringLiteral("build.live")), &QAction::toggle);
}

void MainWindow::connectMessages()
{
    const Document& document = m_workbench.document();
    connect(&document, &Document::trustedChanged, this, &MainWindow::showTrust);
    connect(&document, &Document::opened, this, [this] {
        for (const Banner::Kind kind : {Banner::Kind::Unsaved, Banner::Kind::Unopened, Banner::Kind::Failure, Banner::Kind::Notice})
            m_banner->takeBack(kind);
        showTrust();
    });
    connect(&m_workbench, &Workbench::notice, this,
            [this](const QString& sentence) { m_banner->show(Banner::Kind::Notice, {.text = sentence}); });
    connect(&m_workbench, &Workbench::failed, this,
            [this](const QString& sentence) { m_banner->show(Banner::Kind::Failure, {.text = sentence}); });
    connect(&m_workbench, &Workbench::openWanted, m_files, qOverload<const QString&>(&FileCommands::open));
    // These stay until a file is opened or saved: a compile as one types must not take them away.
    const auto instead = [this](Banner::Kind kind) {
        return [this, kind](const QString& sentence) {
            m_banner->takeBack(Banner::Kind::Failure);
            m_banner->show(kind, {.text = sentence});
        };
    };
    connect(&m_workbench, &Workbench::notOpened, this, instead(Banner::Kind::Unopened));
    connect(&m_workbench, &Workbench::notSaved, this, instead(Banner::Kind::Unsaved));
    connect(&m_workbench, &Workbench::saved, this, [this] {
        m_banner->takeBack(Banner::Kind::Unsaved);
        m_banner->takeBack(Banner::Kind::Failure);
    });
    connect(&m_workbench, &Workbench::reportWritten, this, [this](const QString& path) {
        m_banner->show(Banner::Kind::Notice, {.text = tr("The report is in %1.").arg(QDir::toNativeSeparators(path)),
                                              .button = tr("Open"),
                                              .action = [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
    });
    connect(&m_workbench.client(), &Client::lost, this, [this](const QString& sentence) {
        m_banner->show(Banner::Kind::Worker, {.text = sentence,
                                              .button = tr("Start it again"),
                                              .action = [this] { m_workbench.describeTarget(); }});
    });
    connect(&m_workbench, &Workbench::fileWritten, this, [this](const QString& path) {
        m_banner->show(Banner::Kind::Notice, {.text = tr("%1 is written.").arg(QDir::toNativeSeparators(path))});
    });
    connect(&m_workbench, &Workbench::targetChanged, this, [this] {
        if (m_workbench.targetState() != Workbench::TargetState::Connecting)
            return;
        for (const Banner::Kind kind : {Banner::Kind::Worker, Banner::Kind::Failure})
            m_banner->takeBack(kind);
    });
    connect(&m_workbench.client(), &Client::ready, this, [this] { m_banner->takeBack(Banner::Kind::Worker); });
}

void MainWindow::setPerspective(Perspective perspective)
{
    m_perspective = perspective;
    PerspectivePage*& page = m_pages[perspective];
    if (page == nullptr) {
        page = new PerspectivePage(perspective, m_features, m_workbench, m_preferences, m_stack);
        page->prepare(width() < kNarrow);
        m_stack->addWidget(page);
        for (const Panel* const panel : page->panels())
            takeCommandsOf(*panel);
        connect(page, &PerspectivePage::panelMade, this, [this](Panel* panel) {
            takeCommandsOf(*panel);
            showCommandsOfPage();
        });
        // Only the first picture is worth a wait: whoever comes to a page later may type into it at once.
        if (isVisible())
            page->makePanels();
    }
    showCommandsOfPage();
    m_stack->setCurrentWidget(page);
    page->focusFirst();
    m_commands->find(QStringLiteral("view.") + wordOf(perspective))->setChecked(true);
}

void MainWindow::showTitle()
{
    const Document& document = m_workbench.document();
    const QString path = document.sessionPath().isEmpty() ? document.sourcePath() : document.sessionPath();
    const QString project = path.isEmpty() ? QString() : QFileInfo(QFileInfo(path).absolutePath()).fileName();
    const QString file = document.fileName() + (document.isModified() ? QStringLiteral("*") : QString());
    QStringList parts{file, project, QStringLiteral("KernelDesk")};
    parts.removeAll(QString());
    const QString title = parts.join(QStringLiteral(" - "));
    setWindowTitle(title);
    m_menuBar->setTitle(title);
}

void MainWindow::showJob()
{
    const Job& job = m_workbench.job();
    const bool isWorking = job.kind != Job::Kind::None;
    if (isWorking)
        m_banner->takeBack(Banner::Kind::Failure);
    const QString why = m_workbench.whyNotRun();
    for (const char* const id : {"kernel.run", "kernel.time"}) {
        QAction* const action = m_commands->find(QLatin1String(id));
        action->setEnabled(why.isEmpty() && !isWorking);
        action->setToolTip(why.isEmpty() ? textWithShortcut(*action) : textWithShortcut(*action) + QLatin1Char('\n') + why);
    }
    for (const char* const id : {"build.compile", "build.live"}) {
        QAction* const action = m_commands->find(QLatin1String(id));
        action->setToolTip(textWithShortcut(*action));
    }
    QAction* const stop = m_commands->find(QStringLiteral("kernel.stop"));
    stop->setEnabled(isWorking && !job.isStopping);
    stop->setIcon(isWorking ? icon(QStringLiteral("stop"), Token::Bad) : icon(QStringLiteral("stop")));
    stop->setToolTip(textWithShortcut(*stop));
    for (const char* const id : {"export.html", "export.json", "export.csv", "export.md", "export.ptx", "export.cubin"})
        m_commands->find(QLatin1String(id))->setEnabled(static_cast<bool>(m_workbench.goodBuild()));
}

void MainWindow::showTrust()
{
    if (m_workbench.document().isTrusted()) {
        m_banner->takeBack(Banner::Kind::Trust);
        return;
    }
    m_banner->show(Banner::Kind::Trust,
                   {.text = tr("This folder is not trusted: compile as you type, run and time wait for your word."),
                    .button = tr("Trust this folder"),
                    .action = [this] { m_workbench.document().setTrusted(true); }});
}

void MainWindow::goTo(Subject subject)
{
    const auto shows = [&](Perspective where) {
        return std::find_if(m_features.begin(), m_features.end(), [&](const Feature& feature) {
            return feature.subjects.contains(subject) && hasPlaceIn(feature, where);
        });
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

void MainWindow::adaptToWidth()
{
    m_toolBar->setWordless(width() < kWordless);
    for (PerspectivePage* const page : std::as_const(m_pages))
        page->setNarrow(width() < kNarrow);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    giveTypedValues();
    if (!m_mayClose && m_workbench.document().isModified()) {
        event->ignore();
        m_files->afterSaving([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    for (PerspectivePage* const page : std::as_const(m_pages))
        page->keepLayout();
    m_preferences.setWindowGeometry(saveGeometry());
    event->accept();
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
    m_workbench.setLiveDelay(m_preferences.liveDelay());
    m_workbench.setPreferredDevice(m_preferences.preferredDevice());
}

void MainWindow::openSettings()
{
    (new SettingsDialog(m_preferences, *m_commands, m_workbench.target(), this))->open();
}

void MainWindow::openHelp()
{
    auto* const help = new HelpWindow(*m_commands, perspectives(), this);
    help->show();
    help->showPage(wordOf(m_perspective));
}

void MainWindow::openAbout()
{
    auto* const about = new QMessageBox(this);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setWindowTitle(tr("About KernelDesk"));
    about->setText(QStringLiteral("<b>KernelDesk %1</b>").arg(QCoreApplication::applicationVersion()));
    about->setInformativeText(tr("Edit, compile, run, time and understand CUDA kernels.\nGPL-3.0-or-later. CUDA, NVRTC and the driver "
                                 "are NVIDIA's and not part of it."));
    about->open();
}

}  // namespace kd
