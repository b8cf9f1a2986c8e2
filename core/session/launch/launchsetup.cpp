// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchsetup.h"

#include "core/base/fields.h"
#include "core/session/limits.h"

#include <array>

namespace kd {
namespace {

constexpr std::size_t kMaxEntries = 4096;
constexpr std::size_t kMaxText = 64u << 10;
constexpr std::array<EnumWord<LaunchStream>, 2> kStreams{{
    {LaunchStream::NonBlocking, "nonblocking"},
    {LaunchStream::Default, "default"},
}};

using Define = std::pair<std::string, std::string>;

}  // namespace

template <> struct FieldList<ArgumentSetting> {
    static constexpr FieldRules kRules{.subject = "arguments"};
    static void list(auto& fields, auto& entry)
    {
        auto& [name, value] = entry;
        fields.field("name", name, kMaxText);
        fields.field("value", value, kMaxText);
    }
};

template <> struct FieldList<MemorySetting> {
    static constexpr FieldRules kRules{.subject = "memory"};
    static void list(auto& fields, auto& entry)
    {
        auto& [name, value] = entry;
        fields.field("name", name, kMaxText);
        fields.field("value", value, kMaxText);
    }
};

template <> struct FieldList<Define> {
    static constexpr FieldRules kRules{.subject = "defineValues"};
    static void list(auto& fields, auto& entry)
    {
        auto& [name, value] = entry;
        fields.field("name", name, kMaxText);
        fields.field("value", value, kMaxText);
    }
};

template <> struct FieldList<ReferenceSetting> {
    static constexpr FieldRules kRules{.subject = "references"};
    static void list(auto& fields, auto& entry)
    {
        auto& [output, reference] = entry;
        fields.field("output", output, kMaxText);
        fields.field("reference", reference, kMaxText);
    }
};

template <> struct FieldList<LaunchSetup> {
    static constexpr FieldRules kRules{.subject = "launch"};
    static void list(auto& fields, auto& setup)
    {
        auto& [kernel, grid, block, sharedBytes, cluster, carveoutPercent, isCooperative, stream, arguments, memory,
               defineValues, references, relativeTolerance, absoluteTolerance, deadlineSeconds] = setup;
        fields.field("kernel", kernel, kMaxText);
        fields.field("grid", grid, kMaxText);
        fields.field("block", block, kMaxText);
        fields.field("sharedBytes", sharedBytes, kMaxText);
        fields.field("cluster", cluster, kMaxText);
        fields.orNull("carveoutPercent", carveoutPercent, 0, kMaxCarveout);
        fields.field("cooperative", isCooperative);
        fields.word("stream", stream, kStreams);
        fields.objects("arguments", arguments, kMaxEntries);
        fields.objectsOrAbsent("memory", memory, kMaxEntries);
        fields.objects("defineValues", defineValues, kMaxEntries);
        fields.objects("references", references, kMaxEntries);
        fields.field("relativeTolerance", relativeTolerance);
        fields.field("absoluteTolerance", absoluteTolerance);
        fields.field("deadlineSeconds", deadlineSeconds);
    }
};

void to_json(Json& json, const LaunchSetup& setup)
{
    writeFields(json, setup);
}

void from_json(const Json& json, LaunchSetup& setup)
{
    readFields(json, setup);
}

}  // namespace kd
