// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributespanel.h"

#include "core/base/posix/file.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/devices/attributedetail.h"
#include "ui/devices/attributefilter.h"
#include "ui/devices/attributemodel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/program/words.h"
#include "ui/workbench/base/result.h"

#include <QAction>
#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace kd {
namespace {

constexpr int kTitleWidth = 196, kValueWidth = 112, kWidestValue = 150;  // logical pixels
constexpr int kCudaNarrow = 118, kCudaWide = 320, kDescription = 226, kLeastDescription = 130;

}  // namespace

AttributesPanel::AttributesPanel(DeviceComparison& comparison, QWidget* parent)
    : Panel(tr("Attributes"), parent), m_comparison(comparison), m_model(new AttributeModel(this)),
      m_filter(new AttributeFilter(this)), m_copy(new QAction(this)), m_export(new QAction(this)), m_find(new QAction(this)),
      m_header(new QWidget(this)), m_search(new QLineEdit(m_header)),
      m_onlyDifferences(new QCheckBox(tr("Only differences"), m_header)),
      m_differing(new ThemedLabel(FontRole::Label, Token::Warn, m_header)), m_table(new TableView(this)),
      m_message(new HintLabel({}, this)), m_detail(new AttributeDetail(this))
{
    makeActions();
    makeHeader();
    makeTable();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_detail);
    m_message->setContentsMargins(12, 4, 12, 4);
    connect(m_detail, &AttributeDetail::copyRequested, this, &AttributesPanel::copyRow);
    connect(&m_comparison, &DeviceComparison::changed, this, &AttributesPanel::showTable);
    showTable();
}

void AttributesPanel::makeActions()
{
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_copy->setText(tr("Copy attributes"));
    m_copy->setToolTip(tr("Copy the rows on show, or the selected ones where there are several"));
    connect(m_copy, &QAction::triggered, m_table, &TableView::copyTable);
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setText(tr("Export attributes…"));
    m_export->setToolTip(tr("Save all rows as CSV, JSON or Markdown"));
    connect(m_export, &QAction::triggered, this, &AttributesPanel::askWhereTo);
    m_find->setText(tr("Find attribute"));
    m_find->setObjectName(QStringLiteral("devices.find"));
    m_find->setShortcut(QKeySequence::Find);
    connect(m_find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void AttributesPanel::makeHeader()
{
    m_search->setPlaceholderText(tr("Search name, CUDA name or description"));
    m_search->setToolTip(m_search->placeholderText());  // where a small window cuts it
    m_search->setAccessibleName(tr("Search attributes"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search"), Token::TextMuted), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(140);
    m_search->setMaximumWidth(400);
    m_onlyDifferences->setToolTip(tr("Hide the attributes that are the same on all compared devices"));
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* const layout = new QHBoxLayout(m_header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_search, 3);
    layout->addStretch(1);
    layout->addWidget(m_onlyDifferences);
    layout->addWidget(m_differing);
    connect(m_search, &QLineEdit::textChanged, this, [this](QString text) {
        text.remove(QStringLiteral("CU_DEVICE_ATTRIBUTE_"), Qt::CaseInsensitive);  // as names are pasted from a source
        filter([&] { m_filter->setFilterText(text); });
    });
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool isOn) {
        filter([&] { m_filter->setOnlyDifferences(isOn); });
    });
}

void AttributesPanel::makeTable()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setGrouped(true);
    m_table->setFilterField(m_search);
    m_table->setAccessibleName(tr("Attributes"));
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setMinimumSectionSize(0);
    const auto remember = [this](const QModelIndex& group, QSet<QString>& titles, QSet<QString>& others) {
        if (m_isFolding)
            return;
        titles.insert(group.data().toString());
        others.remove(group.data().toString());
    };
    connect(m_table, &QTreeView::collapsed, this, [=, this](const QModelIndex& group) { remember(group, m_folded, m_unfolded); });
    connect(m_table, &QTreeView::expanded, this, [=, this](const QModelIndex& group) { remember(group, m_unfolded, m_folded); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AttributesPanel::showRow);
    connect(m_table->header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (!m_isSizing && section != m_model->descriptionColumn())
            m_isSizedByUser = true;
    });
    connect(&Theme::instance(), &Theme::changed, this, &AttributesPanel::setColumnWidths);
}

QString AttributesPanel::currentKey() const
{
    return m_table->currentIndex().data(KeyRole).toString();
}

void AttributesPanel::selectKey(const QString& key)
{
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex head = m_filter->index(group, 0);
        for (int row = 0; row < m_filter->rowCount(head); ++row)
            if (const QModelIndex index = m_filter->index(row, 0, head); index.data(KeyRole).toString() == key)
                m_table->setCurrentIndex(index);
    }
}

void AttributesPanel::filter(const std::function<void()>& change)
{
    {
        const QScopedValueRollback folding(m_isFolding, true);
        change();
    }
    foldGroups();
    showCounts();
}

/// Further groups are folded at first; what a search or a comparison leaves is all to be seen.
void AttributesPanel::foldGroups()
{
    const QScopedValueRollback folding(m_isFolding, true);
    const bool isFiltered = !m_search->text().isEmpty() || m_onlyDifferences->isChecked();
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex head = m_filter->index(group, 0);
        const QString title = head.data().toString();
        const bool isFurther = m_model->table().groups[static_cast<std::size_t>(m_filter->mapToSource(head).row())].isFurther;
        m_table->setExpanded(head, isFiltered || m_unfolded.contains(title) || !(isFurther || m_folded.contains(title)));
    }
}

void AttributesPanel::showTable()
{
    const QString key = currentKey();
    const int columns = m_model->columnCount();
    const bool isFirst = m_model->table().devices.empty();
    {
        const QScopedValueRollback sizing(m_isSizing, true), folding(m_isFolding, true);  // columns and groups come and go
        m_model->setTable(m_comparison.table());
    }
    const bool isComparison = m_model->table().devices.size() > 1;
    m_onlyDifferences->setEnabled(isComparison);
    if (!isComparison)
        m_onlyDifferences->setChecked(false);
    foldGroups();
    if (isFirst || columns != m_model->columnCount())
        setColumnWidths();
    const bool isEmpty = m_model->table().devices.empty();
    m_copy->setEnabled(!isEmpty);
    m_export->setEnabled(!isEmpty);
    if (!key.isEmpty())
        selectKey(key);
    else if (!isEmpty)
        m_table->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    showRow();
    showCounts();
}

void AttributesPanel::showCounts()
{
    const AttributeTable& table = m_model->table();
    const bool isComparison = table.devices.size() > 1;
    const std::size_t differing = isComparison ? table.differingRows() : 0;
    m_differing->setVisible(isComparison);
    m_differing->setColor(differing > 0 ? Token::Warn : Token::TextMuted);
    m_differing->setText(
        tr("%1 of %2 differ").arg(typeset(QString::number(differing)), typeset(QString::number(table.rowCount()))));
    const bool isNothing = !table.devices.empty() && m_filter->rowCount() == 0;
    m_message->setHint(!isNothing ? QString()
                           : m_search->text().isEmpty()
                           ? tr("The compared devices do not differ.")
                           : tr("No attribute has \"%1\" in its name, CUDA name or description.").arg(m_search->text()));
}

void AttributesPanel::setColumnWidths()
{
    const Theme& theme = Theme::instance();
    QHeaderView& header = *m_table->header();
    const QScopedValueRollback sizing(m_isSizing, true);
    header.resizeSection(0, theme.scaled(kTitleWidth));
    for (int column = 1; column < m_model->cudaColumn(); ++column) {
        const int wanted = std::max(m_table->header()->sectionSizeHint(column), theme.scaled(kValueWidth));
        header.resizeSection(column, std::min(wanted, theme.scaled(kWidestValue)));
    }
    const int left = m_table->viewport()->width() - header.sectionPosition(m_model->cudaColumn());
    const int wanted = std::clamp(left - theme.scaled(kDescription), theme.scaled(kCudaNarrow), theme.scaled(kCudaWide));
    // Where neither would be read, the words stay: the strip tells CUDA's name, and copies hold it.
    header.resizeSection(m_model->cudaColumn(), left < theme.scaled(kCudaNarrow + kLeastDescription) ? 0 : wanted);
}

void AttributesPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && !m_isSizedByUser)
        setColumnWidths();
}

void AttributesPanel::showRow()
{
    const QModelIndex index = m_filter->mapToSource(m_table->currentIndex());
    const std::vector<DeviceInfo>& devices = m_model->table().devices;
    const bool isValue = index.column() > 0 && index.column() < m_model->cudaColumn();
    const std::size_t device = isValue ? static_cast<std::size_t>(index.column() - 1) : 0;
    m_detail->setRow(m_model->row(index), device, devices.size() > 1 ? toQt(devices[device].name) : QString());
}

void AttributesPanel::copyRow()
{
    m_table->selectionModel()->select(m_table->currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->copy();
}

void AttributesPanel::askWhereTo()
{
    auto* const dialog = new QFileDialog(this, tr("Export attributes"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QList<std::pair<QString, QString>> kinds{{tr("CSV (*.csv)"), QStringLiteral("csv")},
                                                  {tr("JSON (*.json)"), QStringLiteral("json")},
                                                  {tr("Markdown (*.md)"), QStringLiteral("md")}};
    QStringList filters;
    for (const auto& kind : kinds)
        filters << kind.first;
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(kinds.front().second);
    dialog->selectFile(QStringLiteral("devices.csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, kinds](const QString& filter) {
        for (const auto& [name, suffix] : kinds)
            if (name == filter)
                dialog->setDefaultSuffix(suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &AttributesPanel::write);
    dialog->open();
}

void AttributesPanel::write(const QString& path)
{
    const auto table = m_comparison.table();
    const auto work = [table, path] {
        return attempt([&] {
            const QByteArray document = attributeDocument(*table, attributeFormatOf(path));
            posix::writeFileAtomically(path.toStdString(),
                                       std::string_view(document.constData(), static_cast<std::size_t>(document.size())));
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, path](const QFuture<Result<bool>>& future) {
        const Result<bool> answer = future.result();
        if (answer.value)
            m_message->setHint(tr("Saved as %1.").arg(QFileInfo(path).fileName()), Token::Ok);
        else
            m_message->setHint(answer.sentence, Token::Bad);
    });
}

}  // namespace kd
