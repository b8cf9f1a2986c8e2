// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/launchmodel.h"

#include "core/base/text.h"
#include "core/compile/source/kernelnames.h"
#include "core/report/report.h"
#include "core/session/launch/argumenttext.h"
#include "ui/program/preparedlaunch.h"
#include "ui/workbench/answer.h"
#include "ui/workbench/launchfit.h"
#include "ui/workbench/targetconnection.h"
#include "ui/workbench/remedytext.h"

#include <QScopedValueRollback>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kd {
namespace {

constexpr auto kCheckDelay = Milliseconds(60);

std::string kernelName(const KernelInfo& kernel, std::size_t index)
{
    const std::string& name = kernel.parameters[index].name;
    return name.empty() ? "arg" + std::to_string(index) : name;
}

bool hasParameter(const KernelInfo& kernel, const std::string& name)
{
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
        if (kernelName(kernel, i) == name)
            return true;
    return false;
}

bool isSameKernel(const std::optional<KernelInfo>& one, const std::optional<KernelInfo>& other)
{
    return one.has_value() == other.has_value() && (!one || Json(*one) == Json(*other));
}

bool isSameSetup(const LaunchSetup& one, const LaunchSetup& other)
{
    return Json(one) == Json(other);
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

/// The amount, or one sentence why there is none. The view knows which amount it shows.
LaunchCheck::Work shownWork(const DeclaredWork& work)
{
    if (!work.problem)
        return {.amount = work.amount};
    ErrorInfo info = *work.problem;
    info.subject.clear();
    return {.sentence = withRemedy(sentenceOf(RuntimeError(info)), remedyText(info.remedy))};
}

LaunchCheck checkOf(const CompileOutcome& build, const Program& program, const LaunchSetup& setup)
{
    const TimingSettings& declared = program.session.timing;
    Answer<ResolvedLaunch> answer = attempt([&] {
        return resolveLaunch(setup, build, program.source, program.session.folder, program.session.compile.defines,
                             {.bytes = declared.bytes, .flops = declared.flops});
    });
    LaunchCheck check;
    check.subject = answer.subject;
    check.sentence = answer.sentence;
    if (answer.value) {
        check.plan = std::move(answer.value->plan);
        check.bytes = shownWork(answer.value->bytes);
        check.flops = shownWork(answer.value->flops);
    }
    return check;
}

}  // namespace

LaunchModel::LaunchModel(Documents& documents, BuildController& builds, TargetConnection& target)
    : m_documents(documents), m_builds(builds), m_target(target)
{
    connect(&target, &TargetConnection::changed, this, &LaunchModel::takeDevice);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kCheckDelay);
    connect(&m_delay, &QTimer::timeout, this, &LaunchModel::beginCheck);
    connect(&builds, &BuildController::changed, this, &LaunchModel::takeBuild);
    connect(&documents, &Documents::currentChanged, this, [this] {
        ++m_number;  // a check that goes on is of the document before
        takeSession();
    });
    connect(&documents, &Documents::sessionChanged, this, [this] {
        if (!m_isStoring)
            takeSession();
    });
    connect(&documents, &Documents::trustedChanged, &m_delay, qOverload<>(&QTimer::start));
}

QStringList LaunchModel::kernels() const
{
    QStringList names;
    if (m_build)
        for (const KernelInfo& each : m_build->kernels)
            names << toQt(distinctName(*m_build, each));
    return names;
}

/// Another device may refuse what the one before takes.
void LaunchModel::takeDevice()
{
    const DeviceInfo* const device = m_target.device();
    const std::string id = device == nullptr ? std::string() : device->id.name + device->uuid + device->name;
    if (std::exchange(m_device, id) != id)
        m_delay.start();
}

void LaunchModel::takeBuild()
{
    const std::shared_ptr<const CompileOutcome> build = m_builds.goodBuild().outcome;
    if (std::exchange(m_build, build) == build)
        return;
    arrange();
    m_delay.start();
}

void LaunchModel::takeSession()
{
    arrange();
    m_delay.start();
}

/// Chooses the kernel that the session names, else the first, and puts its arguments into their order.
void LaunchModel::arrange()
{
    const LaunchSetup& stored = m_documents.current().session().launch;
    std::optional<KernelInfo> kernel;
    if (m_build && !m_build->kernels.empty()) {
        const std::vector<const KernelInfo*> found = kernelsNamed(*m_build, stored.kernel);
        kernel = stored.kernel.empty() || found.empty() ? m_build->kernels.front() : *found.front();
    }
    LaunchSetup setup = stored;
    if (kernel) {
        setup.kernel = distinctName(*m_build, *kernel);
        setup.arguments.clear();
        for (std::size_t i = 0; i < kernel->parameters.size(); ++i) {
            const std::string name = kernelName(*kernel, i);
            const auto given = std::find_if(stored.arguments.begin(), stored.arguments.end(),
                                            [&](const ArgumentSetting& each) { return each.name == name; });
            setup.arguments.push_back({name, given == stored.arguments.end() ? std::string() : given->value});
        }
        std::erase_if(setup.references, [&](const ReferenceSetting& each) { return !hasParameter(*kernel, each.output); });
    }
    const bool isOther = !isSameKernel(m_kernel, kernel);
    m_kernel = std::move(kernel);
    const bool differs = !isSameSetup(m_launch, setup);
    m_launch = std::move(setup);
    if (isOther)
        emit kernelChanged();
    if (differs || isOther)
        emit launchChanged();
}

void LaunchModel::setKernel(const QString& name)
{
    if (!m_build)
        return;
    const KernelInfo* const found = findKernel(*m_build, name.toStdString());
    if (found == nullptr || (m_kernel && found->loweredName == m_kernel->loweredName))
        return;
    std::map<std::string, LaunchSetup>& others = m_documents.current().part<OtherLaunches>().byKernel;
    if (m_kernel)
        others[m_kernel->loweredName] = m_documents.current().session().launch;
    const auto before = others.find(found->loweredName);
    LaunchSetup setup = before == others.end() ? m_documents.current().session().launch : before->second;
    setup.kernel = distinctName(*m_build, *found);
    storeLaunch(setup);
    arrange();
    m_delay.start();
}

void LaunchModel::setLaunch(const LaunchSetup& setup)
{
    if (isSameSetup(setup, m_launch))
        return;
    // Values and references of parameters that the kernel does not have at the moment are kept for when it has them again.
    LaunchSetup stored = setup;
    for (const ArgumentSetting& each : m_documents.current().session().launch.arguments) {
        const auto isIt = [&](const ArgumentSetting& given) { return given.name == each.name; };
        if (std::none_of(stored.arguments.begin(), stored.arguments.end(), isIt))
            stored.arguments.push_back(each);
    }
    std::erase_if(stored.arguments, [](const ArgumentSetting& each) { return each.value.empty(); });
    const LaunchSetup& before = m_documents.current().session().launch;
    std::ranges::copy_if(before.references, std::back_inserter(stored.references), [&](const ReferenceSetting& each) {
        const auto isIt = [&](const ReferenceSetting& given) { return given.output == each.output; };
        return m_kernel && !hasParameter(*m_kernel, each.output) && std::ranges::none_of(setup.references, isIt);
    });
    storeLaunch(stored);
    arrange();
    m_delay.start();
}

void LaunchModel::storeLaunch(const LaunchSetup& setup)
{
    const QScopedValueRollback<bool> storing(m_isStoring, true);
    Session session = m_documents.current().session();
    session.launch = setup;
    m_documents.current().setSession(session);
}

LaunchSetup LaunchModel::sentLaunch() const
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

void LaunchModel::setSwitches(const LaunchSwitches& switches)
{
    if (std::exchange(m_switches, switches) == switches)
        return;
    m_delay.start();
    emit launchChanged();
}

LaunchModel::Checked LaunchModel::checkOf(const std::shared_ptr<const CompileOutcome>& build, const KernelInfo& kernel,
                                            const Program& program, const LaunchSetup& setup,
                                            const std::optional<DeviceInfo>& device)
{
    Checked result;
    const Answer<OccupancyInput> input = attempt([&] { return kd::occupancyInput(*build, program, setup); });
    if (input.value) {
        result.input = input.value;
    } else {
        result.input = kd::occupancyInput(kernel, build->architecture);
        if (kernel.maxThreadsPerBlock > 0)
            result.input->threads = kernel.maxThreadsPerBlock;
    }
    if (setup.grid.empty() || setup.block.empty()) {
        result.check = {.subject = setup.grid.empty() ? QStringLiteral("grid") : QStringLiteral("block"),
                        .sentence = setup.grid.empty()
                            ? ProgramText::tr("Say how many blocks are launched, such as ceil_div(n, block.x).")
                            : ProgramText::tr("Say how many threads a block has, such as 256.")};
        return result;
    }
    result.check = kd::checkOf(*build, program, setup);
    if (!result.check.plan || !device)
        return result;
    if (const std::optional<LaunchMisfit> misfit = LaunchFit(*result.check.plan, kernel, build->architecture, *device).misfit()) {
        result.check.subject = misfit->subject;
        result.check.sentence = misfit->sentence;
    }
    return result;
}

/// What the report says that the build is from: its launch has no value here yet.
std::optional<OccupancyInput> LaunchModel::reportedInput() const
{
    const Report* const report = m_builds.report();
    const bool isIts = report != nullptr && m_kernel && report->kernel.loweredName == m_kernel->loweredName;
    return isIts ? std::optional(report->input) : std::nullopt;
}

/// One at a time: a check holds what its file() and image() recipes read.
void LaunchModel::beginCheck()
{
    if (!m_build || !m_kernel || !m_documents.current().isTrusted()) {
        ++m_number;
        m_check = {.sentence = m_documents.current().isTrusted() ? tr("There is no kernel yet: compile first.")
                                                      : tr("This folder is not trusted yet.")};
        m_input.reset();
        if (m_build && m_kernel)
            m_input = reportedInput().value_or(kd::occupancyInput(*m_kernel, m_build->architecture));
        emit checked();
        return;
    }
    if (m_isChecking) {
        m_wantsCheck = true;
        return;
    }
    m_isChecking = true;
    const DeviceInfo* const device = m_target.device();
    const auto work = [build = m_build, kernel = *m_kernel, program = programOf(m_documents.current()), setup = sentLaunch(),
                       device = device != nullptr ? std::optional(*device) : std::nullopt] {
        return checkOf(build, kernel, program, setup, device);
    };
    whenFinished(this, QtConcurrent::run(work), [this, number = ++m_number](const QFuture<Checked>& future) {
        m_isChecking = false;
        if (std::exchange(m_wantsCheck, false))
            return beginCheck();
        if (number != m_number || future.resultCount() == 0)
            return;
        Checked result = future.result();
        m_check = std::move(result.check);
        m_input = result.input;
        emit checked();
    });
}

}  // namespace kd
