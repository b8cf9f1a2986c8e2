// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/envelope.h"

#include "core/base/error.h"

namespace kd {
namespace {

constexpr char kValue = 'v';
constexpr char kBlob = 'b';

}  // namespace

QByteArray pack(std::span<const std::byte> cbor, const std::function<std::string(std::span<const std::byte>)>& keep)
{
    if (cbor.size() <= kMaxInlineBytes)
        return kValue + toByteArray(cbor);
    return kBlob + toByteArray(toCbor(Json{{"id", keep(cbor)}, {"size", cbor.size()}}));
}

Envelope unpack(const QByteArray& message)
{
    const std::span<const std::byte> bytes = bytesOf(message);
    if (!message.isEmpty() && message.front() == kValue)
        return {.value = {bytes.begin() + 1, bytes.end()}};
    if (message.isEmpty() || message.front() != kBlob)
        refuseValue("it is neither a value nor the name of one");
    const Json json = fromCbor(bytes.subspan(1));
    Envelope envelope =
        readValue([&] { return Envelope{.blob = json.at("id").get<std::string>(), .size = json.at("size").get<std::uint64_t>()}; });
    if (!isContentId(envelope.blob) || envelope.size > kMaxValueBytes)
        refuseValue("the blob that it names cannot hold a value");
    return envelope;
}

}  // namespace kd
