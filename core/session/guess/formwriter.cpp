// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/formwriter.h"

#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

using NodeKind = HostExpression::Kind;

constexpr int kMaxWriteDepth = 48;
constexpr std::size_t kMaxSteps = 5000;  // of one expression
constexpr std::size_t kMaxFormText = 1024;

/// What only a device could tell, and what most have.
struct DeviceFact {
    std::string_view member, value;
};
constexpr std::array<DeviceFact, 6> kDeviceFacts{{{"multiProcessorCount", "32"},
                                                  {"warpSize", "32"},
                                                  {"maxThreadsPerBlock", "1024"},
                                                  {"sharedMemPerBlock", "49152"},
                                                  {"maxThreadsPerMultiProcessor", "2048"},
                                                  {"regsPerBlock", "65536"}}};

int precedenceOf(std::string_view op)
{
    if (op == "*" || op == "/" || op == "%")
        return 10;
    if (op == "+" || op == "-")
        return 9;
    if (op == "<<" || op == ">>")
        return 8;
    if (op == "==" || op == "!=")
        return 6;
    if (op == "&&")
        return 2;
    if (op == "||")
        return 1;
    return op == "&" ? 5 : op == "^" ? 4 : op == "|" ? 3 : 7;
}

std::string bracketed(const FormText& text, int lowest)
{
    return text.precedence < lowest ? "(" + text.text + ")" : text.text;
}

/// Names of functions that round a quotient up, wherever they come from.
bool isRoundingUp(std::string_view name)
{
    std::string lower;
    for (const char c : name) {
        if (c != '_')
            lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    }
    return lower.ends_with("ceildiv") || lower.ends_with("divup") || lower.ends_with("cdiv") || lower.ends_with("divceil") ||
        lower.ends_with("divroundup") || lower.ends_with("divideup") || lower.ends_with("ceildivide");
}

bool isAboutArguments(const HostExpression& expression)
{
    return expression.is(NodeKind::Name, "argc") || std::ranges::any_of(expression.children, isAboutArguments);
}

std::optional<Number> constantOf(const std::string& text)
{
    try {
        return evaluateExpression(text, {});
    } catch (const RuntimeError&) {
        return std::nullopt;
    }
}

}  // namespace

bool FormWriter::isFormName(const std::string& name) const
{
    constexpr std::array<std::string_view, 8> kTaken{"grid", "block", "gridDim", "blockDim", "pi", "inf", "nan", "i"};
    return !name.empty() && std::ranges::all_of(name, isIdentifierCharacter) && !isExpressionFunction(name) &&
        std::ranges::find(kTaken, name) == kTaken.end() && !m_reserved.contains(name);
}

/// The form finds macros and constexpr constants in the source by itself, where they are numbers.
bool FormWriter::isKnownToForm(const std::string& name) const
{
    const auto macro = m_macros.find(name);
    return macro != m_macros.end() && !macro->second.ambiguous && !macro->second.parameters &&
        constantOf(macro->second.value).has_value();
}

std::size_t FormWriter::sizeOfType(const std::string& type) const
{
    const auto named = m_types.find(type);
    return sizeOfHostType(named == m_types.end() ? type : named->second);
}

void FormWriter::startText()
{
    m_looks += m_steps;
    m_steps = 0;
}

std::optional<std::string> FormWriter::write(const HostExpression& expression, bool isInline)
{
    m_isInline = isInline;
    startText();
    m_outermost = 1;
    const std::optional<FormText> text = convert(expression, 0);
    return text ? std::optional(text->text) : std::nullopt;
}

std::optional<FormText> FormWriter::convert(const HostExpression& expression, int depth)
{
    if (depth > kMaxWriteDepth || ++m_steps > kMaxSteps)
        return std::nullopt;
    std::optional<FormText> text;
    switch (expression.kind) {
    case NodeKind::Number: {
        const bool isHex = expression.text.starts_with("0x") || expression.text.starts_with("0X");
        text = FormText{.text = expression.text,
                        .isReal = !isHex && expression.text.find_first_of(".eEfF") != std::string::npos,
                        .isConstant = true};
        if (text->text.starts_with('.'))
            text->text = "0" + text->text;
        if (!constantOf(text->text))
            return std::nullopt;
        break;
    }
    case NodeKind::Name:
        text = convertName(expression, depth + 1);
        break;
    case NodeKind::Member:
        text = convertMember(expression, depth + 1);
        break;
    case NodeKind::Method:
        text = convertMethod(expression, depth + 1);
        break;
    case NodeKind::Call:
        text = convertCall(expression, depth + 1);
        break;
    case NodeKind::Index:
        text = convertIndex(expression, depth + 1);
        break;
    case NodeKind::Unary:
        text = convertUnary(expression, depth + 1);
        break;
    case NodeKind::Binary:
        text = convertBinary(expression, depth + 1);
        break;
    case NodeKind::Conditional:
        text = convertChoice(expression, depth + 1);
        break;
    case NodeKind::Cast:
        text = convertCast(expression, depth + 1);
        break;
    case NodeKind::SizeOf:
        if (const std::size_t size = sizeOfType(expression.text); size != 0)
            text = FormText{.text = std::to_string(size), .isConstant = true};
        break;
    case NodeKind::List:
        if (expression.children.size() == 1)
            text = convert(expression.children.front(), depth + 1);
        break;
    case NodeKind::New:
    case NodeKind::Unknown:
        break;
    }
    return text && text->text.size() <= kMaxFormText ? text : std::nullopt;
}

std::optional<FormText> FormWriter::convertName(const HostExpression& name, int depth)
{
    if (!m_environments.empty()) {
        if (const auto bound = m_environments.back().find(name.text); bound != m_environments.back().end())
            return bound->second;
    }
    if (name.text == "true" || name.text == "false")
        return FormText{.text = name.text, .isConstant = true};
    if (name.text == "argc")
        return FormText{.text = "1", .isConstant = true};
    if (const auto renamed = m_renamed.find(name.text); renamed != m_renamed.end())
        return FormText{.text = renamed->second};
    if (const auto shape = m_shapes.find(name.text); shape != m_shapes.end())
        return FormText{.text = shape->second + ".x"};
    return convertGiven(name.text, name.place, depth, true);
}

std::optional<FormText> FormWriter::convertGiven(const std::string& name, HostPlace place, int depth, bool mayName)
{
    if (isKnownToForm(name) && mayName && isFormName(name))
        return FormText{.text = name};
    const bool isOutermost = depth <= m_outermost;
    const int outermost = m_outermost;
    std::vector<Environment> left;
    left.swap(m_environments);  // the names of a function that is written out mean nothing elsewhere
    std::optional<FormText> found;
    for (const HostValue& value : m_values.valuesOf(name, place)) {
        if (value.kind != HostValue::Kind::Given && value.kind != HostValue::Kind::Assumed && value.kind != HostValue::Kind::Shape)
            continue;
        if (value.expressions.empty() || m_steps > kMaxSteps)
            continue;
        // What is only another name for a value is as far outside as the name.
        m_outermost = isOutermost && value.expressions.front().kind == NodeKind::Name ? depth + 2 : outermost;
        found = convert(value.expressions.front(), depth + 1);
        m_outermost = outermost;
        if (!found)
            continue;
        assume(value);
        if (found->isConstant && mayName && !(m_isInline && isOutermost))
            found = named(name, *found, value);
        break;
    }
    left.swap(m_environments);
    return found;
}

void FormWriter::assume(const HostValue& value)
{
    if (value.kind == HostValue::Kind::Assumed)
        m_assumption = Assumption::Device;
    else if (value.isChanged)
        m_assumption = Assumption::FirstValue;
}

/// A constant by its name, as a value of the form; as it is where the name means something else there.
std::optional<FormText> FormWriter::named(const std::string& name, const FormText& text, const HostValue& value)
{
    const auto known = std::ranges::find(m_constants, name, &Constant::name);
    const bool isSame = known != m_constants.end() && known->byte == value.byte && known->header == value.header;
    if (!isFormName(name) || (known != m_constants.end() && !isSame) || isKnownToForm(name))
        return text;
    if (!isSame)
        m_constants.push_back({name, text.text, value.byte, value.header, value.isChanged});
    return FormText{.text = name, .isReal = text.isReal};
}

std::optional<FormText> FormWriter::convertMember(const HostExpression& member, int depth)
{
    const HostExpression& object = member.children.front();
    if (const auto renamed = m_renamed.find(object.text + "." + member.text); renamed != m_renamed.end())
        return FormText{.text = renamed->second};
    const int axis = member.text == "x" ? 0 : member.text == "y" ? 1 : member.text == "z" ? 2 : -1;
    if (object.kind == NodeKind::Name && axis >= 0) {
        if (const auto shape = m_shapes.find(object.text); shape != m_shapes.end())
            return FormText{.text = shape->second + "." + member.text};
        for (const HostValue& value : m_values.valuesOf(object.text, object.place)) {
            if (value.kind != HostValue::Kind::Shape)
                continue;
            const auto index = static_cast<std::size_t>(axis);
            return index < value.expressions.size() ? convert(value.expressions[index], depth + 1)
                                                    : std::optional(FormText{.text = "1", .isConstant = true});
        }
    }
    const auto fact = std::ranges::find(kDeviceFacts, member.text, &DeviceFact::member);
    if (fact != kDeviceFacts.end()) {
        m_assumption = Assumption::Device;
        return FormText{.text = std::string(fact->value), .isConstant = true};
    }
    if (object.kind == NodeKind::Name && object.text != "this") {
        if (std::optional<FormText> own = convertGiven(object.text + "." + member.text, member.place, depth, false))
            return own;
    }
    if (object.is(NodeKind::Name, "this"))
        return convertGiven(member.text, member.place, depth, false);
    // What the member's declaration initialises it with.
    for (const HostValue& value : m_values.valuesOf(member.text, {})) {
        if (value.kind == HostValue::Kind::Given && value.function == OutlineItem::kNone && !value.expressions.empty())
            return convert(value.expressions.front(), depth + 1);
    }
    return std::nullopt;
}

std::optional<FormText> FormWriter::convertMethod(const HostExpression& method, int depth)
{
    const HostExpression& object = method.children.front();
    if (method.text != "size" || object.kind != NodeKind::Name)
        return std::nullopt;
    if (const auto renamed = m_renamed.find(object.text + ".size()"); renamed != m_renamed.end())
        return FormText{.text = renamed->second};
    for (const HostValue& value : m_values.valuesOf(object.text, object.place)) {
        if (value.kind == HostValue::Kind::Elements && !value.expressions.empty())
            return convert(value.expressions.front(), depth + 1);
    }
    return std::nullopt;
}

std::optional<FormText> FormWriter::convertCall(const HostExpression& call, int depth)
{
    if ((call.text == "size" || call.text == "ssize") && call.children.size() == 1 && call.children.front().kind == NodeKind::Name)
        return convertLength(call.children.front().text, call.place, depth);
    if (std::optional<FormText> own = convertOwnCall(call, depth))
        return own;
    std::vector<FormText> arguments;
    for (const HostExpression& child : call.children) {
        std::optional<FormText> text = convert(child, depth + 1);
        if (!text)
            return std::nullopt;
        arguments.push_back(std::move(*text));
    }
    const bool isConversion = call.text.find("2half") != std::string::npos || call.text.find("2bfloat16") != std::string::npos;
    if ((call.text == "dim3" || isConversion) && !arguments.empty())
        return arguments.front();
    const bool isUp = arguments.size() == 2 && isRoundingUp(call.text);
    if (!isUp && !isExpressionFunction(call.text))
        return std::nullopt;
    FormText result{.text = (isUp ? "ceil_div" : call.text) + "(", .isConstant = true};
    const bool isChoice = call.text == "min" || call.text == "max" || call.text == "abs" || isUp;
    result.isReal = !isChoice;
    for (const FormText& each : arguments) {
        result.text += (result.text.ends_with('(') ? "" : ", ") + each.text;
        result.isConstant = result.isConstant && each.isConstant;
        result.isReal = result.isReal || each.isReal;
    }
    result.text += ")";
    return result;
}

/// A function or macro of the source that returns one expression is written out.
std::optional<FormText> FormWriter::convertOwnCall(const HostExpression& call, int depth)
{
    const std::optional<HostValues::Returned> returned = m_values.returnedBy(call.text, call.place);
    if (!returned || returned->parameters.size() < call.children.size())
        return std::nullopt;
    Environment environment;
    for (std::size_t i = 0; i < call.children.size(); ++i) {
        std::optional<FormText> text = convert(call.children[i], depth + 1);
        if (!text)
            return std::nullopt;
        environment[returned->parameters[i]] = std::move(*text);
    }
    m_environments.push_back(std::move(environment));
    std::optional<FormText> result = convert(returned->expression, depth + 1);
    m_environments.pop_back();
    return result;
}

std::optional<FormText> FormWriter::convertUnary(const HostExpression& unary, int depth)
{
    if (unary.text == "&" || unary.text == "*")
        return std::nullopt;
    std::optional<FormText> inner = convert(unary.children.front(), depth + 1);
    if (inner) {
        inner->text = unary.text + bracketed(*inner, FormText::kOperand);
        inner->precedence = 20;
    }
    return inner;
}

/// How many elements an array or a container has.
std::optional<FormText> FormWriter::convertLength(const std::string& array, HostPlace place, int depth)
{
    for (const HostValue& value : m_values.valuesOf(array, place)) {
        if (value.expressions.empty())
            continue;
        const HostExpression& first = value.expressions.front();
        if (value.kind == HostValue::Kind::Elements && !first.is(NodeKind::Unknown, ""))
            return convert(first, depth + 1);
        if (value.kind == HostValue::Kind::Given && first.kind == NodeKind::List)
            return FormText{.text = std::to_string(first.children.size()), .isConstant = true};
    }
    return std::nullopt;
}

std::optional<FormText> FormWriter::convertBinary(const HostExpression& binary, int depth)
{
    // sizeof(table) / sizeof(table[0])
    if (binary.text == "/" && binary.children[0].kind == NodeKind::SizeOf && binary.children[1].kind == NodeKind::SizeOf &&
        sizeOfType(binary.children[0].text) == 0) {
        if (std::optional<FormText> length = convertLength(binary.children[0].text, binary.place, depth))
            return length;
    }
    const std::optional<FormText> left = convert(binary.children[0], depth + 1);
    const std::optional<FormText> right = left ? convert(binary.children[1], depth + 1) : std::nullopt;
    if (!right)
        return std::nullopt;
    const int precedence = precedenceOf(binary.text);
    return FormText{.text = bracketed(*left, precedence) + " " + binary.text + " " + bracketed(*right, precedence + 1),
                    .precedence = precedence,
                    .isReal = left->isReal || right->isReal,
                    .isConstant = left->isConstant && right->isConstant};
}

/// A choice by the arguments of the program is made as if there were none.
std::optional<FormText> FormWriter::convertChoice(const HostExpression& choice, int depth)
{
    const std::optional<FormText> condition = convert(choice.children[0], depth + 1);
    if (!condition)
        return std::nullopt;
    if (condition->isConstant || isAboutArguments(choice.children[0])) {
        const std::optional<Number> value = constantOf(condition->text);
        if (!value)
            return std::nullopt;
        return convert(choice.children[value->toReal() != 0 ? 1 : 2], depth + 1);
    }
    const std::optional<FormText> first = convert(choice.children[1], depth + 1);
    const std::optional<FormText> second = first ? convert(choice.children[2], depth + 1) : std::nullopt;
    if (!second)
        return std::nullopt;
    return FormText{.text = bracketed(*condition, 1) + " ? " + bracketed(*first, 1) + " : " + bracketed(*second, 1),
                    .precedence = 0,
                    .isReal = first->isReal || second->isReal};
}

std::optional<FormText> FormWriter::convertCast(const HostExpression& cast, int depth)
{
    std::optional<FormText> inner = convert(cast.children.front(), depth + 1);
    if (!inner)
        return std::nullopt;
    const bool isFloating = isFloatingHostType(cast.text);
    const bool isInteger = !isFloating && sizeOfType(cast.text) != 0;
    if (isFloating && !inner->isReal)
        return FormText{.text = (cast.text == "double" ? "double(" : "float(") + inner->text + ")",
                        .isReal = true,
                        .isConstant = inner->isConstant};
    if (isInteger && inner->isReal)
        return FormText{.text = "int(" + inner->text + ")", .isConstant = inner->isConstant};
    return inner;
}

/// An element of a list that a variable is initialised with; the first one where the index is not known.
std::optional<FormText> FormWriter::convertIndex(const HostExpression& index, int depth)
{
    const HostExpression& object = index.children[0];
    if (object.kind != NodeKind::Name)
        return std::nullopt;
    for (const HostValue& value : m_values.valuesOf(object.text, object.place)) {
        if (value.kind != HostValue::Kind::Given || value.expressions.empty() || value.expressions.front().kind != NodeKind::List)
            continue;
        const std::vector<HostExpression>& elements = value.expressions.front().children;
        const std::optional<FormText> place = convert(index.children[1], depth + 1);
        const std::optional<Number> number = place && place->isConstant ? constantOf(place->text) : std::nullopt;
        const std::optional<Int128> at = number ? number->toInteger() : std::nullopt;
        const std::size_t element = at && *at >= 0 && *at < Int128{elements.size()} ? static_cast<std::size_t>(*at) : 0;
        return element < elements.size() ? convert(elements[element], depth + 1) : std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::string> FormWriter::writeShape(const HostExpression& expression, int depth)
{
    if (depth > 8)
        return {};
    const auto writeAll = [this](const std::vector<HostExpression>& parts) {
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < std::min<std::size_t>(3, parts.size()); ++i) {
            const std::optional<std::string> text = write(parts[i], true);
            if (!text)
                return std::vector<std::string>();
            texts.push_back(*text);
        }
        return texts;
    };
    if (expression.is(NodeKind::Call, "dim3") || expression.kind == NodeKind::List)
        return writeAll(expression.children);
    if (expression.kind == NodeKind::Name || expression.kind == NodeKind::Member) {
        if (const auto renamed = m_renamed.find(expression.text); expression.kind == NodeKind::Name && renamed != m_renamed.end())
            return {renamed->second};
        if (expression.kind == NodeKind::Name && isKnownToForm(expression.text) && isFormName(expression.text))
            return {expression.text};
        const bool isMember = expression.kind == NodeKind::Member && expression.children.front().kind == NodeKind::Name;
        std::vector<HostValue> values;
        if (isMember)
            values = m_values.valuesOf(expression.children.front().text + "." + expression.text, expression.place);
        if (values.empty())
            values = m_values.valuesOf(expression.text, expression.place);
        for (const HostValue& value : values) {
            std::vector<std::string> texts;
            if (value.kind == HostValue::Kind::Shape)
                texts = writeAll(value.expressions);
            else if ((value.kind == HostValue::Kind::Given || value.kind == HostValue::Kind::Assumed) &&
                     !value.expressions.empty() && value.byte < expression.place.byte)
                texts = writeShape(value.expressions.front(), depth + 1);
            if (texts.empty())
                continue;
            assume(value);
            return texts;
        }
    }
    if (expression.is(NodeKind::Conditional, "") && expression.children.size() == 3) {
        const std::optional<std::string> condition = write(expression.children[0], true);
        const std::optional<Number> value = condition ? constantOf(*condition) : std::nullopt;
        if (value)
            return writeShape(expression.children[value->toReal() != 0 ? 1 : 2], depth + 1);
    }
    return writeAll({expression});
}

/// `bytes` without its factor `sizeof(T)`, of whose size it tells; nothing where it has no such factor.
std::optional<HostExpression> FormWriter::withoutSize(const HostExpression& bytes, std::size_t& size, int depth)
{
    if (depth > 8)
        return std::nullopt;
    if (bytes.kind == NodeKind::SizeOf) {
        size = sizeOfType(bytes.text);
        for (const HostValue& value : m_values.valuesOf(bytes.text, bytes.place)) {
            if (size == 0 && value.kind == HostValue::Kind::Elements && value.by == "[]")
                return value.expressions.front();
        }
        const bool isElement = bytes.text.starts_with('*') || bytes.text.find('[') != std::string::npos;
        if (size == 0 && !isElement && !m_values.isType(bytes.text))
            return std::nullopt;
        return HostExpression{.kind = NodeKind::Number, .text = "1", .children = {}, .place = bytes.place};
    }
    if (bytes.kind == NodeKind::Cast)
        return withoutSize(bytes.children.front(), size, depth + 1);
    if (bytes.kind == NodeKind::Name) {
        for (const HostValue& value : m_values.valuesOf(bytes.text, bytes.place)) {
            if (value.kind != HostValue::Kind::Given || value.expressions.empty())
                continue;
            assume(value);
            return withoutSize(value.expressions.front(), size, depth + 1);
        }
        return std::nullopt;
    }
    if (bytes.kind != NodeKind::Binary || bytes.text != "*")
        return std::nullopt;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        std::optional<HostExpression> rest = withoutSize(bytes.children[side], size, depth + 1);
        if (!rest)
            continue;
        const HostExpression& other = bytes.children[1 - side];
        if (rest->is(NodeKind::Number, "1"))
            return other;
        HostExpression product{.kind = NodeKind::Binary, .text = "*", .children = {}, .place = bytes.place};
        product.children = {side == 0 ? std::move(*rest) : other, side == 0 ? other : std::move(*rest)};
        return product;
    }
    return std::nullopt;
}

std::optional<std::string> FormWriter::writeCount(const HostExpression& bytes, std::size_t elementSize)
{
    m_isInline = false;
    startText();
    std::size_t size = 0;
    const std::optional<HostExpression> count = withoutSize(bytes, size, 0);
    const std::optional<FormText> text = convert(count ? *count : bytes, 0);
    if (!text)
        return std::nullopt;
    const std::size_t unit = count ? size : 1;
    if (elementSize == 0 || unit == 0 || unit == elementSize)
        return text->text;
    if (unit % elementSize == 0)
        return bracketed(*text, 10) + " * " + std::to_string(unit / elementSize);
    if (elementSize % unit == 0)
        return bracketed(*text, 10) + " / " + std::to_string(elementSize / unit);
    return bracketed(*text, 10) + " * " + std::to_string(unit) + " / " + std::to_string(elementSize);
}

}  // namespace kd
