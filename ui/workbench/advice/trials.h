// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/trialrunner.h"

#include <QString>

namespace kd {

struct Build;
class Document;
struct TargetInfo;

/// How trials of a document's program are compiled: with line tables, as live compile does, so that what is tried here and done
/// there is compiled once. A program whose request cannot be made is Rejected, in one sentence.
TrialRunner::PreparedBuild documentRequest(const Program& changed, const std::string& architecture);

/// Why the target has no compiler for programs that are compared with that good build: one sentence; empty where it has one. What
/// nvcc compiled needs no NVRTC.
QString whyNoTrials(const TargetInfo& target, const Build& build);

/// Writes the candidate into the text as it stands. False where the kernel's definition is not found in it.
bool insertIntoText(Document& document, const Candidate& candidate);

}  // namespace kd
