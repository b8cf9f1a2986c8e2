// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datafiles.h"

#include "core/base/error.h"
#include "core/data/datadifferences.h"
#include "core/session/data/elementfile.h"
#include "core/session/launch/argumenttext.h"
#include "ui/common/messagetext.h"
#include "ui/data/datainspector.h"
#include "ui/launch/filechoice.h"
#include "ui/results/elementexport.h"
#include "ui/results/outputsmodel.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QWidget>

#include <algorithm>
#include <span>

namespace kd {
namespace {

QString folderOf(const Documents& documents)
{
    return QString::fromStdString(documents.current().session().folder.string());
}

/// The inspected bytes as an output of the type that the launch fills them with; a difference as it is computed.
std::optional<OutputSummary> savedOutput(const DataInspector& inspector)
{
    const BufferEntry* const entry = inspector.entry();
    if (inspector.isDifference() && inspector.canCompare())
        return OutputSummary{
            .name = entry->buffer.toStdString() + "_difference", .type = ElementType::Float64, .count = inspector.count()};
    const BufferPlan* const plan = entry != nullptr ? bufferOf(*inspector.run(), entry->buffer) : nullptr;
    if (plan == nullptr || entry->blob.empty())
        return {};
    return OutputSummary{.name = plan->name, .type = plan->type, .count = plan->count, .blob = entry->blob};
}

/// The numbers actual - expected of that view of two buffers.
QByteArray differenceBytes(const ScalarView& view, const QByteArray& actual, const QByteArray& expected)
{
    const auto spanOf = [](const QByteArray& bytes) {
        return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    };
    const ViewReader reader(view, spanOf(actual)), other(view, spanOf(expected));
    const NumberSource differences = differenceSource(reader, other);
    QByteArray bytes(static_cast<qsizetype>(differences.count * sizeof(double)), Qt::Uninitialized);
    differences.read(0, {reinterpret_cast<double*>(bytes.data()), differences.count});
    return bytes;
}

}  // namespace

DataFiles::DataFiles(DataInspector& inspector, Documents& documents, LaunchModel& launches, QObject* parent)
    : QObject(parent), m_inspector(inspector), m_documents(documents), m_launches(launches),
      m_export(new ElementExport([&client = inspector.client()](const QString& blob, quint64 offset,
                                                                quint64 length) { return client.fetch(blob, offset, length); },
                                 this))
{
    connect(m_export, &ElementExport::saved, this, [this](const QString& path) { tell(tr("Saved as %1.").arg(path), false); });
    connect(m_export, &ElementExport::failed, this, [this](const QString& sentence) { tell(sentence, true); });
    connect(&launches, &LaunchModel::checked, this, &DataFiles::judge);
    connect(&inspector, &DataInspector::entriesChanged, this, &DataFiles::follow);
    connect(&inspector, &DataInspector::viewChanged, this, &DataFiles::follow);
    connect(&documents, &Documents::currentChanged, this, &DataFiles::forget);
}

void DataFiles::tell(const QString& sentence, bool isWrong)
{
    m_run = m_inspector.run();
    m_buffer = m_inspector.entry() != nullptr ? m_inspector.entry()->buffer : QString();
    m_word = sentence;
    m_isWordWrong = isWrong;
    emit told(sentence, isWrong);
}

void DataFiles::forget()
{
    m_loaded.reset();
    if (!m_word.isEmpty())
        tell({}, false);
}

// Another run, or another buffer: what was said is of no matter to it.
void DataFiles::follow()
{
    const BufferEntry* const entry = m_inspector.entry();
    if (m_inspector.run() != m_run || entry == nullptr || entry->buffer != m_buffer)
        forget();
}

// What the launch makes of the file that was loaded.
void DataFiles::judge()
{
    if (!m_loaded || !m_launches.isChecked())
        return;
    const LaunchCheck& check = m_launches.check();
    const auto& arguments = m_launches.launch().arguments;
    const auto argument = std::ranges::find(arguments, m_loaded->argument, &ArgumentSetting::name);
    if (argument == arguments.end() || argument->value != m_loaded->value)
        return forget();
    const bool isRefused = check.subject.kind == ErrorSubject::Kind::Argument && check.subject.name == m_loaded->argument;
    if (isRefused && !check.sentence.isEmpty())
        return tell(check.sentence, true);
    tell(tr("%1 is filled from %2 with the next run.").arg(QString::fromStdString(m_loaded->argument), m_loaded->file), false);
}

// As it is looked at, where that is all of it.
std::vector<std::uint64_t> DataFiles::shapeFor(const OutputSummary& output) const
{
    std::vector<std::uint64_t> shape;
    for (const ViewAxis& axis : m_inspector.numbers().axes)
        shape.push_back(axis.count);
    if (m_inspector.isDifference())  // of the numbers that are looked at
        return shape;
    const BufferPlan* const plan = bufferOf(*m_inspector.run(), m_inspector.entry()->buffer);
    const bool isWhole = m_inspector.count() == output.count &&
        m_inspector.settings().text.order == DataViewText::Order::RowMajor &&
        elementTypeOf(m_inspector.numbers().format) == output.type;
    return isWhole ? shape : shapeOf(output.count, plan->components);
}

QString DataFiles::whyNotLoad() const
{
    const BufferEntry* const entry = m_inspector.entry();
    if (entry == nullptr)
        return tr("There is no buffer to load a file into: run the kernel first.");
    const auto& arguments = m_launches.launch().arguments;
    const bool isKnown =
        std::ranges::any_of(arguments, [&](const ArgumentSetting& each) { return each.name == entry->buffer.toStdString(); });
    return isKnown ? QString() : tr("The launch has no argument %1 any more.").arg(entry->buffer);
}

QString DataFiles::whyNotSave() const
{
    const QString nothing = m_inspector.isDifference() ? m_inspector.whyNothing() : QString();
    return savedOutput(m_inspector)      ? QString()
        : !nothing.isEmpty()             ? nothing
        : m_inspector.entry() == nullptr ? tr("There is no buffer to save: run the kernel first.")
                                         : tr("Nobody keeps these bytes: choose a buffer of the run.");
}

void DataFiles::load(const QString& path)
{
    const QString why = whyNotLoad();
    if (!why.isEmpty())
        return tell(why, true);
    const QString name = nameFrom(folderOf(m_documents), path);
    if (!isElementFile(path))
        return tell(tr("%1 is no file of numbers or pixels that a buffer is filled from.").arg(QFileInfo(path).fileName()),
                         true);
    const QString buffer = m_inspector.entry()->buffer;
    chooseArray(qobject_cast<QWidget*>(parent()), folderOf(m_documents), name,
                [this, buffer, path](const QString& recipe) { fill(buffer, recipe, path); });
}

void DataFiles::fill(const QString& buffer, const QString& recipe, const QString& path)
{
    LaunchSetup setup = m_launches.launch();
    const auto argument = std::ranges::find(setup.arguments, buffer.toStdString(), &ArgumentSetting::name);
    if (argument == setup.arguments.end())
        return tell(tr("The launch has no argument %1 any more.").arg(buffer), true);
    try {
        BufferParts parts = splitBufferText(argument->value);
        parts.recipe = recipe.toStdString();
        if (parts.direction == "out")
            parts.direction = "inout";
        argument->value = joinBufferText(parts);
    } catch (const RuntimeError& error) {
        return tell(messageText(error), true);
    }
    const QString file = QFileInfo(path).fileName();
    tell(tr("Reading %1…").arg(file), false);
    m_loaded = {.argument = argument->name, .value = argument->value, .file = file};
    m_launches.setLaunch(setup);
    m_launches.of(m_documents.current()).hasten();
}

void DataFiles::chooseToLoad(QWidget* parent)
{
    if (const BufferEntry* const entry = m_inspector.entry())
        openFileChoice(parent, tr("Load into %1").arg(entry->buffer), folderOf(m_documents), [this](const QString& name) {
            load(QFileInfo(name).isAbsolute() ? name : folderOf(m_documents) + QLatin1Char('/') + name);
        });
}

void DataFiles::chooseToSave(QWidget* parent)
{
    const BufferEntry* const entry = m_inspector.entry();
    if (entry == nullptr)
        return;
    const QString name = entry->buffer + (m_inspector.isDifference() ? QStringLiteral("_difference") : QString());
    auto* const dialog =
        new QFileDialog(parent, tr("Save %1").arg(name), name + QStringLiteral(".npy"),
                        tr("NumPy array (*.npy);;NumPy archive (*.npz);;safetensors (*.safetensors);;Raw bytes (*.bin);;"
                           "Text (*.csv);;PNG image (*.png);;JPEG image (*.jpg)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("npy"));
    connect(dialog, &QFileDialog::fileSelected, this, &DataFiles::save);
    dialog->open();
}

void DataFiles::save(const QString& path)
{
    const std::optional<OutputSummary> output = savedOutput(m_inspector);
    if (!output)
        return tell(whyNotSave(), true);
    tell(tr("Saving %1…").arg(QFileInfo(path).fileName()), false);
    if (!m_inspector.isDifference())
        return m_export->save(*output, shapeFor(*output), path);
    const BufferEntry& compared = *m_inspector.counterpart();
    const ElementExport::Pair pair{.blob = QString::fromStdString(m_inspector.bytes().output()->blob),
                                   .otherBlob = QString::fromStdString(compared.blob),
                                   .bytes = compared.bytes};
    m_export->saveMade(*output, shapeFor(*output), path, pair,
                       [view = m_inspector.numbers()](const QByteArray& actual, const QByteArray& expected) {
                           return differenceBytes(view, actual, expected);
                       });
}

}  // namespace kd
