// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/elementfile.h"

#include "core/base/error.h"
#include "core/base/expression/number.h"
#include "core/base/posix/file.h"
#include "core/session/data/arrayfile.h"
#include "core/session/data/elements.h"
#include "core/session/data/imagefile.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>

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

/// The most bytes that an array of the wish can have in a file, whatever its type there.
std::uint64_t arrayLimit(const ElementRequest& wish)
{
    constexpr std::uint64_t kLongestElement = 8;
    const bool isKnown = wish.count != 0 && wish.count <= kMaxBlobBytes / kLongestElement;
    return isKnown ? wish.count * kLongestElement : kMaxBlobBytes;
}

bool holdsArrays(const std::string& extension)
{
    return extension == ".npz" || extension == ".safetensors";
}

std::vector<std::byte> loadFile(const Recipe& recipe, const std::filesystem::path& path, const ElementRequest& wish,
                                const std::string& subject)
{
    const std::string extension = extensionOf(path);
    if (!recipe.part.empty() && !holdsArrays(extension))
        refuse(subject, message("it has no parts to choose '{}' from; .npz and .safetensors have", recipe.part.substr(0, 64)));
    if (extension == ".csv" || extension == ".txt")
        return convertElements(parseCsv(posix::readTextFile(path, {kMaxTextFileBytes}), subject), wish.type, subject);
    std::vector<std::byte> bytes = posix::readFile(path, {kMaxBlobBytes});
    if (extension == ".npy")
        return convertElements(parseNpy(bytes, subject), wish.type, subject);
    if (extension == ".npz")
        return convertElements(parseNpz(bytes, recipe.part, arrayLimit(wish), subject), wish.type, subject);
    if (extension == ".safetensors")
        return convertElements(parseSafetensors(bytes, recipe.part, subject), wish.type, subject);
    if (bytes.size() % (sizeOf(wish.type) * wish.components) != 0)
        refuse(subject, message("it has {} byte(s), not a multiple of the {} that one element takes", bytes.size(),
                                sizeOf(wish.type) * wish.components));
    return bytes;
}

std::vector<std::byte> loadImage(const std::filesystem::path& path, const ElementRequest& wish, const std::string& subject)
{
    const std::vector<std::byte> file = posix::readFile(path, {kMaxBlobBytes});
    const ImageSize size = sizeOfImage(file, subject);
    return convertImage(parseImage(file, channelsFor(wish, size, subject), subject), wish.type, subject);
}

constexpr std::array<std::string_view, 8> kEndings{".npy", ".npz", ".bin", ".csv", ".safetensors", ".png", ".jpg", ".jpeg"};

/// Reals from 0 to 1 as 8 bits, the way back of convertImage(); NaN is 0.
std::vector<std::byte> realsAsPixels(ElementType type, std::span<const std::byte> bytes)
{
    constexpr double kMaxPixel = 255;
    std::vector<std::byte> pixels(bytes.size() / sizeOf(type));
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const double value = elementToDouble(loadElement<T>(bytes.data(), i));
            storeElement(pixels.data(), i, elementFromDouble<std::uint8_t>(value * kMaxPixel));
        }
    });
    return pixels;
}

std::vector<std::byte> imageBytes(const ElementOutput& output, bool isPng, const std::string& subject)
{
    constexpr std::uint64_t kMaxSide = 65535;
    const std::vector<std::uint64_t>& shape = output.shape;
    const std::uint64_t channels = shape.size() == 3 ? shape[2] : 1;
    const bool isPicture = (shape.size() == 2 || shape.size() == 3) && shape[0] != 0 && shape[1] != 0 && shape[0] <= kMaxSide &&
        shape[1] <= kMaxSide && channels >= 1 && channels <= 4;
    if (!isPicture)
        refuse(subject,
               "a picture has the shape height, width or height, width, channels, with 1 to 4 channels; give the output's shape");
    ImagePixels pixels{.type = output.type,
                       .size = {static_cast<std::uint32_t>(shape[1]), static_cast<std::uint32_t>(shape[0])},
                       .channels = static_cast<std::uint32_t>(channels),
                       .bytes = output.bytes};
    std::vector<std::byte> converted;
    if (isFloating(output.type)) {
        converted = realsAsPixels(output.type, output.bytes);
        pixels.type = ElementType::UInt8;
        pixels.bytes = converted;
    }
    if (pixels.type != ElementType::UInt8 && !(isPng && pixels.type == ElementType::UInt16))
        refuse(subject,
               message("elements of {} are no pixels; uint8, reals from 0 to 1 and, as PNG, uint16 are", nameOf(output.type)));
    return isPng ? toPng(pixels) : toJpeg(pixels);
}

std::uint32_t lastOf(const std::vector<std::uint64_t>& shape)
{
    return shape.size() > 1 && shape.back() <= kMaxComponents ? static_cast<std::uint32_t>(shape.back()) : 1;
}

void checkShape(const ElementOutput& output, const std::string& subject)
{
    std::uint64_t bytes = sizeOf(output.type);
    bool isTooLarge = false;
    for (const std::uint64_t size : output.shape)
        isTooLarge = isTooLarge || __builtin_mul_overflow(bytes, size, &bytes);
    if (isTooLarge || bytes != output.bytes.size())
        refuse(subject,
               message("its shape does not have the {} element(s) of the output", output.bytes.size() / sizeOf(output.type)));
}

}  // namespace

std::vector<std::uint64_t> shapeOf(std::uint64_t count, std::uint32_t components)
{
    return components > 1 ? std::vector<std::uint64_t>{count / components, components} : std::vector<std::uint64_t>{count};
}

std::string_view savedEndings()
{
    return ".npy, .npz, .bin, .csv, .safetensors, .png or .jpg";
}

bool isSavedEnding(const std::filesystem::path& path)
{
    return std::ranges::find(kEndings, extensionOf(path)) != kEndings.end();
}

std::vector<std::byte> convertElements(const ElementArray& array, ElementType type, const std::string& subject)
{
    const bool isTiny = array.type == ElementType::Float8E4M3 || array.type == ElementType::Float8E5M2;
    if (array.type == type || (isTiny && (type == ElementType::UInt8 || type == ElementType::Int8)))
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
        recipe.kind == Recipe::Kind::Image ? loadImage(path, wish, subject) : loadFile(recipe, path, wish, subject);
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

std::vector<ArrayEntry> listArrays(const std::filesystem::path& path)
{
    const std::string extension = extensionOf(path);
    if (!holdsArrays(extension))
        return {};
    const std::vector<std::byte> file = posix::readFile(path, {kMaxBlobBytes});
    return extension == ".npz" ? listNpz(file, path.string()) : listSafetensors(file, path.string());
}

bool isImagePath(const std::filesystem::path& path)
{
    const std::string extension = extensionOf(path);
    return extension == ".png" || extension == ".jpg" || extension == ".jpeg";
}

ImageSize imageSize(const Recipe& recipe, const std::filesystem::path& folder)
{
    const std::filesystem::path path = pathOf(recipe, folder);
    return sizeOfImage(posix::readFile(path, {kMaxBlobBytes}), path.string());
}

void saveElements(const std::filesystem::path& path, const ElementOutput& output)
{
    const std::string extension = extensionOf(path);
    const std::string subject = path.string();
    const std::string name = output.name.empty() ? "arr_0" : output.name;
    checkShape(output, subject);
    std::vector<std::byte> file;
    if (extension == ".npy")
        file = toNpy(output.type, output.shape, output.bytes);
    else if (extension == ".npz")
        file = toNpz(name, output.type, output.shape, output.bytes);
    else if (extension == ".safetensors")
        file = toSafetensors(name, output.type, output.shape, output.bytes);
    else if (isImagePath(path))
        file = imageBytes(output, extension == ".png", subject);
    else if (extension == ".csv")
        return posix::writeFileAtomically(path, toCsv(output.type, lastOf(output.shape), output.bytes));
    else if (extension == ".bin")
        return posix::writeFileAtomically(path, output.bytes);
    else
        refuse(subject, message("outputs are written as {}; this name ends in none of them", savedEndings()));
    posix::writeFileAtomically(path, std::span<const std::byte>(file));
}

void saveElements(const std::filesystem::path& path, ElementType type, std::uint32_t components, std::span<const std::byte> bytes)
{
    saveElements(path, {.name = {}, .type = type, .shape = shapeOf(bytes.size() / sizeOf(type), components), .bytes = bytes});
}

}  // namespace kd
