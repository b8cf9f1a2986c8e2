// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/connection.h"
#include "core/base/json.h"
#include "core/data/datarequest.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// Shapes of buffers as --shape names them: "height, width" by buffer.
using BufferShapes = std::map<std::string, std::string>;
/// Throws Failure (BadArguments) where one is no buffer of the plan or does not fit it.
BufferShapes shapesOf(const std::vector<std::string>& settings, const LaunchPlan& plan);
/// The shape of a buffer in numbers; without one that is typed, its elements and their components.
std::vector<std::uint64_t> shapeOf(const BufferPlan& buffer, const LaunchPlan& plan, const BufferShapes& shapes);

/// What the worker computed of a run's buffers, where they are.
struct RunData {
    struct Statistics {
        std::string name;
        DataStatistics values;
    };
    struct Differences {
        std::string name;
        ScalarView view;
        DataDifferences values;
    };
    std::vector<Statistics> statistics;    ///< of outputs, where they were asked for
    std::vector<Differences> differences;  ///< of outputs that differ from their reference
};
/// The element of --who-wrote; nothing where that is empty. Throws Failure (BadArguments) where there is no such element.
std::optional<WatchedElement> watchedElement(const std::string& setting, const LaunchPlan& plan);
/// Asks the worker; says on standard error what it could not compute.
RunData runData(const RunOutcome& outcome, const LaunchPlan& plan, const BufferShapes& shapes, bool wantsStatistics,
                Connection& connection);
/// The same as text; empty where there is nothing.
QString dataText(const RunData& data);
/// Adds "statistics" and "differences" to the document of a run.
void addData(Json& document, const RunData& data);

}  // namespace kd::cli
