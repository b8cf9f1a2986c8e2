// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/build/documentbuild.h"

#include "core/base/posix/fileidentity.h"
#include "core/compile/container/deviceprogram.h"
#include "core/compile/source/includescan.h"
#include "core/compile/source/kernelnames.h"
#include "core/project/projectlookup.h"
#include "core/report/report.h"
#include "core/session/launch/moduleimage.h"
#include "ui/program/foundcode.h"
#include "ui/program/projecttext.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <utility>

namespace kd {
namespace {

// Headers that are missing, and folders that each of them is waited for in.
constexpr std::size_t kMaxMissing = 64;
constexpr std::size_t kMaxMissingFolders = 16;

constexpr Seconds kSlowCompile{0.5};
constexpr Milliseconds kMaxLearnedDelay{1000};

constexpr int kMaxReads = 3;  // of files that somebody writes meanwhile

bool hasSameLayout(const KernelInfo& one, const KernelInfo& other)
{
    const auto isSame = [](const Parameter& a, const Parameter& b) { return a.offset == b.offset && a.size == b.size; };
    return std::equal(one.parameters.begin(), one.parameters.end(), other.parameters.begin(), other.parameters.end(), isSame);
}

/// Gives kernels without a signature the one of the build before. False when one of them has none there.
bool borrowSignatures(std::vector<KernelInfo>& kernels, const Build& before)
{
    static const std::vector<KernelInfo> kNone;
    const auto known = kernelsWithSignature(before ? before.outcome->kernels : kNone);
    return std::all_of(kernels.begin(), kernels.end(), [&](KernelInfo& kernel) {
        if (kernel.hasSignature)
            return true;
        const auto found = known.find(kernel.loweredName);
        if (found == known.end() || !hasSameLayout(*found->second, kernel))
            return false;
        kernel.name = found->second->name;
        kernel.parameters = found->second->parameters;
        kernel.variables = found->second->variables;
        return kernel.hasSignature = true;
    });
}

/// Files that a compile of `request` depends on besides its source; headers of the standard library are in no file.
std::vector<std::filesystem::path> filesOf(const CompileRequest& request, const ProjectLookup* project)
{
    std::vector<std::filesystem::path> files;
    for (const UserHeader& header : request.headers)
        files.emplace_back(header.path);
    if (project != nullptr && project->command)
        files.insert(files.end(), project->command->files.begin(), project->command->files.end());
    return files;
}

/// The compile commands that were read, as they are now; empty where there is no project.
QString databaseState(const ProjectLookup* project)
{
    if (project == nullptr || !project->command)
        return {};
    const std::optional<posix::FileIdentity> identity = posix::fileIdentity(project->command->database);
    return identity ? QString::fromStdString(project->command->database.string() + ' ' + identity->text()) : QString();
}

/// Adds where headers in quotes would be found that are nowhere: beside what includes them, and in the folders of the project.
void addMissing(std::vector<std::filesystem::path>& files, const CompileRequest& request, const ProjectLookup* project)
{
    std::set<std::string> known;
    for (const UserHeader& header : request.headers)
        known.insert(header.includeName);
    std::vector<std::filesystem::path> folders;
    if (project != nullptr && project->command)
        folders = project->command->includes;
    folders.resize(std::min(folders.size(), kMaxMissingFolders));
    const auto addFrom = [&](const std::string& text, const std::filesystem::path& includer) {
        for (const IncludeDirective& directive : scanIncludes(text)) {
            if (!directive.quoted || !known.insert(directive.name).second || known.size() > request.headers.size() + kMaxMissing)
                continue;
            files.push_back(includer.parent_path() / directive.name);
            for (const std::filesystem::path& folder : folders)
                files.push_back(folder / directive.name);
        }
    };
    addFrom(request.source, request.programName);
    for (const UserHeader& header : request.headers)
        addFrom(header.text, header.path);
}

}  // namespace

/// Holds what is made for a compile away from the window's thread.
struct DocumentBuild::Prepared {
    CompileRequest request;
    QString projectNotes;
    QString database, databaseState;
    std::vector<std::filesystem::path> files;
    std::vector<WatchedFile> watched;
};

Milliseconds LiveCompile::delayAfter(Seconds compile) const
{
    if (compile < kSlowCompile)
        return delay;
    return std::max(delay, std::chrono::duration_cast<Milliseconds>(std::min<Seconds>(compile / 4, kMaxLearnedDelay)));
}

Program namesOf(const Document& document)
{
    const QString name = document.fileName();
    return {.file = (document.path().isEmpty() ? name : document.path()).toStdString(),
            .path = (document.sourcePath().isEmpty() ? name : document.sourcePath()).toStdString()};
}

Program programOf(const Document& document)
{
    Program program = namesOf(document);
    program.session = document.session();
    program.device = document.code().file;
    if (!program.device || program.device->kind == ContainerKind::Ptx)
        program.source = document.ownText().toStdString();
    program.isTrusted = document.isTrusted();
    // Examples, reports and texts within sessions lie in no project.
    const bool isOwn = document.isProposal() || (!document.isReadOnly() && !document.isEmbedded());
    const bool isFile = isOwn && !document.sourcePath().isEmpty();
    program.usesProject = program.hasSurroundings = isFile && !document.isCode();
    return program;
}

DocumentBuild::DocumentBuild(Client& client, Document& document, const TargetConnection& target, const LiveCompile& live)
    : m_client(client), m_document(document), m_target(target), m_live(live), m_seenSettings(document.compileRevision())
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, [this] { begin(false); });
    connect(&document, &Document::textChanged, this, &DocumentBuild::beginLive);
    connect(&document, &Document::sessionChanged, this, [this] {
        const bool hasOtherKernel = m_document.isCode() && m_document.session().launch.kernel != m_soughtKernel;
        if (std::exchange(m_seenSettings, m_document.compileRevision()) != m_document.compileRevision() || hasOtherKernel)
            beginLive();
    });
    connect(&document, &Document::trustedChanged, this, &DocumentBuild::beginLive);
    connect(&m_headers, &HeaderWatch::changed, this, [this] {
        m_hasNewHeaders = true;
        beginLive();
    });
    connect(&client, &Client::compiled, this, [this](const QString& tag, const CompileOutcome& outcome) {
        if (tag == this->tag())
            onEarly(outcome);
    });
    connect(&client, &Client::compilerChosen, this, [this](const QString& tag, CompilerChoice compiler) {
        if (tag != this->tag() || !m_isCompiling || std::exchange(m_compiler, compiler) == compiler)
            return;
        emit compilerChosen();
    });
}

/// Nobody waits for it any more.
DocumentBuild::~DocumentBuild()
{
    m_future.cancel();
}

/// For one tag the worker compiles the newest alone.
QString DocumentBuild::tag() const
{
    return QStringLiteral("build-%1").arg(m_document.number());
}

QStringList DocumentBuild::whereTo() const
{
    // A program that is trusted by now may read other headers.
    return {m_target.name(), m_target.architecture(m_document), m_target.deviceId(m_document),
            m_document.isTrusted() ? QStringLiteral("trusted") : QString()};
}

/// Nothing is compiled of compiled code, and looking into it runs nothing.
bool DocumentBuild::followsByItself() const
{
    return m_document.isCode() || (m_live.isOn && m_document.isTrusted());
}

bool DocumentBuild::isCurrent() const
{
    if (m_document.isCode())
        return build() && build().revision == m_document.revision() && build().compileRevision == m_document.compileRevision()
            && m_soughtKernel == m_document.session().launch.kernel && isForTarget();
    return build() && !m_hasNewHeaders && build().revision == m_document.revision()
        && build().compileRevision == m_document.compileRevision()
        && build().outcome->architecture == m_target.architecture(m_document).toStdString();
}

bool DocumentBuild::reads(const QString& path) const
{
    const std::string wanted = path.toStdString();
    return std::ranges::any_of(m_sentHeaders, [&wanted](const std::filesystem::path& each) { return each.native() == wanted; });
}

bool DocumentBuild::isStale() const
{
    if (!goodBuild())
        return false;
    if (build().outcome != goodBuild().outcome)
        return true;
    return !isCurrent() && !followsByItself();
}

void DocumentBuild::followLive()
{
    if (m_live.isOn || m_document.isCode())
        return beginLive();
    m_delay.stop();
}

void DocumentBuild::beginLive()
{
    const bool isDone = isCurrent() && isForTarget();
    if (followsByItself() && !isDone && (m_document.isCode() || m_target.info() != nullptr))
        m_delay.start(m_document.isCode() ? Milliseconds(0) : m_live.delayAfter(m_compileTime));
    else if (goodBuild())
        emit changed();
}

CompileProgress DocumentBuild::progress() const
{
    CompilerChoice compiler = m_document.session().compile.compiler;
    const bool wasNvcc = build() && !build().outcome->nvccVersion.empty();
    const bool isNvcc = m_isCompiling && m_compiler == CompilerChoice::Nvcc;
    if (compiler == CompilerChoice::Auto && (wasNvcc || isNvcc))
        compiler = CompilerChoice::Nvcc;
    return {.compiler = compiler, .elapsed = m_isCompiling ? Milliseconds(m_since.elapsed()) : Milliseconds(0)};
}

void DocumentBuild::compile()
{
    begin(true);
}

/// To be called away from the window's thread. What was written while it was read is read again: a file that was seen behind its
/// text would be taken for the one that was read.
DocumentBuild::Prepared DocumentBuild::prepared(const Program& program, const std::string& architecture, const Paths& before)
{
    Prepared made;
    for (int attempt = 0; attempt < kMaxReads; ++attempt) {
        const auto begin = std::chrono::system_clock::now();
        made = preparedOnce(program, architecture, before);
        if (!isChangedSince(made.watched, begin))
            break;
    }
    return made;
}

DocumentBuild::Prepared DocumentBuild::preparedOnce(const Program& program, const std::string& architecture, const Paths& before)
{
    Prepared made{.request = program.request(architecture)};
    addLineInformation(made.request);  // assembly leads to its source, the emulated GPU names the line of a fault
    const std::shared_ptr<const ProjectLookup> project = program.recentProject();
    if (project)
        made.projectNotes = projectNotes(*project, program.path).join(QLatin1Char(' '));
    if (project && project->command)
        made.database = toQt(project->command->database.string());
    made.databaseState = databaseState(project.get());
    made.files = filesOf(made.request, project.get());
    // Headers of the good build that are gone may come back, and compile commands may come.
    Paths all = made.files;
    all.insert(all.end(), before.begin(), before.end());
    if (project)
        all.insert(all.end(), project->awaited.begin(), project->awaited.end());
    addMissing(all, made.request, project.get());
    made.watched = watchedFiles(all);
    return made;
}

void DocumentBuild::begin(bool isAsked)
{
    m_delay.stop();
    const BuildInputs inputs{.revision = m_document.revision(),
                             .compileRevision = m_document.compileRevision(),
                             .number = ++m_number,
                             .editedLine = m_document.editedLine()};
    m_compiledFor = whereTo();
    m_compiler = m_document.session().compile.compiler;
    m_since.start();
    setCompiling(true);
    if (m_document.isCode())
        find(inputs, isAsked);
    else
        prepare(inputs, isAsked);
}

void DocumentBuild::prepare(const BuildInputs& inputs, bool isAsked)
{
    const std::string architecture = m_target.architecture(m_document).toStdString();
    const auto work = [program = programOf(m_document), architecture, before = m_goodHeaders] {
        return attempt([&] { return prepared(program, architecture, before); });
    };
    m_hasNewHeaders = false;
    whenFinished(this, QtConcurrent::run(work), [this, inputs, isAsked](const QFuture<Result<Prepared>>& future) {
        if (inputs.number != m_number)
            return;
        Result<Prepared> answer = future.result();
        if (answer.value)
            adopt(std::move(*answer.value), inputs);
        else
            refuse(answer.sentence, inputs, isAsked);
    });
}

/// Finds in compiled code what fits the device and its architecture.
void DocumentBuild::find(const BuildInputs& inputs, bool isAsked)
{
    m_soughtKernel = m_document.session().launch.kernel;
    const bool isEmulated = isEmulatedDevice(m_target.deviceId(m_document).toStdString());
    const CodeQuestion question{.kernel = m_soughtKernel,
                                .architecture = m_target.architecture(m_document).toStdString(),
                                .deviceArchitecture = m_target.deviceArchitecture(m_document).toStdString(),
                                .use = isEmulated ? CodeUse::Emulator : CodeUse::Device};
    const auto work = [file = m_document.code().file, question] { return attempt([&] { return foundCode(*file, question); }); };
    whenFinished(this, QtConcurrent::run(work), [this, inputs, isAsked](const QFuture<Result<FoundCode>>& future) {
        if (inputs.number != m_number)
            return;
        Result<FoundCode> answer = future.result();
        if (answer.value)
            onFound(std::move(*answer.value), inputs);
        else
            refuse(answer.sentence, inputs, isAsked);
    });
}

void DocumentBuild::onFound(FoundCode found, BuildInputs inputs)
{
    if (m_document.code().text != found.text || m_document.code().named != found.source)
        m_document.showCode(found.text, found.hasPtx, found.source);
    m_delay.stop();  // another text that shows what was found is no reason to look again
    inputs.revision = m_document.revision();
    m_whyNotRun = found.whyNotRun;
    m_isCompiling = false;
    setBuild(std::move(found.outcome), inputs,
             std::make_shared<const std::vector<CompileOutcome>>(std::move(found.architectures)));
    emit compilingChanged();
}

/// What cannot be compiled as it stands is a problem of the build; whoever asked for it is told so besides.
void DocumentBuild::refuse(const QString& sentence, const BuildInputs& inputs, bool isAsked)
{
    if (isAsked)
        emit failed(sentence);
    setBuild({.state = CompileOutcome::State::Rejected,
              .message = verbatim(sentence.toStdString()),
              .architecture = m_target.architecture(m_document).toStdString()},
             inputs);
    setCompiling(false);
}

void DocumentBuild::adopt(Prepared prepared, const BuildInputs& inputs)
{
    m_sentHeaders = std::move(prepared.files);
    m_headers.watch(std::move(prepared.watched));
    const bool isSame = std::exchange(m_database, prepared.database) == prepared.database;
    const bool isOther = std::exchange(m_databaseState, prepared.databaseState) != prepared.databaseState;
    if (isSame && isOther && !m_database.isEmpty())
        emit projectChanged(m_database, m_databaseState);
    if (std::exchange(m_projectNotes, prepared.projectNotes) != prepared.projectNotes && !prepared.projectNotes.isEmpty())
        emit noticed(prepared.projectNotes);
    send(std::move(prepared.request), inputs);
}

void DocumentBuild::send(CompileRequest request, const BuildInputs& inputs)
{
    m_sent = inputs;
    m_future = m_client.compile(request, tag());
    whenFinished(this, m_future, [this, inputs](const QFuture<CompileOutcome>& future) { onCompiled(future, inputs); });
}

/// Figures come before signatures; they are shown at once where the signatures are those of the build before.
void DocumentBuild::onEarly(CompileOutcome outcome)
{
    if (!m_isCompiling || (outcome.ok() && !borrowSignatures(outcome.kernels, goodBuild())))
        return;
    setBuild(std::move(outcome), m_sent);
}

void DocumentBuild::onCompiled(const QFuture<CompileOutcome>& future, const BuildInputs& inputs)
{
    if (inputs.number != m_number)
        return;
    m_isCompiling = false;
    if (future.resultCount() > 0 && future.result().state != CompileOutcome::State::Cancelled)
        setBuild(future.result(), inputs);
    emit compilingChanged();
}

void DocumentBuild::setBuild(CompileOutcome outcome, const BuildInputs& inputs,
                             std::shared_ptr<const std::vector<CompileOutcome>> found)
{
    if (!m_document.isCode())
        putToolkitKernelsLast(outcome);
    m_newest = {std::make_shared<const CompileOutcome>(std::move(outcome)), inputs.revision, inputs.compileRevision,
                inputs.editedLine, std::move(found)};
    const CompileOutcome& made = *m_newest.outcome;
    if (!made.cached && made.duration > Seconds(0))
        m_compileTime = made.duration;
    if (made.ok())
        keepGood();
    tellOfHostCode();
    emit changed();
}

/// Once, and once more when it was compiled whole in between.
void DocumentBuild::tellOfHostCode()
{
    const CompileOutcome& outcome = *m_newest.outcome;
    if (outcome.lacksHostCode && !std::exchange(m_isHostCodeTold, true))
        emit noticed(tr("%1: host code is grey and set aside, since there is no nvcc. Problems says what to install.")
                         .arg(m_document.fileName()));
    else if (outcome.ok() && !outcome.lacksHostCode)
        m_isHostCodeTold = false;
}

void DocumentBuild::adoptReport(const std::shared_ptr<const Report>& report)
{
    if (m_newest || m_good || !report->build.ok())
        return;
    m_report = report;
    m_good = {std::make_shared<const CompileOutcome>(report->build), m_document.revision(), m_document.compileRevision()};
    emit changed();
}

void DocumentBuild::keepGood()
{
    m_report.reset();
    m_good = m_newest;
    m_goodHeaders = m_sentHeaders;
    if (m_document.isCode())
        return;  // another program of the file is no change of this one
    Generations& kept = m_generations[m_newest.outcome->architecture];
    if (kept.newest && kept.newest.outcome->codeKey() != m_newest.outcome->codeKey())
        kept.before = kept.newest;
    kept.newest = m_newest;
    m_previous = kept.before;
}

void DocumentBuild::setCompiling(bool compiling)
{
    if (std::exchange(m_isCompiling, compiling) != compiling)
        emit compilingChanged();
}

void DocumentBuild::stop()
{
    m_delay.stop();
    ++m_number;
    m_future.cancel();
    setCompiling(false);
}

}  // namespace kd
