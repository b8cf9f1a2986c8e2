// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/pchlabel.h"

#include "core/base/jsonfields.h"
#include "core/base/sha256.h"

#include <algorithm>
#include <exception>
#include <string_view>
#include <vector>

namespace kd {
namespace {

constexpr int kFormat = 2;
constexpr std::size_t kHashLength = 64;
constexpr std::size_t kMaxText = 8u << 20;
constexpr std::size_t kMaxNames = 65536;
constexpr JsonLimits kLabelLimits{.bytes = 2 * kMaxText, .depth = 4};

}  // namespace

void to_json(Json& json, const PchLabel& label)
{
    std::vector<std::string> names(label.closure.names.begin(), label.closure.names.end());
    std::sort(names.begin(), names.end());
    json = {{"format", kFormat}, {"name", label.name}, {"nvrtc", label.nvrtc},
            {"heapAddress", label.heapAddress}, {"heapBytes", label.heapBytes}, {"digest", label.closure.digest},
            {"names", names}, {"size", label.size}, {"checksum", label.checksum}};
}

void from_json(const Json& json, PchLabel& label)
{
    const JsonFields fields(json, "label of precompiled headers");
    int format = 0;
    fields.read("format", format);
    if (format != kFormat)
        fields.refuse("format", "another version wrote it");
    std::vector<std::string> names;
    fields.read("name", label.name, kHashLength);
    fields.read("nvrtc", label.nvrtc, kMaxText);
    fields.read("heapAddress", label.heapAddress);
    fields.read("heapBytes", label.heapBytes);
    fields.read("digest", label.closure.digest, kMaxText);
    fields.readTexts("names", names, kMaxNames);
    fields.read("size", label.size, 0, kMaxHeaderBytes.value);
    fields.read("checksum", label.checksum);
    label.closure.names = {names.begin(), names.end()};
}

std::string encodeLabel(const PchLabel& label)
{
    const std::string json = dumpJson(Json(label));
    std::string text = sha256Hex(json) + '\n' + json;
    const std::optional<PchLabel> again = decodeLabel(std::as_bytes(std::span(text)));
    return again && Json(*again) == Json(label) ? text : std::string();
}

std::optional<PchLabel> decodeLabel(std::span<const std::byte> bytes)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.size() <= kHashLength || text[kHashLength] != '\n')
        return std::nullopt;
    const std::string_view json = text.substr(kHashLength + 1);
    if (sha256Hex(json) != text.substr(0, kHashLength))
        return std::nullopt;
    try {
        return parseJson(json, "label of precompiled headers", kLabelLimits).get<PchLabel>();
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace kd
