// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/completion.h"
#include "ui/text/codeview.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QKeyEvent;

namespace kd {

class CodeEditor;
class CompletionList;
class TipBox;

/// Words that fit what is typed, the signature of the call that is typed, and what a name under the mouse means. Its boxes
/// are made, and the names of CUDA read, when they are first wanted.
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

    /// A key of the editor, before it has it. True: it was for a list that is shown.
    bool handleKey(QKeyEvent* event);
    /// The editor has had the key.
    void followKey(const QKeyEvent& event);

    CompletionList* list() const;  ///< null: none was wanted yet
    TipBox* tip() const;           ///< likewise

    static constexpr int kLetters = 3;  ///< after which words are offered unasked

private:
    enum class Asked { No, Yes };

    void onCharacter(int character);
    void onCaret();
    void onDwell(int position, int x, int y);
    void offer(Asked asked);
    void refilter();
    void accept();
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
    std::vector<Proposal> m_proposals;  ///< for any prefix at m_start
    CodeView::Position m_start = -1;    ///< start of the word that m_proposals are for; -1: there are none
    CodeView::Position m_dismissed = -1;  ///< start of a word whose list was closed by the user
    Asked m_asked = Asked::No;
    std::optional<CodeView::Position> m_call;  ///< the parenthesis of the call that is explained
    QByteArray m_called;                       ///< name of the function that is called
    std::vector<Explanation> m_explanations;   ///< explanations of that function
    bool m_isHover = false;
};

}  // namespace kd
