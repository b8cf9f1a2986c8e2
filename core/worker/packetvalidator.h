// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kd {

/// Says which side of the connection between client and worker wrote a packet.
enum class PacketSender { Client, Worker };

/// The types of the arguments in worker.rep, each with the number that QMetaType gives it on the wire.
enum class WireType : std::uint32_t { None = 0, Bool = 1, UInt64 = 5, String = 10, StringList = 11, ByteArray = 12 };

/// A slot or a signal of worker.rep as a packet calls it.
struct WireMethod {
    std::string_view name;
    std::array<WireType, 4> types{};  ///< types of the arguments; None behind the last one

    std::size_t argumentCount() const;
};

/// Gives what a sender may call, in the order of worker.rep: the client calls slots, the worker signals.
std::span<const WireMethod> wireMethods(PacketSender sender);

/// Why a packet must not reach Qt Remote Objects.
struct PacketFault {
    enum class Kind {
        Damaged,         ///< a value in it is cut off or cannot be read
        TrailingBytes,   ///< it goes on behind its last value
        UnknownPacket,   ///< packets of kind `number` have no use in this protocol
        UntimelyPacket,  ///< a packet of kind `number` may not come now
        OtherVersion,    ///< the sender speaks another version of Qt Remote Objects
        OtherObject,     ///< it is about another object than the worker, or about one of another shape
        OtherCall,       ///< it asks for something else than a call without an answer
        UnknownMethod,   ///< it calls the method `number`, which there is not
        WrongArguments   ///< it calls `method` with another number of arguments, or with other types
    };
    Kind kind = Kind::Damaged;
    std::uint32_t number = 0;
    std::string_view method;  ///< name of a WireMethod
};

/// Checks what one side of a connection sends to Qt Remote Objects of the other. Qt Remote Objects (6.4) trusts its peer: it
/// calls methods with whatever arguments a packet brings, reads on behind the end of a packet, and recurses as deep as values
/// nest. So a packet may pass only if every byte of it is what Qt Remote Objects itself writes for worker.rep: in the right
/// order the greetings (Handshake, ObjectList and InitPacket of the worker, AddObject of the client), calls without an answer
/// whose arguments have exactly the types of worker.rep, and RemoveObject at the end. Nothing in it nests.
/// Reads every byte once and takes no memory; a sender that broke the rules stays refused.
class PacketValidator {
public:
    explicit PacketValidator(PacketSender sender);

    /// The next packet of the stream, without its length. Nothing when it may pass.
    std::optional<PacketFault> check(std::span<const std::byte> packet);

private:
    enum class Stage { Start, Greeted, Listed, Open, Closed };
    struct Step;
    static std::span<const Step> stepsOf(PacketSender sender);

    PacketSender m_sender;
    Stage m_stage = Stage::Start;
};

}  // namespace kd
