#pragma once

#include "ui/workbench/document.h"

#include <QObject>
#include <QString>

namespace kd {

/// Reads and writes the document's files, away from the window's thread. Of several requests to open the newest wins.
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

private:
    struct Saving;
    void load(std::function<Document::Content()> read);

    Document& m_document;
    quint64 m_number = 0;
};

}  // namespace kd
