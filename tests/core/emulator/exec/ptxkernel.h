// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/machine.h"

#include <QString>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

/// A kernel of hand-written PTX on a machine of its own. Its first parameter is a buffer, further ones are 64-bit numbers.
class PtxKernel {
public:
    /// `body`: the statements of a kernel `k` with registers p0-p15, h0-h15, r0-r31, d0-d31, f0-f15 declared, %out holding
    /// the buffer's address, %t the thread's number in its block and %slot the address of the thread's 4 bytes in the buffer.
    /// `around`: declarations before it.
    explicit PtxKernel(const std::string& body, const std::string& around = {},
                       kd::emulator::MachineSettings settings = {.threads = 1})
        : PtxKernel(Whole{header() + around + kernelOf(body)}, settings)
    {
    }
    struct Whole {
        std::string text;
    };
    explicit PtxKernel(const Whole& whole, kd::emulator::MachineSettings settings = {.threads = 1})
        : m_machine(std::make_unique<kd::emulator::Machine>(settings)), m_image(m_machine->load(whole.text, "test"))
    {
    }

    static std::string header() { return ".version 9.0\n.target sm_90\n.address_size 64\n"; }
    static std::string kernelOf(const std::string& body)
    {
        return R"(
.visible .entry k(.param .u64 buffer, .param .u64 first, .param .u64 second)
{
    .reg .pred %p<16>; .reg .b16 %h<16>; .reg .b32 %r<32>; .reg .b64 %d<32>; .reg .f32 %f<16>;
    .reg .b64 %out, %slot; .reg .b32 %t, %w0, %w1;
    ld.param.u64 %out, [buffer];
    mov.u32 %t, %tid.x;
    mov.u32 %w0, %ctaid.x;
    mov.u32 %w1, %ntid.x;
    mad.lo.s32 %w0, %w0, %w1, %t;
    mul.wide.u32 %slot, %w0, 4;
    add.s64 %slot, %slot, %out;
)" + body +
            "\n    ret;\n}\n";
    }

    kd::emulator::Machine& machine() { return *m_machine; }
    kd::emulator::Image& image() { return *m_image; }
    /// The last launch's.
    const kd::emulator::LaunchReport& report() const { return m_report; }
    /// Sentence of the fault, empty when there was none.
    QString faultText() const { return m_report.fault ? QString::fromStdString(m_report.fault->message.english()) : QString(); }

    /// Runs it on a buffer of `words` zeroes; gives what it has then.
    std::vector<std::uint32_t> run(std::uint32_t threads, std::size_t words, std::uint32_t blocks = 1,
                                   std::vector<std::uint64_t> more = {}, kd::emulator::Launch launch = {},
                                   const kd::emulator::Progress& progress = {})
    {
        const std::uint64_t buffer = m_machine->memory().allocate(words * 4);
        more.resize(2);
        const std::uint64_t values[] = {buffer, more[0], more[1]};
        launch.grid = {blocks, 1, 1};
        launch.block = {threads, 1, 1};
        launch.parameters = std::as_bytes(std::span(values));
        m_report = m_machine->launch(*m_image->kernel("k"), launch, progress);
        std::vector<std::uint32_t> result(words);
        std::memcpy(result.data(), reinterpret_cast<const void*>(buffer), words * 4);
        m_machine->memory().free(buffer);
        return result;
    }

private:
    std::unique_ptr<kd::emulator::Machine> m_machine;
    std::unique_ptr<kd::emulator::Image> m_image;
    kd::emulator::LaunchReport m_report;
};
