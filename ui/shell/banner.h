// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QDateTime>
#include <QString>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTimer;
class QToolButton;

namespace kd {

class ThemedLabel;

/// One line under the toolbar for what the user must know: text, one action, close. Of several messages it shows the weightiest,
/// and how many wait behind it; when that is closed or taken back, the next one. A notice, which nobody must heed, moves nothing:
/// it lies over the page, and goes by itself after a while.
class Banner : public QWidget {
    Q_OBJECT
public:
    /// Weightiest first; one message of each.
    enum class Kind { Unsaved, Unkept, Left, Unopened, Failure, Worker, Device, Proposal, Trust, Include, Notice };
    struct Message {
        QString text;
        QString button;  ///< empty: none
        std::function<void()> action;
        bool lasts = false;  ///< a notice that stays until it is withdrawn
    };

    explicit Banner(QWidget* parent = nullptr);

    void show(Kind kind, const Message& message);
    void withdraw(Kind kind);
    /// Only a message of that text.
    void withdraw(Kind kind, const QString& text);
    /// Empty when there is none.
    QString text() const;
    /// What is shown is a notice: it has no place of its own.
    bool isFloating() const { return shown() == Kind::Notice; }

    /// A message that was shown once.
    struct Past {
        QDateTime when;
        Kind kind = Kind::Notice;
        QString text;
    };
    /// Oldest first, at most 200.
    const std::vector<Past>& past() const { return m_past; }

signals:
    void changed();
    void shownChanged();  ///< another message, or none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr std::size_t kKinds = 11;
    void remember(Kind kind, const QString& text);
    void showWeightiest();
    std::optional<Kind> shown() const;

    std::array<std::optional<Message>, kKinds> m_messages;
    QLabel* m_icon;
    std::vector<Past> m_past;
    ThemedLabel* m_text;
    ThemedLabel* m_waiting;
    QPushButton* m_button;
    QToolButton* m_close;
    QTimer* m_leaving;  ///< of a notice
};

/// Gives the colour of the icon and of what tells of a message of this kind.
Token bannerColor(Banner::Kind kind);

}  // namespace kd
