// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/session/launch/launchplan.h"
#include "ui/client/client.h"

#include <QEventLoop>
#include <QFutureWatcher>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

namespace kd::bench {

using Clock = std::chrono::steady_clock;

/// Runs the event loop until `future` ends, at most `limit`. True when it did.
template <typename T> bool spin(const QFuture<T>& future, std::chrono::microseconds limit = std::chrono::minutes(5))
{
    QFutureWatcher<T> watcher;
    QEventLoop loop;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    timer.setSingleShot(true);
    QObject::connect(&watcher, &QFutureWatcher<T>::finished, &loop, &QEventLoop::quit);
    QObject::connect(&timer, &QTimer::timeout, &loop, &QEventLoop::quit);
    watcher.setFuture(future);
    timer.start(std::chrono::ceil<std::chrono::milliseconds>(limit));
    if (!future.isFinished())
        loop.exec();
    return future.isFinished();
}

template <typename T> T wait(QFuture<T> future)
{
    spin(future);
    return future.result();
}

inline std::vector<int> childrenOf(qint64 process)
{
    const std::string id = std::to_string(process);
    std::ifstream list("/proc/" + id + "/task/" + id + "/children");
    std::vector<int> children;
    for (int child = 0; list >> child;)
        children.push_back(child);
    return children;
}

/// Median, 99th percentile and extremes of samples, beside them all.
inline Json summary(std::vector<double> samples)
{
    Json json{{"samples", samples}};
    if (samples.empty())
        return json;
    std::ranges::sort(samples);
    const auto at = [&](double part) {
        return samples[std::min(samples.size() - 1, static_cast<std::size_t>(part * static_cast<double>(samples.size())))];
    };
    json["min"] = samples.front();
    json["median"] = at(0.5);
    json["p99"] = at(0.99);
    json["max"] = samples.back();
    return json;
}

inline Json machine()
{
    std::ifstream cpu("/proc/cpuinfo");
    std::string line;
    while (std::getline(cpu, line) && !line.starts_with("model name")) { }
    return {{"cpu", line.substr(std::min(line.size(), line.find(':') + 2))}, {"cores", std::thread::hardware_concurrency()}};
}

/// Writes the document to the first argument, and what it sums up to standard output. Returns the exit status.
inline int keep(int argc, char** argv, const Json& document)
{
    if (argc > 1)
        std::ofstream(argv[1]) << document.dump(1) << '\n';
    Json shown = document;
    for (Json& value : shown)
        if (value.is_object())
            value.erase("samples");
    shown.erase("moments");
    std::cout << shown.dump(1) << '\n';
    return 0;
}

}  // namespace kd::bench
