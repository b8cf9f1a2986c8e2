// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/gaugefeed.h"

#include "ui/client/client.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/target/targetconnection.h"

#include <chrono>

namespace kd {
namespace {

using namespace std::chrono_literals;

constexpr auto kSampleInterval = 500ms;
constexpr auto kAfterFailure = 5s;

}  // namespace

GaugeFeed::GaugeFeed(Client& client, TargetConnection& target, QObject* parent)
    : QObject(parent), m_client(client), m_target(target)
{
    m_clock.start();
    m_timer.setInterval(kSampleInterval);
    connect(&m_timer, &QTimer::timeout, this, &GaugeFeed::ask);
    connect(&target, &TargetConnection::changed, this, [this] {
        if (m_isActive && !m_timer.isActive())
            setActive(true);
    });
}

void GaugeFeed::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive)
        return m_timer.stop();
    m_timer.start(kSampleInterval);
    ask();
}

void GaugeFeed::setDevice(const QString& pciBusId)
{
    if (pciBusId == m_device)
        return;
    m_device = pciBusId;
    forgetQuestion();
    if (m_isActive)
        setActive(true);
}

void GaugeFeed::forgetQuestion()
{
    ++m_question;
    m_isAsking = false;
}

void GaugeFeed::ask()
{
    // A worker that is not there is not started for gauges.
    if (m_target.info() == nullptr || m_target.state() == TargetConnection::State::Lost)
        return m_timer.stop();
    if (m_isAsking)
        return;
    m_isAsking = true;
    const quint64 question = ++m_question;
    whenFinished(this, m_client.sample(m_device), [this, question](const QFuture<GaugeSample>& future) {
        if (question != m_question)
            return;
        m_isAsking = false;
        if (future.resultCount() > 0 && m_isActive)
            onSample(future.result());
    });
}

void GaugeFeed::onSample(const GaugeSample& sample)
{
    const std::chrono::milliseconds next = sample.failure.empty() ? std::chrono::milliseconds(kSampleInterval) : kAfterFailure;
    // Setting it starts it anew.
    if (m_timer.intervalAsDuration() != next)
        m_timer.setInterval(next);
    emit sampled(m_clock.elapsed(), sample);
}

}  // namespace kd
