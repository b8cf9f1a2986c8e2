// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/pythonlexer.h"

#include "ui/common/theme.h"

namespace kd {
namespace {

constexpr int kPythonKeywordSet = 1;
constexpr int kPythonBuiltinSet = 2;
constexpr int kPythonStyles = QsciLexerPython::DoubleQuotedFString + 4;

QColor pythonColor(int style)
{
    const Theme& theme = Theme::instance();
    switch (style) {
    case QsciLexerPython::Comment:
    case QsciLexerPython::CommentBlock:
        return theme.syntax(SyntaxToken::Comment);
    case QsciLexerPython::Number:
        return theme.syntax(SyntaxToken::Number);
    case QsciLexerPython::Keyword:
        return theme.syntax(SyntaxToken::Keyword);
    case QsciLexerPython::HighlightedIdentifier:
        return theme.syntax(SyntaxToken::Builtin);
    case QsciLexerPython::Decorator:
        return theme.syntax(SyntaxToken::Preprocessor);
    case QsciLexerPython::DoubleQuotedString:
    case QsciLexerPython::SingleQuotedString:
    case QsciLexerPython::TripleSingleQuotedString:
    case QsciLexerPython::TripleDoubleQuotedString:
    case QsciLexerPython::UnclosedString:
    case QsciLexerPython::DoubleQuotedFString:
    case QsciLexerPython::SingleQuotedFString:
    case QsciLexerPython::TripleSingleQuotedFString:
    case QsciLexerPython::TripleDoubleQuotedFString:
        return theme.syntax(SyntaxToken::String);
    case QsciLexerPython::Operator:
        return theme.syntax(SyntaxToken::Operator);
    default:
        return theme.color(Token::Text);
    }
}

}  // namespace

PythonLexer::PythonLexer(QObject* parent) : QsciLexerPython(parent)
{
    setFoldCompact(false);
    setFoldComments(true);
    setHighlightSubidentifiers(false);
}

void PythonLexer::setTheme(const QFont& font)
{
    m_font = font;
    const QColor paper = Theme::instance().color(Token::Editor);
    setDefaultColor(Theme::instance().color(Token::Text));
    setDefaultPaper(paper);
    setDefaultFont(font);
    for (int style = 0; style < kPythonStyles; ++style) {
        if (description(style).isEmpty())
            continue;
        setColor(pythonColor(style), style);
        setPaper(paper, style);
        setFont(font, style);
    }
}

const char* PythonLexer::keywords(int set) const
{
    switch (set) {
    case kPythonKeywordSet:
        return "False None True and as assert async await break class continue def del elif else except finally for from "
               "global if import in is lambda nonlocal not or pass raise return try while with yield";
    case kPythonBuiltinSet:
        return "abs bool bytes dict enumerate float int isinstance len list max min print range round self set slice sorted "
               "static_range str sum super tuple type zip tl triton constexpr";
    default:
        return nullptr;
    }
}

QColor PythonLexer::defaultColor(int style) const
{
    return pythonColor(style);
}

QColor PythonLexer::defaultPaper(int) const
{
    return Theme::instance().color(Token::Editor);
}

QFont PythonLexer::defaultFont(int) const
{
    return m_font;
}

}  // namespace kd
