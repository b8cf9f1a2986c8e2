#pragma once

#include "core/session/launchsetup.h"

#include <QString>

#include <optional>

namespace kd {

/// The names that a launch gives values to, as one text: "rows = 512, blocks = 2 * rows". Names that no expression can use
/// (they start with '-': options of the command line) are left out.
QString defineValuesText(const LaunchSetup& setup);
/// Reads it back into `setup`; what the text leaves out stays. False, and nothing is changed, where a part is not NAME = EXPRESSION.
bool setDefineValues(LaunchSetup& setup, const QString& text);

/// What one output is compared with, taken apart.
struct ReferenceText {
    enum class Kind { None, Kernel, Expression, File };
    Kind kind = Kind::None;
    QString text;  ///< without its prefix
};
ReferenceText referenceOf(const LaunchSetup& setup, const QString& output);
/// In the place of the one that `output` had, or behind all others.
void setReference(LaunchSetup& setup, const QString& output, const ReferenceText& reference);

}  // namespace kd
