// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/linetracker.h"

#include <algorithm>

namespace kd {

void LineTracker::note(quint64 revision, int line, int added, bool isAtStart)
{
    if (!m_changes.empty()) {
        Change& last = m_changes.back();
        if (last.line == line && last.added == 0 && added == 0) {
            last.revision = revision;
            return;
        }
    }
    m_changes.push_back({revision, line, added, isAtStart});
    if (m_changes.size() > kMaxChanges)
        restart(revision);
}

void LineTracker::restart(quint64 revision)
{
    m_changes.clear();
    m_first = revision;
}

void LineTracker::forget(quint64 revision)
{
    while (!m_changes.empty() && m_changes.front().revision <= revision)
        m_changes.pop_front();
    m_first = std::max(m_first, revision);
}

std::optional<int> LineTracker::map(int line, quint64 revision) const
{
    if (revision < m_first)
        return {};
    for (const Change& change : m_changes) {
        if (change.revision <= revision)
            continue;
        const bool isMoved = change.added > 0 && change.isAtStart;
        const int lastTouched = change.line + (change.added < 0 ? -change.added : isMoved ? -1 : 0);
        if (line > lastTouched)
            line += change.added;
        else if (line >= change.line)
            return {};
    }
    return line;
}

}  // namespace kd
