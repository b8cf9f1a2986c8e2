// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/runage.h"

#include "core/session/launch/moduleimage.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/launch/launchcheck.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct AgeText {
    Q_DECLARE_TR_FUNCTIONS(kd::RunAge)
};

bool isOfPresentCode(const RunRecord& record, const Document& document, const BuildController& builds)
{
    if (record.revision == document.revision() && record.compileRevision == document.compileRevision())
        return true;
    const Build& build = builds.goodBuild();
    const bool isCompiled = build && build.revision == document.revision() && build.compileRevision == document.compileRevision();
    const std::string& image = record.outcome.cubinSha256;
    const std::string& kernel = record.plan.loweredName;
    return isCompiled && !image.empty() && moduleImageSha256(*build.outcome, record.outcome.deviceId, kernel) == image;
}

/// What a launch plan says of the launch itself, without the names that led to it.
Json launchShape(const LaunchPlan& plan, bool hasArguments)
{
    Json json = plan;
    for (const char* const key : {"loweredName", "symbols", "deadlineSeconds"})
        json.erase(key);
    if (!hasArguments)
        for (const char* const key : {"arguments", "buffers", "references"})
            json.erase(key);
    return json;
}

bool isOfPresentLaunch(const RunRecord& record, const BuildController& builds, const LaunchCheck& check)
{
    if (!builds.build())
        return true;  // of a report that was opened: nothing was checked yet
    if (!check.plan)
        return false;
    const bool hasArguments = !record.plan.arguments.empty();
    return launchShape(record.plan, hasArguments) == launchShape(*check.plan, hasArguments);
}

}  // namespace

RunAge ageOf(const RunRecord& record, const Document& document, const BuildController& builds, const LaunchCheck& check)
{
    if (!isOfPresentCode(record, document, builds))
        return RunAge::OtherCode;
    return isOfPresentLaunch(record, builds, check) ? RunAge::Present : RunAge::OtherLaunch;
}

QString ageWords(RunAge age)
{
    switch (age) {
    case RunAge::OtherCode:
        return AgeText::tr("earlier code");
    case RunAge::OtherLaunch:
        return AgeText::tr("earlier launch");
    case RunAge::Present:
        break;
    }
    return {};
}

}  // namespace kd
