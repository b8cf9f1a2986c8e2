// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colorscheme.h"

#include "ui/common/whenfinished.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QtConcurrent/QtConcurrentRun>

namespace kd {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kSpace = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");
constexpr uint kPreferDark = 1, kPreferLight = 2;

/// Without this test Qt would start a bus of its own.
bool hasBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !runtime.isEmpty() && QFile::exists(runtime + QStringLiteral("/bus"));
}

}  // namespace

ColorScheme::ColorScheme(QObject* parent) : QObject(parent)
{
    if (!hasBus())
        return;
    const QFuture<bool> connected = QtConcurrent::run([] { return QDBusConnection::sessionBus().isConnected(); });
    whenFinished(this, connected, [this](const QFuture<bool>& isConnected) {
        if (isConnected.result())
            ask(QDBusConnection::sessionBus());
    });
}

void ColorScheme::ask(QDBusConnection bus)
{
    // Without the service's name: Qt would ask the bus who owns it, and wait for the answer.
    bus.connect({}, kPath, kInterface, QStringLiteral("SettingChanged"), this, SLOT(onSettingChanged(QDBusMessage)));
    QDBusMessage message = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    message << kSpace << kKey;
    auto* const call = new QDBusPendingCallWatcher(bus.asyncCall(message), this);
    connect(call, &QDBusPendingCallWatcher::finished, this, &ColorScheme::onAnswer);
}

void ColorScheme::onAnswer(QDBusPendingCallWatcher* call)
{
    const QDBusPendingReply<QDBusVariant> reply = *call;
    if (!reply.isError())
        setValue(reply.value().variant());
    call->deleteLater();
}

void ColorScheme::onSettingChanged(const QDBusMessage& signal)
{
    const QVariantList arguments = signal.arguments();
    if (arguments.size() == 3 && arguments[0] == kSpace && arguments[1] == kKey)
        setValue(arguments[2]);
}

void ColorScheme::setValue(const QVariant& value)
{
    QVariant bare = value;
    while (bare.metaType() == QMetaType::fromType<QDBusVariant>())
        bare = bare.value<QDBusVariant>().variant();
    const uint preference = bare.toUInt();
    std::optional<bool> isDark;
    if (preference == kPreferDark || preference == kPreferLight)
        isDark = preference == kPreferDark;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    emit changed();
}

}  // namespace kd
