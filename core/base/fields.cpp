// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"

#include <algorithm>

namespace kd {
namespace {

/// The object to read. A lenient reader finds nothing in what is none.
const Json& objectIn(const Json& json, const FieldRules& rules)
{
    static const Json kNothing = Json::object();
    return rules.isLenient && !json.is_object() ? kNothing : json;
}

}  // namespace

FieldWriter::FieldWriter(Json& json) : m_json(json)
{
    m_json = Json::object();
}

void FieldWriter::asTexts(const char* key, const std::vector<std::filesystem::path>& paths)
{
    Json& list = m_json[key] = Json::array();
    for (const std::filesystem::path& path : paths)
        list.push_back(path.string());
}

void FieldWriter::unknown(const Json& others)
{
    if (others.is_object())
        m_json.insert(others.begin(), others.end());
}

FieldReader::FieldReader(const Json& json, const FieldRules& rules)
    : m_json(objectIn(json, rules)), m_rules(rules), m_fields(m_json, rules.subject)
{
}

template <typename Read> void FieldReader::attempt(const char* key, const Read& read)
{
    if (find(key) == nullptr)
        return;
    if (!m_rules.isLenient) {
        read();
        return;
    }
    try {
        read();
    } catch (const RuntimeError&) {
        return;
    }
}

void FieldReader::field(const char* key, bool& target)
{
    attempt(key, [&] { m_fields.read(key, target); });
}

void FieldReader::field(const char* key, double& target)
{
    attempt(key, [&] { m_fields.read(key, target); });
}

void FieldReader::field(const char* key, std::string& target, std::size_t maxBytes)
{
    attempt(key, [&] { m_fields.read(key, target, maxBytes); });
}

void FieldReader::field(const char* key, int& target, int min, int max)
{
    attempt(key, [&] { m_fields.read(key, target, min, max); });
}

void FieldReader::field(const char* key, std::uint32_t& target, std::uint32_t min, std::uint32_t max)
{
    attempt(key, [&] { m_fields.read(key, target, min, max); });
}

void FieldReader::field(const char* key, std::uint64_t& target, std::uint64_t min, std::uint64_t max)
{
    attempt(key, [&] { m_fields.read(key, target, min, max); });
}

void FieldReader::field(const char* key, std::int64_t& target)
{
    const Json* const found = find(key);
    if (found == nullptr)
        return;
    const bool isTooLarge = found->is_number_unsigned() && found->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    if (!found->is_number_integer() || isTooLarge)
        refuseType(key);
    else
        target = found->get<std::int64_t>();
}

void FieldReader::field(const char* key, std::vector<std::string>& target, std::size_t maxCount)
{
    std::vector<std::string> texts;
    attempt(key, [&] {
        m_fields.readTexts(key, texts, maxCount);
        target = std::move(texts);
    });
}

void FieldReader::field(const char* key, Json& target)
{
    if (const Json* const found = find(key))
        target = *found;
}

void FieldReader::seconds(const char* key, Seconds& target)
{
    double count = target.count();
    field(key, count);
    target = Seconds(count);
}

void FieldReader::milliseconds(const char* key, Milliseconds& target, std::uint64_t min, std::uint64_t max)
{
    auto count = static_cast<std::uint64_t>(target.count());
    field(key, count, min, max);
    target = Milliseconds(count);
}

void FieldReader::share(const char* key, double& target)
{
    field(key, target);
    require(target >= 0 && target <= 1, key, "it must lie between 0 and 1");
}

void FieldReader::asText(const char* key, std::filesystem::path& target)
{
    std::string text = target.string();
    field(key, text);
    target = text;
}

void FieldReader::asTexts(const char* key, std::vector<std::filesystem::path>& target)
{
    std::vector<std::string> texts;
    field(key, texts);
    if (find(key) != nullptr)
        target = {texts.begin(), texts.end()};
}

void FieldReader::required(const char* key)
{
    require(find(key) != nullptr, key, "it is missing");
}

void FieldReader::require(bool holds, const char* key, const Message& text)
{
    if (!holds)
        m_fields.refuse(key, text);
}

void FieldReader::unknown(Json& others)
{
    others = Json::object();
    for (const auto& item : m_json.items()) {
        if (std::find(m_known.begin(), m_known.end(), item.key()) == m_known.end())
            others[item.key()] = item.value();
    }
}

const Json* FieldReader::find(const char* key)
{
    if (m_rules.keepsUnknown)
        m_known.emplace_back(key);
    return m_fields.find(key);
}

const Json* FieldReader::listAt(const char* key, std::size_t maxCount)
{
    const Json* list = nullptr;
    attempt(key, [&] { list = &m_fields.array(key, maxCount); });
    return list;
}

void FieldReader::refuseType(const char* key) const
{
    if (!m_rules.isLenient)
        m_fields.refuse(key, "it is of another type");
}

}  // namespace kd
