// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/retired.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <string>

namespace kd {
namespace {

struct Retired {
    std::string_view name;
    MessagePattern<> sentence;
};

constexpr MessagePattern<> kTextures = "texture references are gone from CUDA's compilers; make a TextureObject and pass its "
                                       "handle to the kernel";
constexpr MessagePattern<> kSurfaces = "surface references are gone from CUDA's compilers; make a SurfaceObject and pass its "
                                       "handle to the kernel";
constexpr MessagePattern<> kBanks = "the width of shared memory banks is fixed on every GPU that CUDA 13.0 supports; there is "
                                    "nothing to set";
constexpr MessagePattern<> kProfiler = "since CUDA 12.0 the driver takes no profiler settings; attach Nsight Systems, Nsight "
                                       "Compute or a CUPTI tool and use startProfiler and stopProfiler";
constexpr MessagePattern<> kTargets = "CUDA 13.0 has no GPU that old; the first target is COMPUTE_75";

constexpr auto kRetired = std::to_array<Retired>({
    {"TextureReference", kTextures},
    {"get_texref", kTextures},
    {"param_set_texref", kTextures},
    {"TRSA_OVERRIDE_FORMAT", kTextures},
    {"TR_DEFAULT", kTextures},
    {"SurfaceReference", kSurfaces},
    {"get_surfref", kSurfaces},
    {"shared_config", kBanks},
    {"set_shared_config", kBanks},
    {"get_shared_config", kBanks},
    {"DEFAULT_BANK_SIZE", kBanks},
    {"FOUR_BYTE_BANK_SIZE", kBanks},
    {"EIGHT_BYTE_BANK_SIZE", kBanks},
    {"profiler_output_mode", kProfiler},
    {"initialize_profiler", kProfiler},
    {"KEY_VALUE_PAIR", kProfiler},
    {"CSV", kProfiler},
    {"COMPUTE_10", kTargets},
    {"COMPUTE_11", kTargets},
    {"COMPUTE_12", kTargets},
    {"COMPUTE_13", kTargets},
    {"COMPUTE_20", kTargets},
    {"COMPUTE_21", kTargets},
});

}  // namespace

bool isRetired(std::string_view name) noexcept
{
    return std::ranges::find(kRetired, name, &Retired::name) != kRetired.end();
}

void throwRetired(std::string_view name)
{
    const auto found = std::ranges::find(kRetired, name, &Retired::name);
    throw LogicError({.text = found == kRetired.end() ? Message("there is no such feature") : found->sentence,
                      .subject = std::string(name)});
}

}  // namespace kd
