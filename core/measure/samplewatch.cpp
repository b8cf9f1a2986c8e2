// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/samplewatch.h"

#include "core/base/numbers.h"
#include "core/measure/nvml.h"

#include <algorithm>

namespace kd {
namespace {

constexpr double kMaxSpread = 0.05;  ///< of the highest SM clock that was read

}  // namespace

SampleWatch::SampleWatch(const Device& device, bool discards)
    : m_clocks(device.pciBusId()), m_neighbours(device.pciBusId()), m_discards(discards)
{
}

void SampleWatch::begin(const std::vector<double>& samples)
{
    read();
    if (m_before.is_null())
        m_before = m_after;
    m_wasThrottled = m_isThrottled;
    m_begun = m_sure = samples.size();
    m_leftOut.clear();
}

void SampleWatch::onBatch(std::vector<double>& samples)
{
    if (Clock::now() - m_last < kBetween)
        return;
    read();
    discard(samples);
}

void SampleWatch::finish(std::vector<double>& samples)
{
    read();
    discard(samples);
    if (samples.size() > m_begun || m_leftOut.empty())
        return;
    samples.insert(samples.end(), m_leftOut.begin(), m_leftOut.end());
    m_discarded -= m_leftOut.size();
    m_leftOut.clear();
}

void SampleWatch::read()
{
    m_after = m_clocks.read();
    m_last = Clock::now();
    m_wasThrottled = m_isThrottled;
    m_isThrottled = false;
    if (!m_after.is_object())
        return;
    if (const auto clock = m_after.find("smMHz"); clock != m_after.end())
        m_smClocks.push_back(clock->get<double>());
    const auto reasons = m_after.find("throttleReasons");
    for (const Json& reason : reasons != m_after.end() ? *reasons : Json::array()) {
        const auto word = reason.get<std::string>();
        if (isIdleReason(word) || isSettingReason(word))
            continue;
        m_words.insert(word);
        m_isThrottled = true;
    }
}

void SampleWatch::discard(std::vector<double>& samples)
{
    if (m_discards && isThrottled()) {
        m_leftOut.insert(m_leftOut.end(), samples.begin() + static_cast<std::ptrdiff_t>(m_sure), samples.end());
        m_discarded += samples.size() - m_sure;
        samples.resize(m_sure);
    }
    m_sure = samples.size();
}

std::vector<TimingDoubt> SampleWatch::doubts() const
{
    std::vector<TimingDoubt> doubts;
    for (const std::string& word : m_words)
        doubts.push_back({TimingDoubt::Kind::Throttled,
                          m_discarded > 0 ? message("The device held its clocks down for a while: {}; samples of that while are "
                                                    "left out.", throttleWord(word))
                                          : message("The device held its clocks down: {}.", throttleWord(word))});
    if (!m_smClocks.empty())
        if (const auto [low, high] = std::ranges::minmax(m_smClocks); high - low > kMaxSpread * high)
            doubts.push_back({TimingDoubt::Kind::ClockSpread,
                              message("The SM clock went from {} to {} MHz while samples were taken.", numbers::shortest(low),
                                      numbers::shortest(high))});
    if (m_neighbours.work().value_or(false))
        doubts.push_back({TimingDoubt::Kind::OtherProcess, "Another process works on the GPU, or holds it open."});
    return doubts;
}

}  // namespace kd
