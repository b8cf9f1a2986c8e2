#include "core/occupancy/occupancy.h"

#include "core/device/architecture.h"

namespace kd {
namespace {

Json pointsOf(const OccupancyCurve& curve)
{
    Json points = Json::array();
    for (const OccupancyCurve::Point& point : curve.points)
        points.push_back({{"value", point.value}, {"blocksPerSm", point.blocksPerSm}, {"occupancy", point.occupancy}});
    return points;
}

}  // namespace

void to_json(Json& json, const OccupancyInput& input)
{
    json = {{"arch", architectureName(input.architecture)},
            {"threads", input.threads},
            {"registers", input.registers},
            {"staticShared", input.staticShared},
            {"dynamicShared", input.dynamicShared},
            {"carveoutPercent", input.carveoutPercent ? Json(*input.carveoutPercent) : Json(nullptr)},
            {"barriers", input.barriers},
            {"cluster", input.cluster},
            {"virtualResources", input.virtualResources},
            {"maxThreads", input.maxThreads}};
}

void to_json(Json& json, const OccupancyResult& result)
{
    json = {{"blocksPerSm", result.blocksPerSm},
            {"warpsPerSm", result.warpsPerSm},
            {"maxWarpsPerSm", result.maxWarpsPerSm},
            {"occupancy", result.occupancy},
            {"limitedBy", limiterNames(result.limiters)},
            {"limits",
             {{"warps", result.limits.warps},
              {"blocks", result.limits.blocks},
              {"registers", result.limits.registers},
              {"shared", result.limits.shared},
              {"barriers", result.limits.barriers},
              {"virtual", result.limits.virtualResources}}},
            {"sharedCapacity", result.sharedCapacity},
            {"allocatedRegisters", result.allocatedRegisters},
            {"allocatedShared", result.allocatedShared},
            {"reason", result.reason}};
    if (!result.impossible.empty())
        json["impossible"] = result.impossible;
}

void to_json(Json& json, const OccupancyCurves& curves)
{
    json = {{"threads", pointsOf(curves.threads)}, {"registers", pointsOf(curves.registers)}, {"shared", pointsOf(curves.shared)}};
}

void to_json(Json& json, const NextStep& step)
{
    json = {{"resource", step.resource}, {"value", step.value}, {"occupancy", step.occupancy}};
}

}  // namespace kd
