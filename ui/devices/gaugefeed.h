// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/gaugesample.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace kd {

class Client;
class TargetConnection;

/// Asks the worker what a device tells of itself, twice a second while somebody looks; one question at a time. Where there are no
/// numbers it asks again every few seconds.
class GaugeFeed : public QObject {
    Q_OBJECT
public:
    explicit GaugeFeed(Client& client, TargetConnection& target, QObject* parent = nullptr);

    void setActive(bool isActive);
    /// The address as GaugeReader::read() takes it. Answers that are under way are dropped.
    void setDevice(const QString& pciBusId);

    /// The worker is started anew: what it still answers says nothing of the device.
    void forgetQuestion();

signals:
    /// `when` in ms, of a clock that never goes back.
    void sampled(qint64 when, const kd::GaugeSample& sample);

private:
    void ask();
    void onSample(const GaugeSample& sample);

    Client& m_client;
    TargetConnection& m_target;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QString m_device;
    quint64 m_question = 0;  ///< the newest; answers of older ones are dropped
    bool m_isAsking = false;
    bool m_isActive = false;
};

}  // namespace kd
