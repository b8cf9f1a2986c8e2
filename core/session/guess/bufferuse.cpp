// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/bufferuse.h"

#include <set>
#include <string_view>

namespace kd {
namespace {

constexpr std::size_t kMaxStatement = 128;  // tokens before a use in which it is looked for what takes its value

class BufferReader {
public:
    BufferReader(const MatchedTokens& tokens, const OutlineItem& kernel)
        : m_tokens(tokens), m_body{tokens.indexAt(kernel.body.begin), tokens.indexAt(kernel.body.end)}
    { }

    BufferUse read(const std::string& name)
    {
        BufferUse use;
        std::set<std::string_view> taken;  // variables that were given elements
        int depth = 0;
        for (std::size_t at = m_body.begin; at < m_body.end; ++at) {
            depth += m_tokens.isMark(at, '[') ? 1 : m_tokens.isMark(at, ']') ? -1 : 0;
            if (!m_tokens.isWord(at) || isMember(at))
                continue;
            if (m_tokens.is(at, name)) {
                readUse(use, at);
                use.isIndex = use.isIndex || depth > 0;
                if (const std::size_t variable = variableBefore(at); variable != MatchedTokens::kNone)
                    taken.insert(m_tokens[variable].text);
            } else if (depth > 0 && taken.contains(m_tokens[at].text)) {
                use.isIndex = true;
            }
        }
        return use;
    }

private:
    bool isMember(std::size_t at) const
    {
        return m_tokens.isMark(at - 1, '.') ||
            (m_tokens.isMark(at - 1, '>') && m_tokens.isMark(at - 2, '-') && m_tokens.isJoined(at - 2));
    }

    void readUse(BufferUse& use, std::size_t at) const
    {
        std::size_t behind = at + 1;
        const bool isElement = m_tokens.isMark(behind, '[');
        while (m_tokens.isMark(behind, '['))
            behind = m_tokens.behind(behind, m_body.end);
        while (m_tokens.isMark(behind, '.') && m_tokens.isWord(behind + 1))
            behind += 2;
        const bool isDereferenced = m_tokens.isMark(at - 1, '*') && !m_tokens.isWord(at - 2) && !m_tokens.isMark(at - 2, ')');
        const bool isAddress = m_tokens.isMark(at - 1, '&') && !m_tokens.isMark(at - 2, '&');
        const bool isSet = m_tokens.isMark(behind, '=') && !(m_tokens.isMark(behind + 1, '=') && m_tokens.isJoined(behind));
        if ((!isElement && !isDereferenced) || isAddress) {
            use.isRead = use.isWritten = true;
        } else if (isSet) {
            use.isWritten = true;
        } else if (isChange(behind)) {
            use.isRead = use.isWritten = true;
        } else {
            use.isRead = true;
        }
    }

    /// `+=`, `<<=`, `++`
    bool isChange(std::size_t at) const
    {
        const auto is = [&](std::size_t place, std::string_view marks) {
            return m_tokens[place].kind == SourceToken::Kind::Mark && marks.find(m_tokens[place].text) != std::string_view::npos;
        };
        if (!is(at, "+-*/%&|^<>") || !m_tokens.isJoined(at))
            return false;
        if (m_tokens.isMark(at, '<') || m_tokens.isMark(at, '>'))
            return m_tokens[at].text == m_tokens[at + 1].text && m_tokens.isJoined(at + 1) && m_tokens.isMark(at + 2, '=');
        const bool isStep = (m_tokens.isMark(at, '+') || m_tokens.isMark(at, '-')) && m_tokens[at].text == m_tokens[at + 1].text;
        return m_tokens.isMark(at + 1, '=') || isStep;
    }

    /// "bin" of `int bin = data[i] / 2;`
    std::size_t variableBefore(std::size_t at) const
    {
        const std::size_t last = at > m_body.begin + kMaxStatement ? at - kMaxStatement : m_body.begin;
        for (std::size_t i = at; i > last; --i) {
            if (m_tokens.isMark(i - 1, ';') || m_tokens.isMark(i - 1, '{') || m_tokens.isMark(i - 1, '}'))
                return MatchedTokens::kNone;
            if (m_tokens.isMark(i - 1, '=') && m_tokens.isWord(i - 2))
                return i - 2;
        }
        return MatchedTokens::kNone;
    }

    const MatchedTokens& m_tokens;
    TokenRange m_body;
};

}  // namespace

BufferUse bufferUse(const MatchedTokens& tokens, const OutlineItem& kernel, const std::string& name)
{
    return BufferReader(tokens, kernel).read(name);
}

}  // namespace kd
