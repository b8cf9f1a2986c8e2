// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codeview.h"

#include <QObject>

namespace kd {

class CodeEditor;

/// Keeps an editor brisk where a line is very long: Scintilla measures all of a line with every change of it, half a second a
/// megabyte. While there is such a line the text has no colours, and of each line only the beginning is shown. The text itself
/// stays as it is.
class LongLineGuard : public QObject {
    Q_OBJECT
public:
    explicit LongLineGuard(CodeEditor* editor);

    static constexpr CodeView::Position kLongest = 10000;  ///< bytes of a line that is shown as others are
    static constexpr CodeView::Position kShown = 2000;     ///< bytes of each line that are shown while there is a longer one

    bool isOn() const { return m_handle >= 0; }
    /// The text is another one.
    void lookAnew();

signals:
    /// `line`, from 0, is the first that is too long; -1: there is none any more.
    void changed(int line);

private:
    void onLineEdited(int line, int added);
    void begin(int line);
    void end();
    int findLong(int from, int to) const;
    bool isLong(int line) const;
    void style(int position);

    CodeEditor* m_editor;
    int m_handle = -1;  ///< Scintilla's, of a marker that follows a line that is too long
};

}  // namespace kd
