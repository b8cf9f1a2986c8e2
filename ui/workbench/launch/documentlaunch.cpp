// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/launch/documentlaunch.h"

#include "core/base/text.h"
#include "core/compile/source/kernelnames.h"
#include "core/report/report.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/argumenttext.h"
#include "ui/program/foundcode.h"
#include "ui/program/launchguesses.h"
#include "ui/program/launchrequest.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/base/remedytext.h"
#include "ui/workbench/launch/launchfeasibility.h"

#include <QPromise>
#include <QScopedValueRollback>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kd {
namespace {

constexpr auto kCheckDelay = Milliseconds(60);

bool hasRow(const KernelInfo& kernel, const std::string& name)
{
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        if (argumentName(kernel, i) == name)
            return true;
    return std::ranges::find(kernel.variables, name, &ModuleVariable::name) != kernel.variables.end();
}

/// Recorded memory has no row, and may be compared as well.
bool mayBeOutput(const KernelInfo& kernel, const LaunchSetup& setup, const std::string& name)
{
    return hasRow(kernel, name) || std::ranges::find(setup.memory, name, &MemorySetting::name) != setup.memory.end();
}

/// What the form has a row for: parameters and, beneath them, variables of the module.
std::vector<std::string> rowNames(const KernelInfo& kernel)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        names.push_back(argumentName(kernel, i));
    for (const ModuleVariable& variable : kernel.variables)
        names.push_back(variable.name);
    return names;
}

bool isSameKernel(const std::optional<KernelInfo>& one, const std::optional<KernelInfo>& other)
{
    return one.has_value() == other.has_value() && (!one || Json(*one) == Json(*other));
}

bool isSameSetup(const LaunchSetup& one, const LaunchSetup& other)
{
    return Json(one) == Json(other);
}

/// The text of a field that a guess may fill; empty for all others.
std::string textOf(const LaunchSetup& setup, const ErrorSubject& field)
{
    using Kind = ErrorSubject::Kind;
    switch (field.kind) {
    case Kind::Grid: return setup.grid;
    case Kind::Block: return setup.block;
    case Kind::SharedMemory: return setup.sharedBytes;
    case Kind::Cooperative: return setup.isCooperative ? "1" : "0";
    case Kind::Argument:
        for (const ArgumentSetting& each : setup.arguments)
            if (each.name == field.name)
                return each.value;
        return {};
    case Kind::Value:
        for (const auto& [name, value] : setup.defineValues)
            if (name == field.name)
                return value;
        return {};
    default: return {};
    }
}

/// Puts what was guessed into a form that nobody filled; what a guess says nothing of stays.
void fillBlank(LaunchSetup& setup, const LaunchSetup& guessed)
{
    setup.grid = guessed.grid;
    setup.block = guessed.block;
    setup.sharedBytes = guessed.sharedBytes;
    setup.isCooperative = guessed.isCooperative;
    setup.defineValues = guessed.defineValues;
    for (const ArgumentSetting& argument : guessed.arguments) {
        const auto known = std::ranges::find(setup.arguments, argument.name, &ArgumentSetting::name);
        if (known == setup.arguments.end())
            setup.arguments.push_back(argument);
        else
            known->value = argument.value;
    }
}

/// What is only written starts as NaN; what is half typed stays as it is.
void poisonOutputs(LaunchSetup& setup)
{
    for (ArgumentSetting& argument : setup.arguments) {
        if (!trimmed(argument.value).starts_with("out:"))
            continue;
        try {
            BufferParts parts = splitBufferText(argument.value);
            parts.recipe = "poison";
            argument.value = joinBufferText(parts);
        } catch (const Error&) {
            continue;
        }
    }
}

/// What an error is about, as a sentence of the form begins; what the user called so keeps its letters.
QString headOf(const ErrorSubject& subject)
{
    using Kind = ErrorSubject::Kind;
    const QString name = toQt(subject.name);
    switch (subject.kind) {
    case Kind::None: return {};
    case Kind::Name: return name;
    case Kind::Argument: return ProgramText::tr("Argument %1").arg(name);
    case Kind::Value: return ProgramText::tr("Define value %1").arg(name);
    case Kind::Macro: return ProgramText::tr("Macro %1").arg(name);
    case Kind::Kernel: return name.isEmpty() ? ProgramText::tr("Kernel") : ProgramText::tr("Kernel %1").arg(name);
    case Kind::Reference: return ProgramText::tr("Reference of %1").arg(name);
    case Kind::ReferenceExpression: return ProgramText::tr("Reference expr:%1").arg(name);
    case Kind::References: return ProgramText::tr("References");
    case Kind::Grid: return ProgramText::tr("Grid");
    case Kind::Block: return ProgramText::tr("Block");
    case Kind::Cluster: return ProgramText::tr("Cluster");
    case Kind::Cooperative: return ProgramText::tr("Cooperative launch");
    case Kind::SharedMemory: return ProgramText::tr("Shared memory");
    case Kind::LocalMemory: return ProgramText::tr("Local memory");
    case Kind::CarveOut: return name.isEmpty() ? ProgramText::tr("Carve-out") : ProgramText::tr("Carve-out %1").arg(name);
    case Kind::Deadline: return ProgramText::tr("Deadline");
    case Kind::RelativeTolerance: return ProgramText::tr("Relative tolerance");
    case Kind::AbsoluteTolerance: return ProgramText::tr("Absolute tolerance");
    case Kind::Bytes: return ProgramText::tr("Bytes");
    case Kind::Flops: return ProgramText::tr("FLOP");
    }
    return {};
}

/// "Grid: it is missing; give one to three expressions, as in 256 or 16,16."
QString sentenceOf(ErrorInfo info)
{
    const QString head = headOf(std::exchange(info.subject, {}));
    const QString text = errorText(RuntimeError(info), remedyText(info.remedy));
    return head.isEmpty() ? text : ProgramText::tr("%1: %2").arg(head, text);
}

QString problemOf(const DeclaredWork& work)
{
    return work.problem ? sentenceOf(*work.problem) : QString();
}

/// Makes the plan that a run would send now; its files are read only to see that they hold what is planned.
void plan(LaunchCheck& check, const CompileOutcome& build, const Program& program, const LaunchSetup& setup)
{
    const Session& session = program.session;
    check.plan = resolveProgram(build, program, setup, session.timing);
    readBlobs(*check.plan, session.folder);
}

BlockShape shapeOf(const LaunchPlan& plan)
{
    return {.block = plan.block,
            .grid = plan.grid,
            .sharedBytes = plan.sharedBytes,
            .clusterBlocks = plan.cluster ? static_cast<std::uint32_t>(plan.cluster->count()) : 1,
            .carveoutPercent = plan.carveoutPercent};
}

/// What is wrong with an argument is no matter to grid and block that do not name it.
std::optional<BlockShape> shapeOf(const CompileOutcome& build, const KernelInfo& kernel, const Program& program, LaunchSetup setup)
{
    setup.kernel = kernel.loweredName;
    return attempt([&] { return resolveProgramBlock(build, program, setup); }).value;
}

void resolve(LaunchCheck& check, const CompileOutcome& build, const Program& program, const LaunchSetup& setup)
{
    const Result<bool> answer = attempt([&] {
        try {
            plan(check, build, program, setup);
        } catch (const RuntimeError& error) {
            check.subject = error.info().subject;
            check.sentence = sentenceOf(error.info());
        }
        return true;
    });
    if (!answer.value) {
        check.subject = answer.subject;
        check.sentence = answer.sentence;
    }
    if (check.plan) {
        check.bytesProblem = problemOf(check.plan->bytes);
        check.flopsProblem = problemOf(check.plan->flops);
    }
}

/// Serves a kernel whose block nobody knows: the most threads that it is compiled for.
OccupancyInput inputWithoutBlock(const KernelInfo& kernel, const std::string& architecture)
{
    OccupancyInput input = occupancyInput(kernel, architecture);
    if (kernel.maxThreadsPerBlock > 0)
        input.threads = kernel.maxThreadsPerBlock;
    return input;
}

/// Serves a launch that has no plan: its block alone counts.
OccupancyInput inputWithoutPlan(const CompileOutcome& build, const KernelInfo& kernel, const Program& program,
                                const LaunchSetup& setup)
{
    const Result<OccupancyInput> answer = attempt([&] { return occupancyInput(build, program, setup); });
    return answer.value ? *answer.value : inputWithoutBlock(kernel, build.architecture);
}

/// The launch of another kernel of compiled code. Where the file tells of launches, block, shared and scratch memory of the one
/// before were that kernel's own.
LaunchSetup launchOf(LaunchSetup setup, const DeviceFile& file)
{
    if (!firstLaunched(file).empty()) {
        setup.block.clear();
        setup.sharedBytes.clear();
    }
    for (const TritonKernel& launch : file.launches)
        for (const TritonScratch& scratch : launch.scratch)
            std::erase_if(setup.arguments, [&](const ArgumentSetting& each) { return each.name == scratch.name; });
    fillLaunch(setup, file);
    return setup;
}

/// Without what its form does not show: a kernel of CUDA Tile has neither block nor cluster, though the session may have both.
LaunchSetup shownSetup(LaunchSetup setup, const KernelInfo& kernel)
{
    if (kernel.isTile) {
        setup.block.clear();
        setup.cluster.clear();
        setup.isCooperative = false;
    }
    return setup;
}

LaunchCheck checkOf(const CompileOutcome& build, const KernelInfo& kernel, const Program& program, const LaunchSetup& written,
                    const std::optional<DeviceInfo>& device)
{
    const LaunchSetup setup = shownSetup(written, kernel);
    LaunchCheck check;
    if (kernel.isTile)
        check.noBlockSize = noBlockSizeText(kernel);
    if (setup.grid.empty() || (setup.block.empty() && !kernel.isTile)) {
        check.subject = setup.grid.empty() ? ErrorSubject::Kind::Grid : ErrorSubject::Kind::Block;
        check.sentence = setup.grid.empty() ? ProgramText::tr("Give a grid size.") : ProgramText::tr("Give a block size.");
    } else {
        resolve(check, build, program, setup);
    }
    check.shape = check.plan ? shapeOf(*check.plan) : shapeOf(build, kernel, program, setup);
    check.input = check.plan ? occupancyInput(kernel, build.architecture, *check.plan)
                             : inputWithoutPlan(build, kernel, program, setup);
    if (kernel.lacksFigures)
        check.input.reset();
    if (!check.plan || !check.sentence.isEmpty() || !device)
        return check;
    if (const std::optional<LaunchViolation> misfit = LaunchFeasibility(*check.plan, kernel, build.architecture,
                                                                        *device).misfit()) {
        check.subject = misfit->subject;
        check.sentence = misfit->sentence;
    }
    return check;
}

}  // namespace

DocumentLaunch::DocumentLaunch(Document& document, const DocumentBuild& build, const TargetConnection& target,
                               const LaunchSwitches& switches)
    : m_document(document), m_builds(build), m_target(target), m_switches(switches)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kCheckDelay);
    connect(&m_delay, &QTimer::timeout, this, &DocumentLaunch::beginCheck);
    connect(&build, &DocumentBuild::changed, this, &DocumentLaunch::onBuild);
    connect(&document, &Document::sessionChanged, this, [this] {
        if (!m_isStoring)
            onSession();
    });
    connect(&document, &Document::trustedChanged, &m_delay, qOverload<>(&QTimer::start));
    onSession();
}

/// Who ends does not wait for a text that is read.
DocumentLaunch::~DocumentLaunch()
{
    m_reading.cancel();
}

void DocumentLaunch::followDevice()
{
    const DeviceInfo* const device = m_target.device(m_document);
    const std::string id = device == nullptr ? std::string() : device->id.name + device->uuid + device->name;
    if (std::exchange(m_device, id) != id)
        m_delay.start();
}

void DocumentLaunch::onBuild()
{
    const std::shared_ptr<const CompileOutcome> build = m_builds.goodBuild().outcome;
    if (std::exchange(m_build, build) == build)
        return;
    m_kernels.clear();
    if (m_build) {
        for (const std::string& name : allDistinctNames(*m_build))
            m_kernels << toQt(name);
    }
    readHostCode();
    arrange();
    m_delay.start();
}

/// Only for a form that nobody filled: it follows the launches of the text until somebody does.
void DocumentLaunch::readHostCode()
{
    if (!isBlankLaunch(m_document.session().launch))
        return;
    Program program = programOf(m_document);
    const quint64 number = ++m_guessNumber;
    m_reading.cancel();
    m_isGuessing = m_build != nullptr && !m_build->kernels.empty();
    if (!m_isGuessing) {
        m_forms.clear();
        return;
    }
    const auto work = [program = std::move(program), build = m_build](QPromise<LaunchForms>& promise) {
        promise.addResult(readLaunchForms(program, *build, [&promise] { return promise.isCanceled(); }));
    };
    m_reading = QtConcurrent::run(work);
    whenFinished(this, m_reading, [this, number, revision = m_document.revision()](const QFuture<LaunchForms>& future) {
        if (number == m_guessNumber)
            onHostCode(future.resultCount() == 0 ? LaunchForms() : future.result(), revision);
    });
}

/// Of a text that is another one by now nothing is shown: the form waits for what the present one says.
void DocumentLaunch::onHostCode(LaunchForms forms, quint64 revision)
{
    const bool isNews = !forms.empty() || !m_forms.empty();  // most files of kernels alone are launched nowhere
    m_isGuessing = false;
    if (revision == m_document.revision())
        m_forms = std::move(forms);
    else
        readHostCode();
    if (m_isGuessing)
        return;
    if (isNews)
        arrange();
    if (std::exchange(m_awaitsGuess, false))
        checkAgain();
    else if (isNews)
        m_delay.start();
}

void DocumentLaunch::onSession()
{
    arrange();
    m_delay.start();
}

/// Chooses the kernel that the session names, else the first, and puts its arguments into their order.
void DocumentLaunch::arrange()
{
    tellArranged(arrangeBy(m_document.session().launch));
}

DocumentLaunch::Arranged DocumentLaunch::arrangeBy(const LaunchSetup& stored)
{
    std::optional<KernelInfo> kernel;
    if (m_build && !m_build->kernels.empty()) {
        const std::vector<const KernelInfo*> found = kernelsNamed(*m_build, stored.kernel);
        kernel = stored.kernel.empty() || found.empty() ? m_build->kernels.front() : *found.front();
    }
    LaunchSetup setup = stored;
    if (kernel) {
        setup.kernel = distinctName(*m_build, *kernel);
        setup.arguments.clear();
        for (const std::string& name : rowNames(*kernel)) {
            const auto given = std::find_if(stored.arguments.begin(), stored.arguments.end(),
                                            [&](const ArgumentSetting& each) { return each.name == name; });
            setup.arguments.push_back({name, given == stored.arguments.end() ? std::string() : given->value});
        }
        std::erase_if(setup.references,
                      [&](const ReferenceSetting& each) { return !mayBeOutput(*kernel, setup, each.output); });
        fillFromHostCode(setup, stored);
        std::erase_if(setup.arguments, [&](const ArgumentSetting& each) { return !hasRow(*kernel, each.name); });
    }
    const Arranged arranged{.hasOtherKernel = !isSameKernel(m_kernel, kernel), .differs = !isSameSetup(m_launch, setup)};
    m_kernel = std::move(kernel);
    m_launch = std::move(setup);
    return arranged;
}

void DocumentLaunch::tellArranged(Arranged arranged)
{
    if (arranged.hasOtherKernel)
        emit kernelChanged();
    if (arranged.differs || arranged.hasOtherKernel)
        emit launchChanged();
}

/// `stored` is what the session has or is about to have: a form that somebody filled stays as it is. What was read is looked up: to
/// guess is no work for the window's thread.
void DocumentLaunch::fillFromHostCode(LaunchSetup& setup, const LaunchSetup& stored)
{
    const std::string kernel = setup.kernel;
    if (isBlankLaunch(stored)) {
        const auto known = m_forms.find(kernel);
        m_guess = known == m_forms.end() ? std::nullopt : std::optional(known->second);
    } else if (kernel != m_guessedKernel) {
        m_guess.reset();
    }
    m_guessedKernel = kernel;
    if (m_guess && isBlankLaunch(setup))
        fillBlank(setup, m_guess->setup);
}

const GuessedValue* DocumentLaunch::guessOf(const ErrorSubject& field) const
{
    if (!m_guess || textOf(m_guess->setup, field) != textOf(m_launch, field))
        return nullptr;
    const auto found = std::ranges::find(m_guess->values, field, &GuessedValue::subject);
    return found == m_guess->values.end() ? nullptr : &*found;
}

/// Values that host code gave another kernel are not for this one where it has its own.
LaunchSetup DocumentLaunch::firstLaunch(const std::string& kernel) const
{
    LaunchSetup setup = m_document.session().launch;
    setup.kernel = kernel;
    if (!m_guess || !m_forms.contains(kernel))
        return setup;
    return {.kernel = kernel,
            .relativeTolerance = setup.relativeTolerance,
            .absoluteTolerance = setup.absoluteTolerance,
            .deadlineSeconds = setup.deadlineSeconds};
}

void DocumentLaunch::setKernel(const QString& name)
{
    if (!m_build)
        return;
    const KernelInfo* const found = findKernel(*m_build, name.toStdString());
    if (found == nullptr || (m_kernel && found->loweredName == m_kernel->loweredName))
        return;
    if (m_kernel)
        m_others[m_kernel->loweredName] = m_document.session().launch;
    const auto before = m_others.find(found->loweredName);
    const bool isNew = before == m_others.end();
    const std::string chosen = distinctName(*m_build, *found);
    LaunchSetup setup = isNew ? firstLaunch(chosen) : before->second;
    setup.kernel = chosen;
    if (isNew && m_document.isCode())
        setup = launchOf(setup, *m_document.code().file);
    storeLaunch(setup);
    arrange();
    m_delay.start();
}

void DocumentLaunch::setLaunch(const LaunchSetup& setup)
{
    if (isSameSetup(setup, m_launch))
        return;
    // Values and references of parameters that the kernel does not have at the moment are kept for when it has them again.
    LaunchSetup stored = setup;
    for (const ArgumentSetting& each : m_document.session().launch.arguments) {
        const auto isIt = [&](const ArgumentSetting& given) { return given.name == each.name; };
        if (std::none_of(stored.arguments.begin(), stored.arguments.end(), isIt))
            stored.arguments.push_back(each);
    }
    std::erase_if(stored.arguments, [](const ArgumentSetting& each) { return each.value.empty(); });
    std::ranges::copy_if(
        m_document.session().launch.references, std::back_inserter(stored.references), [&](const ReferenceSetting& each) {
            const auto isIt = [&](const ReferenceSetting& given) { return given.output == each.output; };
            return m_kernel && !mayBeOutput(*m_kernel, setup, each.output) && std::ranges::none_of(setup.references, isIt);
        });
    // Whoever hears of the stored session shows the launch, which has to be the new one by then: a form that is typed in would
    // put an old text under the caret.
    const Arranged arranged = arrangeBy(stored);
    storeLaunch(stored);
    tellArranged(arranged);
    m_delay.start();
}

void DocumentLaunch::storeLaunch(const LaunchSetup& setup)
{
    const QScopedValueRollback<bool> storing(m_isStoring, true);
    Session session = m_document.session();
    session.launch = setup;
    m_document.setSession(session);
}

LaunchSetup DocumentLaunch::sentLaunch() const
{
    LaunchSetup setup = m_launch;
    std::erase_if(setup.arguments, [](const ArgumentSetting& each) { return each.value.empty(); });
    if (m_kernel)
        setup.kernel = m_kernel->loweredName;
    if (!m_switches.verifies)
        setup.references.clear();
    if (m_switches.poisonsOutputs)
        poisonOutputs(setup);
    return setup;
}

/// What the report says that the build is from: its launch has no value here yet.
std::optional<OccupancyInput> DocumentLaunch::reportedInput() const
{
    const Report* const report = m_builds.report();
    const bool isIts = report != nullptr && m_kernel && report->kernel.loweredName == m_kernel->loweredName;
    return isIts ? std::optional(report->input) : std::nullopt;
}

void DocumentLaunch::hasten()
{
    if (m_delay.isActive())
        checkAgain();
}

void DocumentLaunch::checkAgain()
{
    m_delay.stop();
    beginCheck();
}

/// One at a time: a check holds what its file() and image() recipes read.
void DocumentLaunch::beginCheck()
{
    if (m_isGuessing) {
        m_awaitsGuess = true;
        return;
    }
    if (!m_build || !m_kernel || !m_document.isTrusted()) {
        ++m_number;
        m_check = {.sentence = m_document.isTrusted() ? tr("There is no kernel yet: compile first.")
                                                      : tr("This folder is not trusted yet.")};
        if (m_build && m_kernel && !m_kernel->lacksFigures)
            m_check.input = reportedInput().value_or(inputWithoutBlock(*m_kernel, m_build->architecture));
        m_wasChecked = true;
        emit checked();
        return;
    }
    if (m_isChecking) {
        m_wantsCheck = true;
        return;
    }
    m_isChecking = true;
    const DeviceInfo* const device = m_target.device(m_document);
    const auto work = [build = m_build, kernel = *m_kernel, program = programOf(m_document), setup = sentLaunch(),
                       device = device != nullptr ? std::optional(*device) : std::nullopt] {
        return checkOf(*build, kernel, program, setup, device);
    };
    whenFinished(this, QtConcurrent::run(work), [this, number = ++m_number](const QFuture<LaunchCheck>& future) {
        m_isChecking = false;
        if (std::exchange(m_wantsCheck, false))
            return beginCheck();
        if (number != m_number || future.resultCount() == 0)
            return;
        m_check = future.result();
        m_wasChecked = true;
        emit checked();
    });
}

}  // namespace kd
