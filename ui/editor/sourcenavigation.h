// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

class QVBoxLayout;

namespace kd {

class CodeEditor;
class Documents;
class Navigator;
class Notices;
class PlaceList;
class RenameBar;
struct ListedPlace;
struct SourceInclude;

/// What navigation works on: the text of the editor, which is the current document's, and the column of widgets that it stands in.
struct NavigationParts {
    Documents& documents;
    Navigator& navigator;
    Notices& notices;
    CodeEditor& editor;
    QVBoxLayout& column;
};

/// Goes to definitions, lists references and renames, by the text alone. What cannot be done is told in one sentence.
class SourceNavigation : public QObject {
    Q_OBJECT
public:
    SourceNavigation(const NavigationParts& parts, QObject* parent);

    /// Goes to the definition of the name at the caret, or opens the header that its line includes.
    void goToDefinition();
    /// Lists the places of the name at the caret.
    void findReferences();
    /// Asks for another name in place of the one at the caret; all its places get it as one step of undo.
    void askNewName();
    /// Hides what is shown: another text comes.
    void close();
    /// Sets who knows where a line (from 0) of an earlier revision is now.
    void setLineSource(std::function<std::optional<int>(int line, quint64 revision)> source) { m_lines = std::move(source); }

    PlaceList* places() const { return m_places; }  ///< null: none were listed yet
    RenameBar* renaming() const { return m_rename; }  ///< null: nobody asked yet

private:
    struct Found;
    Found find(long position) const;
    void openHeader(const SourceInclude& include);
    QString headerPath(const SourceInclude& include) const;
    void show(const ListedPlace& place);
    void rename(const QString& newName);
    PlaceList& placeList();
    RenameBar& renameBar();

    NavigationParts m_parts;
    PlaceList* m_places = nullptr;
    RenameBar* m_rename = nullptr;
    /// Where in which revision of the document another name was asked for.
    struct {
        quint64 revision = 0;
        long caret = 0;
    } m_asked;
    std::function<std::optional<int>(int, quint64)> m_lines;
};

}  // namespace kd
