// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementpagecache.h"

#include <algorithm>

namespace kd {

ElementPageCache::ElementPageCache(Fetch fetch, QObject* parent) : QObject(parent), m_fetch(std::move(fetch)) { }

ElementPageCache::~ElementPageCache()
{
    cancelAll();
}

void ElementPageCache::setOutput(const std::optional<OutputSummary>& output)
{
    const bool isSame = output && m_output && !output->blob.empty() && output->blob == m_output->blob && m_failure.isEmpty();
    m_output = output;
    if (!isSame) {
        cancelAll();
        m_pages.clear();
        m_failure.clear();
    }
    emit outputChanged();
}

void ElementPageCache::cancelAll()
{
    m_wishes.clear();
    for (const auto& [page, watcher] : m_asked) {
        watcher->disconnect(this);
        watcher->cancel();
        watcher->deleteLater();
    }
    m_asked.clear();
}

quint64 ElementPageCache::pageLength(quint64 page) const
{
    const quint64 bytes = count() * sizeOf(type());
    return std::min(kPageBytes, bytes - page * kPageBytes);
}

const std::byte* ElementPageCache::known(quint64 index) const
{
    if (index >= count())
        return nullptr;
    const auto page = m_pages.find(pageOf(index));
    if (page == m_pages.end())
        return nullptr;
    const quint64 offset = index * sizeOf(type()) % kPageBytes;
    return reinterpret_cast<const std::byte*>(page->second.bytes.constData()) + offset;
}

const std::byte* ElementPageCache::element(quint64 index)
{
    if (index >= count())
        return nullptr;
    const quint64 page = pageOf(index);
    if (const auto found = m_pages.find(page); found != m_pages.end())
        found->second.lastUse = ++m_clock;
    else if (m_failure.isEmpty() && !m_asked.contains(page))
        wish(page);
    return known(index);
}

void ElementPageCache::wish(quint64 page)
{
    m_wishes.remove(page);
    m_wishes.push_front(page);
    if (m_wishes.size() > kWishes)
        m_wishes.pop_back();
    askNext();
}

void ElementPageCache::askNext()
{
    while (m_asked.size() < kAsking && !m_wishes.empty()) {
        const quint64 page = m_wishes.front();
        m_wishes.pop_front();
        ask(page);
    }
}

void ElementPageCache::ask(quint64 page)
{
    auto* const watcher = new Watcher(this);
    m_asked.emplace(page, watcher);
    connect(watcher, &Watcher::finished, this, [this, page, watcher] { onFetched(page, *watcher); });
    watcher->setFuture(m_fetch(QString::fromStdString(m_output->blob), page * kPageBytes, pageLength(page)));
}

void ElementPageCache::onFetched(quint64 page, Watcher& watcher)
{
    m_asked.erase(page);
    watcher.deleteLater();
    const QFuture<QByteArray> future = watcher.future();
    if (future.isCanceled() || future.resultCount() == 0)  // also where it failed
        fail(tr("The worker no longer has this output; run again to see its elements."));
    else if (const QByteArray bytes = future.result(); static_cast<quint64>(bytes.size()) != pageLength(page))
        fail(tr("The elements could not be read: the worker sent another length than was asked for."));
    else
        keep(page, bytes);
}

void ElementPageCache::keep(quint64 page, const QByteArray& bytes)
{
    if (m_pages.size() >= kKeptPages) {
        const auto oldest =
            std::ranges::min_element(m_pages, {}, [](const auto& entry) { return entry.second.lastUse; });
        m_pages.erase(oldest);
    }
    m_pages[page] = {.bytes = bytes, .lastUse = ++m_clock};
    const quint64 first = page * kPageBytes / sizeOf(type());
    const quint64 last = first + pageLength(page) / sizeOf(type()) - 1;
    askNext();
    emit arrived(first, last);
}

void ElementPageCache::fail(const QString& sentence)
{
    cancelAll();
    if (!m_failure.isEmpty())
        return;
    m_failure = sentence;
    emit failed(sentence);
}

}  // namespace kd
