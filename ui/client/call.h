// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"

#include <QByteArray>
#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace kd {

class Connection;

/// Why a call ended without the worker's word on it.
enum class CallFailure {
    Lost,         ///< the worker ended or went silent while it had the call
    Unavailable,  ///< there is no worker to take it
    Refused,      ///< the worker did not take it
    Deadline,     ///< the call's own
    Cancelled     ///< before the worker heard of it
};

/// Bytes that a call can send along, by id.
using CallBlobs = std::map<QString, std::shared_ptr<const std::vector<std::byte>>>;

/// One pending call of a client.
class Call {
public:
    virtual ~Call() = default;
    Call() = default;
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// The worker's answer. True when the call is done with it. Throws Error when it cannot be read.
    virtual bool onAnswer(const Json& value, bool more) = 0;
    /// Handles what comes after an answer with `more`, or overtakes one that was fetched in slices. True when the call is done.
    virtual bool onMore(const Json&) { return false; }
    virtual void onProgress(quint64, quint64) { }
    /// Which compiler judges, where that was left open.
    virtual void onCompilerChosen(const QString&) { }
    virtual void fail(CallFailure failure, const QString& sentence) = 0;
    virtual bool isCanceled() const = 0;
    /// Tells whether another worker may be asked the same when the first was ended from outside: it launches nothing.
    virtual bool isRepeatable() const { return false; }
    /// Forgets what came, to be sent once more.
    virtual void restart() { }

    std::function<void(Connection&)> send;
    CallBlobs blobs;
    QTimer limit;
    bool isSent = false;
    bool isCancelling = false;
    bool isRepeated = false;
};

/// A call whose result is a T in a future.
template <typename T> class FutureCall : public Call {
public:
    explicit FutureCall(std::function<void()> onCancel)
    {
        m_promise.start();
        QObject::connect(&m_watcher, &QFutureWatcherBase::canceled, &limit, std::move(onCancel));
        m_watcher.setFuture(m_promise.future());
    }
    QFuture<T> future() const { return m_promise.future(); }
    bool isCanceled() const override { return m_promise.isCanceled(); }

protected:
    void finish(T value)
    {
        m_promise.addResult(std::move(value));
        m_promise.finish();
    }
    void finishWithError(const QString& sentence)
    {
        m_promise.setException(std::make_exception_ptr(RuntimeError({.text = verbatim(sentence.toStdString())})));
        m_promise.finish();
    }
    void report(quint64 done, quint64 total)
    {
        constexpr quint64 kMax = 1u << 30;
        m_promise.setProgressRange(0, static_cast<int>(std::min(total, kMax)));
        m_promise.setProgressValue(static_cast<int>(std::min(done, kMax)));
    }

private:
    QPromise<T> m_promise;
    QFutureWatcher<T> m_watcher;
};

}  // namespace kd
