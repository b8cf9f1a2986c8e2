// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/document.h"

#include "core/base/json.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <utility>

namespace kd {

Document::Document(QObject* parent) : QObject(parent) { }

QString Document::fileNameOf(const QString& sourcePath, int newNumber)
{
    if (!sourcePath.isEmpty())
        return QFileInfo(sourcePath).fileName();
    return newNumber > 1 ? tr("untitled-%1.cu").arg(newNumber) : tr("untitled.cu");
}

QByteArray Document::text() const
{
    return m_source ? m_source() : m_text;
}

void Document::setTextSource(std::function<QByteArray()> source)
{
    if (!source && m_source)
        m_text = m_source();
    m_source = std::move(source);
    m_hasSavedText = !m_isTextModified;
}

void Document::noteTextChanged(bool isSaved)
{
    if (m_isReplacing)
        return;
    m_revision = ++m_newest.revision;
    m_isTextModified = !(isSaved && m_hasSavedText);
    emit textChanged();
    update();
}

void Document::replaceText(const QByteArray& text)
{
    giveText(text);
    noteTextChanged();
}

void Document::replaceRange(qsizetype from, qsizetype to, const QByteArray& text)
{
    if (m_source) {
        emit rangeReplaced(from, to, text);
        return;
    }
    m_text.replace(from, to - from, text);
    noteTextChanged();
}

void Document::reloadText(const QByteArray& text, const QByteArray& checksum)
{
    giveText(text);
    m_revision = ++m_newest.revision;
    m_known.source = checksum;
    m_isTextModified = false;
    m_hasSavedText = true;
    emit textSaved();
    emit textChanged();
    update();
}

void Document::noteFileDiffers(const QByteArray& checksum)
{
    m_known.source = checksum;
    m_isTextModified = true;
    m_hasSavedText = false;
    update();
}

/// What whoever holds the text says of it meanwhile is no edit.
void Document::giveText(const QByteArray& text)
{
    const QScopedValueRollback<bool> replacing(m_isReplacing, true);
    m_text = text;
    emit textReplaced(text);
}

void Document::setTrusted(bool trusted)
{
    if (std::exchange(m_isTrusted, trusted) != trusted)
        emit trustedChanged(trusted);
}

void Document::setSession(const Session& session)
{
    const bool isSame = sessionToJson(session) == sessionToJson(m_session);
    if (session.compile != m_session.compile)
        m_compileRevision = ++m_newest.compile;
    m_session = session;
    if (isSame)
        return;
    m_sessionRevision = ++m_newest.session;
    m_isSessionModified = true;
    emit sessionChanged();
    update();
}

void Document::setViewSource(const std::string& key, std::function<Json()> source)
{
    if (source)
        m_viewSources[key] = std::move(source);
    else
        m_viewSources.erase(key);
}

Session Document::viewedSession() const
{
    Session session = m_session;
    if (!session.view.is_object())
        session.view = Json::object();
    for (const auto& [key, source] : m_viewSources)
        session.view[key] = source();
    return session;
}

void Document::setCaret(const Caret& caret)
{
    if (std::exchange(m_caret, caret) != caret)
        emit caretChanged(caret);
}

void Document::setContent(const Content& content)
{
    bringBack({.content = content,
               .number = ++m_newest.number,
               .revision = ++m_newest.revision,
               .sessionRevision = ++m_newest.session,
               .compileRevision = ++m_newest.compile,
               .isTextModified = content.isModified,
               .hasSavedText = !content.isModified});
}

Document::Parked Document::parked() const
{
    return {.content = {.session = viewedSession(),
                        .text = text(),
                        .sourcePath = m_sourcePath,
                        .sessionPath = m_sessionPath,
                        .isEmbedded = m_isEmbedded,
                        .isReadOnly = m_isReadOnly,
                        .isTrusted = m_isTrusted,
                        .newNumber = m_newNumber,
                        .files = m_known},
            .caret = m_caret,
            .number = m_number,
            .revision = m_revision,
            .sessionRevision = m_sessionRevision,
            .compileRevision = m_compileRevision,
            .isTextModified = m_isTextModified,
            .isSessionModified = m_isSessionModified,
            .hasSavedText = m_hasSavedText};
}

void Document::bringBack(const Parked& parked)
{
    emit leaving();
    const Content& content = parked.content;
    m_session = content.session;
    m_sourcePath = content.sourcePath;
    m_sessionPath = content.sessionPath;
    m_isReadOnly = content.isReadOnly;
    m_isEmbedded = content.isEmbedded;
    m_known = content.files;
    m_newNumber = content.newNumber;
    m_caret = parked.caret;
    m_editedLine = 0;
    m_number = parked.number;
    m_revision = parked.revision;
    m_sessionRevision = parked.sessionRevision;
    m_compileRevision = parked.compileRevision;
    const bool hadTrust = std::exchange(m_isTrusted, content.isTrusted);
    m_isTextModified = parked.isTextModified;
    m_isSessionModified = parked.isSessionModified;
    m_hasSavedText = parked.hasSavedText;
    giveText(content.text);
    m_editedLine = 0;
    emit opened();
    emit textChanged();
    emit sessionChanged();
    emit pathsChanged();
    emit caretChanged(m_caret);
    if (hadTrust != m_isTrusted)
        emit trustedChanged(m_isTrusted);
    update();
}

void Document::noteSaved(Parked& parked, const Saved& saved)
{
    Content& content = parked.content;
    const bool isSession = !saved.sessionPath.isEmpty();
    const bool isSameSource = saved.sourcePath == content.sourcePath && saved.isEmbedded == content.isEmbedded;
    const QString session = isSession ? saved.sessionPath : isSameSource ? content.sessionPath : QString();
    content.sourcePath = saved.sourcePath;
    content.sessionPath = session;
    content.isEmbedded = saved.isEmbedded;
    content.isReadOnly = false;
    content.files = {.source = saved.files.source,
                     .session = isSession ? saved.files.session : session.isEmpty() ? QByteArray() : content.files.session};
    // of an edit meanwhile nobody knows whether undo leads back to what was written
    parked.hasSavedText = saved.revision == parked.revision;
    parked.isTextModified = !parked.hasSavedText;
    parked.isSessionModified = parked.isSessionModified && !(isSession && saved.sessionRevision == parked.sessionRevision);
}

void Document::noteSaved(const Saved& saved)
{
    Parked now{.content = {.sourcePath = m_sourcePath, .sessionPath = m_sessionPath, .isEmbedded = m_isEmbedded, .files = m_known},
               .revision = m_revision,
               .sessionRevision = m_sessionRevision,
               .isSessionModified = m_isSessionModified};
    noteSaved(now, saved);
    const bool wasEmbedded = std::exchange(m_isEmbedded, now.content.isEmbedded);
    const QString source = std::exchange(m_sourcePath, now.content.sourcePath);
    const QString session = std::exchange(m_sessionPath, now.content.sessionPath);
    m_isReadOnly = false;
    m_known = now.content.files;
    m_hasSavedText = now.hasSavedText;
    m_isTextModified = now.isTextModified;
    m_isSessionModified = now.isSessionModified;
    if (m_hasSavedText)
        emit textSaved();
    if (source != m_sourcePath || session != m_sessionPath || wasEmbedded != m_isEmbedded)
        emit pathsChanged();
    update();
}

void Document::update()
{
    if (std::exchange(m_wasModified, isModified()) != isModified())
        emit modifiedChanged(isModified());
}

}  // namespace kd
