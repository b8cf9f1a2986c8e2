// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/assistant/assistant.h"

#include "ui/mcp/jsonrpc.h"
#include "ui/program/jsondocuments.h"
#include "ui/program/words.h"
#include "ui/workbench/assistant/textdiff.h"

#include <QTimer>

#include <algorithm>
#include <ranges>
#include <utility>

namespace kd {
namespace {

using mcp::ErrorCode;
using mcp::RequestError;

constexpr int kLongestWait = 300;  // seconds for a decision
constexpr std::size_t kMaxEdits = 256;

[[noreturn]] void deny(const std::string& sentence)
{
    throw RequestError(ErrorCode::InvalidParameters, sentence);
}

/// The number at `key`; 0 where it is absent.
std::uint64_t numberAt(const Json& parameters, const char* key, std::uint64_t most)
{
    const auto found = parameters.find(key);
    if (found == parameters.end() || found->is_null())
        return 0;
    if (!found->is_number_unsigned() || found->get<std::uint64_t>() > most)
        deny("The parameter " + std::string(key) + " has to be a whole number up to " + std::to_string(most) + ".");
    return found->get<std::uint64_t>();
}

std::string textAt(const Json& parameters, const char* key)
{
    return mcp::requiredText(parameters, key, static_cast<std::size_t>(Proposals::kMaxBytes));
}

const char* nameOf(ProposedText::State state)
{
    switch (state) {
    case ProposedText::State::Open: return "open";
    case ProposedText::State::Accepted: return "accepted";
    case ProposedText::State::Rejected: return "rejected";
    case ProposedText::State::Replaced: return "replaced";
    case ProposedText::State::Closed: break;
    }
    return "closed";
}

/// The text with each edit's `old`, which has to stand there once, replaced by its `new`.
std::string edited(std::string text, const Json& edits)
{
    if (!edits.is_array() || edits.empty() || edits.size() > kMaxEdits)
        deny("The parameter edits has to be a list of objects with old and new.");
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const std::string which = "Edit " + std::to_string(i + 1);
        if (!edits[i].is_object())
            deny(which + " has to be an object with old and new.");
        const std::string before = textAt(edits[i], "old"), after = textAt(edits[i], "new");
        const std::size_t at = before.empty() ? std::string::npos : text.find(before);
        if (at == std::string::npos)
            deny(which + ": the text has no such old; read the document again.");
        if (text.find(before, at + 1) != std::string::npos)
            deny(which + ": old stands several times; give more of the text around it.");
        text.replace(at, before.size(), after);
        if (text.size() > static_cast<std::size_t>(Proposals::kMaxBytes))
            deny("The text is longer than 2 MiB.");
    }
    return text;
}

/// What of a session says how the program is compiled and launched.
Json setupOf(const Session& session)
{
    Json setup = sessionToJson(session);
    for (const char* const key : {"sources", "view", "format", "version"})
        setup.erase(key);
    return setup;
}

QString lineOf(const std::string& text)
{
    return QString::fromStdString(text).simplified();
}

Json documentOfRecord(const RunRecord& record)
{
    Json document;
    if (record.comparison)
        document = comparisonDocument(record.comparison->outcome, {.name = "#" + std::to_string(record.comparison->baseline)},
                                      {.name = record.programName.toStdString()});
    else if (record.timing)
        document = timeDocument(*record.timing);
    else
        document = runDocument(record.outcome);
    document["run"] = record.number;
    return document;
}

}  // namespace

/// A run, timing or comparison that a request waits for.
struct Assistant::Work {
    std::uint64_t number = 0;
    Job::Kind kind = Job::Kind::Run;
    quint64 document = 0;  ///< in whose tab it goes on
    int proposal = 0;      ///< 0: the document itself
    QString subject;       ///< "Proposal 2 of saxpy.cu"
    QObject context;       ///< of its connections
};

/// A request that is answered when the user decides.
struct Assistant::Waiting {
    int proposal = 0;
    QTimer timer;
};

Assistant::Assistant(std::filesystem::path socket, Documents& documents, TargetConnection& target, BuildController& builds,
                     LaunchModel& launches, JobRunner& jobs)
    : m_documents(documents), m_target(target), m_builds(builds), m_launches(launches), m_jobs(jobs), m_proposals(documents),
      m_door(std::move(socket))
{
    connect(&m_door, &AssistantDoor::asked, this, &Assistant::onAsked);
    connect(&m_door, &AssistantDoor::cancelled, this, [this](std::uint64_t number) {
        m_waiting.erase(number);
        stop(number);
    });
    connect(&m_door, &AssistantDoor::left, this, &Assistant::stopAll);
    connect(&m_proposals, &Proposals::changed, this, &Assistant::tellDecided);
    connect(&documents, &Documents::closing, this, [this](Document* document) {
        std::vector<std::uint64_t> ended;
        for (const auto& [number, work] : m_work)
            if (work->document == document->number())
                ended.push_back(number);
        for (const std::uint64_t number : ended)
            fail(number, tr("Its tab was closed."));
    });
}

Assistant::~Assistant() = default;

QString Assistant::workText() const
{
    if (m_work.empty())
        return {};
    const Work& work = *m_work.begin()->second;
    switch (work.kind) {
    case Job::Kind::Time: return tr("%1 is timed").arg(work.subject);
    case Job::Kind::Compare: return tr("%1 is compared").arg(work.subject);
    default: return tr("%1 is run").arg(work.subject);
    }
}

void Assistant::onAsked(std::uint64_t number, const std::string& method, const Json& parameters)
{
    try {
        if (method == "document")
            m_door.answer(number, describe(parameters));
        else if (method == "propose")
            m_door.answer(number, propose(parameters));
        else if (method == "proposal")
            awaitDecision(number, parameters);
        else if (method == "run")
            begin(number, Job::Kind::Run, parameters);
        else if (method == "time")
            begin(number, Job::Kind::Time, parameters);
        else if (method == "compare")
            begin(number, Job::Kind::Compare, parameters);
        else
            m_door.failRequest(number, "The window has no method of that name.");
    } catch (const RequestError& error) {
        m_door.failRequest(number, error.sentence());
    } catch (const Error& error) {
        m_door.failRequest(number, error.what());
    }
}

/// The current document, or the one of a number; of a tab for proposals the document that it is for.
Document& Assistant::documentOf(const Json& parameters) const
{
    const std::uint64_t number = numberAt(parameters, "document", std::uint64_t{1} << 53);
    Document* const named = number == 0 ? &m_documents.current() : m_documents.find(number);
    Document* const document = named == nullptr ? nullptr : m_proposals.originalOf(*named);
    if (document == nullptr)
        deny("There is no document of that number any more; read the current one.");
    if (m_documents.indexOf(document->number()) < 0)
        deny("No document is open in the window.");
    return *document;
}

Json Assistant::describe(const Json& parameters) const
{
    Document& document = documentOf(parameters);
    const QByteArray text = document.ownText();
    const Build& build = m_builds.of(document).build();
    const bool isCurrent = m_builds.of(document).isCurrent();
    const KernelInfo* const kernel = m_launches.of(document).kernel();
    const ProposedText* const open = m_proposals.openOf(document);
    Json kernels = Json::array();
    for (const QString& each : m_launches.of(document).kernels())
        kernels.push_back(each.toStdString());
    Json runs = Json::array();
    constexpr std::size_t kRuns = 16;
    const std::vector<RunRecordPointer>& all = m_jobs.of(document).runs();
    for (const RunRecordPointer& each : all | std::views::reverse | std::views::take(kRuns))
        runs.push_back({{"run", each->number},
                        {"label", each->label.toStdString()},
                        {"ok", each->outcome.ok()},
                        {"median", each->timing && each->timing->statistics ? Json(each->timing->statistics->median) : Json()}});
    return {{"document", document.number()},
            {"name", document.fileName().toStdString()},
            {"path", textOrNull(document.path().toStdString())},
            {"isModified", document.isModified()},
            {"isTrusted", document.isTrusted()},
            {"isSource", !document.isCode()},
            {"text", text.toStdString()},
            {"kernels", std::move(kernels)},
            {"kernel", kernel == nullptr ? Json() : Json(kernel->name)},
            {"setup", setupOf(document.session())},
            {"launch", m_launches.of(document).launch()},
            {"device", m_target.deviceId(document).toStdString()},
            {"isBuildCurrent", isCurrent},
            {"build", build ? compileDocument({*build.outcome}) : Json()},
            {"runs", std::move(runs)},
            {"proposal", open == nullptr ? Json() : Json(open->number)}};
}

Json Assistant::propose(const Json& parameters)
{
    Document& document = documentOf(parameters);
    if (document.isCode())
        deny("The document is compiled code, which nobody edits.");
    const QByteArray before = document.text();
    if (before.size() > Proposals::kMaxBytes)
        deny("The document is longer than 2 MiB.");
    if (parameters.contains("text") == parameters.contains("edits"))
        deny("Give either text, the whole of it, or edits.");
    const std::string after =
        parameters.contains("text") ? textAt(parameters, "text") : edited(before.toStdString(), parameters["edits"]);
    if (after.find('\0') != std::string::npos)
        deny("The text holds a zero byte.");
    if (after == before.toStdString())
        deny("The text is the document's own; nothing is proposed.");
    const std::string summary = parameters.contains("summary") ? mcp::requiredText(parameters, "summary") : std::string();
    const ProposedText& proposal = m_proposals.propose(document, QByteArray::fromStdString(after), lineOf(summary));
    const int number = proposal.number;
    giveLaunch(document, *m_documents.find(proposal.tab));
    return stateOf(number);
}

/// A proposal is launched as its document is, guessed values and later changes of them included: else what both find could not be
/// compared.
void Assistant::giveLaunch(Document& document, Document& tab)
{
    Session session = document.session();
    const LaunchSetup& launch = m_launches.of(document).launch();
    if (!launch.kernel.empty())
        session.launch = launch;
    if (sessionToJson(session) != sessionToJson(tab.session()))
        tab.setSession(session);
}

Json Assistant::stateOf(int number) const
{
    const ProposedText* const proposal = m_proposals.find(number);
    if (proposal == nullptr)
        deny("There is no proposal of that number.");
    return {{"proposal", number},
            {"document", proposal->document},
            {"state", nameOf(proposal->state)},
            {"isOutdated", m_proposals.isOutdated(*proposal)},
            {"summary", proposal->summary.toStdString()},
            {"comment", proposal->comment.toStdString()},
            {"diff", unifiedDiff(diffLines(proposal->before, proposal->after)).toStdString()}};
}

void Assistant::awaitDecision(std::uint64_t number, const Json& parameters)
{
    const int proposal = static_cast<int>(numberAt(parameters, "proposal", 1u << 30));
    const auto seconds = static_cast<int>(numberAt(parameters, "wait", kLongestWait));
    const Json state = stateOf(proposal);
    if (seconds == 0 || state["state"] != "open")
        return m_door.answer(number, state);
    auto waiting = std::make_unique<Waiting>();
    waiting->proposal = proposal;
    waiting->timer.setSingleShot(true);
    connect(&waiting->timer, &QTimer::timeout, this, [this, number, proposal] {
        auto ended = m_waiting.extract(number);
        QTimer::singleShot(0, this, [kept = std::shared_ptr<Waiting>(std::move(ended.mapped()))] {});  // its timer calls now
        m_door.answer(number, stateOf(proposal));
    });
    waiting->timer.start(std::chrono::seconds(seconds));
    m_waiting.emplace(number, std::move(waiting));
}

void Assistant::tellDecided()
{
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        const ProposedText* const proposal = m_proposals.find(each->second->proposal);
        if (proposal != nullptr && proposal->state == ProposedText::State::Open) {
            ++each;
            continue;
        }
        if (proposal != nullptr)
            m_door.answer(each->first, stateOf(proposal->number));
        else
            m_door.failRequest(each->first, "There is no proposal of that number any more.");
        each = m_waiting.erase(each);
    }
}

void Assistant::begin(std::uint64_t number, Job::Kind kind, const Json& parameters)
{
    auto work = std::make_shared<Work>();
    work->number = number;
    work->kind = kind;
    const bool isOfDocument = parameters.contains("document");
    if (isOfDocument == parameters.contains("proposal"))
        deny("Name either a proposal or a document by its number.");
    Document* document = nullptr;
    if (isOfDocument) {
        document = &documentOf(parameters);
        work->subject = document->fileName();
    } else {
        const ProposedText* const proposal = m_proposals.find(static_cast<int>(numberAt(parameters, "proposal", 1u << 30)));
        document = proposal == nullptr ? nullptr : m_documents.find(proposal->tab);
        if (document == nullptr)
            deny("That proposal has no tab any more; propose it anew.");
        if (document->text() != proposal->after)
            deny("The tab has another text by now, of a newer proposal or of the person; propose it anew.");
        if (Document* const original = m_documents.find(proposal->document))
            giveLaunch(*original, *document);
        work->proposal = proposal->number;
        work->subject = tr("Proposal %1 of %2").arg(proposal->number).arg(proposal->documentName);
    }
    work->document = document->number();
    start(work, *document);
}

void Assistant::start(const std::shared_ptr<Work>& work, Document& document)
{
    DocumentJobs& jobs = m_jobs.of(document);
    if (m_target.info() == nullptr)
        deny("The worker of the window is starting; ask again in a second.");
    if (!document.isTrusted())
        deny("The folder of this document is not trusted: ask the person to choose Trust this folder in the window.");
    if (jobs.isRunning())
        deny("A run of that text is in progress; ask again when it has ended.");
    RunRecordPointer first;
    if (work->kind == Job::Kind::Compare) {
        Document* const original = m_proposals.originalOf(document);
        const std::vector<RunRecordPointer>& runs = m_jobs.of(*original).runs();
        const auto own = std::find_if(runs.rbegin(), runs.rend(), [original](const RunRecordPointer& each) {
            return !each->isOfProposal && each->revision == original->revision() && each->image;
        });
        const std::optional<LaunchPlan>& plan = m_launches.of(*original).check().plan;
        if (own != runs.rend() && plan && ((*own)->plan.grid != plan->grid || (*own)->plan.block != plan->block))
            deny("The newest run of the document had another grid or block than its launch has now: run or time it first.");
        if (work->proposal == 0 || own == runs.rend())
            deny("A proposal is compared with the newest run of its document's present text: run or time that first, by document.");
        first = *own;
    }
    const std::uint64_t number = work->number;
    connect(&jobs, &DocumentJobs::ran, &work->context, [this, number](const RunRecordPointer& record) { onRan(number, record); });
    connect(&jobs, &DocumentJobs::failed, &work->context, [this, number](const QString& sentence) { fail(number, sentence); });
    connect(&jobs, &DocumentJobs::jobChanged, &work->context, [this, number, &jobs] {
        if (jobs.job().wasStopped)
            fail(number, tr("It was stopped in the window."));
    });
    m_work.emplace(number, work);
    emit workChanged();
    if (work->kind == Job::Kind::Run)
        jobs.run();
    else if (work->kind == Job::Kind::Time)
        jobs.time();
    else
        jobs.compare(first);
}

/// What was found of a proposal stands in the history of its document, too.
void Assistant::onRan(std::uint64_t number, const RunRecordPointer& record)
{
    const std::shared_ptr<Work> work = m_work.at(number);
    const ProposedText* const proposal = m_proposals.find(work->proposal);
    Json answer = documentOfRecord(*record);
    if (proposal != nullptr) {
        answer["proposal"] = proposal->number;
        Document* const document = m_documents.find(proposal->document);
        const QString label = proposal->summary.isEmpty() ? tr("Proposal %1").arg(proposal->number)
                                                          : tr("Proposal %1: %2").arg(proposal->number).arg(proposal->summary);
        m_jobs.of(*m_documents.find(work->document)).setLabel(record->number, label);
        if (document != nullptr)
            m_jobs.of(*document).adoptRun(*record, label);
    } else if (Document* const document = m_documents.find(work->document)) {
        m_jobs.of(*document).setLabel(record->number, tr("By the assistant"));
    }
    finish(number);
    m_door.answer(number, answer);
}

/// A program that does not compile is an answer with its diagnostics, as of the command line.
void Assistant::fail(std::uint64_t number, const QString& sentence)
{
    const auto found = m_work.find(number);
    if (found == m_work.end())
        return;
    const Job::Kind kind = found->second->kind;
    Document* const document = m_documents.find(found->second->document);
    finish(number);
    const Build build = document == nullptr ? Build() : m_builds.of(*document).build();
    if (build && document != nullptr && m_builds.of(*document).isCurrent() && !build.outcome->ok()) {
        m_door.answer(number, kind == Job::Kind::Run ? notCompiledRunDocument(*build.outcome, {})
                                                     : notCompiledTimeDocument(*build.outcome, {}));
        return;
    }
    m_door.failRequest(number, sentence.toStdString());
}

/// Its connections end later, since one of them may be what calls.
void Assistant::finish(std::uint64_t number)
{
    const auto found = m_work.find(number);
    if (found == m_work.end())
        return;
    const std::shared_ptr<Work> work = found->second;
    m_work.erase(found);
    if (Document* const document = m_documents.find(work->document))
        QObject::disconnect(&m_jobs.of(*document), nullptr, &work->context, nullptr);
    QTimer::singleShot(0, this, [work] {});
    emit workChanged();
}

void Assistant::stop(std::uint64_t number)
{
    const auto found = m_work.find(number);
    if (found == m_work.end())
        return;
    Document* const document = m_documents.find(found->second->document);
    finish(number);
    if (document != nullptr)
        m_jobs.of(*document).stop();
}

void Assistant::stopAll()
{
    m_waiting.clear();
    while (!m_work.empty())
        stop(m_work.begin()->first);
}

}  // namespace kd
