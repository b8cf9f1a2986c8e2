// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datainspector.h"

#include <utility>

namespace kd {

// Whoever moved the cursor of this buffer keeps it where it is.
void DataInspector::goToFirstDifference()
{
    const std::shared_ptr<const DataAnswer>& answer = m_differences.answer();
    const bool isNew = answer && answer->differences && answer->differences->differing > 0 && entry() != nullptr;
    if (!isNew || m_cursors.contains(entry()->buffer) || m_cursor == answer->differences->first)
        return;
    m_cursor = answer->differences->first;
    emit cursorChanged();
}

void DataInspector::seek(SoughtValue sought, SeekDirection direction)
{
    if (count() == 0 || (isDifference() && !canCompare()))
        return;
    DataRequest request = this->request(DataRequest::Kind::Seek);
    request.sought = sought;
    search(std::move(request), direction);
}

void DataInspector::seekDifference(SeekDirection direction)
{
    if (!canCompare())
        return;
    search(request(DataRequest::Kind::SeekDifference), direction);
}

void DataInspector::search(DataRequest request, SeekDirection direction)
{
    request.direction = direction;
    request.from = m_cursor;
    m_sought = std::move(request);
    m_search.ask(m_sought);
}

// Behind the last one the search goes on at the other end, up to where it began.
void DataInspector::searchFromTheOtherEnd()
{
    m_sought.from = m_sought.direction == SeekDirection::Forward ? 0 : count() - 1;
    m_sought.isFromIncluded = true;
    m_search.ask(m_sought);
}

void DataInspector::onSought()
{
    if (m_search.isBusy())
        return;
    if (!m_search.failure().isEmpty())
        emit told(m_search.failure());
    if (!m_search.answer() || !m_search.answer()->seek)
        return;
    const SeekResult found = *m_search.answer()->seek;
    const bool isWrapped = m_sought.isFromIncluded;
    if (!found.isFound && !isWrapped)
        return searchFromTheOtherEnd();
    if (!found.isFound)
        return emit told(tr("There is none."));
    const bool isSame = found.index == m_cursor;
    setCursor(found.index);
    emit told(!isWrapped                                              ? QString()
                  : isSame                                            ? tr("There is no other one.")
                  : m_sought.direction == SeekDirection::Forward ? tr("Behind the last one: this is the first.")
                                                                 : tr("Before the first one: this is the last."));
}

}  // namespace kd
