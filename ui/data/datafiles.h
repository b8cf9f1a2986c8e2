// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
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
    void chooseToLoad(QWidget* parent);
    void chooseToSave(QWidget* parent);
    /// The buffer is filled from that file when the kernel is run next.
    void load(const QString& path);
    void save(const QString& path);

signals:
    void told(const QString& sentence, bool isWrong);

private:
    void fill(const QString& buffer, const QString& recipe, const QString& path);
    std::vector<std::uint64_t> shapeFor(const OutputSummary& output) const;

    DataInspector& m_inspector;
    Documents& m_documents;
    LaunchModel& m_launches;
    ElementExport* m_export;
};

}  // namespace kd
