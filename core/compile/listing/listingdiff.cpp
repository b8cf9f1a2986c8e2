// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listingdiff.h"

#include "core/compile/listing/sequencediff.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace kd {
namespace {

/// What stands in front of a label's number.
constexpr std::string_view kNumbered[] = {".L_x_",        "$L__BB",          "$L__tmp",     "$L__func_begin",
                                          "$L__func_end", "$L__info_string", "$__internal_"};

/// `text` without the numbers of labels and, in PTX, comments.
std::string comparable(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    text = text.substr(0, text.find("//"));
    while (!text.empty()) {
        const std::size_t at = std::min(text.find_first_of(".$"), text.size());
        result += text.substr(0, at);
        text.remove_prefix(at);
        const auto* const prefix =
            std::ranges::find_if(kNumbered, [text](std::string_view each) { return text.starts_with(each); });
        const bool isLabel = prefix != std::end(kNumbered);
        const std::size_t taken = isLabel ? prefix->size() : std::min<std::size_t>(1, text.size());
        result += text.substr(0, taken);
        text.remove_prefix(taken);
        if (isLabel)
            text.remove_prefix(std::min(text.find_first_not_of("0123456789_"), text.size()));
    }
    return result;
}

/// Lines of a listing that are compared with such of another: a function and what stands behind it.
struct Part {
    std::uint32_t first = 0, end = 0;
    const ListingFunction* function = nullptr;  ///< null for what stands in front of the first
    std::optional<std::size_t> other;           ///< its place among the other listing's parts
};

std::vector<Part> partsOf(const Listing& listing)
{
    std::vector<Part> parts{{}};
    for (const ListingFunction& function : listing.functions) {
        parts.back().end = function.firstLine;
        parts.push_back({.first = function.firstLine, .function = &function});
    }
    parts.back().end = static_cast<std::uint32_t>(listing.lines.size());
    return parts;
}

/// Pairs the parts that have no other yet and the same name, in their order.
void pairUp(std::vector<Part>& before, std::vector<Part>& after, std::string ListingFunction::* name)
{
    std::unordered_multimap<std::string_view, std::size_t> open;
    for (std::size_t i = before.size(); i-- > 1;)
        if (!before[i].other)
            open.emplace(before[i].function->*name, i);
    for (std::size_t i = 1; i < after.size(); ++i) {
        const auto found = after[i].other ? open.end() : open.find(after[i].function->*name);
        if (found == open.end())
            continue;
        after[i].other = found->second;
        before[found->second].other = i;
        open.erase(found);
    }
}

class Differ {
public:
    Differ(const Listing& before, const Listing& after) : m_before(before), m_after(after) { }
    ListingDiff run();

private:
    std::vector<std::uint32_t> wordsOf(const Listing& listing);
    void add(ListingRun::Kind kind, std::uint32_t before, std::uint32_t after, std::uint32_t count);
    void remove(const Part& part, std::uint32_t after) { add(ListingRun::Kind::Removed, part.first, after, part.end - part.first); }
    void compare(const Part& before, const Part& after);

    const Listing& m_before;
    const Listing& m_after;
    std::unordered_map<std::string, std::uint32_t> m_words;  ///< a number for every text
    std::vector<std::uint32_t> m_beforeWords, m_afterWords;  ///< of every line
    ListingDiff m_diff;
};

std::vector<std::uint32_t> Differ::wordsOf(const Listing& listing)
{
    std::vector<std::uint32_t> words;
    words.reserve(listing.lines.size());
    for (const ListingLine& line : listing.lines)
        words.push_back(
            m_words.try_emplace(comparable(listing.textOf(line)), static_cast<std::uint32_t>(m_words.size())).first->second);
    return words;
}

void Differ::add(ListingRun::Kind kind, std::uint32_t before, std::uint32_t after, std::uint32_t count)
{
    using Kind = ListingRun::Kind;
    if (count == 0)
        return;
    const auto instructions = [count](const Listing& listing, std::uint32_t first) {
        const auto begin = listing.lines.begin() + first;
        return static_cast<std::uint32_t>(std::count_if(
            begin, begin + count, [](const ListingLine& line) { return line.kind == ListingLine::Kind::Instruction; }));
    };
    if (kind == Kind::Added)
        m_diff.addedInstructions += instructions(m_after, after);
    else if (kind == Kind::Removed)
        m_diff.removedInstructions += instructions(m_before, before);
    if (!m_diff.runs.empty()) {
        ListingRun& last = m_diff.runs.back();
        const bool followsBefore = kind == Kind::Added || last.before + (last.kind == Kind::Added ? 0 : last.count) == before;
        const bool followsAfter = kind == Kind::Removed || last.after + (last.kind == Kind::Removed ? 0 : last.count) == after;
        if (last.kind == kind && followsBefore && followsAfter) {
            last.count += count;
            return;
        }
    }
    m_diff.runs.push_back({.kind = kind, .before = before, .after = after, .count = count});
}

void Differ::compare(const Part& before, const Part& after)
{
    const auto words = [](const std::vector<std::uint32_t>& all, const Part& part) {
        return std::span(all).subspan(part.first, part.end - part.first);
    };
    const SequenceDiff difference = diffSequences(words(m_beforeWords, before), words(m_afterWords, after));
    m_diff.isMinimal = m_diff.isMinimal && difference.isMinimal;
    std::uint32_t x = before.first, y = after.first;
    while (x < before.end || y < after.end) {
        const std::uint32_t fromX = x, fromY = y;
        while (x < before.end && difference.removed[x - before.first])
            ++x;
        add(ListingRun::Kind::Removed, fromX, y, x - fromX);
        while (y < after.end && difference.added[y - after.first])
            ++y;
        add(ListingRun::Kind::Added, x, fromY, y - fromY);
        const std::uint32_t kept = x;
        while (x < before.end && y < after.end && !difference.removed[x - before.first] && !difference.added[y - after.first])
            ++x, ++y;
        add(ListingRun::Kind::Kept, kept, y - (x - kept), x - kept);
    }
}

ListingDiff Differ::run()
{
    m_beforeWords = wordsOf(m_before);
    m_afterWords = wordsOf(m_after);
    std::vector<Part> before = partsOf(m_before), after = partsOf(m_after);
    pairUp(before, after, &ListingFunction::loweredName);
    pairUp(before, after, &ListingFunction::name);  // a parameter more gives a kernel another symbol
    before.front().other = after.front().other = 0;
    std::size_t next = 0;  // part of `before`; those that went stand where they stood
    const auto removeUntil = [&](std::size_t end, std::uint32_t line) {
        for (; next < end; ++next)
            if (!before[next].other)
                remove(before[next], line);
    };
    for (const Part& part : after) {
        removeUntil(part.other.value_or(next), part.first);
        if (part.other)
            compare(before[*part.other], part);
        else
            add(ListingRun::Kind::Added, next < before.size() ? before[next].first : before.back().end, part.first,
                part.end - part.first);
    }
    removeUntil(before.size(), static_cast<std::uint32_t>(m_after.lines.size()));
    return std::move(m_diff);
}

}  // namespace

ListingDiff diffListings(const Listing& before, const Listing& after)
{
    return Differ(before, after).run();
}

}  // namespace kd
