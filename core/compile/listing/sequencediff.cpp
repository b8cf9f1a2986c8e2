// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/sequencediff.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>
#include <unordered_set>

namespace kd {
namespace {

/// Elements x0 to x1 of the first sequence against y0 to y1 of the second.
struct Box {
    int x0 = 0, x1 = 0, y0 = 0, y1 = 0;
};

struct Point {
    int x = 0, y = 0;
};

/// Sequences without the elements that only one of them has, and where those that are left came from.
struct Reduced {
    std::vector<std::uint32_t> elements;
    std::vector<std::size_t> places;
};

Reduced reduce(std::span<const std::uint32_t> sequence, std::span<const std::uint32_t> other, std::vector<bool>& without)
{
    const std::unordered_set<std::uint32_t> known(other.begin(), other.end());
    Reduced reduced;
    for (std::size_t i = 0; i < sequence.size(); ++i) {
        without[i] = !known.contains(sequence[i]);
        if (without[i])
            continue;
        reduced.elements.push_back(sequence[i]);
        reduced.places.push_back(i);
    }
    return reduced;
}

/// Furthest points of paths that begin in one corner: x by diagonal x - y. Diagonals are those of the whole sequences.
class Front {
public:
    Front(std::size_t before, std::size_t after) : m_offset(static_cast<int>(after) + 1), m_x(before + after + 3) { }
    int& operator[](int diagonal) { return m_x[static_cast<std::size_t>(diagonal + m_offset)]; }

private:
    int m_offset;
    std::vector<int> m_x;
};

constexpr int kNowhereForward = std::numeric_limits<int>::min() / 2;
constexpr int kNowhereBackward = std::numeric_limits<int>::max() / 2;

class Search {
public:
    Search(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after, int maxCost)
        : m_before(before), m_after(after), m_maxCost(std::max(maxCost, 1)), m_forward(before.size(), after.size()),
          m_backward(before.size(), after.size())
    {
    }

    /// Calls `removed(x)` and `added(y)` for each element without a partner.
    template <typename Removed, typename Added> void run(Removed removed, Added added);
    bool isMinimal() const { return m_isMinimal; }

private:
    bool same(int x, int y) const { return m_before[static_cast<std::size_t>(x)] == m_after[static_cast<std::size_t>(y)]; }
    bool holds(int x, int diagonal) const
    {
        return x >= m_box.x0 && x <= m_box.x1 && x - diagonal >= m_box.y0 && x - diagonal <= m_box.y1;
    }
    int firstDiagonal() const { return m_box.x0 - m_box.y1; }
    int lastDiagonal() const { return m_box.x1 - m_box.y0; }
    void trim(Box& box) const;
    Point split();
    int stepForward(int diagonal);
    int stepBackward(int diagonal);
    template <typename Visit> void forDiagonals(Front& front, int centre, int cost, int nowhere, Visit visit) const;
    Point furthest(int cost);

    const std::vector<std::uint32_t>& m_before;
    const std::vector<std::uint32_t>& m_after;
    const int m_maxCost;
    Front m_forward, m_backward;
    Box m_box;  ///< that is being split
    bool m_isMinimal = true;
};

void Search::trim(Box& box) const
{
    while (box.x0 < box.x1 && box.y0 < box.y1 && same(box.x0, box.y0))
        ++box.x0, ++box.y0;
    while (box.x0 < box.x1 && box.y0 < box.y1 && same(box.x1 - 1, box.y1 - 1))
        --box.x1, --box.y1;
}

template <typename Removed, typename Added> void Search::run(Removed removed, Added added)
{
    std::vector<Box> boxes{{.x1 = static_cast<int>(m_before.size()), .y1 = static_cast<int>(m_after.size())}};
    while (!boxes.empty()) {
        Box box = boxes.back();
        boxes.pop_back();
        trim(box);
        if (box.x0 == box.x1 || box.y0 == box.y1) {
            for (int x = box.x0; x < box.x1; ++x)
                removed(x);
            for (int y = box.y0; y < box.y1; ++y)
                added(y);
            continue;
        }
        m_box = box;
        const Point middle = split();
        boxes.push_back({box.x0, middle.x, box.y0, middle.y});
        boxes.push_back({middle.x, box.x1, middle.y, box.y1});
    }
}

/// The diagonals that paths of this cost end on; those beside them, which no path reached yet, are set to `nowhere`.
template <typename Visit> void Search::forDiagonals(Front& front, int centre, int cost, int nowhere, Visit visit) const
{
    const int first = std::max(centre - cost, firstDiagonal() + ((centre - cost - firstDiagonal()) & 1));
    const int last = std::min(centre + cost, lastDiagonal());
    if (centre - cost - 1 >= firstDiagonal() - 1)
        front[centre - cost - 1] = nowhere;
    if (centre + cost + 1 <= lastDiagonal() + 1)
        front[centre + cost + 1] = nowhere;
    for (int diagonal = first; diagonal <= last; diagonal += 2)
        if (visit(diagonal))
            return;
}

int Search::stepForward(int diagonal)
{
    const int right = m_forward[diagonal - 1] + 1, down = m_forward[diagonal + 1];
    int x = holds(right, diagonal) ? right : kNowhereForward;
    if (down > x && holds(down, diagonal))
        x = down;
    if (x != kNowhereForward)
        while (x < m_box.x1 && x - diagonal < m_box.y1 && same(x, x - diagonal))
            ++x;
    return m_forward[diagonal] = x;
}

int Search::stepBackward(int diagonal)
{
    const int left = m_backward[diagonal + 1] - 1, up = m_backward[diagonal - 1];
    int x = holds(left, diagonal) ? left : kNowhereBackward;
    if (up < x && holds(up, diagonal))
        x = up;
    if (x != kNowhereBackward)
        while (x > m_box.x0 && x - diagonal > m_box.y0 && same(x - 1, x - diagonal - 1))
            --x;
    return m_backward[diagonal] = x;
}

/// A point on a shortest path of the box, or one that is reached soon.
Point Search::split()
{
    const int start = m_box.x0 - m_box.y0, end = m_box.x1 - m_box.y1;
    const bool isOdd = ((start - end) & 1) != 0;
    m_forward[firstDiagonal() - 1] = m_forward[lastDiagonal() + 1] = kNowhereForward;
    m_backward[firstDiagonal() - 1] = m_backward[lastDiagonal() + 1] = kNowhereBackward;
    m_forward[start] = m_box.x0;
    m_backward[end] = m_box.x1;
    for (int cost = 1; cost <= m_maxCost; ++cost) {
        std::optional<Point> meeting;
        forDiagonals(m_forward, start, cost, kNowhereForward, [&](int diagonal) {
            const int x = stepForward(diagonal);
            if (isOdd && std::abs(diagonal - end) < cost && m_backward[diagonal] <= x)
                meeting = Point{x, x - diagonal};
            return meeting.has_value();
        });
        if (meeting)
            return *meeting;
        forDiagonals(m_backward, end, cost, kNowhereBackward, [&](int diagonal) {
            const int x = stepBackward(diagonal);
            if (!isOdd && std::abs(diagonal - start) <= cost && m_forward[diagonal] >= x)
                meeting = Point{x, x - diagonal};
            return meeting.has_value();
        });
        if (meeting)
            return *meeting;
    }
    m_isMinimal = false;
    return furthest(m_maxCost);
}

/// Of all paths of this cost the end that is furthest from where they began.
Point Search::furthest(int cost)
{
    const int start = m_box.x0 - m_box.y0, end = m_box.x1 - m_box.y1;
    Point best;
    int maxGained = 0;
    const auto consider = [&](int x, int diagonal, int gained) {
        if (gained > maxGained) {
            maxGained = gained;
            best = {x, x - diagonal};
        }
        return false;
    };
    forDiagonals(m_forward, start, cost, kNowhereForward, [&](int diagonal) {
        const int x = m_forward[diagonal];
        return holds(x, diagonal) && consider(x, diagonal, 2 * x - diagonal - m_box.x0 - m_box.y0);
    });
    forDiagonals(m_backward, end, cost, kNowhereBackward, [&](int diagonal) {
        const int x = m_backward[diagonal];
        return holds(x, diagonal) && consider(x, diagonal, m_box.x1 + m_box.y1 - 2 * x + diagonal);
    });
    return best;
}

}  // namespace

SequenceDiff diffSequences(std::span<const std::uint32_t> before, std::span<const std::uint32_t> after, int maxCost)
{
    SequenceDiff difference{.removed = std::vector<bool>(before.size()), .added = std::vector<bool>(after.size())};
    const Reduced left = reduce(before, after, difference.removed);
    const Reduced right = reduce(after, before, difference.added);
    Search search(left.elements, right.elements, maxCost);
    search.run([&](int x) { difference.removed[left.places[static_cast<std::size_t>(x)]] = true; },
               [&](int y) { difference.added[right.places[static_cast<std::size_t>(y)]] = true; });
    difference.isMinimal = search.isMinimal();
    return difference;
}

}  // namespace kd
