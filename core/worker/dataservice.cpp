// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/dataservice.h"

#include "core/base/error.h"
#include "core/worker/secondstext.h"

#include <QMetaObject>

#include <algorithm>
#include <new>
#include <utility>

namespace kd {
namespace {

constexpr std::chrono::milliseconds kBetweenTellings{100};

bool takesLong(const DataRequest& request)
{
    return request.kind == DataRequest::Kind::Statistics || request.kind == DataRequest::Kind::Differences;
}

}  // namespace

DataService::DataService(QObject* parent) : QObject(parent) { }

DataService::~DataService()
{
    for (const auto& [number, job] : m_jobs)
        job->isEnded = true;
}

void DataService::submit(quint64 number, const QString& tag, DataRequest request, Blob bytes, Blob expected)
{
    const auto older = std::ranges::find_if(m_jobs, [&](const auto& entry) { return !tag.isEmpty() && entry.second->tag == tag; });
    if (older != m_jobs.end())
        end(older->first, "A newer request took its place.");
    const auto job = std::make_shared<Job>();
    job->number = number;
    job->tag = tag;
    job->request = std::move(request);
    job->bytes = std::move(bytes);
    job->expected = std::move(expected);
    m_jobs[number] = job;
    (takesLong(job->request) ? m_long : m_quick).start([this, job] { compute(job); });
}

bool DataService::cancel(quint64 job)
{
    if (!m_jobs.contains(job))
        return false;
    end(job, "The computation was cancelled.");
    return true;
}

void DataService::end(quint64 job, const Message& sentence)
{
    const auto found = m_jobs.find(job);
    found->second->isEnded = true;
    m_jobs.erase(found);
    emit failed(job, sentence);
}

bool DataService::goesOn(const Job& job, Clock::time_point start, Clock::time_point& told, std::uint64_t done, std::uint64_t total)
{
    const Clock::time_point now = Clock::now();
    if (job.isEnded || now - start > job.request.deadline)
        return false;
    if (now - told >= kBetweenTellings) {
        told = now;
        QMetaObject::invokeMethod(
            this,
            [this, number = job.number, done, total] {
                if (m_jobs.contains(number))
                    emit progress(number, done, total);
            },
            Qt::QueuedConnection);
    }
    return true;
}

void DataService::compute(const std::shared_ptr<Job>& job)
{
    const Clock::time_point start = Clock::now();
    Clock::time_point told = start;
    const auto fail = [&](const Message& sentence) {
        conclude(job, [this, job, sentence] { emit failed(job->number, sentence); });
    };
    try {
        const std::span<const std::byte> expected = job->expected ? job->expected->bytes() : std::span<const std::byte>();
        const std::optional<DataAnswer> answer =
            answerOf(job->request, job->bytes->bytes(), expected,
                     [&](std::uint64_t done, std::uint64_t total) { return goesOn(*job, start, told, done, total); });
        if (answer)
            return conclude(job, [this, job, answer = *answer] { emit finished(job->number, answer); });
        fail(message("The computation took longer than {} s and was ended; look at a part of the buffer.",
                     secondsText(job->request.deadline)));
    } catch (const Error& error) {
        fail(error.sentence());
    } catch (const std::bad_alloc&) {
        fail("The worker has no memory left to compute that.");
    }
}

void DataService::conclude(const std::shared_ptr<Job>& job, std::function<void()> tell)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, tell = std::move(tell)] {
            if (m_jobs.erase(job->number) != 0)
                tell();
        },
        Qt::QueuedConnection);
}

}  // namespace kd
