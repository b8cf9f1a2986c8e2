// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/cache/pchlabel.h"

#include "core/base/fields.h"
#include "core/base/sha256.h"

#include <exception>
#include <functional>
#include <set>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace kd {
namespace {

constexpr int kFormat = 2;
constexpr std::size_t kHashLength = 64;
constexpr std::size_t kMaxText = 8u << 20;
constexpr std::size_t kMaxNames = 65536;
constexpr JsonLimits kLabelLimits{.bytes = 2 * kMaxText, .depth = 4};

using Names = std::unordered_set<std::string>;

Json namesToJson(const Names& names)
{
    return std::set<std::string>(names.begin(), names.end());
}

void readNames(const JsonFields& fields, std::string_view key, Names& target)
{
    std::vector<std::string> names;
    fields.readTexts(key, names, kMaxNames);
    target = {names.begin(), names.end()};
}

void readFormat(const JsonFields& fields, std::string_view key, int& target)
{
    fields.read(key, target);
    if (target != kFormat)
        fields.refuse(key, "another version wrote it");
}

}  // namespace

template <> struct FieldList<PchLabel> {
    static constexpr FieldRules kRules{.subject = "label of precompiled headers"};
    static void list(auto& fields, auto& label)
    {
        auto& [name, nvrtc, heapAddress, heapBytes, closure, size, checksum] = label;
        int format = kFormat;
        fields.required("format");
        fields.custom("format", format, std::identity(), readFormat);
        fields.field("name", name, kHashLength);
        fields.field("nvrtc", nvrtc, kMaxText);
        fields.field("heapAddress", heapAddress);
        fields.field("heapBytes", heapBytes);
        fields.field("digest", closure.digest, kMaxText);
        fields.custom("names", closure.names, namesToJson, readNames);
        fields.field("size", size, 0, kMaxHeaderBytes.value);
        fields.field("checksum", checksum);
    }
};

void to_json(Json& json, const PchLabel& label)
{
    writeFields(json, label);
}

void from_json(const Json& json, PchLabel& label)
{
    readFields(json, label);
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
