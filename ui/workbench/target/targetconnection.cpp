// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/target/targetconnection.h"

#include "core/device/architecture.h"
#include "ui/program/targets.h"
#include "ui/workbench/base/result.h"

#include <algorithm>
#include <utility>

namespace kd {
namespace {

const char* const kFallbackArchitecture = "sm_90";

}  // namespace

TargetConnection::TargetConnection(Client& client, Documents& documents, Target target)
    : m_client(client), m_documents(documents), m_own(std::move(target)), m_target(m_own)
{
    connect(&client, &Client::lost, this, [this] { setState(State::Lost); });
    connect(&client, &Client::ready, this, [this] {
        setState(State::Ready);
    });
    connect(&documents, &Documents::currentChanged, this, &TargetConnection::changed);
    // Behind those who take back what was said of the document before.
    connect(&documents, &Documents::currentChanged, this, &TargetConnection::onSessionChanged, Qt::QueuedConnection);
    connect(&documents, &Documents::trustedChanged, this, &TargetConnection::onSessionChanged, Qt::QueuedConnection);
}

void TargetConnection::connectTo(Target target, const QString& name)
{
    emit leaving();
    ++m_number;
    m_target = std::move(target);
    m_name = name;
    m_info.reset();
    m_isDescribing = false;
    m_state = State::Connecting;
    m_client.setTarget(m_target);
    emit changed();
    describe();
}

void TargetConnection::choose(const QString& name)
{
    const Result<Target> answer = attempt([&] { return name.isEmpty() ? m_own : targetOfSettings(name); });
    if (!answer.value) {
        emit failed(answer.sentence);
        return;
    }
    Session session = m_documents.current().session();
    session.target = name.toStdString();
    m_documents.current().setSession(session);
    connectTo(*answer.value, name);
}

void TargetConnection::chooseCommand(const QString& command)
{
    m_taken = m_documents.current().number();  // the session's target waits no longer: the user chose another one
    connectTo(Target::fromCommandLine(command, command), command);
}

void TargetConnection::chooseDefault(const QString& name)
{
    if (!sessionTarget().isEmpty())
        onSessionChanged();
    else if (name != m_name)
        connectToDefault(name);
    if (!m_info)
        describe();
}

void TargetConnection::connectToDefault(const QString& name)
{
    const Result<Target> answer = attempt([&] { return name.isEmpty() ? m_own : targetOfSettings(name); });
    if (answer.value)
        return connectTo(*answer.value, name);
    emit noticed(tr("%1 Programs are compiled and run on this machine instead.").arg(answer.sentence));
}

void TargetConnection::restart()
{
    const bool isNamed = !m_name.isEmpty() && targetsOfSettings().contains(m_name);
    const Result<Target> answer = attempt([&] { return isNamed ? targetOfSettings(m_name) : m_target; });
    connectTo(answer.value.value_or(m_target), m_name);
}

void TargetConnection::describe()
{
    if (std::exchange(m_isDescribing, true))
        return;
    if (m_state == State::Lost)
        setState(State::Connecting);
    whenFinished(this, m_client.describe(), [this, number = m_number](const QFuture<TargetInfo>& future) {
        if (number != m_number)
            return;
        m_isDescribing = false;
        const Result<TargetInfo> answer = attempt([&] { return future.result(); });
        if (!answer.value) {
            setState(State::Lost);
            emit failed(answer.sentence);
            return;
        }
        m_info = *answer.value;
        m_state = State::Ready;
        emit changed();
    });
}

/// The target of the user's own that the open session names; empty where it names none, or is not trusted.
QString TargetConnection::sessionTarget() const
{
    const QString wanted = toQt(m_documents.current().session().target);
    return m_documents.current().isTrusted() && !wanted.isEmpty() && targetsOfSettings().contains(wanted) ? wanted : QString();
}

/// Connects to the target that a session names once the session is trusted and no run of another document would end by it.
void TargetConnection::onSessionChanged()
{
    const Document& document = m_documents.current();
    const QString wanted = toQt(document.session().target);
    if (!document.isTrusted() || document.number() == m_taken || waitsForRuns(wanted))
        return;
    m_taken = document.number();
    m_waiting = 0;
    if (wanted.isEmpty() || wanted == name())
        return;
    if (!sessionTarget().isEmpty())
        return choose(wanted);
    emit noticed(tr("This session names the target %1, which is not in the section [targets] of %2; it is compiled and run on %3.")
                     .arg(wanted, targetSettingsFile(), name().isEmpty() ? tr("this machine") : name()));
}

/// Of one document it is said once.
bool TargetConnection::waitsForRuns(const QString& wanted)
{
    if (!m_isBusy || wanted == name() || sessionTarget().isEmpty())
        return false;
    const quint64 number = m_documents.current().number();
    if (std::exchange(m_waiting, number) != number)
        emit noticed(tr("The target %1, which this session names, is connected when the runs that go on have ended; choose it to "
                        "end them now.")
                         .arg(wanted));
    return true;
}

void TargetConnection::setBusy(bool busy)
{
    if (std::exchange(m_isBusy, busy) && !busy)
        QMetaObject::invokeMethod(this, &TargetConnection::onSessionChanged, Qt::QueuedConnection);
    if (m_state == State::Ready || m_state == State::Busy)
        setState(busy ? State::Busy : State::Ready);
}

void TargetConnection::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        emit changed();
}

const DeviceInfo* TargetConnection::device(const Document& document) const
{
    if (!m_info)
        return nullptr;
    const std::string wanted = deviceId(document).toStdString();
    const std::vector<DeviceInfo>& devices = m_info->devices.devices;
    const auto found = std::find_if(devices.begin(), devices.end(), [&](const DeviceInfo& each) { return each.id.name == wanted; });
    return found == devices.end() ? nullptr : &*found;
}

QString TargetConnection::deviceId(const Document& document) const
{
    const std::string& chosen = document.session().device;
    if (!chosen.empty() || !m_info)
        return toQt(chosen);
    return has(m_preferred) ? m_preferred : toQt(m_info->devices.defaultDevice);
}

bool TargetConnection::has(const QString& deviceId) const
{
    const std::string wanted = deviceId.toStdString();
    return m_info
        && std::any_of(m_info->devices.devices.begin(), m_info->devices.devices.end(),
                       [&](const DeviceInfo& each) { return each.id.name == wanted; });
}

void TargetConnection::setPreferredDevice(const QString& id)
{
    if (std::exchange(m_preferred, id) != id)
        emit changed();
}

void TargetConnection::setDevice(const QString& id)
{
    if (id.toStdString() == m_documents.current().session().device)
        return;
    Session session = m_documents.current().session();
    session.device = id.toStdString();
    m_documents.current().setSession(session);
    emit changed();
}

QString TargetConnection::deviceArchitecture(const Document& document) const
{
    const DeviceInfo* const chosen = device(document);
    return chosen == nullptr ? QString() : toQt(architectureName(chosen->computeCapability));
}

QString TargetConnection::architecture(const Document& document) const
{
    if (!m_architecture.isEmpty())
        return m_architecture;
    const QString own = deviceArchitecture(document);
    return own.isEmpty() ? QString::fromLatin1(kFallbackArchitecture) : own;
}

void TargetConnection::setArchitecture(const QString& architecture)
{
    if (std::exchange(m_architecture, architecture) != architecture)
        emit changed();
}

QStringList TargetConnection::architectures() const
{
    QStringList all;
    if (m_info)
        for (const std::string& each : m_info->compiler.architectures)
            all << toQt(each);
    return all;
}

}  // namespace kd
