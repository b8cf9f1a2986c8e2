// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace kd {

class CodeEditor;

/// Lines that the user marked to come back to; they move with the text.
class Bookmarks : public QObject {
    Q_OBJECT
public:
    explicit Bookmarks(CodeEditor* editor);

    /// Sets or removes the bookmark of the caret's line.
    void toggle();
    void toggleAt(int line);
    void goToNext() { step(1); }
    void goToPrevious() { step(-1); }
    void clear();
    /// Gives the lines in their order, from 0.
    std::vector<int> lines() const;
    /// These and no others; those that the text does not have are left out, and what is over kMaxBookmarks.
    void setLines(const std::vector<int>& lines);

    static constexpr std::size_t kMaxBookmarks = 1000;

private:
    void add(int line);
    void step(int direction);
    int found(int from, int direction) const;

    CodeEditor* m_editor;
    bool m_hasIcon = false;  ///< drawn with the first one
};

}  // namespace kd
