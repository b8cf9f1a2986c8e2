// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"
#include "core/session/data/recipe.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Holds what a file holds, in C order.
struct ElementArray {
    ElementType type = ElementType::UInt8;
    std::vector<std::uint64_t> shape;  ///< shape of an image: height, width, channels
    std::vector<std::byte> bytes;

    std::uint64_t count() const { return bytes.size() / sizeOf(type); }
};

// Readers of untrusted bytes. All throw RuntimeError with `subject` and a sentence, and check sizes before they take memory.

/// NumPy's .npy, versions 1 to 3: b1, i1 to i8, u1 to u8, f2, f4, f8, little endian. Fortran order is turned into C order.
ElementArray parseNpy(std::span<const std::byte> file, const std::string& subject);
/// Numbers separated by commas, semicolons, blanks or line ends; `#` starts a comment; a first line of words is skipped.
/// Int64 or UInt64 when all are whole, else Float64.
ElementArray parseCsv(std::string_view text, const std::string& subject);
/// 8 bits a channel become UInt8, 16 become UInt16. `channels`: 1, 3 or 4 of the result (grey by Rec. 601 weights, grey
/// repeated, opaque alpha added, alpha dropped); 0: 1 for grey, 3 for colour, 4 with transparency.
ElementArray parsePng(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject);
/// Width and height only.
struct ImageSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};
/// Reads no more than the header.
ImageSize pngSize(std::span<const std::byte> file, const std::string& subject);

/// The elements as `type`: reals are rounded, integers kept; integers of 8 bits take the bits of fp8. Throws RuntimeError naming
/// the first element that does not fit (out of range, or a fraction where integers are needed).
std::vector<std::byte> convertElements(const ElementArray& array, ElementType type, const std::string& subject);

/// How a file's content is wanted. `count`: elements in all, components included; 0 for as many as there are.
struct ElementRequest {
    ElementType type = ElementType::Float32;
    std::uint32_t components = 1;
    std::uint64_t count = 0;
};

/// The content of a File or Image recipe, converted and checked against `wish`: .npy, .npz and .safetensors (of which the recipe
/// may name an array), .csv and .txt, PNG and JPEG for images; any other file is raw bytes of the type. Channels of an image follow
/// the components, else the count, else the image; reals get 0 to 1, integers the stored values (16-bit images lose their low byte
/// in 8-bit types). At most 4 GiB. Blocks.
std::vector<std::byte> loadElements(const Recipe& recipe, const std::filesystem::path& folder, const ElementRequest& wish);
/// Whether a path names a picture: .png, .jpg, .jpeg.
bool isImagePath(const std::filesystem::path& path);
/// Reads an image's size. Blocks.
ImageSize imageSize(const Recipe& recipe, const std::filesystem::path& folder);

/// What is written into a file.
struct ElementOutput {
    std::string name;  ///< of the array, where the file has names
    ElementType type = ElementType::Float32;
    std::vector<std::uint64_t> shape;  ///< in all as many elements as `bytes` has
    std::span<const std::byte> bytes;
};
/// The shape of a buffer of that many elements: components > 1 are a second dimension.
std::vector<std::uint64_t> shapeOf(std::uint64_t count, std::uint32_t components);
/// The endings that saveElements() knows, as errors list them: ".npy, .npz, …".
std::string_view savedEndings();
/// Whether the file's ending is one of them.
bool isSavedEnding(const std::filesystem::path& path);
/// Writes an output by the ending of `path`: .npy, .npz, .safetensors, .csv (a row a line), .bin (the bytes), .png, .jpg and .jpeg
/// (height, width and, of more than one, channels; reals from 0 to 1 become 8 bits, and are cut off there). bfloat16 and fp8, which
/// NumPy lacks, are stored as float32 there. Throws RuntimeError for any other ending, or a shape that is no picture. Blocks.
void saveElements(const std::filesystem::path& path, const ElementOutput& output);
void saveElements(const std::filesystem::path& path, ElementType type, std::uint32_t components,
                  std::span<const std::byte> bytes);
/// The bytes that saveElements would write for that extension.
std::vector<std::byte> toNpy(ElementType type, const std::vector<std::uint64_t>& shape, std::span<const std::byte> bytes);
std::vector<std::byte> toNpy(ElementType type, std::uint32_t components, std::span<const std::byte> bytes);
std::string toCsv(ElementType type, std::uint32_t components, std::span<const std::byte> bytes);

}  // namespace kd
