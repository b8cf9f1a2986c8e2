#include "ui/workbench/reporting.h"

#include "core/base/posix/file.h"
#include "core/session/moduleimage.h"
#include "ui/program/reportbuilder.h"
#include "ui/program/reportdrawing.h"
#include "ui/workbench/answer.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace kd {

/// A report on its way.
struct Reporting::Draft {
    QString path;  ///< empty: Markdown, and no file
    Program program;
    std::shared_ptr<const CompileOutcome> chosen;
    std::vector<CompileOutcome> builds;
    std::size_t missing = 0;  ///< compiles that have not answered
    std::optional<RunOutcome> run;
    std::optional<TimingOutcome> timing;
    std::optional<Report> report;  ///< to be drawn
};

Reporting::Reporting(Client& client, Document& document, TargetKeeper& target, BuildKeeper& builds, LaunchKeeper& launches,
                     JobRunner& jobs)
    : m_client(client), m_document(document), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs)
{ }

/// What is measured in a report is the launch whose occupancy it explains.
bool Reporting::isOfReport(const RunRecord& record) const
{
    const std::optional<LaunchPlan>& plan = m_launches.check().plan;
    const Build& build = m_builds.goodBuild();
    return record.revision == build.revision && record.compileRevision == build.compileRevision
        && record.architecture == toQt(build.outcome->architecture) && plan && Json(record.plan) == Json(*plan);
}

void Reporting::write(const QString& path)
{
    const std::shared_ptr<const CompileOutcome> chosen = m_builds.goodBuild().outcome;
    if (!chosen || m_builds.isStale() || m_launches.kernel() == nullptr) {
        emit failed(tr("A report is made of a program that compiles: compile it first."));
        return;
    }
    if (!m_document.isTrusted()) {  // its launch set-up may name files
        emit failed(tr("This folder is not trusted yet."));
        return;
    }
    if (!path.isEmpty() && reportWriter(path.toStdString()) == nullptr && !isDrawnFile(path.toStdString())) {
        emit failed(tr("The report's file must end in .html, .pdf, .json, .csv, .md, .svg or .png, not as %1 does.").arg(path));
        return;
    }
    auto draft = std::make_shared<Draft>(Draft{.path = path, .program = programOf(m_document), .chosen = chosen});
    draft->program.session.launch = m_launches.sentLaunch();
    for (const RunRecordPointer& record : m_jobs.runs()) {
        if (!isOfReport(*record))
            continue;
        draft->run = record->outcome;
        if (record->timing)
            draft->timing = record->timing;
    }
    std::vector<std::string> names;
    for (const QString& each : m_target.architectures())
        if (each.toStdString() != chosen->architecture)
            names.push_back(each.toStdString());
    const auto requests = [program = draft->program, names] {
        return attempt([&] {
            std::vector<CompileRequest> made;
            for (const std::string& name : names)
                made.push_back(program.request(name));
            return made;
        });
    };
    whenFinished(this, QtConcurrent::run(requests), [this, draft](const QFuture<Answer<std::vector<CompileRequest>>>& future) {
        Answer<std::vector<CompileRequest>> answer = future.result();
        if (answer.value)
            compileMatrix(draft, std::move(*answer.value));
        else
            emit failed(answer.sentence);
    });
}

void Reporting::compileMatrix(const std::shared_ptr<Draft>& draft, std::vector<CompileRequest> requests)
{
    draft->builds.resize(requests.size());
    draft->missing = requests.size();
    for (std::size_t i = 0; i < requests.size(); ++i) {
        draft->builds[i].architecture = requests[i].architecture;
        whenFinished(this, m_client.compile(requests[i]), [this, draft, i](const QFuture<CompileOutcome>& future) {
            if (future.resultCount() > 0)
                draft->builds[i] = future.result();
            if (--draft->missing == 0)
                finish(draft);
        });
    }
    if (requests.empty())
        finish(draft);
}

void Reporting::finish(const std::shared_ptr<Draft>& draft)
{
    const auto work = [draft] {
        return attempt([&] {
            std::vector<CompileOutcome>& builds = draft->builds;
            const auto place = std::find_if(builds.begin(), builds.end(), [&](const CompileOutcome& each) {
                return std::pair(each.architecture.size(), each.architecture) >
                    std::pair(draft->chosen->architecture.size(), draft->chosen->architecture);
            });
            builds.insert(place, *draft->chosen);
            Report report = makeReport(builds, *draft->chosen, draft->program);
            report.run = draft->run;
            report.timing = draft->timing;
            const std::filesystem::path file = draft->path.toStdString();
            if (isDrawnFile(file))
                draft->report = std::move(report);
            else if (file.empty())
                return toQt(reportWriter("report.md")(report));
            else
                posix::writeFileAtomically(file, reportWriter(file)(report));
            return QString();
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, draft](const QFuture<Answer<QString>>& future) {
        const Answer<QString> answer = future.result();
        if (!answer.value)
            emit failed(answer.sentence);
        else if (draft->report)
            draw(draft);
        else if (draft->path.isEmpty())
            emit made(*answer.value);
        else
            emit written(draft->path);
    });
}

void Reporting::draw(const std::shared_ptr<Draft>& draft)
{
    whenFinished(this, drawReport(*draft->report, draft->path.toStdString()), [this, draft](const QFuture<DrawnReport>& future) {
        const DrawnReport drawn = future.result();
        if (!drawn.sentence.isEmpty()) {
            emit failed(drawn.sentence);
            return;
        }
        const auto work = [bytes = drawn.bytes, path = draft->path] {
            return attempt([&] {
                posix::writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
                return true;
            });
        };
        whenFinished(this, QtConcurrent::run(work), [this, draft](const QFuture<Answer<bool>>& done) {
            const Answer<bool> answer = done.result();
            answer.value ? emit written(draft->path) : emit failed(answer.sentence);
        });
    });
}

}  // namespace kd
