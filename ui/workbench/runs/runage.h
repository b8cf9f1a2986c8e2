// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd {

class BuildController;
class Document;
struct LaunchCheck;
struct RunRecord;

/// Tells whether what a run found holds for the program and its launch as they stand.
enum class RunAge { Present, OtherCode, OtherLaunch };

/// An edit that the compiler makes the same code of leaves a run present. Of a report's timing, whose arguments are not known, the
/// shape of the launch alone is compared.
RunAge ageOf(const RunRecord& record, const Document& document, const BuildController& builds, const LaunchCheck& check);

/// "earlier code", "earlier launch"; empty for a present run.
QString ageWords(RunAge age);

}  // namespace kd
