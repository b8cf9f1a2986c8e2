// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace kd {

/// Takes apart what the two builds of a comparison print: their process writes a mark wherever it turns to the other one. The mark
/// is drawn anew for every comparison, so that no kernel prints it by accident or on purpose.
class TurnSplitter {
public:
    /// What one of the two printed.
    struct Part {
        bool isSecond = false;
        QByteArray bytes;
        friend bool operator==(const Part&, const Part&) = default;
    };

    TurnSplitter() = default;
    explicit TurnSplitter(const QByteArray& mark) : m_mark(mark) { }

    /// A mark that cannot be guessed, of printable characters.
    static QByteArray drawMark();
    /// What is to be written before A prints, or B.
    static QByteArray turnText(const QByteArray& mark, bool isSecond);

    /// Takes what came of the stream with the marks; gives it without them. What may be the start of one comes with the next part.
    std::vector<Part> append(const QByteArray& bytes);
    /// Gives what was held back.
    Part finish();
    /// Whose turn it is; before the first mark it is A's.
    bool isSecond() const { return m_isSecond; }

private:
    QByteArray m_mark;  ///< empty: there are none
    QByteArray m_held;
    bool m_isSecond = false;
};

}  // namespace kd
