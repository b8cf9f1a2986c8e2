// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/document.h"

#include "core/base/json.h"
#include "ui/program/codesource.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <utility>

namespace kd {
namespace {

/// The largest there were, over all documents; of the window's thread alone.
struct Newest {
    quint64 number = 0, revision = 0, session = 0, compile = 0;
};

Newest& newest()
{
    static Newest all;
    return all;
}

}  // namespace

Document::Document() : Document(Content()) { }

Document::Document(const Content& content)
    : m_session(content.session), m_sourcePath(content.sourcePath), m_sessionPath(content.sessionPath), m_text(content.text),
      m_number(++newest().number), m_revision(++newest().revision), m_sessionRevision(++newest().session),
      m_compileRevision(++newest().compile),
      m_known(content.files), m_code(content.code), m_newNumber(content.newNumber), m_isEmbedded(content.isEmbedded),
      m_hasSavedText(!content.isModified), m_isTextModified(content.isModified), m_wasModified(content.isModified),
      m_isReadOnly(content.isReadOnly), m_isTrusted(content.isTrusted), m_isProposal(content.isProposal)
{ }

Document::~Document()
{
    m_parts.clear();
}

QString Document::fileName() const
{
    if (!m_sourcePath.isEmpty())
        return QFileInfo(m_sourcePath).fileName();
    return m_newNumber > 1 ? tr("untitled-%1.cu").arg(m_newNumber) : tr("untitled.cu");
}

QByteArray Document::text() const
{
    return m_source ? m_source() : m_text;
}

QByteArray Document::ownText() const
{
    return isCode() ? m_code.text : text();
}

void Document::setTextSource(std::function<QByteArray()> source, bool knowsSavedText)
{
    if (!source && m_source)
        m_text = m_source();
    if (source && !knowsSavedText)
        m_hasSavedText = !m_isTextModified;
    m_source = std::move(source);
}

void Document::noteTextChanged(bool isSaved)
{
    if (m_isReplacing || isCode())
        return;
    m_revision = ++newest().revision;
    m_isTextModified = !(isSaved && m_hasSavedText);
    emit textChanged();
    update();
}

void Document::replaceText(const QByteArray& text)
{
    if (isCode())
        return;
    giveText(text);
    noteTextChanged();
}

void Document::replaceRange(qsizetype from, qsizetype to, const QByteArray& text)
{
    if (isCode())
        return;
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
    m_revision = ++newest().revision;
    m_known.source = checksum;
    m_isTextModified = false;
    m_hasSavedText = true;
    emit textSaved();
    emit textChanged();
    update();
}

/// The text of compiled code is given away without being an edit; the same one is not given again.
void Document::showCodeText()
{
    const QByteArray& shown = m_code.source ? m_code.source->text : m_code.text;
    if (text() != shown)
        giveText(shown);
}

void Document::showCode(const QByteArray& text, bool isPtx, const NamedSource& named)
{
    m_code.text = text;
    m_code.hasPtx = isPtx;
    m_code.named = named;
    if (m_code.source && m_code.source->named != named)
        m_code.source = nullptr;
    m_revision = ++newest().revision;
    showCodeText();
    emit textChanged();
    emit codeShown();
}

void Document::showSource(std::shared_ptr<const CodeSource> source)
{
    m_code.source = std::move(source);
    showCodeText();
    emit textChanged();
    emit codeShown();
}

std::string Document::nameInLines() const
{
    if (m_code.source)
        return m_code.source->named.file;
    return (m_sourcePath.isEmpty() ? fileName() : m_sourcePath).toStdString();
}

void Document::reloadCode(const Code& code)
{
    m_code = {.file = code.file, .summary = code.summary, .hasPtx = m_code.hasPtx, .text = m_code.text};
    m_revision = ++newest().revision;
    showCodeText();
    emit textChanged();
    emit codeShown();
    emit pathsChanged();
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
        m_compileRevision = ++newest().compile;
    m_session = session;
    if (isSame)
        return;
    m_sessionRevision = ++newest().session;
    m_isSessionModified = true;
    emit sessionChanged();
    update();
}

void Document::setViewSource(const std::string& key, std::function<Json()> source)
{
    if (source) {
        m_viewSources[key] = std::move(source);
    } else if (m_viewSources.contains(key)) {
        m_session = viewedSession();
        m_viewSources.erase(key);
    }
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

void Document::setErrors(bool hasErrors)
{
    if (std::exchange(m_hasErrors, hasErrors) != hasErrors)
        emit errorsChanged(hasErrors);
}

void Document::noteSaved(const Saved& saved)
{
    const bool isSession = !saved.sessionPath.isEmpty();
    const bool isSameSource = saved.sourcePath == m_sourcePath && saved.isEmbedded == m_isEmbedded;
    const QString sessionPath = isSession ? saved.sessionPath : isSameSource ? m_sessionPath : QString();
    const bool hasOtherPaths = !isSameSource || sessionPath != m_sessionPath;
    m_known = {.source = saved.files.source,
               .session = isSession ? saved.files.session : sessionPath.isEmpty() ? QByteArray() : m_known.session};
    m_sourcePath = saved.sourcePath;
    m_sessionPath = sessionPath;
    m_isEmbedded = saved.isEmbedded;
    m_isReadOnly = false;
    // of an edit meanwhile nobody knows whether undo leads back to what was written
    m_hasSavedText = saved.revision == m_revision || isCode();
    m_isTextModified = !m_hasSavedText;
    m_isSessionModified = m_isSessionModified && !(isSession && saved.sessionRevision == m_sessionRevision);
    if (m_hasSavedText)
        emit textSaved();
    if (hasOtherPaths)
        emit pathsChanged();
    update();
}

void Document::update()
{
    if (std::exchange(m_wasModified, isModified()) != isModified())
        emit modifiedChanged(isModified());
}

}  // namespace kd
