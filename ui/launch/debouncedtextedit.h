// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QStringList>
#include <QTimer>

namespace kd {

/// A list in a form, one entry a line, as high as it has lines. Tells what the user typed once he pauses or leaves it; empty
/// lines do not count.
class DebouncedTextEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit DebouncedTextEdit(QWidget* parent = nullptr);

    QStringList lines() const;
    /// Leaves the field alone while the user's own text in it has not been told yet.
    void showLines(const QStringList& lines);
    /// One more at the end, told at once.
    void append(const QString& line);
    /// Now, where something is still to be told.
    void tell();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void told(const QStringList& lines);

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void adaptHeight();

    QTimer m_pause;
};

}  // namespace kd
