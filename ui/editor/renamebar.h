// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kd {

/// Asks for another name, and says beforehand what renaming will change.
class RenameBar : public QWidget {
    Q_OBJECT
public:
    explicit RenameBar(QWidget* parent = nullptr);

    /// Asks for another name than `name`; `preview` says what will change. `isTaken` tells whether a name stands in the text
    /// already, which is said and not refused.
    void ask(const QString& name, const QString& preview, std::function<bool(const QString&)> isTaken);
    /// Does the same, but nothing can be renamed before settle().
    void askLater(const QString& name, const QString& preview, std::function<bool(const QString&)> isTaken);
    /// What will change is known now.
    void settle(const QString& preview);
    bool isWaiting() const { return m_isWaiting && !isHidden(); }
    void close();
    QString preview() const;
    QLineEdit* field() const { return m_field; }
    /// True where renaming can be done with what the field holds.
    bool isReady() const;

signals:
    void chosen(const QString& newName);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void judge();
    void choose();

    QLineEdit* m_field;
    QLabel* m_preview;
    QPushButton* m_button;
    QString m_name, m_sentence;
    std::function<bool(const QString&)> m_isTaken;
    bool m_isWaiting = false;
};

}  // namespace kd
