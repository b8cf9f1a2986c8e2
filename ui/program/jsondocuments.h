// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/listing/listing.h"
#include "core/device/deviceinfo.h"
#include "core/measure/comparison.h"
#include "core/measure/counters/linereading.h"
#include "core/measure/roofline.h"
#include "core/measure/timingoutcome.h"
#include "core/occupancy/occupancy.h"
#include "core/session/document/runoutcome.h"
#include "ui/client/client.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

// The JSON documents of `--format json`. Their keys are a contract: they may be added to, not changed. Times are in the unit
// that a key names, else in seconds; NaN and infinities are the texts "nan", "inf" and "-inf". What compiled code
// does not tell is null.

/// [x, y, z]
Json sizeArray(Dim3 size);
/// The text, and null for an empty one.
Json textOrNull(const std::string& text);

Json devicesDocument(const TargetInfo& target);
Json compileDocument(const std::vector<CompileOutcome>& outcomes);
/// {functions: [{name, symbol, instructions, lines: [{text, address, line, registers}]}]}: `line` is one of the source, 0 where
/// none is known; `registers` are live ones; labels have no address.
/// With `tellsLines` instructions have `places` as well, [{file, line}] from where they were written to the outermost call, and the
/// document `source`, {file, lines: {"12": text}}: of `source`, the program's text, the lines that instructions came from.
Json listingDocument(const Listing& listing, bool tellsLines = false, std::string_view source = {});
Json runDocument(const RunOutcome& outcome);
Json timeDocument(const TimingOutcome& outcome, const std::optional<RoofBound>& bound = {});
/// What kernels did that is no hazard but seldom meant: {kind, message, kernel, file, line, block, thread, count}.
Json kernelNotesArray(const std::vector<KernelNote>& notes);
/// The figures of one line under the keys that JSON has for them.
Json countObject(const LineCount& count);
/// How the samples come to be of the kernel's own time. Seconds.
Json kernelTimeObject(const KernelTime& time);
Json occupancyDocument(const std::string& kernel, const std::string& compiler, const OccupancyInput& input,
                       const OccupancyResult& result, bool withCurves);

/// What is said of A or of B beside its measurements.
struct ComparedSide {
    std::string name;      ///< the file as it was named
    std::string revision;  ///< commit of --against; empty: the file as it is
    std::string compiler;  ///< empty for code that was compiled before
};
Json comparisonDocument(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second);

// Makes the document of a program that did not compile: `ok`, `message`, `kernel`, `arch`, `diagnostics`, and the keys of the
// command without values.

Json notCompiledDocument(const CompileOutcome& outcome, const std::string& kernel);
/// `document` is the one of a command that launches, with nothing known.
Json notCompiledLaunchDocument(Json document, const CompileOutcome& outcome, const std::string& kernel);
Json notCompiledRunDocument(const CompileOutcome& outcome, const std::string& kernel);
Json notCompiledTimeDocument(const CompileOutcome& outcome, const std::string& kernel);
/// The document of two builds of which one does not compile.
Json notCompiledComparisonDocument(const CompileOutcome& outcome, const std::string& kernel);
Json notCompiledOccupancyDocument(const CompileOutcome& outcome, const std::string& kernel);

}  // namespace kd
