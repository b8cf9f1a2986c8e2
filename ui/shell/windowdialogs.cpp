// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capture/capturedialog.h"
#include "ui/shell/assistant/assistantdialog.h"
#include "ui/shell/banner.h"
#include "ui/shell/help/helpplaces.h"
#include "ui/shell/help/helpwindow.h"
#include "ui/shell/help/tour.h"
#include "ui/shell/help/whatisthis.h"
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
#include <QApplication>
#include <QDialog>
#include <QMouseEvent>

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
    add("tools.capture", tr("&Capture from a program…"), "kernel", {}, [this] { openCapture(); });
    add("tools.targets", tr("&Targets…"), "terminal", {}, [this] { openTargets(); });
    add("tools.assistant", tr("&Assistant…"), "link", {}, [this] {
        openOnce<AssistantDialog>(m_models.assistant, m_models.documents, m_preferences);
        findChild<AssistantDialog*>(QString(), Qt::FindDirectChildrenOnly)->showNewest();
    });
    add("tools.settings", tr("S&ettings…"), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, [this] { openSettings(); });
    add("help.contents", tr("&Help"), "help", {QKeySequence(Qt::Key_F1)}, [this] { openHelp(); });
    add("help.figure", tr("What &is this"), "question", {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, [this] { m_whatIsThis->ask(); });
    add("help.tour", tr("&Tour"), "play", {}, [this] { startTour(); });
    add("help.messages", tr("&Messages…"), "info", {}, [this] { openOnce<MessagesDialog>(*m_banner); });
    add("help.machine", tr("About this machi&ne…"), "devices", {}, [this] { openOnce<MachineDialog>(m_models.target); });
    add("help.about", tr("&About KernelDesk"), "info", {}, [this] { openOnce<AboutDialog>(); });
    // A dialog that keeps the focus from the window takes the key along.
    QAction* const help = m_commands->find(QStringLiteral("help.contents"));
    connect(qApp, &QApplication::focusChanged, this, [help](QWidget*, QWidget* now) {
        QWidget* const dialog = now == nullptr ? nullptr : qobject_cast<QDialog*>(now->window());
        if (dialog != nullptr && !dialog->actions().contains(help))
            dialog->addAction(help);
    });
}

/// The one that was closed keeps what was typed.
void MainWindow::openCapture()
{
    auto* dialog = findChild<CaptureDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr)
        dialog = new CaptureDialog(m_models.files, this);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::openSettings()
{
    (new SettingsDialog(m_preferences, *m_commands, m_models.target.info(), m_models.assistant, this))->open();
}

void MainWindow::openTargets()
{
    (new TargetsDialog(m_preferences, m_models.target.own(), this))->open();
}

/// Of the place that has the focus: a dialog, a part of the frame, the welcome page, a panel, else the perspective.
QString MainWindow::helpSection()
{
    const QWidget* const active = QApplication::activeWindow();
    const bool isElsewhere = active != nullptr && active != this;
    const QWidget* const focus = isElsewhere ? (active->focusWidget() != nullptr ? active->focusWidget() : active) : focusWidget();
    const QString section = focus == nullptr ? QString() : helpSectionOf(*focus);
    if (!section.isEmpty())
        return section;
    if (isWelcoming())
        return QStringLiteral("welcome");
    const QString feature = focus == nullptr ? QString() : page().featureOf(*focus);
    return feature.isEmpty() ? nameOf(m_perspective) : feature;
}

Tour& MainWindow::startTour()
{
    delete findChild<Tour*>(QString(), Qt::FindDirectChildrenOnly);
    auto* const tour = new Tour(*this, m_models);
    connect(tour, &Tour::ended, this, [this] { m_preferences.setWantsTour(false); });
    return *tour;
}

/// What does nothing else on a click explains itself.
void MainWindow::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_whatIsThis->explainAt(event->globalPosition().toPoint()))
        QMainWindow::mousePressEvent(event);
}

void MainWindow::openHelp()
{
    const QString section = helpSection();
    // What a modal dialog keeps from the focus cannot be read.
    QWidget* const modal = QApplication::activeModalWidget();
    QWidget* const owner = modal == nullptr ? this : modal;
    auto* help = owner->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (help == nullptr || !help->isVisible()) {
        help = new HelpWindow(*m_commands, owner);
        help->show();
    }
    help->showSection(section);
    help->raise();
    help->activateWindow();
}

}  // namespace kd
