// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QCoreApplication>
#include <QWidget>

/// Saves the widget in both themes as KD_PICTURES/<name>-dark.png and -light.png, to be looked at; nothing without KD_PICTURES.
inline void savePictures(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("KD_PICTURES");
    if (folder.isEmpty())
        return;
    const kd::Theme::Mode before = kd::Theme::instance().mode();
    for (const bool isDark : {true, false}) {
        kd::Theme::instance().setMode(isDark ? kd::Theme::Mode::Dark : kd::Theme::Mode::Light);
        // Layouts and charts follow the theme with posted events.
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        widget.grab().save(
            QStringLiteral("%1/%2-%3.png").arg(folder, name, isDark ? QStringLiteral("dark") : QStringLiteral("light")));
    }
    kd::Theme::instance().setMode(before);
}
