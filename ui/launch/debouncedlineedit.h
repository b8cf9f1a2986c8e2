// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/codeedit.h"

#include <QTimer>

namespace kd {

/// A line of code in a form. It tells what the user typed once he pauses, presses Enter or leaves it. Escape brings back, and
/// tells, the text that stood here when he came or last pressed Enter on one that was not refused.
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

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell();
    void keepAccepted();

    QTimer m_pause;
    QString m_accepted;  ///< what Escape brings back
    bool m_isRefused = false;
};

}  // namespace kd
