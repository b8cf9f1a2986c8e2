// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/launchsetup.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace kd {

/// The names that a launch gives values to, as one text: "rows = 512, blocks = 2 * rows". Names that no expression can use
/// (they start with '-': options of the command line) are left out.
QString defineValuesText(const LaunchSetup& setup);
/// Reads it back into `setup`; what the text leaves out stays. False, and nothing is changed, where a part is not NAME =
/// EXPRESSION.
bool setDefineValues(LaunchSetup& setup, const QString& text);

/// Both tolerances in one text: "abs 0.001 + rel 1e-5", for what is allowed is their sum.
QString toleranceText(const LaunchSetup& setup);
/// Reads it back, in either order, joined by "or", "and", "+" or ",". What is not named becomes 0. False, and nothing is
/// changed, for anything else.
bool setTolerance(LaunchSetup& setup, const QString& text);

/// Holds what one output is compared with, taken apart.
struct ReferenceText {
    enum class Kind { None, Kernel, Expression, File };
    Kind kind = Kind::None;
    QString text;  ///< without its prefix
    friend bool operator==(const ReferenceText&, const ReferenceText&) = default;
};
/// Writes a reference as the form shows it: "" for none, "sgemm_naive (kernel)", "expected.npy (file)", an expression as it is.
QString referenceShown(const ReferenceText& reference);
/// Reads what a user types: as it is shown, one of `kernels`, a name that ends as a file of numbers does, with or without the
/// prefixes of the command line (kernel:, expr:, file:); anything else is an expression.
ReferenceText referenceTyped(const QString& text, const QStringList& kernels);
ReferenceText referenceOf(const LaunchSetup& setup, const QString& output);
/// Puts the reference in the place of the one that `output` had, or behind all others.
void setReference(LaunchSetup& setup, const QString& output, const ReferenceText& reference);

}  // namespace kd
