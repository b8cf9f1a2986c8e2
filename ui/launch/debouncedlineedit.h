// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/codeedit.h"

#include <QTimer>

namespace kd {

/// A line of code in a form. Tells what the user typed once he pauses, presses Enter or leaves it.
class DebouncedLineEdit : public CodeEdit {
    Q_OBJECT
public:
    explicit DebouncedLineEdit(QWidget* parent = nullptr);

    /// Leaves the field alone while the user's own text in it has not been told yet.
    void showText(const QString& text);

    /// The form did not take the text: it was told why, and the text is still here.
    void setRefused(bool isRefused) { m_isRefused = isRefused; }
    bool isRefused() const { return m_isRefused; }

signals:
    void told(const QString& text);

private:
    void tell();

    QTimer m_pause;
    bool m_isRefused = false;
};

}  // namespace kd
