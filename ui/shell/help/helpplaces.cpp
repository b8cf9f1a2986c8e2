// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/helpplaces.h"

#include <QHash>
#include <QWidget>

namespace kd {
namespace {

/// By the names of their classes, since most of them are of rooms that the help does not know.
const QHash<QByteArray, QString>& sections()
{
    static const QHash<QByteArray, QString> kSections{
        {"kd::AboutDialog", QStringLiteral("about")},         {"kd::AssistantDialog", QStringLiteral("mcp-window")},
        {"kd::Banner", QStringLiteral("messages")},           {"kd::CaptureDialog", QStringLiteral("capture-window")},
        {"kd::CommandSearch", QStringLiteral("command-search")}, {"kd::HelpWindow", QStringLiteral("help")},
        {"kd::MachineDialog", QStringLiteral("machine")},     {"kd::MainToolBar", QStringLiteral("toolbar")},
        {"kd::MessagesDialog", QStringLiteral("messages")},   {"kd::PerspectiveBar", QStringLiteral("perspectives")},
        {"kd::PresetDialog", QStringLiteral("presets")},      {"kd::RecoveryDialog", QStringLiteral("recovery")},
        {"kd::SettingsDialog", QStringLiteral("settings")},   {"kd::StatusBar", QStringLiteral("status-bar")},
        {"kd::SweepPointWindow", QStringLiteral("sweep-point")}, {"kd::TargetsDialog", QStringLiteral("targets")},
        {"QFileDialog", QStringLiteral("files-dialog")},      {"QInputDialog", QStringLiteral("targets")}};
    return kSections;
}

}  // namespace

QString helpSectionOf(const QWidget& widget)
{
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        for (const QMetaObject* type = each->metaObject(); type != nullptr; type = type->superClass()) {
            const auto found = sections().constFind(type->className());
            if (found != sections().constEnd())
                return *found;
        }
    }
    return {};
}

}  // namespace kd
