// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timeline/ptxentry.h"

#include <algorithm>
#include <cctype>

namespace kd {
namespace {

bool isWordByte(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_' || byte == '$' || byte == '.' || byte == '%';
}

/// Words and single signs of a PTX text, without blanks, comments and the contents of strings.
class PtxWords {
public:
    struct Word {
        std::size_t begin = 0, end = 0;
    };
    explicit PtxWords(std::string_view text) : m_text(text) {}

    std::optional<Word> next()
    {
        skipBlanks();
        if (m_at >= m_text.size())
            return std::nullopt;
        const std::size_t begin = m_at;
        if (m_text[m_at] == '"')
            skipString();
        else if (isWordByte(m_text[m_at]))
            while (m_at < m_text.size() && isWordByte(m_text[m_at]))
                ++m_at;
        else
            ++m_at;
        return Word{begin, m_at};
    }
    std::string_view textOf(const Word& word) const { return m_text.substr(word.begin, word.end - word.begin); }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size()) {
            if (std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
                ++m_at;
            else if (m_text.substr(m_at, 2) == "//")
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (m_text.substr(m_at, 2) == "/*")
                m_at = endOfComment();
            else
                return;
        }
    }
    std::size_t endOfComment() const
    {
        const std::size_t end = m_text.find("*/", m_at + 2);
        return end == std::string_view::npos ? m_text.size() : end + 2;
    }
    void skipString()
    {
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at + 1, m_text.size());
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Reads one declaration of the kernel, whose name was read last.
class EntryReader {
public:
    EntryReader(PtxWords& words, PtxEntry& entry) : m_words(words), m_entry(entry) {}

    /// Whether it has a body, which was read to its end.
    bool readsBody(std::size_t nameEnd)
    {
        PtxEntry::Parameters list{.nameEnd = nameEnd};
        std::optional<PtxWords::Word> word = m_words.next();
        if (word && m_words.textOf(*word) == "(") {
            readList(list);
            word = m_words.next();
        }
        m_entry.parameters.push_back(list);
        while (word && m_words.textOf(*word) != "{" && m_words.textOf(*word) != ";")
            word = m_words.next();
        return word && m_words.textOf(*word) == "{" && readsToEnd(word->end);
    }

private:
    void readList(PtxEntry::Parameters& list)
    {
        int depth = 1;
        while (const auto word = m_words.next()) {
            const std::string_view text = m_words.textOf(*word);
            depth += text == "(" ? 1 : text == ")" ? -1 : 0;
            if (depth == 0) {
                list.close = word->begin;
                return;
            }
            list.isEmpty = false;
        }
    }
    bool readsToEnd(std::size_t begin)
    {
        m_entry.bodyBegin = begin;
        int depth = 1;
        while (const auto word = m_words.next()) {
            const std::string_view text = m_words.textOf(*word);
            if (text == "ret" || text == "exit" || text == "ret.uni")
                m_entry.exits.push_back({.begin = word->begin, .end = word->end, .isUniform = text == "ret.uni"});
            depth += text == "{" ? 1 : text == "}" ? -1 : 0;
            if (depth == 0) {
                m_entry.bodyEnd = word->begin;
                return true;
            }
        }
        return false;
    }

    PtxWords& m_words;
    PtxEntry& m_entry;
};

}  // namespace

std::optional<PtxEntry> findPtxEntry(std::string_view ptx, std::string_view symbol)
{
    PtxWords words(ptx);
    PtxEntry entry;
    bool isEntry = false;
    while (const auto word = words.next()) {
        const std::string_view text = words.textOf(*word);
        if (isEntry && text == symbol && EntryReader(words, entry).readsBody(word->end))
            return entry;
        isEntry = text == ".entry";
    }
    return std::nullopt;
}

}  // namespace kd
