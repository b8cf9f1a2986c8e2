// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/peaks.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <memory>
#include <vector>

namespace kd {

class Client;
class TargetConnection;
struct CompileOutcome;

/// Measures what a device reaches, and keeps it by its UUID and driver: peaks.json in the program's state folder.
class PeakStore : public QObject {
    Q_OBJECT
public:
    PeakStore(Client& client, TargetConnection& target, std::filesystem::path file, QObject* parent);

    /// Never null; all that were ever kept.
    const std::shared_ptr<const PeakBook>& book() const { return m_book; }
    /// What was measured of a device of the target under its driver; null where nothing was, or for no device. Lives as long as
    /// book().
    const DevicePeaks* find(const DeviceInfo* device) const;
    bool isMeasuring() const { return m_isMeasuring; }
    /// Why the peaks of `device` cannot be measured now, in one sentence; empty when they can.
    QString whyNot(const DeviceInfo* device) const;
    /// Compiles the kernels for it and times them there; changed() or failed() answers, or both where some could not be measured.
    /// Nothing where whyNot() has a reason.
    void measure(const DeviceInfo& device);

signals:
    void changed();  ///< book() or isMeasuring()
    void failed(const QString& sentence);

private:
    void readFile();
    void onCompiled(const CompileOutcome& program);
    void timeNext();
    void keep();
    void setMeasuring(bool isMeasuring);
    void end(const QString& sentence);

    Client& m_client;
    TargetConnection& m_target;
    const std::filesystem::path m_file;
    std::shared_ptr<const PeakBook> m_book;
    bool m_isMeasuring = false;
    std::vector<PeakTest> m_tests;  ///< tests that are left, the next one last
    std::vector<std::byte> m_cubin;
    DevicePeaks m_peaks;
    QStringList m_failures;  ///< sentences of tests that gave no figure
};

}  // namespace kd
