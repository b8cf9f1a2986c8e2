// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help/figuretexts.h"

#include <QObject>
#include <QPoint>
#include <QWidget>

namespace kd {

/// Explains the figures of a window (ui/common/figure.h): what they are, how they were computed, what would be good.
class WhatIsThis : public QObject {
    Q_OBJECT
public:
    explicit WhatIsThis(QWidget& window);
    ~WhatIsThis() override;

    /// Explains the figure that has the focus, else the next one that is clicked; Esc ends that.
    void ask();
    bool isAsking() const { return m_isAsking; }
    /// Explains what stands there. False where that is no figure.
    bool explainAt(QPoint globalPosition);

    /// Gives the name of the figure that a widget, or the place of a table, shows; empty where it shows none.
    static QString figureAt(const QWidget& widget, QPoint globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void stop();
    void tellAt(QPoint globalPosition);
    void show(const QString& figure, QPoint globalPosition);

    QWidget& m_window;
    bool m_isAsking = false;
};

}  // namespace kd
