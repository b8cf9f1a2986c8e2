#pragma once

#include "ui/workbench/document.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace kd {

/// Reads and writes the document's files, away from the window's thread. Of several requests to open the newest wins; what is
/// saved is written in the order of the requests.
class DocumentFiles : public QObject {
    Q_OBJECT
public:
    explicit DocumentFiles(Document& document);

    void openNew();
    void open(const QString& path);
    void openExample(const QString& name);
    void save(const QString& path);

signals:
    void failed(const QString& sentence);
    void saved(const QString& path);
    void notOpened(const QString& sentence);  ///< behind failed()
    void notSaved(const QString& sentence);   ///< behind failed()

private:
    struct Saving;
    void load(const QString& name, std::function<Document::Content()> read);
    void embed(Saving& saving) const;
    void note(const Saving& saving);

    Document& m_document;
    QThreadPool m_writing;
    quint64 m_number = 0;  ///< of the newest request to open
};

}  // namespace kd
