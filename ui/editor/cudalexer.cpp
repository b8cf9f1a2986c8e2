// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/cudalexer.h"

#include "ui/common/theme.h"
#include "ui/editor/cudawords.h"

namespace kd {
namespace {

constexpr int kKeywordSet = 1;
constexpr int kBuiltinSet = 2;
constexpr int kTypeSet = 4;
constexpr int kStyles = 64;  // the active ones; inactive ones lie behind them and are not used

QColor styleColor(int style)
{
    const Theme& theme = Theme::instance();
    switch (style) {
    case QsciLexerCPP::Comment:
    case QsciLexerCPP::CommentLine:
    case QsciLexerCPP::CommentDoc:
    case QsciLexerCPP::CommentLineDoc:
    case QsciLexerCPP::CommentDocKeyword:
    case QsciLexerCPP::CommentDocKeywordError:
    case QsciLexerCPP::PreProcessorComment:
    case QsciLexerCPP::PreProcessorCommentLineDoc:
    case QsciLexerCPP::TaskMarker:
        return theme.syntax(SyntaxToken::Comment);
    case QsciLexerCPP::Number:
        return theme.syntax(SyntaxToken::Number);
    case QsciLexerCPP::Keyword:
    case QsciLexerCPP::GlobalClass:
        return theme.syntax(SyntaxToken::Keyword);
    case QsciLexerCPP::KeywordSet2:
        return theme.syntax(SyntaxToken::Builtin);
    case QsciLexerCPP::DoubleQuotedString:
    case QsciLexerCPP::SingleQuotedString:
    case QsciLexerCPP::UnclosedString:
    case QsciLexerCPP::RawString:
    case QsciLexerCPP::EscapeSequence:
    case QsciLexerCPP::UserLiteral:
        return theme.syntax(SyntaxToken::String);
    case QsciLexerCPP::PreProcessor:
        return theme.syntax(SyntaxToken::Preprocessor);
    case QsciLexerCPP::Operator:
        return theme.syntax(SyntaxToken::Operator);
    default:
        return theme.color(Token::Text);
    }
}

}  // namespace

CudaLexer::CudaLexer(QObject* parent) : QsciLexerCPP(parent)
{
    setFoldCompact(false);
    setFoldComments(true);
    setFoldPreprocessor(true);
    setHighlightEscapeSequences(true);
}

void CudaLexer::setTheme(const QFont& font)
{
    m_font = font;
    const QColor paper = Theme::instance().color(Token::Editor);
    setDefaultColor(Theme::instance().color(Token::Text));
    setDefaultPaper(paper);
    setDefaultFont(font);
    for (int style = 0; style < kStyles; ++style) {
        if (description(style).isEmpty())
            continue;
        setColor(styleColor(style), style);
        setPaper(paper, style);
        setFont(font, style);
    }
}

const char* CudaLexer::keywords(int set) const
{
    switch (set) {
    case kKeywordSet:
        return cudawords::keywords().constData();
    case kBuiltinSet:
        return cudawords::builtins().constData();
    case kTypeSet:
        return cudawords::types().constData();
    default:
        return nullptr;
    }
}

QColor CudaLexer::defaultColor(int style) const
{
    return styleColor(style);
}

QColor CudaLexer::defaultPaper(int) const
{
    return Theme::instance().color(Token::Editor);
}

QFont CudaLexer::defaultFont(int) const
{
    return m_font;
}

}  // namespace kd
