// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qscilexercpp.h>

namespace kd {

/// CUDA C++ in the theme's syntax colours. setTheme() again when they change.
class CudaLexer : public QsciLexerCPP {
    Q_OBJECT
public:
    explicit CudaLexer(QObject* parent = nullptr);

    void setTheme(const QFont& font);

    const char* language() const override { return "CUDA C++"; }
    /// Sets of Scintilla's C++ lexer: 1 keywords, 2 built-in words, 4 types.
    const char* keywords(int set) const override;
    QColor defaultColor(int style) const override;
    QColor defaultPaper(int style) const override;
    QFont defaultFont(int style) const override;
    bool defaultEolFill(int) const override { return false; }

private:
    QFont m_font;
};

}  // namespace kd
