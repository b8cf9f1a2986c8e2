// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/posix/channel.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/tile/tileassembly.h"
#include "core/measure/timingoutcome.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kd {

/// No message between client and worker is longer (frame of Qt Remote Objects included).
inline constexpr std::size_t kMaxMessageBytes = 4u << 20;
/// Values up to this size travel within a message, longer ones as blobs.
inline constexpr std::size_t kMaxInlineBytes = 2u << 20;
/// A blob travels in parts of at most this size.
inline constexpr std::size_t kSliceBytes = 1u << 20;
/// A value that travels as a blob is at most this long.
inline constexpr std::size_t kMaxValueBytes = 256u << 20;

/// CBOR (RFC 8949) of a value of core. Never throws; text need not be valid UTF-8.
std::vector<std::byte> toCbor(const Json& value);
/// Reads untrusted CBOR. Throws RuntimeError when it is not CBOR or nested more than 64 levels deep.
Json fromCbor(std::span<const std::byte> bytes);

[[noreturn]] void refuseValue(const Message& reason);

/// Runs `read`, turning every complaint about JSON of the wrong shape into a RuntimeError.
template <typename Read> auto readValue(Read read)
{
    try {
        return read();
    } catch (const Json::exception& error) {
        refuseValue(verbatim(error.what()));
    }
}

/// A compile outcome with its artifacts (to_json leaves `ptx`, `cubin`, `tileIr` and `tileCubin` out).
Json outcomeToWire(const CompileOutcome& outcome);
/// Throws RuntimeError when it is not one.
CompileOutcome outcomeFromWire(const Json& json);

/// A request with its Tile IR.
Json tileRequestToWire(const TileAssemblyRequest& request);
/// Throws RuntimeError when it is not one.
TileAssemblyRequest tileRequestFromWire(const Json& json);

/// A timing outcome with its samples as bytes: there can be many. Both sides are little endian machines (x86-64).
Json timingToWire(TimingOutcome outcome);
/// Throws RuntimeError when it is not one.
TimingOutcome timingFromWire(Json json);

/// A sentence with its pattern, as the text that signals of the worker carry.
QString messageToWire(const Message& message);
/// Text that is no message is one that nobody translates.
Message messageFromWire(const QString& text);

/// Holds what is said between the supervisor and its children: a word, the number of the job it is about, and a value.
struct ChildMessage {
    std::string type;
    std::uint64_t job = 0;
    Json body;
};
std::vector<std::byte> toCbor(const ChildMessage& message);
/// Throws RuntimeError when `bytes` are not a message.
ChildMessage childMessageFrom(std::span<const std::byte> bytes);

/// Tells that what the supervisor sent to a child arrived damaged. The child then ends with kDamagedInputStatus (EX_IOERR of
/// sysexits.h), so that the supervisor can tell a failure of the machine from one of the user's kernel.
class DamagedInput : public RuntimeError {
public:
    using RuntimeError::RuntimeError;
};
inline constexpr int kDamagedInputStatus = 74;

/// A message with the descriptors that came with it.
struct ReceivedMessage {
    ChildMessage message;
    std::vector<posix::Handle> descriptors;
};
/// To be called in a child: waits for the supervisor's next message; nothing when the supervisor is gone. Throws DamagedInput.
std::optional<ReceivedMessage> receiveMessage(posix::Channel& channel);

/// "sha256:" and 64 lower-case digits: the id of bytes by their content.
std::string blobIdOf(std::span<const std::byte> bytes);
/// The same of bytes whose SHA-256 is known, in hexadecimal.
std::string contentId(const std::string& sha256);
bool isContentId(const std::string& id);

}  // namespace kd
