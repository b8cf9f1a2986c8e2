// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/autosavejournal.h"

#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/document.h"

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

AutosaveJournal::AutosaveJournal(const Document& document, std::filesystem::path folder, std::shared_ptr<QThreadPool> writing)
    : m_document(document), m_folder(std::move(folder)), m_writing(std::move(writing)), m_kept(std::make_shared<Kept>())
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &AutosaveJournal::write);
    connect(&document, &Document::textChanged, this, &AutosaveJournal::schedule);
    connect(&document, &Document::sessionChanged, this, &AutosaveJournal::schedule);
    connect(&document, &Document::modifiedChanged, this, [this](bool isModified) {
        if (!isModified)
            drop();
    });
}

/// What is still to be written or removed is: the thread pool ends behind it.
AutosaveJournal::~AutosaveJournal()
{
    remove();
}

void AutosaveJournal::adopt(Journal journal)
{
    m_writing->start(
        [kept = m_kept, adopted = std::make_shared<Journal>(std::move(journal))] { kept->journal = std::move(*adopted); });
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
    const auto work = [kept = m_kept, folder = m_folder, entry = entry()] {
        return attempt([&] {
            if (!kept->journal)
                kept->journal = Journal::create(folder);
            kept->journal->write(entry);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(m_writing.get(), work),
                 [this](const QFuture<Result<bool>>& future) { onWritten(future.result().sentence); });
}

void AutosaveJournal::onWritten(const QString& sentence)
{
    m_isWriting = false;
    if (std::exchange(m_isWanted, false))
        schedule();
    emit written(sentence);
}

void AutosaveJournal::drop()
{
    m_pause.stop();
    m_isWanted = false;
    remove();
}

void AutosaveJournal::remove()
{
    m_writing->start([kept = m_kept] {
        if (kept->journal)
            kept->journal->remove();
        kept->journal.reset();
    });
}

}  // namespace kd
