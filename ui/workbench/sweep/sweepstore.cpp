// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepstore.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

namespace kd {
namespace {

namespace files = std::filesystem;

constexpr std::uint64_t kMaxNoteBytes = std::uint64_t{4} << 20;
constexpr std::size_t kMaxNotesRead = 1000;
constexpr int kMaxSweepNames = 1000;
constexpr const char* kSweepFormat = "kerneldesk-sweep-note";

files::path noteOf(const files::path& journal)
{
    return files::path(journal).replace_extension(".json");
}

std::string textIn(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<StoredSweep> readNote(const files::path& note)
{
    try {
        const Json json = parseJson(posix::readTextFile(note, {kMaxNoteBytes}), note.string());
        if (!json.is_object() || textIn(json, "format") != kSweepFormat)
            return std::nullopt;
        StoredSweep sweep{.journal = files::path(note).replace_extension(".journal"),
                          .document = textIn(json, "document"),
                          .device = textIn(json, "device"),
                          .setup = {}};
        const auto setup = json.find("setup"), finished = json.find("finished");
        if (setup != json.end())
            sweep.setup = sweepSetupFromJson(*setup);
        sweep.isFinished = finished != json.end() && finished->is_boolean() && finished->get<bool>();
        return sweep;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// Their names begin with their time: the newest first.
std::vector<files::path> notesIn(const files::path& folder)
{
    std::vector<files::path> notes;
    std::error_code error;
    for (files::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().extension() == ".json" && notes.size() < kMaxNotesRead)
            notes.push_back(at->path());
    }
    std::ranges::sort(notes, std::ranges::greater());
    return notes;
}

void removeOldSweeps(const files::path& folder)
{
    const std::vector<files::path> notes = notesIn(folder);
    for (std::size_t i = kMaxKeptSweeps; i < notes.size(); ++i) {
        const std::optional<StoredSweep> sweep = readNote(notes[i]);
        if (sweep && sweep->isFinished)
            forgetSweep(*sweep);
    }
}

/// The time of now, by which sweeps are sorted: behind that of the newest one also where the clock was set back since.
std::string newTime(const files::path& folder)
{
    const QString format = QStringLiteral("yyyyMMdd-HHmmss-zzz");
    QDateTime time = QDateTime::currentDateTimeUtc();
    for (const files::path& note : notesIn(folder)) {
        QDateTime newest = QDateTime::fromString(QString::fromStdString(note.filename().string()).left(format.size()), format);
        newest.setTimeSpec(Qt::UTC);
        if (!newest.isValid())
            continue;
        time = std::max(time, newest.addMSecs(1));
        break;
    }
    return time.toString(format).toStdString();
}

}  // namespace

files::path sweepFolder()
{
    const QByteArray state = qgetenv("XDG_STATE_HOME");
    const files::path base = state.startsWith('/')
        ? files::path(state.toStdString())
        : files::path(QStandardPaths::writableLocation(QStandardPaths::HomeLocation).toStdString()) / ".local/state";
    return base / "kerneldesk" / "sweeps";
}

StoredSweep newSweep(const files::path& folder, StoredSweep like)
{
    posix::makePrivateDirectory(folder);
    removeOldSweeps(folder);
    const std::string time = newTime(folder);
    const std::string process = std::to_string(QCoreApplication::applicationPid());
    for (int number = 0; number < kMaxSweepNames; ++number) {
        like.journal = folder / (time + "-" + process + "-" + std::to_string(number) + ".journal");
        std::error_code error;
        if (files::exists(like.journal, error) || files::exists(noteOf(like.journal), error))
            continue;
        like.isFinished = false;
        noteSweep(like);
        return like;
    }
    throw RuntimeError({.text = "no file for a sweep can be made there", .subject = folder.string()});
}

void noteSweep(const StoredSweep& sweep)
{
    const Json json{{"format", kSweepFormat},
                    {"version", 1},
                    {"document", sweep.document},
                    {"device", sweep.device},
                    {"setup", sweepSetupToJson(sweep.setup)},
                    {"finished", sweep.isFinished}};
    posix::writeFileAtomically(noteOf(sweep.journal), dumpJson(json), 0600);
}

std::optional<StoredSweep> newestSweepOf(const files::path& folder, const std::string& document)
{
    if (document.empty())
        return std::nullopt;
    for (const files::path& note : notesIn(folder)) {
        std::optional<StoredSweep> sweep = readNote(note);
        std::error_code error;
        if (sweep && sweep->document == document && files::exists(sweep->journal, error))
            return sweep;
    }
    return std::nullopt;
}

SweepResults readSweep(const StoredSweep& sweep)
{
    return SweepResults::ofRecords(readSweepRecords(posix::readTextFile(sweep.journal, {kMaxJournalBytes})));
}

void forgetSweep(const StoredSweep& sweep)
{
    std::error_code error;
    files::remove(sweep.journal, error);
    files::remove(noteOf(sweep.journal), error);
}

}  // namespace kd
