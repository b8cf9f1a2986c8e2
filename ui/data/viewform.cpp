// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/viewform.h"

#include "ui/common/form.h"
#include "ui/common/widgetstyle.h"
#include "ui/data/datainspector.h"
#include "ui/data/numberformat.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kLabelWidth = 76;  // logical pixels
const QStringList kTypes{
    QStringLiteral("float32"),     QStringLiteral("float64"),   QStringLiteral("float16"),  QStringLiteral("bfloat16"),
    QStringLiteral("int32"),       QStringLiteral("uint32"),    QStringLiteral("int64"),    QStringLiteral("int8"),
    QStringLiteral("uint8"),       QStringLiteral("fp8_e4m3"),  QStringLiteral("fp8_e5m2"), QStringLiteral("fp4_e2m1"),
    QStringLiteral("packed_int4"), QStringLiteral("complex64"), QStringLiteral("float4"),   QStringLiteral("uchar4")};

QString mapName(ColorMap map)
{
    switch (map) {
    case ColorMap::Viridis:
        return QStringLiteral("Viridis");
    case ColorMap::Cividis:
        return QStringLiteral("Cividis");
    case ColorMap::Grey:
        return ViewForm::tr("Grey");
    case ColorMap::Magma:
        break;
    }
    return QStringLiteral("Magma");
}

/// The parameter's type without the qualifier that says nothing of its numbers.
QString typeText(const BufferEntry& entry)
{
    const QString text = QString::fromStdString(entry.layout.text);
    const QString qualifier = QStringLiteral("const ");
    return text.startsWith(qualifier) ? text.mid(qualifier.size()) : text;
}

/// What is offered; anything else may be typed.
std::vector<RangeChoice> offeredRanges()
{
    return {{true, 0, 100}, {true, 0.5, 99.5}, {true, 1, 99}, {true, 5, 95}};
}

}  // namespace

ViewForm::ViewForm(DataInspector& inspector, QWidget* parent)
    : QWidget(parent), m_inspector(inspector), m_form(new Form(this)), m_order(new QComboBox(this)), m_member(new QComboBox(this)),
      m_map(new QComboBox(this)), m_range(new QComboBox(this)), m_format(new QLineEdit(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
    m_form->setLabelWidth(kLabelWidth);
    auto* const type = new QComboBox(this);
    type->setEditable(true);
    type->setInsertPolicy(QComboBox::NoInsert);
    type->addItems(kTypes);
    addText(tr("Type"), QStringLiteral("type"), &DataViewText::type, type);
    addText(tr("Shape"), QStringLiteral("shape"), &DataViewText::shape, new QLineEdit(this));
    addChoices();
    addText(tr("Offset"), QStringLiteral("offset"), &DataViewText::offset, new QLineEdit(this));
    addText(tr("Slice"), QStringLiteral("slice"), &DataViewText::slice, new QLineEdit(this));
    addFormat();
    m_form->addRow(tr("Colour map"), m_map);
    addRange();
    for (QComboBox* const box : {type, m_order, m_member, m_map, m_range}) {
        fillWidth(box);
        scrollOver(box);
    }
    connect(&inspector, &DataInspector::viewChanged, this, &ViewForm::show);
    connect(&inspector, &DataInspector::lookChanged, this, &ViewForm::showRange);
    show();
}

void ViewForm::change(const std::function<void(ViewSettings&)>& edit)
{
    ViewSettings settings = m_inspector.settings();
    edit(settings);
    m_inspector.setSettings(settings);
}

void ViewForm::addText(const QString& label, const QString& part, std::string DataViewText::*member, QWidget* field)
{
    auto* const box = qobject_cast<QComboBox*>(field);
    QLineEdit* const edit = box != nullptr ? box->lineEdit() : qobject_cast<QLineEdit*>(field);
    useFont(field, FontRole::Mono);
    const auto give = [this, member](const QString& text) {
        change([&](ViewSettings& settings) { settings.text.*member = text.trimmed().toStdString(); });
    };
    connect(edit, &QLineEdit::editingFinished, this, [edit, give] {
        if (edit->isModified())  // what the launch says is not typed
            give(edit->text());
    });
    if (box != nullptr)
        connect(box, &QComboBox::textActivated, this, give);
    FormRow* const row = m_form->addRow(label, field);
    connect(row, &FormRow::resetRequested, this,
            [this, member] { change([&](ViewSettings& settings) { (settings.text.*member).clear(); }); });
    m_texts.push_back({part, member, row, edit});
}

void ViewForm::addChoices()
{
    m_order->addItems({tr("Row-major"), tr("Column-major")});
    m_form->addRow(tr("Order"), m_order);
    connect(m_order, &QComboBox::activated, this, [this](int order) {
        change([&](ViewSettings& settings) { settings.text.order = static_cast<DataViewText::Order>(order); });
    });
    m_memberRow = m_form->addRow(tr("Member"), m_member);
    connect(m_member, &QComboBox::activated, this,
            [this](int index) { change([&](ViewSettings& settings) { settings.member = m_member->itemData(index).toInt(); }); });
    for (const ColorMap map : kColorMaps)
        m_map->addItem(mapName(map));
    connect(m_map, &QComboBox::activated, this, [this](int index) {
        change([&](ViewSettings& settings) { settings.map = kColorMaps.at(static_cast<std::size_t>(index)); });
    });
}

void ViewForm::addFormat()
{
    useFont(m_format, FontRole::Mono);
    m_format->setPlaceholderText(tr("shortest"));
    m_format->setToolTip(m_format->placeholderText());
    m_formatRow = m_form->addRow(tr("Format"), m_format);
    connect(m_format, &QLineEdit::editingFinished, this, [this] {
        const bool isRead = NumberFormat::fromText(m_format->text()).has_value();
        m_formatRow->setProblem(isRead ? QString()
                                       : tr("Write a format of printf for one number, such as %.4f, %g, %e, %d or %x."));
        if (isRead)
            change([this](ViewSettings& settings) { settings.format = m_format->text().trimmed().toStdString(); });
    });
}

void ViewForm::addRange()
{
    m_range->setEditable(true);
    m_range->setInsertPolicy(QComboBox::NoInsert);
    m_range->addItem(tr("Min to max"));
    for (const RangeChoice& each : offeredRanges())
        if (!(each == RangeChoice{}))
            m_range->addItem(each.text());
    m_rangeRow = m_form->addRow(tr("Range"), m_range);
    connect(m_range, &QComboBox::currentTextChanged, m_range, &QWidget::setToolTip);
    m_range->setToolTip(m_range->currentText());
    const auto give = [this](const QString& typed) {
        const QString text = typed.trimmed();
        const bool isWhole = text.isEmpty() || text == m_range->itemText(0);
        const std::optional<RangeChoice> choice = isWhole ? std::optional<RangeChoice>() : RangeChoice::fromText(text);
        m_rangeRow->setProblem(isWhole || choice ? QString()
                                                 : tr("Write two numbers, the smaller one first: 10 to 160, or 1 to 99 %."));
        if (isWhole || choice)
            change([&](ViewSettings& settings) { settings.range = choice; });
    };
    connect(m_range->lineEdit(), &QLineEdit::editingFinished, this, [this, give] {
        if (m_range->lineEdit()->isModified())
            give(m_range->lineEdit()->text());
    });
    connect(m_range, &QComboBox::textActivated, this, give);
}

void ViewForm::show()
{
    const ViewSettings& settings = m_inspector.settings();
    const DataViewText effective = m_inspector.effectiveText();
    const BufferEntry* const entry = m_inspector.entry();
    for (const TextField& field : m_texts) {
        const QString typed = QString::fromStdString(settings.text.*field.member);
        const bool isType = field.member == &DataViewText::type;
        const QString own = isType && entry != nullptr ? typeText(*entry) : QString::fromStdString(effective.*field.member);
        field.edit->setText(typed.isEmpty() ? own : typed);
        field.row->setChanged(!typed.isEmpty());
        field.row->setProblem(m_inspector.problem().part == field.part ? m_inspector.problem().sentence : QString());
        field.edit->setEnabled(entry != nullptr);
    }
    m_texts[2].edit->setPlaceholderText(QStringLiteral("0 B"));
    m_texts[3].edit->setPlaceholderText(QStringLiteral("[:]"));
    m_order->setCurrentIndex(static_cast<int>(settings.text.order));
    m_map->setCurrentIndex(static_cast<int>(settings.map));
    m_format->setText(QString::fromStdString(settings.format));
    m_formatRow->setProblem({});
    for (QWidget* const each : std::initializer_list<QWidget*>{m_order, m_map, m_range, m_format})
        each->setEnabled(entry != nullptr);
    showMembers();
    showRange();
}

void ViewForm::showMembers()
{
    m_member->clear();
    if (const std::optional<DataView>& view = m_inspector.view(); view && view->layout.members.size() > 1) {
        if (view->layout.isUniform())
            m_member->addItem(tr("All"), -1);
        for (std::size_t i = 0; i < view->layout.members.size(); ++i)
            m_member->addItem(QString::fromStdString(view->layout.members[i].name), static_cast<int>(i));
        m_member->setCurrentIndex(std::max(0, m_member->findData(m_inspector.settings().member)));
    }
    m_memberRow->setVisible(m_member->count() > 0);
}

void ViewForm::showRange()
{
    const std::optional<RangeChoice>& range = m_inspector.settings().range;
    if (m_range->lineEdit()->hasFocus() && m_range->lineEdit()->isModified())
        return;
    m_range->setEditText(range ? range->text() : m_range->itemText(0));
    m_range->lineEdit()->setCursorPosition(0);  // its begin is in sight
    m_rangeRow->setProblem({});
}

}  // namespace kd
