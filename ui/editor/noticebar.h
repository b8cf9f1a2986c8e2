// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kd {

/// A line of a panel that says something and offers what to do about it. Hidden until it has something to say.
class NoticeBar : public QWidget {
    Q_OBJECT
public:
    struct Choice {
        QString text;
        std::function<void()> act;  ///< the bar is hidden before
    };

    enum class Tone { Warning, Info };

    explicit NoticeBar(QWidget* parent = nullptr);

    void say(const QString& sentence, const std::vector<Choice>& choices, Tone tone = Tone::Warning);
    Tone tone() const { return m_tone; }
    QString sentence() const;
    const std::vector<QPushButton*>& buttons() const { return m_buttons; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void applyTheme();

    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_buttons;
    Tone m_tone = Tone::Warning;
};

}  // namespace kd
