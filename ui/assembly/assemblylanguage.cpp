// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/assembly/assemblylanguage.h"

#include <QCoreApplication>

#include <algorithm>

namespace kd {
namespace {

using Language = Listing::Language;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AssemblyLanguage)
};

constexpr std::array<AssemblyLanguage, kAssemblyLanguages> kLanguages{{
    {.language = Language::Sass,
     .key = "sass",
     .ending = ".sass",
     .isOptional = false,
     .name = [] { return QStringLiteral("SASS"); },
     .tip = [] { return Words::tr("Machine code of the last good build"); },
     .isIn = [](const CompileOutcome& outcome) { return !outcome.cubin.empty() || !outcome.tileCubin.empty(); },
     .absence =
         [] { return Words::tr("The file has PTX alone of this kernel: its machine code is made by the device's driver."); }},
    {.language = Language::Ptx,
     .key = "ptx",
     .ending = ".ptx",
     .isOptional = false,
     .name = [] { return QStringLiteral("PTX"); },
     .tip = [] { return Words::tr("Intermediate code of the last good build"); },
     .isIn = [](const CompileOutcome& outcome) { return !outcome.ptx.empty(); },
     .absence = [] { return Words::tr("The file has no PTX of this kernel beside its machine code."); }},
    {.language = Language::TileIr,
     .key = "tile-ir",
     .ending = ".tileir",
     .isOptional = true,
     .name = [] { return Words::tr("Tile IR"); },
     .tip = [] { return Words::tr("Intermediate code of the last good build's kernels of CUDA Tile"); },
     .isIn = [](const CompileOutcome& outcome) { return !outcome.tileIr.empty(); },
     .absence = [] { return Words::tr("The program has no Tile IR: it has no kernel of CUDA Tile (__tile_global__)."); }},
}};

}  // namespace

const std::array<AssemblyLanguage, kAssemblyLanguages>& assemblyLanguages()
{
    return kLanguages;
}

std::size_t indexOf(Listing::Language language)
{
    const auto* const found = std::ranges::find(kLanguages, language, &AssemblyLanguage::language);
    return static_cast<std::size_t>(found - kLanguages.begin());
}

std::vector<DisassemblyRequest> assemblyRequests(const CompileOutcome& outcome, Listing::Language language)
{
    if (language == Language::TileIr)
        return {{.cubin = outcome.tileIr, .cubinSha256 = {}, .isTileIr = true}};
    return machineCodeRequests(outcome);
}

const AssemblyLanguage& assemblyLanguage(Listing::Language language)
{
    return kLanguages[indexOf(language)];
}

}  // namespace kd
