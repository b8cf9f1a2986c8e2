#pragma once

#include <QString>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace kd {

class ThemedLabel;

/// One line under the toolbar for what the user must know: text, one action, close. Of several messages it shows the weightiest;
/// when that is closed or taken back, the next one.
class Banner : public QWidget {
    Q_OBJECT
public:
    /// Weightiest first; one message of each.
    enum class Kind { Unsaved, Unkept, Left, Unopened, Failure, Worker, Trust, Notice };
    struct Message {
        QString text;
        QString button;  ///< empty: none
        std::function<void()> action;
    };

    explicit Banner(QWidget* parent = nullptr);

    void show(Kind kind, const Message& message);
    void takeBack(Kind kind);
    /// Empty when there is none.
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr std::size_t kKinds = 8;
    void showWeightiest();
    std::optional<Kind> shown() const;

    std::array<std::optional<Message>, kKinds> m_messages;
    QLabel* m_icon;
    ThemedLabel* m_text;
    QPushButton* m_button;
    QToolButton* m_close;
};

}  // namespace kd
