// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/launchfield.h"

#include "ui/common/form.h"
#include "ui/common/messagetext.h"
#include "ui/launch/debouncedlineedit.h"
#include "ui/workbench/launch/launchmodel.h"

#include <QCoreApplication>

namespace kd {

void LaunchField::setProblem(const QString& sentence) const
{
    if (!edit->isRefused())
        row->setProblem(sentence);
}

QString guessText(const LaunchModel& launches, const ErrorSubject& field)
{
    const GuessedValue* const guess = launches.guessOf(field);
    return guess == nullptr ? QString()
                            : QCoreApplication::translate("LaunchField", "Guessed. %1").arg(messageText(guess->reason));
}

LaunchField addLaunchField(LaunchModel& launches, Form& form, const QString& label, const QString& refusal, const ApplyText& apply)
{
    LaunchField field{.edit = new DebouncedLineEdit(&form)};
    field.row = form.addRow(label, field.edit);
    QObject::connect(field.edit, &DebouncedLineEdit::told, field.row, [&launches, field, refusal, apply](const QString& text) {
        LaunchSetup setup = launches.launch();
        const bool isTaken = apply(setup, text);
        field.edit->setRefused(!isTaken);
        field.row->setProblem(isTaken ? QString() : refusal);
        if (isTaken)
            launches.setLaunch(setup);
    });
    return field;
}

ApplyText intoMember(std::string LaunchSetup::* member)
{
    return [member](LaunchSetup& setup, const QString& text) {
        setup.*member = text.trimmed().toStdString();
        return true;
    };
}

void changeLaunch(LaunchModel& launches, const std::function<void(LaunchSetup&)>& edit)
{
    LaunchSetup setup = launches.launch();
    edit(setup);
    launches.setLaunch(setup);
}

}  // namespace kd
