#include "ui/launch/launchpanel.h"

#include "core/device/architecture.h"
#include "core/session/moduleimage.h"
#include "ui/common/emptystate.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/sectiontitle.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/argumentsview.h"
#include "ui/launch/compilesection.h"
#include "ui/launch/launchform.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/pausededit.h"
#include "ui/launch/referenceedit.h"
#include "ui/launch/wavesstrip.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kInset = 12;
constexpr int kSwitchGap = 16, kSwitchesWidth = 264;  // what the narrowest dock has for them

QFrame* makeLine(QWidget* parent)
{
    auto* const line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    return line;
}

// Without its subject, which is told by where it stands.
QString lastWord(const QString& text)
{
    return text.section(QLatin1Char(' '), -1);
}

std::optional<double> numberOf(const QString& text)
{
    bool ok = false;
    const double value = text.trimmed().toDouble(&ok);
    return ok && value >= 0 ? std::optional(value) : std::nullopt;
}

// Of shared memory a block, in bytes; 0 where it is not known.
quint64 sharedLimit(const Workbench& workbench)
{
    const std::optional<ComputeCapability> capability = parseArchitecture(workbench.architecture().toStdString());
    const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
    return limits != nullptr ? limits->sharedPerBlockOptin : 0;
}

std::optional<Waves> wavesOf(const Workbench& workbench, const LaunchPlan& plan)
{
    const DeviceInfo* const device = workbench.device();
    const std::optional<OccupancyInput> input = workbench.occupancyInput();
    if (device == nullptr || !input || !(input->architecture == device->computeCapability))
        return {};
    const auto count = device->attributes.find("MULTIPROCESSOR_COUNT");
    const quint64 perSm = occupancyOf(*input).blocksPerSm;
    if (count == device->attributes.end() || count->second <= 0 || perSm == 0)
        return {};
    const auto multiprocessors = static_cast<quint32>(count->second);
    return Waves{.blocks = plan.grid.count(), .perWave = multiprocessors * perSm, .multiprocessors = multiprocessors};
}

}  // namespace

LaunchPanel::LaunchPanel(Workbench& workbench, QWidget* parent)
    : Panel(tr("Launch"), parent), m_workbench(workbench), m_model(new ArgumentsModel(this)),
      m_build(new CompileSection(workbench, this)), m_empty(new EmptyState({}, {}, this)), m_launch(new QWidget(this)),
      m_draw(new QAction(icon(QStringLiteral("dice")), tr("Draw other random numbers"), this))
{
    keepWidth(this, kSwitchesWidth);
    layOut();
    connect(m_empty, &EmptyState::triggered, this, [this] {
        if (m_workbench.goodBuild())
            m_build->beginInstance();
        else
            m_workbench.compile();
    });
    connect(m_draw, &QAction::triggered, m_model, &ArgumentsModel::drawSeeds);
    connect(m_model, &ArgumentsModel::edited, this, [this] {
        change([this](LaunchSetup& setup) { setup.arguments = m_model->arguments(); });
    });
    connect(&workbench, &Workbench::kernelChanged, this, &LaunchPanel::showLaunch);
    connect(&workbench, &Workbench::launchChanged, this, &LaunchPanel::showLaunch);
    connect(&workbench, &Workbench::launchChecked, this, &LaunchPanel::showCheck);
    connect(&workbench, &Workbench::buildChanged, this, &LaunchPanel::showLaunch);
    connect(&workbench, &Workbench::targetChanged, this, [this] {
        showDerived();
        showCounting();
    });
    showLaunch();
    showCounting();
}

LaunchPanel::~LaunchPanel() = default;

void LaunchPanel::layOut()
{
    auto* const launch = new QVBoxLayout(m_launch);
    launch->setContentsMargins(0, kInset, 0, kInset);
    launch->setSpacing(0);
    makeForm(*launch);
    makeArguments(*launch);
    makeVerification(*launch);
    launch->addStretch(1);
    auto* const content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* const rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_build);
    rows->addWidget(makeLine(this));
    rows->addWidget(m_empty, 1);
    rows->addWidget(m_launch, 1);
    auto* const scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

QList<QAction*> LaunchPanel::headerActions() const
{
    return {m_draw};
}

LaunchPanel::Field LaunchPanel::addField(Form& form, const QString& label, const QString& refusal, const Take& take)
{
    Field field{.edit = new PausedEdit(&form)};
    field.row = form.addRow(label, field.edit);
    connect(field.edit, &PausedEdit::told, this, [this, edit = field.edit, row = field.row, refusal, take](const QString& text) {
        LaunchSetup setup = m_workbench.launch();
        const bool isTaken = take(setup, text);
        edit->setRefused(!isTaken);
        row->setProblem(isTaken ? QString() : refusal);
        if (isTaken)
            m_workbench.setLaunch(setup);
    });
    return field;
}

void LaunchPanel::makeForm(QVBoxLayout& layout)
{
    Form* const form = makeAlignedForm(this, {kInset, 0, kInset, kInset});
    const auto expression = [](std::string LaunchSetup::* member) {
        return [member](LaunchSetup& setup, const QString& text) {
            setup.*member = text.trimmed().toStdString();
            return true;
        };
    };
    m_grid = addField(*form, tr("Grid"), {}, expression(&LaunchSetup::grid));
    m_grid.edit->setPlaceholderText(QStringLiteral("ceil_div(n, block.x)"));
    m_block = addField(*form, tr("Block"), {}, expression(&LaunchSetup::block));
    m_block.edit->setPlaceholderText(QStringLiteral("256"));
    m_shared = addField(*form, tr("Dyn. shared"), {}, expression(&LaunchSetup::sharedBytes));
    m_shared.edit->setToolTip(tr("Bytes of dynamic shared memory a block"));
    m_deadline = addField(*form, tr("Deadline"), tr("Give a time, as in 10 s or 500 ms."), [](LaunchSetup& setup, const QString& text) {
        const std::optional<double> seconds = LaunchText::deadlineOf(text);
        setup.deadlineSeconds = seconds.value_or(setup.deadlineSeconds);
        return seconds.has_value();
    });
    m_deadline.edit->setToolTip(tr("A kernel that runs longer is ended"));
    m_waves = new WavesStrip(this);
    layout.addWidget(form);
    layout.addWidget(makeLine(this));
    layout.addWidget(m_waves);
}

void LaunchPanel::makeArguments(QVBoxLayout& layout)
{
    m_argumentsTitle = new SectionTitle(tr("Arguments"), this);
    m_argumentsTitle->setContentsMargins(kInset, 8, kInset, 8);
    m_arguments = new ArgumentsView(*m_model, this);
    m_argumentProblem = new HintLabel({}, this);
    m_argumentProblem->setContentsMargins(kInset, 6, kInset, 0);
    Form* const form = makeAlignedForm(this, {kInset, 8, kInset, 0});
    m_names = addField(*form, tr("Names"), tr("Write them as rows = 512, columns = 2 * rows."), &setDefineValues);
    m_names.edit->setPlaceholderText(QStringLiteral("rows = 512"));
    m_names.edit->setToolTip(tr("Names for the expressions of this launch"));
    layout.addWidget(makeLine(this));
    layout.addWidget(m_argumentsTitle);
    layout.addWidget(m_arguments);
    layout.addWidget(m_argumentProblem);
    layout.addWidget(form);
}

LaunchPanel::Field LaunchPanel::addToleranceField(Form& form, const QString& label, double LaunchSetup::* member)
{
    return addField(form, label, tr("Give a number of 0 or more, as in 1e-5."), [member](LaunchSetup& setup, const QString& text) {
        const std::optional<double> value = numberOf(text);
        setup.*member = value.value_or(setup.*member);
        return value.has_value();
    });
}

void LaunchPanel::makeVerification(QVBoxLayout& layout)
{
    m_verificationTitle = new SectionTitle(tr("Verification"), this);
    m_verificationTitle->setContentsMargins(kInset, 12, kInset, 6);
    layout.addWidget(m_verificationTitle);
    m_verificationPlace = new QVBoxLayout;
    layout.addLayout(m_verificationPlace);
    Form* const tolerances = makeAlignedForm(this, {kInset, 6, kInset, 0});
    m_absolute = addToleranceField(*tolerances, tr("Absolute"), &LaunchSetup::absoluteTolerance);
    m_absolute.edit->setAccessibleName(tr("Absolute tolerance"));
    m_absolute.edit->setToolTip(tr("Elements may differ from their reference by this much"));
    m_relative = addToleranceField(*tolerances, tr("Relative"), &LaunchSetup::relativeTolerance);
    m_relative.edit->setAccessibleName(tr("Relative tolerance"));
    m_relative.edit->setToolTip(tr("Elements may differ by this share of their reference, besides"));
    m_verifying = addSwitch(tr("Verify after run"), tr("Compare the outputs with their references"), &LaunchSwitches::verifies);
    m_poisoning = addSwitch(tr("Poison outputs"), tr("Fill buffers that are only written (out) with NaN before the launch, so that what "
                                                     "the kernel leaves out shows"),
                            &LaunchSwitches::poisonsOutputs);
    m_counting = new QCheckBox(tr("Count accesses per line"), this);
    connect(m_counting, &QCheckBox::toggled, this, [this](bool counts) { m_workbench.setCountsLines(counts); });
    m_problem = new HintLabel({}, this);
    m_foot = new QGridLayout;
    m_foot->setContentsMargins(kInset, 10, kInset, 0);
    m_foot->setHorizontalSpacing(kSwitchGap);
    m_foot->setColumnStretch(1, 1);
    placeSwitches();
    connect(&Theme::instance(), &Theme::changed, this, &LaunchPanel::placeSwitches);
    layout.addWidget(tolerances);
    layout.addLayout(m_foot);
}

void LaunchPanel::placeSwitches()
{
    const bool fits = m_verifying->sizeHint().width() + kSwitchGap + m_poisoning->sizeHint().width() <= kSwitchesWidth;
    for (QWidget* const each : std::initializer_list<QWidget*>{m_verifying, m_poisoning, m_counting, m_problem})
        m_foot->removeWidget(each);
    m_foot->addWidget(m_verifying, 0, 0);
    m_foot->addWidget(m_poisoning, fits ? 0 : 1, fits ? 1 : 0);
    m_foot->addWidget(m_counting, 2, 0, 1, 2);
    m_foot->addWidget(m_problem, 3, 0, 1, 2);
}

QCheckBox* LaunchPanel::addSwitch(const QString& text, const QString& meaning, bool LaunchSwitches::* member)
{
    auto* const box = new QCheckBox(text, this);
    box->setToolTip(meaning);
    box->setChecked(m_workbench.launchSwitches().*member);
    connect(box, &QCheckBox::toggled, this, [this, member](bool isOn) {
        LaunchSwitches switches = m_workbench.launchSwitches();
        switches.*member = isOn;
        m_workbench.setLaunchSwitches(switches);
    });
    return box;
}

void LaunchPanel::change(const std::function<void(LaunchSetup&)>& edit)
{
    LaunchSetup setup = m_workbench.launch();
    edit(setup);
    m_workbench.setLaunch(setup);
}

void LaunchPanel::showEmptyState()
{
    const bool isEmpty = m_workbench.kernel() == nullptr;
    m_empty->setVisible(isEmpty);
    m_launch->setVisible(!isEmpty);
    if (!isEmpty)
        return;
    const bool isBuilt = static_cast<bool>(m_workbench.goodBuild());
    m_empty->setContent(isBuilt ? tr("The program has no kernel: a kernel is a __global__ function, or an instance of a template.")
                                : tr("The form is made from a kernel's signature: compile the program first."),
                        isBuilt ? tr("Name an instance") : tr("Compile"));
}

void LaunchPanel::showLaunch()
{
    showEmptyState();
    const LaunchSetup& setup = m_workbench.launch();
    m_grid.edit->showText(QString::fromStdString(setup.grid));
    m_block.edit->showText(QString::fromStdString(setup.block));
    m_shared.edit->showText(QString::fromStdString(setup.sharedBytes));
    m_deadline.edit->showText(LaunchText::deadline(setup.deadlineSeconds));
    m_names.edit->showText(defineValuesText(setup));
    m_absolute.edit->showText(formatNumber(setup.absoluteTolerance));
    m_relative.edit->showText(formatNumber(setup.relativeTolerance));
    m_model->setArguments(setup.arguments, m_workbench.kernel());
    m_argumentsTitle->setNote(formatCount(setup.arguments.size()));
    m_arguments->setVisible(!setup.arguments.empty());
    m_draw->setEnabled(m_model->hasSeeds());
    showReferences();
    showCheck();
}

QStringList LaunchPanel::outputs() const
{
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, ArgumentsModel::Name);
        const auto direction = static_cast<Direction>(index.data(ArgumentsModel::DirectionRole).toInt());
        if (index.data(ArgumentsModel::BufferRole).toBool() && direction != Direction::In)
            names << index.data().toString();
    }
    return names;
}

void LaunchPanel::rebuildReferences(const QStringList& outputs)
{
    delete m_verification;  // and its rows
    m_references.clear();
    m_verification = makeAlignedForm(this, {kInset, 0, kInset, 0});
    m_verificationPlace->addWidget(m_verification);
    for (const QString& output : outputs) {
        auto* const edit = new ReferenceEdit(output, m_verification);
        m_references.push_back({edit, m_verification->addRow(output, edit)});
        alignLabel(*m_verification, *edit);
        connect(edit, &ReferenceEdit::edited, this, [this, output](const ReferenceText& reference) {
            change([&](LaunchSetup& setup) { setReference(setup, output, reference); });
        });
    }
    QWidget* before = m_names.edit;
    for (const Reference& each : m_references) {
        for (QWidget* const next : each.edit->fields()) {
            setTabOrder(before, next);
            before = next;
        }
    }
    setTabOrder(before, m_absolute.edit);
}

void LaunchPanel::showReferences()
{
    const QStringList wanted = outputs();
    const bool isSame = m_verification != nullptr &&
                        std::ranges::equal(wanted, m_references, {}, {}, [](const Reference& each) { return each.edit->output(); });
    if (!isSame)
        rebuildReferences(wanted);
    QStringList kernels = m_workbench.kernels();
    kernels.removeAll(QString::fromStdString(m_workbench.launch().kernel));
    const QString folder = QString::fromStdString(m_workbench.document().session().folder.string());
    for (const Reference& each : m_references) {
        each.edit->setChoices(kernels, folder);
        each.edit->setReference(referenceOf(m_workbench.launch(), each.edit->output()));
    }
    m_verificationTitle->setNote(wanted.isEmpty() ? tr("no outputs") : QString());
}

void LaunchPanel::showCheck()
{
    const LaunchCheck& check = m_workbench.launchCheck();
    const bool isArgument = check.subject.startsWith(QLatin1String("argument "));
    m_model->setCheck(check.plan ? &*check.plan : nullptr, isArgument ? lastWord(check.subject) : QString());
    showDerived();
    showProblems();
}

void LaunchPanel::showDerived()
{
    const std::optional<LaunchPlan>& plan = m_workbench.launchCheck().plan;
    const KernelInfo* const kernel = m_workbench.kernel();
    // What is not known yet keeps its line, so that the form does not jump while it is filled.
    const QString unknown = kernel != nullptr ? QStringLiteral("–") : QString();
    m_grid.row->setHint(plan ? LaunchText::blocks(plan->grid) : unknown);
    m_block.row->setHint(plan ? LaunchText::threads(plan->block) : unknown);
    m_shared.row->setHint(plan && kernel != nullptr ? LaunchText::shared(plan->sharedBytes, kernel->staticShared, sharedLimit(m_workbench))
                                                    : unknown);
    if (plan || kernel == nullptr)
        m_waves->setWaves(plan ? wavesOf(m_workbench, *plan) : std::nullopt);
    else
        m_waves->setUnknown();
}

void LaunchPanel::showProblems()
{
    const LaunchCheck& check = m_workbench.launchCheck();
    bool isPlaced = false;
    const auto sentenceFor = [&](bool isIt) {
        isPlaced = isPlaced || isIt;
        return isIt ? LaunchText::sentence(check.subject, check.sentence) : QString();
    };
    const std::pair<const Field*, const char*> fields[] = {
        {&m_grid, "grid"},      {&m_block, "block"},    {&m_shared, "shared memory"},
        {&m_deadline, "deadline"}, {&m_relative, "relative tolerance"}, {&m_absolute, "absolute tolerance"}};
    const auto tell = [&](const Field& field, bool isIt) {
        const QString sentence = sentenceFor(isIt);
        if (!field.edit->isRefused())
            field.row->setProblem(sentence);
    };
    for (const auto& [field, subject] : fields)
        tell(*field, check.subject == QLatin1String(subject));
    tell(m_names, check.subject.startsWith(QLatin1String("define value")));
    // Below all arguments: the sentence keeps the name.
    const bool isArgument = check.subject.startsWith(QLatin1String("argument "));
    isPlaced = isPlaced || isArgument;
    m_argumentProblem->setHint(isArgument ? LaunchText::sentence({}, check.sentence) : QString(), Token::Bad);
    for (const Reference& each : m_references) {
        const bool isIt = check.subject.startsWith(QLatin1String("reference")) && lastWord(check.subject) == each.edit->output();
        each.row->setProblem(sentenceFor(isIt));
        each.edit->setWrong(isIt);
    }
    m_problem->setHint(isPlaced ? QString() : LaunchText::sentence({}, check.sentence), Token::Bad);
}

void LaunchPanel::showCounting()
{
    const bool isEmulated = isEmulatedDevice(m_workbench.deviceId().toStdString());
    m_counting->setEnabled(isEmulated);
    m_counting->setToolTip(isEmulated ? tr("Instructions, sectors and bank conflicts of each source line, modelled at PTX level")
                                      : tr("Only the emulated GPU counts the accesses of each line."));
    const QSignalBlocker quiet(m_counting);
    m_counting->setChecked(m_workbench.countsLines());
}

}  // namespace kd
