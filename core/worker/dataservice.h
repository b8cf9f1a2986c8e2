// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/backgroundthread.h"
#include "core/base/message.h"
#include "core/data/datarequest.h"
#include "core/worker/blobstore.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>

namespace kd {

/// Computes what is asked of buffers in this process, behind the caller's back: searches, plots and pictures in one thread, whole
/// buffers in another, so that the quick ones need not wait for the long ones. For one non-empty tag the newest wins. Each job ends
/// with exactly one finished() or failed(), and holds its buffers until then.
class DataService : public QObject {
    Q_OBJECT
public:
    explicit DataService(QObject* parent);
    /// Ends what is computed.
    ~DataService() override;

    /// `bytes` and `expected` are the blobs that the request names; the latter is null where it names one only.
    void submit(quint64 job, const QString& tag, DataRequest request, Blob bytes, Blob expected);
    /// True when there was such a job; it has then failed as cancelled.
    bool cancel(quint64 job);

signals:
    void finished(quint64 job, const kd::DataAnswer& answer);
    void failed(quint64 job, const kd::Message& sentence);
    void progress(quint64 job, quint64 done, quint64 total);

private:
    using Clock = std::chrono::steady_clock;
    /// What the thread sees of a job.
    struct Job {
        quint64 number = 0;
        QString tag;
        DataRequest request;
        Blob bytes, expected;
        std::atomic<bool> isEnded = false;
    };

    void compute(const std::shared_ptr<Job>& job);
    bool goesOn(const Job& job, Clock::time_point start, Clock::time_point& told, std::uint64_t done, std::uint64_t total);
    /// Has `tell` called in the caller's thread, unless the job has ended by then.
    void conclude(const std::shared_ptr<Job>& job, std::function<void()> tell);
    void end(quint64 job, const Message& sentence);

    std::map<quint64, std::shared_ptr<Job>> m_jobs;
    BackgroundThread m_quick, m_long;  ///< the last members: they end before what they use
};

}  // namespace kd
