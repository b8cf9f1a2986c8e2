// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/documents/documents.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace kd {

struct Report;

/// Reads and writes the documents' files, away from the window's thread. What is opened gets a tab, in the order of the requests;
/// what is saved is written in the order of the requests.
class DocumentFiles : public QObject {
    Q_OBJECT
public:
    explicit DocumentFiles(Documents& documents);

    void openNew();
    void open(const QString& path);
    /// Opens a file that a place leads to: read-only where it lies in no trusted folder.
    void openPlace(const QString& path);
    /// Opens those that are not open, as openPlace() does, behind the tabs that there are; the current one stays. `then` is told
    /// why one cannot be opened, in a sentence: none is opened then. Empty: all are open.
    void openBehind(const QStringList& paths, std::function<void(const QString& failure)> then);
    void openExample(const QString& name);
    /// Opens the source that the current document, compiled code, was made from, to be launched as that is: with its launch as a
    /// preset that has the code's name. A launch of the source that was filled in before stays as a preset as well.
    void openToLaunch(const QString& source);
    /// Reads compiled code once more that another program wrote. It stays as it is where that fails (failed).
    void reloadCode(quint64 document);
    /// Says what may be replaced by saving.
    enum class Existing {
        Unchanged,  ///< the document knows of it; else overwriteWanted() answers
        Any
    };
    /// A name ending in .kdesk saves the session (source beside it, where it came from a file, else embedded); any other
    /// name the source. Of compiled code that is a copy of its PTX, and never its own file. Written beside and renamed; the old
    /// file is whole if it fails. overwriteWanted() answers where another program changed what is there since.
    void save(const QString& path, Existing existing = Existing::Unchanged);

signals:
    void aboutToSave();  ///< save() was asked for and looks at nothing yet: who holds a typed value gives it now
    void failed(const QString& sentence);
    void noticed(const QString& sentence);
    void reportOpened(const std::shared_ptr<const kd::Report>& report);  ///< in the tab that is current
    void opened();  ///< what was asked for is the current document
    void saved(const QString& path);
    void notOpened(const QString& sentence);  ///< behind failed()
    void notSaved(const QString& sentence);   ///< behind failed()
    void overwriteWanted(const QString& path, const QString& fileName);  ///< nothing was written

private:
    struct Saving;
    struct Written;
    /// Holds what was read, and what is to be said of it.
    struct Opened {
        Document::Content content;
        QString notice;
        std::shared_ptr<const Report> report;  ///< null: it is none
        std::optional<LaunchPreset> launch;    ///< that it is to be launched with
        std::string instance;                  ///< of its kernel, which is to be compiled; empty: none is
    };
    void load(std::function<Opened()> read);
    static void adoptLaunch(Document& document, const LaunchPreset& preset, const std::string& instance);
    static void embed(Saving& saving, const Document& document);
    Written write(const Saving& saving);
    void note(const Saving& saving, const Document::KnownFiles& files);

    Documents& m_documents;
    std::map<QString, QByteArray> m_written;  ///< checksums by path; of the writing thread alone
    QThreadPool m_reading, m_writing;  ///< pools of one thread each
};

}  // namespace kd
