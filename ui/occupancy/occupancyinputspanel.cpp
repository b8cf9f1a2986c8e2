// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancyinputspanel.h"

#include "ui/common/badge.h"
#include "ui/common/figure.h"
#include "ui/common/integerspinbox.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/panel.h"
#include "ui/common/themedlabel.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyheader.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/occupancy/reportmenu.h"
#include "ui/occupancy/wavessummary.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace kd {
namespace {

using Field = OccupancyField;

// More than any architecture takes, so that what is too much is seen and explained.
constexpr int kMaxThreads = 65536;
constexpr int kMaxShared = 16 * 1024 * 1024;  // bytes
constexpr int kMaxBarriers = 16;
constexpr int kMaxCluster = 16;
constexpr int kMaxMultiprocessors = 1024;

int keyOf(ComputeCapability capability)
{
    return 10 * capability.major + capability.minor;
}

QComboBox* architectureBox(QWidget* parent)
{
    auto* const box = new QComboBox(parent);
    for (const ArchitectureLimits& limits : knownArchitectures())
        box->addItem(QString::fromStdString(architectureName(limits.capability)) + QStringLiteral(", ") +
                         QString::fromUtf8(limits.family.data(), static_cast<qsizetype>(limits.family.size())),
                     keyOf(limits.capability));
    return box;
}

/// What a launch says; the rest is the kernel's or the device's.
constexpr std::array kLaunchFields{Field::Threads, Field::DynamicShared, Field::Carveout, Field::Cluster};

/// The least percentage that configures an SM with `size` bytes.
int percentOf(std::uint32_t size, std::uint32_t largest)
{
    return static_cast<int>(std::uint64_t{100} * size / largest);
}

}  // namespace

OccupancyInputsPanel::OccupancyInputsPanel(OccupancyModel& model, BuildController& builds, LaunchModel& launches,
                                           Navigator& navigator, QWidget* parent)
    : Panel(tr("Inputs"), parent), m_builds(builds), m_launches(launches), m_navigator(navigator), m_model(model),
      m_apply(new QAction(icon(QStringLiteral("in")), tr("Take into the launch"), this)),
      m_reset(new QAction(icon(QStringLiteral("undo")), tr("Follow the build again"), this)),
      m_follows(new Badge({}, {}, Badge::Kind::Neutral, this)),
      m_kernel(new ThemedLabel(FontRole::Mono, Token::TextSecondary, this)), m_head(new OccupancyHeader(this)),
      m_waves(new WavesSummary(this)), m_export(new QPushButton(tr("Export calculation"), this)),
      m_architecture(architectureBox(this)), m_carveout(new QComboBox(this))
{
    keepWidth(this, 264);
    auto* const area = new QScrollArea(this);
    area->setWidget(makeContent());
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    layout->addWidget(makeFoot());
    connect(m_apply, &QAction::triggered, this, &OccupancyInputsPanel::applyToLaunch);
    connect(m_reset, &QAction::triggered, &m_model, &OccupancyModel::resetAll);
    connect(&m_model, &OccupancyModel::changed, this, &OccupancyInputsPanel::update);
    connect(&m_builds, &BuildController::changed, this, &OccupancyInputsPanel::updateExport);
    update();
    updateExport();
}

QWidget* OccupancyInputsPanel::makeContent()
{
    auto* const content = new QWidget(this);
    auto* const top = new QHBoxLayout;
    top->setSpacing(8);
    m_kernel->setElided(true);
    top->addWidget(m_follows);
    top->addWidget(m_kernel, 1);
    auto* const form = new Form(content);
    addFields(*form);
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    layout->setSpacing(kPanelGap);
    layout->addLayout(top);
    layout->addWidget(form);
    layout->addWidget(makeRuler(content));
    layout->addWidget(m_head);
    layout->addWidget(m_waves);
    nameFigure(*m_waves, QStringLiteral("waves"));
    layout->addStretch();
    return content;
}

void OccupancyInputsPanel::addFields(Form& form)
{
    const QString bytes = QStringLiteral("\u202FB");
    addChoice(form, Field::Architecture, tr("Architecture"), m_architecture);
    addNumber(form, Field::Threads, tr("Block size"), new IntegerSpinBox(1, kMaxThreads, {}, this));
    addNumber(form, Field::Registers, tr("Registers"), new IntegerSpinBox(1, 255, tr(" each"), this));
    addNumber(form, Field::StaticShared, tr("Static shared"), new IntegerSpinBox(0, kMaxShared, bytes, this));
    addNumber(form, Field::DynamicShared, tr("Dynamic shared"), new IntegerSpinBox(0, kMaxShared, bytes, this));
    addChoice(form, Field::Carveout, tr("Carve-out"), m_carveout);
    addNumber(form, Field::Barriers, tr("Barriers"), new IntegerSpinBox(0, kMaxBarriers, tr(" of 16"), this));
    addNumber(form, Field::Cluster, tr("Cluster size"), new IntegerSpinBox(1, kMaxCluster, {}, this));
    auto* const multiprocessors = new IntegerSpinBox(0, kMaxMultiprocessors, {}, this);
    multiprocessors->setSpecialValueText(QStringLiteral("–"));
    addNumber(form, Field::Multiprocessors, tr("SM count"), multiprocessors);
}

void OccupancyInputsPanel::addChoice(Form& form, Field field, const QString& label, QComboBox* box)
{
    fillWidth(box);
    scrollOver(box);
    addReset(field, form.addRow(label, box));
    connect(box, &QComboBox::activated, this, [this, field, box] { m_model.setValue(field, box->currentData().toInt()); });
}

void OccupancyInputsPanel::addNumber(Form& form, Field field, const QString& label, QSpinBox* box)
{
    fillWidth(box);
    m_numbers[field] = box;
    addReset(field, form.addRow(label, box));
    connect(box, &QSpinBox::valueChanged, this, [this, field](int value) { m_model.setValue(field, value); });
}

void OccupancyInputsPanel::addReset(Field field, FormRow* row)
{
    m_rows[field] = row;
    connect(row, &FormRow::resetRequested, this, [this, field] { m_model.reset(field); });
}

QWidget* OccupancyInputsPanel::makeFoot()
{
    m_export->setIcon(icon(QStringLiteral("export"), Token::AccentText));
    m_export->setMenu(makeReportMenu(m_navigator, m_export));
    setPrimary(m_export);
    auto* const foot = new QWidget(this);
    auto* const layout = new QVBoxLayout(foot);
    layout->setContentsMargins(kPanelInset, kPanelGap, kPanelInset, kPanelInset);
    layout->addWidget(m_export);
    return foot;
}

void OccupancyInputsPanel::updateCarveouts(const ArchitectureLimits& limits)
{
    const QSignalBlocker blocker(m_carveout);
    m_carveout->clear();
    m_carveout->addItem(tr("Driver's default"), -1);
    for (auto size = limits.carveouts.rbegin(); size != limits.carveouts.rend(); ++size) {
        const QString bytes = typeset(formatBytes(*size));
        m_carveout->addItem(*size == limits.carveouts.back() ? tr("Max, %1").arg(bytes) : bytes,
                            percentOf(*size, limits.carveouts.back()));
    }
    // Of a launch by hand, or of another architecture.
    if (const int percent = m_model.value(Field::Carveout); m_carveout->findData(percent) < 0)
        m_carveout->addItem(typeset(QStringLiteral("%1 %").arg(percent)), percent);
    m_carveout->setEnabled(!limits.carveouts.empty());
    m_carveout->setToolTip(limits.carveouts.empty() ? tr("An SM of this architecture always has %1 of shared memory.")
                                                          .arg(typeset(formatBytes(limits.sharedPerSm)))
                                                    : tr("How much of an SM's memory is shared memory; the rest is L1 cache."));
    m_carveout->setCurrentIndex(m_carveout->findData(m_model.value(Field::Carveout)));
}

/// What of shared memory an architecture gives a block, and from where on a kernel must opt in.
void OccupancyInputsPanel::updateLimits(const ArchitectureLimits& limits)
{
    const QString plain = typeset(formatBytes(limits.sharedPerBlock)), optin = typeset(formatBytes(limits.sharedPerBlockOptin));
    const std::uint64_t shared = std::uint64_t{m_model.answer()->input.staticShared} + m_model.answer()->input.dynamicShared;
    const bool needsOptin = shared > limits.sharedPerBlock && shared <= limits.sharedPerBlockOptin;
    m_rows[Field::DynamicShared]->setHint(needsOptin ? tr("Above %1 a block: runs opt in, up to %2.").arg(plain, optin)
                                                     : QString());
    m_numbers[Field::StaticShared]->setToolTip(tr("A block has at most %1 of static shared memory.").arg(plain));
    m_numbers[Field::DynamicShared]->setToolTip(
        tr("Static and dynamic shared memory together: %1 a block, %2 after opting in, which runs do.").arg(plain, optin));
    m_numbers[Field::Cluster]->setToolTip(limits.clusterLargest > 1
                                              ? tr("A cluster has at most %1 blocks, %2 on every GPU that has clusters.")
                                                    .arg(limits.clusterLargest)
                                                    .arg(limits.clusterPortable)
                                              : tr("This architecture has no clusters; they came with sm_90."));
}

void OccupancyInputsPanel::update()
{
    const OccupancyAnswerPointer answer = m_model.answer();
    const bool hasBuild = m_model.build().has_value();
    if (!hasBuild)
        m_follows->setContent(QStringLiteral("info"), tr("No build"), Badge::Kind::Neutral);
    else if (m_model.followsBuild())
        m_follows->setContent(QStringLiteral("link"),
                              m_model.isOfReport()    ? tr("Follows the report")
                                  : m_model.isStale() ? tr("Follows previous build")
                                                      : tr("Follows build"),
                              m_model.isStale() ? Badge::Kind::Warn : Badge::Kind::Info);
    else
        m_follows->setContent(QStringLiteral("edit"), tr("Changed"), Badge::Kind::Warn);
    m_kernel->setText(hasBuild ? m_model.build()->kernel : QString());
    m_architecture->setCurrentIndex(m_architecture->findData(m_model.value(Field::Architecture)));
    if (answer->limits != nullptr) {
        updateCarveouts(*answer->limits);
        updateLimits(*answer->limits);
    }
    for (const auto& [field, box] : m_numbers) {
        const QSignalBlocker blocker(box);
        box->setValue(m_model.value(field));
    }
    m_numbers[Field::Cluster]->setSuffix(m_model.value(Field::Cluster) == 1 ? tr(" block") : tr(" blocks"));
    bool isChanged = false;
    for (const auto& [field, row] : m_rows) {
        row->setChanged(m_model.isChanged(field));
        isChanged = isChanged || m_model.isChanged(field);
    }
    m_reset->setEnabled(isChanged);
    m_head->setAnswer(*answer);
    m_waves->setWaves(m_model.waves());
    updateTake();
}

void OccupancyInputsPanel::updateExport()
{
    const bool hasBuild = static_cast<bool>(m_builds.goodBuild());
    m_export->setEnabled(hasBuild);
    m_export->setToolTip(
        hasBuild ? tr("Write the report: the build's figures with its last run and timing, and where inputs are changed here, this "
                      "calculation beside them.")
                 : tr("Compile a kernel first: the report is of a build."));
}

/// What of the launch form was edited here. How many threads are shared among dimensions stays its user's to say.
void OccupancyInputsPanel::updateTake()
{
    const bool isFlat = m_launches.launch().block.find(',') == std::string::npos;
    const bool isKernel = m_launches.kernel() != nullptr;
    const bool hasOwnThreads = m_model.isChanged(Field::Threads);
    const bool isOfLaunch = std::ranges::any_of(kLaunchFields, [this](Field field) { return m_model.isChanged(field); });
    m_apply->setEnabled(isKernel && isOfLaunch && (isFlat || !hasOwnThreads));
    m_apply->setToolTip(
        !isKernel ? tr("Compile a kernel first: there is no launch yet.")
            : !isOfLaunch
            ? tr("Take threads, dynamic shared memory, carve-out or cluster size into the launch once one is edited here.")
            : !m_apply->isEnabled()
            ? tr("The launch's block has more than one dimension: how to share the threads among them is yours to say.")
            : tr("Take what was edited here into the launch"));
}

void OccupancyInputsPanel::applyToLaunch()
{
    LaunchSetup setup = m_launches.launch();
    if (m_model.isChanged(Field::Threads))
        setup.block = std::to_string(m_model.value(Field::Threads));
    if (m_model.isChanged(Field::DynamicShared))
        setup.sharedBytes = std::to_string(m_model.value(Field::DynamicShared));
    if (m_model.isChanged(Field::Cluster))
        setup.cluster = m_model.value(Field::Cluster) > 1 ? std::to_string(m_model.value(Field::Cluster)) : std::string();
    if (const int percent = m_model.value(Field::Carveout); m_model.isChanged(Field::Carveout))
        setup.carveoutPercent = percent < 0 ? std::nullopt : std::optional(percent);
    m_launches.setLaunch(setup);
}

}  // namespace kd
