// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help/figuretexts.h"

#include <QFrame>

namespace kd {

/// A note beside a figure that explains it. Esc or a click elsewhere closes it.
class FigureNote : public QFrame {
    Q_OBJECT
public:
    FigureNote(const FigureText& text, QWidget* parent);
    /// Says one sentence in place of an explanation.
    FigureNote(const QString& sentence, QWidget* parent);

    /// Shows it beside that place of the screen, and on it as a whole.
    void showBeside(QPoint globalPosition);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    explicit FigureNote(QWidget* parent);
    void add(const QString& head, const QString& text);
};

}  // namespace kd
