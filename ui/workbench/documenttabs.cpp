// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documenttabs.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

QString sessionOrSource(const QString& session, const QString& source)
{
    return session.isEmpty() ? source : session;
}

/// By its whole path, however it was written.
bool isFile(const QString& path, const QString& canonical)
{
    return !path.isEmpty() && !canonical.isEmpty() && QFileInfo(path).canonicalFilePath() == canonical;
}

}  // namespace

DocumentTabs::DocumentTabs(Document& document) : m_document(document)
{
    // A document that was given to the Document itself is a tab as well, in the place of the one before.
    connect(&document, &Document::opened, this, [this] {
        if (indexOf(m_document.number()) >= 0)
            return;
        if (m_current < 0) {
            m_tabs.emplace_back();
            m_current = 0;
        }
        m_document.forget(std::exchange(m_tabs[static_cast<std::size_t>(m_current)], Tab{.number = m_document.number()}).number);
        emit changed();
    });
    connect(&document, &Document::modifiedChanged, this, &DocumentTabs::changed);
    connect(&document, &Document::pathsChanged, this, &DocumentTabs::changed);
}

std::vector<DocumentTab> DocumentTabs::tabs() const
{
    std::vector<DocumentTab> all;
    for (const Tab& tab : m_tabs) {
        if (!tab.parked) {
            all.push_back({.number = tab.number,
                           .fileName = m_document.fileName(),
                           .path = sessionOrSource(m_document.sessionPath(), m_document.sourcePath()),
                           .isModified = m_document.isModified(),
                           .isReadOnly = m_document.isReadOnly(),
                           .hasErrors = tab.hasErrors});
            continue;
        }
        const Document::Content& content = tab.parked->content;
        all.push_back({.number = tab.number,
                       .fileName = Document::fileNameOf(content.sourcePath, content.newNumber),
                       .path = sessionOrSource(content.sessionPath, content.sourcePath),
                       .isModified = tab.parked->isModified(),
                       .isReadOnly = content.isReadOnly,
                       .hasErrors = tab.hasErrors});
    }
    return all;
}

int DocumentTabs::indexOf(quint64 number) const
{
    const auto found = std::find_if(m_tabs.begin(), m_tabs.end(), [number](const Tab& tab) { return tab.number == number; });
    return found == m_tabs.end() ? -1 : static_cast<int>(found - m_tabs.begin());
}

int DocumentTabs::indexOfFile(const QString& path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (int i = 0; i < count(); ++i) {
        const Document::Parked* const other = parked(i);
        const QString session = other == nullptr ? m_document.sessionPath() : other->content.sessionPath;
        const QString source = other == nullptr ? m_document.sourcePath() : other->content.sourcePath;
        const bool isEmbedded = other == nullptr ? m_document.isEmbedded() : other->content.isEmbedded;
        if (isFile(session, canonical) || (!isEmbedded && isFile(source, canonical)))
            return i;
    }
    return -1;
}

bool DocumentTabs::isUntouched() const
{
    return m_document.sourcePath().isEmpty() && m_document.sessionPath().isEmpty() && !m_document.isModified();
}

void DocumentTabs::add(const Document::Content& content)
{
    if (m_current >= 0 && !isUntouched()) {
        m_tabs[static_cast<std::size_t>(m_current)].parked = m_document.parked();
        m_tabs.insert(m_tabs.begin() + ++m_current, Tab{});
    }
    Document::Content numbered = content;
    if (content.sourcePath.isEmpty() && content.newNumber == 0)
        numbered.newNumber = freeNumber();
    m_document.setContent(numbered);
}

/// The least that no other document without a file has.
int DocumentTabs::freeNumber() const
{
    const auto isTaken = [this](int number) {
        return std::any_of(m_tabs.begin(), m_tabs.end(), [number](const Tab& tab) {
            return tab.parked && tab.parked->content.sourcePath.isEmpty() && std::max(1, tab.parked->content.newNumber) == number;
        });
    };
    int number = 1;
    while (isTaken(number))
        ++number;
    return number;
}

void DocumentTabs::show(int index)
{
    if (index < 0 || index >= count() || index == m_current)
        return;
    m_tabs[static_cast<std::size_t>(m_current)].parked = m_document.parked();
    m_current = index;
    const Document::Parked wanted = *std::exchange(m_tabs[static_cast<std::size_t>(index)].parked, std::nullopt);
    m_document.bringBack(wanted);
    emit changed();
}

void DocumentTabs::close(int index)
{
    if (index < 0 || index >= count() || count() == 1)
        return;
    if (index == m_current)
        show(index + 1 < count() ? index + 1 : index - 1);
    const quint64 number = m_tabs[static_cast<std::size_t>(index)].number;
    m_tabs.erase(m_tabs.begin() + index);
    m_current -= index < m_current ? 1 : 0;
    m_document.forget(number);
    emit changed();
}

void DocumentTabs::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= count() || to >= count() || from == to)
        return;
    const quint64 shown = m_tabs[static_cast<std::size_t>(m_current)].number;
    Tab tab = std::move(m_tabs[static_cast<std::size_t>(from)]);
    m_tabs.erase(m_tabs.begin() + from);
    m_tabs.insert(m_tabs.begin() + to, std::move(tab));
    m_current = indexOf(shown);
    emit changed();
}

void DocumentTabs::noteSaved(int index, const Document::Saved& saved, const Session& session)
{
    std::optional<Document::Parked>& parked = m_tabs[static_cast<std::size_t>(index)].parked;
    if (!parked)
        return;
    parked->content.session = session;
    Document::noteSaved(*parked, saved);
    emit changed();
}

void DocumentTabs::setErrors(bool hasErrors)
{
    if (m_current >= 0 && std::exchange(m_tabs[static_cast<std::size_t>(m_current)].hasErrors, hasErrors) != hasErrors)
        emit changed();
}

const Document::Parked* DocumentTabs::parked(int index) const
{
    const std::optional<Document::Parked>& parked = m_tabs[static_cast<std::size_t>(index)].parked;
    return parked ? &*parked : nullptr;
}

}  // namespace kd
