// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/historystore.h"

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/base/result.h"

#include <QUuid>

#include <map>
#include <utility>

namespace kd {

StoredRun storedRun(const RunRecord& record)
{
    StoredRun run{.id = record.id,
                  .number = record.number,
                  .when = record.when.toUTC().toString(Qt::ISODate).toStdString(),
                  .program = record.programName.toStdString(),
                  .architecture = record.architecture.toStdString(),
                  .kernel = record.kernel,
                  .plan = record.plan,
                  .outcome = record.outcome,
                  .timing = record.timing,
                  .comparison = {},
                  .elapsedSeconds = record.elapsedSeconds,
                  .image = record.imageSha256,
                  .label = record.label.toStdString(),
                  .note = record.note.toStdString(),
                  .isBaseline = record.isBaseline,
                  .hasLostSamples = record.hasLostSamples};
    if (record.comparison)
        run.comparison = StoredComparison{.baseline = record.comparison->baseline,
                                          .baselineId = record.comparison->baselineId,
                                          .baselineLabel = record.comparison->baselineLabel.toStdString(),
                                          .outcome = record.comparison->outcome};
    return run;
}

RunRecordPointer restoredRecord(const StoredRun& run)
{
    auto record = std::make_shared<RunRecord>();
    record->number = run.number;
    record->when = QDateTime::fromString(toQt(run.when), Qt::ISODate).toLocalTime();
    record->programName = toQt(run.program);
    record->architecture = toQt(run.architecture);
    record->kernel = run.kernel;
    record->plan = run.plan;
    record->outcome = run.outcome;
    record->timing = run.timing;
    record->elapsedSeconds = run.elapsedSeconds;
    record->imageSha256 = run.image;
    record->label = toQt(run.label);
    record->note = toQt(run.note);
    record->isBaseline = run.isBaseline;
    record->hasLostSamples = run.hasLostSamples;
    record->isRestored = true;
    record->id = run.id;
    if (run.comparison)
        record->comparison = std::make_shared<RunComparison>(
            RunComparison{run.comparison->baseline, run.comparison->baselineId, toQt(run.comparison->baselineLabel),
                          run.comparison->outcome});
    return record;
}

std::vector<RunRecordPointer> runsOfProgram(const std::vector<RunRecordPointer>& runs, const QString& program)
{
    std::map<std::string, std::string> newIds;
    std::vector<RunRecordPointer> named;
    for (const RunRecordPointer& run : runs) {
        if (run->programName == program) {
            named.push_back(run);
            continue;
        }
        auto copy = std::make_shared<RunRecord>(*run);
        copy->programName = program;
        copy->id = QUuid::createUuid().toString(QUuid::Id128).toStdString();
        newIds.emplace(run->id, copy->id);
        const auto baseline = copy->comparison ? newIds.find(copy->comparison->baselineId) : newIds.end();
        if (baseline != newIds.end()) {
            auto comparison = std::make_shared<RunComparison>(*copy->comparison);
            comparison->baselineId = baseline->second;
            copy->comparison = std::move(comparison);
        }
        named.push_back(std::move(copy));
    }
    return named;
}

HistoryStore::HistoryStore(std::filesystem::path folder, QString program)
    : m_folder(std::move(folder)), m_program(std::move(program))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
}

void HistoryStore::load()
{
    m_pool.start([this] {
        const Result<HistoryContent> content = attempt([this] { return m_folder.read(); });
        if (!content.value)
            emit failed(tr("The history of this project was not read: %1").arg(content.sentence));
        std::vector<RunRecordPointer> runs;
        for (const StoredRun& run : content.value ? content.value->runs : std::vector<StoredRun>()) {
            if (toQt(run.program) == m_program)
                runs.push_back(restoredRecord(run));
        }
        emit loaded(runs);
        if (content.value && content.value->damaged > 0)
            emit noticed(tr("%1 of the history damaged: set aside in %2, nothing of it was deleted.")
                             .arg(counted(content.value->damaged, tr("1 line was"), tr("%1 lines were")),
                                  QString::fromStdString(content.value->aside.string())));
    });
}

void HistoryStore::enqueue(std::function<QString()> write)
{
    m_pool.start([this, write = std::move(write)]() mutable {
        m_waiting.push_back(std::move(write));
        work();
    });
}

/// In their order, up to the first that is refused.
void HistoryStore::work()
{
    while (!m_waiting.empty()) {
        const Result<QString> told = attempt([this] { return m_waiting.front()(); });
        if (!told.value) {
            if (!std::exchange(m_hasFailed, true))
                emit failed(tr("The run is not in the history on the disk yet: %1 It is tried again with the next one.")
                                .arg(told.sentence));
            return;
        }
        m_hasFailed = false;
        m_waiting.erase(m_waiting.begin());
        if (!told.value->isEmpty())
            emit noticed(*told.value);
    }
}

void HistoryStore::add(const RunRecordPointer& record, const std::optional<HistoryFolder>& before)
{
    enqueue([this, record, before] {
        StoredRun run = storedRun(*record);
        std::vector<std::byte> kept;
        if (!record->image && before && !run.image.empty())
            kept = before->image(run.image).value_or(std::vector<std::byte>());
        const HistoryRoom room = m_folder.add(std::move(run), record->image ? *record->image : kept);
        if (room.runs == 0 && room.images == 0)
            return QString();
        return tr("The history reached %1: the samples of the oldest runs (%2) made room; their figures stay, and baselines.")
            .arg(typeset(formatBytes(kMaxHistoryBytes)), counted(room.runs, tr("1 run"), tr("%1 runs")));
    });
}

void HistoryStore::setLabel(const std::string& id, const QString& label)
{
    enqueue([this, id, text = label.toStdString()] {
        m_folder.setLabel(id, text);
        return QString();
    });
}

void HistoryStore::setNote(const std::string& id, const QString& note)
{
    enqueue([this, id, text = note.toStdString()] {
        m_folder.setNote(id, text);
        return QString();
    });
}

void HistoryStore::setBaseline(const std::string& id, bool isBaseline)
{
    enqueue([this, id, isBaseline] {
        m_folder.setBaseline(id, isBaseline);
        return QString();
    });
}

void HistoryStore::remove(const std::string& id)
{
    enqueue([this, id] {
        m_folder.remove(id);
        return QString();
    });
}

}  // namespace kd
