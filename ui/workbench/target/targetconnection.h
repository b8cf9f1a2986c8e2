// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/client.h"
#include "ui/workbench/documents/documents.h"

#include <QObject>

#include <optional>

namespace kd {

/// Knows which target is chosen and what it has, and which device and architecture of it.
class TargetConnection : public QObject {
    Q_OBJECT
public:
    enum class State { Connecting, Ready, Busy, Lost };

    TargetConnection(Client& client, Documents& documents, Target target);

    /// The chosen target's name; empty: this machine.
    QString name() const { return m_name; }
    const Target& own() const { return m_own; }
    /// The chosen one.
    const Target& target() const { return m_target; }
    void choose(const QString& name);
    void chooseCommand(const QString& command);
    /// Unless the open session names a target of the user's; sessions stay as they are.
    void chooseDefault(const QString& name);
    /// The present one again, as the settings name it now.
    void restart();

    State state() const { return m_state; }
    const TargetInfo* info() const { return m_info ? &*m_info : nullptr; }
    void describe();
    /// Runs go on there, of whichever document: no session that is shown ends them by naming another target.
    void setBusy(bool busy);
    /// A device's peaks are being measured: nobody reads its gauges meanwhile.
    void setMeasured(bool isMeasured) { m_isMeasured = isMeasured; }
    bool isMeasured() const { return m_isMeasured; }

    /// Gives what a document runs on; null until it is known, or when there is no such device.
    const DeviceInfo* device(const Document& document) const;
    QString deviceId(const Document& document) const;
    /// Gives what it is compiled for.
    QString architecture(const Document& document) const;
    QString deviceArchitecture(const Document& document) const;

    // --- of the current document

    const DeviceInfo* device() const { return device(m_documents.current()); }
    QString deviceId() const { return deviceId(m_documents.current()); }
    void setDevice(const QString& id);
    void setPreferredDevice(const QString& id);
    QString architecture() const { return architecture(m_documents.current()); }
    QString deviceArchitecture() const { return deviceArchitecture(m_documents.current()); }
    bool followsDevice() const { return m_architecture.isEmpty(); }
    void setArchitecture(const QString& architecture);
    QStringList architectures() const;

signals:
    void changed();
    void leaving();  ///< another worker is asked from now on: what goes on at the present one ends
    void failed(const QString& sentence);
    void noticed(const QString& sentence);

private:
    bool has(const QString& deviceId) const;
    void setState(State state);
    void connectTo(Target target, const QString& name);
    void connectToDefault(const QString& name);
    QString sessionTarget() const;
    void onSessionChanged();
    bool waitsForRuns(const QString& wanted);

    Client& m_client;
    Documents& m_documents;
    State m_state = State::Connecting;
    const Target m_own;  ///< target of this machine
    Target m_target;     ///< the chosen one
    QString m_name;
    std::optional<TargetInfo> m_info;
    QString m_preferred;     ///< device of sessions that name none; empty: the target's default
    QString m_architecture;  ///< empty: that of the device
    bool m_isDescribing = false;
    quint64 m_number = 0;  ///< number of the chosen target
    quint64 m_taken = 0;   ///< number of the document whose session's target was looked at
    quint64 m_waiting = 0;  ///< number of the document whose session's target is connected when the runs have ended
    bool m_isBusy = false, m_isMeasured = false;
};

}  // namespace kd
