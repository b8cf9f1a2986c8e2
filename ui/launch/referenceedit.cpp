// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/referenceedit.h"

#include "ui/common/searchlist.h"
#include "ui/common/widgetstyle.h"
#include "ui/launch/filechoice.h"
#include "ui/launch/launchform.h"
#include "ui/launch/debouncedlineedit.h"

#include <QCompleter>
#include <QSignalBlocker>

namespace kd {

using ReferenceKind = ReferenceText::Kind;

ReferenceEdit::ReferenceEdit(const QString& output, QWidget* parent)
    : QComboBox(parent), m_output(output), m_edit(new DebouncedLineEdit(this))
{
    setEditable(true);
    setLineEdit(m_edit);
    setInsertPolicy(NoInsert);
    setCompleter(nullptr);
    fillWidth(this);
    scrollOver(this);
    setAccessibleName(tr("Reference of %1").arg(output));
    m_edit->setAccessibleName(accessibleName());
    m_edit->setPlaceholderText(tr("such as 2 * x[i]"));
    setToolTip(
        tr("What %1 is compared with: a kernel that runs on the same inputs, an expression for element i, or a file").arg(output));
    connect(m_edit, &DebouncedLineEdit::told, this, [this](const QString& text) {
        m_reference = referenceTyped(text, m_kernels);
        emit edited(m_reference);
    });
    connect(this, &QComboBox::activated, this, &ReferenceEdit::choose);
}

void ReferenceEdit::choose(int index)
{
    const auto kind = static_cast<ReferenceKind>(itemData(index).toInt());
    m_edit->setText(referenceShown(m_reference));  // until the file is chosen
    if (kind == ReferenceKind::File)
        return chooseFile();
    m_reference = {kind, kind == ReferenceKind::Kernel ? itemData(index, Qt::UserRole + 1).toString() : QString()};
    m_edit->setText(referenceShown(m_reference));
    emit edited(m_reference);
}

void ReferenceEdit::setChoices(const QStringList& kernels, const QString& folder)
{
    m_folder = folder;
    if (kernels == m_kernels && count() > 0)
        return;
    m_kernels = kernels;
    const QSignalBlocker quiet(this);
    const QString shown = m_edit->text();
    clear();
    addItem(tr("None"), static_cast<int>(ReferenceKind::None));
    for (const QString& kernel : kernels) {
        addItem(referenceShown({ReferenceKind::Kernel, kernel}), static_cast<int>(ReferenceKind::Kernel));
        setItemData(count() - 1, kernel, Qt::UserRole + 1);
    }
    addItem(tr("File…"), static_cast<int>(ReferenceKind::File));
    m_edit->setText(shown);
    searchOrList();
}

/// What is typed finds kernels where there are too many to look through. Whoever types an expression is not disturbed: it is found
/// in no name.
void ReferenceEdit::searchOrList()
{
    QCompleter* search = nullptr;
    if (m_kernels.size() > SearchList::kMaxUnsearched) {
        search = new QCompleter(model(), this);
        search->setFilterMode(Qt::MatchContains);
        search->setCaseSensitivity(Qt::CaseInsensitive);
    }
    delete m_search;
    m_search = search;
    setCompleter(search);
}

void ReferenceEdit::setReference(const ReferenceText& reference)
{
    m_reference = reference;
    m_edit->showText(referenceShown(reference));
}

void ReferenceEdit::chooseFile()
{
    openFileChoice(this, tr("Reference of %1").arg(m_output), m_folder, [this](const QString& path) {
        chooseArray(this, m_folder, path, [this, path](const QString& recipe) {
            m_reference = {ReferenceKind::File, recipe == recipeOf(path) ? path : recipe};
            m_edit->setText(referenceShown(m_reference));
            emit edited(m_reference);
        });
    });
}

}  // namespace kd
