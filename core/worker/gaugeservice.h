// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/measure/gauges.h"
#include "core/worker/childprocess.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <string>

namespace kd {

/// Has NVML read as the window asks for it, in a process of its own: it is started for the first sample, ended when it does not
/// answer in time, and let go when nobody asks any more. Every job ends with exactly one finished().
class GaugeService : public QObject {
    Q_OBJECT
public:
    struct Config {
        ChildConfig child;
        Milliseconds firstDeadline{10000};  ///< NVML starts within it: without persistence mode the driver wakes the GPU
        Milliseconds deadline{2000};
        Milliseconds idle{5000};  ///< without a question the process ends
    };
    GaugeService(Config config, QObject* parent);

    /// `pciBusId` as for GaugeReader::read().
    void submit(quint64 job, std::string pciBusId);
    /// True when there was such a job; it has then finished without numbers.
    bool cancel(quint64 job);
    int childCount() const { return m_childCount; }
    /// Kills the process and starts none any more.
    void shutDown();

signals:
    void finished(quint64 job, const kd::GaugeSample& sample);
    void notice(const kd::Message& sentence);
    void childGone();

private:
    struct Job {
        quint64 number = 0;
        std::string pciBusId;
    };
    void pump();
    bool start();
    void onMessage(const ChildMessage& message);
    void onDeadline();
    void letGo();
    void failAll(const Message& sentence);

    Config m_config;
    QPointer<ChildProcess> m_child;
    std::deque<Job> m_jobs;  ///< the first one is asked when m_isAsking
    QTimer m_deadline, m_idle;
    int m_childCount = 0;
    bool m_isAsking = false;
    bool m_hasAnswered = false;  ///< this child
    bool m_isDown = false;
};

}  // namespace kd
