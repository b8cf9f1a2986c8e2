// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/textsearch.h"

#include <QFuture>
#include <QWidget>

#include <optional>
#include <utility>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;

namespace kd {

/// Finds in a CodeView, and replaces where that is asked for. Searches in the background; marks what is found and in sight.
class FindBar : public QWidget {
    Q_OBJECT
public:
    enum class Purpose { Find, FindAndReplace };

    FindBar(CodeView* view, Purpose purpose, QWidget* parent = nullptr);
    ~FindBar() override;

    /// Shows the bar with the selected words in it.
    void open(bool withReplace = false);
    void close();
    void findNext() { step(1); }
    void findPrevious() { step(-1); }

    SearchTerm term() const;
    void setTerm(const SearchTerm& term);
    void setReplacement(const QString& text);
    void replaceOne() { replace(Replace::One); }
    void replaceAll() { replace(Replace::All); }
    const SearchResult& result() const { return m_result; }

    /// Looks within the present selection alone; the range moves with the text. False where nothing is selected.
    bool setInSelection(bool isInSelection);

    static constexpr int kIndicator = 12;
    static constexpr int kRangeIndicator = 13;

signals:
    void searched();  ///< result() is that of the text and term as they are

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Replace { One, All };

    void build(Purpose purpose);
    QLineEdit* makeField(const QString& name);
    QHBoxLayout* makeFindRow();
    QWidget* makeReplaceRow();
    QToolButton* addToggle(const QString& text, const QString& tip);
    QToolButton* addButton(const QString& iconName, const QString& tip);
    void applyTheme();
    void search();
    void onResult(const SearchResult& result);
    void step(int direction);
    void goTo(std::size_t index);
    void showCount();
    void markVisible();
    void clearMarks();
    void showError();
    /// Gives what is looked through: all of the text, or the range of the selection as it is now.
    std::pair<CodeView::Position, CodeView::Position> range() const;
    void keepRange(CodeView::Position from, CodeView::Position to);
    QFuture<SearchResult> find(const std::optional<QString>& replacement) const;
    void replace(Replace what);
    void apply(const SearchResult& result, Replace what);

    CodeView* m_view;
    QWidget* m_replaceRow = nullptr;
    QLineEdit* m_field = nullptr;
    QLineEdit* m_replacement = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_case = nullptr;
    QToolButton* m_word = nullptr;
    QToolButton* m_pattern = nullptr;
    QToolButton* m_inSelection = nullptr;
    QLabel* m_error = nullptr;  ///< text of what is wrong with the pattern
    QTimer* m_delay;
    SearchResult m_result;
    quint64 m_asked = 0;   ///< searches and edits so far: the newest wins
    quint64 m_edits = 0;   ///< edits of the text, so that a replacement meets the text it was made for
    bool m_isCurrent = false;
    bool m_isWrapped = false;  ///< the last step went on at the text's other end
    int m_pendingStep = 0;
};

}  // namespace kd
