// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"
#include "core/session/document/runoutcome.h"

#include <QByteArray>
#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <optional>

namespace kd {

/// The elements of one output of a run, page by page as they are asked for: a few MiB whatever the output's size. Asking
/// never waits. Pages wanted last come first, and older wishes are dropped.
class ElementPageCache : public QObject {
    Q_OBJECT
public:
    static constexpr quint64 kPageBytes = 64 * 1024;
    static constexpr std::size_t kKeptPages = 64;   ///< the longest unused one leaves first
    static constexpr std::size_t kAsking = 4;       ///< pages on their way at once
    static constexpr std::size_t kWishes = 16;      ///< requests that wait behind those

    /// Brings bytes of a blob, as Client::fetch does.
    using Fetch = std::function<QFuture<QByteArray>(const QString& blob, quint64 offset, quint64 length)>;

    explicit ElementPageCache(Fetch fetch, QObject* parent = nullptr);
    ~ElementPageCache() override;

    /// Another output: forgets all pages and cancels what is on its way, unless it is the same blob. Nothing: no output.
    void setOutput(const std::optional<OutputSummary>& output);
    const std::optional<OutputSummary>& output() const { return m_output; }
    quint64 count() const { return m_output ? m_output->count : 0; }
    ElementType type() const { return m_output ? m_output->type : ElementType::UInt8; }

    /// The element's bytes where its page is here; else null, and the page is asked for (arrived() follows). Good until
    /// the next call of anything but data().
    const std::byte* element(quint64 index);
    /// Does as element(), but asks for nothing.
    const std::byte* known(quint64 index) const;
    /// Why there are no elements, one sentence; empty while all is well.
    QString failure() const { return m_failure; }
    std::size_t pageCount() const { return m_pages.size(); }

signals:
    void outputChanged();
    /// Elements `first` to `last` are here.
    void arrived(quint64 first, quint64 last);
    void failed(const QString& sentence);

private:
    struct Page {
        QByteArray bytes;
        quint64 lastUse = 0;
    };
    using Watcher = QFutureWatcher<QByteArray>;

    quint64 pageOf(quint64 index) const { return index * sizeOf(type()) / kPageBytes; }
    quint64 pageLength(quint64 page) const;
    void wish(quint64 page);
    void askNext();
    void ask(quint64 page);
    void onFetched(quint64 page, Watcher& watcher);
    void keep(quint64 page, const QByteArray& bytes);
    void fail(const QString& sentence);
    void cancelAll();

    Fetch m_fetch;
    std::optional<OutputSummary> m_output;
    std::map<quint64, Page> m_pages;
    std::map<quint64, Watcher*> m_asked;
    std::list<quint64> m_wishes;  ///< newest first
    quint64 m_clock = 0;
    QString m_failure;
};

}  // namespace kd
