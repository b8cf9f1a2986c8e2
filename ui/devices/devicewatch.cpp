// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicewatch.h"

#include "core/measure/gaugesample.h"
#include "core/session/launch/moduleimage.h"
#include "ui/client/client.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QGuiApplication>

#include <chrono>
#include <utility>

namespace kd {
namespace {

constexpr std::chrono::seconds kPollInterval{5};
constexpr int kMaxFailures = 3;

}  // namespace

DeviceWatch::DeviceWatch(Client& client, TargetConnection& target, JobRunner& jobs, QObject* parent)
    : QObject(parent), m_client(client), m_target(target), m_jobs(jobs)
{
    m_timer.setInterval(kPollInterval);
    connect(&m_timer, &QTimer::timeout, this, &DeviceWatch::ask);
    connect(&target, &TargetConnection::changed, this, &DeviceWatch::follow);
    follow();
}

void DeviceWatch::follow()
{
    const DeviceInfo* const device = m_target.info() == nullptr ? nullptr : m_target.device();
    const bool isKnown =
        device != nullptr && m_target.state() != TargetConnection::State::Lost && !isEmulatedDevice(device->id.name);
    const QString address = isKnown ? toQt(device->pciBusId) : QString();
    const bool isSame = std::exchange(m_pciBusId, address) == address;
    if (std::exchange(m_targetName, m_target.name()) == m_target.name() && isSame)
        return;
    ++m_question;
    m_isAsking = false;
    m_failures = 0;
    setTemperature({});
    if (address.isEmpty())
        m_timer.stop();
    else
        m_timer.start();
}

void DeviceWatch::ask()
{
    const bool isMeasuring = m_jobs.isTimingAnywhere() || m_target.isMeasured();
    if (m_isAsking || isMeasuring || QGuiApplication::applicationState() != Qt::ApplicationActive)
        return;
    m_isAsking = true;
    const quint64 question = ++m_question;
    whenFinished(this, m_client.sample(m_pciBusId), [this, question](const QFuture<GaugeSample>& future) {
        if (question != m_question)
            return;
        m_isAsking = false;
        if (future.resultCount() > 0)
            onSample(future.result());
    });
}

void DeviceWatch::onSample(const GaugeSample& sample)
{
    m_failures = sample.temperature.value ? 0 : m_failures + 1;
    if (m_failures >= kMaxFailures)
        m_timer.stop();
    setTemperature(sample.temperature.value);
}

void DeviceWatch::setTemperature(std::optional<double> temperature)
{
    if (std::exchange(m_temperature, temperature) != temperature)
        emit changed();
}

}  // namespace kd
