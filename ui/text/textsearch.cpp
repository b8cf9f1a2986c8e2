// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textsearch.h"

#include <QCoreApplication>
#include <QRegularExpressionMatchIterator>

namespace kd {
namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(SearchText)
};

QRegularExpression expressionOf(const SearchTerm& term)
{
    QString pattern = term.isPattern ? term.text : QRegularExpression::escape(term.text);
    if (term.isWholeWord)
        pattern = QStringLiteral("\\b(?:%1)\\b").arg(pattern);
    QRegularExpression::PatternOptions options = QRegularExpression::MultilineOption;
    if (!term.matchesCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(pattern, options);
}

/// Byte offsets of growing character offsets of a text.
class ByteOffsets {
public:
    /// `text` is what QString::fromUtf8 makes of `bytes`: without a byte order mark, a replacement character for each byte
    /// that is no UTF-8.
    ByteOffsets(const QByteArray& bytes, const QString& text) : m_bytes(bytes), m_text(text)
    {
        if (bytes.startsWith("\xef\xbb\xbf"))
            m_position = 3;
    }

    CodeView::Position at(qsizetype offset)
    {
        while (m_offset < offset && m_position < m_bytes.size())
            step();
        return static_cast<CodeView::Position>(m_position);
    }

private:
    void step()
    {
        const auto first = static_cast<unsigned char>(m_bytes[m_position]);
        const bool isStray = m_text[m_offset] == QChar::ReplacementCharacter && m_bytes.mid(m_position, 3) != "\xef\xbf\xbd";
        const int length = isStray || first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        m_position += length;
        m_offset += length == 4 ? 2 : 1;
    }

    const QByteArray& m_bytes;
    const QString& m_text;
    qsizetype m_position = 0;
    qsizetype m_offset = 0;
};

/// "\\1" of a replacement; -1 where there is none at `at`.
int groupAt(const QString& replacement, qsizetype at)
{
    const QChar digit = at + 1 < replacement.size() ? replacement[at + 1] : QChar();
    return replacement[at] == u'\\' && digit >= u'0' && digit <= u'9' ? digit.digitValue() : -1;
}

QString expanded(const QString& replacement, const QRegularExpressionMatch& match)
{
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const int group = groupAt(replacement, i);
        const QChar next = replacement[i] == u'\\' && i + 1 < replacement.size() ? replacement[i + 1] : QChar();
        if (group >= 0)
            text += match.captured(group);
        else if (next == u'n' || next == u't' || next == u'\\')
            text += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
        else
            text += replacement[i];
        if (group >= 0 || next == u'n' || next == u't' || next == u'\\')
            ++i;
    }
    return text;
}

CodeView::Replacement matchOf(const QRegularExpressionMatch& match, ByteOffsets& offsets, const SearchTerm& term,
                  const std::optional<QString>& replacement)
{
    CodeView::Replacement found{.from = offsets.at(match.capturedStart())};
    found.to = offsets.at(match.capturedEnd());
    if (replacement)
        found.text = (term.isPattern ? expanded(*replacement, match) : *replacement).toUtf8();
    return found;
}

}  // namespace

SearchResult findAll(const QByteArray& bytes, const SearchTerm& term, const std::optional<QString>& replacement)
{
    SearchResult result;
    if (term.text.isEmpty())
        return result;
    const QRegularExpression expression = expressionOf(term);
    if (!expression.isValid()) {
        result.error = SearchText::tr("The pattern cannot be read at character %1: %2.")
                           .arg(expression.patternErrorOffset() + 1)
                           .arg(expression.errorString());
        return result;
    }
    const QString text = QString::fromUtf8(bytes);
    ByteOffsets offsets(bytes, text);
    QRegularExpressionMatchIterator found = expression.globalMatch(text);
    while (found.hasNext() && !result.hasMore) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() == 0)
            continue;
        result.hasMore = result.matches.size() == SearchResult::kMaxMatches;
        if (!result.hasMore)
            result.matches.push_back(matchOf(match, offsets, term, replacement));
    }
    return result;
}

}  // namespace kd
