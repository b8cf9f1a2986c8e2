#include "ui/editor/sourcetokens.h"

#include <cctype>

namespace kd {
namespace {

class Tokenizer {
public:
    explicit Tokenizer(QByteArrayView text) : m_text(text) { m_tokens.reserve(static_cast<std::size_t>(text.size() / 6)); }

    std::vector<SourceToken> run()
    {
        while (m_at < m_text.size())
            step();
        return std::move(m_tokens);
    }

private:
    char at(qsizetype place) const { return place < m_text.size() ? m_text[place] : '\0'; }

    void step()
    {
        const char byte = m_text[m_at];
        if (byte == '\n') {
            m_isLineStart = true;
            ++m_at;
            return;
        }
        if (std::isspace(static_cast<unsigned char>(byte))) {
            ++m_at;
            return;
        }
        if (byte == '/' && (at(m_at + 1) == '/' || at(m_at + 1) == '*'))
            return skipComment();
        const qsizetype start = m_at;
        const SourceToken::Kind kind = take(byte);
        m_tokens.push_back({kind, start, m_at - start});
        m_isLineStart = false;
    }

    SourceToken::Kind take(char byte)
    {
        using Kind = SourceToken::Kind;
        if (byte == '#' && m_isLineStart) {
            takeDirective();
            return Kind::Directive;
        }
        if (std::isdigit(static_cast<unsigned char>(byte))) {
            takeWhile([this](char each) { return isWordByte(each) || each == '.' || each == '\''; });
            return Kind::Number;
        }
        if (isWordByte(byte)) {
            takeWhile(isWordByte);
            return Kind::Word;
        }
        if (byte == '"' || byte == '\'') {
            takeString(byte);
            return Kind::String;
        }
        ++m_at;
        return Kind::Mark;
    }

    template <typename Condition> void takeWhile(Condition condition)
    {
        while (m_at < m_text.size() && condition(m_text[m_at]))
            ++m_at;
    }

    void takeString(char quote)
    {
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at + (at(m_at) == quote ? 1 : 0), m_text.size());
    }

    /// To the end of its line, which a backslash moves on.
    void takeDirective()
    {
        while (m_at < m_text.size() && m_text[m_at] != '\n')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at, m_text.size());
    }

    void skipComment()
    {
        if (at(m_at + 1) == '/') {
            takeWhile([](char each) { return each != '\n'; });
            return;
        }
        const qsizetype end = m_text.indexOf("*/", m_at + 2);
        m_at = end < 0 ? m_text.size() : end + 2;
    }

    QByteArrayView m_text;
    std::vector<SourceToken> m_tokens;
    qsizetype m_at = 0;
    bool m_isLineStart = true;
};

}  // namespace

bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) || byte == '_';
}

std::vector<SourceToken> tokensOf(QByteArrayView text)
{
    return Tokenizer(text).run();
}

}  // namespace kd
