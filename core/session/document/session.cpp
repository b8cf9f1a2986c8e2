// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/document/session.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/file.h"
#include "core/session/limits.h"

#include <algorithm>
#include <functional>
#include <set>

namespace kd {
namespace {

constexpr std::string_view kFormat = "kerneldesk-session";
constexpr unsigned kVersion = 1;
constexpr std::uint64_t kMaxFileBytes = std::uint64_t{64} << 20;
constexpr std::size_t kMaxSources = 1000;
constexpr std::size_t kMaxName = 1024;
constexpr std::size_t kMaxPath = 4096;
constexpr std::size_t kMaxPresets = 1000;
constexpr int kSamplesWithoutInterval = 100;

void checkFormat(const Json& json, const std::string& subject)
{
    if (!json.is_object() || valueOr<std::string>(json, "format", "") != kFormat)
        refuse(subject, "this is not a KernelDesk session: \"format\": \"kerneldesk-session\" is missing");
    const auto version = json.find("version");
    const bool whole = version != json.end() && version->is_number_integer();
    if (!whole || (!version->is_number_unsigned() && version->get<std::int64_t>() < 1) || version->get<std::uint64_t>() < 1)
        refuse(subject, "its \"version\" is not a whole number from 1");
    if (version->get<std::uint64_t>() > kVersion)
        refuse(subject,
               message("it is of session version {}, but this program reads version {}: open it with a newer KernelDesk",
                       version->dump(), kVersion));
}

// A path that leads nowhere but into the session's folder.
void checkPath(const std::string& text, auto& fields)
{
    const std::filesystem::path path(text);
    const bool climbs = std::ranges::find(path, std::filesystem::path("..")) != path.end();
    const bool isName = !text.empty() && text.find('\0') == std::string::npos && path.has_filename();
    fields.require(isName, "path", "it must name a file");
    if (path.is_absolute() || climbs)
        fields.require(false, "path", message("'{}' leaves the session's folder; a source must lie within it", text));
}

void checkPresets(const std::vector<LaunchPreset>& presets, auto& fields)
{
    std::set<std::string_view> names;
    for (const LaunchPreset& preset : presets) {
        if (!names.insert(preset.name).second)
            fields.require(false, "presets", message("two are called '{}'", preset.name));
    }
}

void readView(const JsonFields& fields, std::string_view key, Json& view)
{
    const Json& found = *fields.find(key);
    if (!found.is_object())
        fields.refuse(key, "it must be an object");
    view = found;
}

const SessionSource& programSource(const Session& session)
{
    if (session.sources.empty())
        refuse(session.title.empty() ? "session" : session.title, "it has no source");
    return session.sources.front();
}

// Symbolic links may lead out of the folder where the path itself does not.
void checkWithin(const std::filesystem::path& file, const std::filesystem::path& folder)
{
    std::error_code error;
    // Absolute first: what does not exist stays relative otherwise.
    const std::filesystem::path root =
        std::filesystem::weakly_canonical(std::filesystem::absolute(folder.empty() ? "." : folder), error);
    const std::filesystem::path resolved =
        error ? std::filesystem::path() : std::filesystem::weakly_canonical(std::filesystem::absolute(file), error);
    if (error)
        refuse(file.string(), message("its place cannot be found out: {}", error.message()));
    const auto [rootEnd, at] = std::ranges::mismatch(root, resolved);
    if (rootEnd != root.end())
        refuse(file.string(), message("it leads out of the session's folder to {}", resolved.string()));
}

}  // namespace

template <> struct FieldList<SessionSource> {
    static constexpr FieldRules kRules{.subject = "sources"};
    static void list(auto& fields, auto& source)
    {
        auto& [path, text] = source;
        fields.field("path", path, kMaxPath);
        checkPath(path, fields);
        fields.orAbsent("text", text, kMaxFileBytes);
    }
};

template <> struct FieldList<LaunchPreset> {
    static constexpr FieldRules kRules{.subject = "presets", .keepsUnknown = true};
    static void list(auto& fields, auto& preset)
    {
        auto& [name, launch, unknown] = preset;
        fields.field("name", name, kMaxName);
        fields.require(!name.empty(), "name", "a preset needs one");
        fields.field("launch", launch);
        fields.unknown(unknown);
    }
};

template <> struct FieldList<TimingSettings> {
    static constexpr FieldRules kRules{.subject = "timing"};
    static void list(auto& fields, auto& timing)
    {
        auto& [warmup, samples, maxSeconds, cold, bytes, flops, interval, minSamples, discardThrottled] = timing;
        // A timing that names no interval was written when there were none: exactly its samples, with the number of that time.
        // A session without a timing takes what is usual now.
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads)
            interval = 0;
        fields.orAbsent("interval", interval);
        if (!isInterval(interval))
            fields.require(false, "interval", "it must be 0, or a share from 0.00001 to 0.5");
        if constexpr (std::remove_reference_t<decltype(fields)>::kReads)
            samples = interval > 0 ? samples : kSamplesWithoutInterval;
        fields.field("warmup", warmup, 0, kMaxSamples);
        fields.field("samples", samples, 1, kMaxSamples);
        fields.field("maxSeconds", maxSeconds);
        if (!(maxSeconds > 0 && maxSeconds <= kMaxDeadlineSeconds))
            fields.require(false, "maxSeconds", message("it must be more than 0 and at most {}", kMaxDeadlineSeconds));
        fields.field("cold", cold);
        fields.field("bytes", bytes, kMaxPath);
        fields.field("flops", flops, kMaxPath);
        if (fields.kReads || interval > 0)
            fields.field("minSamples", minSamples, 1, kMaxSamples);
        fields.orAbsent("discardThrottled", discardThrottled);
    }
};

template <> struct FieldList<Session> {
    static constexpr FieldRules kRules{.subject = "session", .keepsUnknown = true};
    static void list(auto& fields, auto& session)
    {
        auto& [title, sources, compile, launch, presets, preset, timing, device, target, view, unknown, folder] = session;
        fields.derived("format", [] { return kFormat; });
        fields.derived("version", [] { return kVersion; });
        fields.field("title", title, kMaxPath);
        fields.objects("sources", sources, kMaxSources);
        fields.require(!sources.empty(), "sources", "there must be one at least");
        fields.field("compile", compile);
        fields.field("launch", launch);
        fields.objectsOrAbsent("presets", presets, kMaxPresets);
        checkPresets(presets, fields);
        if (fields.kReads || !presets.empty())
            fields.field("preset", preset, kMaxName);
        fields.object("timing", timing);
        fields.field("device", device, kMaxName);
        fields.field("target", target, kMaxName);
        fields.custom("view", view, std::identity(), readView);
        fields.unknown(unknown);
        fields.notSent(folder);
    }
};

const LaunchPreset* findPreset(const Session& session, std::string_view name)
{
    const auto found = std::ranges::find(session.presets, name, &LaunchPreset::name);
    return found == session.presets.end() ? nullptr : &*found;
}

Session sessionFromJson(const Json& json, const std::filesystem::path& folder, const std::string& subject)
{
    checkFormat(json, subject);
    Session session;
    try {
        readFields(json, session);
    } catch (const RuntimeError& error) {
        refuse(subject, messageOf(error));
    } catch (const Json::exception& error) {
        refuse(subject, messageOf(error));
    }
    session.folder = folder;
    return session;
}

Session loadSession(const std::filesystem::path& file)
{
    const std::string text = posix::readTextFile(file, {kMaxFileBytes});
    return sessionFromJson(parseJson(text, file.string(), {.bytes = kMaxFileBytes}), file.parent_path(), file.string());
}

Json sessionToJson(const Session& session)
{
    Json json;
    writeFields(json, session);
    return json;
}

void saveSession(const Session& session, const std::filesystem::path& file)
{
    posix::writeFileAtomically(file, dumpJson(sessionToJson(session), 2) + "\n");
}

std::filesystem::path programPath(const Session& session)
{
    return session.folder / std::filesystem::path(programSource(session).path);
}

std::string programText(const Session& session)
{
    const SessionSource& source = programSource(session);
    if (source.text)
        return *source.text;
    return posix::readTextFile(programFile(session), {kMaxFileBytes});
}

std::filesystem::path programFile(const Session& session)
{
    std::filesystem::path path = programPath(session);
    checkWithin(path, session.folder);
    return path;
}

}  // namespace kd
