// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runrecord.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace kd {

class DataInspector;
class Documents;
class ElementExport;
class LaunchModel;
struct OutputSummary;

/// Brings files into the launch as the content of the inspected buffer, and the inspected bytes into files.
class DataFiles : public QObject {
    Q_OBJECT
public:
    DataFiles(DataInspector& inspector, Documents& documents, LaunchModel& launches, QObject* parent = nullptr);

    /// Why no file can be loaded or saved now, one sentence; empty when one can.
    QString whyNotLoad() const;
    QString whyNotSave() const;
    /// What became of the last file, one sentence; empty once it is of no matter: after the next run, or at another buffer or
    /// document.
    QString word() const { return m_word; }
    bool isWordWrong() const { return m_isWordWrong; }
    void chooseToLoad(QWidget* parent);
    void chooseToSave(QWidget* parent);
    /// The buffer is filled from that file when the kernel is run next, unless the launch's check, which follows, refuses it.
    void load(const QString& path);
    void save(const QString& path);

signals:
    void told(const QString& sentence, bool isWrong);  ///< word() is another

private:
    /// A file that the launch names and no run has read.
    struct Loaded {
        std::string argument, value;  ///< of the launch
        QString file;
    };
    void tell(const QString& sentence, bool isWrong);
    void fill(const QString& buffer, const QString& recipe, const QString& path);
    void judge();
    void follow();
    void forget();
    std::vector<std::uint64_t> shapeFor(const OutputSummary& output) const;

    DataInspector& m_inspector;
    Documents& m_documents;
    LaunchModel& m_launches;
    ElementExport* m_export;
    std::optional<Loaded> m_loaded;
    RunRecordPointer m_run;  ///< m_word tells of what comes after it
    QString m_buffer;        ///< m_word tells of it
    QString m_word;
    bool m_isWordWrong = false;
};

}  // namespace kd
