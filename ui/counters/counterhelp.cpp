// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/counterhelp.h"

#include <QCoreApplication>

#include <map>

namespace kd {
namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(kd::CounterHelp)
};
using Meanings = std::map<std::string_view, QString>;

void addMemory(Meanings& all)
{
    all["dramReadBytes"] =
        Help::tr("Bytes that L2 fetched from device memory. Far more than the kernel's inputs means that they are read again.");
    all["dramWriteBytes"] =
        Help::tr("Bytes that L2 wrote back to device memory while the launch was counted; some may follow later.");
    all["l2Bytes"] = Help::tr("Bytes that the SMs and others asked of L2, in sectors of 32 bytes.");
    all["l2HitRate"] = Help::tr("Share of the sectors asked of L2 that it held already.");
    all["l1Bytes"] = Help::tr("Bytes that passed the L1 caches of all SMs, shared memory included.");
    all["l1HitRate"] = Help::tr("Share of the sectors asked of L1 that it held already.");
    all["globalRequests"] = Help::tr("Load, store and atomic instructions of warps on global memory.");
    all["globalSectors"] =
        Help::tr("Pieces of 32 bytes that those requests touched. A warp that reads 32 floats side by side touches 4, "
                 "one that reads them far apart 32.");
    all["bankConflicts"] =
        Help::tr("Passes over shared memory beyond the first: threads of a warp that want different words of one bank "
                 "are served one after the other.");
}

void addInstructions(Meanings& all)
{
    const QString arithmetic =
        Help::tr("Counted for each thread whose predicate holds. A multiply-add is one instruction and two operations.");
    const QString pairs =
        Help::tr("Counted for each thread whose predicate holds; each works on two values. Compilers load constants by "
                 "multiply-adds of zeros, too.");
    const QString tensor = Help::tr("Multiplications and additions of the tensor cores, each counted by itself.");
    all["warpInstructions"] =
        Help::tr("Instructions that warps executed. The emulated GPU counts those of the PTX, a GPU its machine "
                 "instructions: these are others.");
    all["threadInstructions"] = Help::tr("The same, counted for each active thread: 32 times as many where no warp diverges.");
    for (const std::string_view key : {"addHalf", "mulHalf", "fmaHalf"})
        all[key] = pairs;
    for (const std::string_view key : {"addSingle", "mulSingle", "fmaSingle", "addDouble", "mulDouble", "fmaDouble"})
        all[key] = arithmetic;
    all["tensorInstructions"] = Help::tr("Instructions that the tensor pipes of all SMs executed.");
    for (const std::string_view key :
         {"tensorHalf", "tensorBfloat", "tensorTf32", "tensorFp8", "tensorFp4To8", "tensorDouble", "tensorInt"})
        all[key] = tensor;
    all["occupancy"] =
        Help::tr("Warps that were on an SM on average while it had any, of all that it holds. Less than the calculator's "
                 "figure means that blocks begin, end or wait at different times.");
    all["smCycles"] = Help::tr("Cycles of the SM clock in which the SM that had work longest had a warp.");
    all["issueActive"] =
        Help::tr("Share of its cycles in which a scheduler issued an instruction. A low share means that its warps wait: see "
                 "below for what.");
}

void addStalls(Meanings& all)
{
    all["stallBarrier"] = Help::tr("They wait at __syncthreads() for the other warps of their block.");
    all["stallBranchResolving"] = Help::tr("They wait until it is known where a branch leads.");
    all["stallDispatchStall"] = Help::tr("The dispatcher holds an instruction back that was issued.");
    all["stallDrain"] = Help::tr("They have ended but for stores that are still on their way to memory.");
    all["stallGmma"] = Help::tr("They wait for matrix instructions of a warpgroup (wgmma).");
    all["stallImcMiss"] = Help::tr("They wait for constants or immediates that the constant cache did not hold.");
    all["stallLgThrottle"] = Help::tr("The queue for global and local memory is full: fewer, wider accesses help.");
    all["stallLongScoreboard"] =
        Help::tr("They wait for data of global, local or texture memory. More warps, more loads ahead of their use or "
                 "better locality help.");
    all["stallMathPipeThrottle"] = Help::tr("The arithmetic pipe that they need is busy.");
    all["stallMembar"] = Help::tr("They wait at a memory fence.");
    all["stallMioThrottle"] = Help::tr("The queue for shared memory, special functions and dynamic branches is full.");
    all["stallMisc"] = Help::tr("They wait for a reason that has no counter of its own.");
    all["stallNoInstruction"] = Help::tr("Their next instruction has to be fetched: the code is long, or jumps far.");
    all["stallNotSelected"] = Help::tr("They could issue, and another warp was chosen: there are enough warps.");
    all["stallSelected"] = Help::tr("They issue an instruction: this is no wait.");
    all["stallShortScoreboard"] =
        Help::tr("They wait for data of shared memory or a special function. Bank conflicts lengthen it.");
    all["stallSleeping"] = Help::tr("All threads of the warp called __nanosleep().");
    all["stallTexThrottle"] = Help::tr("The queue of the texture units is full.");
    all["stallWait"] = Help::tr("They wait for the fixed latency of the instruction before.");
}

}  // namespace

QString counterMeaning(std::string_view key)
{
    Meanings all;
    addMemory(all);
    addInstructions(all);
    addStalls(all);
    const auto found = all.find(key);
    return found == all.end() ? QString() : found->second;
}

}  // namespace kd
