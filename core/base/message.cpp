// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "core/base/error.h"
#include "core/base/json.h"

#include <array>
#include <limits>

namespace kd {
namespace {

constexpr std::string_view kPlural = "(s)";
constexpr std::size_t kMaxPattern = 4096;
constexpr std::size_t kMaxPlaces = 16;
constexpr std::size_t kMaxArgumentText = 16u << 20;
constexpr int kMaxMessageDepth = 8;

/// One piece of a pattern: text as it is, or the place of an argument.
struct Piece {
    std::string_view text;
    std::optional<std::size_t> argument;
};

/// Takes the first piece off `rest`; `next` numbers the places without a number.
Piece popPiece(std::string_view& rest, std::size_t& next)
{
    const auto pop = [&rest](std::size_t size) {
        const std::string_view front = rest.substr(0, size);
        rest.remove_prefix(front.size());
        return front;
    };
    const std::size_t brace = rest.find_first_of("{}");
    if (brace != 0)
        return {.text = pop(brace), .argument = {}};
    if (rest.size() > 1 && rest[1] == rest[0])
        return {.text = pop(2).substr(1), .argument = {}};
    if (rest.starts_with("{}")) {
        pop(2);
        return {.text = {}, .argument = next++};
    }
    if (rest.size() > 2 && rest[0] == '{' && rest[1] >= '0' && rest[1] <= '9' && rest[2] == '}')
        return {.text = {}, .argument = static_cast<std::size_t>(pop(3)[1] - '0')};
    return {.text = pop(1), .argument = {}};
}

/// What verbatim() was given; null of any other message.
const std::string* verbatimText(const Message& message)
{
    const bool isPlace = message.pattern() == "{}" && message.arguments().size() == 1;
    return isPlace ? std::get_if<std::string>(&message.arguments().front().value()) : nullptr;
}

std::string textOf(const Message::Argument& argument, const std::function<std::string(const Message&)>& patternOf)
{
    const Message::Argument::Value& value = argument.value();
    if (const auto* const text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto* const number = std::get_if<std::uint64_t>(&value))
        return std::to_string(*number);
    return render(std::get<Message>(value), patternOf);
}

[[noreturn]] void refuseMessage(Message why)
{
    refuse(std::string("message"), std::move(why));
}

/// A peer cannot make a message longer than what it sent: every argument has one place at most.
void checkPlaces(std::string_view pattern, std::size_t arguments)
{
    std::array<bool, kMaxPlaces> used{};
    std::size_t next = 0;
    while (!pattern.empty()) {
        const Piece piece = popPiece(pattern, next);
        if (!piece.argument)
            continue;
        if (*piece.argument >= arguments || used[*piece.argument])
            refuseMessage("a place has no argument of its own");
        used[*piece.argument] = true;
    }
}

std::string argumentText(const Json& json)
{
    const auto& text = json.get_ref<const std::string&>();
    if (text.size() > kMaxArgumentText)
        refuseMessage("an argument is too long");
    return text;
}

Message readMessage(const Json& json, int depth);

Message::Argument readArgument(const Json& json, int depth)
{
    if (json.is_number_unsigned())
        return json.get<std::uint64_t>();
    if (json.is_number_integer())
        return json.get<std::int64_t>();
    if (!json.is_string())
        return readMessage(json, depth + 1);
    return argumentText(json);
}

/// Text alone is what a message without translation is: it comes from another version, or from a file.
Message readMessage(const Json& json, int depth)
{
    if (depth > kMaxMessageDepth)
        refuseMessage("it is nested too deeply");
    if (json.is_string())
        return verbatim(argumentText(json));
    const auto pattern = json.is_object() ? json.find("text") : json.end();
    if (!json.is_object() || pattern == json.end() || !pattern->is_string())
        refuseMessage("it has no text");
    const auto& text = pattern->get_ref<const std::string&>();
    if (text.size() > kMaxPattern)
        refuseMessage("its text is too long");
    std::vector<Message::Argument> arguments;
    if (const auto with = json.find("with"); with != json.end()) {
        if (!with->is_array() || with->size() > kMaxPlaces)
            refuseMessage("it has too many arguments");
        for (const Json& argument : *with)
            arguments.push_back(readArgument(argument, depth));
    }
    checkPlaces(text, arguments.size());
    return Message::received(text, std::move(arguments));
}

/// Numbers are the same where their values are: JSON does not tell whether a positive one was signed.
bool isSame(const Message::Argument& left, const Message::Argument& right)
{
    return std::visit(
        [&right]<typename Value>(const Value& value) {
            return std::visit(
                [&value]<typename Other>(const Other& other) {
                    if constexpr (std::integral<Value> && std::integral<Other>)
                        return std::cmp_equal(value, other);
                    else if constexpr (std::same_as<Value, Other>)
                        return value == other;
                    else
                        return false;
                },
                right.value());
        },
        left.value());
}

}  // namespace

Message::Message(std::string_view pattern, std::vector<Argument> arguments)
    : m_pattern(pattern), m_arguments(std::move(arguments))
{
}

Message Message::received(std::string pattern, std::vector<Argument> arguments)
{
    const auto kept = std::make_shared<const std::string>(std::move(pattern));
    Message message(*kept, std::move(arguments));
    message.m_received = kept;
    return message;
}

Message Message::part(std::size_t index) const
{
    const auto* const part = index < m_arguments.size() ? std::get_if<Message>(&m_arguments[index].value()) : nullptr;
    return part == nullptr ? Message() : *part;
}

std::optional<std::uint64_t> Message::count() const
{
    if (m_pattern.find(kPlural) == std::string_view::npos)
        return {};
    for (const Argument& argument : m_arguments) {
        if (const auto* const number = std::get_if<std::uint64_t>(&argument.value()))
            return *number;
        if (const auto* const number = std::get_if<std::int64_t>(&argument.value()))
            return *number < 0 ? 0 - static_cast<std::uint64_t>(*number) : static_cast<std::uint64_t>(*number);
    }
    return {};
}

bool Message::isSentence() const
{
    std::size_t next = 0;
    Piece last;
    for (std::string_view rest = m_pattern; !rest.empty();)
        last = popPiece(rest, next);
    if (!last.argument || *last.argument >= m_arguments.size())
        return last.text.ends_with('.');
    const Argument::Value& value = m_arguments[*last.argument].value();
    if (const auto* const part = std::get_if<Message>(&value))
        return part->isSentence();
    const auto* const text = std::get_if<std::string>(&value);
    return text != nullptr && text->ends_with('.');
}

std::string Message::english() const
{
    return render(*this, englishPattern);
}

bool operator==(const Message& left, const Message& right)
{
    return left.m_pattern == right.m_pattern &&
           std::equal(left.m_arguments.begin(), left.m_arguments.end(), right.m_arguments.begin(), right.m_arguments.end(), isSame);
}

Message::Argument::Argument(Message message)
{
    if (verbatimText(message) != nullptr)
        m_value = std::move(message.m_arguments.front().m_value);
    else
        m_value = std::move(message);
}

void to_json(Json& json, const Message& message)
{
    if (const std::string* const text = verbatimText(message)) {
        json = *text;
        return;
    }
    Json arguments = Json::array();
    for (const Message::Argument& argument : message.arguments())
        std::visit([&arguments](const auto& value) { arguments.push_back(value); }, argument.value());
    json = Json{{"text", message.pattern()}};
    if (!arguments.empty())
        json["with"] = std::move(arguments);
}

void from_json(const Json& json, Message& message)
{
    message = readMessage(json, 0);
}

Message verbatim(std::string text)
{
    return text.empty() ? Message() : message("{}", std::move(text));
}

std::string englishPattern(const Message& message)
{
    std::string pattern(message.pattern());
    const std::optional<std::uint64_t> count = message.count();
    for (std::size_t at = 0; count && (at = pattern.find(kPlural, at)) != std::string::npos;)
        pattern.replace(at, kPlural.size(), *count == 1 ? "" : "s");
    return pattern;
}

std::string render(const Message& message, const std::function<std::string(const Message&)>& patternOf)
{
    const std::string pattern = patternOf(message);
    const std::vector<Message::Argument>& arguments = message.arguments();
    std::string text;
    std::size_t next = 0;
    for (std::string_view rest = pattern; !rest.empty();) {
        const Piece piece = popPiece(rest, next);
        text += piece.text;
        if (piece.argument && *piece.argument < arguments.size())
            text += textOf(arguments[*piece.argument], patternOf);
    }
    return text;
}

}  // namespace kd
