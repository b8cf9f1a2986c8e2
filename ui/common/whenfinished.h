// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <utility>

namespace kd {

/// Calls `use(future)` in the thread of `context` once, when the future is done or cancelled; never after `context` is gone.
template <typename T, typename Use> void whenFinished(QObject* context, const QFuture<T>& future, Use use)
{
    auto* const watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, use = std::move(use)]() mutable {
        watcher->deleteLater();
        use(watcher->future());
    });
    watcher->setFuture(future);
}

}  // namespace kd
