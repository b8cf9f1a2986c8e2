// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/completion.h"

#include <QFrame>

#include <vector>

class QLabel;

namespace kd {

/// Shows what a name means, or what is wrong, in a box at its place. Never has the focus.
class TipBox : public QFrame {
    Q_OBJECT
public:
    /// `window` is what it floats in.
    explicit TipBox(QWidget* window);

    enum class Side { Above, Beneath };
    /// Declarations with their sentences; of each the `argument`-th parameter is shown in the accent colour, none for -1.
    /// `word` is the rectangle in the window that it stands beside.
    void explain(const std::vector<Explanation>& explanations, int argument, const QRect& word, Side side);
    /// A sentence.
    void say(const QString& sentence, const QRect& word);
    /// Gives the text as it is shown, without its form.
    QString plainText() const;

    static constexpr std::size_t kMaxShown = 4;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void applyTheme();
    void open();
    QString html() const;

    QLabel* m_text;
    std::vector<Explanation> m_explanations;
    QString m_sentence;  ///< instead of them
    int m_argument = -1;
    QRect m_word;
    Side m_side = Side::Beneath;
};

}  // namespace kd
