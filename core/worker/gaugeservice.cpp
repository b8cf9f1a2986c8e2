// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/gaugeservice.h"

#include "core/base/error.h"
#include "core/worker/secondstext.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// Processes that were ended and have not gone, as in a hung driver, before no other is started.
constexpr int kMaxUnkillable = 2;

}  // namespace

GaugeService::GaugeService(Config config, QObject* parent) : QObject(parent), m_config(std::move(config))
{
    m_deadline.setSingleShot(true);
    m_idle.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &GaugeService::onDeadline);
    connect(&m_idle, &QTimer::timeout, this, &GaugeService::letGo);
}

void GaugeService::shutDown()
{
    m_isDown = true;
    m_jobs.clear();
    letGo();
}

void GaugeService::submit(quint64 job, std::string pciBusId)
{
    m_jobs.push_back({.number = job, .pciBusId = std::move(pciBusId)});
    pump();
}

bool GaugeService::cancel(quint64 job)
{
    const auto found = std::ranges::find(m_jobs, job, &Job::number);
    if (found == m_jobs.end())
        return false;
    // The one that is asked stays: its answer is still to come, and is dropped as that of nobody.
    if (m_isAsking && found == m_jobs.begin())
        found->number = 0;
    else
        m_jobs.erase(found);
    GaugeSample nothing;
    nothing.failure = "The reading was cancelled.";
    emit finished(job, nothing);
    return true;
}

void GaugeService::pump()
{
    if (m_isAsking || m_jobs.empty() || m_isDown || (!m_child && !start()))
        return;
    m_isAsking = true;
    m_idle.stop();
    m_deadline.start(m_hasAnswered ? m_config.deadline : m_config.firstDeadline);
    m_child->send({.type = "read", .job = m_jobs.front().number, .body = m_jobs.front().pciBusId});
}

bool GaugeService::start()
{
    if (m_childCount >= kMaxUnkillable) {
        failAll(
            "NVML hangs: the processes that asked it do not end although they were killed. The GPU's driver may need a restart.");
        return false;
    }
    try {
        m_child = new ChildProcess(m_config.child, this);
    } catch (const Error& error) {
        failAll(message("No process to read NVML could be started: {}.", error.sentence()));
        return false;
    }
    ++m_childCount;
    m_hasAnswered = false;
    connect(m_child, &ChildProcess::message, this, &GaugeService::onMessage);
    connect(m_child, &ChildProcess::died, this, [this](const ChildEnd& end) {
        m_child = nullptr;
        failAll(message("The process that reads NVML {}; the next reading starts another one.", describe(end)));
    });
    connect(m_child, &ChildProcess::exited, this, [this] {
        --m_childCount;
        emit childGone();
    });
    connect(m_child, &ChildProcess::unkillable, this,
            [this](int id) { emit notice(message("The process {} that reads NVML does not end although it was killed.", id)); });
    return true;
}

void GaugeService::onMessage(const ChildMessage& message)
{
    if (!m_isAsking || m_jobs.empty())
        return;
    GaugeSample sample;
    try {
        sample = readValue([&] { return message.body.get<GaugeSample>(); });
    } catch (const Error& error) {
        sample.failure = kd::message("What was read of NVML cannot be understood: {}.", error.sentence());
    }
    m_deadline.stop();
    m_isAsking = false;
    m_hasAnswered = true;
    const Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    m_idle.start(m_config.idle);
    if (job.number != 0)
        emit finished(job.number, sample);
    pump();
}

void GaugeService::onDeadline()
{
    const Milliseconds limit = m_hasAnswered ? m_config.deadline : m_config.firstDeadline;
    letGo();
    failAll(message("NVML has not answered within {} s; its process was ended, and the next reading starts another one.",
                    secondsText(limit)));
}

void GaugeService::letGo()
{
    m_deadline.stop();
    m_idle.stop();
    m_isAsking = false;
    if (ChildProcess* const child = std::exchange(m_child, nullptr))
        child->kill();
}

void GaugeService::failAll(const Message& sentence)
{
    m_deadline.stop();
    m_isAsking = false;
    GaugeSample nothing;
    nothing.failure = sentence;
    for (const Job& job : std::exchange(m_jobs, {}))
        if (job.number != 0)
            emit finished(job.number, nothing);
}

}  // namespace kd
