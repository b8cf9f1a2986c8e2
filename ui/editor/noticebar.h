// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kd {

/// A line of a panel that says something and offers what to do about it, below it where there is no room beside it. Hidden until it
/// has something to say.
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
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();
    void arrange();

    QLabel* m_icon;
    QLabel* m_text;
    QBoxLayout* m_parts;   ///< what is said, and what is offered
    QHBoxLayout* m_offered;
    std::vector<QPushButton*> m_buttons;
    Tone m_tone = Tone::Warning;
};

}  // namespace kd
