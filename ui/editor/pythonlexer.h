// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qscilexerpython.h>

namespace kd {

/// Python, as Triton's kernels are written, in the theme's syntax colours. setTheme() again when they change.
class PythonLexer : public QsciLexerPython {
    Q_OBJECT
public:
    explicit PythonLexer(QObject* parent = nullptr);

    void setTheme(const QFont& font);

    /// Sets of Scintilla's Python lexer: 1 keywords, 2 built-in words.
    const char* keywords(int set) const override;
    QColor defaultColor(int style) const override;
    QColor defaultPaper(int style) const override;
    QFont defaultFont(int style) const override;
    bool defaultEolFill(int) const override { return false; }

private:
    QFont m_font;
};

}  // namespace kd
