#include "ui/workbench/document.h"

#include "core/base/json.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <utility>

namespace kd {

Document::Document(QObject* parent) : QObject(parent) { }

QString Document::fileName() const
{
    return m_sourcePath.isEmpty() ? tr("untitled.cu") : QFileInfo(m_sourcePath).fileName();
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
    ++m_revision;
    m_isTextModified = !(isSaved && m_hasSavedText);
    emit textChanged();
    update();
}

void Document::replaceText(const QByteArray& text)
{
    giveText(text);
    noteTextChanged();
}

void Document::reloadText(const QByteArray& text, const QByteArray& checksum)
{
    giveText(text);
    ++m_revision;
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
        ++m_compileRevision;
    m_session = session;
    if (isSame)
        return;
    ++m_sessionRevision;
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
    m_session = content.session;
    m_sourcePath = content.sourcePath;
    m_sessionPath = content.sessionPath;
    m_isReadOnly = content.isReadOnly;
    m_isEmbedded = content.isEmbedded;
    m_known = content.files;
    ++m_number;
    ++m_revision;
    ++m_sessionRevision;
    ++m_compileRevision;
    const bool hadTrust = std::exchange(m_isTrusted, content.isTrusted);
    m_isTextModified = content.isModified;
    m_isSessionModified = false;
    m_hasSavedText = !content.isModified;
    giveText(content.text);
    emit opened();
    emit textChanged();
    emit sessionChanged();
    emit pathsChanged();
    if (hadTrust != m_isTrusted)
        emit trustedChanged(m_isTrusted);
    update();
}

void Document::noteSaved(const Saved& saved)
{
    const bool isSession = !saved.sessionPath.isEmpty();
    const bool isSameSource = saved.sourcePath == m_sourcePath && saved.isEmbedded == m_isEmbedded;
    const QString session = isSession ? saved.sessionPath : isSameSource ? m_sessionPath : QString();
    const bool isElsewhere = !isSameSource || session != m_sessionPath;
    m_sourcePath = saved.sourcePath;
    m_sessionPath = session;
    m_isEmbedded = saved.isEmbedded;
    m_isReadOnly = false;
    m_known = {.source = saved.files.source, .session = isSession ? saved.files.session : session.isEmpty() ? QByteArray() : m_known.session};
    m_hasSavedText = saved.revision == m_revision;  // of an edit meanwhile nobody knows whether undo leads back to what was written
    m_isTextModified = !m_hasSavedText;
    m_isSessionModified = m_isSessionModified && !(isSession && saved.sessionRevision == m_sessionRevision);
    if (m_hasSavedText)
        emit textSaved();
    if (isElsewhere)
        emit pathsChanged();
    update();
}

void Document::update()
{
    if (std::exchange(m_wasModified, isModified()) != isModified())
        emit modifiedChanged(isModified());
}

}  // namespace kd
