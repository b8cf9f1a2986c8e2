// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/banner.h"
#include "ui/shell/helppages.h"
#include "ui/shell/helpwindow.h"
#include "ui/shell/machine/aboutdialog.h"
#include "ui/shell/machine/machinedialog.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/messagesdialog.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settings/commands.h"
#include "ui/shell/settings/preferences.h"
#include "ui/shell/settingsdialog.h"
#include "ui/shell/targets/targetsdialog.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>

#include <utility>

// What the window opens beside itself.

namespace kd {

/// Brings the one that is open to the front.
template <typename Dialog, typename... Arguments> void MainWindow::openOnce(Arguments&&... arguments)
{
    auto* dialog = findChild<Dialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr || !dialog->isVisible()) {
        dialog = new Dialog(std::forward<Arguments>(arguments)..., this);
        dialog->show();
    }
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::addDialogCommands()
{
    const auto add = [this](const char* id, const QString& text, const char* iconName, const QList<QKeySequence>& keys, auto run) {
        connect(m_commands->add(QLatin1String(id), text, QLatin1String(iconName), keys), &QAction::triggered, this, run);
    };
    add("tools.targets", tr("&Targets…"), "terminal", {}, [this] { openTargets(); });
    add("tools.settings", tr("S&ettings…"), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, [this] { openSettings(); });
    add("help.contents", tr("&Help"), "help", {QKeySequence(Qt::Key_F1)}, [this] { openHelp(); });
    add("help.messages", tr("&Messages…"), "info", {}, [this] { openOnce<MessagesDialog>(*m_banner); });
    add("help.machine", tr("About this machi&ne…"), "devices", {}, [this] { openOnce<MachineDialog>(m_models.target); });
    add("help.about", tr("&About KernelDesk"), "info", {}, [this] { openOnce<AboutDialog>(); });
}

void MainWindow::openSettings()
{
    (new SettingsDialog(m_preferences, *m_commands, m_models.target.info(), this))->open();
}

void MainWindow::openTargets()
{
    (new TargetsDialog(m_preferences, m_models.target.own(), this))->open();
}

/// At the page of the panel that has the focus.
void MainWindow::openHelp()
{
    const QWidget* const focus = focusWidget();
    QString anchor = isWelcoming() || focus == nullptr ? QString() : page().featureOf(*focus);
    if (!hasHelp(anchor))
        anchor = isWelcoming() ? QStringLiteral("welcome") : nameOf(m_perspective);
    auto* help = findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (help == nullptr || !help->isVisible()) {
        help = new HelpWindow(*m_commands, perspectives(), m_features, this);
        help->show();
    }
    help->showPage(anchor);
    help->raise();
    help->activateWindow();
}

}  // namespace kd
