// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>

namespace kd {

/// Writes what the window gives away besides documents and reports, away from its thread. A file is replaced as a whole or stays
/// as it was.
class FileWriter : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The PTX, or the cubin where the name ends in .cubin.
    void writeModule(const std::shared_ptr<const CompileOutcome>& build, const QString& path);
    /// Writes the text as UTF-8.
    void writeText(const QString& text, const QString& path);
    /// Writes the text that `make` gives, which is called away from the window's thread.
    void writeMade(std::function<std::string()> make, const QString& path);
    /// Answers every launch of the CSV table `from` (occupancyBatch) in `to`.
    void answerTable(const QString& from, const QString& to);

signals:
    void written(const QString& path);
    void failed(const QString& sentence);

private:
    template <typename Work> void write(const QString& path, Work work);
};

}  // namespace kd
