// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementsbox.h"

#include "core/session/data/elementfile.h"
#include "ui/common/emptystate.h"
#include "ui/common/flowrow.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"
#include "ui/results/bufferelements.h"
#include "ui/results/bufferview.h"
#include "ui/results/elementexport.h"
#include "ui/results/elementgrid.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedLayout>
#include <QToolButton>

namespace kd {
namespace {

constexpr int kLeastGrid = 54;  // logical pixels: the heads and a row
constexpr int kSettingsGap = 10;
constexpr int kLeastBufferWidth = 85;

constexpr int kMaxColumns = 1'000'000;

}  // namespace

ElementsBox::ElementsBox(BufferView& view, QWidget* parent)
    : QWidget(parent), m_view(view),
      m_export(new ElementExport(
          [&view](const QString& blob, quint64 offset, quint64 length) { return view.client().fetch(blob, offset, length); },
          this)),
      m_elements(new BufferElements(view, this)), m_grid(new ElementGrid(*m_elements, this)), m_buffer(new QComboBox(this)),
      m_columns(new QSpinBox(this)), m_format(new QComboBox(this)), m_index(new QLineEdit(this)),
      m_mismatch(makeButton(QStringLiteral("error"), tr("Go to the first mismatch"))),
      m_copy(makeButton(QStringLiteral("copy"), tr("Copy the selected elements"))),
      m_save(makeButton(QStringLiteral("save"), tr("Save the output as a file"))),
      m_word(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_empty(new EmptyState({}, {}, this)),
      m_pages(new QStackedLayout)
{
    auto* const table = new QWidget(this);
    auto* const tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    m_grid->setMinimumHeight(kLeastGrid);
    tableLayout->addWidget(m_grid, 1);
    m_word->setElided(true);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(table);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addLayout(m_pages, 1);

    connect(&view, &BufferView::runChanged, this, &ElementsBox::showBuffer);
    connect(&view, &BufferView::bufferChanged, this, &ElementsBox::showBuffer);
    connect(&view, &BufferView::viewChanged, this, &ElementsBox::showLook);
    connect(&view.pages(), &ElementPageCache::failed, this, &ElementsBox::showBuffer);
    connect(m_export, &ElementExport::failed, this, [this](const QString& sentence) { say(sentence, true); });
    connect(m_export, &ElementExport::saved, this, [this](const QString& path) { say(tr("Saved as %1.").arg(path)); });
    connect(m_export, &ElementExport::copied, this, [this](const QString& text, quint64 cells) {
        QGuiApplication::clipboard()->setText(text);
        say(cells == 1 ? tr("1 element copied.") : tr("%1 elements copied.").arg(formatCount(cells)));
    });
    connect(m_grid, &ElementGrid::copyRequested, this, &ElementsBox::copy);
    connect(m_grid, &ElementGrid::currentChanged, this, [this](quint64 index) { m_index->setPlaceholderText(formatCount(index)); });
    showBuffer();
}

void ElementsBox::say(const QString& sentence, bool isWrong)
{
    m_word->setText(sentence);
    m_word->setColor(isWrong ? Token::Bad : Token::TextMuted);
}

QToolButton* ElementsBox::makeButton(const QString& name, const QString& text)
{
    auto* const button = new QToolButton(this);
    button->setIcon(icon(name));
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

QWidget* ElementsBox::makeBar()
{
    auto* const bar = new QWidget(this);
    auto* const layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->setSpacing(6);
    std::vector<QWidget*> settings;
    const auto addLabelled = [&](const QString& text, QWidget* field) {
        auto* const pair = new QWidget(bar);
        auto* const line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(6);
        auto* const label = new ThemedLabel(text, FontRole::Label, Token::TextSecondary, pair);
        label->setBuddy(field);
        field->setAccessibleName(text);
        line->addWidget(label);
        line->addWidget(field);
        settings.push_back(pair);
    };
    for (QWidget* const field : {static_cast<QWidget*>(m_buffer), static_cast<QWidget*>(m_columns), static_cast<QWidget*>(m_index)})
        useFont(field, FontRole::Mono);
    m_buffer->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    keepWidth(m_buffer, kLeastBufferWidth);  // Qt keeps the minimum of an empty box until the style changes
    m_buffer->setMaximumWidth(Theme::instance().scaled(160));
    m_columns->setRange(1, kMaxColumns);
    m_columns->setKeyboardTracking(false);
    m_columns->setToolTip(tr("Elements a row: the width of a picture or matrix"));
    m_format->addItems({tr("Shortest"), tr("Fixed"), tr("Scientific"), tr("Hexadecimal")});
    m_index->setMaximumWidth(Theme::instance().scaled(110));
    m_index->setToolTip(tr("An index, or row, column; Enter goes there"));
    addLabelled(tr("Output"), m_buffer);
    addLabelled(tr("Columns"), m_columns);
    addLabelled(tr("Format"), m_format);
    addLabelled(tr("Go to"), m_index);
    auto* const row = new FlowRow(kSettingsGap, bar);
    row->setItems(settings);
    layout->addWidget(row);
    layout->addWidget(m_word, 1);
    for (QToolButton* const button : {m_mismatch, m_copy, m_save})
        layout->addWidget(button);
    QWidget* before = m_buffer;
    for (QWidget* const next : std::initializer_list<QWidget*>{m_columns, m_format, m_index, m_mismatch, m_copy, m_save, m_grid}) {
        setTabOrder(before, next);
        before = next;
    }
    connect(m_buffer, &QComboBox::activated, this, [this] { m_view.setBuffer(m_buffer->currentText()); });
    connect(m_columns, &QSpinBox::valueChanged, this, [this](int columns) { m_view.setColumns(static_cast<quint64>(columns)); });
    connect(m_format, &QComboBox::activated, this, [this](int format) { m_view.setFormat(static_cast<ElementFormat>(format)); });
    connect(m_index, &QLineEdit::returnPressed, this, &ElementsBox::goToTyped);
    connect(m_mismatch, &QToolButton::clicked, this, &ElementsBox::goToMismatch);
    connect(m_copy, &QToolButton::clicked, this, &ElementsBox::copy);
    connect(m_save, &QToolButton::clicked, this, &ElementsBox::chooseFile);
    return bar;
}

void ElementsBox::showBuffer()
{
    QStringList names;
    if (m_view.run()) {
        for (const BufferPlan& buffer : m_view.run()->plan.buffers)
            if (buffer.direction != Direction::In || QString::fromStdString(buffer.name) == m_view.buffer())
                names << QString::fromStdString(buffer.name);
    }
    m_buffer->clear();
    m_buffer->addItems(names);
    m_buffer->setCurrentIndex(static_cast<int>(names.indexOf(m_view.buffer())));
    const QString why = m_view.whyNothing();
    m_empty->setContent(why);
    m_pages->setCurrentIndex(why.isEmpty() ? 1 : 0);
    say({});
    const Verification* const check = m_view.verification();
    m_mismatch->setEnabled(why.isEmpty() && check != nullptr && check->mismatches > 0);
    for (QWidget* const control : std::initializer_list<QWidget*>{m_columns, m_format, m_index, m_copy, m_save})
        control->setEnabled(why.isEmpty());
    m_buffer->setEnabled(!names.isEmpty());
    showLook();
}

void ElementsBox::showLook()
{
    const QSignalBlocker quiet(m_columns);
    m_columns->setValue(static_cast<int>(std::min<quint64>(m_view.columns(), kMaxColumns)));
    m_format->setCurrentIndex(static_cast<int>(m_view.format()));
}

void ElementsBox::goToTyped()
{
    QStringList parts = m_index->text().split(QLatin1Char(','));
    bool isRow = true, isColumn = true;
    for (QString& part : parts)
        part.remove(QChar(0x202f)).remove(QLatin1Char(' ')).remove(QLatin1Char('[')).remove(QLatin1Char(']'));
    const quint64 first = parts.value(0).toULongLong(&isRow);
    const quint64 second = parts.size() == 2 ? parts.value(1).toULongLong(&isColumn) : 0;
    const bool isRead = isRow && isColumn && parts.size() <= 2 && second < m_view.columns();
    const quint64 rows = m_grid->rows();
    const bool isInside = parts.size() == 2 ? first < rows : first < m_view.pages().count();
    setInvalid(m_index, !isRead || !isInside);
    if (!isRead || !isInside) {
        say(tr("Give an index below %1, or row, column.").arg(formatCount(m_view.pages().count())), true);
        return;
    }
    say({});
    m_grid->goTo(parts.size() == 2 ? first * m_view.columns() + second : first);
}

void ElementsBox::goToMismatch()
{
    if (const Verification* const check = m_view.verification())
        m_grid->goTo(check->firstIndex);
}

void ElementsBox::copy()
{
    const OutputSummary* const output = m_view.summary();
    if (output == nullptr || output->count == 0)
        return;
    const ElementGrid::Range range = m_grid->selection();
    m_export->copy(*output, {range.firstRow, range.lastRow, range.firstColumn, range.lastColumn, m_view.columns()},
                   m_view.format());
}

void ElementsBox::chooseFile()
{
    auto* const dialog = new QFileDialog(this, tr("Save %1").arg(m_view.buffer()), m_view.buffer() + QStringLiteral(".npy"),
                                         tr("NumPy array (*.npy);;Raw bytes (*.bin);;Text (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("npy"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.bin"))   ? QStringLiteral("bin")
                                 : filter.contains(QLatin1String("*.csv")) ? QStringLiteral("csv")
                                                                           : QStringLiteral("npy"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ElementsBox::save);
    dialog->open();
}

void ElementsBox::save(const QString& path)
{
    const OutputSummary* const output = m_view.summary();
    const BufferPlan* const plan = m_view.plan();
    if (output == nullptr || plan == nullptr)
        return;
    say(tr("Saving %1…").arg(QFileInfo(path).fileName()));
    m_export->save(*output, shapeOf(output->count, plan->components), path);
}

}  // namespace kd
