// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/hostinputs.h"

#include "core/base/error.h"
#include "core/session/data/recipe.h"

#include <algorithm>

namespace kd {
namespace {

void checkHost(const LaunchPlan& plan, const HostBuffers& host)
{
    bool fits = host.inputs.size() == plan.buffers.size() && host.outputs.size() == plan.buffers.size();
    for (std::size_t i = 0; fits && i < plan.buffers.size(); ++i)
        fits = host.inputs[i].bytes().size() == plan.buffers[i].bytes() &&
               (!isOutput(plan.buffers[i]) || host.outputs[i].bytes().size() == plan.buffers[i].bytes());
    if (!fits)
        throw LogicError({.text = "the host buffers do not have the sizes of the plan's", .subject = plan.kernel});
}

}  // namespace

std::span<const std::byte> sentBytes(const BlobLookup& blobs, const std::string& id, Bytes size, const ErrorSubject& what)
{
    const std::span<const std::byte> bytes = blobs ? blobs(id) : std::span<const std::byte>();
    if (bytes.size() != size.value)
        throw RuntimeError({.text = message("{} byte(s) had to be sent along, not {}", size.value, bytes.size()),
                            .subject = what});
    return bytes;
}

void fillInputs(const LaunchPlan& plan, const BlobLookup& blobs, HostBuffers& host)
{
    checkHost(plan, host);
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const BufferPlan& buffer = plan.buffers[i];
        const std::span<std::byte> to = host.inputs[i].bytes();
        const bool isSent = buffer.recipe.kind == Recipe::Kind::File || buffer.recipe.kind == Recipe::Kind::Image;
        if (isSent)
            std::ranges::copy(sentBytes(blobs, buffer.blob, {buffer.bytes()}, buffer.name), to.begin());
        else
            fill(buffer.recipe, buffer.type, to);
    }
}

}  // namespace kd
