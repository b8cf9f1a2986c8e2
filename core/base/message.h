// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace kd {

/// The pattern of a message with `count` places, checked by the compiler. A place is written {}, or {0}, {1} where a pattern does
/// not name its arguments in turn; each argument has one place. A brace of the text itself is doubled.
template <typename... Arguments> class MessagePattern {
public:
    constexpr MessagePattern() = default;
    template <std::size_t N> consteval MessagePattern(const char (&literal)[N]) : m_text(literal, N - 1)
    {
        bool used[sizeof...(Arguments) + 1] = {};
        std::size_t next = 0;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (m_text[i] != '{' && m_text[i] != '}')
                continue;
            if (i + 1 < m_text.size() && m_text[i + 1] == m_text[i]) {
                ++i;
                continue;
            }
            std::size_t index = next++;
            if (m_text[++i] != '}') {
                index = static_cast<std::size_t>(m_text[i] - '0');
                ++i;
            }
            if (index >= sizeof...(Arguments) || used[index] || m_text[i] != '}')
                throw "a place of the pattern has no argument of its own";
            used[index] = true;
        }
        for (std::size_t index = 0; index < sizeof...(Arguments); ++index) {
            if (!used[index])
                throw "an argument has no place in the pattern";
        }
    }
    constexpr std::string_view text() const { return m_text; }
    constexpr bool empty() const { return m_text.empty(); }

private:
    std::string_view m_text;
};

/// A sentence, or a part of one, that leaves core: an English pattern, by which its translations are found, and what stands in its
/// places. The pattern is a literal of the program; names, paths and numbers are arguments. A noun that is counted is written with
/// "(s)", as in "{} byte(s)": its number is the message's first argument that is a whole number.
class Message {
public:
    class Argument;

    /// There is nothing to say.
    Message() = default;
    /// A sentence without places.
    template <std::size_t N> consteval Message(const char (&literal)[N]) : m_pattern(MessagePattern<>(literal).text()) {}

    /// One of a table.
    Message(MessagePattern<> pattern) : m_pattern(pattern.text()) {}
    /// One whose pattern is no literal of this program; it is not checked.
    static Message received(std::string pattern, std::vector<Argument> arguments);

    bool empty() const { return m_pattern.empty(); }
    std::string_view pattern() const { return m_pattern; }
    const std::vector<Argument>& arguments() const { return m_arguments; }
    /// The message in place `index`; nothing to say where there is other or none.
    Message part(std::size_t index) const;
    /// The number that decides between singular and plural; none where the pattern has no "(s)".
    std::optional<std::uint64_t> count() const;
    /// Whether it ends with a full stop of its own.
    bool isSentence() const;
    /// Gives the text for logs, JSON and users of the library.
    std::string english() const;

    friend bool operator==(const Message& left, const Message& right);
    friend void to_json(nlohmann::json& json, const Message& message);
    /// Throws RuntimeError where `json`, which another process may have written, is no message or one of unreasonable size.
    friend void from_json(const nlohmann::json& json, Message& message);

private:
    template <typename... Arguments>
    friend Message message(MessagePattern<std::type_identity_t<Arguments>...> pattern, Arguments&&... arguments);
    Message(std::string_view pattern, std::vector<Argument> arguments);

    std::string_view m_pattern;
    std::shared_ptr<const std::string> m_received;  ///< text that m_pattern shows where it is no literal of this program
    std::vector<Argument> m_arguments;
};

/// Holds what stands in a place: text that no language changes (a name, a path, a line of a log), a whole number, or a message.
class Message::Argument {
public:
    using Value = std::variant<std::string, std::int64_t, std::uint64_t, Message>;

    Argument(std::string text) : m_value(std::move(text)) {}
    Argument(std::string_view text) : m_value(std::string(text)) {}
    Argument(Message message);  ///< a text of others is kept as the text that it is
    template <std::integral T> Argument(T number)
        : m_value(std::in_place_type<std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>, number)
    {
    }
    Argument(char letter) : m_value(std::string(1, letter)) {}
    Argument(const char*) = delete;  ///< a word that is no pattern would stay English
    Argument(bool) = delete;

    const Value& value() const { return m_value; }
    friend bool operator==(const Argument&, const Argument&) = default;

private:
    Value m_value;
};

/// message("line {} holds {} column(s)", line, columns)
template <typename... Arguments>
Message message(MessagePattern<std::type_identity_t<Arguments>...> pattern, Arguments&&... arguments)
{
    std::vector<Message::Argument> places;
    places.reserve(sizeof...(Arguments));
    (places.emplace_back(std::forward<Arguments>(arguments)), ...);
    return {pattern.text(), std::move(places)};
}

/// Text that others wrote: a system, a driver, a compiler. It is the same in every language.
Message verbatim(std::string text);

/// The pattern of `message` with the English singular or plural for its count.
std::string englishPattern(const Message& message);

/// `message` and those in its places, each with the pattern that `patternOf` gives for it, and all places filled.
std::string render(const Message& message, const std::function<std::string(const Message&)>& patternOf);

}  // namespace kd
