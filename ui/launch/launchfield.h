// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/session/launch/launchsetup.h"

#include <QString>

#include <functional>
#include <string>

namespace kd {

class Form;
class FormRow;
class LaunchModel;
class DebouncedLineEdit;

/// A line of code of the launch form with its row.
struct LaunchField {
    DebouncedLineEdit* edit = nullptr;
    FormRow* row = nullptr;

    /// A sentence beneath it, unless the field was told what is wrong with its text. Empty: all is well.
    void setProblem(const QString& sentence) const;
};

/// Says why a field of the launch has its value where host code gave it: "Guessed. The launch in line 31 gives it."; else nothing.
QString guessText(const LaunchModel& launches, const ErrorSubject& field);

/// Applies a field's text to a setup; false where it is none for it.
using ApplyText = std::function<bool(LaunchSetup& setup, const QString& text)>;
/// Adds a field whose text goes into the launch; `refusal` is said where it is not taken.
LaunchField addLaunchField(LaunchModel& launches, Form& form, const QString& label, const QString& refusal, const ApplyText& apply);
/// Makes the function for a member that takes any text.
ApplyText intoMember(std::string LaunchSetup::* member);

/// The launch with a change.
void changeLaunch(LaunchModel& launches, const std::function<void(LaunchSetup&)>& edit);

}  // namespace kd
