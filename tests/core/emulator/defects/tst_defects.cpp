// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "core/emulator/texture/texturetable.h"
#include "tests/core/emulator/emulatorbench.h"
#include "tests/core/emulator/testshare.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <chrono>
#include <optional>
#include <string_view>

namespace tst_defects {

using kd::Fault;
using kd::emulator::LaunchReport;
using Kind = Fault::Kind;

namespace {

constexpr int kElements = 102;  ///< at `data`; not a multiple of 4

struct Defect {
    const char* name;
    const char* module;
    Kind kind;
    const char* words;  ///< part of the message
    std::uint32_t threads = 128;
    int elements = kElements;
    std::optional<std::uint32_t> thread{};  ///< threadIdx.x that does it
    bool hasOther = false;                  ///< a third parameter: null, or freed memory
    std::uint64_t shared = 0;               ///< dynamic, bytes
    int fromArchitecture = 75;
    std::uint32_t blocks = 1;
    int lastArchitecture = 120;
};

constexpr std::uint32_t kBlock = 128;

/// Of asynchronous copies and of mbarriers, in modules of their own.
constexpr Defect ofMbarriers(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "mbarriers", kind, words, kBlock, kBlock, thread, false, 0, 80};
}
constexpr Defect ofBulk(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "bulk", kind, words, kBlock, kBlock, thread, false, 0, 90};
}
/// What they do in global memory, of three blocks.
constexpr Defect ofBulkBlocks(const char* name, const char* words)
{
    return {name, "bulk", Kind::GlobalRace, words, kBlock, 1024, {}, false, 0, 90, 3};
}
constexpr Defect ofCopies(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "copies", kind, words, kBlock, kBlock, thread, false, 0, 80};
}

constexpr Defect ofClusters(const char* name, Kind kind, const char* words, std::uint32_t blocks = 2)
{
    return {name, "clusterdefects", kind, words, kBlock, kBlock, {}, false, 0, 90, blocks};
}

/// Kernels with two tensor maps.
constexpr Defect ofMaps(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "tensormaps", kind, words, kBlock, kBlock, thread, false, 0, 90};
}

/// Kernels that change tensor maps, which needs an architecture of its own as well.
constexpr Defect ofMapEdits(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "mapedits", kind, words, kBlock, kBlock, thread, false, 0, 90, 1, 90};
}

/// Products of warpgroups, which one architecture has.
constexpr Defect ofProducts(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {},
                            std::uint32_t threads = kBlock)
{
    return {name, "wgmma", kind, words, threads, 192, thread, false, 0, 90, 1, 90};
}

/// Tensor memory, likewise.
constexpr Defect ofTensorMemory(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "tcgen05", kind, words, kBlock, 192, thread, false, 0, 100, 1, 100};
}

constexpr Defect ofReads(const char* name, const char* words, std::optional<std::uint32_t> thread = {}, std::uint64_t shared = 0)
{
    return {name, "reads", Kind::UninitializedRead, words, kBlock, kBlock, thread, false, shared, 80};
}

constexpr Defect ofLocals(const char* name, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "locals", Kind::UninitializedRead, words, kBlock, kBlock, thread};
}

/// With so many elements in memory that nobody has written, a third parameter.
constexpr Defect ofUnwritten(const char* name, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "unwritten", Kind::UninitializedRead, words, kBlock, kBlock, thread, true};
}

/// Three blocks, which do not always meet in the same order.
constexpr Defect ofGlobals(const char* name, const char* words)
{
    return {name, "globals", Kind::GlobalRace, words, kBlock, 1024, {}, false, 0, 75, 3};
}

/// What a kernel that another one launches does wrong; its name ends with _child.
constexpr Defect ofLaunches(const char* name, Kind kind, const char* words, std::optional<std::uint32_t> thread = {})
{
    return {name, "launches", kind, words, kBlock, kBlock, thread};
}

/// What grids of one launch of the host's do at once.
constexpr Defect ofGrids(const char* name, const char* words, std::uint32_t blocks = 1)
{
    return {name, "launches", Kind::GlobalRace, words, kBlock, 512, {}, false, 0, 75, blocks};
}

/// Of textures and surfaces, three blocks.
constexpr Defect ofTexels(const char* name, const char* words)
{
    return {name, "texels", Kind::GlobalRace, words, kBlock, 1024, {}, false, 0, 75, 3};
}

const std::vector<Defect> kDefects{
    {"past_end", "addresses", Kind::IllegalAddress, "a write of 4 bytes", kBlock, kElements, kElements},
    {"before_start", "addresses", Kind::IllegalAddress, "a read of 4 bytes", kBlock, kElements, 0, false, 512},
    {"wide", "addresses", Kind::IllegalAddress, "a read of 16 bytes", 32, kElements, 0},
    {"inlined", "addresses", Kind::IllegalAddress, "a read of 4 bytes", 32, kElements, 1},
    {"atomic", "addresses", Kind::IllegalAddress, "past the end of the 408-byte allocation", 32, kElements, 0},
    {"shared", "addresses", Kind::SharedOutOfBounds, "256", 64},
    {"dynamic", "addresses", Kind::SharedOutOfBounds, "512", kBlock, kElements, 127, false, 512},
    {"local", "addresses", Kind::LocalOutOfBounds, "4 bytes", 32, kElements, 0},
    {"misaligned", "addresses", Kind::Misaligned, "4 bytes", 32, kElements, 1},
    {"misaligned_shared", "addresses", Kind::Misaligned, "8 bytes", 32, kElements, 1, false, 512},
    {"null", "addresses", Kind::NullPointer, "4 bytes", 32, kElements, 0, true},
    {"freed", "addresses", Kind::FreedMemory, "freed", 32, kElements, 0, true},
    {"constant", "addresses", Kind::ConstantOutOfBounds, "4 bytes", 32, kElements, 0},
    {"read_only", "addresses", Kind::ReadOnlyWrite, "4 bytes", 32, kElements, 0},
    {"stack", "addresses", Kind::StackOverflow, "bytes", 32},
    {"assert", "addresses", Kind::Assert, "data[threadIdx.x % n] != 3", 32, kElements, 3},
    {"trap", "addresses", Kind::Trap, "", 32, kElements, 5},
    {"pointer", "addresses", Kind::IllegalInstruction, "", 32},
    {"neighbour", "addresses", Kind::SharedOutOfBounds, "just past the end of the 64-byte variable front", 16, kElements, 0},
    {"next_array", "addresses", Kind::SharedOutOfBounds, "just past the end of the 128-byte variable front", 32, kElements, 31},
    {"before_dynamic", "addresses", Kind::SharedOutOfBounds, "4 bytes before the start of dynamic shared memory", 32, kElements, 0,
     false, 128},
    {"running", "addresses", Kind::SharedOutOfBounds, "the 192-byte variable front", 32, kElements},
    {"counter", "addresses", Kind::SharedOutOfBounds, "an atomic operation on 4 bytes", 32, kElements, 6},
    {"frame", "addresses", Kind::LocalOutOfBounds, "in that of its caller", 32, kElements, 0},
    {"heap_freed", "addresses", Kind::FreedMemory, "4 bytes", 16, kElements, 0},
    {"heap_end", "addresses", Kind::IllegalAddress, "4 bytes", 16, kElements, 0},
    {"heap_twice", "addresses", Kind::FreedMemory, "", 16, kElements, 0},
    {"divergent", "barriers", Kind::BarrierDivergence, "threads of one warp wait for each other at two barriers", 64, 64},
    {"two_places", "barriers", Kind::BarrierDivergence, "32 of 64 threads", 64, 64},
    {"named", "barriers", Kind::Deadlock, "waits for 64 threads", 64, 64},
    {"shuffle", "barriers", Kind::LanesMissing, "0xfff00000", 64, 64},
    {"warp_barrier", "barriers", Kind::LanesMissing, "0x00000080", 64, 64},
    {"vote", "barriers", Kind::LanesMissing, "0xaaaaaaaa", 64, 64},
    {"unnamed", "barriers", Kind::LanesMissing, "", 64, 64},
    {"reversed", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"overrun", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"both_write", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"mixed", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"bytes", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"pairs", "races", Kind::SharedRace, "", kBlock, kBlock},
    {"lanes", "races", Kind::SharedRace, "of the same warp", kBlock, kBlock},
    {"exchange", "races", Kind::SharedRace, "of the same warp", kBlock, kBlock},
    {"butterfly", "races", Kind::SharedRace, "of the same warp", kBlock, kBlock},
    {"at_once", "races", Kind::SharedRace, "of the same warp", kBlock, kBlock},
    {"halves", "races", Kind::SharedRace, "of the same warp", kBlock, kBlock},
    ofCopies("unwaited", Kind::SharedRace, "has waited for its cp.async that fills those bytes"),
    ofCopies("one_too_many", Kind::SharedRace, "has waited for its cp.async"),
    ofCopies("uncommitted", Kind::SharedRace, "has waited for its cp.async"),
    ofCopies("own_only", Kind::SharedRace, ""),
    ofCopies("written", Kind::SharedRace, "a write of 4 bytes"),
    ofCopies("refilled", Kind::SharedRace, ""),
    ofCopies("source", Kind::GlobalRace, "and a read of an asynchronous copy by thread"),
    ofCopies("askew", Kind::Misaligned, "a read of 16 bytes", 1),
    ofCopies("tail", Kind::IllegalAddress, "past the end", 0),
    ofMbarriers("uninitialised", Kind::IllegalInstruction, "(variable bar): no mbarrier.init has made it"),
    ofMbarriers("unordered", Kind::IllegalInstruction, "behind its mbarrier.init by thread (0, 0, 0)", 32),
    ofMbarriers("ended", Kind::IllegalInstruction, "mbarrier.inval has ended it"),
    ofMbarriers("overwritten", Kind::IllegalInstruction, "its 8 bytes have been overwritten"),
    ofMbarriers("too_many", Kind::IllegalInstruction, "5 arrivals where 4 of the 4 of its phase 0 are left", 32),
    ofMbarriers("too_few", Kind::Deadlock, "96 of 128 arrivals have come in its phase 0, none of them from warp 3"),
    ofMbarriers("wrong_parity", Kind::Deadlock, "waits for a phase of parity 0"),
    ofMbarriers("passes", Kind::SharedRace, "which the mbarrier at 0x"),
    ofMbarriers("one_warp_waits", Kind::SharedRace, ""),
    ofMbarriers("handover", Kind::SharedRace, ""),
    ofBulk("arriving", Kind::SharedRace, "comes before the copy of thread (0, 0, 0) that fills those bytes has arrived"),
    ofBulk("announced", Kind::Deadlock, "and 16 bytes of copies are awaited"),
    ofBulk("unfenced", Kind::SharedRace, "no fence.proxy.async stands between", 0),
    ofBulk("fenced_by_one", Kind::SharedRace, "no fence.proxy.async stands between", 0),
    ofBulk("reused", Kind::SharedRace, "is not ordered behind the bulk copy of thread (0, 0, 0) that reads those bytes"),
    ofBulk("overtaking", Kind::SharedRace, "a write of 256 bytes", 0),
    ofBulk("changing", Kind::GlobalRace, "a read of a bulk copy by thread (0, 0, 0) of block (0, 0, 0)"),
    ofBulk("bulk_askew", Kind::Misaligned, "must be a multiple of 16", 0),
    ofBulk("odd_size", Kind::Misaligned, "a bulk copy of 508 bytes", 0),
    ofBulk("bulk_tail", Kind::IllegalAddress, "just past the end of the 512-byte allocation", 0),
    ofBulk("next_copy", Kind::SharedRace, "comes before the copy of thread (0, 0, 0) that fills those bytes has arrived"),
    ofBulk("unmade", Kind::IllegalInstruction, "no mbarrier.init has made it", 0),
    ofClusters("unsynchronised", Kind::SharedRace, "no barrier of the cluster orders a"),
    ofClusters("gone_early", Kind::SharedOutOfBounds, "in shared memory of block 1 of the cluster, which has ended"),
    ofClusters("may_leave", Kind::SharedRace, "block 0 of the cluster may end before a read of 4 bytes by thread"),
    ofClusters("relaxed", Kind::SharedRace, "no barrier of the cluster orders a"),
    ofClusters("both_send", Kind::SharedRace, "no barrier of the cluster orders a write of 4 bytes"),
    ofClusters("far_end", Kind::SharedOutOfBounds, "just past the end of the 512 bytes of shared memory of block 0 of the cluster"),
    ofClusters("no_rank", Kind::SharedOutOfBounds, "where the cluster has no block"),
    ofClusters("own_only", Kind::SharedOutOfBounds, "which is in block 0 of the cluster: the instruction names .shared::cta"),
    ofClusters("absent", Kind::Deadlock, "barrier 1 waits for 64 threads, 32 have come"),
    ofClusters("once_more", Kind::Deadlock, "waits for a phase of parity 0 of the mbarrier"),
    ofClusters("far_unmade", Kind::IllegalInstruction, "(variable bar) of block 1 of the cluster: no mbarrier.init has made it"),
    ofClusters("far_too_few", Kind::Deadlock, "96 of 128 arrivals have come in its phase 0"),
    ofClusters("behind_arrival", Kind::SharedRace, "no barrier of the cluster orders a"),
    ofClusters("unreceived", Kind::SharedRace, "comes before the copy of thread"),
    ofClusters("two_blocks", Kind::IllegalInstruction, "of block 1 of the cluster: it is not in block 0 of the cluster"),
    ofClusters("unclustered", Kind::IllegalInstruction, "in launches with clusters alone", 1),
    ofClusters("sends_and_leaves", Kind::SharedRace, "the block ends while the bulk copy"),
    ofBulk("everyone", Kind::IllegalInstruction, "1 arrival where 0 of the 1 of its phase 0 are left"),
    ofMaps("map_freed", Kind::FreedMemory, "a read of 4 bytes", 0),
    ofMaps("map_too_tall", Kind::IllegalAddress, "just past the end of the 512-byte allocation", 0),
    ofMaps("map_half_outside", Kind::Deadlock, "bytes of copies"),
    ofMaps("map_expects_two", Kind::Deadlock, "and 256 bytes of copies are awaited"),
    ofMaps("map_arriving", Kind::SharedRace, "comes before the copy of thread (0, 0, 0) that fills those bytes has arrived"),
    ofMaps("map_unfenced", Kind::SharedRace, "no fence.proxy.async stands between", 0),
    ofMaps("map_reused", Kind::SharedRace, "is not ordered behind the bulk copy of thread (0, 0, 0) that reads those bytes"),
    ofMaps("map_box_askew", Kind::Misaligned, "must begin at a multiple of 128", 0),
    ofMaps("map_column", Kind::IllegalInstruction, "coordinate 0 is 2, 8 bytes from the start of a row", 0),
    ofBulkBlocks("only_read", "and a write of a bulk copy by thread (0, 0, 0) of block ("),
    ofBulkBlocks("own_wait", "nothing orders a"),
    ofBulkBlocks("one_tile", "nothing orders a write of a bulk copy by thread (0, 0, 0) of block"),
    ofBulkBlocks("sums", "a reduction of a bulk copy by thread (0, 0, 0) of block"),
    ofBulkBlocks("last_tiles", "a write of a bulk copy by thread (0, 0, 0) of block"),
    ofBulkBlocks("stored", "a read of a bulk copy by thread (0, 0, 0) of block ("),
    ofBulkBlocks("zeroed", "a reduction of a bulk copy by thread (0, 0, 0) of block ("),
    ofBulkBlocks("gathered", "no fence.proxy.async stands between"),
    ofMaps("map_only_read", Kind::GlobalRace, "and a write of a bulk copy by thread (0, 0, 0) of block (0, 0, 0), which has not been"),
    ofMaps("map_stored", Kind::GlobalRace, "no fence.proxy.async stands between", 0),
    ofClusters("half_written", Kind::UninitializedRead, "of block 1 of the cluster by thread"),
    ofClusters("far_sums", Kind::UninitializedRead, "an atomic operation on 4 bytes at byte"),
    ofMaps("map_of_data", Kind::IllegalInstruction, "no tensor map is there", 0),
    ofMapEdits("edit_unacquired", Kind::GlobalRace, "no fence.proxy.tensormap::generic.acquire of that map since", 0),
    ofMapEdits("edit_unreleased", Kind::GlobalRace, "no fence.proxy.tensormap::generic.release has followed that", 0),
    ofMapEdits("edit_again", Kind::GlobalRace, "no fence.proxy.tensormap::generic.acquire of that map since", 0),
    ofMapEdits("edit_in_place", Kind::IllegalAddress, "from global or constant memory or a kernel's parameters alone", 0),
    ofMapEdits("edit_swizzle", Kind::IllegalInstruction, "a row of the box has 64 bytes, more than the 32", 0),
    ofMapEdits("edit_meanwhile", Kind::SharedRace, "4 byte"),
    ofMapEdits("edit_stored", Kind::GlobalRace, "no fence.proxy.tensormap::generic.release has followed that", 0),
    ofMapEdits("edit_copied", Kind::GlobalRace, "no fence.proxy.tensormap::generic.acquire of that map since", 0),
    ofMapEdits("edit_stored_again", Kind::GlobalRace, "no fence.proxy.tensormap::generic.release has followed that", 0),
    ofMapEdits("edit_bulk", Kind::GlobalRace, "no fence.proxy.tensormap::generic.release has followed that", 0),
    ofMapEdits("edit_half", Kind::UninitializedRead, "it is stored in global memory"),
    ofProducts("unwaited", Kind::IllegalInstruction, "a register is read that a wgmma under way writes: no wgmma.wait_group"),
    ofProducts("one_pending", Kind::IllegalInstruction, "a register is read that a wgmma under way writes: no wgmma.wait_group"),
    ofProducts("uncommitted", Kind::IllegalInstruction, "no wgmma.commit_group has put that product into a group"),
    ofProducts("no_fence", Kind::IllegalInstruction, "no wgmma.fence comes before the first wgmma of the warp"),
    ofProducts("late_write", Kind::IllegalInstruction, "no wgmma.fence stands between"),
    ofProducts("rescaled", Kind::IllegalInstruction, "no wgmma.fence stands between"),
    ofProducts("a_written", Kind::IllegalInstruction, "a register is written that a wgmma under way reads as matrix A"),
    ofProducts("two_shapes", Kind::IllegalInstruction, "a wgmma writes a register that one of another shape"),
    ofProducts("no_proxy_fence", Kind::SharedRace, "no fence.proxy.async stands between"),
    ofProducts("no_barrier", Kind::SharedRace, "wgmma of warp"),
    ofProducts("refilled", Kind::SharedRace, "is not ordered behind the wgmma of warps 0 to 3 that reads those bytes"),
    ofProducts("handed_over", Kind::SharedRace, "wgmma of warp", {}, 160),
    ofProducts("copied_over", Kind::SharedRace, "is not ordered behind the wgmma of warps 0 to 3 that reads those bytes", 0),
    ofProducts("not_arrived", Kind::SharedRace, "comes before the copy of thread (0, 0, 0) that fills those bytes has arrived"),
    ofProducts("three_warps", Kind::LanesMissing, "this one has begun 1, one of them 0: warp 3 has ended"),
    ofProducts("late_warp", Kind::LanesMissing, "one of them 0: warp 2 waits at"),
    ofProducts("two_products", Kind::LanesMissing, "the four warps of a warpgroup must execute the same wgmma: warp"),
    ofProducts("own_rows", Kind::IllegalInstruction, "the descriptors of a wgmma must be the same in all warps of a warpgroup"),
    ofProducts("outside", Kind::SharedOutOfBounds, "matrix B of the wgmma has 16 bytes at shared address 0xa00"),
    ofProducts("never_waited", Kind::IllegalInstruction, "the block ends while a wgmma of warp 0 is under way"),
    ofTensorMemory("cells_unwaited", Kind::IllegalInstruction, "the mbarrier of its tcgen05.commit has not been waited for"),
    ofTensorMemory("cells_uncommitted", Kind::IllegalInstruction, "no tcgen05.commit has followed that"),
    ofTensorMemory("store_unwaited", Kind::IllegalInstruction, "no tcgen05.wait::st has waited for that"),
    ofTensorMemory("operand_refilled", Kind::SharedRace, "is not ordered behind the tcgen05.mma of thread (0, 0, 0)"),
    ofTensorMemory("operand_unfenced", Kind::SharedRace, "no fence.proxy.async stands between"),
    ofTensorMemory("added_to_nothing", Kind::UninitializedRead, "D, which enable-input-d adds, in tensor memory", 0),
    ofTensorMemory("past_columns", Kind::IllegalAddress, "a tcgen05.ld touches columns 32 to 32"),
    ofTensorMemory("never_freed", Kind::TensorMemoryLeak, "the block ends while 64 columns of tensor memory are allocated"),
    ofTensorMemory("no_room", Kind::Deadlock, "a tcgen05.alloc waits for 32 columns of tensor memory: 512 of the 512 are allocated"),
    ofTensorMemory("freed_early", Kind::IllegalInstruction, "a tcgen05.dealloc of thread (0, 0, 0) changes tensor memory"),
    ofReads("unset", "a read of 4 bytes at byte 124 of the 512-byte variable s", 96),
    ofReads("half_tile", "a read of 4 bytes at byte 388 of the 512-byte variable tile", 96),
    ofReads("behind_end", "a read of 4 bytes at byte 512 of the 640-byte variable list", 112),
    ofReads("uncleared", "an atomic operation on 4 bytes at byte 0 of the 4-byte variable count"),
    ofReads("bins", "of the 1024-byte variable bins by thread"),
    ofReads("border", "byte 0 of the 520-byte variable tile", 0),
    ofReads("vectors", "a read of 16 bytes at byte 1584 of the 2048-byte variable tile", 97),
    ofReads("every_second", "a read of 1 byte at byte 97 of the 256-byte variable text", 96),
    ofReads("wrong_buffer", "of the 1024-byte variable tile"),
    ofReads("dynamic_tail", "a read of 4 bytes at byte 508 of dynamic shared memory", 0, 512),
    ofReads("sums", "of the 512-byte variable sums by thread"),
    ofReads("all_warps", "a read of 4 bytes at byte 16 of the 128-byte variable sums", 4),
    ofReads("followed", "which no thread of the block has written; it is stored in global memory"),
    ofReads("decided", "a branch depends on it"),
    ofReads("led_astray", "an address depends on it", 5),
    ofLocals("part", "a read of 4 bytes at byte 32 of local memory by thread (4, 0, 0), which the thread has not written", 4),
    ofLocals("decides", "which the thread has not written", 4),
    ofLocals("counts", "a read of 1 byte at byte 0 of local memory", 0),
    ofLocals("passed", "it is stored in global memory", 0),
    ofLocals("called", "it is stored in global memory", 2),
    ofUnwritten("scratch", "element 0 of the 512-byte allocation 2, which nobody has written since it was allocated", 0),
    ofUnwritten("counter", "an atomic operation on 4 bytes"),
    ofUnwritten("lock", "an atomic operation on 4 bytes", 0),
    ofUnwritten("margin", "element 100 of the 512-byte allocation", 99),
    ofUnwritten("fours", "a read of 16 bytes", 1),
    ofUnwritten("odd_bytes", "a read of 1 byte at ", 96),
    ofUnwritten("places", "an address depends on it", 96),
    ofUnwritten("waiting", "a read of 4 bytes", 0),
    ofUnwritten("anywhere", "a read of 4 bytes", 96),
    ofUnwritten("from_heap", "a read of 4 bytes"),
    ofGlobals("histogram", "nothing orders"),
    ofGlobals("total", "element 512 of the 4096-byte allocation"),
    ofGlobals("same_place", "nothing orders a write by thread"),
    ofGlobals("mirror", "nothing orders a "),
    ofGlobals("in_place", "nothing orders a "),
    ofGlobals("last_block", "nothing orders a read by thread"),
    ofGlobals("overwritten", "0, 0) of block (1, 0, 0) and a read by thread ("),
    ofGlobals("no_fence", "orders a read by thread (0, 0, 0) of block (1, 0, 0) and a write by thread (0, 0, 0) of block (0, 0, 0)"),
    ofGlobals("no_acquire", "nothing orders a read by thread"),
    ofGlobals("block_fence", "nothing orders a read by thread"),
    ofGlobals("block_scope", "and one has the scope of its block alone"),
    ofGlobals("plain_read", "an atomic operation by thread"),
    ofGlobals("zeroing", "an atomic operation by thread"),
    ofGlobals("maximum", "nothing orders"),
    ofGlobals("half_bytes", "1 byte"),
    ofGlobals("lane_pairs", "nothing orders a read by thread"),
    ofGlobals("warp_only", "nothing orders"),
    ofGrids("written_behind", "of written_behind_broken_child and a write by thread (0, 0, 0) of block (0, 0, 0) of written_behind_broken"),
    ofGrids("block_unordered", "nothing orders a read by thread"),
    ofGrids("last_launches", "nothing orders a read by thread", 3),
    ofGrids("not_awaited", "and a read by thread (0, 0, 0) of block (0, 0, 0) of not_awaited_broken"),
    ofGrids("two_streams", "of two_streams_broken_child and a write by thread"),
    ofGrids("event_missed", "of event_missed_broken_child and a write by thread"),
    ofGrids("forgotten", "was launched by forgotten_broken at"),
    ofGrids("each_block", "was launched by each_block_broken at", 3),
    ofGrids("fill_raced", "a copy or a fill that a kernel put into a stream, which writes there"),
    ofGrids("copy_raced", "a copy that a kernel put into a stream, which reads there"),
    ofGrids("beside_fill", "a write of a copy or a fill that beside_fill_broken put into a stream"),
    ofTexels("one_texel", "nothing orders a write by thread"),
    ofTexels("mirrored", "nothing orders a "),
    ofTexels("counted", "nothing orders a "),
    ofTexels("own_texels", "need not see a write by thread"),
    ofTexels("own_memory", "need not see a write by thread"),
    ofTexels("other_memory", "nothing orders a "),
    ofTexels("ldg", "a read by thread"),
    ofTexels("restricted", "need not see an atomic operation by thread"),
    ofGlobals("unlocking", "nothing orders"),
    ofGlobals("relaxed", "nothing orders a read by thread"),
    ofGlobals("overlapping", "16 bytes"),
    ofGlobals("transposed", "nothing orders"),
    ofGlobals("part_barrier", "nothing orders"),
    ofLaunches("launched_end", Kind::IllegalAddress, "; launched_end_broken_child was launched by launched_end_broken at ", 96),
    ofLaunches("launched_local", Kind::IllegalAddress, "a generic address of local memory, as if it were global", 0),
    ofLaunches("launched_shared", Kind::IllegalAddress, "a generic address of shared memory, as if it were global", 0),
    ofLaunches("launched_freed", Kind::FreedMemory, "was launched by launched_freed_broken at ", 0),
    ofLaunches("launched_race", Kind::GlobalRace, "was launched by launched_race_broken at "),
    ofLaunches("launched_parameter", Kind::FreedMemory, "a write of 8 bytes", 0),
};

/// Correct kernels without a broken twin: none may be suspected.
const std::vector<Defect> kHarmless{
    {"either", "addresses", Kind::Trap, "", 32},
    ofGrids("whole_tree", ""),
    {"given", "addresses", Kind::Trap, "", 32},
    {"left", "barriers", Kind::Trap, "", 64, 64},
    {"leaves", "barriers", Kind::Trap, "", 64, 64},
    {"meeting", "barriers", Kind::Trap, "", 64, 64},
    {"gone", "barriers", Kind::Trap, "", 64, 64},
    {"buffered", "races", Kind::Trap, "", kBlock, kBlock},
    {"in_warp", "races", Kind::Trap, "", kBlock, kBlock},
    {"flag", "races", Kind::Trap, "", kBlock, kBlock},
    {"own_words", "races", Kind::Trap, "", kBlock, kBlock},
    {"shuffled", "races", Kind::Trap, "", kBlock, kBlock},
    {"arrive", "races", Kind::Trap, "", kBlock, kBlock},
    ofCopies("staged", Kind::Trap, ""),
    ofCopies("within_warp", Kind::Trap, ""),
    ofMbarriers("dropped", Kind::Trap, ""),
    ofBulk("ring", Kind::Trap, ""),
    ofBulk("alike", Kind::Trap, ""),
    ofBulk("leaving", Kind::Trap, ""),
    ofMaps("map_leaving", Kind::Trap, ""),
    ofBulkBlocks("fenced_behind", ""),
    ofBulkBlocks("fenced_before", ""),
    ofBulkBlocks("reread", ""),
    ofClusters("far_tail", Kind::Trap, ""),
    ofTensorMemory("load_unwaited", Kind::Trap, ""),
    ofTensorMemory("store_reread", Kind::Trap, ""),
    ofTensorMemory("unfenced", Kind::Trap, ""),
    ofProducts("two_tiles", Kind::Trap, ""),
    ofReads("padding", ""),
    ofLocals("dropped", ""),
    ofLocals("padded_local", ""),
    ofReads("bit_fields", ""),
    ofReads("exchanged", ""),
    ofReads("scan_tail", ""),
    ofReads("idle_lanes", ""),
    ofUnwritten("padded", ""),
    ofUnwritten("one_byte", ""),
    ofUnwritten("heap_again", ""),
    ofGlobals("same_flag", ""),
    ofGlobals("grid_barrier", ""),
    ofGlobals("look_back", ""),
    ofGlobals("fences_of_all", ""),
    ofGlobals("shared_flag", ""),
};

/// The line of the .cu that has `mark` ("fault: wide"); 0: none.
int markedLine(const char* module, const QString& mark)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/defects/%1.cu").arg(module));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QRegularExpression pattern(mark + "(\\s|$)");
    int number = 0;
    while (!file.atEnd()) {
        ++number;
        if (pattern.match(QString::fromUtf8(file.readLine())).hasMatch())
            return number;
    }
    return 0;
}

struct Setting {
    int architecture = 90;
    unsigned threads = 1;
    bool counters = false;
    std::uint64_t schedule = 0;  ///< seed of another order of blocks and warps
    kd::HazardChecks checks = kd::HazardChecks::All;
};

using MapBytes = std::array<std::byte, kd::emulator::TensorMap::kBytes>;

/// Rows of 16 integers, in boxes of 4 rows.
MapBytes mapOf(std::uint64_t address, std::uint64_t rows)
{
    kd::emulator::TensorMap map;
    map.address = address;
    map.type = kd::emulator::TensorMap::Type::S32;
    map.rank = 2;
    map.sizes = {16, rows};
    map.strides = {4, 64};
    map.box = {16, 4};
    map.steps = {1, 1};
    MapBytes bytes{};
    map.write(bytes);
    return bytes;
}

LaunchReport launchedWithMaps(EmulatorBench& bench, const Defect& defect, const std::string& kernel, int* data)
{
    constexpr std::uint64_t kRows = 8;
    auto address = reinterpret_cast<std::uint64_t>(data);
    const MapBytes map = mapOf(address, kRows);
    if (defect.kind == Kind::FreedMemory) {
        address = bench.machine().memory().allocate(512);
        bench.machine().memory().free(address);
    }
    const MapBytes other = mapOf(address, defect.kind == Kind::IllegalAddress ? 2 * kRows : kRows);
    return bench.run(kernel.c_str(), {{defect.blocks}, {defect.threads}, defect.shared}, data, defect.elements, map, other);
}

/// An array of 32 x 32 integers as a surface and a texture, and the data as a texture.
LaunchReport launchedWithTexels(EmulatorBench& bench, const Defect& defect, const std::string& kernel, int* data)
{
    using namespace kd::emulator;
    constexpr std::uint32_t kSide = 32;
    constexpr TexelFormat kFormat{ChannelKind::Signed, 4, 1};
    const auto array = reinterpret_cast<std::uint64_t>(bench.zeroes<int>(std::size_t{kSide} * kSide));
    const TexelImage image{.address = array, .width = kSide, .height = kSide, .rowPitch = 4 * kSide, .slicePitch = 4 * kSide * kSide};
    const auto bytes = static_cast<std::uint64_t>(defect.elements) * 4;
    const TexelImage row{.address = reinterpret_cast<std::uint64_t>(data), .width = static_cast<std::uint32_t>(defect.elements),
                         .rowPitch = bytes, .slicePitch = bytes};
    TextureTable& table = bench.machine().textures();
    const std::uint64_t surface = table.add(Surface{TextureShape::Plane, kFormat, image});
    const std::uint64_t plane = table.add(Texture{.shape = TextureShape::Plane, .format = kFormat, .levels = {image},
                                                  .givesIntegers = true});
    const std::uint64_t line = table.add(Texture{.shape = TextureShape::Memory, .format = kFormat, .levels = {row}, .isOfArray = false,
                                                 .givesIntegers = true});
    return bench.run(kernel.c_str(), {{defect.blocks}, {defect.threads}, defect.shared}, data, defect.elements, surface, plane, line);
}

LaunchReport launched(EmulatorBench& bench, const Defect& defect, const char* version)
{
    std::vector<int> values(static_cast<std::size_t>(defect.elements));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<int>(i % 7);
    int* data = bench.array(values);
    const std::string kernel = std::string(defect.name) + version;
    const EmulatorBench::Shape shape{{defect.blocks}, {defect.threads}, defect.shared};
    if (std::string_view(defect.module) == "tensormaps" || std::string_view(defect.module) == "mapedits")
        return launchedWithMaps(bench, defect, kernel, data);
    if (std::string_view(defect.module) == "texels")
        return launchedWithTexels(bench, defect, kernel, data);
    if (!defect.hasOther)
        return bench.run(kernel.c_str(), shape, data, defect.elements);
    int* other = nullptr;
    if (defect.kind == Kind::FreedMemory) {
        const std::uint64_t address = bench.machine().memory().allocate(1000);
        bench.machine().memory().free(address);
        other = reinterpret_cast<int*>(address);
    } else if (defect.kind == Kind::UninitializedRead) {
        kd::emulator::DeviceMemory& memory = bench.machine().memory();
        const std::uint64_t bytes = values.size() * sizeof(int), address = memory.allocate(bytes);
        memory.unwritten().begin(address, bytes);
        other = reinterpret_cast<int*>(address);
    }
    return bench.run(kernel.c_str(), shape, data, defect.elements, other);
}

LaunchReport ranDefect(const Defect& defect, const char* version, const Setting& setting)
{
    EmulatorBench bench({.capability = {setting.architecture / 10, setting.architecture % 10},
                         .memoryBytes = std::uint64_t{1} << 30,
                         .threads = setting.threads,
                         .counters = setting.counters,
                         .checks = setting.checks},
                        defect.module);
    bench.machine().setSchedule(setting.schedule);
    bench.stopWhen([start = std::chrono::steady_clock::now()](std::uint64_t, std::uint64_t) {
        return std::chrono::steady_clock::now() - start < std::chrono::seconds(20);
    });
    return launched(bench, defect, version);
}

void addRows(const std::vector<Defect>& defects)
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("architecture");
    for (std::size_t i = 0; i < defects.size(); ++i) {
        std::vector<int> architectures(std::begin(kArchitectures), std::end(kArchitectures));
        std::erase_if(architectures, [&](int architecture) {
            return architecture < defects[i].fromArchitecture || architecture > defects[i].lastArchitecture;
        });
        if (architectures.empty())
            architectures = {defects[i].fromArchitecture};
        for (const int architecture : TestShare::ofThisRun().oneOf(architectures, defects[i].name))
            QTest::addRow("%s %d", defects[i].name, architecture) << static_cast<int>(i) << architecture;
    }
}

/// The line of a module, where what it calls of CUDA's headers is inlined; -1: it is not there.
int lineIn(const char* module, const std::vector<kd::SourcePosition>& places)
{
    const std::string file = std::string(module) + ".cu";
    const auto found = std::ranges::find_if(places, [&](const kd::SourcePosition& each) { return each.file.ends_with(file); });
    return found == places.end() ? -1 : found->line;
}

/// What is wrong about the report of a broken kernel; empty: nothing. Which access of a race comes first is the scheduler's choice.
QString complaint(const Defect& defect, const LaunchReport& report)
{
    if (report.completed || !report.fault)
        return "no fault was found";
    const Fault& fault = *report.fault;
    const QString said = QStringLiteral("kind %1, line %2, thread %3: %4")
                             .arg(static_cast<int>(fault.kind))
                             .arg(fault.position.line)
                             .arg(fault.thread ? static_cast<int>(fault.thread->x) : 0)
                             .arg(QString::fromStdString(fault.message.english()));
    const int line = markedLine(defect.module, QStringLiteral("fault: %1").arg(defect.name));
    const int other = markedLine(defect.module, QStringLiteral("other: %1").arg(defect.name));
    const bool isRace = defect.kind == Kind::SharedRace || defect.kind == Kind::GlobalRace;
    std::vector<kd::SourcePosition> places{fault.position};
    places.insert(places.end(), fault.inlinedInto.begin(), fault.inlinedInto.end());
    const int found = lineIn(defect.module, places);
    const bool isReversed = other != 0 && found == other;
    if (fault.kind != defect.kind || (found != line && !isReversed))
        return QStringLiteral("expected kind %1 at line %2; %3").arg(static_cast<int>(defect.kind)).arg(line).arg(said);
    if (!said.contains(defect.words) || fault.message.empty() || fault.message.english().back() == '.')
        return "the message is " + said;
    if (defect.thread && (!fault.thread || fault.thread->x != *defect.thread))
        return QStringLiteral("expected thread %1; %2").arg(*defect.thread).arg(said);
    const std::string kernel = std::string(defect.name) + "_broken";
    if (fault.kernel != kernel && fault.kernel != kernel + "_child")
        return "the kernel is " + QString::fromStdString(fault.kernel);
    if (!isRace && (other == 0 || fault.other.empty()))
        return other == 0 ? QString() : QStringLiteral("no other line is told; %1").arg(said);
    const int expected = isReversed ? line : other;
    if (lineIn(defect.module, fault.other) != expected)
        return QStringLiteral("expected the other line %1 instead of %2; %3")
            .arg(expected)
            .arg(lineIn(defect.module, fault.other))
            .arg(said);
    return {};
}

/// Defects in what a block or a thread has for itself.
std::vector<Defect> ofBlocks()
{
    std::vector<Defect> all = kDefects;
    std::erase_if(all, [](const Defect& each) {
        const std::string_view module = each.module;
        return module != "reads" && module != "locals" && module != "races";
    });
    return all;
}

QString brokenComplaint(const Defect& defect, const Setting& setting)
try {
    return complaint(defect, ranDefect(defect, "_broken", setting));
} catch (const std::exception& error) {
    return error.what();
}

QString fixedComplaint(const Defect& defect, const Setting& setting)
try {
    const LaunchReport report = ranDefect(defect, "_fixed", setting);
    if (report.fault)
        return QStringLiteral("line %1: %2")
            .arg(report.fault->position.line)
            .arg(QString::fromStdString(report.fault->message.english()));
    return report.completed ? QString() : QStringLiteral("it was stopped");
} catch (const std::exception& error) {
    return error.what();
}

}  // namespace

/// Every hazard in a broken and a fixed kernel: the broken one is flagged at its line, the fixed one runs.
class TestDefects : public QObject {
    Q_OBJECT

private slots:
    void broken_data() { addRows(kDefects); }
    void broken()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const Defect& defect = kDefects[static_cast<std::size_t>(number)];
        for (const Setting& setting :
             {Setting{architecture, 1, false}, Setting{architecture, 4, false}, Setting{architecture, 1, true}}) {
            const QString wrong = brokenComplaint(defect, setting);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void fixed_data()
    {
        addRows([] {
            std::vector<Defect> all = kDefects;
            all.insert(all.end(), kHarmless.begin(), kHarmless.end());
            return all;
        }());
    }
    void fixed()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const auto index = static_cast<std::size_t>(number);
        const Defect& defect = index < kDefects.size() ? kDefects[index] : kHarmless[index - kDefects.size()];
        for (const Setting& setting : {Setting{architecture, 1, true}, Setting{architecture, 4, false},
                                       Setting{architecture, 1, false, 1}, Setting{architecture, 1, false, 2}}) {
            const QString wrong = fixedComplaint(defect, setting);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    /// What is not looked for in global memory is found in the block's all the same.
    void checksOfSharedMemoryAlone_data() { addRows(ofBlocks()); }
    void checksOfSharedMemoryAlone()
    {
        QFETCH(int, number);
        QFETCH(int, architecture);
        const Defect defect = ofBlocks()[static_cast<std::size_t>(number)];
        const Setting setting{.architecture = architecture, .checks = kd::HazardChecks::Shared};
        QCOMPARE(brokenComplaint(defect, setting), QString());
        QCOMPARE(fixedComplaint(defect, setting), QString());
    }

    void inlinedCallsAreNamed()
    {
        const Defect& defect = kDefects[3];
        const LaunchReport report = ranDefect(defect, "_broken", {});
        QVERIFY(report.fault.has_value());
        QCOMPARE(report.fault->inlinedInto.size(), std::size_t{1});
        const int call = markedLine(defect.module, QStringLiteral("= fetch\\(data, threadIdx\\.x \\* n\\);"));
        const kd::SourcePosition& place = report.fault->inlinedInto[0];
        QVERIFY(QString::fromStdString(place.file).endsWith(QStringLiteral("addresses.cu")));
        QCOMPARE(place.line, call);
    }

    void anEndlessLoopIsStopped_data()
    {
        QTest::addColumn<int>("architecture");
        for (const int architecture : {75, 80, 90, 120})
            QTest::addRow("%d", architecture) << architecture;
    }
    void anEndlessLoopIsStopped()
    {
        QFETCH(int, architecture);
        EmulatorBench bench(
            {.capability = {architecture / 10, architecture % 10}, .memoryBytes = std::uint64_t{1} << 30, .threads = 2},
            "addresses");
        int calls = 0;
        bench.stopWhen([&calls](std::uint64_t, std::uint64_t) { return ++calls < 3; });
        int* data = bench.zeroes<int>(4);
        const LaunchReport report = bench.run("endless_broken", {{3}, {64}}, data, 4);
        QVERIFY(!report.completed && !report.fault);
        QVERIFY(calls >= 3);
        bench.stopWhen({});
        QVERIFY(bench.run("endless_fixed", {{3}, {64}}, data, 4).completed);
    }

    void boundlessRecursionEnds()
    {
        EmulatorBench bench({.memoryBytes = std::uint64_t{1} << 30}, "recursion");
        const LaunchReport report = bench.run("bottomless", {{1}, {32}}, bench.zeroes<int>(32));
        QVERIFY(report.fault.has_value());
        QCOMPARE(report.fault->kind, Kind::StackOverflow);
    }
};

KD_TEST(TestDefects, QCoreApplication)

}  // namespace tst_defects

#include "tst_defects.moc"
