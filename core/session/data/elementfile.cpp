// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/elementfile.h"

#include "core/base/error.h"
#include "core/base/expression/number.h"
#include "core/base/posix/file.h"
#include "core/session/data/elements.h"
#include "core/session/limits.h"

#include <algorithm>

namespace kd {
namespace {

std::string extensionOf(const std::filesystem::path& path)
{
    std::string extension = path.extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return extension;
}

template <typename To>
bool fits(double value)
{
    if constexpr (RealElement<To>) {
        return true;
    } else if constexpr (BoolElement<To>) {
        return value == 0 || value == 1;
    } else {
        const std::optional<Int128> whole = Number::ofReal(value).toInteger();
        return whole && *whole >= std::numeric_limits<To>::min() && *whole <= std::numeric_limits<To>::max();
    }
}

template <typename From, typename To>
bool fitsExactly(From value)
{
    if constexpr (std::integral<From> && std::integral<To>)
        return std::in_range<To>(value);
    else
        return fits<To>(elementToDouble(value));
}

template <typename From, typename To>
To converted(From value)
{
    if constexpr (std::integral<From> && std::integral<To>)
        return static_cast<To>(value);
    else
        return elementFromDouble<To>(elementToDouble(value));
}

template <typename From, typename To>
std::vector<std::byte> convertTyped(const ElementArray& array, ElementType type, const std::string& subject)
{
    const std::uint64_t count = array.count();
    std::vector<std::byte> result(count * sizeof(To));
    for (std::uint64_t i = 0; i < count; ++i) {
        const From value = loadElement<From>(array.bytes.data(), i);
        if (!fitsExactly<From, To>(value))
            refuse(subject, message("element {} is {} ({}), which {} cannot hold", i,
                                    Number::ofReal(elementToDouble(value)).toText(), nameOf(array.type), nameOf(type)));
        storeElement<To>(result.data(), i, converted<From, To>(value));
    }
    return result;
}

std::uint32_t channelsFor(const ElementRequest& wish, ImageSize size, const std::string& subject)
{
    if (wish.components == 1) {
        const std::uint64_t pixels = std::uint64_t{size.width} * size.height;
        const std::uint64_t channels = wish.count % pixels == 0 ? wish.count / pixels : 0;
        return channels == 1 || channels == 3 || channels == 4 ? static_cast<std::uint32_t>(channels) : 0;
    }
    if (wish.components != 3 && wish.components != 4)
        refuse(subject,
               message("an image fills buffers of scalars or of types with 3 or 4 components, not {}", wish.components));
    return wish.components;
}

// The pixels as `type`: reals from 0 to 1.
std::vector<std::byte> convertImage(const ElementArray& image, ElementType type, const std::string& subject)
{
    const bool deep = image.type == ElementType::UInt16;
    if (!isFloating(type) && !(deep && sizeOf(type) == 1))
        return convertElements(image, type, subject);
    const double scale = deep ? 65535.0 : 255.0;
    ElementArray scaled{.type = isFloating(type) ? ElementType::Float64 : ElementType::UInt8};
    scaled.bytes.resize(image.count() * sizeOf(scaled.type));
    for (std::uint64_t i = 0; i < image.count(); ++i) {
        const auto value =
            deep ? loadElement<std::uint16_t>(image.bytes.data(), i) : loadElement<std::uint8_t>(image.bytes.data(), i);
        if (isFloating(type))
            storeElement<double>(scaled.bytes.data(), i, value / scale);
        else
            storeElement<std::uint8_t>(scaled.bytes.data(), i, static_cast<std::uint8_t>(value >> 8));
    }
    return convertElements(scaled, type, subject);
}

std::filesystem::path pathOf(const Recipe& recipe, const std::filesystem::path& folder)
{
    return folder / std::filesystem::path(recipe.path);
}

std::vector<std::byte> loadFile(const std::filesystem::path& path, const ElementRequest& wish, const std::string& subject)
{
    const std::string extension = extensionOf(path);
    if (extension == ".csv" || extension == ".txt")
        return convertElements(parseCsv(posix::readTextFile(path, {kMaxTextFileBytes}), subject), wish.type, subject);
    std::vector<std::byte> bytes = posix::readFile(path, {kMaxBlobBytes});
    if (extension == ".npy")
        return convertElements(parseNpy(bytes, subject), wish.type, subject);
    if (bytes.size() % (sizeOf(wish.type) * wish.components) != 0)
        refuse(subject, message("it has {} byte(s), not a multiple of the {} that one element takes", bytes.size(),
                                sizeOf(wish.type) * wish.components));
    return bytes;
}

std::vector<std::byte> loadImage(const std::filesystem::path& path, const ElementRequest& wish, const std::string& subject)
{
    const std::vector<std::byte> file = posix::readFile(path, {kMaxBlobBytes});
    const ImageSize size = pngSize(file, subject);
    return convertImage(parsePng(file, channelsFor(wish, size, subject), subject), wish.type, subject);
}

}  // namespace

std::vector<std::byte> convertElements(const ElementArray& array, ElementType type, const std::string& subject)
{
    if (array.type == type)
        return array.bytes;
    return withElementType(array.type, [&]<typename From>(std::type_identity<From>) {
        return withElementType(type,
                               [&]<typename To>(std::type_identity<To>) { return convertTyped<From, To>(array, type, subject); });
    });
}

std::vector<std::byte> loadElements(const Recipe& recipe, const std::filesystem::path& folder, const ElementRequest& wish)
{
    const std::filesystem::path path = pathOf(recipe, folder);
    const std::string subject = path.string();
    std::vector<std::byte> bytes =
        recipe.kind == Recipe::Kind::Image ? loadImage(path, wish, subject) : loadFile(path, wish, subject);
    const std::uint64_t count = bytes.size() / sizeOf(wish.type);
    if (count == 0)
        refuse(subject, "it holds no elements");
    if (count % wish.components != 0)
        refuse(subject, message("it holds {} number(s), not a multiple of the {} that one element has", count,
                                wish.components));
    if (wish.count != 0 && count != wish.count) {
        const std::uint64_t held = count / wish.components;
        const std::uint64_t wanted = wish.count / wish.components;
        refuse(subject,
               wanted == 1 ? message("it holds {} element(s), but {} is wanted", held, wanted)
                           : message("it holds {} element(s), but {} are wanted", held, wanted));
    }
    return bytes;
}

ImageSize imageSize(const Recipe& recipe, const std::filesystem::path& folder)
{
    const std::filesystem::path path = pathOf(recipe, folder);
    return pngSize(posix::readFile(path, {kMaxBlobBytes}), path.string());
}

void saveElements(const std::filesystem::path& path, ElementType type, std::uint32_t components, std::span<const std::byte> bytes)
{
    const std::string extension = extensionOf(path);
    if (extension == ".npy")
        posix::writeFileAtomically(path, std::span<const std::byte>(toNpy(type, components, bytes)));
    else if (extension == ".csv")
        posix::writeFileAtomically(path, toCsv(type, components, bytes));
    else if (extension == ".bin")
        posix::writeFileAtomically(path, bytes);
    else
        refuse(path.string(), "outputs are written as .npy, .csv or .bin; this name ends in none of them");
}

}  // namespace kd
