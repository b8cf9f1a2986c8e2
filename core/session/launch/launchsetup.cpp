// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchsetup.h"

#include "core/base/jsonfields.h"
#include "core/session/limits.h"

#include <array>

namespace kd {
namespace {

constexpr std::string_view kSetupSubject = "launch";
constexpr std::size_t kMaxEntries = 4096;
constexpr std::size_t kMaxText = 64u << 10;
constexpr std::array<EnumWord<LaunchStream>, 2> kStreams{{
    {LaunchStream::NonBlocking, "nonblocking"},
    {LaunchStream::Default, "default"},
}};

template <typename Entry, typename First, typename Second>
void readPairs(const JsonFields& fields, std::string_view key, std::string_view firstKey, std::string_view secondKey,
               std::vector<Entry>& target, First first, Second second)
{
    if (fields.find(key) == nullptr)
        return;
    target.clear();
    for (const Json& json : fields.array(key, kMaxEntries)) {
        const JsonFields pair(json, key);
        Entry entry;
        pair.read(firstKey, entry.*first, kMaxText);
        pair.read(secondKey, entry.*second, kMaxText);
        target.push_back(std::move(entry));
    }
}

}  // namespace

void to_json(Json& json, const LaunchSetup& setup)
{
    json = {{"kernel", setup.kernel},
            {"grid", setup.grid},
            {"block", setup.block},
            {"sharedBytes", setup.sharedBytes},
            {"cluster", setup.cluster},
            {"carveoutPercent", setup.carveoutPercent ? Json(*setup.carveoutPercent) : Json(nullptr)},
            {"cooperative", setup.isCooperative},
            {"stream", nameOf(setup.stream, kStreams)},
            {"arguments", Json::array()},
            {"defineValues", Json::array()},
            {"references", Json::array()},
            {"relativeTolerance", jsonNumber(setup.relativeTolerance)},
            {"absoluteTolerance", jsonNumber(setup.absoluteTolerance)},
            {"deadlineSeconds", jsonNumber(setup.deadlineSeconds)}};
    for (const ArgumentSetting& argument : setup.arguments)
        json["arguments"].push_back({{"name", argument.name}, {"value", argument.value}});
    for (const auto& [name, value] : setup.defineValues)
        json["defineValues"].push_back({{"name", name}, {"value", value}});
    for (const ReferenceSetting& reference : setup.references)
        json["references"].push_back({{"output", reference.output}, {"reference", reference.reference}});
}

void from_json(const Json& json, LaunchSetup& setup)
{
    using Define = std::pair<std::string, std::string>;
    const JsonFields fields(json, kSetupSubject);
    fields.read("kernel", setup.kernel, kMaxText);
    fields.read("grid", setup.grid, kMaxText);
    fields.read("block", setup.block, kMaxText);
    fields.read("sharedBytes", setup.sharedBytes, kMaxText);
    fields.read("cluster", setup.cluster, kMaxText);
    if (fields.find("carveoutPercent") != nullptr)
        fields.read("carveoutPercent", setup.carveoutPercent.emplace(), 0, kMaxCarveout);
    fields.read("cooperative", setup.isCooperative);
    fields.readWord("stream", setup.stream, kStreams);
    readPairs(fields, "arguments", "name", "value", setup.arguments, &ArgumentSetting::name, &ArgumentSetting::value);
    readPairs(fields, "defineValues", "name", "value", setup.defineValues, &Define::first, &Define::second);
    readPairs(fields, "references", "output", "reference", setup.references, &ReferenceSetting::output,
              &ReferenceSetting::reference);
    fields.read("relativeTolerance", setup.relativeTolerance);
    fields.read("absoluteTolerance", setup.absoluteTolerance);
    fields.read("deadlineSeconds", setup.deadlineSeconds);
}

}  // namespace kd
