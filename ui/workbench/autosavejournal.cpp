// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/autosavejournal.h"

#include "ui/workbench/answer.h"

#include <QtConcurrentRun>

#include <optional>
#include <utility>

namespace kd {
namespace {

/// From the first key after a written entry to the next entry. With the time that writing takes it stays below a second.
constexpr std::chrono::milliseconds kPause{400};

}  // namespace

/// Made with the first entry that is written: a document that nobody edits leaves no trace.
struct AutosaveJournal::Kept {
    std::optional<Journal> journal;
};

AutosaveJournal::AutosaveJournal(Document& document, std::filesystem::path folder)
    : m_document(document), m_folder(std::move(folder)), m_kept(document)
{
    m_writing.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &AutosaveJournal::write);
    connect(&document, &Document::textChanged, this, &AutosaveJournal::schedule);
    connect(&document, &Document::sessionChanged, this, &AutosaveJournal::schedule);
    connect(&document, &Document::leaving, this, &AutosaveJournal::writeBeforeLeaving);
    connect(&document, &Document::forgotten, this, [this](quint64 number) {
        if (const std::shared_ptr<Kept>* const kept = m_kept.find(number))
            remove(*kept);
        m_kept.forget(number);
    });
    connect(&document, &Document::modifiedChanged, this, [this](bool isModified) {
        if (!isModified)
            drop();
    });
}

/// What is still to be written or removed is: the thread pool ends behind it.
AutosaveJournal::~AutosaveJournal()
{
    for (const auto& [number, kept] : m_kept.all())
        if (kept)
            remove(kept);
}

std::shared_ptr<AutosaveJournal::Kept> AutosaveJournal::kept()
{
    std::shared_ptr<Kept>& kept = m_kept.current();
    if (!kept)
        kept = std::make_shared<Kept>();
    return kept;
}

void AutosaveJournal::adopt(Journal journal)
{
    m_writing.start(
        [kept = kept(), adopted = std::make_shared<Journal>(std::move(journal))] { kept->journal = std::move(*adopted); });
}

void AutosaveJournal::schedule()
{
    if (!m_document.isModified())
        return;
    if (m_isWriting)
        m_isWanted = true;
    else if (!m_pause.isActive())
        m_pause.start(kPause);
}

JournalEntry AutosaveJournal::entry() const
{
    return {.session = m_document.viewedSession(),
            .text = m_document.text(),
            .sourcePath = m_document.sourcePath(),
            .sessionPath = m_document.sessionPath(),
            .isEmbedded = m_document.isEmbedded(),
            .isReadOnly = m_document.isReadOnly(),
            .sourceChecksum = m_document.knownFiles().source,
            .sessionChecksum = m_document.knownFiles().session,
            .written = {}};
}

void AutosaveJournal::write()
{
    if (!m_document.isModified())
        return;
    m_isWriting = true;
    const auto work = [kept = kept(), folder = m_folder, entry = entry()] {
        return attempt([&] {
            if (!kept->journal)
                kept->journal = Journal::create(folder);
            kept->journal->write(entry);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(&m_writing, work),
                 [this](const QFuture<Answer<bool>>& future) { takeWritten(future.result().sentence); });
}

void AutosaveJournal::takeWritten(const QString& sentence)
{
    m_isWriting = false;
    if (std::exchange(m_isWanted, false))
        schedule();
    const bool hasFailed = !sentence.isEmpty();
    if (std::exchange(m_hasFailed, hasFailed) == hasFailed)
        return;
    if (hasFailed)
        emit failed(tr("What you type is not safe from a crash until it is saved, since its recovery copy cannot be written: %1")
                        .arg(sentence));
    else
        emit worksAgain();
}

/// Its text is not at hand any more once another document is open.
void AutosaveJournal::writeBeforeLeaving()
{
    if (m_pause.isActive() || m_isWanted)
        write();
    m_pause.stop();
    m_isWanted = false;
}

void AutosaveJournal::drop()
{
    m_pause.stop();
    m_isWanted = false;
    remove(kept());
}

void AutosaveJournal::remove(const std::shared_ptr<Kept>& kept)
{
    m_writing.start([kept] {
        if (kept->journal)
            kept->journal->remove();
        kept->journal.reset();
    });
}

}  // namespace kd
