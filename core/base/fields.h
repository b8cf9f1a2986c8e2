// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/units.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kd {

/// Says how the JSON of a type is read.
struct FieldRules {
    std::string_view subject;    ///< names the value in errors: "launch plan"
    bool isLenient = false;      ///< what is of another type counts as absent: other versions write such values
    bool keepsUnknown = false;   ///< the type has a member for keys that it does not know
};

/// The one list of a type's fields in JSON, from which its to_json and its from_json follow. It is specialised in the source that
/// defines those, before them:
///
///     template <> struct FieldList<ReportEdit> {
///         static constexpr FieldRules kRules{.subject = "edit"};
///         static void list(auto& fields, auto& edit)
///         {
///             auto& [line, before] = edit;  // does not compile once there is a further member
///             fields.field("line", line, 1, kLastLine);
///             fields.orNull("before", before);
///         }
///     };
///
/// `fields` is a FieldWriter, and `edit` const, or a FieldReader. Both have the same functions: the reader's comments say what is
/// accepted, the writer's what is written.
template <typename T> struct FieldList;

template <typename T> void writeFields(Json& json, const T& value);
template <typename T> void readFields(const Json& json, T& value);

/// Writes the fields of one value into an object; limits are the reader's.
class FieldWriter {
public:
    static constexpr bool kReads = false;
    /// `json` becomes an object and must outlive this.
    explicit FieldWriter(Json& json);

    /// The key is always written, and limits are not checked: the reader refuses what lies outside them.
    template <typename T, typename... Limits> void field(const char* key, const T& value, const Limits&...) { m_json[key] = value; }
    /// NaN and infinities are written as jsonNumber() does.
    void field(const char* key, const double& value) { m_json[key] = jsonNumber(value); }
    /// A time is a number with fractions; NaN and infinities are written as jsonNumber() does.
    void seconds(const char* key, Seconds value) { m_json[key] = jsonNumber(value.count()); }
    /// A time is a whole number; the limits are not checked.
    void milliseconds(const char* key, Milliseconds value, std::uint64_t, std::uint64_t) { m_json[key] = value.count(); }
    /// The value has to lie between 0 and 1, else the reader refuses it.
    void share(const char* key, double value) { m_json[key] = value; }
    /// It is written as field() does; only the reader minds where the key is absent.
    template <typename T, typename... Limits> void required(const char* key, const T& value, const Limits&... limits)
    {
        field(key, value, limits...);
    }
    /// The key is always written, with null where there is no value.
    template <typename T, typename... Limits> void orNull(const char* key, const std::optional<T>& value, const Limits&...)
    {
        m_json[key] = value ? Json(*value) : Json();
    }
    /// The number `none` stands for no value and is written as null.
    void orNull(const char* key, const std::uint32_t& value, std::uint32_t none = 0)
    {
        m_json[key] = value == none ? Json() : Json(value);
    }
    /// The key is left out where the value equals T().
    template <typename T, typename... Limits> void orAbsent(const char* key, const T& value, const Limits&...)
    {
        if (!(value == T()))
            m_json[key] = value;
    }
    /// The key is left out where there is no value; one that equals T() is written.
    template <typename T, typename... Limits> void orAbsent(const char* key, const std::optional<T>& value, const Limits&...)
    {
        if (value)
            m_json[key] = *value;
    }
    /// The nested object has the fields that FieldList<T> names.
    template <typename T> void object(const char* key, const T& value) { writeFields(m_json[key], value); }
    /// The key is always written, with null where there is no value.
    template <typename T> void object(const char* key, const std::optional<T>& value)
    {
        Json& json = m_json[key];
        if (value)
            writeFields(json, *value);
    }
    /// The key is left out where there is no value.
    template <typename T> void objectOrAbsent(const char* key, const std::optional<T>& value)
    {
        if (value)
            object(key, value);
    }
    /// The list keeps the order and is written even if it is empty; the limit on its entries is not checked.
    template <typename T> void objects(const char* key, const std::vector<T>& values, std::size_t = 0)
    {
        Json& list = m_json[key] = Json::array();
        for (const T& value : values)
            writeFields(list.emplace_back(), value);
    }
    /// The key is left out where the list is empty.
    template <typename T> void objectsOrAbsent(const char* key, const std::vector<T>& values, std::size_t = 0)
    {
        if (!values.empty())
            objects(key, values);
    }
    /// The first value is written as an object, not as a list, and any others are lost; without one the key is left out.
    template <typename T> void onlyObject(const char* key, const std::vector<T>& values)
    {
        if (!values.empty())
            writeFields(m_json[key], values.front());
    }
    /// A value that `words` does not have is written as an empty text.
    template <typename E, std::size_t N> void word(const char* key, E value, const std::array<EnumWord<E>, N>& words)
    {
        m_json[key] = nameOf(value, words);
    }
    /// The key is always written, with the JSON that write(value) gives.
    template <typename T, typename Write, typename Read>
    void custom(const char* key, const T& value, const Write& write, const Read&)
    {
        m_json[key] = write(value);
    }
    /// The key is always written, with null where there is no value.
    template <typename T, typename Write, typename Read>
    void custom(const char* key, const std::optional<T>& value, const Write& write, const Read&)
    {
        m_json[key] = value ? Json(write(*value)) : Json();
    }
    /// The key is always written, with an empty text where there is no value.
    template <typename T, typename Write, typename Read>
    void customOrEmpty(const char* key, const std::optional<T>& value, const Write& write, const Read&)
    {
        m_json[key] = value ? Json(write(*value)) : Json("");
    }
    /// The key is left out where there is no value.
    template <typename T, typename Write, typename Read>
    void customOrAbsent(const char* key, const std::optional<T>& value, const Write& write, const Read&)
    {
        if (value)
            m_json[key] = write(*value);
    }
    /// Here write(value) gives a std::optional<Json>, and the key is left out where that is empty.
    template <typename T, typename Write, typename Read>
    void customOrAbsent(const char* key, const T& value, const Write& write, const Read&)
    {
        if (const std::optional<Json> json = write(value))
            m_json[key] = *json;
    }
    /// The path is written as the system has it, neither made absolute nor normalised.
    void asText(const char* key, const std::filesystem::path& path) { m_json[key] = path.string(); }
    /// The list keeps the order and is written even if it is empty.
    void asTexts(const char* key, const std::vector<std::filesystem::path>& paths);
    /// The JSON is what make() returns, which is called at once.
    template <typename Make> void derived(const char* key, const Make& make) { m_json[key] = make(); }
    /// Nothing is written: the field's own line in the list does that.
    void required(const char*) {}
    /// The key is always written, with null and without a call of `write` where the value is not there.
    template <typename T, typename Write = std::identity>
    void requiredIf(bool isThere, const char* key, const T& value, const Write& write = {})
    {
        m_json[key] = isThere ? Json(write(value)) : Json();
    }
    /// Nothing is checked: a value that is written is taken to be valid.
    void require(bool, const char*, const Message&) {}
    /// Nothing is written; the call names the members so that the list has all of them.
    template <typename... Members> void notSent(const Members&...) {}
    /// Keys that are written already stay.
    void unknown(const Json& others);

private:
    Json& m_json;
};

/// Reads the fields of one value from an untrusted object, as JsonFields does. Where a key is absent or null a member stays as it
/// is. Errors are RuntimeError and name the key; where the rules are lenient, what is of another type counts as absent, but no list
/// becomes longer and no tree deeper for it.
class FieldReader {
public:
    static constexpr bool kReads = true;
    static constexpr std::size_t kMaxText = 64u << 20;
    /// Throws where `json` is no object, unless the rules are lenient. It must outlive this.
    FieldReader(const Json& json, const FieldRules& rules);

    /// A value within limits: of a text the bytes, of a list the entries, of a number the least and the most.
    void field(const char* key, bool& target);
    void field(const char* key, double& target);
    void field(const char* key, std::string& target, std::size_t maxBytes = kMaxText);
    void field(const char* key, int& target, int min = std::numeric_limits<int>::min(), int max = std::numeric_limits<int>::max());
    void field(const char* key, std::uint32_t& target, std::uint32_t min = 0,
               std::uint32_t max = std::numeric_limits<std::uint32_t>::max());
    void field(const char* key, std::uint64_t& target, std::uint64_t min = 0,
               std::uint64_t max = std::numeric_limits<std::uint64_t>::max());
    void field(const char* key, std::int64_t& target);
    void field(const char* key, std::vector<std::string>& target, std::size_t maxCount = kMaxCount);
    void field(const char* key, Json& target);
    /// A value that has a from_json.
    template <typename T> void field(const char* key, T& target)
    {
        static_assert(!std::is_arithmetic_v<T>, "a number needs limits");
        if (const Json* const found = find(key))
            convert(key, *found, target);
    }
    template <typename T> void field(const char* key, std::vector<T>& target, std::size_t maxCount = kMaxCount)
    {
        std::vector<T> values;
        const Json* const list = listAt(key, maxCount);
        if (list == nullptr)
            return;
        for (const Json& entry : *list) {
            if (!convert(key, entry, values.emplace_back()))
                return;
        }
        target = std::move(values);
    }
    /// A time is a number with fractions, which may be negative, "nan", "inf" or "-inf".
    void seconds(const char* key, Seconds& target);
    /// A time is a whole number from `min` to `max`.
    void milliseconds(const char* key, Milliseconds& target, std::uint64_t min, std::uint64_t max);
    /// From 0 to 1.
    void share(const char* key, double& target);
    /// A value that has to be there.
    template <typename T, typename... Limits> void required(const char* key, T& target, const Limits&... limits)
    {
        required(key);
        field(key, target, limits...);
    }

    /// What is null, or absent, where there is none or where it is `none` or empty.
    template <typename T, typename... Limits> void orNull(const char* key, std::optional<T>& target, const Limits&... limits)
    {
        if (find(key) != nullptr)
            field(key, target.emplace(), limits...);
    }
    void orNull(const char* key, std::uint32_t& target, std::uint32_t none = 0)
    {
        target = none;
        field(key, target);
    }
    template <typename T, typename... Limits> void orAbsent(const char* key, T& target, const Limits&... limits)
    {
        field(key, target, limits...);
    }
    template <typename T, typename... Limits> void orAbsent(const char* key, std::optional<T>& target, const Limits&... limits)
    {
        orNull(key, target, limits...);
    }

    /// A value that has a list of fields, and many of them.
    template <typename T> void object(const char* key, T& target)
    {
        if (const Json* const found = find(key))
            readFields(*found, target);
    }
    template <typename T> void object(const char* key, std::optional<T>& target)
    {
        if (const Json* const found = find(key))
            readFields(*found, target.emplace());
    }
    template <typename T> void objectOrAbsent(const char* key, std::optional<T>& target) { object(key, target); }
    /// The list that was read replaces all entries of `target`, which stay where the key is absent or null.
    template <typename T> void objects(const char* key, std::vector<T>& target, std::size_t maxCount = kMaxCount)
    {
        const Json* const list = listAt(key, maxCount);
        if (list == nullptr)
            return;
        target.clear();
        for (const Json& entry : *list)
            readFields(entry, target.emplace_back());
    }
    template <typename T> void objectsOrAbsent(const char* key, std::vector<T>& target, std::size_t maxCount = kMaxCount)
    {
        objects(key, target, maxCount);
    }

    /// One value at most, absent where there is none.
    template <typename T> void onlyObject(const char* key, std::vector<T>& target)
    {
        if (const Json* const found = find(key))
            readFields(*found, target.emplace_back());
    }
    /// One of the words.
    template <typename E, std::size_t N> void word(const char* key, E& target, const std::array<EnumWord<E>, N>& words)
    {
        std::string text;
        field(key, text);
        for (const EnumWord<E>& entry : words) {
            if (entry.second == text) {
                target = entry.first;
                return;
            }
        }
        if (find(key) != nullptr && !m_rules.isLenient)
            m_fields.refuse(key, message("'{}' is not a word it can be", text));
    }
    /// A value with a form of its own: write(value) gives its JSON, read(fields, key, value) reads it again. Where it is absent if
    /// there is none, the JSON of what is no std::optional is one.
    template <typename T, typename Write, typename Read> void custom(const char* key, T& target, const Write&, const Read& read)
    {
        if (find(key) != nullptr)
            read(m_fields, key, target);
    }
    template <typename T, typename Write, typename Read>
    void custom(const char* key, std::optional<T>& target, const Write&, const Read& read)
    {
        if (find(key) != nullptr)
            read(m_fields, key, target.emplace());
    }
    template <typename T, typename Write, typename Read>
    void customOrAbsent(const char* key, T& target, const Write& write, const Read& read)
    {
        custom(key, target, write, read);
    }

    /// The same with an empty text where there is none.
    template <typename T, typename Write, typename Read>
    void customOrEmpty(const char* key, std::optional<T>& target, const Write& write, const Read& read)
    {
        if (const Json* const found = find(key); found != nullptr && *found != "")
            custom(key, target, write, read);
    }

    /// Paths as the system has them.
    void asText(const char* key, std::filesystem::path& target);
    void asTexts(const char* key, std::vector<std::filesystem::path>& target);

    /// What follows from other fields, for those who read the JSON without this program.
    template <typename Make> void derived(const char* key, const Make&) { find(key); }
    /// The key has to be there.
    void required(const char* key);
    /// A value that has to be there, else is null; write(value) gives its JSON.
    template <typename T, typename Write = std::identity>
    void requiredIf(bool isThere, const char* key, T& target, const Write& = {})
    {
        if (isThere)
            required(key, target);
    }
    /// Refuses the field with `text` unless it holds.
    void require(bool holds, const char* key, const Message& text);
    /// Members that JSON does not have.
    template <typename... Members> void notSent(const Members&...) {}
    /// All of which no field was read before this; for rules that keep them.
    void unknown(Json& others);

private:
    static constexpr std::size_t kMaxCount = 1u << 20;

    const Json* find(const char* key);
    /// The list of that key; null where there is none.
    const Json* listAt(const char* key, std::size_t maxCount);
    template <typename Read> void attempt(const char* key, const Read& read);
    void refuseType(const char* key) const;
    /// False where the rules are lenient and `json` is of another type.
    template <typename T> bool convert(const char* key, const Json& json, T& target)
    {
        try {
            target = json.get<T>();
        } catch (const Json::exception&) {
            refuseType(key);
            return false;
        } catch (const RuntimeError&) {
            if (!m_rules.isLenient)
                throw;
            return false;
        }
        return true;
    }

    const Json& m_json;
    FieldRules m_rules;
    JsonFields m_fields;
    std::vector<std::string_view> m_known;
};

/// The object that FieldList<T> describes.
template <typename T> void writeFields(Json& json, const T& value)
{
    FieldWriter writer(json);
    FieldList<T>::list(writer, value);
}

/// The value of an untrusted object; throws RuntimeError as FieldReader does.
template <typename T> void readFields(const Json& json, T& value)
{
    value = T();
    FieldReader reader(json, FieldList<T>::kRules);
    FieldList<T>::list(reader, value);
}

}  // namespace kd
