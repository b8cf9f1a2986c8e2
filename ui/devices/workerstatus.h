// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceinfo.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace kd {

class Client;
class JobRunner;
class PeakStore;
class TargetConnection;
class ThemedLabel;

/// The models that it shows.
struct WorkerModels {
    Client& client;
    TargetConnection& target;
    JobRunner& jobs;
    PeakStore& peaks;
};

/// Beneath the gauges: the worker's process with the memory that it and its children hold, and what can be asked of it: to
/// measure the device's peaks, and to start anew.
class WorkerStatus : public QWidget {
    Q_OBJECT
public:
    explicit WorkerStatus(const WorkerModels& models, QWidget* parent = nullptr);

    /// Sets the device whose peaks are measured; null where none is known.
    void setDevice(const DeviceInfo* device);
    /// Shows the process as it is now; of a worker on another machine, the command that reaches it.
    void showProcess();

signals:
    void restarting();  ///< before the worker ends

private:
    QWidget* makeButtons();
    void showButtons();
    void restart();
    void restartNow();

    WorkerModels m_models;
    PeakStore& m_peaks;
    ThemedLabel* m_process;
    QPushButton *m_measure, *m_restart;
    std::optional<DeviceInfo> m_device;
};

}  // namespace kd
