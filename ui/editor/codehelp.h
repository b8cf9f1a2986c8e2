// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/completion.h"
#include "ui/text/codeview.h"

#include <QFuture>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <utility>

class QKeyEvent;

namespace kd {

class CodeEditor;
class CompletionList;
class TipBox;
enum class ServerQuestion;
struct ServerAnswer;

/// Words that fit what is typed, the signature of the call that is typed, and what a name under the mouse means. Its boxes
/// are made, and the names of CUDA read, when they are first wanted. What is known here is shown at once; what clangd answers joins
/// it, as long as the same is still asked.
class CodeHelp : public QObject {
    Q_OBJECT
public:
    explicit CodeHelp(CodeEditor* editor);
    ~CodeHelp() override;

    /// Offers words for what stands before the caret. Nothing is taken without a key.
    void complete();
    /// Explains the call that the caret is in, or the word at the caret.
    void explain();
    /// Hides whatever is shown.
    void close();
    /// Sets what is said of a place in the text in front of everything else, such as a problem; empty: nothing.
    void setSentenceSource(std::function<QString(CodeView::Position)> source) { m_sentence = std::move(source); }

    /// Sets who asks clangd about a place in the text; it gives nothing where that is not to be asked.
    using ServerSource = std::function<std::optional<QFuture<ServerAnswer>>(ServerQuestion, CodeView::Position)>;
    void setServerSource(ServerSource source) { m_server = std::move(source); }

    /// A key of the editor, before it has it. True: it was for a list that is shown.
    bool handleKey(QKeyEvent* event);
    /// The editor has had the key.
    void followKey(const QKeyEvent& event);

    CompletionList* list() const;  ///< null: none was wanted yet
    TipBox* tip() const;           ///< likewise

    static constexpr int kMaxHoverLines = 16;
    static constexpr int kLetters = 3;  ///< after which words are offered unasked

private:
    enum class Asked { No, Yes };

    void onCharacter(int character);
    void onCaret();
    void onDwell(int position, int x, int y);
    void offer(Asked asked);
    void askNames(const WordContext& context);
    void joinNames(const ClangdNames& names);
    void askMeaning(CodeView::Position start, CodeView::Position end);
    void refilter(const QByteArray& chosen = {});
    void accept();
    bool isOfWord() const;
    void insert(const QByteArray& word);
    void followCall();
    void hideList();
    void hideTip();
    bool isListShown() const;
    bool isTipShown() const;
    TipBox& makeTip();
    std::vector<Explanation> explanationsHere(const QByteArray& name) const;
    QByteArray lineToCaret() const;
    /// Gives the symbols of the text around the caret without the word there.
    SourceSymbols symbolsHere() const;
    QRect rectAt(CodeView::Position position) const;

    CodeEditor* m_editor;
    QPointer<CompletionList> m_list;
    QPointer<TipBox> m_tip;
    std::function<QString(CodeView::Position)> m_sentence;
    ServerSource m_server;
    quint64 m_meaningAsked = 0;  ///< which place's meaning is asked for; another number when the pointer or the text moved on
    quint64 m_namesAsked = 0;    ///< the same for the word that is completed
    QByteArray m_namesFor;       ///< what stood of the word when its names were asked for
    ClangdNames m_names;         ///< for the word at m_start
    bool m_hasAllNames = false;  ///< a longer beginning than m_namesFor has no further ones
    std::vector<Proposal> m_proposals;  ///< for any prefix at m_start
    WordContext::Kind m_kind = WordContext::Kind::Nothing;  ///< of m_start
    bool m_hasOwn = false;              ///< m_proposals hold those of the text and of CUDA
    CodeView::Position m_start = -1;    ///< start of the word that m_proposals are for; -1: there are none
    CodeView::Position m_dismissed = -1;  ///< start of a word whose list was closed by the user
    Asked m_asked = Asked::No;
    std::optional<CodeView::Position> m_call;  ///< the parenthesis of the call that is explained
    QByteArray m_called;                       ///< name of the function that is called
    std::vector<Explanation> m_explanations;   ///< explanations of that function
    bool m_isHover = false;
};

}  // namespace kd
