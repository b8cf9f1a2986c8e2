// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/report/filewriter.h"

#include "core/base/posix/file.h"
#include "core/occupancy/batch.h"
#include "ui/program/program.h"
#include "ui/workbench/base/result.h"

#include <QtConcurrentRun>

#include <sstream>

namespace kd {
namespace {

constexpr Bytes kLargestTable{256u << 20};

}  // namespace

template <typename Work> void FileWriter::write(const QString& path, Work work)
{
    const auto attempted = [work] {
        return attempt([&] {
            work();
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(attempted), [this, path](const QFuture<Result<bool>>& future) {
        const Result<bool> answer = future.result();
        if (answer.value)
            emit written(path);
        else
            emit failed(answer.sentence);
    });
}

void FileWriter::writeModule(const std::shared_ptr<const CompileOutcome>& build, const QString& path)
{
    if (!build) {
        emit failed(tr("There is no build to write: compile the program first."));
        return;
    }
    const std::filesystem::path file = path.toStdString();
    write(path, [build, file] {
        if (endingOf(file) == ".cubin")
            posix::writeFileAtomically(file, build->cubin);
        else
            posix::writeFileAtomically(file, build->ptx);
    });
}

void FileWriter::writeText(const QString& text, const QString& path)
{
    write(path, [content = text.toStdString(), file = path.toStdString()] { posix::writeFileAtomically(file, content); });
}

void FileWriter::writeMade(std::function<std::string()> make, const QString& path)
{
    write(path, [make = std::move(make), file = path.toStdString()] { posix::writeFileAtomically(file, make()); });
}

void FileWriter::answerTable(const QString& from, const QString& to)
{
    write(to, [source = from.toStdString(), target = to.toStdString()] {
        std::istringstream rows(posix::readTextFile(source, kLargestTable));
        std::ostringstream answers;
        occupancyBatch(rows, answers, source);
        posix::writeFileAtomically(target, std::move(answers).str());
    });
}

}  // namespace kd
