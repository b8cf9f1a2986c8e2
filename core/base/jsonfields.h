// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

/// One enumeration value and its word in JSON.
template <typename E>
using EnumWord = std::pair<E, std::string_view>;

/// Reads members of an untrusted JSON object. A member that is absent or null leaves its target as it is; one of another
/// type, out of range or too long throws RuntimeError that names the member.
class JsonFields {
public:
    /// Throws when `json` is not an object. `subject` names it in errors ("launch plan"); both must outlive this.
    JsonFields(const Json& json, std::string_view subject);

    /// The member, or null when it is absent or null.
    const Json* find(std::string_view key) const;

    /// True or false; text of at most `maxBytes`.
    void read(std::string_view key, bool& target) const;
    void read(std::string_view key, std::string& target, std::size_t maxBytes = kMaxText) const;
    void read(std::string_view key, Message& target) const;
    /// Numbers, and the words "nan", "inf" and "-inf" that `jsonNumber` writes.
    void read(std::string_view key, double& target) const;
    void read(std::string_view key, int& target, int min = std::numeric_limits<int>::min(),
              int max = std::numeric_limits<int>::max()) const;
    void read(std::string_view key, std::uint32_t& target, std::uint32_t min = 0,
              std::uint32_t max = std::numeric_limits<std::uint32_t>::max()) const;
    void read(std::string_view key, std::uint64_t& target, std::uint64_t min = 0,
              std::uint64_t max = std::numeric_limits<std::uint64_t>::max()) const;

    /// The elements of an array member; nothing when it is absent. Throws when it has more than `maxCount`.
    const Json& array(std::string_view key, std::size_t maxCount) const;

    /// An array of values that have their own from_json.
    template <typename T>
    void readEach(std::string_view key, std::vector<T>& target, std::size_t maxCount) const
    {
        if (find(key) == nullptr)
            return;
        target.clear();
        for (const Json& entry : array(key, maxCount))
            target.push_back(entry.get<T>());
    }
    /// An array of texts.
    void readTexts(std::string_view key, std::vector<std::string>& target, std::size_t maxCount) const;

    /// One of the words.
    template <typename E, std::size_t N>
    void readWord(std::string_view key, E& target, const std::array<EnumWord<E>, N>& words) const
    {
        std::string word;
        if (find(key) == nullptr)
            return;
        read(key, word);
        for (const EnumWord<E>& entry : words) {
            if (entry.second == word) {
                target = entry.first;
                return;
            }
        }
        refuse(key, message("'{}' is not a word it can be", word));
    }

    /// Throws RuntimeError: `text` says what is wrong with the member.
    [[noreturn]] void refuse(std::string_view key, const Message& text) const;

private:
    static constexpr std::size_t kMaxText = 64u << 20;
    const Json& m_json;
    std::string_view m_subject;
};

/// The word of a value; empty when it has none.
template <typename E, std::size_t N>
std::string_view nameOf(E value, const std::array<EnumWord<E>, N>& words)
{
    for (const EnumWord<E>& entry : words) {
        if (entry.first == value)
            return entry.second;
    }
    return {};
}

/// `value` for JSON, which has no NaN and no infinities: those become "nan", "inf" and "-inf".
Json jsonNumber(double value);

}  // namespace kd
