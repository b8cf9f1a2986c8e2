// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace kd {

/// Stands where there is nothing to show yet: one sentence why, one button that helps.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(const QString& sentence = {}, const QString& button = {}, QWidget* parent = nullptr);

    /// Sets the text and the button, without a button where its text is empty.
    void setContent(const QString& sentence, const QString& button = {});
    void setButtonEnabled(bool isEnabled, const QString& why = {});

signals:
    void triggered();

private:
    QLabel* m_sentence;
    QPushButton* m_button;
};

}  // namespace kd
