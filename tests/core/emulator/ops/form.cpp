// SPDX-License-Identifier: GPL-3.0-or-later
#include "form.h"

#include <array>
#include <functional>
#include <map>
#include <utility>

namespace kd::test {

using emulator::InstructionPattern;

namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        if (end != 0)
            parts.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return parts;
}

/// The choices of one word of a pattern, without the leading dot.
std::vector<std::string> choicesOf(std::string_view word)
{
    std::vector<std::string> choices;
    if (word.front() == '[') {
        choices.emplace_back();
        word = word.substr(1, word.size() - 2);
    }
    for (const std::string_view choice : split(word, '|'))
        choices.emplace_back(choice.substr(1));
    return choices;
}

std::vector<std::vector<std::string>> spellings(std::string_view pattern)
{
    std::vector<std::vector<std::string>> all{{}};
    for (const std::string_view word : split(pattern, ' ')) {
        std::vector<std::vector<std::string>> longer;
        for (const auto& begun : all) {
            for (const std::string& choice : choicesOf(word)) {
                longer.push_back(begun);
                longer.back().push_back(choice);
            }
        }
        all = std::move(longer);
    }
    return all;
}

Port result(std::string_view type)
{
    Port port;
    port.kind = kindOf(type);
    port.isResult = true;
    return port;
}
Port value(std::string_view type)
{
    Port port;
    port.kind = kindOf(type);
    return port;
}
Port number(std::int64_t given)
{
    Port port;
    port.isNumber = true;
    port.number = given;
    return port;
}

using Shapes = std::vector<std::vector<Port>>;
using Shape = std::function<Shapes(const Form&)>;

/// `sources` operands of the last word's type.
Shape same(int sources)
{
    return [sources](const Form& form) {
        std::vector<Port> ports{result(form.words.back())};
        for (int i = 0; i < sources; ++i)
            ports.push_back(value(form.words.back()));
        return Shapes{ports};
    };
}
std::string widened(const std::string& type)
{
    return type.substr(0, 1) + std::to_string(2 * std::stoi(type.substr(1)));
}
bool isQuad(const Form& form);
Shapes quad(const Form& form);
Shapes product(const Form& form)
{
    if (isQuad(form))
        return quad(form);
    const std::string& type = form.words.back();
    return {{result(form.has("wide") ? widened(type) : type), value(type), value(type)}};
}
Shapes productSum(const Form& form)
{
    const std::string& type = form.words.back();
    const std::string sum = form.has("wide") ? widened(type) : type;
    return {{result(sum), value(type), value(type), value(sum)}};
}
Shapes extremes(const Form& form)
{
    const std::string& type = form.words.back();
    const std::vector<Port> two{result(type), value(type), value(type)};
    const std::vector<Port> three{result(type), value(type), value(type), value(type)};
    if (type != "f32" || form.has("xorsign.abs"))
        return {two};
    if (form.has("abs"))
        return {three};
    return {two, three};
}
Shapes shift(const Form& form)
{
    return {{result(form.words.back()), value(form.words.back()), value("u32")}};
}
Shapes counted(const Form& form)
{
    return {{result("u32"), value(form.words.back())}};
}
Shapes bitField(const Form& form)
{
    const std::string& type = form.words.back();
    return {{result(type), value(type), value("u32"), value("u32")}};
}
Shapes insertedField(const Form& form)
{
    const std::string& type = form.words.back();
    return {{result(type), value(type), value(type), value("u32"), value("u32")}};
}
Shape words32(int sources)
{
    return [sources](const Form&) {
        std::vector<Port> ports{result("b32")};
        for (int i = 0; i < sources; ++i)
            ports.push_back(value("b32"));
        return Shapes{ports};
    };
}
Shapes lop3(const Form& form)
{
    Shapes shapes;
    const bool joins = form.has("or") || form.has("and");
    for (const std::int64_t table : {0x00, 0x40, 0x96, 0xca, 0xe8, 0xfe, 0xff, 0x1b, 0x80}) {
        std::vector<Port> ports{result("b32"), value("b32"), value("b32"), value("b32"), number(table)};
        if (joins) {
            ports.front().isPair = true;
            ports.push_back(value("pred"));
            ports.back().negated = table == 0xca;
        }
        shapes.push_back(ports);
    }
    return shapes;
}
Shapes comparison(const Form& form, const Port& to, bool canBePair)
{
    const std::string& type = form.words.back();
    std::vector<Port> ports{to, value(type), value(type)};
    if (!form.words[1].empty())
        ports.push_back(value("pred"));
    Shapes shapes{ports};
    if (canBePair)
        shapes.front().front().isPair = type.ends_with("x2");
    if (!form.words[1].empty()) {
        shapes.push_back(shapes.front());
        shapes.back().back().negated = true;
    }
    if (canBePair && !type.ends_with("x2") && !type.ends_with("f16")) {
        shapes.push_back(shapes.front());
        shapes.back().front().isPair = true;
    }
    return shapes;
}
Shapes setPredicate(const Form& form)
{
    return comparison(form, result("pred"), true);
}
Shapes setValue(const Form& form)
{
    return comparison(form, result(form.words[form.words.size() - 2]), false);
}
Port vector(Port port, int parts)
{
    port.parts = parts;
    return port;
}
Shapes moved(const Form& form)
{
    const std::string& type = form.words.back();
    for (const int parts : {2, 4})
        if (form.has("v" + std::to_string(parts)))
            return {{vector(result(type), parts), vector(value(type), parts)}};
    Shapes shapes{{result(type), value(type)}};
    if (type == "b32" || type == "b64" || type == "b128") {
        const std::string half = "b" + std::to_string(std::stoi(type.substr(1)) / 2);
        shapes.push_back({result(type), vector(value(half), 2)});
        shapes.push_back({vector(result(half), 2), value(type)});
    }
    if (type == "b64") {
        shapes.push_back({result(type), vector(value("b16"), 4)});
        shapes.push_back({vector(result("b16"), 4), value(type)});
    }
    if (type == "pred") {
        shapes.push_back(shapes.front());
        shapes.back().back().negated = true;
    }
    return shapes;
}
Shapes predicates(const Form& form)
{
    Shapes shapes = same(2)(form);
    if (form.words.back() == "pred") {
        shapes.push_back(shapes.front());
        shapes.back()[2].negated = true;
    }
    return shapes;
}
Shapes selected(const Form& form)
{
    const std::string& type = form.words.back();
    return {{result(type), value(type), value(type), value("pred")}};
}
Shapes selectedBySign(const Form& form)
{
    const std::string& type = form.words[form.words.size() - 2];
    return {{result(type), value(type), value(type), value(form.words.back())}};
}

/// Sums and products of four narrow numbers: the type of the result stands before those of operands.
bool isQuad(const Form& form)
{
    return form.words.size() > 3 && form.words[2].ends_with("x4") && form.words[3].ends_with("x4");
}
Shapes quad(const Form& form)
{
    const std::string& to = form.words[2];
    std::vector<Port> ports{result(to)};
    for (std::size_t i = 3; i < form.words.size(); ++i)
        ports.push_back(value(form.words[i]));
    if (form.words.size() == 4 || form.pattern->root == "fma")
        ports.push_back(value(to));
    return {ports};
}
bool isMixed(const Form& form)
{
    return form.words.size() > 2 && form.words[form.words.size() - 2] == "f32";
}
/// Two or three operands, the last of them and the result single precision where they are of half the size.
Shape floatSum(int sources)
{
    return [sources](const Form& form) {
        if (isQuad(form))
            return quad(form);
        Shapes shapes = same(sources)(form);
        if (isMixed(form))
            shapes.front().front() = result("f32"), shapes.front().back() = value("f32");
        return shapes;
    };
}
Shapes property(const Form& form)
{
    return {{result("pred"), value(form.words.back())}};
}

/// Whether .sat could change an integer.
bool canSaturate(const std::string& to, const std::string& from)
{
    if (std::string_view("us").find(to.front()) == std::string_view::npos ||
        std::string_view("us").find(from.front()) == std::string_view::npos)
        return true;
    const int room = std::stoi(to.substr(1)) - (to.front() == 's'), needed = std::stoi(from.substr(1)) - (from.front() == 's');
    return room < needed || (to.front() == 'u' && from.front() == 's');
}

/// With registers of the types' sizes, eight bits in sixteen, and with wider ones where the type is not bfloat16.
Shapes conversion(const Form& form)
{
    const std::string &to = form.words[form.words.size() - 2], &from = form.words.back();
    if (form.has("pack")) {
        std::vector<Port> ports{result("b32"), value("s32"), value("s32")};
        if (from == "b32")
            ports.push_back(value("b32"));
        return {ports};
    }
    const bool isPacked = to.ends_with("x2") || to.ends_with("x4");
    if (isPacked) {
        std::vector<Port> ports{result(to), value(from)};
        if (to.ends_with("x4"))
            ports.back() = vector(ports.back(), 4);
        else if (from == "f32")
            ports.push_back(value(from));
        if (form.has("scaled::n2::ue8m0"))
            ports.push_back(value("ue8m0x2"));
        if (form.has("rs"))
            ports.push_back(value("b32"));
        return {ports};
    }
    if (form.has("sat") && !canSaturate(to, from))
        return {};
    Shapes shapes{{result(to), value(from)}};
    if (to == "tf32" || to == "bf16" || from == "bf16") {
        for (const auto& [word, port] : {std::pair{&to, &shapes[0][0]}, std::pair{&from, &shapes[0][1]}}) {
            if (*word == "u8" || *word == "s8")
                port->kind.bytes = 1;  // ptxas takes no wider register beside a bfloat16
        }
        return shapes;
    }
    for (const int bytes : {4, 8}) {
        if (shapes[0][0].kind.bytes < bytes) {
            shapes.push_back(shapes.front());
            shapes.back()[0].kind.bytes = bytes;
        }
        if (shapes[0][1].kind.bytes < bytes) {
            shapes.push_back(shapes.front());
            shapes.back()[1].kind = bytes == 4 ? Kind{Pool::Int32, 4} : Kind{Pool::Int64, 8};
        }
    }
    return shapes;
}

Port selecting(Port port, std::string_view selector)
{
    port.selector = selector;
    return port;
}
Shapes video(const Form& form)
{
    Shapes shapes;
    const std::string& last = form.words.back();
    const bool hasSecond = last == "add" || last == "min" || last == "max";
    constexpr std::array<std::array<std::string_view, 3>, 5> kSelectors{
        {{"", "", ""}, {"b0", "b1", "h1"}, {"h1", "h0", "b3"}, {"b3", "b2", ""}, {"h0", "", "b0"}}};
    for (const auto& [d, a, b] : kSelectors) {
        std::vector<Port> ports{result("b32"), selecting(value("b32"), a), selecting(value("b32"), b)};
        if (hasSecond)
            ports.push_back(value("b32"));
        shapes.push_back(ports);
        if (hasSecond || d.empty())
            continue;
        ports.front().selector = d;
        ports.push_back(value("b32"));
        shapes.push_back(ports);
    }
    return shapes;
}
Shapes videoProductSum(const Form& form)
{
    Shapes shapes;
    for (const int negated : {-1, 0, 1, 2}) {
        if (negated >= 0 && form.has("po"))
            continue;
        std::vector<Port> ports{result("b32"), value("b32"), value("b32"), value("b32")};
        if (negated >= 0)
            ports[static_cast<std::size_t>(negated) + 1].negated = true;
        shapes.push_back(ports);
        ports[1].selector = "b1";
        ports[2].selector = "h0";
        shapes.push_back(ports);
    }
    return shapes;
}
Shapes videoElements(const Form& form)
{
    constexpr std::array<std::array<std::string_view, 3>, 4> kHalves{
        {{"", "", ""}, {"h1", "h02", "h31"}, {"h0", "h33", ""}, {"h10", "", "h01"}}};
    constexpr std::array<std::array<std::string_view, 3>, 4> kBytes{
        {{"", "", ""}, {"b20", "b0527", "b7654"}, {"b3", "b3333", ""}, {"b3210", "", "b0123"}}};
    Shapes shapes;
    for (const auto& [d, a, b] : form.pattern->root.back() == '2' ? kHalves : kBytes)
        shapes.push_back({selecting(result("b32"), d), selecting(value("b32"), a), selecting(value("b32"), b), value("b32")});
    return shapes;
}

const std::map<std::string_view, Shape>& shapes()
{
    static const std::map<std::string_view, Shape> all{
        {"add", floatSum(2)}, {"sub", floatSum(2)}, {"mul", product}, {"mad", productSum}, {"fma", floatSum(3)}, {"mul24", same(2)},
        {"mad24", same(3)}, {"sad", same(3)}, {"div", same(2)}, {"rem", same(2)}, {"abs", same(1)}, {"neg", same(1)},
        {"min", extremes}, {"max", extremes}, {"dp4a", words32(3)}, {"dp2a", words32(3)},
        {"addc", same(2)}, {"subc", same(2)}, {"madc", same(3)},
        {"and", predicates}, {"or", predicates}, {"xor", predicates}, {"not", same(1)}, {"cnot", same(1)}, {"lop3", lop3},
        {"shl", shift}, {"shr", shift}, {"shf", words32(3)}, {"prmt", words32(3)}, {"popc", counted}, {"clz", counted},
        {"brev", same(1)}, {"bfind", counted}, {"bfe", bitField}, {"bfi", insertedField}, {"bmsk", words32(2)},
        {"szext", words32(2)}, {"fns", words32(3)},
        {"rcp", same(1)}, {"sqrt", same(1)}, {"rsqrt", same(1)}, {"sin", same(1)}, {"cos", same(1)}, {"lg2", same(1)},
        {"ex2", same(1)}, {"tanh", same(1)}, {"copysign", same(2)},
        {"setp", setPredicate}, {"set", setValue}, {"mov", moved}, {"selp", selected}, {"slct", selectedBySign},
        {"testp", property}, {"cvt", conversion},
        {"vadd", video}, {"vsub", video}, {"vabsdiff", video}, {"vmin", video}, {"vmax", video}, {"vshl", video}, {"vshr", video},
        {"vset", video}, {"vmad", videoProductSum},
        {"vadd2", videoElements}, {"vsub2", videoElements}, {"vavrg2", videoElements}, {"vabsdiff2", videoElements},
        {"vmin2", videoElements}, {"vmax2", videoElements}, {"vset2", videoElements},
        {"vadd4", videoElements}, {"vsub4", videoElements}, {"vavrg4", videoElements}, {"vabsdiff4", videoElements},
        {"vmin4", videoElements}, {"vmax4", videoElements}, {"vset4", videoElements},
    };
    return all;
}

}  // namespace

Kind kindOf(std::string_view type)
{
    static const std::map<std::string_view, Kind> kinds{
        {"pred", {Pool::Predicate, 0}}, {"b8", {Pool::Int8, 2}}, {"u8", {Pool::Int8, 2}}, {"s8", {Pool::Int8, 2}},
        {"b16", {Pool::Int16, 2}}, {"u16", {Pool::Int16, 2}}, {"s16", {Pool::Int16, 2}},
        {"b32", {Pool::Int32, 4}}, {"u32", {Pool::Int32, 4}}, {"s32", {Pool::Int32, 4}},
        {"b64", {Pool::Int64, 8}}, {"u64", {Pool::Int64, 8}}, {"s64", {Pool::Int64, 8}}, {"b128", {Pool::Int128, 16}},
        {"u16x2", {Pool::Int16x2, 4}}, {"s16x2", {Pool::Int16x2, 4}}, {"f16", {Pool::F16, 2}}, {"f16x2", {Pool::F16x2, 4}},
        {"bf16", {Pool::BF16, 2}}, {"bf16x2", {Pool::BF16x2, 4}}, {"f32", {Pool::F32, 4}}, {"tf32", {Pool::F32, 4}},
        {"f32x2", {Pool::F32x2, 8}}, {"f64", {Pool::F64, 8}}, {"e4m3x2", {Pool::Fp8x2, 2}}, {"e5m2x2", {Pool::Fp8x2, 2}},
        {"e2m3x2", {Pool::Fp8x2, 2}}, {"e3m2x2", {Pool::Fp8x2, 2}}, {"e2m1x2", {Pool::Fp8x2, 2}}, {"ue8m0x2", {Pool::Fp8x2, 2}},
        {"ue5m3x2", {Pool::Fp8x2, 2}}, {"s2f6x2", {Pool::Fp8x2, 2}}, {"e2m1x4", {Pool::Fp8x2, 2}}, {"u8x4", {Pool::Int8x4, 4}},
        {"s8x4", {Pool::Int8x4, 4}}, {"e4m3x4", {Pool::Int8x4, 4}}, {"e5m2x4", {Pool::Int8x4, 4}}, {"e2m3x4", {Pool::Int8x4, 4}},
        {"e3m2x4", {Pool::Int8x4, 4}}, {"e2m1p4x4", {Pool::Int8x4, 4}}, {"ue8m0x4", {Pool::Int8x4, 4}},
    };
    return kinds.at(type);
}

bool Form::has(std::string_view modifier) const
{
    for (const std::string& word : words) {
        if (word == modifier)
            return true;
    }
    return false;
}

std::string Form::opcode() const
{
    std::string text(pattern->root);
    for (const std::string& word : words)
        text += word.empty() ? "" : "." + word;
    return text;
}

std::string Form::name() const
{
    std::string text = opcode();
    for (const Port& port : ports) {
        text += port.isNumber ? " " + std::to_string(port.number) : " b" + std::to_string(port.kind.bytes * 8);
        text += port.parts > 1 ? "x" + std::to_string(port.parts) : "";
        text += port.isPair ? "|p" : "";
        text += port.negated ? "!" : "";
        text += port.selector.empty() ? "" : "." + port.selector;
    }
    return text;
}

std::vector<Form> formsOf(const InstructionPattern& row)
{
    std::vector<Form> forms;
    const auto shape = shapes().find(row.root);
    if (shape == shapes().end())
        return forms;
    for (std::vector<std::string>& words : spellings(row.pattern)) {
        Form form;
        form.pattern = &row;
        form.words = std::move(words);
        for (std::vector<Port>& ports : shape->second(form)) {
            form.ports = std::move(ports);
            forms.push_back(form);
        }
    }
    return forms;
}

}  // namespace kd::test
