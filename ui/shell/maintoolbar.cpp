// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/maintoolbar.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/searchlist.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/toolbarselector.h"
#include "ui/common/themedlabel.h"
#include "ui/common/toggleswitch.h"
#include "ui/program/words.h"
#include "ui/shell/compilertext.h"
#include "ui/shell/filecommands.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/targets/targetmenu.h"
#include "ui/workbench/advice/problem.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QWidgetAction>

namespace kd {
namespace {

constexpr int kToolBarHeight = 48;
constexpr int kTargetWidth = 208;
constexpr int kArchitectureWidth = 136;  // what its caption needs
constexpr int kKernelWidth = 154;
constexpr int kButtonHeight = 32;
constexpr int kToolBarIcon = 16;
constexpr int kDigits = 3;

struct State {
    Token color;
    QString word;
};

State stateOf(const TargetConnection& target)
{
    switch (target.state()) {
    case TargetConnection::State::Connecting:
        return {Token::TextMuted, MainToolBar::tr("connecting")};
    case TargetConnection::State::Busy:
        return {Token::Warn, MainToolBar::tr("busy")};
    case TargetConnection::State::Lost:
        return {Token::Bad, MainToolBar::tr("lost")};
    case TargetConnection::State::Ready:
        break;
    }
    return target.device() == nullptr ? State{Token::TextMuted, MainToolBar::tr("no device")}
                                      : State{Token::Ok, MainToolBar::tr("ready")};
}

/// With the target before it, where that is another one than this machine.
QString targetTitle(const TargetConnection& target, const QString& what)
{
    const QString name = target.name();
    return name.isEmpty() ? what : QStringLiteral("%1: %2").arg(name, what);
}

/// The style leaves no room between an icon and its words.
QString withAir(const QString& words)
{
    return QChar(QChar::Nbsp) + words;
}

}  // namespace

MainToolBar::MainToolBar(const ToolBarModels& models, CommandRegistry& commands, QWidget* parent)
    : QWidget(parent), m_models(models)
{
    setMinimumHeight(kToolBarHeight);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(6);
    addSelectors(commands);
    layout->addWidget(line());
    addActions(commands);
    layout->addWidget(line());
    addLive(commands);
    addExport(commands);
    connect(&models.target, &TargetConnection::changed, this, &MainToolBar::showTarget);
    connect(&models.launches, &LaunchModel::kernelChanged, this, &MainToolBar::showTarget);
    connect(&models.builds, &BuildController::changed, this, &MainToolBar::showBuild);
    connect(&models.builds, &BuildController::progressed, this, &MainToolBar::showBuild);
    connect(&models.jobs, &JobRunner::jobChanged, this, &MainToolBar::showBuild);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    showTarget();
    showBuild();
}

void MainToolBar::addSelectors(const CommandRegistry& commands)
{
    m_target = new ToolbarSelector(QStringLiteral("devices"), tr("Target"), this);
    m_architecture = new ToolbarSelector(QStringLiteral("layers"), tr("Architecture"), this);
    m_kernel = new ToolbarSelector(QStringLiteral("kernel"), tr("Kernel"), this);
    m_target->setPreferredWidth(kTargetWidth);
    m_architecture->setPreferredWidth(kArchitectureWidth);
    m_kernel->setPreferredWidth(kKernelWidth);
    for (ToolbarSelector* const selector : {m_target, m_architecture, m_kernel})
        layout()->addWidget(selector);
    m_target->menu()->setTitle(tr("&Target"));
    m_architecture->menu()->setTitle(tr("&Architecture"));
    m_kernel->menu()->setTitle(tr("&Kernel"));
    new TargetMenu(m_models.target, commands.find(QStringLiteral("tools.targets")), m_target->menu());
    connect(m_architecture->menu(), &QMenu::aboutToShow, this, &MainToolBar::fillArchitectures);
    connect(m_kernel->menu(), &QMenu::aboutToShow, this, &MainToolBar::fillKernels);
}

QWidget* MainToolBar::line()
{
    auto* const widget = new QWidget(this);
    widget->setFixedSize(13, kButtonHeight - 4);
    widget->setProperty("line", true);
    return widget;
}

void MainToolBar::addActions(CommandRegistry& commands)
{
    for (const char* const id : {"build.compile", "kernel.run", "kernel.time", "kernel.sweep", "kernel.stop"}) {
        auto* const button = new QToolButton(this);
        button->setObjectName(QLatin1String(id));
        button->setDefaultAction(commands.find(QLatin1String(id)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        useIconSize(button, kToolBarIcon);
        button->setMinimumHeight(kButtonHeight);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(plainText(*button->defaultAction()));
        button->defaultAction()->setIconText(withAir(plainText(*button->defaultAction())));
        layout()->addWidget(button);
        m_actions << button;
    }
    m_actions[1]->setProperty("run", true);
}

void MainToolBar::addLive(CommandRegistry& commands)
{
    QAction* const live = commands.find(QStringLiteral("build.live"));
    m_live = new ToggleSwitch(tr("Live"), this);
    m_live->setChecked(live->isChecked());
    m_live->setToolTip(textWithShortcut(*live));
    connect(m_live, &QAbstractButton::clicked, live, [live](bool isOn) { live->setChecked(isOn); });
    connect(live, &QAction::toggled, m_live, &QAbstractButton::setChecked);
    m_note = new ThemedLabel(FontRole::Hint, Token::TextMuted, this);
    m_note->setElided(true);
    auto* const row = static_cast<QHBoxLayout*>(layout());
    row->addWidget(m_live);
    row->addSpacing(2);
    row->addWidget(m_note, 1);
}

void MainToolBar::addExport(CommandRegistry& commands)
{
    auto* const button = new QToolButton(this);
    auto* const menu = new QMenu(button);
    for (const char* const id : kReportCommands)
        menu->addAction(commands.find(QLatin1String(id)));
    menu->addSeparator();
    for (const char* const id : {"export.ptx", "export.cubin"})
        menu->addAction(commands.find(QLatin1String(id)));
    button->setText(withAir(tr("Export")));
    button->setAccessibleName(tr("Export the occupancy report"));
    button->setToolTip(tr("Export the occupancy report, PTX or cubin"));
    button->setIcon(icon(QStringLiteral("export")));
    useIconSize(button, kToolBarIcon);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setMinimumHeight(26);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("outlined", true);
    layout()->addWidget(button);
}

QList<QMenu*> MainToolBar::choiceMenus() const
{
    return {m_target->menu(), m_architecture->menu(), m_kernel->menu()};
}

void MainToolBar::setWordless(bool isWordless)
{
    for (QToolButton* const button : std::as_const(m_actions))
        button->setToolButtonStyle(isWordless ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void MainToolBar::showTarget()
{
    const DeviceInfo* const device = m_models.target.device();
    const State state = stateOf(m_models.target);
    const QString id = m_models.target.deviceId();
    const QString none = id.isEmpty() ? tr("No device") : tr("No %1 here").arg(id);
    const bool isReady = m_models.target.state() == TargetConnection::State::Ready;
    if (device != nullptr)
        m_target->setValue(targetTitle(m_models.target,
                                       deviceTitle(QString::fromStdString(device->name), QString::fromStdString(device->id.name))));
    else if (isReady)
        m_target->setValue(targetTitle(m_models.target, none));
    else
        m_target->setValue(m_models.target.name().isEmpty() ? tr("This machine") : m_models.target.name());
    m_target->setState(state.color, state.word);
    m_architecture->setValue(m_models.target.architecture());
    const KernelInfo* const kernel = m_models.launches.kernel();
    m_kernel->setValue(kernel != nullptr ? QString::fromStdString(kernel->name) : tr("None yet"));
    m_kernel->setEnabled(!m_models.launches.kernels().isEmpty());
}

void MainToolBar::showBuild()
{
    showTarget();
    const Build& build = m_models.builds.build();
    const auto show = [this](const QString& text, Token color) {
        m_note->setText(text);
        m_note->setColor(color);
    };
    if (m_models.jobs.job().kind == Job::Kind::Compile) {
        const QString text = longCompileText(m_models.builds.progress());
        return show(text.isEmpty() ? tr("compiling") : text, Token::TextMuted);
    }
    if (!build)
        return show(m_models.builds.goodBuild() ? tr("figures of the report") : QString(), Token::TextMuted);
    const QString compiler = shortCompilerName(*build.outcome);
    const auto by = [&compiler](const QString& words) { return compiler.isEmpty() ? words : tr("%1: %2").arg(compiler, words); };
    if (build.outcome->ok()) {
        if (const QString opened = openedText(*build.outcome); !opened.isEmpty())
            return show(opened, Token::TextMuted);
        const QString time = typeset(formatSeconds(build.outcome->duration.count(), kDigits));
        const QString made = build.outcome->cached ? tr("from the cache in %1").arg(time) : tr("built in %1").arg(time);
        return show(by(made), Token::TextMuted);
    }
    const int errors = countProblems(m_models.problems.ofBuild()).errors;
    const QString count = counted(static_cast<std::uint64_t>(errors), tr("1 error"), tr("%1 errors"));
    show(by(m_models.builds.goodBuild() ? tr("%1, last build kept").arg(count) : count), Token::Bad);
}

void MainToolBar::fillArchitectures()
{
    QMenu* const menu = m_architecture->menu();
    menu->clear();
    QAction* const own = addChoice(menu, tr("That of the device"), m_models.target.followsDevice());
    connect(own, &QAction::triggered, this, [this] { m_models.target.setArchitecture({}); });
    menu->addSeparator();
    for (const QString& name : m_models.target.architectures()) {
        QAction* const action = addChoice(menu, name, !m_models.target.followsDevice() && name == m_models.target.architecture());
        connect(action, &QAction::triggered, this, [this, name] { m_models.target.setArchitecture(name); });
    }
}

void MainToolBar::fillKernels()
{
    QMenu* const menu = m_kernel->menu();
    menu->clear();
    const KernelInfo* const chosen = m_models.launches.kernel();
    const QStringList names = m_models.launches.kernels();
    if (names.size() > SearchList::kMaxUnsearched)
        return addSearch(names);
    for (const QString& name : names) {
        QAction* const action = addChoice(menu, name, chosen != nullptr && name == m_kernel->value());
        connect(action, &QAction::triggered, this, [this, name] { m_models.launches.setKernel(name); });
    }
}

/// A program with hundreds of kernels would fill the screen, and more.
void MainToolBar::addSearch(const QStringList& names)
{
    QMenu* const menu = m_kernel->menu();
    auto* const list = new SearchList(tr("Find a kernel"), menu);
    list->setNames(names, m_kernel->value());
    auto* const entry = new QWidgetAction(menu);
    entry->setText(tr("Find a kernel"));
    entry->setDefaultWidget(list);
    menu->addAction(entry);
    connect(list, &SearchList::chosen, this, [this, menu](const QString& name) {
        menu->close();
        if (auto* const around = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
            around->close();  // the window's own, which this one is in as well
        m_models.launches.setKernel(name);
    });
}

void MainToolBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Chrome));
    painter.setPen(theme.color(Token::LineStrong));
    for (const QObject* const child : children()) {
        const auto* const widget = qobject_cast<const QWidget*>(child);
        if (widget != nullptr && widget->property("line").toBool())
            painter.drawLine(widget->geometry().center().x(), widget->y(), widget->geometry().center().x(),
                             widget->geometry().bottom());
    }
}

}  // namespace kd
