// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

namespace kd::test {

namespace {

/// "b2" or "h1" of a word; the whole for no selector.
Wide selected(const Port& port, std::uint64_t value, bool isSigned)
{
    if (port.selector.empty())
        return read({32, isSigned}, value);
    const int bits = port.selector[0] == 'b' ? 8 : 16;
    return read({bits, isSigned}, value >> (bits * (port.selector[1] - '0')));
}

Wide clamped(Wide value, int bits, bool isSigned)
{
    const Wide lowest = isSigned ? -(Wide{1} << (bits - 1)) : Wide{0};
    const Wide highest = isSigned ? (Wide{1} << (bits - 1)) - 1 : (Wide{1} << bits) - 1;
    return value < lowest ? lowest : value > highest ? highest : value;
}

bool compared(std::string_view name, Wide a, Wide b)
{
    return name == "eq" ? a == b
        : name == "ne"  ? a != b
        : name == "lt"  ? a < b
        : name == "le"  ? a <= b
        : name == "gt"  ? a > b
                        : a >= b;
}

/// The operation of a root without its 2 or 4.
Wide operated(const Form& form, std::string_view root, Wide a, Wide b)
{
    if (root == "vadd")
        return a + b;
    if (root == "vsub")
        return a - b;
    if (root == "vabsdiff")
        return a > b ? a - b : b - a;
    if (root == "vmin")
        return a < b ? a : b;
    if (root == "vmax")
        return a > b ? a : b;
    if (root == "vavrg")
        return a + b >= 0 ? (a + b + 1) >> 1 : (a + b) >> 1;
    if (root == "vset")
        return compared(form.words[2], a, b) ? 1 : 0;
    const Wide amount = form.has("wrap") ? b & 31 : b > 32 ? 32 : b;
    return root == "vshl" ? static_cast<Wide>(static_cast<UnsignedWide>(a) << static_cast<int>(amount))
                          : a >> static_cast<int>(amount);
}

/// Whether the word is .s32.
bool isSigned(const Form& form, std::size_t word)
{
    return form.words[word] == "s32";
}

Bits scalar(const Form& form, const LaneCase& lane)
{
    const std::string_view root = form.pattern->root;
    const bool isSet = root == "vset", shifts = root == "vshl" || root == "vshr";
    const std::size_t first = isSet ? 0 : 1;
    const bool signedResult = !isSet && isSigned(form, 0);
    const Wide a = selected(form.ports[1], lane.in[0].low, isSigned(form, first));
    const Wide b = selected(form.ports[2], lane.in[1].low, !shifts && isSigned(form, first + 1));
    Wide value = operated(form, root, a, b);
    const std::string& part = form.ports[0].selector;
    const int bits = part.empty() ? 32 : part[0] == 'b' ? 8 : 16;
    if (form.has("sat"))
        value = clamped(value, bits, signedResult);
    if (lane.in.size() < 3)
        return stored({32, false}, value);
    const Wide third = read({32, signedResult}, lane.in[2].low);
    if (part.empty()) {
        value = form.words.back() == "add" ? value + third : (form.words.back() == "min") == (value < third) ? value : third;
        return stored({32, false}, value);
    }
    const int place = bits * (part[1] - '0');
    std::uint64_t merged = lane.in[2].low;
    for (int i = 0; i < bits; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << (place + i);
        merged = (static_cast<std::uint64_t>(value) >> i & 1) != 0 ? merged | bit : merged & ~bit;
    }
    return {merged, 0};
}

Bits multiplyAdd(const Form& form, const LaneCase& lane)
{
    const bool signedA = isSigned(form, 1), signedB = isSigned(form, 2);
    const bool negatesProduct = form.ports[1].negated != form.ports[2].negated, negatesThird = form.ports[3].negated;
    const bool signedProduct = signedA || signedB || negatesProduct;
    Wide product = selected(form.ports[1], lane.in[0].low, signedA) * selected(form.ports[2], lane.in[1].low, signedB);
    product = negatesProduct ? -product : product;
    const Wide third = read({32, signedProduct}, lane.in[2].low);
    Wide sum = product + (negatesThird ? -third : third) + (form.has("po") ? 1 : 0);
    sum = form.has("shr7") ? sum >> 7 : form.has("shr15") ? sum >> 15 : sum;
    return stored({32, false}, form.has("sat") ? clamped(sum, 32, signedProduct || negatesThird) : sum);
}

Bits simd(const Form& form, const LaneCase& lane, int elements)
{
    const std::string_view root = form.pattern->root.substr(0, form.pattern->root.size() - 1);
    const bool isSet = root == "vset";
    const std::size_t first = isSet ? 0 : 1;
    const int width = 32 / elements;
    const std::string mask = !form.ports[0].selector.empty() ? form.ports[0].selector : elements == 2 ? "h10" : "b3210";
    const std::string a = !form.ports[1].selector.empty() ? form.ports[1].selector : elements == 2 ? "h10" : "b3210";
    const std::string b = !form.ports[2].selector.empty() ? form.ports[2].selector : elements == 2 ? "h32" : "b7654";
    const std::uint64_t both = lane.in[1].low << 32 | lane.in[0].low;
    Wide sum = read({32, false}, lane.in[2].low);
    std::uint64_t merged = lane.in[2].low;
    for (int i = 0; i < elements; ++i) {
        const auto last = static_cast<std::size_t>(elements - i);  // selectors name the highest element first
        if (mask.find(static_cast<char>('0' + i)) == std::string::npos)
            continue;
        const Wide x = read({width, isSigned(form, first)}, both >> (width * (a[last] - '0')));
        const Wide y = read({width, isSigned(form, first + 1)}, both >> (width * (b[last] - '0')));
        Wide value = operated(form, root, x, y);
        if (form.has("sat"))
            value = clamped(value, width, !isSet && isSigned(form, 0));
        sum += value;
        const std::uint64_t element = ((std::uint64_t{1} << width) - 1) << (width * i);
        merged = (merged & ~element) | (static_cast<std::uint64_t>(value) << (width * i) & element);
    }
    return form.words.back() == "add" ? stored({32, false}, sum) : Bits{merged, 0};
}

}  // namespace

bool videoReference(const Form& form, const LaneCase& lane, Answer& answer)
{
    const std::string_view root = form.pattern->root;
    if (root.front() != 'v')
        return false;
    answer.carry = lane.carry;
    const bool isSimd = root.back() == '2' || root.back() == '4';
    answer.values = {isSimd ? simd(form, lane, root.back() - '0') : root == "vmad" ? multiplyAdd(form, lane) : scalar(form, lane)};
    return true;
}

}  // namespace kd::test
