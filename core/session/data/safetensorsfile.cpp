// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/session/data/arrayfile.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

namespace kd {
namespace {

// The format: 8 bytes, the length of a JSON header, little endian; the header; the tensors' bytes.
constexpr std::size_t kTensorLengthBytes = 8;
constexpr std::uint64_t kMaxTensorHeaderBytes = 64u << 20;
constexpr std::size_t kMaxTensors = 1u << 20;
constexpr std::size_t kMaxTensorDimensions = 32;
constexpr std::size_t kHeaderAlignment = 8;

struct TensorType {
    std::string_view word;
    ElementType type;
};

constexpr std::array<TensorType, 15> kTensorTypes{{
    {"BOOL", ElementType::Bool},
    {"I8", ElementType::Int8},
    {"U8", ElementType::UInt8},
    {"I16", ElementType::Int16},
    {"U16", ElementType::UInt16},
    {"I32", ElementType::Int32},
    {"U32", ElementType::UInt32},
    {"I64", ElementType::Int64},
    {"U64", ElementType::UInt64},
    {"F16", ElementType::Float16},
    {"BF16", ElementType::BFloat16},
    {"F32", ElementType::Float32},
    {"F64", ElementType::Float64},
    {"F8_E4M3", ElementType::Float8E4M3},
    {"F8_E5M2", ElementType::Float8E5M2},
}};

struct Tensor {
    ArrayEntry entry;
    std::uint64_t begin = 0, end = 0;
};

class SafetensorsReader {
public:
    SafetensorsReader(std::span<const std::byte> file, const std::string& subject) : m_subject(subject)
    {
        std::uint64_t length = 0;
        if (file.size() < kTensorLengthBytes)
            refuse(subject, "it is not a .safetensors file, or it is cut off");
        std::memcpy(&length, file.data(), kTensorLengthBytes);
        if (length > file.size() - kTensorLengthBytes || length > kMaxTensorHeaderBytes)
            refuse(subject, "its .safetensors header is cut off, or it is not such a file");
        const auto* const text = reinterpret_cast<const char*>(file.data()) + kTensorLengthBytes;
        m_header = parseJson({text, static_cast<std::size_t>(length)}, subject, {.bytes = kMaxTensorHeaderBytes, .depth = 8});
        m_data = file.subspan(kTensorLengthBytes + length);
        if (!m_header.is_object() || m_header.size() > kMaxTensors)
            refuse(subject, "its .safetensors header does not list tensors");
    }

    std::span<const std::byte> data() const { return m_data; }
    std::vector<Tensor> tensors() const
    {
        std::vector<Tensor> tensors;
        for (const auto& [name, json] : m_header.items())
            if (name != "__metadata__")
                tensors.push_back(tensor(name, json));
        return tensors;
    }

private:
    Tensor tensor(const std::string& name, const Json& json) const
    {
        Tensor tensor{.entry = {.name = name, .type = valueOr<std::string>(json, "dtype", {}), .shape = {}}};
        const Json shape = valueOr(json, "shape", Json());
        const Json offsets = valueOr(json, "data_offsets", Json());
        const auto isNumber = [](const Json& number) { return number.is_number_unsigned(); };
        const bool isWhole = shape.is_array() && shape.size() <= kMaxTensorDimensions && std::ranges::all_of(shape, isNumber) &&
            offsets.is_array() && offsets.size() == 2 && std::ranges::all_of(offsets, isNumber);
        if (!isWhole)
            refuse(m_subject, message("what its header says of the tensor '{}' cannot be read", name.substr(0, 64)));
        shape.get_to(tensor.entry.shape);
        offsets[0].get_to(tensor.begin);
        offsets[1].get_to(tensor.end);
        if (tensor.begin > tensor.end || tensor.end > m_data.size())
            refuse(m_subject, message("the tensor '{}' lies outside of the file, or the file is cut off", name.substr(0, 64)));
        return tensor;
    }

    const std::string& m_subject;
    Json m_header;
    std::span<const std::byte> m_data;
};

std::vector<ArrayEntry> entriesOf(const std::vector<Tensor>& tensors)
{
    std::vector<ArrayEntry> entries;
    for (const Tensor& tensor : tensors)
        entries.push_back(tensor.entry);
    return entries;
}

}  // namespace

std::vector<ArrayEntry> listSafetensors(std::span<const std::byte> file, const std::string& subject)
{
    return entriesOf(SafetensorsReader(file, subject).tensors());
}

ElementArray parseSafetensors(std::span<const std::byte> file, std::string_view name, const std::string& subject)
{
    const SafetensorsReader reader(file, subject);
    const std::vector<Tensor> tensors = reader.tensors();
    const auto found = name.empty() && tensors.size() == 1
        ? tensors.begin()
        : std::ranges::find_if(tensors, [&](const Tensor& tensor) { return !name.empty() && tensor.entry.name == name; });
    if (found == tensors.end())
        refuseArrayName(entriesOf(tensors), name, subject);
    const auto type = std::ranges::find(kTensorTypes, found->entry.type, &TensorType::word);
    if (type == kTensorTypes.end())
        refuse(subject,
               message("the element type '{}' of the tensor '{}' is not read; convert it to integers, bool or real numbers",
                       found->entry.type.substr(0, 32), found->entry.name.substr(0, 64)));
    ElementArray array{.type = type->type, .shape = found->entry.shape, .bytes = {}};
    const std::uint64_t expected = arrayBytes(array.shape, array.type, subject);
    if (found->end - found->begin != expected)
        refuse(subject,
               message("the shape of the tensor '{}' means {} byte(s); it has {}", found->entry.name.substr(0, 64), expected,
                       found->end - found->begin));
    const std::span<const std::byte> bytes = reader.data().subspan(found->begin, expected);
    array.bytes.assign(bytes.begin(), bytes.end());
    return array;
}

std::vector<std::byte> toSafetensors(const std::string& name, ElementType type, const std::vector<std::uint64_t>& shape,
                                     std::span<const std::byte> bytes)
{
    const std::string_view word = std::ranges::find(kTensorTypes, type, &TensorType::type)->word;
    const Json header{{name, {{"dtype", word}, {"shape", shape}, {"data_offsets", {0, bytes.size()}}}}};
    std::string text = dumpJson(header);
    text.append((kHeaderAlignment - text.size() % kHeaderAlignment) % kHeaderAlignment, ' ');
    const std::uint64_t length = text.size();
    std::vector<std::byte> file(kTensorLengthBytes + text.size() + bytes.size());
    std::memcpy(file.data(), &length, kTensorLengthBytes);
    std::memcpy(file.data() + kTensorLengthBytes, text.data(), text.size());
    std::ranges::copy(bytes, file.begin() + static_cast<std::ptrdiff_t>(kTensorLengthBytes + text.size()));
    return file;
}

}  // namespace kd
