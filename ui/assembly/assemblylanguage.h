// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/listing/disassembly.h"
#include "core/compile/listing/listing.h"

#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace kd {

/// What the assembly pane knows of one language: its tab, its file, and whether a build has it. A further one is a further row.
struct AssemblyLanguage {
    Listing::Language language;
    const char* key;     ///< its tab's name in sessions: "sass"
    const char* ending;  ///< of a file that holds a listing: ".sass"
    bool isOptional;     ///< its tab is shown only where the build has it
    QString (*name)();   ///< "SASS"
    QString (*tip)();    ///< what it is, for its tab
    bool (*isIn)(const CompileOutcome& outcome);  ///< tells whether the outcome has something to list
    QString (*absence)();                         ///< one sentence for an outcome that has not
};

inline constexpr std::size_t kAssemblyLanguages = 3;

/// All of them, in the order of their tabs.
const std::array<AssemblyLanguage, kAssemblyLanguages>& assemblyLanguages();
const AssemblyLanguage& assemblyLanguage(Listing::Language language);
/// Gives the place of a language's row and tab, from 0.
std::size_t indexOf(Listing::Language language);

/// Makes what the worker is asked for where it makes the listing of a language: machineCodeRequests(), or one for the Tile IR.
std::vector<DisassemblyRequest> assemblyRequests(const CompileOutcome& outcome, Listing::Language language);

}  // namespace kd
