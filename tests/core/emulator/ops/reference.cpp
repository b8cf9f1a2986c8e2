#include "reference.h"

#include "floatvalue.h"

namespace kd::test {

bool referenceOf(const Form& form, const LaneCase& lane, Answer& answer)
{
    return integerReference(form, lane, answer) || bitReference(form, lane, answer) || floatReference(form, lane, answer)
        || compareReference(form, lane, answer) || moveReference(form, lane, answer);
}

IntegerType integerType(std::string_view name)
{
    const std::size_t digits = name.find_first_of("0123456789");
    return {std::stoi(std::string(name.substr(digits))), name.front() == 's'};
}

Wide read(IntegerType type, UnsignedWide value)
{
    const UnsignedWide kept = type.bits == 128 ? value : value & ((UnsignedWide{1} << type.bits) - 1);
    const bool negative = type.isSigned && (kept >> (type.bits - 1) & 1) != 0;
    return static_cast<Wide>(negative ? kept - (UnsignedWide{1} << type.bits) : kept);
}

Bits stored(IntegerType type, Wide value)
{
    const UnsignedWide kept = type.bits == 128 ? static_cast<UnsignedWide>(value)
                                               : static_cast<UnsignedWide>(value) & ((UnsignedWide{1} << type.bits) - 1);
    return {static_cast<std::uint64_t>(kept), static_cast<std::uint64_t>(kept >> 64)};
}

long double approximateValue(const Kind& kind, Bits bits)
{
    return valueOf(kind.pool == Pool::F64 ? formatOf("f64") : kind.pool == Pool::F32 ? formatOf("f32")
                   : kind.pool == Pool::BF16 ? formatOf("bf16") : formatOf("f16"), bits.low);
}

std::string_view typeOf(const Form& form)
{
    for (auto word = form.words.rbegin(); word != form.words.rend(); ++word) {
        const std::size_t digits = word->find_first_of("0123456789");
        const bool isType = digits != std::string::npos && (digits == 1 || word->starts_with("bf") || word->starts_with("tf"));
        if (isType || *word == "pred")
            return *word;
    }
    return {};
}

}  // namespace kd::test
