// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/recovery.h"

#include "ui/program/program.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/autosavejournal.h"
#include "ui/workbench/documents/trustedfolders.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {

struct Recovery::Found {
    Journal journal;
    JournalEntry entry;
    QString sentence;  ///< why there is no entry; empty when there is
};

namespace {

QString idOf(const Journal& journal)
{
    return toQt(journal.file().stem().string());
}

/// One line, whatever the text holds: what cannot be seen becomes a space.
QString shownLine(const QByteArray& bytes)
{
    constexpr qsizetype kLongestLine = 160;
    QString line = QString::fromUtf8(bytes.left(kLongestLine));
    for (QChar& character : line)
        if (!character.isPrint())
            character = u' ';
    return line.simplified();
}

/// Tells documents of one name apart.
QString firstLineOf(const QByteArray& text)
{
    constexpr qsizetype kSearched = 64 << 10;
    QByteArray first;
    for (const QByteArray& each : text.left(kSearched).split('\n')) {
        const QByteArray line = each.trimmed();
        if (line.contains("__global__"))
            return shownLine(line);
        const bool isCode = !line.isEmpty() && !line.startsWith('#') && !line.startsWith('/') && !line.startsWith('*');
        if (isCode && first.isEmpty())
            first = line;
    }
    return shownLine(first);
}

/// Lines with their indentation, without those that are empty.
QString beginningOf(const QByteArray& text)
{
    constexpr qsizetype kSearched = 4 << 10, kLongest = 100, kLines = 4;
    QStringList lines;
    for (const QByteArray& each : text.left(kSearched).split('\n')) {
        QString line = QString::fromUtf8(each).left(kLongest);
        line.replace(QLatin1Char('\t'), QLatin1String("    "));
        for (QChar& character : line)
            if (!character.isPrint())
                character = u' ';
        if (!line.trimmed().isEmpty() && lines.size() < kLines)
            lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

RecoverableDocument leftOf(const Journal& journal, const JournalEntry& entry)
{
    const bool isNew = entry.sourcePath.isEmpty();
    return {.id = idOf(journal),
            .fileName = isNew ? Document::tr("untitled.cu") : QFileInfo(entry.sourcePath).fileName(),
            .folder = isNew ? QString() : QFileInfo(entry.sourcePath).absolutePath(),
            .written = entry.written,
            .bytes = entry.text.size(),
            .beginning = beginningOf(entry.text),
            .firstLine = firstLineOf(entry.text)};
}

Document::Content contentOfEntry(const JournalEntry& entry)
{
    Document::Content content{.session = entry.session,
                              .text = entry.text,
                              .sourcePath = entry.sourcePath,
                              .sessionPath = entry.sessionPath,
                              .isEmbedded = entry.isEmbedded,
                              .isReadOnly = entry.isReadOnly,
                              .isUtf8 = entry.text.isValidUtf8(),
                              .isModified = true,
                              .files = {.source = entry.sourceChecksum, .session = entry.sessionChecksum}};
    const QString file = content.path();
    // What is read-only is an example, which has a session, or another's.
    const bool isExample = entry.isReadOnly && !entry.sessionPath.isEmpty() && !isReportFile(file.toStdString());
    content.isTrusted = file.isEmpty() || isExample || (!entry.isReadOnly && isInTrustedFolder(file));
    return content;
}

}  // namespace

Recovery::Recovery(Documents& documents, std::filesystem::path folder)
    : m_documents(documents), m_folder(std::move(folder)), m_writing(std::make_shared<QThreadPool>())
{
    m_writing->setMaxThreadCount(1);
    documents.forEach([this](Document& each) { keep(each); });
    connect(&documents, &Documents::added, this, [this](Document* document) { keep(*document); });
}

/// Nothing is typed into compiled code.
void Recovery::keep(Document& document)
{
    if (document.isCode())
        return;
    const auto& journal = document.part<AutosaveJournal>(document, m_folder, m_writing);
    connect(&journal, &AutosaveJournal::written, this, &Recovery::onWritten);
}

void Recovery::onWritten(const QString& sentence)
{
    const bool hasFailed = !sentence.isEmpty();
    if (std::exchange(m_hasFailed, hasFailed) == hasFailed)
        return;
    if (hasFailed)
        emit keepingFailed(
            tr("What you type is not safe from a crash until it is saved, since its recovery copy cannot be written: %1")
                .arg(sentence));
    else
        emit keepingWorksAgain();
}

/// The program ends in order, with what is still to be written or removed: the thread pool ends behind it.
Recovery::~Recovery()
{
    m_documents.forEach([](Document& each) { each.removePart<AutosaveJournal>(); });
}

void Recovery::look()
{
    const auto work = [folder = m_folder] {
        auto found = std::make_shared<std::vector<Found>>();
        for (Journal& journal : Journal::claimAbandoned(folder)) {
            const Result<JournalEntry> answer = attempt([&journal] { return journal.read(); });
            found->push_back({std::move(journal), answer.value.value_or(JournalEntry()), answer.sentence});
        }
        return found;
    };
    whenFinished(this, QtConcurrent::run(work), [this](const auto& future) { onFound(future.result()); });
}

void Recovery::onFound(const std::shared_ptr<std::vector<Found>>& found)
{
    for (Found& each : *found) {
        if (!each.sentence.isEmpty()) {
            emit noticed(each.sentence);
            continue;
        }
        m_left.push_back(leftOf(each.journal, each.entry));
        m_found.push_back(std::move(each));
    }
    if (!m_left.empty())
        emit leftChanged();
}

void Recovery::restore(const QString& id)
{
    std::optional<Found> found = extract(id);
    if (!found)
        return;
    m_documents.add(contentOfEntry(found->entry));
    m_documents.current().findPart<AutosaveJournal>()->adopt(std::move(found->journal));
    emit leftChanged();
}

void Recovery::discard(const QString& id)
{
    std::optional<Found> found = extract(id);
    if (!found)
        return;
    found->journal.remove();
    emit leftChanged();
}

std::optional<Recovery::Found> Recovery::extract(const QString& id)
{
    const auto left = std::find_if(m_left.begin(), m_left.end(), [&](const RecoverableDocument& each) { return each.id == id; });
    if (left == m_left.end())
        return std::nullopt;
    const auto found = m_found.begin() + (left - m_left.begin());
    Found taken = std::move(*found);
    m_found.erase(found);
    m_left.erase(left);
    return taken;
}

}  // namespace kd
