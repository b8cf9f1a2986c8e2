// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/productdescriptor.h"

#include <algorithm>
#include <optional>

namespace kd::emulator {
namespace {

constexpr int kMaxColumnsOfD = 256;
constexpr int kDepthOfHalfBytes = 64, kDeep = 96;  // K of 4-bit elements
constexpr int kRowsOfDeep = 128;
constexpr int kFactorsOfWords = 3;                 // for 96 elements, 32 each

std::uint32_t field(std::uint32_t bits, int first, int count)
{
    return bits >> first & ((1U << count) - 1);
}
bool flag(std::uint32_t bits, int at)
{
    return field(bits, at, 1) != 0;
}

std::optional<Element> elementOf(ProductKind kind, std::uint32_t number)
{
    switch (kind) {
    case ProductKind::F16:
        return number == 0 ? std::optional(Element::F16) : number == 1 ? std::optional(Element::BF16) : std::nullopt;
    case ProductKind::TF32: return number == 2 ? std::optional(Element::TF32) : std::nullopt;
    case ProductKind::I8: return number == 0 ? std::optional(Element::U8) : number == 1 ? std::optional(Element::S8) : std::nullopt;
    case ProductKind::MxF4:
    case ProductKind::MxF4NvF4: return number == 1 ? std::optional(Element::E2M1) : std::nullopt;
    default: break;
    }
    switch (number) {
    case 0: return Element::E4M3;
    case 1: return Element::E5M2;
    case 3: return Element::E2M3;
    case 4: return Element::E3M2;
    case 5: return Element::E2M1;
    default: return std::nullopt;
    }
}

bool isShape(const TensorProductForm& form, int m, int n)
{
    const bool isWhole = form.kind == ProductKind::I8;
    if (n < 8 || n > kMaxColumnsOfD)
        return false;
    if (form.isWeightStationary)
        return (m == 32 || m == 64 || m == 128) && (n == 64 || n == 128 || (n == 256 && !form.isSparse));
    if (form.blocks == 2)
        return (m == 256 || (m == 128 && !(form.isScaled() && form.isSparse))) && n % (isWhole ? 32 : 16) == 0;
    if (form.isScaled())
        return m == 128 && n % 8 == 0;
    return (m == 64 || m == 128) && (isWhole ? n % 16 == 0 || n == 8 || n == 24 : n % 8 == 0);
}

// The type of D: 0 is F16, 1 F32, 2 S32.
bool isTypeOfD(ProductKind kind, std::uint32_t number)
{
    if (kind == ProductKind::I8)
        return number == 2;
    return number == 1 || (number == 0 && (kind == ProductKind::F16 || kind == ProductKind::F8F6F4));
}

Message readTypes(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    const int bitsOfB = form.hasHalfBytes() ? 2 : 3;
    const std::optional<Element> a = elementOf(form.kind, field(bits, 7, 3)), b = elementOf(form.kind, field(bits, 10, bitsOfB));
    if (!a || !b)
        return message("the instruction descriptor has type {} of A and {} of B, which this .kind has not", field(bits, 7, 3),
                       field(bits, 10, bitsOfB));
    found.a = *a;
    found.b = *b;
    found.isTransposedA = flag(bits, 15);
    found.isTransposedB = flag(bits, 16);
    if (form.hasHalfBytes() && (found.isTransposedA || found.isTransposedB))
        return "the instruction descriptor transposes a matrix, which this .kind has not";
    return {};
}

// The fields that differ where there are scale factors.
Message readFactors(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    found.factorType = flag(bits, 23) ? ScaleType::UE8M0 : ScaleType::UE4M3;
    if (found.factorType == ScaleType::UE4M3 && form.kind != ProductKind::MxF4NvF4)
        return "the instruction descriptor has scale factors of type ue4m3, which this .kind has not";
    found.firstFactorOfA = static_cast<int>(field(bits, 29, 2));
    found.firstFactorOfB = static_cast<int>(field(bits, 4, 2));
    if (!flag(bits, 31)) {
        if (found.firstFactorOfA % form.factors == 0 && found.firstFactorOfB % form.factors == 0)
            return {};
        return message("the instruction descriptor has scale factors from byte {} of A and {} of B on: {} of them are a group",
                       found.firstFactorOfA, found.firstFactorOfB, form.factors);
    }
    if (!form.hasHalfBytes() || form.isSparse || found.m / form.blocks != kRowsOfDeep)
        return "the instruction descriptor asks for K = 96, which is for a dense A of .kind::mxf4 and .kind::mxf4nvf4 with 128 "
               "rows in each block";
    found.depth = kDeep;
    found.factors = form.factors * kDeep / kDepthOfHalfBytes;
    const int step = found.factors == kFactorsOfWords ? 1 : 2;
    if (found.firstFactorOfA % step != 0 || found.firstFactorOfB % step != 0)
        return message("the instruction descriptor has scale factors from byte {} of A and {} of B on: {} of them begin at byte 0 "
                       "or 2", found.firstFactorOfA, found.firstFactorOfB, found.factors);
    return {};
}

// Fields that sm_107 alone has.
Message wrongOfLater(const TensorProductForm& form, std::uint32_t bits)
{
    const int deep = form.kind == ProductKind::F8F6F4 ? 29 : form.kind == ProductKind::MxF8F6F4 ? 31 : 0;
    if (deep != 0 && flag(bits, deep))
        return message("the instruction descriptor has bit {}, which asks for K = 64 on sm_107: that is not emulated", deep);
    if (form.isScaled() && field(bits, 24, 3) != 0)
        return "the instruction descriptor has bits 24 to 26, of which sm_107 alone has a meaning: that is not emulated";
    return {};
}

int depthOf(ProductKind kind)
{
    switch (kind) {
    case ProductKind::F16: return 16;
    case ProductKind::TF32: return 8;
    case ProductKind::MxF4:
    case ProductKind::MxF4NvF4: return kDepthOfHalfBytes;
    default: return 32;
    }
}

// Metadata of wide elements fills one of two columns, others both.
Message readSelector(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    found.selector = static_cast<int>(field(bits, 0, 2));
    if (!form.isSparse || found.selector == 0)
        return {};
    if (!ProductMetadata::of(form).isOfWideElements)
        return message("the instruction descriptor has sparsity selector {}: of this .kind it must be 0", found.selector);
    if (found.selector > 1)
        return message("the instruction descriptor of a tcgen05.mma.sp has sparsity selector {}, which is not emulated: 0 "
                       "and 1 choose one of two columns of metadata, and nothing says what 2 and 3 choose", found.selector);
    return {};
}

Message readPlain(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    if (!isTypeOfD(form.kind, field(bits, 4, 2)))
        return message("the instruction descriptor has type {} of D, which this .kind has not", field(bits, 4, 2));
    found.isHalf = field(bits, 4, 2) == 0;
    found.saturates = flag(bits, 3);
    if (Message wrong = readSelector(form, bits, found); !wrong.empty())
        return wrong;
    if (form.isWeightStationary && field(bits, 30, 2) != 0)
        found.maxShift = 4 << field(bits, 30, 2);
    if (form.kind == ProductKind::I8 && (flag(bits, 13) || flag(bits, 14)))
        return "the instruction descriptor negates a matrix of integers";
    return {};
}

}  // namespace

int TensorProductForm::elementsOfPiece() const
{
    return depthOf(kind) / 2;
}

Message ProductDescriptor::read(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    if (flag(bits, 2) != form.isSparse)
        return form.isSparse ? Message("the instruction descriptor has a dense A, and the instruction has a sparse one")
                             : Message("the instruction descriptor has a sparse A, and the instruction has not");
    if (Message wrong = wrongOfLater(form, bits); !wrong.empty())
        return wrong;
    found.depth = depthOf(form.kind) * (form.isSparse ? 2 : 1);
    found.factors = form.factors;
    found.n = static_cast<int>(field(bits, 17, 6)) * 8;
    found.m = static_cast<int>(field(bits, 24, 5)) * 16;
    if (!isShape(form, found.m, found.n))
        return message("the instruction descriptor has M = {} and N = {}, a shape that this .kind has not with .cta_group::{}",
                       found.m, found.n, form.blocks);
    if (form.isShifted && (found.m == 64 || (found.m == 128 && form.blocks == 2 && form.isSparse)))
        return message("the instruction descriptor has M = {}, which no tcgen05.mma{} with .ashift and .cta_group::{} has", found.m,
                       std::string(form.isSparse ? ".sp" : ""), form.blocks);
    found.isNegativeA = flag(bits, 13);
    found.isNegativeB = flag(bits, 14);
    if (Message wrong = readTypes(form, bits, found); !wrong.empty())
        return wrong;
    return form.isScaled() ? readFactors(form, bits, found) : readPlain(form, bits, found);
}

ProductLayout ProductLayout::of(const TensorProductForm& form, const ProductDescriptor& descriptor)
{
    ProductLayout layout{.rows = descriptor.m / form.blocks};
    if (form.blocks == 2 && !form.isSparse)
        layout.parts = layout.rows == 64 ? 2 : 1;
    else if (form.isWeightStationary)
        layout.parts = 128 / layout.rows;
    else
        layout.isScattered = layout.rows == 64;
    return layout;
}

Message ZeroColumns::read(const ProductDescriptor& descriptor, std::uint64_t bits, ZeroColumns& found)
{
    const auto byteAt = [&](int first) { return static_cast<int>(bits >> first & 0xff); };
    found.isAny = (bits >> 39 & 1) != 0;
    found.zeros = byteAt(40) + 1;
    found.used = byteAt(48) + 1;
    found.shift = static_cast<int>(bits >> 56 & 0x3f);
    if ((bits >> 36 & 7) != 0 || bits >> 62 != 0)
        return "reserved bits of the zero-column mask descriptor are not 0";
    if (found.shift > (descriptor.m == 32 ? 16 : 32) || found.shift > descriptor.maxShift)
        return message("the zero-column mask descriptor shifts B by {} columns: the instruction descriptor allows {}, and M = {} "
                       "{}", found.shift, descriptor.maxShift, descriptor.m, descriptor.m == 32 ? 16 : 32);
    for (int part = 0; found.isAny && part < 128 / descriptor.m; ++part) {
        const auto at = static_cast<std::size_t>(part);
        found.beginsWithZeros[at] = (bits >> (32 + part) & 1) != 0;
        // One column is left of the first span where fewer should be: what others measured on a B200.
        found.first[at] = std::min(byteAt(8 * part), (found.beginsWithZeros[at] ? found.zeros : found.used) - 1);
    }
    return {};
}

bool ZeroColumns::isZero(int part, int columnOfPart) const
{
    const auto index = static_cast<std::size_t>(part);
    const int at = (columnOfPart + first[index]) % (zeros + used);
    return isAny && (beginsWithZeros[index] ? at < zeros : at >= used);
}

ProductMetadata ProductMetadata::of(const TensorProductForm& form)
{
    return {.isOfWideElements = form.kind == ProductKind::F16 || form.kind == ProductKind::TF32,
            .elements = form.kind == ProductKind::TF32 ? 2 : form.hasHalfBytes() ? 8 : 4};
}

ProductMetadata::Place ProductMetadata::placeOf(int lane, int chunk) const
{
    if (!isOfWideElements)
        return {lane, chunk / 8, chunk % 8 * 4};
    return {lane / 16 * 16 + lane % 8 + chunk / 4 * 8, 0, lane % 16 / 8 * 16 + chunk % 4 * 4};
}

bool ProductMetadata::isCode(std::uint32_t code) const
{
    if (elements == 2)
        return code == 0b0100 || code == 0b1110;
    return (code & 3) < code >> 2 || code == 0b0110;
}

int ProductMetadata::columnOf(std::uint32_t code, int at) const
{
    const int perIndex = elements == 8 ? 2 : 1;
    if (elements == 2)
        return 2 * at + (code == 0b1110 ? 1 : 0);
    const int number = at / perIndex, index = static_cast<int>(code >> number % 2 * 2 & 3);
    return chunkOf(at) * elements + index * perIndex + at % perIndex;
}

}  // namespace kd::emulator
