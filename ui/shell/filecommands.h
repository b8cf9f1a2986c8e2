// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/documentfiles.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <array>
#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace kd {

class BuildController;
class FileWriter;
class Navigator;
class Preferences;
class ReportController;
class TargetConnection;

/// The models whose documents are opened, saved and exported.
struct FileModels {
    Documents& documents;
    DocumentFiles& files;
    TargetConnection& target;
    BuildController& builds;
    ReportController& reports;
    FileWriter& exports;
    Navigator& navigator;
};

/// These commands write the report, in the order of the menus.
inline constexpr std::array kReportCommands{"export.html", "export.pdf",  "export.svg", "export.png",
                                            "export.csv",  "export.json", "export.md",  "export.copy"};

/// New, open, save, and the question before something typed would be lost. Nothing here waits: dialogs open and answer later.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(const FileModels& models, Preferences& preferences, QWidget* window);

    void newDocument();
    void open();
    void open(const QString& path);
    void openExample(const QString& name);
    void save();
    void saveAs();
    /// Asks in a dialog where to, then has the report written there. `ending` is "html", "pdf", "png", "svg", "csv", "json" or
    /// "md".
    void exportReport(const QString& ending);
    /// "ptx" or "cubin".
    void exportModule(const QString& ending);
    /// Asks for a table of launches and where its answers go.
    void answerTable();
    /// The current tab; asks first where something of it is not saved. The last one makes room for a new document.
    void close();
    void close(quint64 document);
    /// Every document that has a file; the others are asked for their names.
    void saveAll();
    /// The current document where it has a file of the user's and is modified; asks for nothing.
    void saveKnown();
    /// Does `next` now where nothing is unsaved; else asks and does it after Save or Discard, and never after Cancel. Of several
    /// documents it asks once: to save all, to discard all, or to be asked for one after the other.
    void afterSavingAll(const std::function<void()>& next);

    void fillRecent(QMenu* menu);

signals:
    /// A source was saved; its launch is changed, too, which only a session holds.
    void launchLeft(const QString& fileName);
    /// What open() and openExample() were asked for is the current document.
    void opened();

private:
    void chooseFile(const QString& title, const QString& name, const QString& ending,
                    const std::function<void(const QString&)>& then);
    void afterSaving(const std::function<void()>& next);
    std::optional<quint64> nextUnsaved() const;
    void saveNext(const std::function<void()>& next);
    void askForAll(int count, const std::function<void()>& next);
    void askForNext(const std::function<void()>& next);
    void ask(const std::function<void()>& next);
    void saveThen(const std::function<void()>& next);
    void chooseName(const std::function<void()>& next);
    void write(const QString& path, const std::function<void()>& next,
               DocumentFiles::Existing existing = DocumentFiles::Existing::Unchanged);
    void askOverwrite(const QString& path, const QString& fileName, const std::function<void()>& next);
    QString suggestedName() const;
    QString folder() const;

    FileModels m_models;
    Preferences& m_preferences;
    QWidget* m_window;
    bool m_tellsLaunch = false;  ///< the save under way was asked for by itself
    bool m_isOpening = false;
    QSet<quint64> m_givenUp;  ///< numbers of documents whose changes may be lost
    bool m_isAsking = false;
};

}  // namespace kd
