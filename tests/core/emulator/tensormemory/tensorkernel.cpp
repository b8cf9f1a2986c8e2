// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensorkernel.h"

#include <array>
#include <cstring>
#include <span>

namespace tensormemorytest {

std::string registersNamed(char name, int count)
{
    std::string list = "{";
    for (int i = 0; i < count; ++i)
        list += (i == 0 ? "%" : ", %") + std::string(1, name) + std::to_string(i);
    return list + "}";
}

namespace {

constexpr int kAtOnce = 64;

// All cells of a warp's lanes, 64 columns at once, between registers and global memory.
std::string movedCells(bool isLoad)
{
    std::string text;
    for (std::uint32_t first = 0; first < kColumns; first += kAtOnce) {
        const std::string cells = "[%own+" + std::to_string(first) + "]", list = registersNamed('v', kAtOnce);
        std::string memory;
        for (int i = 0; i < kAtOnce; ++i) {
            const std::string place = "[%row+" + std::to_string(4 * (first + static_cast<std::uint32_t>(i))) + "]",
                              reg = "%v" + std::to_string(i);
            memory += isLoad ? "st.global.b32 " + place + ", " + reg + ";\n" : "ld.global.b32 " + reg + ", " + place + ";\n";
        }
        text += isLoad ? "tcgen05.ld.sync.aligned.32x32b.x64.b32 " + list + ", " + cells +
                ";\ntcgen05.wait::ld.sync.aligned;\n" + memory
                       : memory + "tcgen05.st.sync.aligned.32x32b.x64.b32 " + cells + ", " + list + ";\n";
    }
    return text;
}

}  // namespace

std::string TensorKernel::ptx() const
{
    const std::string group = ".cta_group::" + std::to_string(blocks);
    const std::string together = blocks == 1 ? "bar.sync 0;\n"
                                             : "bar.sync 0;\nbarrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;\n";
    std::string text = ".version 9.0\n.target " + target + "\n.address_size 64\n.extern .shared .align 1024 .b8 tile[];\n"
        ".visible .entry k(.param .u64 cells, .param .u64 image, .param .u64 out)\n{\n"
        ".shared .align 8 .b64 bar; .shared .align 4 .b32 place;\n"
        ".reg .pred %p<8>; .reg .pred %q<2>; .reg .b16 %h<4>; .reg .b32 %r<32>; .reg .b64 %d<16>; .reg .b32 %v<128>;\n"
        ".reg .b32 %t, %at, %own, %shared, %w0, %w1, %w2; .reg .b64 %row, %image, %out, %e0, %e1;\n"
        "ld.param.u64 %row, [cells]; ld.param.u64 %image, [image]; ld.param.u64 %out, [out];\n"
        "mov.u32 %t, %tid.x; mov.u32 %w0, %ctaid.x; setp.lt.u32 %q0, %t, 32; setp.eq.u32 %q1, %t, 0; mov.u32 %shared, tile;\n"
        "mov.u32 %w1, bar; @!%q1 bra MADE; mbarrier.init.shared::cta.b64 [%w1], 1; MADE:\n"
        "mov.u32 %w1, place; @!%q0 bra TAKEN;\n"
        "tcgen05.alloc" + group + ".sync.aligned.shared::cta.b32 [%w1], 512;\n"
        "tcgen05.relinquish_alloc_permit" + group + ".sync.aligned;\nTAKEN:\n";
    if (sharedBytes != 0) {
        text += "mad.lo.u32 %w2, %w0, " + std::to_string(sharedBytes) + ", 0; cvt.u64.u32 %e0, %w2; add.u64 %image, %image, %e0;\n"
            "mul.lo.u32 %w2, %t, 4;\nFILL: cvt.u64.u32 %e0, %w2; add.u64 %e0, %image, %e0; ld.global.b32 %v0, [%e0];\n"
            "add.u32 %w1, %shared, %w2; st.shared.b32 [%w1], %v0; add.u32 %w2, %w2, 512; setp.lt.u32 %p0, %w2, " +
            std::to_string(sharedBytes) + "; @%p0 bra FILL;\nfence.proxy.async.shared::cta;\n";
    }
    text += together +
        "mov.u32 %w1, place; ld.shared.b32 %at, [%w1]; shr.u32 %w2, %t, 5; shl.b32 %w2, %w2, 21; add.u32 %own, %at, %w2;\n"
        "mad.lo.u32 %w2, %w0, 128, %t; mul.wide.u32 %e0, %w2, 2048; add.u64 %row, %row, %e0; add.u64 %out, %out, %e0;\n";
    text += movedCells(false) + "tcgen05.wait::st.sync.aligned;\ntcgen05.fence::before_thread_sync;\n" + together +
        "tcgen05.fence::after_thread_sync;\n" + body + "\nmov.b64 %row, %out;\n" + (readsCells ? movedCells(true) : std::string()) +
        "tcgen05.fence::before_thread_sync;\n" + together + "@!%q0 bra FREED;\ntcgen05.dealloc" + group +
        ".sync.aligned.b32 %at, 512;\nFREED:\nret;\n}\n";
    return text;
}

TensorRun ranKernel(const TensorKernel& kernel, const std::vector<std::uint32_t>& cells, const std::vector<std::uint32_t>& shared,
                    const kd::emulator::MachineSettings& settings, std::uint64_t schedule)
{
    kd::emulator::Machine machine(settings);
    machine.setSchedule(schedule);
    const auto image = machine.load(kernel.ptx(), "test");
    const std::size_t bytes = std::size_t{kCells} * 4 * static_cast<std::size_t>(kernel.blocks);
    const std::size_t sharedBytes = std::max<std::size_t>(shared.size() * 4, 4);
    std::uint64_t values[] = {machine.memory().allocate(bytes), machine.memory().allocate(sharedBytes),
                              machine.memory().allocate(bytes)};
    std::memcpy(reinterpret_cast<void*>(values[0]), cells.data(), bytes);
    std::ranges::copy(shared, reinterpret_cast<std::uint32_t*>(values[1]));
    const auto blocks = static_cast<std::uint32_t>(kernel.blocks);
    kd::emulator::Launch launch{.grid = {blocks, 1, 1}, .block = {kThreads, 1, 1}, .dynamicShared = kernel.sharedBytes};
    if (blocks > 1)
        launch.cluster = {blocks, 1, 1};
    launch.parameters = std::as_bytes(std::span(values));
    const kd::emulator::LaunchReport report = machine.launch(*image->kernel("k"), launch, {});
    TensorRun result{std::vector<std::uint32_t>(bytes / 4), {}};
    std::memcpy(result.cells.data(), reinterpret_cast<const void*>(values[2]), bytes);
    if (report.fault) {
        result.fault = QString::fromStdString(report.fault->message.english());
        result.kind = static_cast<int>(report.fault->kind);
    }
    return result;
}

std::string awaited()
{
    return "mov.u32 %w1, bar; AWAIT: mbarrier.try_wait.parity.shared::cta.b64 %p7, [%w1], 0; @!%p7 bra AWAIT;\n"
           "tcgen05.fence::after_thread_sync;\n";
}

std::string committed(int blocks)
{
    if (blocks == 1)
        return "mov.u32 %w1, bar; tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%w1];\n";
    return "mov.u32 %w1, bar; mov.u16 %h3, 3;\n"
           "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%w1], %h3;\n";
}

}  // namespace tensormemorytest
