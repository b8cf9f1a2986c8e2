// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/bufferview.h"

#include "ui/client/client.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "ui/workbench/runs/jobrunner.h"

#include <algorithm>

namespace kd {

BufferView::BufferView(Client& client, JobRunner& jobs)
    : QObject(&jobs), m_client(client), m_jobs(jobs),
      m_pages([&client](const QString& blob, quint64 offset, quint64 length) { return client.fetch(blob, offset, length); })
{
    connect(&jobs, &JobRunner::runsChanged, this, &BufferView::onRunsChanged);
    connect(&jobs, &JobRunner::jobChanged, this, &BufferView::updateAge);
    connect(&jobs, &JobRunner::agesChanged, this, &BufferView::updateAge);
    onRunsChanged();
    updateAge();
}

void BufferView::updateAge()
{
    const bool isOld = m_run && m_jobs.job().isLaunching();
    const RunAge age = m_run ? m_jobs.ageOf(*m_run) : RunAge::Present;
    if (isOld == m_isOld && age == m_age)
        return;
    m_isOld = isOld;
    m_age = age;
    emit oldChanged();
}

QString BufferView::ageText() const
{
    return m_isOld ? tr("of previous run") : ageWords(m_age);
}

void BufferView::onRunsChanged()
{
    const RunRecordPointer run = m_jobs.lastRun();
    if (run == m_run)
        return;
    m_run = run;
    updateBuffer();
    emit runChanged();
    updateAge();
}

// The buffer that was looked at, else the first output, else the first of all.
void BufferView::updateBuffer()
{
    if (m_run && bufferOf(*m_run, m_buffer) == nullptr) {
        const std::vector<BufferPlan>& buffers = m_run->plan.buffers;
        const auto output = std::ranges::find_if(buffers, [](const BufferPlan& each) { return each.direction != Direction::In; });
        const auto chosen = output == buffers.end() ? buffers.begin() : output;
        m_buffer = chosen == buffers.end() ? QString() : QString::fromStdString(chosen->name);
    }
    const OutputSummary* const output = summary();
    m_pages.setOutput(output != nullptr ? std::optional(*output) : std::nullopt);
    emit bufferChanged();
}

void BufferView::setBuffer(const QString& name)
{
    if (name == m_buffer || !m_run || bufferOf(*m_run, name) == nullptr)
        return;
    m_buffer = name;
    updateBuffer();
}

const BufferPlan* BufferView::plan() const
{
    return m_run ? bufferOf(*m_run, m_buffer) : nullptr;
}

const OutputSummary* BufferView::summary() const
{
    return m_run ? summaryOf(*m_run, m_buffer) : nullptr;
}

const Verification* BufferView::verification() const
{
    return m_run ? verificationOf(*m_run, m_buffer) : nullptr;
}

QString BufferView::whyNothing() const
{
    if (!m_run)
        return tr("Nothing has run yet: Run fills the outputs of the kernel.");
    const BufferPlan* const buffer = plan();
    if (buffer == nullptr)
        return tr("The kernel has no buffers.");
    if (buffer->direction == Direction::In)
        return tr("%1 is an input; only the elements of outputs are kept.").arg(m_buffer);
    if (summary() == nullptr)
        return RunText::nothingLeft(*m_run, m_buffer);
    return m_pages.failure();
}

quint64 BufferView::columns() const
{
    const quint64 chosen = m_viewStates.value(m_buffer).columns;
    const BufferPlan* const buffer = plan();
    return chosen > 0 ? chosen : buffer != nullptr ? std::max(1u, buffer->components) : 1;
}

void BufferView::setColumns(quint64 columns)
{
    if (columns == this->columns())
        return;
    m_viewStates[m_buffer].columns = columns;
    emit viewChanged();
}

ElementFormat BufferView::format() const
{
    return m_viewStates.value(m_buffer).format;
}

void BufferView::setFormat(ElementFormat format)
{
    if (format == this->format())
        return;
    m_viewStates[m_buffer].format = format;
    emit viewChanged();
}

}  // namespace kd
