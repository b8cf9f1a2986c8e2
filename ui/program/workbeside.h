// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace kd {

/// Does `work`, which does not throw, in a thread of the pool, and gives what it returns.
template <typename Work> auto workBeside(Work work) -> QFuture<decltype(work())>
{
    const auto promise = std::make_shared<QPromise<decltype(work())>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

}  // namespace kd
