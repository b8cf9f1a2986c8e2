// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/wire.h"

#include <QByteArray>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// A value on its way in a message: its CBOR, or the id and size of the blob that holds it.
struct Envelope {
    std::vector<std::byte> value;
    std::string blob;  ///< empty: `value` is it
    std::uint64_t size = 0;

    bool isBlob() const { return !blob.empty(); }
};

/// The message for CBOR that is short enough; longer CBOR is given to `keep`, which returns the id of its blob.
QByteArray pack(std::span<const std::byte> cbor, const std::function<std::string(std::span<const std::byte>)>& keep);
/// Reads untrusted bytes. Throws RuntimeError when they are no envelope, or one of more than kMaxValueBytes.
Envelope unpack(const QByteArray& message);

inline std::span<const std::byte> bytesOf(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}
inline QByteArray toByteArray(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

}  // namespace kd
