// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/packetvalidator.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <utility>

namespace kd {
namespace {

constexpr std::u16string_view kObjectName = u"Worker";
constexpr std::u16string_view kObjectType = u"Worker";
constexpr std::u16string_view kRemoteObjectsVersion = u"QtRO 2.0";
/// A SHA-1 in hexadecimal; whether it is that of worker.rep Qt Remote Objects looks at itself.
constexpr std::uint32_t kMaxSignatureBytes = 64;
/// More names of blobs than a message of 4 MiB can hold.
constexpr std::uint32_t kMaxListedStrings = 32768;
/// The length of a string or byte array that is null.
constexpr std::uint32_t kNullLength = std::numeric_limits<std::uint32_t>::max();

/// QtRemoteObjects::QRemoteObjectPacketTypeEnum.
enum class PacketKind : std::uint16_t { Handshake = 1, Init = 2, AddObject = 4, RemoveObject = 5, Invoke = 6, ObjectList = 9 };

/// Reads a packet as QDataStream of Qt 6.4 writes it, little endian. After the first value that is cut off everything reads
/// as zero and isGood() is false.
class PacketCursor {
public:
    explicit PacketCursor(std::span<const std::byte> bytes) : m_bytes(bytes) { }

    bool isGood() const { return m_isGood; }
    bool isAtEnd() const { return m_bytes.empty(); }
    void requireThat(bool isRight) { m_isGood = m_isGood && isRight; }

    template <std::unsigned_integral Number> Number read()
    {
        Number value = 0;
        if (!has(sizeof(Number)))
            return value;
        for (std::size_t i = sizeof(Number); i > 0; --i)
            value = static_cast<Number>(value << 8 | std::to_integer<Number>(m_bytes[i - 1]));
        m_bytes = m_bytes.subspan(sizeof(Number));
        return value;
    }
    std::int32_t readSigned() { return static_cast<std::int32_t>(read<std::uint32_t>()); }

    void skip(std::uint32_t size)
    {
        if (has(size))
            m_bytes = m_bytes.subspan(size);
    }

    void skipByteArray()
    {
        const auto length = read<std::uint32_t>();
        if (length != kNullLength)
            skip(length);
    }

    void skipString()
    {
        const auto length = read<std::uint32_t>();
        if (length == kNullLength)
            return;
        requireThat(length % sizeof(char16_t) == 0);
        skip(length);
    }

    /// Whether a string follows that is `text`.
    bool readsAs(std::u16string_view text)
    {
        if (read<std::uint32_t>() != text.size() * sizeof(char16_t))
            return false;
        return std::ranges::all_of(text, [this](char16_t letter) { return read<std::uint16_t>() == letter; });
    }

private:
    bool has(std::size_t size)
    {
        requireThat(size <= m_bytes.size());
        return m_isGood;
    }

    std::span<const std::byte> m_bytes;
    bool m_isGood = true;
};

using Refusal = std::optional<PacketFault>;

void skipValue(PacketCursor& cursor, WireType type)
{
    switch (type) {
    case WireType::Bool:
        cursor.requireThat(cursor.read<std::uint8_t>() <= 1);
        break;
    case WireType::UInt64:
        cursor.read<std::uint64_t>();
        break;
    case WireType::String:
        cursor.skipString();
        break;
    case WireType::StringList: {
        const auto count = cursor.read<std::uint32_t>();
        cursor.requireThat(count <= kMaxListedStrings);
        for (std::uint32_t i = 0; i < count && cursor.isGood(); ++i)
            cursor.skipString();
        break;
    }
    case WireType::ByteArray:
        cursor.skipByteArray();
        break;
    case WireType::None:
        break;
    }
}

bool isWireType(std::uint32_t type)
{
    using enum WireType;
    constexpr std::array kAll{Bool, UInt64, String, StringList, ByteArray};
    return std::ranges::find(kAll, static_cast<WireType>(type)) != kAll.end();
}

/// At most `maxCount` arguments, of which the first are those of the method.
Refusal checkArguments(PacketCursor& cursor, const WireMethod& method, std::size_t maxCount)
{
    const PacketFault wrong{.kind = PacketFault::Kind::WrongArguments, .method = method.name};
    const std::size_t expected = method.argumentCount();
    const auto count = cursor.read<std::uint32_t>();
    if (count < expected || count > maxCount)
        return wrong;
    for (std::size_t i = 0; i < count; ++i) {
        const auto type = cursor.read<std::uint32_t>();
        const bool isRight = i < expected ? type == static_cast<std::uint32_t>(method.types[i]) : isWireType(type);
        const auto isNull = cursor.read<std::uint8_t>();
        if (!isRight || isNull != 0)
            return wrong;
        skipValue(cursor, static_cast<WireType>(type));
    }
    return std::nullopt;
}

/// What follows the object's name: the operation (0: call a method), the method, its arguments, and two numbers that are -1
/// where no answer is wanted and no property has changed. Behind the arguments of a signal Qt Remote Objects 6.4 sends some of
/// the signal before it, when that had two or more arguments more; the receiver's signal does not get those.
Refusal checkCall(PacketCursor& cursor, PacketSender sender)
{
    const std::span<const WireMethod> methods = wireMethods(sender);
    const std::int32_t operation = cursor.readSigned();
    const auto index = cursor.read<std::uint32_t>();
    if (operation != 0)
        return PacketFault{.kind = PacketFault::Kind::OtherCall};
    if (index >= methods.size())
        return PacketFault{.kind = PacketFault::Kind::UnknownMethod, .number = index};
    const WireMethod& method = methods[index];
    const std::size_t maxCount = sender == PacketSender::Worker ? method.types.size() : method.argumentCount();
    const Refusal fault = checkArguments(cursor, method, maxCount);
    const bool wantsAnswer = !fault && cursor.readSigned() != -1;
    const bool isProperty = !fault && cursor.readSigned() != -1;
    return wantsAnswer || isProperty ? PacketFault{.kind = PacketFault::Kind::OtherCall} : fault;
}

/// One object, with its name, its type and the signature of its interface.
bool listsTheWorker(PacketCursor& cursor)
{
    if (cursor.read<std::uint32_t>() != 1 || !cursor.readsAs(kObjectName) || !cursor.readsAs(kObjectType))
        return false;
    const auto length = cursor.read<std::uint32_t>();
    if (length > kMaxSignatureBytes)
        return false;
    cursor.skip(length);
    return true;
}

/// What comes behind the kind.
Refusal checkBody(PacketKind kind, PacketCursor& cursor, PacketSender sender)
{
    const PacketFault otherObject{.kind = PacketFault::Kind::OtherObject};
    if (kind == PacketKind::Handshake)
        return cursor.readsAs(kRemoteObjectsVersion) ? Refusal() : PacketFault{.kind = PacketFault::Kind::OtherVersion};
    if (kind == PacketKind::ObjectList)
        return listsTheWorker(cursor) ? Refusal() : otherObject;
    if (!cursor.readsAs(kObjectName))
        return otherObject;
    if (kind == PacketKind::Invoke)
        return checkCall(cursor, sender);
    // The worker has no properties, and the client knows its interface.
    const bool hasProperties = kind == PacketKind::Init && cursor.read<std::uint32_t>() != 0;
    const bool isDynamic = kind == PacketKind::AddObject && cursor.read<std::uint8_t>() != 0;
    return hasProperties || isDynamic ? otherObject : Refusal();
}

}  // namespace

struct PacketValidator::Step {
    PacketKind kind;
    Stage from;
    Stage to;
};

std::size_t WireMethod::argumentCount() const
{
    return static_cast<std::size_t>(std::ranges::find(types, WireType::None) - types.begin());
}

std::span<const WireMethod> wireMethods(PacketSender sender)
{
    using enum WireType;
    static constexpr std::array kSlots{
        WireMethod{"ping", {UInt64}},
        WireMethod{"putBlob", {String, UInt64, UInt64, ByteArray}},
        WireMethod{"fetchBlob", {UInt64, String, UInt64, UInt64}},
        WireMethod{"describe", {UInt64}},
        WireMethod{"compile", {UInt64, String, ByteArray}},
        WireMethod{"run", {UInt64, String, ByteArray}},
        WireMethod{"time", {UInt64, String, ByteArray}},
        WireMethod{"compare", {UInt64, String, ByteArray}},
        WireMethod{"count", {UInt64, String, ByteArray}},
        WireMethod{"disassemble", {UInt64, String, ByteArray}},
        WireMethod{"analyse", {UInt64, String, ByteArray}},
        WireMethod{"sample", {UInt64, String}},
        WireMethod{"cancel", {UInt64}},
    };
    static constexpr std::array kSignals{
        WireMethod{"pong", {UInt64}},
        WireMethod{"needBlobs", {UInt64, StringList}},
        WireMethod{"finished", {UInt64, ByteArray, Bool}},
        WireMethod{"signatures", {UInt64, ByteArray}},
        WireMethod{"failed", {UInt64, String}},
        WireMethod{"progress", {UInt64, UInt64, UInt64}},
        WireMethod{"blobSlice", {UInt64, String, UInt64, ByteArray}},
        WireMethod{"console", {UInt64, String}},
        WireMethod{"notice", {String}},
        WireMethod{"compilerChosen", {UInt64, String}},
    };
    return sender == PacketSender::Client ? std::span<const WireMethod>(kSlots) : std::span<const WireMethod>(kSignals);
}

std::span<const PacketValidator::Step> PacketValidator::stepsOf(PacketSender sender)
{
    static constexpr std::array kClientSteps{
        Step{PacketKind::AddObject, Stage::Start, Stage::Open},
        Step{PacketKind::Invoke, Stage::Open, Stage::Open},
        Step{PacketKind::RemoveObject, Stage::Open, Stage::Closed},
    };
    static constexpr std::array kWorkerSteps{
        Step{PacketKind::Handshake, Stage::Start, Stage::Greeted}, Step{PacketKind::ObjectList, Stage::Greeted, Stage::Listed},
        Step{PacketKind::Init, Stage::Listed, Stage::Open},        Step{PacketKind::Invoke, Stage::Open, Stage::Open},
        Step{PacketKind::RemoveObject, Stage::Open, Stage::Closed},
    };
    return sender == PacketSender::Client ? std::span<const Step>(kClientSteps) : std::span<const Step>(kWorkerSteps);
}

PacketValidator::PacketValidator(PacketSender sender) : m_sender(sender) { }

std::optional<PacketFault> PacketValidator::check(std::span<const std::byte> packet)
{
    PacketCursor cursor(packet);
    const auto number = cursor.read<std::uint16_t>();
    const auto kind = static_cast<PacketKind>(number);
    const Stage stage = std::exchange(m_stage, Stage::Closed);
    const std::span<const Step> steps = stepsOf(m_sender);
    if (!cursor.isGood())
        return PacketFault{.kind = PacketFault::Kind::Damaged};
    if (std::ranges::find(steps, kind, &Step::kind) == steps.end())
        return PacketFault{.kind = PacketFault::Kind::UnknownPacket, .number = number};
    const auto step = std::ranges::find_if(steps, [&](const Step& each) { return each.kind == kind && each.from == stage; });
    if (step == steps.end())
        return PacketFault{.kind = PacketFault::Kind::UntimelyPacket, .number = number};
    const Refusal fault = checkBody(kind, cursor, m_sender);
    if (!cursor.isGood())
        return PacketFault{.kind = PacketFault::Kind::Damaged};
    if (!fault && !cursor.isAtEnd())
        return PacketFault{.kind = PacketFault::Kind::TrailingBytes};
    if (!fault)
        m_stage = step->to;
    return fault;
}

}  // namespace kd
