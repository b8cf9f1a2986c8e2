// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/moduleimage.h"

#include "core/base/sha256.h"

#include <algorithm>

namespace kd {
namespace {

constexpr const char* kLineInformation = "--generate-line-info";

/// PTX that was opened, which the driver compiles.
bool isPtxAlone(const CompileOutcome& outcome)
{
    return outcome.cubinSha256.empty() && outcome.cubin.empty();
}

bool isOfTile(const CompileOutcome& outcome, std::string_view kernel)
{
    const auto found = std::ranges::find(outcome.kernels, kernel, &KernelInfo::loweredName);
    return found != outcome.kernels.end() && found->isTile;
}

}  // namespace

std::vector<std::byte> moduleImage(const CompileOutcome& outcome, std::string_view device, std::string_view kernel)
{
    if (!isEmulatedDevice(device) && isOfTile(outcome, kernel))
        return outcome.tileCubin;
    if (!isEmulatedDevice(device) && !isPtxAlone(outcome))
        return outcome.cubin;
    const auto* const text = reinterpret_cast<const std::byte*>(outcome.ptx.data());
    return {text, text + outcome.ptx.size()};
}

std::string moduleImageSha256(const CompileOutcome& outcome, std::string_view device, std::string_view kernel)
{
    if (!isEmulatedDevice(device) && isOfTile(outcome, kernel))
        return sha256Hex(outcome.tileCubin);
    return isEmulatedDevice(device) || isPtxAlone(outcome) ? sha256Hex(outcome.ptx) : outcome.cubinSha256;
}

void addLineInformation(CompileRequest& request)
{
    const auto has = [&](const char* option) { return std::ranges::find(request.options, option) != request.options.end(); };
    // -G has line information of its own and refuses more of it.
    if (!has(kLineInformation) && !has("--device-debug"))
        request.options.emplace_back(kLineInformation);
}

void addDeviceOptions(CompileRequest& request, std::string_view device)
{
    if (isEmulatedDevice(device))
        addLineInformation(request);
}

}  // namespace kd
