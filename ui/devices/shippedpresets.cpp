// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/shippedpresets.h"

#include "core/base/error.h"

#include <QFile>

namespace kd {

const DevicePresets& shippedPresets()
{
    static const DevicePresets presets = [] {
        QFile file(QStringLiteral(":/devices/presets.json"));
        if (!file.open(QIODevice::ReadOnly))
            return DevicePresets();
        try {
            return readDevicePresets(file.readAll().toStdString());
        } catch (const Error& error) {
            qWarning("%s", error.what());
            return DevicePresets();
        }
    }();
    return presets;
}

}  // namespace kd
