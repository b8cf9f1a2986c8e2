// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace kd {

/// A line of code in a form, in the mono font. While it has no focus, a text that is longer than the field gets a little smaller,
/// then ends in an ellipsis; the tool tip shows all of it. A Form puts such a field beneath its label, where there is more room.
class CodeEdit : public QLineEdit {
    Q_OBJECT
public:
    explicit CodeEdit(QWidget* parent = nullptr);

    /// Logical pixels that the field needs to show all of its text.
    int neededWidth() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect textRect() const;
};

}  // namespace kd
