#include "ui/occupancy/occupancyinputspanel.h"

#include "ui/common/chip.h"
#include "ui/common/countbox.h"
#include "ui/common/form.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/themedlabel.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancyhead.h"
#include "ui/workbench/workbench.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFrame>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace kd {
namespace {

using Field = OccupancyField;

constexpr int kInset = 12, kGap = 10;  // logical pixels
// More than any architecture takes, so that what is too much is seen and explained.
constexpr int kMostThreads = 65536;
constexpr int kMostShared = 16 * 1024 * 1024;  // bytes
constexpr int kMostBarriers = 16;
constexpr int kMostCluster = 16;

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

/// The least percentage that configures an SM with `size` bytes.
int percentOf(std::uint32_t size, std::uint32_t largest)
{
    return static_cast<int>(std::uint64_t{100} * size / largest);
}

}  // namespace

OccupancyInputsPanel::OccupancyInputsPanel(Workbench& workbench, QWidget* parent)
    : Panel(tr("Inputs"), parent), m_workbench(workbench), m_model(occupancyModelOf(workbench)),
      m_reset(new QAction(icon(QStringLiteral("undo")), tr("Follow the build again"), this)), m_follows(new Chip({}, {}, Chip::Kind::Neutral, this)),
      m_kernel(new ThemedLabel(FontRole::Mono, Token::TextSecondary, this)), m_head(new OccupancyHead(this)), m_export(new QPushButton(tr("Export report"), this)),
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
    connect(m_reset, &QAction::triggered, &m_model, &OccupancyModel::resetAll);
    connect(&m_model, &OccupancyModel::changed, this, &OccupancyInputsPanel::update);
    connect(&m_workbench, &Workbench::buildChanged, this, &OccupancyInputsPanel::updateExport);
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
    layout->setContentsMargins(kInset, kGap, kInset, kInset);
    layout->setSpacing(kGap);
    layout->addLayout(top);
    layout->addWidget(form);
    layout->addWidget(makeRuler(content));
    layout->addWidget(m_head);
    layout->addStretch();
    return content;
}

void OccupancyInputsPanel::addFields(Form& form)
{
    const QString bytes = QStringLiteral("\u202FB");
    addChoice(form, Field::Architecture, tr("Architecture"), m_architecture);
    addNumber(form, Field::Threads, tr("Threads"), new CountBox(1, kMostThreads, tr(" per block"), this));
    addNumber(form, Field::Registers, tr("Registers"), new CountBox(1, 255, tr(" per thread"), this));
    addNumber(form, Field::StaticShared, tr("Static shared"), new CountBox(0, kMostShared, bytes, this));
    addNumber(form, Field::DynamicShared, tr("Dynamic shared"), new CountBox(0, kMostShared, bytes, this));
    addChoice(form, Field::Carveout, tr("Carve-out"), m_carveout);
    addNumber(form, Field::Barriers, tr("Barriers"), new CountBox(0, kMostBarriers, tr(" of 16"), this));
    addNumber(form, Field::Cluster, tr("Cluster size"), new CountBox(1, kMostCluster, {}, this));
}

void OccupancyInputsPanel::addChoice(Form& form, Field field, const QString& label, QComboBox* box)
{
    takeRoom(box);
    addReset(field, form.addRow(label, box));
    connect(box, &QComboBox::activated, this, [this, field, box] { m_model.setValue(field, box->currentData().toInt()); });
}

void OccupancyInputsPanel::addNumber(Form& form, Field field, const QString& label, QSpinBox* box)
{
    takeRoom(box);
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
    auto* const menu = new QMenu(m_export);
    const auto add = [this, menu](const QString& name, const QString& text, const QString& suffix, const QString& filter) {
        connect(menu->addAction(icon(name), text), &QAction::triggered, this, [=, this] { chooseReport(suffix, filter); });
    };
    add(QStringLiteral("report"), tr("HTML report…"), QStringLiteral("html"), tr("HTML report (*.html)"));
    add(QStringLiteral("table"), tr("Table as CSV…"), QStringLiteral("csv"), tr("Comma-separated values (*.csv)"));
    add(QStringLiteral("file"), tr("Everything as JSON…"), QStringLiteral("json"), tr("JSON (*.json)"));
    add(QStringLiteral("copy"), tr("Markdown…"), QStringLiteral("md"), tr("Markdown (*.md)"));
    m_export->setIcon(icon(QStringLiteral("export"), Token::AccentText));
    m_export->setMenu(menu);
    setPrimary(m_export);
    auto* const foot = new QWidget(this);
    auto* const layout = new QVBoxLayout(foot);
    layout->setContentsMargins(kInset, kGap, kInset, kInset);
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
    m_carveout->setEnabled(!limits.carveouts.empty());
    m_carveout->setToolTip(limits.carveouts.empty() ? tr("An SM of this architecture always has %1 of shared memory.")
                                                          .arg(typeset(formatBytes(limits.sharedPerSm)))
                                                    : tr("How much of an SM's memory is shared memory; the rest is L1 cache."));
    m_carveout->setCurrentIndex(m_carveout->findData(m_model.value(Field::Carveout)));
}

void OccupancyInputsPanel::update()
{
    const OccupancyAnswerPointer answer = m_model.answer();
    const bool hasBuild = m_model.build().has_value();
    if (!hasBuild)
        m_follows->setContent(QStringLiteral("info"), tr("No build"), Chip::Kind::Neutral);
    else if (m_model.followsBuild())
        m_follows->setContent(QStringLiteral("link"), m_model.isStale() ? tr("Follows previous build") : tr("Follows build"),
                              m_model.isStale() ? Chip::Kind::Warn : Chip::Kind::Info);
    else
        m_follows->setContent(QStringLiteral("edit"), tr("Changed"), Chip::Kind::Warn);
    m_kernel->setText(hasBuild ? m_model.build()->kernel : QString());
    m_architecture->setCurrentIndex(m_architecture->findData(m_model.value(Field::Architecture)));
    if (answer->limits != nullptr)
        updateCarveouts(*answer->limits);
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
}

void OccupancyInputsPanel::updateExport()
{
    const bool hasBuild = static_cast<bool>(m_workbench.goodBuild());
    m_export->setEnabled(hasBuild);
    m_export->setToolTip(hasBuild ? tr("Write the report of the build, with its last run and timing.")
                                  : tr("Compile a kernel first: the report is of a build."));
}

void OccupancyInputsPanel::chooseReport(const QString& suffix, const QString& filter)
{
    auto* const dialog = new QFileDialog(this, tr("Export report"), {}, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(m_model.build() ? m_model.build()->kernel.section(QLatin1Char('<'), 0, 0) + QLatin1Char('.') + suffix : QString());
    connect(dialog, &QFileDialog::fileSelected, &m_workbench, &Workbench::writeReport);
    dialog->open();
}

}  // namespace kd
