// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/filterfield.h"

#include "ui/common/filtermodel.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace kd {
namespace {

struct FilterFieldText {
    Q_DECLARE_TR_FUNCTIONS(FilterFieldText)
};

}  // namespace

QLineEdit* makeFilterField(FilterModel& rows, const QString& name, int width, QWidget* parent)
{
    auto* const field = new QLineEdit(parent);
    field->setPlaceholderText(FilterFieldText::tr("Filter"));
    field->setAccessibleName(name);
    field->setClearButtonEnabled(true);
    field->setFixedWidth(width);
    QObject::connect(field, &QLineEdit::textChanged, &rows, &FilterModel::setFilterText);
    return field;
}

}  // namespace kd
