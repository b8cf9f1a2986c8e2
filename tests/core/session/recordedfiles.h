// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QFile>
#include <QString>

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

/// Gives the bytes of a file that other programs wrote (tests/data/session).
inline std::vector<std::byte> recordedFile(const char* name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/session/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    const QByteArray bytes = file.readAll();
    const auto span = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return {span.begin(), span.end()};
}

/// Gives what an action says that ends in a RuntimeError; "no error" where it ends well.
inline QString errorTextOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const kd::RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return QStringLiteral("no error");
}
