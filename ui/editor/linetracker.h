// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <deque>
#include <optional>

namespace kd {

/// How lines moved from one revision of a text to the present one, so that what a compile said of an older text finds its
/// line. Lines count from 0.
class LineTracker {
public:
    /// The change that made `revision`, at `line`, which gave `added` lines more (or fewer, negative). `isAtStart`: before the
    /// line's first character, so that the line itself moved.
    void note(quint64 revision, int line, int added, bool isAtStart);
    /// Another text: nothing of a revision before this one has a line in it.
    void restart(quint64 revision);
    /// Nobody asks for revisions before this one any more.
    void forget(quint64 revision);
    /// Gives where a line of `revision` is now; nothing when it was changed or is gone.
    std::optional<int> map(int line, quint64 revision) const;

private:
    struct Change {
        quint64 revision;
        int line;
        int added;
        bool isAtStart;
    };
    static constexpr std::size_t kMaxChanges = 20000;

    std::deque<Change> m_changes;
    quint64 m_first = 0;
};

}  // namespace kd
