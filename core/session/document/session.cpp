// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/document/session.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr std::string_view kFormat = "kerneldesk-session";
constexpr unsigned kVersion = 1;
constexpr std::size_t kMaxOptions = 4096;
constexpr std::uint64_t kMaxFileBytes = std::uint64_t{64} << 20;
constexpr std::size_t kMaxSources = 1000;
constexpr std::size_t kMaxName = 1024;
constexpr std::size_t kMaxPath = 4096;
constexpr std::size_t kMaxPresets = 1000;
constexpr std::array<std::string_view, 12> kKeys{"format", "version", "title", "sources", "compile", "launch",
                                                 "presets", "preset", "timing",  "device", "target", "view"};

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
void checkPath(const std::string& text, const JsonFields& fields)
{
    const std::filesystem::path path(text);
    const bool climbs = std::ranges::find(path, std::filesystem::path("..")) != path.end();
    if (text.empty() || text.find('\0') != std::string::npos || !path.has_filename())
        fields.refuse("path", "it must name a file");
    if (path.is_absolute() || climbs)
        fields.refuse("path", message("'{}' leaves the session's folder; a source must lie within it", text));
}

SessionSource sourceFromJson(const Json& json)
{
    const JsonFields fields(json, "sources");
    SessionSource source;
    fields.read("path", source.path, kMaxPath);
    checkPath(source.path, fields);
    if (fields.find("text") != nullptr)
        fields.read("text", source.text.emplace(), kMaxFileBytes);
    return source;
}

Json toJson(const SessionSource& source)
{
    Json json = {{"path", source.path}};
    if (source.text)
        json["text"] = *source.text;
    return json;
}

CompileSettings compileFromJson(const Json& json)
{
    const JsonFields fields(json, "compile");
    std::vector<std::string> checked;
    for (const std::string_view key : {"architectures", "defines", "includeDirectories", "options", "nameExpressions"})
        fields.readTexts(key, checked, kMaxOptions);
    std::string standard;
    fields.read("standard", standard, kMaxName);
    return json.get<CompileSettings>();
}

LaunchPreset presetFromJson(const Json& json)
{
    const JsonFields fields(json, "presets");
    LaunchPreset preset;
    fields.read("name", preset.name, kMaxName);
    if (preset.name.empty())
        fields.refuse("name", "a preset needs one");
    if (const Json* launch = fields.find("launch"))
        preset.launch = launch->get<LaunchSetup>();
    for (const auto& item : json.items()) {
        if (item.key() != "name" && item.key() != "launch")
            preset.unknown[item.key()] = item.value();
    }
    return preset;
}

void readPresets(const JsonFields& fields, Session& session)
{
    for (const Json& json : fields.array("presets", kMaxPresets)) {
        LaunchPreset preset = presetFromJson(json);
        if (findPreset(session, preset.name) != nullptr)
            fields.refuse("presets", message("two are called '{}'", preset.name));
        session.presets.push_back(std::move(preset));
    }
    fields.read("preset", session.preset, kMaxName);
}

Json toJson(const LaunchPreset& preset)
{
    Json json = preset.unknown.is_object() ? preset.unknown : Json::object();
    json["name"] = preset.name;
    json["launch"] = preset.launch;
    return json;
}

TimingSettings timingFromJson(const Json& json)
{
    const JsonFields fields(json, "timing");
    TimingSettings timing;
    fields.read("warmup", timing.warmup, 0, kMaxSamples);
    fields.read("samples", timing.samples, 1, kMaxSamples);
    fields.read("maxSeconds", timing.maxSeconds);
    if (!(timing.maxSeconds > 0 && timing.maxSeconds <= kMaxDeadlineSeconds))
        fields.refuse("maxSeconds", message("it must be more than 0 and at most {}", kMaxDeadlineSeconds));
    fields.read("cold", timing.cold);
    fields.read("bytes", timing.bytes, kMaxPath);
    fields.read("flops", timing.flops, kMaxPath);
    return timing;
}

Json toJson(const TimingSettings& timing)
{
    return {{"warmup", timing.warmup}, {"samples", timing.samples}, {"maxSeconds", timing.maxSeconds},
            {"cold", timing.cold},     {"bytes", timing.bytes},     {"flops", timing.flops}};
}

void readMembers(const Json& json, Session& session)
{
    const JsonFields fields(json, "session");
    fields.read("title", session.title, kMaxPath);
    for (const Json& source : fields.array("sources", kMaxSources))
        session.sources.push_back(sourceFromJson(source));
    if (session.sources.empty())
        fields.refuse("sources", "there must be one at least");
    if (const Json* compile = fields.find("compile"))
        session.compile = compileFromJson(*compile);
    if (const Json* launch = fields.find("launch"))
        session.launch = launch->get<LaunchSetup>();
    readPresets(fields, session);
    if (const Json* timing = fields.find("timing"))
        session.timing = timingFromJson(*timing);
    fields.read("device", session.device, kMaxName);
    fields.read("target", session.target, kMaxName);
    if (const Json* view = fields.find("view")) {
        if (!view->is_object())
            fields.refuse("view", "it must be an object");
        session.view = *view;
    }
    for (const auto& item : json.items()) {
        if (std::ranges::find(kKeys, item.key()) == kKeys.end())
            session.unknown[item.key()] = item.value();
    }
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

const LaunchPreset* findPreset(const Session& session, std::string_view name)
{
    const auto found = std::ranges::find(session.presets, name, &LaunchPreset::name);
    return found == session.presets.end() ? nullptr : &*found;
}

Session sessionFromJson(const Json& json, const std::filesystem::path& folder, const std::string& subject)
{
    checkFormat(json, subject);
    Session session;
    session.folder = folder;
    try {
        readMembers(json, session);
    } catch (const RuntimeError& error) {
        refuse(subject, messageOf(error));
    } catch (const Json::exception& error) {
        refuse(subject, messageOf(error));
    }
    return session;
}

Session loadSession(const std::filesystem::path& file)
{
    const std::string text = posix::readTextFile(file, {kMaxFileBytes});
    return sessionFromJson(parseJson(text, file.string(), {.bytes = kMaxFileBytes}), file.parent_path(), file.string());
}

Json sessionToJson(const Session& session)
{
    Json json = session.unknown.is_object() ? session.unknown : Json::object();
    json["format"] = kFormat;
    json["version"] = kVersion;
    json["title"] = session.title;
    json["sources"] = Json::array();
    for (const SessionSource& source : session.sources)
        json["sources"].push_back(toJson(source));
    json["compile"] = session.compile;
    json["launch"] = session.launch;
    if (!session.presets.empty()) {
        json["presets"] = Json::array();
        for (const LaunchPreset& preset : session.presets)
            json["presets"].push_back(toJson(preset));
        json["preset"] = session.preset;
    }
    json["timing"] = toJson(session.timing);
    json["device"] = session.device;
    json["target"] = session.target;
    json["view"] = session.view;
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
    const std::filesystem::path path = programPath(session);
    checkWithin(path, session.folder);
    return posix::readTextFile(path, {kMaxFileBytes});
}

}  // namespace kd
