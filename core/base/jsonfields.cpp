// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonfields.h"

#include "core/base/error.h"

#include <cmath>

namespace kd {
namespace {

std::uint64_t unsignedIn(const JsonFields& fields, std::string_view key, const Json& value, std::uint64_t min, std::uint64_t max)
{
    if (!value.is_number_integer())
        fields.refuse(key, "it must be a whole number");
    const bool negative = !value.is_number_unsigned() && value.get<std::int64_t>() < 0;
    const auto number = value.get<std::uint64_t>();
    if (negative || number < min || number > max)
        fields.refuse(key, message("{} is not from {} to {}", value.dump(), min, max));
    return number;
}

}  // namespace

JsonFields::JsonFields(const Json& json, std::string_view subject) : m_json(json), m_subject(subject)
{
    if (!json.is_object())
        throw RuntimeError({.text = "it must be a JSON object", .subject = std::string(subject)});
}

const Json* JsonFields::find(std::string_view key) const
{
    const auto it = m_json.find(key);
    return it == m_json.end() || it->is_null() ? nullptr : &*it;
}

void JsonFields::read(std::string_view key, bool& target) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (!value->is_boolean())
        refuse(key, "it must be true or false");
    target = value->get<bool>();
}

void JsonFields::read(std::string_view key, std::string& target, std::size_t maxBytes) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (!value->is_string())
        refuse(key, "it must be text");
    const std::string& text = value->get_ref<const std::string&>();
    if (text.size() > maxBytes)
        refuse(key, message("it has {} bytes; at most {} are allowed", text.size(), maxBytes));
    target = text;
}

void JsonFields::read(std::string_view key, Message& target) const
{
    if (const Json* const value = find(key))
        target = value->get<Message>();
}

void JsonFields::read(std::string_view key, double& target) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (value->is_number())
        target = value->get<double>();
    else if (*value == "nan")
        target = std::numeric_limits<double>::quiet_NaN();
    else if (*value == "inf")
        target = std::numeric_limits<double>::infinity();
    else if (*value == "-inf")
        target = -std::numeric_limits<double>::infinity();
    else
        refuse(key, "it must be a number");
}

void JsonFields::read(std::string_view key, int& target, int min, int max) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return;
    if (!value->is_number_integer())
        refuse(key, "it must be a whole number");
    const auto number = value->get<std::int64_t>();
    const bool tooLarge = value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    if (tooLarge || number < min || number > max)
        refuse(key, message("{} is not from {} to {}", value->dump(), min, max));
    target = static_cast<int>(number);
}

void JsonFields::read(std::string_view key, std::uint32_t& target, std::uint32_t min, std::uint32_t max) const
{
    if (const Json* value = find(key))
        target = static_cast<std::uint32_t>(unsignedIn(*this, key, *value, min, max));
}

void JsonFields::read(std::string_view key, std::uint64_t& target, std::uint64_t min, std::uint64_t max) const
{
    if (const Json* value = find(key))
        target = unsignedIn(*this, key, *value, min, max);
}

const Json& JsonFields::array(std::string_view key, std::size_t maxCount) const
{
    static const Json kNone = Json::array();
    const Json* value = find(key);
    if (value == nullptr)
        return kNone;
    if (!value->is_array())
        refuse(key, "it must be a list");
    if (value->size() > maxCount)
        refuse(key, message("it has {} entries; at most {} are allowed", value->size(), maxCount));
    return *value;
}

void JsonFields::readTexts(std::string_view key, std::vector<std::string>& target, std::size_t maxCount) const
{
    if (find(key) == nullptr)
        return;
    target.clear();
    for (const Json& entry : array(key, maxCount)) {
        if (!entry.is_string())
            refuse(key, "every entry must be text");
        target.push_back(entry.get<std::string>());
    }
}

void JsonFields::refuse(std::string_view key, const Message& text) const
{
    throw RuntimeError({.text = message("'{}' is wrong: {}", key, text), .subject = std::string(m_subject)});
}

Json jsonNumber(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    return value;
}

}  // namespace kd
