// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clangd/clangdanswer.h"
#include "ui/editor/renameplan.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace kd {

class CodeEditor;
class CodeQuestions;
class Document;
class DocumentFiles;
class Documents;
class Navigator;
class Notices;
class PlaceList;
class RenameBar;
struct ListedPlace;
struct ServerAnswer;
struct SourceInclude;

/// What navigation works on: the text of the editor, which is the current document's, and the column of widgets that it stands in.
struct NavigationParts {
    Documents& documents;
    DocumentFiles& files;
    Navigator& navigator;
    Notices& notices;
    CodeEditor& editor;
    CodeQuestions& questions;
    QVBoxLayout& column;
};

/// Goes to definitions, lists references and renames: by the text alone, and by clangd where that is installed, the folder is
/// trusted and the text alone does not tell. What cannot be done is told in one sentence.
class SourceNavigation : public QObject {
    Q_OBJECT
public:
    SourceNavigation(const NavigationParts& parts, QObject* parent);

    /// Goes to the definition of the name at the caret, or opens the header that its line includes.
    void goToDefinition();
    /// Goes to where the newest jump that was not taken back began, be it in another tab.
    void goBack();
    /// Lists the places of the name at the caret.
    void findReferences();
    /// Asks for another name in place of the one at the caret; all its places get it as one step of undo.
    void askNewName();
    /// Hides what is shown: another text comes.
    void close();
    /// Sets who is told of a document before its text is changed without being shown.
    void setTextKeeper(std::function<void(Document&)> keeper) { m_keeper = std::move(keeper); }
    /// Sets who knows where a line (from 0) of an earlier revision is now.
    void setLineSource(std::function<std::optional<int>(int line, quint64 revision)> source) { m_lines = std::move(source); }

    PlaceList* places() const { return m_places; }  ///< null: none were listed yet
    RenameBar* renaming() const { return m_rename; }  ///< null: nobody asked yet

private:
    enum class Wanted { Definition, References };
    struct Found;
    Found find(long position) const;
    void askServer(Wanted wanted, const QString& word, const QString& unknown);
    void onPlaces(Wanted wanted, const QString& word, const ServerAnswer& answer);
    void listPlaces(const QString& word, const ServerAnswer& answer);
    void goTo(const QString& file, int line, int column);
    void noteJump();
    void showAwaited();
    QString shownLine(int line) const;
    void openHeader(const SourceInclude& include);
    QString headerPath(const SourceInclude& include) const;
    void show(const ListedPlace& place);
    void rename(const QString& newName);
    void renameHere(const QString& newName);
    void askPlaces(const Found& found, const QString& refusal);
    void onRenamePlaces(const Found& found, const QString& refusal, const ServerAnswer& answer);
    void renameEverywhere(const QString& newName);
    void renameInTabs(const QString& newName);
    RenamePlan withOwnPlaces(RenamePlan plan, const Found& found) const;
    QString ownFile() const;
    PlaceList& placeList();
    RenameBar& renameBar();

    NavigationParts m_parts;
    /// The place to go to once its file is open.
    struct {
        QString file;
        int line = 0, column = 0;
    } m_awaited;
    /// Where jumps began, oldest first.
    struct Jump {
        quint64 document = 0;  ///< its number
        quint64 revision = 0;  ///< that the line counts in
        int line = 0, column = 0;
    };
    std::vector<Jump> m_jumps;
    PlaceList* m_places = nullptr;
    RenameBar* m_rename = nullptr;
    /// Where in which revision of the document another name was asked for.
    struct {
        quint64 revision = 0;
        long caret = 0;
    } m_asked;
    quint64 m_listings = 0;        ///< how often clangd was asked for places of a list: the newest answer ends the waiting
    RenamePlan m_plan;             ///< what will be renamed; empty: the text alone tells
    RenamePlan m_told;             ///< that of it which clangd told
    QString m_renamed;             ///< its name
    quint64 m_renamings = 0;       ///< how often another name was asked for: what comes for an earlier one is left
    std::function<std::optional<int>(int, quint64)> m_lines;
    std::function<void(Document&)> m_keeper;
};

}  // namespace kd
