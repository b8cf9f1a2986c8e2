// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/historyfolder.h"

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/posix/appendfile.h"
#include "core/base/posix/file.h"
#include "core/base/posix/filelock.h"
#include "core/base/sha256.h"
#include "core/history/historylines.h"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr Milliseconds kLockPatience{5000};
constexpr std::uint64_t kMaxReadBytes = 2 * kMaxHistoryBytes;  // of a file that others wrote
constexpr double kShareAfterwards = 0.8;  // of the limit, once room was made: it is not made again at once
constexpr std::size_t kDigitsOfSha256 = 64, kDigitsOfFolder = 16, kMaxFolderName = 40;

[[nodiscard]] posix::FileLock lockOf(const fs::path& folder)
{
    posix::makePrivateDirectory(folder);
    if (std::optional<posix::FileLock> lock = posix::FileLock::acquire(folder / "lock", kLockPatience))
        return std::move(*lock);
    throw RuntimeError({.text = "the history cannot be locked: another program holds it, or the folder cannot be written",
                        .subject = folder.string()});
}

std::string textOf(const fs::path& file)
{
    std::error_code none;
    return fs::exists(file, none) ? posix::readTextFile(file, {kMaxReadBytes}) : std::string();
}

std::uint64_t bytesOf(const fs::path& file)
{
    std::error_code failure;
    const std::uintmax_t bytes = fs::file_size(file, failure);
    return failure ? 0 : bytes;
}

std::uint64_t bytesIn(const fs::path& folder)
{
    std::uint64_t bytes = 0;
    std::error_code failure;
    for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure))
        bytes += bytesOf(at->path());
    return bytes;
}

std::string joined(const std::vector<Json>& entries)
{
    std::string text;
    for (const Json& entry : entries)
        text += historyLine(entry);
    return text;
}

Json changeOf(const char* entry, std::string_view id, Json value)
{
    return {{"entry", entry}, {"id", id}, {"value", std::move(value)}};
}

/// Applies what was said of a run after it was kept. Unknown entries are those of a later version.
void apply(const Json& entry, std::map<std::string, StoredRun*>& runs, std::set<std::string>& removed)
{
    const auto kind = valueOr(entry, "entry", std::string());
    const auto id = valueOr(entry, "id", std::string());
    const auto found = runs.find(id);
    if (found == runs.end())
        return;
    StoredRun& run = *found->second;
    if (kind == "label")
        run.label = valueOr(entry, "value", std::string()).substr(0, kMaxRunLabelBytes);
    else if (kind == "note")
        run.note = valueOr(entry, "value", std::string()).substr(0, kMaxRunLabelBytes);
    else if (kind == "removed")
        removed.insert(id);
    else if (kind == "baseline") {
        run.isBaseline = valueOr(entry, "value", false);
        for (const auto& [otherId, other] : runs) {
            if (run.isBaseline && otherId != id && other->kernel.name == run.kernel.name && other->program == run.program)
                other->isBaseline = false;
        }
    }
}

/// Two programs at once may have given one number to two runs.
void renumber(std::vector<StoredRun>& runs)
{
    int highest = 0;
    for (const StoredRun& run : runs)
        highest = std::max(highest, run.number);
    std::set<int> known;
    for (StoredRun& run : runs) {
        if (!known.insert(run.number).second)
            known.insert(run.number = ++highest);
    }
}

/// Comparisons of earlier versions have the number alone: one run has it, or nobody knows which was meant.
void nameBaselines(std::vector<StoredRun>& runs)
{
    std::map<std::pair<std::string, int>, std::string> known;  // "" where two have it
    for (StoredRun& run : runs) {
        if (run.comparison && run.comparison->baselineId.empty()) {
            const auto found = known.find({run.program, run.comparison->baseline});
            run.comparison->baselineId = found == known.end() ? std::string() : found->second;
        }
        const auto [own, isNew] = known.emplace(std::pair(run.program, run.number), run.id);
        if (!isNew)
            own->second.clear();
    }
}

/// Once all runs have the numbers that they are shown with.
void renumberBaselines(std::vector<StoredRun>& runs)
{
    std::map<std::string, int> numbers;
    for (const StoredRun& run : runs)
        numbers.emplace(run.id, run.number);
    for (StoredRun& run : runs) {
        const auto found = run.comparison ? numbers.find(run.comparison->baselineId) : numbers.end();
        if (found != numbers.end())
            run.comparison->baseline = found->second;
    }
}

bool isRun(const Json& entry)
{
    return valueOr(entry, "entry", std::string()) == "run";
}

/// Takes the samples of a run's entry, where it has some.
bool dropSamples(Json& entry)
{
    bool had = false;
    const auto drop = [&had](Json& object, const char* key) {
        if (object.is_object() && object.contains(key) && object[key].is_array() && !object[key].empty()) {
            object[key] = Json::array();
            had = true;
        }
    };
    if (Json* const timing = entry.contains("timing") ? &entry["timing"] : nullptr) {
        drop(*timing, "samples");
        if (timing->is_object() && timing->contains("kernelTime"))
            drop((*timing)["kernelTime"], "windows");
    }
    if (entry.contains("comparison") && entry["comparison"].is_object() && entry["comparison"].contains("outcome")) {
        drop(entry["comparison"]["outcome"], "firstSamples");
        drop(entry["comparison"]["outcome"], "secondSamples");
    }
    if (had)
        entry["hasLostSamples"] = true;
    return had;
}

bool endsWithLine(const fs::path& file)
{
    std::ifstream text(file, std::ios::binary);
    text.seekg(-1, std::ios::end);
    return text.get() == '\n';
}

std::string newName()
{
    std::timespec now{};
    std::timespec_get(&now, TIME_UTC);
    return "damaged-" + std::to_string(now.tv_sec) + "-" + std::to_string(now.tv_nsec) + ".log";
}

}  // namespace

HistoryFolder::HistoryFolder(fs::path folder, std::uint64_t limit) : m_folder(std::move(folder)), m_limit(limit) {}

fs::path HistoryFolder::folderOf(const fs::path& root, const fs::path& path)
{
    const std::string whole = path.lexically_normal().string();
    std::string name;
    for (const char c : path.filename().string().substr(0, kMaxFolderName))
        name += (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ? c : '-';
    return root / (name + "-" + sha256Hex(std::as_bytes(std::span(whole))).substr(0, kDigitsOfFolder));
}

std::vector<StoredRun> HistoryFolder::runsOf(const std::vector<Json>& entries, std::vector<std::string>& damaged) const
{
    std::vector<StoredRun> runs;
    runs.reserve(entries.size());
    std::map<std::string, StoredRun*> byId;
    std::set<std::string> removed;
    for (const Json& entry : entries) {
        if (!isRun(entry)) {
            apply(entry, byId, removed);
            continue;
        }
        try {
            StoredRun run = storedRunFromJson(entry);
            if (byId.contains(run.id))
                continue;
            runs.push_back(std::move(run));
            byId[runs.back().id] = &runs.back();
        } catch (const RuntimeError&) {
            damaged.push_back(historyLine(entry));
        } catch (const Json::exception&) {
            damaged.push_back(historyLine(entry));
        }
    }
    nameBaselines(runs);
    renumber(runs);
    renumberBaselines(runs);
    std::erase_if(runs, [&removed](const StoredRun& run) { return removed.contains(run.id); });
    return runs;
}

HistoryContent HistoryFolder::read() const
{
    std::error_code none;
    if (!fs::exists(linesFile(), none))
        return {};
    HistoryLines lines = readHistoryLines(textOf(linesFile()));
    std::vector<std::string> unread;
    HistoryContent content{.runs = runsOf(lines.entries, unread), .damaged = 0, .aside = {}};
    if (lines.damaged.empty())
        return content;
    const posix::FileLock lock = lockOf(m_folder);
    lines = readHistoryLines(textOf(linesFile()));  // another program may have added to it, or set them aside
    std::string text;
    for (const std::string& line : lines.damaged)
        text += line + "\n";
    if (text.empty())
        return content;
    content.damaged = lines.damaged.size();
    content.aside = m_folder / newName();
    posix::writeFileAtomically(content.aside, text, 0600);
    posix::writeFileAtomically(linesFile(), joined(lines.entries), 0600);
    return content;
}

/// Under the lock. What was torn before is cut off: it never was whole.
void HistoryFolder::append(const Json& entry) const
{
    posix::AppendFile file(linesFile());
    if (file.size() > 0 && !endsWithLine(linesFile())) {
        const std::size_t end = file.read({kMaxReadBytes}).rfind('\n');
        file.cut(end == std::string::npos ? 0 : end + 1);
    }
    file.append(historyLine(entry));
}

HistoryRoom HistoryFolder::add(StoredRun run, std::span<const std::byte> image) const
{
    const posix::FileLock lock = lockOf(m_folder);
    if (!image.empty())
        run.image = keepImage(image);
    Json entry = storedRunToJson(run);
    std::uint64_t needed = historyLine(entry).size();
    if (needed > kMaxHistoryLineBytes && dropSamples(entry))
        needed = historyLine(entry).size();
    if (needed > kMaxHistoryLineBytes)
        throw RuntimeError({.text = message("the run takes {} byte(s), more than {}", needed, kMaxHistoryLineBytes),
                            .subject = linesFile().string()});
    HistoryRoom room;
    if (bytesOf(linesFile()) + bytesIn(m_folder / "code") + needed > m_limit)
        room = makeRoom(needed, run.image);
    append(entry);
    return room;
}

HistoryRoom HistoryFolder::makeRoom(std::uint64_t needed, const std::string& newImage) const
{
    HistoryRoom room;
    HistoryLines lines = readHistoryLines(textOf(linesFile()));
    std::vector<std::string> unread;
    const std::vector<StoredRun> runs = runsOf(lines.entries, unread);
    removeUnusedImages(lines.entries);
    std::set<std::string> kept;
    for (const StoredRun& run : runs) {
        if (run.isBaseline)
            kept.insert(run.id);
    }
    const auto wanted = static_cast<std::uint64_t>(kShareAfterwards * static_cast<double>(m_limit));
    std::uint64_t bytes = bytesOf(linesFile()) + bytesIn(m_folder / "code") + needed;
    for (Json& entry : lines.entries) {
        if (bytes <= wanted)
            break;
        if (!isRun(entry) || kept.contains(valueOr(entry, "id", std::string())))
            continue;
        const std::size_t before = historyLine(entry).size();
        if (dropSamples(entry)) {
            ++room.runs;
            bytes -= std::min<std::uint64_t>(bytes, before - std::min(before, historyLine(entry).size()));
        }
    }
    std::string text = joined(lines.entries);
    for (const std::string& line : lines.damaged)
        text += line + "\n";
    if (room.runs > 0)
        posix::writeFileAtomically(linesFile(), text, 0600);
    if (bytes > wanted)
        room.images = dropImages(runs, newImage, bytes - wanted);
    return room;
}

/// The oldest first, but none of a baseline.
std::size_t HistoryFolder::dropImages(const std::vector<StoredRun>& runs, const std::string& newImage, std::uint64_t wanted) const
{
    std::set<std::string> pinned{newImage}, dropped;
    for (const StoredRun& run : runs) {
        if (run.isBaseline)
            pinned.insert(run.image);
    }
    std::uint64_t freed = 0;
    for (const StoredRun& run : runs) {
        if (freed >= wanted)
            break;
        if (run.image.empty() || pinned.contains(run.image) || !dropped.insert(run.image).second)
            continue;
        const std::uint64_t bytes = bytesOf(imageFile(run.image));
        std::error_code failure;
        if (fs::remove(imageFile(run.image), failure))
            freed += bytes;
        else
            dropped.erase(run.image);
    }
    return dropped.size();
}

/// Under the lock. Gives its hash; nothing where it is too long to be kept.
std::string HistoryFolder::keepImage(std::span<const std::byte> image) const
{
    if (image.size() > kMaxHistoryImageBytes)
        return {};
    std::string sha256 = sha256Hex(image);
    if (bytesOf(imageFile(sha256)) == image.size())
        return sha256;
    posix::makePrivateDirectory(m_folder / "code");
    posix::writeFileAtomically(imageFile(sha256), image, 0600);
    return sha256;
}

std::optional<std::vector<std::byte>> HistoryFolder::image(std::string_view sha256) const
{
    std::error_code none;
    if (!isHexText(sha256, kDigitsOfSha256) || !fs::exists(imageFile(sha256), none))
        return std::nullopt;
    std::vector<std::byte> bytes = posix::readFileNoFollow(imageFile(sha256), {kMaxHistoryImageBytes});
    return sha256Hex(bytes) == sha256 ? std::optional(std::move(bytes)) : std::nullopt;
}

void HistoryFolder::setLabel(std::string_view id, std::string_view label) const
{
    const posix::FileLock lock = lockOf(m_folder);
    append(changeOf("label", id, label.substr(0, kMaxRunLabelBytes)));
}

void HistoryFolder::setNote(std::string_view id, std::string_view note) const
{
    const posix::FileLock lock = lockOf(m_folder);
    append(changeOf("note", id, note.substr(0, kMaxRunLabelBytes)));
}

void HistoryFolder::setBaseline(std::string_view id, bool isBaseline) const
{
    const posix::FileLock lock = lockOf(m_folder);
    append(changeOf("baseline", id, isBaseline));
}

void HistoryFolder::remove(std::string_view id) const
{
    const posix::FileLock lock = lockOf(m_folder);
    append(changeOf("removed", id, true));
    removeUnusedImages(readHistoryLines(textOf(linesFile())).entries);
}

/// Under the lock. Of what is there, only what the line of a removed run names is ours to remove.
void HistoryFolder::removeUnusedImages(const std::vector<Json>& entries) const
{
    std::set<std::string> removed, used, unused;
    for (const Json& entry : entries) {
        if (valueOr(entry, "entry", std::string()) == "removed")
            removed.insert(valueOr(entry, "id", std::string()));
    }
    for (const Json& entry : entries) {
        if (isRun(entry))
            (removed.contains(valueOr(entry, "id", std::string())) ? unused : used).insert(valueOr(entry, "image", std::string()));
    }
    for (const std::string& image : unused) {
        std::error_code failure;
        if (!used.contains(image) && isHexText(image, kDigitsOfSha256) && fs::is_regular_file(imageFile(image), failure))
            fs::remove(imageFile(image), failure);
    }
}

}  // namespace kd
