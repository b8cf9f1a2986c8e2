#pragma once

#include "ui/client/client.h"
#include "ui/workbench/document.h"
#include "ui/workbench/workbench.h"

#include <QObject>

#include <optional>

namespace kd {

/// What the target has, and which device and architecture are chosen.
class TargetKeeper : public QObject {
    Q_OBJECT
public:
    TargetKeeper(Client& client, Document& document);

    Workbench::TargetState state() const { return m_state; }
    const TargetInfo* info() const { return m_info ? &*m_info : nullptr; }
    void describe();
    void setBusy(bool busy);

    const DeviceInfo* device() const;
    QString deviceId() const;
    void setDevice(const QString& id);
    void setPreferredDevice(const QString& id);
    QString architecture() const;
    QString deviceArchitecture() const;
    bool followsDevice() const { return m_architecture.isEmpty(); }
    void setArchitecture(const QString& architecture);
    QStringList architectures() const;

signals:
    void changed();
    void failed(const QString& sentence);
    void noticed(const QString& sentence);

private:
    bool has(const QString& deviceId) const;
    void setState(Workbench::TargetState state);
    void tellOfOtherTarget();

    Client& m_client;
    Document& m_document;
    Workbench::TargetState m_state = Workbench::TargetState::Connecting;
    std::optional<TargetInfo> m_info;
    QString m_preferred;     ///< device of sessions that name none; empty: the target's default
    QString m_architecture;  ///< empty: that of the device
    bool m_isDescribing = false;
};

}  // namespace kd
