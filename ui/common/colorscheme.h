// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QVariant>

#include <optional>

class QDBusPendingCallWatcher;

namespace kd {

/// The desktop's wish for dark or light, from the settings portal (org.freedesktop.appearance, color-scheme). Waits for
/// nothing: connecting to the bus is done beside, and where there is no bus or no portal nothing is ever reported.
class ColorScheme : public QObject {
    Q_OBJECT
public:
    explicit ColorScheme(QObject* parent = nullptr);

    /// Nothing: unknown, or the desktop has no preference.
    std::optional<bool> isDark() const { return m_isDark; }

signals:
    void changed();

private slots:
    void onSettingChanged(const QDBusMessage& signal);

private:
    void ask(QDBusConnection bus);
    void onAnswer(QDBusPendingCallWatcher* call);
    void setValue(const QVariant& value);

    std::optional<bool> m_isDark;
};

}  // namespace kd
