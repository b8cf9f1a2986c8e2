// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/codesources.h"

#include "ui/program/program.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"

#include <QSettings>
#include <QStringList>
#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kMaxRemembered = 200;
constexpr qsizetype kMaxRememberedText = 8192;  // characters of a path
const auto kChoicesKey = QStringLiteral("sources/chosen");

/// What is known of the source of a document. A part of the document.
struct SourceProgress {
    NamedSource sought;  ///< what follow() has looked after
    QString refusal;
    quint64 number = 0;  ///< number of the newest reading
    bool isReading = false;
    bool isDismissed = false;
};

/// A line for each choice: the file of code, the source that it names, the file that was chosen for it; the newest first.
QSettings choiceSettings()
{
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("kerneldesk")};
}

QStringList keyOf(const Document& document)
{
    return {document.path(), toQt(document.code().named.file)};
}

/// What tells by its time when the code was made: of what is unpacked out of a recording that recording.
QString codeFileOf(const Document& document)
{
    return isCaptureFile(document.sessionPath().toStdString()) ? document.sessionPath() : document.sourcePath();
}

bool isRememberable(const QStringList& words)
{
    return std::ranges::all_of(words, [](const QString& word) {
        return !word.isEmpty() && word.size() <= kMaxRememberedText && !word.contains(QLatin1Char('\n'));
    });
}

std::optional<QString> rememberedFile(const Document& document)
{
    for (const QString& line : choiceSettings().value(kChoicesKey).toStringList()) {
        const QStringList words = line.split(QLatin1Char('\n'));
        if (words.size() == 3 && words.first(2) == keyOf(document))
            return words.last();
    }
    return std::nullopt;
}

/// An empty file is remembered no more.
void remember(const Document& document, const QString& file)
{
    QStringList key = keyOf(document);
    if (!isRememberable(key))
        return;
    QSettings settings = choiceSettings();
    QStringList lines = settings.value(kChoicesKey).toStringList();
    const QString start = key.join(QLatin1Char('\n')) + QLatin1Char('\n');
    lines.removeIf([&start](const QString& line) { return line.startsWith(start); });
    if (isRememberable({file}))
        lines.prepend(start + file);
    settings.setValue(kChoicesKey, QStringList(lines.first(std::min(lines.size(), kMaxRemembered))));
}

}  // namespace

CodeSources::CodeSources(Documents& documents) : m_documents(documents)
{
    connect(&documents, &Documents::codeShown, this, &CodeSources::follow);
}

CodeSources::State CodeSources::state() const
{
    const Document& document = m_documents.current();
    const auto* const progress = document.findPart<SourceProgress>();
    if (!document.isCode() || !document.code().named)
        return State::None;
    if (progress != nullptr && progress->isReading)
        return State::Reading;
    if (progress != nullptr && !progress->refusal.isEmpty())
        return State::Refused;
    return document.code().source ? State::Shown : State::Offered;
}

QString CodeSources::refusal() const
{
    const auto* const progress = m_documents.current().findPart<SourceProgress>();
    return progress == nullptr ? QString() : progress->refusal;
}

bool CodeSources::isDismissed() const
{
    const auto* const progress = m_documents.current().findPart<SourceProgress>();
    return progress != nullptr && progress->isDismissed;
}

void CodeSources::setDismissed(bool isDismissed)
{
    m_documents.current().part<SourceProgress>().isDismissed = isDismissed;
    emit changed();
}

/// What was agreed to before is done again, once for each source that the code names.
void CodeSources::follow()
{
    Document& document = m_documents.current();
    if (!document.isCode())
        return emit changed();
    auto& progress = document.part<SourceProgress>();
    if (std::exchange(progress.sought, document.code().named) != document.code().named) {
        progress = {.sought = document.code().named, .number = progress.number + 1, .isDismissed = progress.isDismissed};
        const std::optional<QString> file =
            progress.sought && !document.code().source ? rememberedFile(document) : std::nullopt;
        if (file)
            return read(document, *file, *file == toQt(progress.sought.file) ? SourceChoice::Named : SourceChoice::Chosen);
    }
    emit changed();
}

void CodeSources::show()
{
    Document& document = m_documents.current();
    if (document.code().named)
        read(document, toQt(document.code().named.file), SourceChoice::Named);
}

void CodeSources::show(const QString& file)
{
    Document& document = m_documents.current();
    if (document.code().named)
        read(document, file, SourceChoice::Chosen);
}

void CodeSources::hide()
{
    Document& document = m_documents.current();
    if (!document.isCode())
        return;
    auto& progress = document.part<SourceProgress>();
    progress = {.sought = document.code().named, .number = progress.number + 1};
    remember(document, {});
    document.showSource(nullptr);
}

void CodeSources::read(Document& document, const QString& file, SourceChoice choice)
{
    auto& progress = document.part<SourceProgress>();
    progress = {.sought = document.code().named, .number = progress.number + 1, .isReading = true};
    emit changed();
    const auto work = [named = document.code().named, path = std::filesystem::path(file.toStdString()), choice,
                       code = std::filesystem::path(codeFileOf(document).toStdString())] {
        return attempt([&]() -> CodeSourcePointer {
            return std::make_shared<const CodeSource>(readCodeSource(named, path, choice, code));
        });
    };
    const auto onRead = [this, file, number = document.number(),
                         asked = progress.number](const QFuture<Result<CodeSourcePointer>>& future) {
        Document* const reader = m_documents.find(number);
        auto* const now = reader == nullptr ? nullptr : reader->findPart<SourceProgress>();
        if (now == nullptr || now->number != asked)
            return;
        Result<CodeSourcePointer> answer = future.result();
        now->isReading = false;
        now->refusal = answer.sentence;
        if (!answer.value)
            return emit changed();
        remember(*reader, file);
        reader->showSource(std::move(*answer.value));
        if (reader != &m_documents.current())
            emit changed();
    };
    whenFinished(this, QtConcurrent::run(work), onRead);
}

}  // namespace kd
