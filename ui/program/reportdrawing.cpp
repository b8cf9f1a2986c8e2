// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/reportdrawing.h"

#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "ui/program/program.h"
#include "ui/program/words.h"

#include <QFutureWatcher>
#include <QProcess>
#include <QPromise>
#include <QTimer>

#include <memory>

namespace kd {
namespace {

constexpr int kDeadlineMilliseconds = 60000;
constexpr auto kProgram = "kerneldesk-print";

/// Beside this program, as in a build and in a bundle; else where programs are.
QString drawingProgram()
{
    const std::filesystem::path folder = posix::executablePath().parent_path();
    for (const std::filesystem::path& candidate : {folder / kProgram, folder / "../bin" / kProgram}) {
        std::error_code error;
        if (std::filesystem::is_regular_file(candidate, error))
            return QString::fromStdString(candidate.string());
    }
    return QString::fromStdString((folder / kProgram).string());
}

/// One process, as long as it runs.
class Drawing : public QObject {
public:
    Drawing(const Report& report, const QStringList& words)
    {
        connect(&m_process, &QProcess::started, this, [this, data = QByteArray::fromStdString(dumpJson(reportForDrawing(report)))] {
            m_process.write(data);
            m_process.closeWriteChannel();
        });
        connect(&m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
            const bool isDone = how == QProcess::NormalExit && status == 0;
            const posix::ExitStatus exit{.signalled = how == QProcess::CrashExit, .code = status};
            if (exit.endedFromOutside() && !m_isFinished && !std::exchange(m_isRepeated, true))
                return m_process.start(m_process.program(), m_process.arguments());
            isDone ? finish({.bytes = m_process.readAllStandardOutput()}) : finish({.sentence = failure()});
        });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                finish({.sentence = ProgramText::tr("Reports cannot be drawn here: %1 cannot be started (%2).")
                                        .arg(m_process.program(), m_process.errorString())});
        });
        connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { finish({}); });
        QTimer::singleShot(kDeadlineMilliseconds, this, [this] {
            finish({.sentence = ProgramText::tr("Drawing the report took more than a minute and was ended.")});
        });
        m_promise.start();
        m_watcher.setFuture(m_promise.future());
        m_process.start(drawingProgram(), words);
    }
    ~Drawing() override { m_process.kill(); }
    QFuture<RenderedReport> future() { return m_promise.future(); }

private:
    QString failure()
    {
        const QString words = QString::fromUtf8(m_process.readAllStandardError()).trimmed().section(QLatin1Char('\n'), -1);
        return ProgramText::tr("The report cannot be drawn: %1.").arg(words.isEmpty() ? m_process.errorString() : words);
    }
    void finish(RenderedReport drawn)
    {
        if (std::exchange(m_isFinished, true))
            return;
        m_promise.addResult(std::move(drawn));
        m_promise.finish();
        deleteLater();
    }

    QProcess m_process;
    QPromise<RenderedReport> m_promise;
    QFutureWatcher<RenderedReport> m_watcher;
    bool m_isFinished = false;
    bool m_isRepeated = false;  ///< the process before was ended from outside
};

}  // namespace

bool isDrawnFile(const std::filesystem::path& file)
{
    const std::string ending = endingOf(file);
    return ending == ".pdf" || ending == ".png";
}

QFuture<RenderedReport> drawReport(const Report& report, const std::filesystem::path& file, const QString& chart)
{
    QStringList words{QString::fromStdString(endingOf(file).substr(1))};
    if (!chart.isEmpty())
        words << chart;
    return (new Drawing(report, words))->future();
}

}  // namespace kd
