// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/wire.h"

#include "core/base/sha256.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd {
namespace {

constexpr int kDeepest = 64;
constexpr std::string_view kContentPrefix = "sha256:";

/// Walks over CBOR of definite lengths without reading what texts and byte strings hold: the parser recurses, so that
/// depth is stack, and takes lengths at their word.
class CborGuard {
public:
    explicit CborGuard(std::span<const std::byte> bytes) : m_bytes(bytes) { }

    /// One item that fills the bytes, nested at most kDeepest levels.
    bool isWellFormed() { return parseItem(0) && m_bytes.empty(); }

private:
    bool parseItem(int depth)
    {
        constexpr unsigned kArray = 4;
        constexpr unsigned kMap = 5;
        constexpr unsigned kTag = 6;
        std::uint64_t argument = 0;
        unsigned type = 0;
        if (depth > kDeepest || !parseHead(type, argument) || type == kTag)
            return false;
        if (type == 2 || type == 3)
            return skip(argument);
        if (type != kArray && type != kMap)
            return true;
        for (std::uint64_t i = 0; i < argument; ++i)
            if ((type == kMap && !parseItem(depth + 1)) || !parseItem(depth + 1))
                return false;
        return true;
    }

    bool parseHead(unsigned& type, std::uint64_t& argument)
    {
        constexpr unsigned kOneByte = 24;
        constexpr unsigned kEightBytes = 27;
        if (m_bytes.empty())
            return false;
        const auto head = std::to_integer<unsigned>(m_bytes.front());
        m_bytes = m_bytes.subspan(1);
        type = head >> 5;
        argument = head & 31;
        if (argument < kOneByte)
            return true;
        const std::size_t size = argument <= kEightBytes ? std::size_t{1} << (argument - kOneByte) : m_bytes.size() + 1;
        if (size > m_bytes.size())
            return false;
        argument = 0;
        for (std::size_t i = 0; i < size; ++i)
            argument = argument << 8 | std::to_integer<std::uint64_t>(m_bytes[i]);
        m_bytes = m_bytes.subspan(size);
        return true;
    }

    bool skip(std::uint64_t size)
    {
        if (size > m_bytes.size())
            return false;
        m_bytes = m_bytes.subspan(static_cast<std::size_t>(size));
        return true;
    }

    std::span<const std::byte> m_bytes;
};

Json binaryOfCode(const std::vector<std::byte>& code)
{
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(code.data());
    return Json::binary({bytes, bytes + code.size()});
}

std::vector<std::byte> codeOf(const Json& json)
{
    const auto& binary = json.get_binary();
    const auto* const bytes = reinterpret_cast<const std::byte*>(binary.data());
    return {bytes, bytes + binary.size()};
}

}  // namespace

void refuseValue(const Message& reason)
{
    throw RuntimeError({.text = message("a message has the wrong shape: {}", reason)});
}

std::vector<std::byte> toCbor(const Json& value)
{
    std::vector<std::byte> bytes;
    const std::vector<std::uint8_t> encoded = Json::to_cbor(value);
    bytes.resize(encoded.size());
    std::ranges::transform(encoded, bytes.begin(), [](std::uint8_t byte) { return std::byte{byte}; });
    return bytes;
}

Json fromCbor(std::span<const std::byte> bytes)
{
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto* last = first + bytes.size();
    if (!CborGuard(bytes).isWellFormed())
        refuseValue("it is not CBOR, or nested too deeply");
    return readValue([&] { return Json::from_cbor(first, last); });
}

Json outcomeToWire(const CompileOutcome& outcome)
{
    Json json = outcome;
    json["ptx"] = outcome.ptx;
    json["cubin"] = binaryOfCode(outcome.cubin);
    if (!outcome.tileIr.empty())
        json["tileIr"] = binaryOfCode(outcome.tileIr);
    if (!outcome.tileCubin.empty())
        json["tileCubin"] = binaryOfCode(outcome.tileCubin);
    return json;
}

CompileOutcome outcomeFromWire(const Json& json)
{
    return readValue([&] {
        auto outcome = json.get<CompileOutcome>();
        outcome.ptx = valueOr<std::string>(json, "ptx", {});
        outcome.cubin = codeOf(json.at("cubin"));
        if (const auto tileIr = json.find("tileIr"); tileIr != json.end())
            outcome.tileIr = codeOf(*tileIr);
        if (const auto tileCubin = json.find("tileCubin"); tileCubin != json.end())
            outcome.tileCubin = codeOf(*tileCubin);
        return outcome;
    });
}

Json tileRequestToWire(const TileAssemblyRequest& request)
{
    return {{"tileIr", binaryOfCode(request.tileIr)},
            {"architecture", request.architecture},
            {"deadline", request.deadline.count()},
            {"identity", request.identity}};
}

TileAssemblyRequest tileRequestFromWire(const Json& json)
{
    return readValue([&] {
        return TileAssemblyRequest{.tileIr = codeOf(json.at("tileIr")),
                                   .architecture = json.at("architecture").get<std::string>(),
                                   .deadline = Milliseconds(json.at("deadline").get<std::int64_t>()),
                                   .identity = json.at("identity").get<std::string>()};
    });
}

QString messageToWire(const Message& message)
{
    return QString::fromStdString(dumpJson(message));
}

Message messageFromWire(const QString& text)
{
    std::string json = text.toStdString();
    try {
        return parseJson(json, "message").get<Message>();
    } catch (const Error&) {
        return verbatim(std::move(json));
    }
}

Json timingToWire(TimingOutcome outcome)
{
    const std::vector<double> samples = std::exchange(outcome.samples, {});
    Json json = outcome;
    const auto bytes = std::as_bytes(std::span(samples));
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    json["samples"] = Json::binary({first, first + bytes.size()});
    return json;
}

TimingOutcome timingFromWire(Json json)
{
    return readValue([&] {
        const Json::binary_t bytes = std::exchange(json.at("samples"), Json::array()).get_binary();
        auto outcome = json.get<TimingOutcome>();
        outcome.samples.resize(bytes.size() / sizeof(double));
        std::memcpy(outcome.samples.data(), bytes.data(), outcome.samples.size() * sizeof(double));
        return outcome;
    });
}

std::vector<std::byte> toCbor(const ChildMessage& message)
{
    return toCbor(Json{{"type", message.type}, {"job", message.job}, {"body", message.body}});
}

ChildMessage childMessageFrom(std::span<const std::byte> bytes)
{
    Json json = fromCbor(bytes);
    return readValue([&] {
        ChildMessage message{.type = json.at("type").get<std::string>(), .job = json.at("job").get<std::uint64_t>(), .body = {}};
        message.body = std::move(json.at("body"));
        return message;
    });
}

std::optional<ReceivedMessage> receiveMessage(posix::Channel& channel)
{
    std::optional<posix::Frame> frame = channel.receive();
    if (!frame && channel.isDamaged())
        throw DamagedInput({.text = "what the worker sent to this process arrived damaged; the machine's memory may be at fault"});
    if (!frame)
        return std::nullopt;
    try {
        return ReceivedMessage{.message = childMessageFrom(frame->payload), .descriptors = std::move(frame->descriptors)};
    } catch (const Error& error) {
        throw DamagedInput(error.info());
    }
}

std::string blobIdOf(std::span<const std::byte> bytes)
{
    return std::string(kContentPrefix) + sha256Hex(bytes);
}

std::string contentId(const std::string& sha256)
{
    return std::string(kContentPrefix) + sha256;
}

bool isContentId(const std::string& id)
{
    constexpr std::size_t kDigits = 64;
    return id.size() == kContentPrefix.size() + kDigits && id.starts_with(kContentPrefix) &&
        std::all_of(id.begin() + kContentPrefix.size(), id.end(),
                    [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace kd
