// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/workerstatus.h"

#include "core/base/posix/systemmemory.h"
#include "ui/client/client.h"
#include "ui/common/flowrow.h"
#include "ui/common/format.h"
#include "ui/common/panel.h"
#include "ui/common/themedlabel.h"
#include "ui/workbench/peaks/peakstore.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/target/targetconnection.h"

#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kFootGap = 8;  // logical pixels

}  // namespace

WorkerStatus::WorkerStatus(const WorkerModels& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_peaks(models.peaks),
      m_process(new ThemedLabel(QStringLiteral("–"), FontRole::Mono, Token::Text, this)),
      m_measure(new QPushButton(tr("Measure peaks"), this)), m_restart(new QPushButton(tr("Restart worker"), this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPanelInset, kFootGap, kPanelInset, kPanelInset);
    layout->setSpacing(kFootGap);
    auto* const row = new QHBoxLayout;
    m_process->setElided(true);
    m_process->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(new ThemedLabel(tr("Worker"), FontRole::Label, Token::TextSecondary, this));
    row->addWidget(m_process, 1);
    layout->addLayout(row);
    layout->addWidget(makeButtons());
    connect(&m_peaks, &PeakStore::changed, this, &WorkerStatus::showButtons);
    showButtons();
}

QWidget* WorkerStatus::makeButtons()
{
    auto* const buttons = new FlowRow(kFootGap, this);
    buttons->setItems({m_measure, m_restart});
    m_restart->setToolTip(
        tr("End the target's worker and start another one: for a device that does not answer, or memory that does not "
           "come back. Outputs that the worker keeps are gone."));
    connect(m_measure, &QPushButton::clicked, this, [this] {
        if (m_device)
            m_peaks.measure(*m_device);
    });
    connect(m_restart, &QPushButton::clicked, this, &WorkerStatus::restart);
    return buttons;
}

void WorkerStatus::setDevice(const DeviceInfo* device)
{
    m_device = device == nullptr ? std::nullopt : std::optional(*device);
    showButtons();
}

void WorkerStatus::showProcess()
{
    const qint64 process = m_models.client.processId();
    const bool isHere = m_models.target.name().isEmpty();
    const std::optional<Bytes> memory = isHere && process > 0 ? posix::residentMemory(static_cast<int>(process)) : std::nullopt;
    QString text = process > 0 ? tr("pid %1").arg(process) : QStringLiteral("–");
    if (memory)
        text += QStringLiteral(", ") + typeset(formatBytes(memory->value));
    m_process->setText(text);
    m_process->setToolTip(isHere ? tr("The worker's process, and the memory of this machine that it and its children hold")
                                 : tr("The process here that reaches the worker"));
}

void WorkerStatus::showButtons()
{
    const QString reason = m_peaks.whyNot(m_device ? &*m_device : nullptr);
    m_measure->setText(m_peaks.isMeasuring() ? tr("Measuring…") : tr("Measure peaks"));
    m_measure->setEnabled(reason.isEmpty());
    m_measure->setToolTip(reason.isEmpty()
                              ? tr("Measure what memory, L2, shared memory, FP32, FP64 and tensor cores of this device "
                                   "reach, with kernels of KernelDesk's own; some seconds")
                              : reason);
    m_restart->setEnabled(m_models.target.state() != TargetConnection::State::Connecting);
    showProcess();
}

void WorkerStatus::restart()
{
    // Another tab's run is one of the target, not of the current document.
    const bool isRunning = m_models.target.state() == TargetConnection::State::Busy;
    const bool isBusy = isRunning || m_models.jobs.job().kind != Job::Kind::None || m_peaks.isMeasuring();
    if (!isBusy)
        return restartNow();
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Restart worker"),
                                           tr("What goes on at the target ends. Restart its worker?"), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const yes = question->addButton(tr("Restart"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, &WorkerStatus::restartNow);
    question->open();
}

void WorkerStatus::restartNow()
{
    emit restarting();
    m_models.target.restart();
}

}  // namespace kd
