// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/documents.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

/// By its whole path, however it was written.
bool isFile(const QString& path, const QString& canonical)
{
    return !path.isEmpty() && !canonical.isEmpty() && QFileInfo(path).canonicalFilePath() == canonical;
}

}  // namespace

Documents::Documents() : m_none(std::make_unique<Document>()), m_current(m_none.get())
{
    relay(*m_none);
}

/// What the documents' parts say as they go is nobody's.
Documents::~Documents()
{
    blockSignals(true);
}

void Documents::relay(Document& document)
{
    const auto pass = [this, from = &document](auto signal) {
        return [this, from, signal](const auto&... values) {
            if (from == m_current)
                emit (this->*signal)(values...);
        };
    };
    connect(&document, &Document::textChanged, this, pass(&Documents::textChanged));
    connect(&document, &Document::codeShown, this, pass(&Documents::codeShown));
    connect(&document, &Document::sessionChanged, this, pass(&Documents::sessionChanged));
    connect(&document, &Document::pathsChanged, this, pass(&Documents::pathsChanged));
    connect(&document, &Document::caretChanged, this, pass(&Documents::caretChanged));
    connect(&document, &Document::modifiedChanged, this, pass(&Documents::modifiedChanged));
    connect(&document, &Document::trustedChanged, this, pass(&Documents::trustedChanged));
    for (const auto signal : {&Document::modifiedChanged, &Document::errorsChanged})
        connect(&document, signal, this, &Documents::changed);
    connect(&document, &Document::pathsChanged, this, &Documents::changed);
}

std::vector<DocumentTab> Documents::tabs() const
{
    std::vector<DocumentTab> all;
    for (const std::unique_ptr<Document>& document : m_all)
        all.push_back({.number = document->number(),
                       .fileName = document->isProposal() ? tr("%1 (proposal)").arg(document->fileName()) : document->fileName(),
                       .path = document->path(),
                       .code = document->code().summary,
                       .isModified = document->isModified(),
                       .isReadOnly = document->isReadOnly(),
                       .hasErrors = document->hasErrors()});
    return all;
}

int Documents::currentIndex() const
{
    return indexOf(m_current->number());
}

int Documents::indexOf(quint64 number) const
{
    const auto found = std::ranges::find(m_all, number, [](const auto& each) { return each->number(); });
    return found == m_all.end() ? -1 : static_cast<int>(found - m_all.begin());
}

int Documents::indexOfFile(const QString& path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const auto found = std::ranges::find_if(m_all, [&](const std::unique_ptr<Document>& each) {
        return isFile(each->sessionPath(), canonical) || (!each->isEmbedded() && isFile(each->sourcePath(), canonical));
    });
    return found == m_all.end() ? -1 : static_cast<int>(found - m_all.begin());
}

Document* Documents::find(quint64 number) const
{
    const int index = indexOf(number);
    return index < 0 ? nullptr : &at(index);
}

bool Documents::isUntouched() const
{
    return m_current->path().isEmpty() && !m_current->isModified();
}

/// The least that no other document without a file has.
int Documents::freeNumber(const Document* except) const
{
    const auto isTaken = [&](int number) {
        return std::ranges::any_of(m_all, [&](const std::unique_ptr<Document>& each) {
            return each.get() != except && each->sourcePath().isEmpty() && std::max(1, each->newNumber()) == number;
        });
    };
    int number = 1;
    while (isTaken(number))
        ++number;
    return number;
}

std::unique_ptr<Document> Documents::make(const Document::Content& content, const Document* inPlaceOf)
{
    Document::Content numbered = content;
    if (content.sourcePath.isEmpty() && content.newNumber == 0)
        numbered.newNumber = freeNumber(inPlaceOf);
    auto document = std::make_unique<Document>(numbered);
    relay(*document);
    emit added(document.get());
    return document;
}

void Documents::add(const Document::Content& content)
{
    if (m_none || isUntouched())
        return replace(content);
    const int index = currentIndex() + 1;
    m_all.insert(m_all.begin() + index, make(content, nullptr));
    setCurrent(at(index));
    emit changed();
}

Document& Documents::addBehind(const Document::Content& content)
{
    m_all.push_back(make(content, nullptr));
    Document& document = *m_all.back();
    emit changed();
    return document;
}

void Documents::replace(const Document::Content& content)
{
    const int index = currentIndex();
    std::unique_ptr<Document> document = make(content, m_current);
    Document& shown = *document;
    std::unique_ptr<Document> before = std::move(index < 0 ? m_none : m_all[static_cast<std::size_t>(index)]);
    if (index < 0)
        m_all.push_back(std::move(document));
    else
        m_all[static_cast<std::size_t>(index)] = std::move(document);
    setCurrent(shown);
    emit closing(before.get());
    before.reset();
    emit changed();
}

void Documents::setCurrent(Document& document)
{
    emit currentAboutToChange();
    const Document& before = *std::exchange(m_current, &document);
    emit currentChanged(m_current);
    emit textChanged();
    emit codeShown();
    emit sessionChanged();
    emit pathsChanged();
    emit caretChanged(m_current->caret());
    if (before.isTrusted() != m_current->isTrusted())
        emit trustedChanged(m_current->isTrusted());
    if (before.isModified() != m_current->isModified())
        emit modifiedChanged(m_current->isModified());
}

void Documents::show(int index)
{
    if (index < 0 || index >= count() || index == currentIndex())
        return;
    setCurrent(at(index));
    emit changed();
}

void Documents::close(int index)
{
    if (index < 0 || index >= count() || count() == 1)
        return;
    if (index == currentIndex())
        show(index + 1 < count() ? index + 1 : index - 1);
    const std::unique_ptr<Document> closed = std::move(m_all[static_cast<std::size_t>(index)]);
    m_all.erase(m_all.begin() + index);
    emit closing(closed.get());
    emit changed();
}

void Documents::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= count() || to >= count() || from == to)
        return;
    std::unique_ptr<Document> document = std::move(m_all[static_cast<std::size_t>(from)]);
    m_all.erase(m_all.begin() + from);
    m_all.insert(m_all.begin() + to, std::move(document));
    emit changed();
}

}  // namespace kd
