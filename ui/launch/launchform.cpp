// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchform.h"

#include "ui/common/form.h"
#include "ui/common/theme.h"

#include <QGridLayout>
#include <QLabel>

namespace kd {

Form* makeAlignedForm(QWidget* parent, const QMargins& margins)
{
    auto* const form = new Form(parent);
    form->setContentsMargins(margins);
    form->setLabelWidth(75);
    static_cast<QGridLayout*>(form->layout())->setVerticalSpacing(6);
    return form;
}

Form* makeSteadyForm(QWidget* parent, const QMargins& margins)
{
    Form* const form = makeAlignedForm(parent, margins);
    form->setSteady();
    return form;
}

void alignLabel(const Form& form, const QWidget& field)
{
    auto* const grid = static_cast<QGridLayout*>(form.layout());
    for (QLabel* const label : form.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (label->buddy() != &field)
            continue;
        grid->setAlignment(label, Qt::AlignTop);
        label->setContentsMargins(0, Theme::instance().scaled(5), 0, 0);
    }
}

}  // namespace kd
