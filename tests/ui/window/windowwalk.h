// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cuttexts.h"
#include "wholewindow.h"

#include <QDialog>
#include <QRegularExpression>
#include <QTranslator>

#include <array>

namespace kd {

inline constexpr std::array kPerspectiveNames{"edit", "measure", "occupancy", "data", "devices"};
inline constexpr QSize kUsualSize(1600, 1000);

/// Qt's own texts, of which each language has a catalogue: an accent follows every letter.
struct QtTexts : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        static const QRegularExpression kLetter(QStringLiteral("([A-Za-z])"));
        return *context == 'Q' ? QString::fromUtf8(source).replace(kLetter, QStringLiteral("\\1\u0301")) : QString();
    }
};

/// Walks through all perspectives, at the least and the usual size, and dialogs: a line for each text that has no room.
inline QStringList cutTextsOf(WholeWindow& whole)
{
    CutTexts cuts;
    for (const QSize size : {whole.window.minimumSize(), kUsualSize}) {
        whole.window.resize(size);
        for (const char* const each : kPerspectiveNames) {
            whole.trigger(QStringLiteral("view.") + QLatin1String(each));
            if (!WholeWindow::paints(whole.window))
                return {QStringLiteral("%1 is not painted").arg(QLatin1String(each))};
            const QString place = QStringLiteral("%1 at %2x%3").arg(QLatin1String(each)).arg(size.width()).arg(size.height());
            cuts.addTree(place, whole.window);
        }
    }
    for (const char* const command : {"tools.settings", "tools.targets", "tools.capture", "help.messages", "help.machine",
                                      "help.about", "window.welcome"}) {
        whole.trigger(QLatin1String(command));
        for (QDialog* const dialog : whole.window.findChildren<QDialog*>()) {
            if (!dialog->isVisible())
                continue;
            if (!WholeWindow::paints(*dialog))
                return {QStringLiteral("%1 is not painted").arg(QLatin1String(command))};
            cuts.addTree(QLatin1String(command), *dialog);
            dialog->close();
        }
    }
    return cuts.lines();
}

}  // namespace kd
