// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timeline/ptxentry.h"

#include "core/compile/binary/ptxwords.h"

namespace kd {
namespace {

/// Reads one declaration of the kernel, whose name was read last.
class EntryReader {
public:
    EntryReader(std::string_view ptx, PtxWords& words, PtxEntry& entry) : m_ptx(ptx), m_words(words), m_entry(entry) {}

    /// Whether it has a body, which was read to its end.
    bool readsBody(std::string_view name)
    {
        PtxEntry::Parameters list{.nameEnd = endOf(name)};
        std::string_view word = m_words.next();
        if (word == "(") {
            readList(list);
            word = m_words.next();
        }
        m_entry.parameters.push_back(list);
        while (!word.empty() && word != "{" && word != ";")
            word = m_words.next();
        return word == "{" && readsToEnd(endOf(word));
    }

private:
    /// Words refer to the text.
    std::size_t beginOf(std::string_view word) const { return static_cast<std::size_t>(word.data() - m_ptx.data()); }
    std::size_t endOf(std::string_view word) const { return beginOf(word) + word.size(); }

    void readList(PtxEntry::Parameters& list)
    {
        int depth = 1;
        for (std::string_view word = m_words.next(); !word.empty(); word = m_words.next()) {
            depth += word == "(" ? 1 : word == ")" ? -1 : 0;
            if (depth == 0) {
                list.close = beginOf(word);
                return;
            }
            list.isEmpty = false;
        }
    }
    bool readsToEnd(std::size_t begin)
    {
        m_entry.bodyBegin = begin;
        int depth = 1;
        for (std::string_view word = m_words.next(); !word.empty(); word = m_words.next()) {
            if (word == "ret" || word == "exit" || word == "ret.uni")
                m_entry.exits.push_back({.begin = beginOf(word), .end = endOf(word), .isUniform = word == "ret.uni"});
            depth += word == "{" ? 1 : word == "}" ? -1 : 0;
            if (depth == 0) {
                m_entry.bodyEnd = beginOf(word);
                return true;
            }
        }
        return false;
    }

    std::string_view m_ptx;
    PtxWords& m_words;
    PtxEntry& m_entry;
};

}  // namespace

std::optional<PtxEntry> findPtxEntry(std::string_view ptx, std::string_view symbol)
{
    PtxWords words(ptx);
    PtxEntry entry;
    bool isEntry = false;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (isEntry && word == symbol && EntryReader(ptx, words, entry).readsBody(word))
            return entry;
        isEntry = word == ".entry";
    }
    return std::nullopt;
}

}  // namespace kd
