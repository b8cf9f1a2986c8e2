// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codehelp.h"

#include "ui/codeserver/codeserver.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/completionlist.h"
#include "ui/editor/sourcetokens.h"
#include "ui/editor/tipbox.h"
#include "ui/common/whenfinished.h"
#include "ui/text/editorsettings.h"

#include <QKeyEvent>
#include <QStringList>

#include <algorithm>

namespace kd {
namespace {

using Sci = QsciScintillaBase;
using Position = CodeView::Position;
constexpr Position kReach = 128 * 1024;   // bytes on either side of the caret whose words are offered
constexpr Position kCallReach = 4000;     // bytes before the caret in which a call begins
constexpr Position kLongestLine = 2000;   // bytes of the line before the caret that are looked at
constexpr unsigned long kDwell = 500;     // milliseconds

constexpr qsizetype kMaxMeaning = 1200;   // characters of what clangd says beside a declaration

/// clangd's words: what it is, its meaning, and behind the last empty line the declaration.
Explanation explanationOf(const std::string& hover)
{
    const QString text = QString::fromStdString(hover);
    const qsizetype cut = text.lastIndexOf(QLatin1String("\n\n"));
    QStringList declaration = text.mid(cut < 0 ? 0 : cut + 2).split(u'\n');
    QStringList meaning = cut < 0 ? QStringList() : text.left(cut).split(u'\n').mid(1);  // the declaration names it as well
    meaning.removeAll(QString());
    for (QStringList* const lines : {&declaration, &meaning})
        if (lines->size() > CodeHelp::kMaxHoverLines)
            *lines = lines->mid(0, CodeHelp::kMaxHoverLines) << QStringLiteral("…");
    QString words = meaning.join(u'\n');
    if (words.size() > kMaxMeaning)
        words = words.left(kMaxMeaning) + QStringLiteral("…");
    return {declaration.join(u'\n').toUtf8(), words.toUtf8()};
}

bool isLetter(int character)
{
    return character > 0 && character < 128 && isWordByte(static_cast<char>(character));
}

}  // namespace

CodeHelp::CodeHelp(CodeEditor* editor) : QObject(editor), m_editor(editor)
{
    m_editor->SendScintilla(Sci::SCI_SETMOUSEDWELLTIME, kDwell);
    connect(m_editor, &QsciScintillaBase::SCN_CHARADDED, this, &CodeHelp::onCharacter);
    connect(m_editor, &QsciScintillaBase::SCN_DWELLSTART, this, &CodeHelp::onDwell);
    connect(m_editor, &QsciScintillaBase::SCN_DWELLEND, this, [this] {
        ++m_meaningAsked;
        if (m_isHover)
            hideTip();
    });
    connect(m_editor, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if (updated & (Sci::SC_UPDATE_V_SCROLL | Sci::SC_UPDATE_H_SCROLL))
            close();
        else if (updated & Sci::SC_UPDATE_SELECTION)
            onCaret();
    });
    connect(m_editor, &QsciScintillaBase::SCN_FOCUSOUT, this, &CodeHelp::close);
    connect(m_editor, &QsciScintillaBase::SCN_ZOOM, this, &CodeHelp::close);
}

CodeHelp::~CodeHelp()
{
    delete m_list;
    delete m_tip;
}

CompletionList* CodeHelp::list() const
{
    return m_list;
}

TipBox* CodeHelp::tip() const
{
    return m_tip;
}

bool CodeHelp::isListShown() const
{
    return m_list && m_list->isVisible();
}

bool CodeHelp::isTipShown() const
{
    return m_tip && m_tip->isVisible();
}

void CodeHelp::close()
{
    hideList();
    hideTip();
}

void CodeHelp::hideList()
{
    m_start = -1;
    ++m_namesAsked;
    m_proposals.clear();
    if (m_list)
        m_list->hide();
}

void CodeHelp::hideTip()
{
    m_call.reset();
    ++m_meaningAsked;
    m_isHover = false;
    if (m_tip)
        m_tip->hide();
}

TipBox& CodeHelp::makeTip()
{
    if (!m_tip)
        m_tip = new TipBox(m_editor->window());
    return *m_tip;
}

std::vector<Explanation> CodeHelp::explanationsHere(const QByteArray& name) const
{
    return explanationsOf(name, symbolsHere(), CudaReference::shipped());
}

QByteArray CodeHelp::lineToCaret() const
{
    const Position caret = m_editor->caret();
    return m_editor->bytes(std::max(m_editor->lineStart(m_editor->lineOf(caret)), caret - kLongestLine), caret);
}

SourceSymbols CodeHelp::symbolsHere() const
{
    const Position caret = m_editor->caret();
    const Position start = m_editor->SendScintilla(Sci::SCI_WORDSTARTPOSITION, static_cast<unsigned long>(caret), 1L);
    const Position end = m_editor->SendScintilla(Sci::SCI_WORDENDPOSITION, static_cast<unsigned long>(caret), 1L);
    return symbolsOf(m_editor->bytes(std::max(0L, start - kReach), start) + ' ' +
                     m_editor->bytes(end, std::min(m_editor->length(), end + kReach)));
}

QRect CodeHelp::rectAt(Position position) const
{
    const auto x = static_cast<int>(m_editor->SendScintilla(Sci::SCI_POINTXFROMPOSITION, 0UL, position));
    const auto y = static_cast<int>(m_editor->SendScintilla(Sci::SCI_POINTYFROMPOSITION, 0UL, position));
    const QPoint corner = m_editor->viewport()->mapTo(m_editor->window(), QPoint(x, y));
    return QRect(corner, QSize(1, m_editor->textHeight(0)));
}

void CodeHelp::complete()
{
    offer(Asked::Yes);
}

void CodeHelp::onCharacter(int character)
{
    if (isListShown()) {
        refilter();
        if (isListShown() && !m_hasAllNames && isLetter(character))
            askNames(wordBefore(lineToCaret()));
    }
    const bool isWanted = isLetter(character) || character == '.' || character == '>' || character == ':';
    if (!isListShown() && isWanted && EditorSettings::instance().values().completesAsTyped)
        offer(Asked::No);
    if (character == '(' || character == ',' || (character == ')' && m_call))
        followCall();
}

void CodeHelp::offer(Asked asked)
{
    if (m_editor->isReadOnly())
        return;
    const WordContext context = wordBefore(lineToCaret());
    const bool isMember = context.kind == WordContext::Kind::Member || context.kind == WordContext::Kind::Scope;
    const bool isWord = context.kind == WordContext::Kind::Word || context.kind == WordContext::Kind::Directive;
    const bool isWorthIt = isMember || (isWord && (asked == Asked::Yes || context.prefix.size() >= kLetters));
    if (!isWorthIt || m_editor->isInComment())
        return hideList();
    const Position start = m_editor->caret() - context.prefix.size();
    if (asked == Asked::No && start == m_dismissed)
        return;
    // A word that goes on has the same ones as at its third letter.
    const bool isOther = asked == Asked::Yes || start != m_start;
    // What a namespace holds only clangd knows: words of the text are offered behind "::" as they are elsewhere.
    const bool wantsOwn =
        context.kind != WordContext::Kind::Scope || asked == Asked::Yes || context.prefix.size() >= kLetters;
    if (isOther)
        m_names = {};
    if (isOther || wantsOwn != m_hasOwn) {
        m_proposals = wantsOwn ? proposalsFor(context, symbolsHere(), CudaReference::shipped()) : std::vector<Proposal>();
        m_proposals = joinedWith(std::move(m_proposals), m_names, context.kind);
    }
    m_hasOwn = wantsOwn;
    m_kind = context.kind;
    m_start = start;
    m_dismissed = -1;
    m_asked = asked;
    refilter();
    if (isOther || !m_hasAllNames || !context.prefix.startsWith(m_namesFor))
        askNames(context);
}

/// Only the newest beginning of a word is asked for, and what comes for an earlier word is left.
void CodeHelp::askNames(const WordContext& context)
{
    ++m_namesAsked;
    m_hasAllNames = false;
    m_namesFor = context.prefix;
    if (!m_server || context.kind == WordContext::Kind::Directive || m_editor->length() > CodeServer::kMaxTyped ||
        m_editor->SendScintilla(Sci::SCI_GETSELECTIONS) > 1)
        return;
    const std::optional<QFuture<ServerAnswer>> asked = m_server(ServerQuestion::Completion, m_editor->caret());
    if (!asked)
        return;
    whenFinished(this, *asked, [this, number = m_namesAsked](const QFuture<ServerAnswer>& future) {
        if (number != m_namesAsked || m_start < 0 || future.isCanceled() || future.resultCount() == 0)
            return;
        const ServerAnswer answer = future.result();
        if (answer.state == ServerAnswer::State::Answered)
            joinNames(answer.names);
    });
}

/// What Return would insert stays what it was: nobody sees a list change under his finger.
void CodeHelp::joinNames(const ClangdNames& names)
{
    m_hasAllNames = !names.isCut;
    m_names = names;
    std::vector<Proposal> joined = joinedWith(m_proposals, names, m_kind);
    if (joined == m_proposals)
        return;
    m_proposals = std::move(joined);
    const Proposal* const chosen = isListShown() ? m_list->chosen() : nullptr;
    refilter(chosen == nullptr ? QByteArray() : chosen->text);
}

void CodeHelp::refilter(const QByteArray& chosen)
{
    const Position caret = m_editor->caret();
    // What other carets typed moved the word.
    if (m_editor->SendScintilla(Sci::SCI_GETSELECTIONS) > 1)
        m_start = m_editor->SendScintilla(Sci::SCI_WORDSTARTPOSITION, static_cast<unsigned long>(caret), 1L);
    const QByteArray prefix = caret < m_start ? QByteArray() : m_editor->bytes(m_start, caret);
    if (caret < m_start || !std::all_of(prefix.begin(), prefix.end(), isWordByte))
        return hideList();
    const std::vector<Proposal> found = matching(m_proposals, prefix, m_asked == Asked::Yes);
    const auto isIt = [&](const Proposal& proposal) { return proposal.text == prefix; };
    const bool isWhole = std::any_of(found.begin(), found.end(), isIt);
    if (found.empty() || (isWhole && found.size() == 1)) {
        if (m_list)
            m_list->hide();
        return;
    }
    if (!m_list) {
        m_list = new CompletionList(m_editor->window());
        connect(m_list, &CompletionList::accepted, this, &CodeHelp::accept);
    }
    if (m_isHover)
        hideTip();
    // Return and Tab are for the text unless what was typed, or who asked, means one of these.
    const bool isChosen = m_asked == Asked::Yes || (!prefix.isEmpty() && !isWhole);
    m_list->offer(found, rectAt(m_start), isChosen, chosen);
}

bool CodeHelp::handleKey(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape && (isListShown() || isTipShown())) {
        if (isListShown()) {
            m_dismissed = m_start;
            hideList();
        } else {
            hideTip();
        }
        return true;
    }
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isListShown() || !isPlain)
        return false;
    const bool takes = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
    if (takes && m_list->chosen() != nullptr)
        accept();
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        m_list->move(key == Qt::Key_Up ? -1 : 1);
    else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        m_list->move(key == Qt::Key_PageUp ? -m_list->rowsInSight() : m_list->rowsInSight());
    else
        return false;
    return true;
}

void CodeHelp::followKey(const QKeyEvent& event)
{
    if (isListShown() && event.key() == Qt::Key_Backspace)
        refilter();
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Tab)
        hideList();
}

/// The caret is in the word that the list is for, which others may have moved or changed.
bool CodeHelp::isOfWord() const
{
    const Position caret = m_editor->caret();
    return m_start == m_editor->SendScintilla(Sci::SCI_WORDSTARTPOSITION, static_cast<unsigned long>(caret), 1L);
}

void CodeHelp::accept()
{
    const Proposal* const chosen = isListShown() ? m_list->chosen() : nullptr;
    if (chosen == nullptr)
        return;
    const QByteArray word = chosen->text;
    if (isOfWord())
        insert(word);
    hideList();
}

/// At every caret that has the same letters before it.
void CodeHelp::insert(const QByteArray& word)
{
    const QByteArray prefix = m_editor->bytes(m_start, m_editor->caret());
    const auto carets = static_cast<unsigned long>(m_editor->SendScintilla(Sci::SCI_GETSELECTIONS));
    std::vector<CodeView::Replacement> changes;
    for (unsigned long i = 0; i < carets; ++i) {
        const Position caret = m_editor->SendScintilla(Sci::SCI_GETSELECTIONNCARET, i);
        const Position start = caret - prefix.size();
        if (start >= 0 && m_editor->bytes(start, caret) == prefix)
            changes.push_back({start, caret, word});
    }
    std::sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
    m_editor->replaceRanges(changes);
    Position moved = 0;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Position end = changes[i].from + moved + word.size();
        moved += word.size() - prefix.size();
        m_editor->SendScintilla(i == 0 ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION, static_cast<unsigned long>(end), end);
    }
}

void CodeHelp::onCaret()
{
    if (isListShown() && m_editor->SendScintilla(Sci::SCI_GETSELECTIONS) == 1 && !isOfWord())
        hideList();
    if (m_call && isTipShown())
        followCall();
}

void CodeHelp::followCall()
{
    const Position caret = m_editor->caret();
    const Position from = m_editor->lineStart(m_editor->lineOf(std::max(0L, caret - kCallReach)));
    const std::optional<CallContext> call = caret - from > 2 * kCallReach ? std::nullopt : callAround(m_editor->bytes(from, caret));
    if (!call || m_editor->isInComment())
        return hideTip();
    const Position at = from + call->at;
    if (m_call != at || m_called != call->name)
        m_explanations = explanationsHere(call->name);
    if (m_explanations.empty())
        return hideTip();
    m_call = at;
    m_called = call->name;
    m_isHover = false;
    makeTip().explain(m_explanations, call->argument, rectAt(at - call->name.size()), TipBox::Side::Above);
}

void CodeHelp::explain()
{
    followCall();
    if (m_call)
        return;
    const auto caret = static_cast<unsigned long>(m_editor->caret());
    const Position start = m_editor->SendScintilla(Sci::SCI_WORDSTARTPOSITION, caret, 1L);
    const Position end = m_editor->SendScintilla(Sci::SCI_WORDENDPOSITION, caret, 1L);
    const std::vector<Explanation> found = explanationsHere(m_editor->bytes(start, end));
    if (found.empty())
        return askMeaning(start, end);
    makeTip().explain(found, -1, rectAt(start), TipBox::Side::Beneath);
    m_isHover = true;
}

/// Asks clangd what the word means. Nothing is shown where the pointer, the caret or the text moved on until it answers.
void CodeHelp::askMeaning(Position start, Position end)
{
    ++m_meaningAsked;
    if (!m_server || end <= start)
        return;
    const std::optional<QFuture<ServerAnswer>> asked = m_server(ServerQuestion::Hover, start);
    if (!asked)
        return;
    const QByteArray word = m_editor->bytes(start, end);
    whenFinished(this, *asked, [this, number = m_meaningAsked, start, end, word](const QFuture<ServerAnswer>& future) {
        if (number != m_meaningAsked || future.isCanceled() || future.resultCount() == 0 || m_call || isListShown() ||
            m_editor->bytes(start, end) != word)
            return;
        const ServerAnswer answer = future.result();
        if (answer.state != ServerAnswer::State::Answered || answer.hover.empty())
            return;
        m_isHover = true;
        makeTip().explain({explanationOf(answer.hover)}, -1, rectAt(start), TipBox::Side::Beneath);
    });
}

void CodeHelp::onDwell(int position, int, int)
{
    if (position < 0 || m_call || isListShown() || !m_editor->isActiveWindow())
        return;
    const QString sentence = m_sentence ? m_sentence(position) : QString();
    const auto place = static_cast<unsigned long>(position);
    const Position start = m_editor->SendScintilla(Sci::SCI_WORDSTARTPOSITION, place, 1L);
    const Position end = m_editor->SendScintilla(Sci::SCI_WORDENDPOSITION, place, 1L);
    std::vector<Explanation> found;
    if (sentence.isEmpty() && end > start)
        found = explanationsHere(m_editor->bytes(start, end));
    if (sentence.isEmpty() && found.empty())
        return askMeaning(start, end);
    m_isHover = true;
    if (!sentence.isEmpty())
        makeTip().say(sentence, rectAt(end > start ? start : position));
    else
        makeTip().explain(found, -1, rectAt(start), TipBox::Side::Beneath);
}

}  // namespace kd
