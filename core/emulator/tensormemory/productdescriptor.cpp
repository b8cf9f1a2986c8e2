// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/productdescriptor.h"

#include <optional>

namespace kd::emulator {
namespace {

constexpr int kMaxColumnsOfD = 256;

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
        return (m == 32 || m == 64 || m == 128) && (n == 64 || n == 128 || n == 256);
    if (form.blocks == 2)
        return (m == 256 || (m == 128 && !form.isScaled())) && n % (isWhole ? 32 : 16) == 0;
    if (form.isScaled())
        return m == 128 && n % 8 == 0;
    if (m == 64)
        return isWhole ? n % 16 == 0 || n == 8 || n == 24 : n % 8 == 0;
    return m == 128 && n % 16 == 0;
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
    if (flag(bits, 31))
        return "the instruction descriptor asks for K = 96, which is not emulated";
    found.firstFactorOfA = static_cast<int>(field(bits, 29, 2));
    found.firstFactorOfB = static_cast<int>(field(bits, 4, 2));
    if (found.firstFactorOfA % form.factors != 0 || found.firstFactorOfB % form.factors != 0)
        return message("the instruction descriptor has scale factors from byte {} of A and {} of B on: {} of them are a group",
                       found.firstFactorOfA, found.firstFactorOfB, form.factors);
    return {};
}

Message readPlain(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    if (!isTypeOfD(form.kind, field(bits, 4, 2)))
        return message("the instruction descriptor has type {} of D, which this .kind has not", field(bits, 4, 2));
    found.isHalf = field(bits, 4, 2) == 0;
    found.saturates = flag(bits, 3);
    if (form.kind == ProductKind::I8 && (flag(bits, 13) || flag(bits, 14)))
        return "the instruction descriptor negates a matrix of integers";
    return {};
}

}  // namespace

int TensorProductForm::depth() const
{
    switch (kind) {
    case ProductKind::F16: return 16;
    case ProductKind::TF32: return 8;
    case ProductKind::MxF4:
    case ProductKind::MxF4NvF4: return 64;
    default: return 32;
    }
}

Message ProductDescriptor::read(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found)
{
    if (flag(bits, 2))
        return "the instruction descriptor has a sparse A, and the instruction has not";
    found.n = static_cast<int>(field(bits, 17, 6)) * 8;
    found.m = static_cast<int>(field(bits, 24, 5)) * 16;
    if (!isShape(form, found.m, found.n))
        return message("the instruction descriptor has M = {} and N = {}, a shape that this .kind has not with .cta_group::{}",
                       found.m, found.n, form.blocks);
    found.isNegativeA = flag(bits, 13);
    found.isNegativeB = flag(bits, 14);
    if (Message wrong = readTypes(form, bits, found); !wrong.empty())
        return wrong;
    return form.isScaled() ? readFactors(form, bits, found) : readPlain(form, bits, found);
}

ProductLayout ProductLayout::of(const TensorProductForm& form, const ProductDescriptor& descriptor)
{
    ProductLayout layout{.rows = descriptor.m / form.blocks};
    if (form.blocks == 2)
        layout.parts = layout.rows == 64 ? 2 : 1;
    else if (form.isWeightStationary)
        layout.parts = 128 / layout.rows;
    else
        layout.isScattered = layout.rows == 64;
    return layout;
}

}  // namespace kd::emulator
