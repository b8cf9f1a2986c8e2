// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <functional>
#include <map>

namespace kd::test {

namespace {

bool isIntegerName(std::string_view type)
{
    return !type.empty() && (type.front() == 'u' || type.front() == 's' || (type.front() == 'b' && type[1] != 'f'));
}

Wide clamped(Wide value, Wide lowest, Wide highest)
{
    return value < lowest ? lowest : value > highest ? highest : value;
}
Wide clampedTo(IntegerType type, Wide value)
{
    const Wide lowest = type.isSigned ? -(Wide{1} << (type.bits - 1)) : Wide{0};
    return clamped(value, lowest, lowest + (Wide{1} << type.bits) - 1);
}

/// One element: add, sub, min, max, div, rem, abs, neg, sad.
bool elementwise(const Form& form, IntegerType type, const std::vector<Wide>& in, Wide& out)
{
    const std::string_view root = form.pattern->root;
    const Wide a = in[0], b = in.size() > 1 ? in[1] : 0, c = in.size() > 2 ? in[2] : 0;
    if (root == "add")
        out = form.has("sat") ? clampedTo(type, a + b) : a + b;
    else if (root == "sub")
        out = form.has("sat") ? clampedTo(type, a - b) : a - b;
    else if (root == "min" || root == "max") {
        out = (root == "min") == (a < b) ? a : b;
        out = form.has("relu") && out < 0 ? 0 : out;
    } else if (root == "div")
        out = b == 0 ? -1 : a / b;  // what the hardware gives
    else if (root == "rem")
        out = b == 0 ? -1 : a % b;
    else if (root == "abs")
        out = a < 0 ? -a : a;
    else if (root == "neg")
        out = -a;
    else if (root == "sad")
        out = c + (a < b ? b - a : a - b);
    else
        return false;
    return true;
}

bool products(const Form& form, IntegerType type, const std::vector<Wide>& in, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    const bool is24 = root == "mul24" || root == "mad24";
    if (root != "mul" && root != "mad" && !is24)
        return false;
    const IntegerType part{24, type.isSigned};
    const Wide a = is24 ? read(part, static_cast<UnsignedWide>(in[0])) : in[0];
    const Wide b = is24 ? read(part, static_cast<UnsignedWide>(in[1])) : in[1];
    // u64 * u64 fills 128 bits: shifted as unsigned there.
    const UnsignedWide whole = static_cast<UnsignedWide>(a) * static_cast<UnsignedWide>(b);
    const Wide product = static_cast<Wide>(whole);
    const int places = !form.has("hi") ? 0 : is24 ? 16 : type.bits;
    const Wide shifted = type.isSigned ? product >> places : static_cast<Wide>(whole >> places);
    const Wide kept = form.has("wide") ? shifted : read(type, static_cast<UnsignedWide>(shifted));
    const Wide sum = kept + (in.size() > 2 ? in[2] : 0);
    const IntegerType to{form.has("wide") ? 2 * type.bits : type.bits, type.isSigned};
    answer.values = {stored(to, form.has("sat") ? clampedTo({32, true}, sum) : sum)};
    return true;
}

bool dots(const Form& form, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    if (root != "dp4a" && root != "dp2a")
        return false;
    const bool four = root == "dp4a";
    const bool aSigned = form.words[four ? 0 : 1] == "s32", bSigned = form.words[four ? 1 : 2] == "s32";
    Wide sum = static_cast<Wide>(lane.in[2].low);
    for (int i = 0; i < (four ? 4 : 2); ++i) {
        const int aBits = four ? 8 : 16;
        const int bPlace = 8 * i + (form.has("hi") ? 16 : 0);
        sum += read({aBits, aSigned}, lane.in[0].low >> (aBits * i)) * read({8, bSigned}, lane.in[1].low >> bPlace);
    }
    answer.values = {stored({32, false}, sum)};
    return true;
}

/// Unsigned sums and differences, whose bit beyond the width is the carry or borrow.
bool carries(const Form& form, IntegerType type, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    const bool takes = root == "addc" || root == "subc" || root == "madc";
    if (!takes && !form.has("cc"))
        return false;
    const IntegerType plain{type.bits, false};
    const Wide in = takes && lane.carry ? 1 : 0;
    Wide a = static_cast<Wide>(lane.in[0].low), b = static_cast<Wide>(lane.in[1].low);
    if (root.starts_with("mad")) {
        const Wide x = read(type, lane.in[0].low), y = read(type, lane.in[1].low);
        const UnsignedWide whole = static_cast<UnsignedWide>(x) * static_cast<UnsignedWide>(y);
        a = read(plain, form.has("hi") ? whole >> type.bits : whole);
        b = static_cast<Wide>(lane.in[2].low);
    }
    const Wide exact = root.starts_with("sub") ? a - b - in : a + b + in;
    answer.values = {stored(plain, exact)};
    answer.carry = form.has("cc") ? (exact < 0 || exact >> type.bits != 0) : lane.carry;
    return true;
}

}  // namespace

bool integerReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    static const std::map<std::string_view, int> roots{
        {"add", 0}, {"sub", 0}, {"mul", 0}, {"mad", 0}, {"mul24", 0}, {"mad24", 0}, {"sad", 0}, {"div", 0}, {"rem", 0}, {"abs", 0},
        {"neg", 0}, {"min", 0}, {"max", 0}, {"dp4a", 0}, {"dp2a", 0}, {"addc", 0}, {"subc", 0}, {"madc", 0}};
    const std::string_view name = typeOf(form);
    if (!roots.contains(form.pattern->root) || !isIntegerName(name))
        return false;
    answer.carry = lane.carry;
    const int elements = name.ends_with("x2") ? 2 : name.ends_with("x4") ? 4 : 1;
    const bool packed = elements != 1;
    const IntegerType type = packed ? IntegerType{32 / elements, name.front() == 's'} : integerType(name);
    if (dots(form, lane, answer) || carries(form, type, lane, answer))
        return true;
    if (!packed) {
        std::vector<Wide> in;
        for (const Bits& bits : lane.in)
            in.push_back(read(in.size() == 2 && form.has("wide") ? IntegerType{2 * type.bits, type.isSigned} : type, bits.low));
        Wide out = 0;
        if (products(form, type, in, answer))
            return true;
        if (!elementwise(form, type, in, out))
            return false;
        answer.values = {stored(type, out)};
        return true;
    }
    Bits whole;
    for (int element = 0; element < elements; ++element) {
        std::vector<Wide> in;
        for (const Bits& bits : lane.in)
            in.push_back(read(type, bits.low >> (type.bits * element)));
        Wide out = 0;
        if (!elementwise(form, type, in, out))
            return false;
        whole.low |= stored(type, out).low << (type.bits * element);
    }
    answer.values = {whole};
    return true;
}

}  // namespace kd::test
