// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/benchmark.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace kd {
namespace {

using Clock = std::chrono::steady_clock;

void synchronize(std::span<const StreamRef> streams)
{
    for (const StreamRef& stream : streams)
        stream.synchronize();
}

std::string figures(const std::string& what, const std::vector<Seconds>& times)
{
    constexpr double kMicroseconds = 1e6;
    double sum = 0;
    for (const Seconds& each : times)
        sum += each.count();
    const double mean = sum / static_cast<double>(times.size());
    double squares = 0;
    for (const Seconds& each : times)
        squares += (each.count() - mean) * (each.count() - mean);
    const auto [least, most] = std::ranges::minmax(times);
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), "%s %.3f us +/- %.3f (min %.3f / max %.3f) us", what.c_str(), mean * kMicroseconds,
                  std::sqrt(squares / static_cast<double>(times.size())) * kMicroseconds, least.count() * kMicroseconds,
                  most.count() * kMicroseconds);
    return text.data();
}

}  // namespace

BenchmarkResult benchmark(const std::string& name, std::span<const StreamRef> streams, const std::function<void()>& function,
                          const BenchmarkOptions& options)
{
    if (streams.empty() || options.repeats < 1 || options.warmUps < 0)
        throw LogicError({.text = "a benchmark takes a stream, at least 1 repeat, and no fewer than 0 warm-ups", .subject = name});
    std::vector<std::pair<Event, Event>> events;
    for (const StreamRef& stream : streams)
        events.emplace_back(Event(stream.context()), Event(stream.context()));
    for (int i = 0; i < options.warmUps; ++i)
        function();
    synchronize(streams);
    BenchmarkResult result{.name = name, .device = std::vector<std::vector<Seconds>>(streams.size())};
    Seconds total{};
    for (int i = 0; i < options.repeats && total <= options.most; ++i) {
        for (std::size_t s = 0; s < streams.size(); ++s)
            events[s].first.ref().record(streams[s]);
        const Clock::time_point begin = Clock::now();
        function();
        result.host.push_back(Clock::now() - begin);
        for (std::size_t s = 0; s < streams.size(); ++s)
            events[s].second.ref().record(streams[s]);
        synchronize(streams);
        total += Clock::now() - begin;
        for (std::size_t s = 0; s < streams.size(); ++s)
            result.device[s].push_back(events[s].second.ref().since(events[s].first));
    }
    return result;
}

std::string BenchmarkResult::text() const
{
    std::string all = name + ": " + figures("CPU", host);
    for (std::size_t s = 0; s < device.size(); ++s)
        all += "  " + figures("GPU-" + std::to_string(s), device[s]);
    return all;
}

}  // namespace kd
