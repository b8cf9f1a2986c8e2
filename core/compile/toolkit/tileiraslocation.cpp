// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/toolkit/tileiraslocation.h"

#include "core/base/posix/fileidentity.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTileirasVariable = "KERNELDESK_TILEIRAS";

/// The folder of the toolkit that the program belongs to: it stands in its bin. One that stands elsewhere has its own folder alone.
fs::path toolkitAround(const fs::path& program)
{
    const fs::path folder = program.parent_path();
    return folder.filename() == "bin" ? folder.parent_path() : folder;
}

/// Pip's name of a part that the toolkit has not; empty where it has all.
std::string_view missingPart(const fs::path& toolkit)
{
    constexpr std::array<std::string_view, 4> kLibraries{"lib/libnvvm.so.4", "lib64/libnvvm.so.4", "nvvm/lib64/libnvvm.so.4",
                                                         "nvvm/lib64/libnvvm.so"};
    if (!isProgram(toolkit / "bin/ptxas"))
        return "nvidia-cuda-nvcc";
    const bool hasLibrary =
        std::any_of(kLibraries.begin(), kLibraries.end(), [&](std::string_view library) { return present(toolkit / library); });
    return hasLibrary ? std::string_view() : "nvidia-nvvm";
}

std::optional<TileirasLocation> located(const fs::path& program)
{
    std::error_code error;
    const fs::path real = fs::canonical(program, error);
    const std::optional<posix::FileIdentity> file = error ? std::nullopt : posix::fileIdentity(real);
    if (!file || !isProgram(real))
        return std::nullopt;
    return TileirasLocation{.tileiras = real,
                            .toolkit = toolkitAround(real),
                            .identity = real.string() + ' ' + file->text(),
                            .missing = {}};
}

TileirasLocation noTileiras(Message missing)
{
    return {.tileiras = {}, .toolkit = {}, .identity = {}, .missing = std::move(missing)};
}

TileirasLocation chosenTileiras(const std::string& chosen)
{
    if (std::optional<TileirasLocation> found = located(fs::absolute(chosen)))
        return *std::move(found);
    return noTileiras(message("KERNELDESK_TILEIRAS is {}, which is no program; set it to a tileiras, or unset it.", chosen));
}

}  // namespace

TileirasLocation findTileiras()
{
    if (const std::string chosen = environmentVariable(kTileirasVariable); !chosen.empty())
        return chosenTileiras(chosen);
    Message incomplete;
    for (const fs::path& candidate : compilerPlaces("tileiras")) {
        std::optional<TileirasLocation> found = located(candidate);
        const std::string_view missing = found ? missingPart(found->toolkit) : std::string_view();
        if (found && missing.empty())
            return *std::move(found);
        if (found && incomplete.empty())
            incomplete = message("tileiras was found as {}, but not all of its parts: install the whole CUDA toolkit, 13.3 or "
                                 "later, or pip's {} of the same version.", candidate.string(), missing);
    }
    if (!incomplete.empty())
        return noTileiras(std::move(incomplete));
    return noTileiras(message("tileiras was looked for {}, in CUDA_PATH and on PATH, and not found: install the CUDA toolkit, 13.3 "
                              "or later, or its pip packages nvidia-cuda-tileiras, nvidia-cuda-nvcc and nvidia-nvvm.",
                              toolkitPlaces()));
}

}  // namespace kd
