// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/targets/targetmenu.h"

#include "ui/common/icons.h"
#include "ui/program/targets.h"
#include "ui/workbench/target/targetconnection.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>

namespace kd {
namespace {

constexpr int kDialogWidth = 460;

}  // namespace

QAction* addChoice(QMenu* menu, const QString& text, bool isChosen)
{
    QAction* const action = menu->addAction(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(isChosen);
    return action;
}

QString deviceTitle(const QString& name, const QString& id)
{
    // "Emulated GPU" says it all.
    return name.contains(id, Qt::CaseInsensitive) ? name : QStringLiteral("%1 · %2").arg(name, id);
}

TargetMenu::TargetMenu(TargetConnection& target, QAction* targets, QMenu* menu)
    : QObject(menu), m_target(target), m_targets(targets), m_menu(menu)
{
    connect(menu, &QMenu::aboutToShow, this, &TargetMenu::fill);
}

void TargetMenu::fill()
{
    m_menu->clear();
    addDevices();
    addTarget({}, tr("This machine"));
    const QStringList names = targetsOfSettings();
    for (const QString& name : names)
        addTarget(name, name);
    const QString chosen = m_target.name();
    if (!chosen.isEmpty() && !names.contains(chosen))
        addChoice(m_menu, chosen, true)->setEnabled(false);
    connect(m_menu->addAction(icon(QStringLiteral("terminal")), tr("Connect by a command…")), &QAction::triggered, this,
            &TargetMenu::askForCommand);
    m_menu->addAction(m_targets);
    m_menu->addSeparator();
    connect(m_menu->addAction(icon(QStringLiteral("refresh")), tr("Look for devices again")), &QAction::triggered, &m_target,
            &TargetConnection::describe);
}

void TargetMenu::addDevices()
{
    const TargetInfo* const target = m_target.info();
    if (target == nullptr)
        return;
    for (const DeviceInfo& device : target->devices.devices) {
        const QString id = QString::fromStdString(device.id.name);
        QAction* const action = addChoice(m_menu, deviceTitle(QString::fromStdString(device.name), id), id == m_target.deviceId());
        connect(action, &QAction::triggered, this, [this, id] { m_target.setDevice(id); });
    }
    m_menu->addSeparator();
}

void TargetMenu::addTarget(const QString& name, const QString& text)
{
    QAction* const action = addChoice(m_menu, text, name == m_target.name());
    connect(action, &QAction::triggered, this, [this, name] {
        if (name != m_target.name())
            m_target.choose(name);
    });
}

void TargetMenu::askForCommand()
{
    auto* const dialog = new QInputDialog(m_menu->parentWidget() == nullptr ? nullptr : m_menu->parentWidget()->window());
    dialog->setObjectName(QStringLiteral("targetCommand"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Connect by a command"));
    dialog->setLabelText(
        tr("A command whose standard input and output reach a kerneldesk-worker,\nsuch as ssh HOST kerneldesk-worker. "
           "\nFor this once; Tools > Targets keeps it under a name."));
    dialog->setOkButtonText(tr("Connect"));
    dialog->setTextValue(m_command);
    dialog->resize(kDialogWidth, dialog->sizeHint().height());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& command) {
        m_command = command.trimmed();
        if (!m_command.isEmpty())
            m_target.chooseCommand(m_command);
    });
    dialog->open();
}

}  // namespace kd
