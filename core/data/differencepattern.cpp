// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/differencepattern.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>

namespace kd {
namespace {

using PatternKind = DifferencePattern::Kind;

constexpr std::uint64_t kWarpLanes = 32;
constexpr std::size_t kShownLanes = 32;
constexpr std::int64_t kMaxShift = 64;
constexpr std::uint64_t kMaxPeriod = 1u << 20;
constexpr std::size_t kMaxCompared = 20'000;

/// Whether `part` is at least 19 of 20 of `whole`.
bool isNearly(std::uint64_t part, std::uint64_t whole)
{
    return static_cast<double>(part) >= 0.95 * static_cast<double>(whole);
}

class PatternFinder {
public:
    explicit PatternFinder(const PatternInput& input) : m_input(input), m_differing(input.differing)
    {
        m_columns = input.columns > 1 && input.columns < input.count && input.count % input.columns == 0 ? input.columns : 0;
    }

    DifferencePattern find() const
    {
        if (m_differing.empty())
            return {};
        if (m_differing.size() == 1)
            return begun(PatternKind::Single, 1, 1);
        for (const auto& look : {&PatternFinder::misplaced, &PatternFinder::run, &PatternFinder::tile, &PatternFinder::wholeRows,
                                 &PatternFinder::wholeColumns, &PatternFinder::border, &PatternFinder::everyNth,
                                 &PatternFinder::lanes})
            if (const std::optional<DifferencePattern> found = (this->*look)())
                return *found;
        return begun(PatternKind::Scattered, 0, 0);
    }

private:
    using Found = std::optional<DifferencePattern>;

    DifferencePattern begun(PatternKind kind, std::uint64_t explained, std::uint64_t named) const
    {
        return {.kind = kind,
                .first = m_differing.front(),
                .last = m_differing.back(),
                .differing = m_differing.size(),
                .explained = explained,
                .named = named};
    }
    /// Whether the pattern names what differs, and little else.
    static bool isGood(const DifferencePattern& pattern)
    {
        return pattern.explained != 0 && isNearly(pattern.explained, pattern.differing) &&
            isNearly(pattern.explained, pattern.named);
    }

    /// All of a stretch without holes; it is looked for before others, since it is the simplest to say.
    Found run() const
    {
        const std::uint64_t first = m_differing.front();
        const std::uint64_t length = m_differing.back() - first + 1;
        DifferencePattern pattern = begun(PatternKind::Run, m_differing.size(), length);
        if (!isGood(pattern) || length < 2)
            return std::nullopt;
        const bool isOfRows = m_columns != 0 && first % m_columns == 0 && (m_differing.back() + 1) % m_columns == 0;
        if (isOfRows && length < std::min(m_input.examined, m_input.count))
            return std::nullopt;
        const bool isToEnd = m_differing.back() + 1 >= std::min(m_input.examined, m_input.count);
        if (!isToEnd) {
            pattern.period = wholeGroup(first, m_differing.back() + 1);
            return pattern;
        }
        if (m_input.examined >= m_input.count)
            pattern.last = m_input.count - 1;
        if (first == 0)
            pattern.kind = PatternKind::All;
        else if (2 * first <= m_input.count)
            pattern.kind = PatternKind::AllButFirst;
        else
            pattern.kind = PatternKind::Tail;
        pattern.period = pattern.kind == PatternKind::Tail ? multipleBefore(first) : 0;
        return pattern;
    }

    /// The block or warp that the stretch is; 0 for any other.
    std::uint64_t wholeGroup(std::uint64_t first, std::uint64_t end) const
    {
        for (const std::uint64_t size : {m_input.blockThreads, kWarpLanes})
            if (size > 1 && first % size == 0 && end - first == size)
                return size;
        return 0;
    }

    /// The block size, the row or the greatest power of two whose multiple the element is; 0 below a warp.
    std::uint64_t multipleBefore(std::uint64_t first) const
    {
        for (const std::uint64_t size : {m_input.blockThreads, m_columns})
            if (size > 1 && first % size == 0)
                return size;
        const std::uint64_t power = first & (~first + 1);
        return power >= kWarpLanes ? power : 0;
    }

    Found everyNth() const
    {
        if (m_differing.size() < 3)
            return std::nullopt;
        std::map<std::uint64_t, std::uint64_t> steps;
        for (std::size_t i = 1; i < m_differing.size() && (steps.size() < 64 || i < 4096); ++i)
            ++steps[m_differing[i] - m_differing[i - 1]];
        const auto usual = std::ranges::max_element(steps, {}, [](const auto& step) { return step.second; });
        const std::uint64_t period = usual->first;
        if (period < 2 || period > kMaxPeriod)
            return std::nullopt;
        std::map<std::uint64_t, std::uint64_t> phases;
        for (const std::uint64_t index : m_differing)
            if (phases.size() < 64 || phases.contains(index % period))
                ++phases[index % period];
        const auto phase = std::ranges::max_element(phases, {}, [](const auto& each) { return each.second; });
        const auto first = std::ranges::find_if(m_differing, [&](std::uint64_t index) { return index % period == phase->first; });
        const auto last = std::ranges::find_if(m_differing.rbegin(), m_differing.rend(),
                                               [&](std::uint64_t i) { return i % period == phase->first; });
        DifferencePattern pattern = begun(PatternKind::EveryNth, phase->second, (*last - *first) / period + 1);
        pattern.period = period;
        pattern.phase = phase->first;
        pattern.first = *first;
        pattern.last = *last;
        return isGood(pattern) ? Found(pattern) : std::nullopt;
    }

    /// Some of the threads of every warp or block that lies between the first and the last difference.
    Found lanes() const
    {
        std::vector<std::uint64_t> periods{kWarpLanes};
        if (m_input.blockThreads > 1 && m_input.blockThreads != kWarpLanes && m_input.blockThreads <= kMaxPeriod)
            periods.push_back(m_input.blockThreads);
        for (const std::uint64_t period : periods)
            if (const Found found = lanesOf(period))
                return found;
        return std::nullopt;
    }

    Found lanesOf(std::uint64_t period) const
    {
        const std::uint64_t firstGroup = m_differing.front() / period;
        const std::uint64_t groups = m_differing.back() / period - firstGroup + 1;
        if (groups < 2)
            return std::nullopt;
        std::vector<std::uint64_t> counts(period, 0);
        for (const std::uint64_t index : m_differing)
            ++counts[index % period];
        DifferencePattern pattern = begun(PatternKind::Lanes, 0, 0);
        pattern.period = period;
        pickLanes(pattern, counts, groups);
        return pattern.laneCount < period && isGood(pattern) ? Found(pattern) : std::nullopt;
    }

    /// Those of `counts` of which nearly all of `full` differ.
    static void pickLanes(DifferencePattern& pattern, const std::vector<std::uint64_t>& counts, std::uint64_t full)
    {
        for (std::uint64_t lane = 0; lane < counts.size(); ++lane) {
            // The first and the last group may begin and end with other lanes.
            if (counts[lane] == 0 || !isNearly(counts[lane] + (full > 4 ? 1 : 0), full))
                continue;
            if (pattern.lanes.size() < kShownLanes)
                pattern.lanes.push_back(lane);
            ++pattern.laneCount;
            pattern.explained += counts[lane];
            pattern.named += full;
        }
    }

    Found wholeRows() const
    {
        return wholeLines(PatternKind::Rows, rowCount(), m_columns, [this](auto i) { return i / m_columns; });
    }
    Found wholeColumns() const
    {
        return wholeLines(PatternKind::Columns, m_columns, rowCount(), [this](auto i) { return i % m_columns; });
    }
    std::uint64_t rowCount() const { return m_columns == 0 ? 0 : std::min(m_input.examined, m_input.count) / m_columns; }

    template <typename LineOf>
    Found wholeLines(PatternKind kind, std::uint64_t lines, std::uint64_t length, const LineOf& lineOf) const
    {
        constexpr std::uint64_t kMaxLines = std::uint64_t{1} << 24;
        if (m_columns == 0 || lines < 2 || lines > kMaxLines)
            return std::nullopt;
        std::vector<std::uint64_t> counts(lines, 0);
        for (const std::uint64_t index : m_differing)
            if (const std::uint64_t line = lineOf(index); line < lines)
                ++counts[line];
        DifferencePattern pattern = begun(kind, 0, 0);
        pickLanes(pattern, counts, length);
        return pattern.laneCount < lines && isGood(pattern) ? Found(pattern) : std::nullopt;
    }

    Found tile() const
    {
        if (m_columns == 0)
            return std::nullopt;
        const auto [left, right] = std::ranges::minmax(m_differing, {}, [this](std::uint64_t index) { return index % m_columns; });
        DifferencePattern pattern = begun(PatternKind::Tile, m_differing.size(), 0);
        pattern.firstRow = m_differing.front() / m_columns;
        pattern.lastRow = m_differing.back() / m_columns;
        pattern.firstColumn = left % m_columns;
        pattern.lastColumn = right % m_columns;
        const std::uint64_t rows = pattern.lastRow - pattern.firstRow + 1;
        const std::uint64_t width = pattern.lastColumn - pattern.firstColumn + 1;
        pattern.named = rows * width;
        const bool isSmaller = rows > 1 && width > 1 && width < m_columns && rows < m_input.count / m_columns;
        return isSmaller && isGood(pattern) ? Found(pattern) : std::nullopt;
    }

    Found border() const
    {
        if (m_columns < 3 || m_input.count / m_columns < 3 || m_input.examined < m_input.count)
            return std::nullopt;
        const std::uint64_t rows = m_input.count / m_columns;
        std::uint64_t width = 0;
        for (const std::uint64_t index : m_differing) {
            const std::uint64_t row = index / m_columns;
            const std::uint64_t column = index % m_columns;
            width = std::max(width, 1 + std::min({row, rows - 1 - row, column, m_columns - 1 - column}));
        }
        if (2 * width >= std::min(rows, m_columns))
            return std::nullopt;
        DifferencePattern pattern =
            begun(PatternKind::Border, m_differing.size(), m_input.count - (rows - 2 * width) * (m_columns - 2 * width));
        pattern.period = width;
        return isGood(pattern) ? Found(pattern) : std::nullopt;
    }

    /// The right values at the wrong places, at most of some that lie evenly among the differing ones.
    Found misplaced() const
    {
        if (!m_input.holdsValueOf || m_differing.size() < 4)
            return std::nullopt;
        if (m_columns != 0 && m_columns * m_columns == m_input.count) {
            const auto mirrored = [this](std::uint64_t index) { return index % m_columns * m_columns + index / m_columns; };
            if (const Found found = movedTo(PatternKind::Transposed, mirrored))
                return found;
        }
        for (std::int64_t step = 1; step <= kMaxShift; ++step)
            for (const std::int64_t shift : {step, -step})
                if (const Found found = shiftedBy(shift))
                    return found;
        for (const std::uint64_t far : {m_columns, m_input.blockThreads})
            for (const std::int64_t shift : {static_cast<std::int64_t>(far), -static_cast<std::int64_t>(far)})
                if (const Found found = far == 0 ? std::nullopt : shiftedBy(shift))
                    return found;
        return std::nullopt;
    }
    Found shiftedBy(std::int64_t shift) const
    {
        Found found =
            movedTo(PatternKind::Shifted, [shift](std::uint64_t index) { return index + static_cast<std::uint64_t>(shift); });
        if (found)
            found->shift = shift;
        return found;
    }
    template <typename Source> Found movedTo(PatternKind kind, const Source& sourceOf) const
    {
        constexpr std::uint64_t kGiveUpAfter = 64;
        const std::size_t step = m_differing.size() / kMaxCompared + 1;
        DifferencePattern pattern = begun(kind, 0, 0);
        std::uint64_t outside = 0;
        for (std::size_t i = 0; i < m_differing.size(); i += step) {
            const std::uint64_t source = sourceOf(m_differing[i]);
            if (source >= m_input.count) {
                ++outside;
                continue;
            }
            ++pattern.named;
            pattern.explained += m_input.holdsValueOf(m_differing[i], source) ? 1 : 0;
            if (pattern.named >= kGiveUpAfter && !isNearly(pattern.explained, pattern.named))
                return std::nullopt;
        }
        const bool isMostlyInside = outside * 2 <= pattern.named;
        return isMostlyInside && pattern.named >= 3 && isNearly(pattern.explained, pattern.named) ? Found(pattern) : std::nullopt;
    }

    const PatternInput& m_input;
    std::span<const std::uint64_t> m_differing;
    std::uint64_t m_columns = 0;
};

Message laneList(const DifferencePattern& pattern)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.lanes.size();) {
        std::size_t end = i + 1;
        while (end < pattern.lanes.size() && pattern.lanes[end] == pattern.lanes[end - 1] + 1)
            ++end;
        text += (text.empty() ? "" : ", ") + std::to_string(pattern.lanes[i]);
        if (end - i > 1)
            text += (end - i == 2 ? ", " : "-") + std::to_string(pattern.lanes[end - 1]);
        i = end;
    }
    return pattern.laneCount > pattern.lanes.size() ? message("{}, …", text) : verbatim(text);
}

/// "exactly the 3 125 differing elements", or how many of them, and of what the pattern names, it is.
Message evidence(const DifferencePattern& pattern)
{
    if (pattern.explained == pattern.differing && pattern.explained == pattern.named)
        return message("exactly the {} differing element(s)", pattern.differing);
    return message("{} of {} differing element(s) fit, {} of {} elements that it names differ", pattern.explained,
                   pattern.differing, pattern.explained, pattern.named);
}

Message lineText(const DifferencePattern& pattern)
{
    const Message lines = laneList(pattern);
    const Message proof = evidence(pattern);
    if (pattern.kind == PatternKind::Rows)
        return pattern.laneCount == 1 ? message("Row {} differs: {}.", lines, proof) : message("Rows {} differ: {}.", lines, proof);
    if (pattern.kind == PatternKind::Columns)
        return pattern.laneCount == 1 ? message("Column {} differs: {}.", lines, proof)
                                      : message("Columns {} differ: {}.", lines, proof);
    if (pattern.period == kWarpLanes)
        return message("Of every 32 elements, a warp's, those of the lanes {} differ: {}.", lines, proof);
    return message("Of every {} elements, a block's, those of the threads {} differ: {}.", pattern.period, lines, proof);
}

Message stretchText(const DifferencePattern& pattern)
{
    const Message proof = evidence(pattern);
    switch (pattern.kind) {
    case PatternKind::All: return message("All elements differ: {}.", proof);
    case PatternKind::AllButFirst: return message("All but the first {} element(s) differ: {}.", pattern.first, proof);
    case PatternKind::Tail:
        return pattern.period == 0 ? message("The tail differs, from element {} to the end: {}.", pattern.first, proof)
                                   : message("The tail differs, from element {} to the end, behind the last multiple of {}: {}.",
                                             pattern.first, pattern.period, proof);
    default: break;
    }
    if (pattern.period == 0)
        return message("One stretch differs, elements {} to {}: {}.", pattern.first, pattern.last, proof);
    return pattern.period == kWarpLanes
        ? message("One warp's elements differ, {} to {}, warp {} where a thread has one element: {}.", pattern.first, pattern.last,
                  pattern.first / pattern.period, proof)
        : message("One block's elements differ, {} to {}, block {} of {} threads where a thread has one element: {}.",
                  pattern.first, pattern.last, pattern.first / pattern.period, pattern.period, proof);
}

}  // namespace

DifferencePattern findPattern(const PatternInput& input)
{
    return PatternFinder(input).find();
}

Message patternText(const DifferencePattern& pattern)
{
    switch (pattern.kind) {
    case PatternKind::None: return {};
    case PatternKind::Single: return message("One element differs: {}.", pattern.first);
    case PatternKind::All:
    case PatternKind::AllButFirst:
    case PatternKind::Tail:
    case PatternKind::Run: return stretchText(pattern);
    case PatternKind::EveryNth:
        return message("One of every {} elements differs, from element {} to {}: {}.", pattern.period, pattern.first, pattern.last,
                       evidence(pattern));
    case PatternKind::Lanes:
    case PatternKind::Rows:
    case PatternKind::Columns: return lineText(pattern);
    case PatternKind::Tile:
        return message("One tile differs, rows {} to {} and columns {} to {}: {}.", pattern.firstRow, pattern.lastRow,
                       pattern.firstColumn, pattern.lastColumn, evidence(pattern));
    case PatternKind::Border: return message("The border differs, {} element(s) wide: {}.", pattern.period, evidence(pattern));
    case PatternKind::Shifted:
        return message("The values are shifted: element i holds what belongs to element i + ({}), in {} of {} elements compared.",
                       pattern.shift, pattern.explained, pattern.named);
    case PatternKind::Transposed:
        return message("The values are transposed: rows and columns are exchanged in {} of {} elements compared.",
                       pattern.explained, pattern.named);
    case PatternKind::Scattered:
        return message("No pattern was found: {} element(s) from {} to {} differ.", pattern.differing, pattern.first, pattern.last);
    }
    return {};
}

}  // namespace kd
