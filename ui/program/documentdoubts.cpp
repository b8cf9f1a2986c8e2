// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/documentdoubts.h"

namespace kd {
namespace {

constexpr std::string_view kUnverified = "unverified";
constexpr std::string_view kCounts = "countsAreNoTimes";

Json countsDoubt()
{
    return doubtObject(kCounts, "These are counts of the emulated GPU, which has no time: they say how much is done, not how fast "
                                "a GPU does it.");
}

}  // namespace

Json doubtObject(std::string_view kind, std::string_view sentence)
{
    return {{"kind", kind}, {"message", sentence}};
}

Json doubtsOf(const RunOutcome& outcome)
{
    Json doubts = Json::array();
    if (outcome.ran() && outcome.verification.empty())
        doubts.push_back(doubtObject(kUnverified, "No output was compared with a reference: nobody knows whether they are right."));
    return doubts;
}

Json doubtsOf(const TimingOutcome& outcome)
{
    Json doubts = doubtsOf(outcome.run);
    if (outcome.modelled)
        doubts.push_back(countsDoubt());
    for (const TimingDoubt& each : outcome.doubts)
        doubts.push_back(doubtObject(nameOf(each.kind), each.text.english()));
    return doubts;
}

Json doubtsOf(const ComparisonOutcome& outcome)
{
    Json doubts = Json::array();
    if (!outcome.ok())
        return doubts;
    if (outcome.first.verification.empty() && outcome.second.verification.empty())
        doubts.push_back(doubtObject(kUnverified, valueOr(outcome.receipt, "outputsEqual", false)
                                         ? "No output was compared with a reference: both builds give the same, right or wrong."
                                         : "No output was compared with a reference, and those of the two builds differ: one at "
                                           "least is wrong, or they depend on the order of threads."));
    if (outcome.modelled)
        doubts.push_back(countsDoubt());
    return doubts;
}

Json countedBestDoubt()
{
    return doubtObject(kCounts, "The best point is the one with the least counted on the emulated GPU, which has no time: on a GPU "
                                "another one may be faster. Time the best few there.");
}

}  // namespace kd
