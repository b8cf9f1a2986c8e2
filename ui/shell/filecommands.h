#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace kd {

class Preferences;
class Workbench;

/// New, open, save, and the question before something typed would be lost. Nothing here waits: dialogs open and answer later.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Workbench& workbench, Preferences& preferences, QWidget* window);

    void newDocument();
    void open();
    void open(const QString& path);
    void openExample(const QString& name);
    void save();
    void saveAs();
    /// Asks in a dialog where to, then has the report written there. `ending` is "html", "json", "csv" or "md".
    void exportReport(const QString& ending);
    /// "ptx" or "cubin".
    void exportModule(const QString& ending);
    /// Asks for a table of launches and where its answers go.
    void answerTable();
    /// Does `next` now where nothing is unsaved; else asks and does it after Save or Discard, and never after Cancel.
    void afterSaving(const std::function<void()>& next);

    void fillRecent(QMenu* menu);

private:
    void chooseFile(const QString& title, const QString& name, const QString& ending, const std::function<void(const QString&)>& then);
    void ask(const std::function<void()>& next);
    void saveThen(const std::function<void()>& next);
    void chooseName(const std::function<void()>& next);
    void write(const QString& path, const std::function<void()>& next, void (Workbench::*writes)(const QString&));
    void askOverwrite(const QString& path, const QString& fileName, const std::function<void()>& next);
    QString suggestedName() const;
    QString folder() const;

    Workbench& m_workbench;
    Preferences& m_preferences;
    QWidget* m_window;
    bool m_isAsking = false;
};

}  // namespace kd
