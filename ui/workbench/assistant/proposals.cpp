// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/assistant/proposals.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace kd {
namespace {

using State = ProposedText::State;

/// Replaces what differs alone, so that undo, marks and the caret stay where nothing changed.
void giveText(Document& document, const QByteArray& before, const QByteArray& after)
{
    const auto isInnerByte = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (head > 0 && ((head < before.size() && isInnerByte(before[head])) || (head < after.size() && isInnerByte(after[head]))))
        --head;
    while (tail > 0 && (isInnerByte(before[before.size() - tail]) || isInnerByte(after[after.size() - tail])))
        --tail;
    document.replaceRange(head, before.size() - tail, after.mid(head, after.size() - tail - head));
}

}  // namespace

Proposals::Proposals(Documents& documents) : m_documents(documents)
{
    connect(&documents, &Documents::closing, this, [this](Document* document) { onClosing(*document); });
}

const ProposedText* Proposals::find(int number) const
{
    const auto found = std::ranges::find(m_all, number, &ProposedText::number);
    return found == m_all.end() ? nullptr : &*found;
}

ProposedText* Proposals::at(int number)
{
    return const_cast<ProposedText*>(find(number));
}

const ProposedText* Proposals::openOf(const Document& document) const
{
    const auto found = std::ranges::find_if(m_all, [&document](const ProposedText& each) {
        return each.state == State::Open && each.document == document.number();
    });
    return found == m_all.end() ? nullptr : &*found;
}

int Proposals::openCount() const
{
    return static_cast<int>(std::ranges::count(m_all, State::Open, &ProposedText::state));
}

Document* Proposals::originalOf(Document& document) const
{
    const auto found = std::ranges::find(m_tabs, document.number(), [](const auto& each) { return each.second; });
    return found == m_tabs.end() ? &document : m_documents.find(found->first);
}

Document& Proposals::tabOf(Document& document, const QByteArray& text)
{
    if (const auto found = m_tabs.find(document.number()); found != m_tabs.end()) {
        if (Document* const tab = m_documents.find(found->second)) {
            tab->setSession(document.session());
            tab->reloadText(text, {});
            return *tab;
        }
    }
    Document::Content content;
    content.session = document.session();
    content.text = text;
    content.sourcePath = document.sourcePath().isEmpty() ? document.fileName() : document.sourcePath();
    content.isEmbedded = content.isReadOnly = true;  // what its file holds is another text
    content.isProposal = true;
    content.isTrusted = document.isTrusted();
    Document& tab = m_documents.addBehind(content);
    m_tabs[document.number()] = tab.number();
    connect(&document, &Document::trustedChanged, &tab, &Document::setTrusted);
    return tab;
}

const ProposedText& Proposals::propose(Document& document, const QByteArray& after, const QString& summary)
{
    for (ProposedText& each : m_all)
        if (each.document == document.number() && each.state == State::Open)
            each.state = State::Replaced;
    ProposedText proposal;
    proposal.number = ++m_last;
    proposal.document = document.number();
    proposal.tab = tabOf(document, after).number();
    proposal.documentName = document.fileName();
    proposal.summary = summary.size() <= kMaxSummary ? summary : summary.left(kMaxSummary - 1) + QChar(0x2026);
    proposal.before = document.text();
    proposal.after = after;
    proposal.when = QDateTime::currentDateTime();
    m_all.push_back(std::move(proposal));
    makeRoom();
    const int number = m_last;
    emit added(number);
    emit changed();
    return *find(number);
}

void Proposals::makeRoom()
{
    while (m_all.size() > kMaxProposals) {
        const auto decided = std::ranges::find_if(m_all, [](const ProposedText& each) { return each.state != State::Open; });
        m_all.erase(decided == m_all.end() ? m_all.begin() : decided);
    }
}

bool Proposals::isOutdated(const ProposedText& proposal) const
{
    const Document* const document = m_documents.find(proposal.document);
    return proposal.state == State::Open && document != nullptr && document->text() != proposal.before;
}

QString Proposals::whyNotAccept(int number) const
{
    const ProposedText* const proposal = find(number);
    if (proposal == nullptr || proposal->state != State::Open)
        return tr("This proposal is decided.");
    const Document* const document = m_documents.find(proposal->document);
    if (document == nullptr)
        return tr("Its document was closed.");
    return isOutdated(*proposal) ? tr("The document was edited since: the assistant has to propose it anew.") : QString();
}

void Proposals::accept(int number)
{
    ProposedText* const proposal = at(number);
    if (!whyNotAccept(number).isEmpty())
        return;
    proposal->state = State::Accepted;
    const QByteArray before = proposal->before, after = proposal->after;
    giveText(*m_documents.find(proposal->document), before, after);
    emit changed();
}

void Proposals::reject(int number, const QString& comment)
{
    ProposedText* const proposal = at(number);
    if (proposal == nullptr || proposal->state != State::Open)
        return;
    proposal->state = State::Rejected;
    proposal->comment = comment;
    emit changed();
}

/// The tab goes with its document, later, since that is closed now.
void Proposals::onClosing(Document& document)
{
    std::erase_if(m_tabs, [&document](const auto& each) { return each.second == document.number(); });
    const auto tab = m_tabs.find(document.number());
    if (tab != m_tabs.end()) {
        const quint64 number = tab->second;
        m_tabs.erase(tab);
        QMetaObject::invokeMethod(
            this, [this, number] { m_documents.close(m_documents.indexOf(number)); }, Qt::QueuedConnection);
    }
    bool isAny = false;
    for (ProposedText& each : m_all)
        if (each.document == document.number() && each.state == State::Open) {
            each.state = State::Closed;
            isAny = true;
        }
    if (isAny)
        emit changed();
}

}  // namespace kd
