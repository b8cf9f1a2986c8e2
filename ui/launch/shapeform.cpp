// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/shapeform.h"

#include "core/device/architecture.h"
#include "core/session/limits.h"
#include "ui/common/form.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/launch/launchform.h"
#include "ui/launch/launchpresets.h"
#include "ui/launch/launchtext.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/target/targetconnection.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {


// Of shared memory a block, in bytes; 0 where it is not known.
quint64 sharedLimit(const TargetConnection& target)
{
    const std::optional<ComputeCapability> capability = parseArchitecture(target.architecture().toStdString());
    const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
    return limits != nullptr ? limits->sharedPerBlockOptin : 0;
}

/// Reads "50", "50 %" or nothing; false where it is none of these.
bool parseCarveout(LaunchSetup& setup, QString text)
{
    text = text.remove(QLatin1Char('%')).trimmed();
    bool isNumber = false;
    const int percent = text.toInt(&isNumber);
    if (!text.isEmpty() && (!isNumber || percent < 0 || percent > kMaxCarveout))
        return false;
    setup.carveoutPercent = text.isEmpty() ? std::nullopt : std::optional(percent);
    return true;
}

}  // namespace

ShapeForm::ShapeForm(const LaunchPanelModels& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_preset(new QComboBox), m_clusterBox(new QComboBox), m_stream(new QComboBox),
      m_form(makeSteadyForm(this, {kPanelInset, 0, kPanelInset, kPanelInset}))
{
    Form* const form = m_form;
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(form);
    makePreset(*form);
    makeExpressions(*form);
    makeCarveout(*form);
    makeCluster(*form);
    makeStream(*form);
    makeDeadline(*form);
    for (const LaunchField* const field : {&m_grid, &m_block, &m_shared})
        field->row->keepHintLine();
    connect(form, &Form::problemChanged, this, &ShapeForm::problemChanged);
    for (QComboBox* const box : {m_preset, m_clusterBox, m_stream}) {
        fillWidth(box);
        scrollOver(box);
    }
}

void ShapeForm::offerReset(FormRow& row, std::function<void(LaunchSetup&, const LaunchSetup&)> reset)
{
    connect(&row, &FormRow::resetRequested, this, [this, reset = std::move(reset)] {
        if (const LaunchPreset* const preset = LaunchPresets(m_models.documents, m_models.builds, m_models.launches).current())
            changeLaunch(m_models.launches, [&](LaunchSetup& setup) { reset(setup, preset->launch); });
    });
}

void ShapeForm::makePreset(Form& form)
{
    m_preset->setToolTip(tr("Launches of this kernel that the session has a name for"));
    m_preset->setPlaceholderText(tr("None"));
    m_presetRow = form.addRow(tr("Preset"), m_preset);
    connect(m_presetRow, &FormRow::resetRequested, this,
            [this] { LaunchPresets(m_models.documents, m_models.builds, m_models.launches).reset(); });
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        const QString name = m_preset->itemData(index).toString();
        showPresets();  // what is chosen is what the session says
        if (name.isEmpty())
            emit saveWanted();
        else
            LaunchPresets(m_models.documents, m_models.builds, m_models.launches).choose(name);
    });
}

void ShapeForm::makeExpressions(Form& form)
{
    m_grid = addLaunchField(m_models.launches, form, tr("Grid"), {}, intoMember(&LaunchSetup::grid));
    m_grid.edit->setPlaceholderText(QStringLiteral("ceil_div(n, block.x)"));
    m_block = addLaunchField(m_models.launches, form, tr("Block"), {}, intoMember(&LaunchSetup::block));
    m_block.edit->setPlaceholderText(QStringLiteral("256"));
    m_shared = addLaunchField(m_models.launches, form, tr("Dyn. shared"), {}, intoMember(&LaunchSetup::sharedBytes));
    m_shared.edit->setToolTip(tr("Bytes of dynamic shared memory a block"));
    offerReset(*m_grid.row, [](LaunchSetup& setup, const LaunchSetup& preset) { setup.grid = preset.grid; });
    offerReset(*m_block.row, [](LaunchSetup& setup, const LaunchSetup& preset) { setup.block = preset.block; });
    offerReset(*m_shared.row, [](LaunchSetup& setup, const LaunchSetup& preset) { setup.sharedBytes = preset.sharedBytes; });
}

/// There only where the launch has one, which few need: the occupancy inputs, the goal solver and sessions give it.
void ShapeForm::makeCarveout(Form& form)
{
    m_carveout = addLaunchField(m_models.launches, form, tr("Carve-out"),
                                tr("Give a percentage from 0 to 100, or nothing for the driver's choice."),
                                [](LaunchSetup& setup, const QString& text) { return parseCarveout(setup, text); });
    m_carveout.edit->setToolTip(
        tr("Shared memory, of the most that an SM can have: a hint to the driver; empty leaves it to the driver"));
    offerReset(*m_carveout.row,
               [](LaunchSetup& setup, const LaunchSetup& preset) { setup.carveoutPercent = preset.carveoutPercent; });
}

void ShapeForm::makeCluster(Form& form)
{
    auto* const edit = new DebouncedLineEdit(m_clusterBox);
    m_clusterBox->setEditable(true);
    m_clusterBox->setLineEdit(edit);
    m_clusterBox->setInsertPolicy(QComboBox::NoInsert);
    m_clusterBox->setCompleter(nullptr);
    m_clusterBox->addItems({tr("None"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8"), QStringLiteral("16")});
    m_clusterBox->setToolTip(tr("Blocks that run together and share their memory: compute capability 9.0 and later"));
    m_cluster = {.edit = edit, .row = form.addRow(tr("Cluster"), m_clusterBox)};
    edit->setAccessibleName(tr("Cluster"));
    useFont(edit, FontRole::Body);
    const auto tell = [this] {
        const QString text = m_clusterBox->currentText().trimmed();
        const bool isNone = text.isEmpty() || text.compare(tr("None"), Qt::CaseInsensitive) == 0;
        changeLaunch(m_models.launches, [&](LaunchSetup& setup) { setup.cluster = isNone ? std::string() : text.toStdString(); });
    };
    connect(edit, &DebouncedLineEdit::told, this, tell);
    connect(m_clusterBox, &QComboBox::activated, this, tell);
    offerReset(*m_cluster.row, [](LaunchSetup& setup, const LaunchSetup& preset) { setup.cluster = preset.cluster; });
}

void ShapeForm::makeStream(Form& form)
{
    m_stream->addItem(tr("New, non-blocking"), static_cast<int>(LaunchStream::NonBlocking));
    m_stream->addItem(tr("Default"), static_cast<int>(LaunchStream::Default));
    m_stream->setToolTip(tr("Where the kernel is launched: a stream of its own, or the context's default stream"));
    m_streamRow = form.addRow(tr("Stream"), m_stream);
    connect(m_stream, &QComboBox::activated, this, [this](int index) {
        changeLaunch(m_models.launches,
                     [&](LaunchSetup& setup) { setup.stream = static_cast<LaunchStream>(m_stream->itemData(index).toInt()); });
    });
    offerReset(*m_streamRow, [](LaunchSetup& setup, const LaunchSetup& preset) { setup.stream = preset.stream; });
}

void ShapeForm::makeDeadline(Form& form)
{
    m_deadline = addLaunchField(m_models.launches, form, tr("Deadline"), tr("Give a time, as in 10 s or 500 ms."),
                                [](LaunchSetup& setup, const QString& text) {
                                    const std::optional<double> seconds = LaunchText::deadlineOf(text);
                                    setup.deadlineSeconds = seconds.value_or(setup.deadlineSeconds);
                                    return seconds.has_value();
                                });
    m_deadline.edit->setToolTip(tr("A kernel that runs longer is ended"));
    offerReset(*m_deadline.row,
               [](LaunchSetup& setup, const LaunchSetup& preset) { setup.deadlineSeconds = preset.deadlineSeconds; });
}

void ShapeForm::showPresets()
{
    const LaunchPresets presets(m_models.documents, m_models.builds, m_models.launches);
    const QSignalBlocker quiet(m_preset);
    m_preset->clear();
    for (const QString& name : presets.names())
        m_preset->addItem(name, name);
    if (m_preset->count() > 0)
        m_preset->insertSeparator(m_preset->count());
    m_preset->addItem(tr("Save as preset…"));
    const LaunchPreset* const current = presets.current();
    m_preset->setCurrentIndex(current != nullptr ? m_preset->findData(QString::fromStdString(current->name)) : -1);
}

void ShapeForm::showChanges()
{
    const LaunchPresets presets(m_models.documents, m_models.builds, m_models.launches);
    const LaunchPreset* const preset = presets.current();
    const LaunchSetup& setup = m_models.launches.launch();
    const LaunchSetup& base = preset != nullptr ? preset->launch : setup;
    m_presetRow->setChanged(presets.isChanged());
    m_grid.row->setChanged(setup.grid != base.grid);
    m_block.row->setChanged(setup.block != base.block);
    m_shared.row->setChanged(setup.sharedBytes != base.sharedBytes);
    m_carveout.row->setChanged(setup.carveoutPercent != base.carveoutPercent);
    m_cluster.row->setChanged(setup.cluster != base.cluster);
    m_streamRow->setChanged(setup.stream != base.stream);
    m_deadline.row->setChanged(setup.deadlineSeconds != base.deadlineSeconds);
}

void ShapeForm::showLaunch()
{
    const LaunchSetup& setup = m_models.launches.launch();
    const KernelInfo* const kernel = m_models.launches.kernel();
    const bool isTile = kernel != nullptr && kernel->isTile;
    for (const LaunchField* const field : {&m_block, &m_cluster})
        field->row->setVisible(!isTile);
    m_grid.edit->setPlaceholderText(isTile ? QStringLiteral("ceil_div(n, 64)") : QStringLiteral("ceil_div(n, block.x)"));
    m_grid.edit->showText(QString::fromStdString(setup.grid));
    m_block.edit->showText(QString::fromStdString(setup.block));
    m_shared.edit->showText(QString::fromStdString(setup.sharedBytes));
    m_carveout.row->setVisible(setup.carveoutPercent.has_value());
    m_carveout.edit->showText(setup.carveoutPercent ? QStringLiteral("%1 %").arg(*setup.carveoutPercent) : QString());
    m_cluster.edit->showText(setup.cluster.empty() ? tr("None") : QString::fromStdString(setup.cluster));
    m_stream->setCurrentIndex(m_stream->findData(static_cast<int>(setup.stream)));
    m_deadline.edit->showText(LaunchText::deadline(setup.deadlineSeconds));
    m_grid.row->setGuessed(guessText(m_models.launches, ErrorSubject::Kind::Grid));
    m_block.row->setGuessed(guessText(m_models.launches, ErrorSubject::Kind::Block));
    m_shared.row->setGuessed(guessText(m_models.launches, ErrorSubject::Kind::SharedMemory));
    showPresets();
    showChanges();
}

void ShapeForm::showDerived()
{
    const LaunchCheck& check = m_models.launches.check();
    const std::optional<LaunchPlan>& plan = check.plan;
    const std::optional<BlockShape>& shape = check.shape;
    const KernelInfo* const kernel = m_models.launches.kernel();
    const QString unknown = kernel != nullptr ? QStringLiteral("–") : QString();
    const QString blocks = shape && shape->grid ? LaunchText::blocks(*shape->grid) : unknown;
    m_grid.row->setHint(
        plan && plan->cluster ? QStringLiteral("%1, %2").arg(blocks, LaunchText::clusters(plan->grid, *plan->cluster)) : blocks);
    m_block.row->setHint(shape ? LaunchText::threads(shape->block) : unknown);
    m_shared.row->setHint(shape && kernel != nullptr
                              ? LaunchText::shared(shape->sharedBytes, kernel->staticShared, sharedLimit(m_models.target))
                              : unknown);
}

QString ShapeForm::hiddenProblem() const
{
    return m_form->hiddenProblem();
}

bool ShapeForm::showProblem(const LaunchCheck& check)
{
    using Kind = ErrorSubject::Kind;
    const std::array<std::pair<const LaunchField*, Kind>, 6> fields{{{&m_grid, Kind::Grid},
                                                                     {&m_block, Kind::Block},
                                                                     {&m_shared, Kind::SharedMemory},
                                                                     {&m_carveout, Kind::CarveOut},
                                                                     {&m_cluster, Kind::Cluster},
                                                                     {&m_deadline, Kind::Deadline}}};
    bool isPlaced = false;
    for (const auto& [field, subject] : fields) {
        const bool isIt = check.subject.kind == subject;
        isPlaced = isPlaced || isIt;
        field->setProblem(isIt ? check.sentence : QString());
    }
    return isPlaced;
}

}  // namespace kd
