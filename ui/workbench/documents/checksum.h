// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sha256.h"

#include <QByteArray>

#include <span>

namespace kd {

/// The SHA-256 of a file's bytes, by which documents and journals know whether another program changed it. An entry of a journal is
/// written beside each edit, and Qt's own hash takes several times as long.
inline QByteArray checksumOf(const QByteArray& bytes)
{
    const std::span<const char> all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const Sha256Digest digest = Sha256().add(std::as_bytes(all)).finish();
    return {reinterpret_cast<const char*>(digest.data()), static_cast<qsizetype>(digest.size())};
}

}  // namespace kd
