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

Json limitOf(std::uint32_t blocks)
{
    return blocks == kUnlimitedBlocks ? Json(nullptr) : Json(blocks);
}

}  // namespace

void to_json(Json& json, const OccupancyInput& input)
{
    json = {{"arch", architectureName(input.architecture)},
            {"threads", input.threads},
            {"registers", input.registers},
            {"staticShared", input.staticShared},
            {"dynamicShared", input.dynamicShared},
            {"carveoutPercent", input.carveoutPercent.value_or(-1) < 0 ? Json(nullptr) : Json(*input.carveoutPercent)},
            {"barriers", input.barriers},
            {"cluster", input.cluster},
            {"virtualResources", input.virtualResources},
            {"maxThreads", input.maxThreads == 0 ? Json(nullptr) : Json(input.maxThreads)}};
}

void to_json(Json& json, const OccupancyResult& result)
{
    json = {{"blocksPerSm", result.blocksPerSm},
            {"warpsPerSm", result.warpsPerSm},
            {"maxWarpsPerSm", result.maxWarpsPerSm},
            {"occupancy", result.occupancy},
            {"limitedBy", limiterNames(result.limiters)},
            {"limits",
             {{"warps", limitOf(result.limits.warps)},
              {"blocks", limitOf(result.limits.blocks)},
              {"registers", limitOf(result.limits.registers)},
              {"shared", limitOf(result.limits.shared)},
              {"barriers", limitOf(result.limits.barriers)},
              {"virtual", limitOf(result.limits.virtualResources)}}},
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
