// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"
#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd {

/// Asks for the machine code of a cubin as text, or for that of Tile IR.
struct DisassemblyRequest {
    std::vector<std::byte> cubin;  ///< or CompileOutcome::tileIr
    std::string cubinSha256;  ///< hash of it, as CompileOutcome::cubinSha256; hexadecimal; Client finds it where it is empty
    Milliseconds deadline{20000};
    bool isTileIr = false;  ///< tileirdisasm is asked in place of nvdisasm
};

/// Holds what a disassembler printed, with runs of blanks made one: sassListing() reads it. It is never changed after it was made.
struct Disassembly {
    enum class State {
        Ok,
        Unavailable,  ///< no such tool: `message` says what was looked for, where, and what to install; or no worker
        Failed,       ///< it refused the cubin, crashed, or said what nobody can read
        Deadline,
        Cancelled     ///< or a newer request with the same tag took its place
    };
    State state = State::Unavailable;
    Message message;         ///< one sentence: for every state but Ok why; of Ok what is missing (live registers), else empty
    std::string tool;        ///< "nvdisasm 13.2.51"
    std::string lineInfo;    ///< nvdisasm -c -gi
    std::string liveRanges;  ///< nvdisasm -c -plr -lrm count; empty where it could not be had
    std::string tileIr;      ///< tileirdisasm -g, where Tile IR was asked for; the two before it are empty then
    std::string cubinSha256; ///< hash of the request's cubin
    bool isCut = false;      ///< the tool printed more than kMaxDisassemblyBytes

    bool ok() const { return state == State::Ok; }
};

/// Makes one request for each cubin of a program that has kernels: that of its kernels of CUDA Tile stands last.
std::vector<DisassemblyRequest> machineCodeRequests(const CompileOutcome& outcome);
/// Joins what was said of the cubins of one program. Where one of several failed, the others are given, and the message says why it
/// is not among them; where all did, the first is given. There must be one at least.
Disassembly joinDisassemblies(std::vector<Disassembly> parts);

inline constexpr std::size_t kMaxDisassemblyBytes = 64u << 20;  ///< limit of each text as the tool prints it

/// JSON of a request holds no cubin: that travels as the blob "sha256:" and cubinSha256.
void to_json(Json& json, const DisassemblyRequest& request);
void from_json(const Json& json, DisassemblyRequest& request);
void to_json(Json& json, const Disassembly& disassembly);
void from_json(const Json& json, Disassembly& disassembly);

}  // namespace kd
