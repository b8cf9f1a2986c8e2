// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>

namespace kd {

class Client;
class JobRunner;
class TargetConnection;
struct GaugeSample;

/// The temperature of the device that runs are made on, read every few seconds while the program is in front and nothing is timed:
/// enough for a line in the status bar, and no second thing on the machine while a kernel is measured. Never of the emulated GPU;
/// a device that tells none, three times, is not asked again until another one is chosen.
class DeviceWatch : public QObject {
    Q_OBJECT
public:
    explicit DeviceWatch(Client& client, TargetConnection& target, JobRunner& jobs, QObject* parent = nullptr);

    /// °C; nothing as long as it is not known.
    std::optional<double> temperature() const { return m_temperature; }
    /// Sets the time between two readings. Tests use shorter ones.
    void setInterval(std::chrono::milliseconds interval) { m_timer.setInterval(interval); }

signals:
    void changed();

private:
    void follow();
    void ask();
    void onSample(const GaugeSample& sample);
    void setTemperature(std::optional<double> temperature);

    Client& m_client;
    TargetConnection& m_target;
    JobRunner& m_jobs;
    QTimer m_timer;
    QString m_targetName, m_pciBusId;  ///< target and address of the device; empty: none that has sensors
    std::optional<double> m_temperature;
    quint64 m_question = 0;  ///< the newest; answers of older ones are dropped
    int m_failures = 0;      ///< without a number between them
    bool m_isAsking = false;
};

}  // namespace kd
