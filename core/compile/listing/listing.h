// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One line of an assembly listing. Small, since listings of 100,000 lines are held by value.
struct ListingLine {
    enum class Kind : std::uint8_t { Instruction, Label, Directive, Comment, Blank };
    std::uint32_t offset = 0;       ///< bytes from the start of Listing::text
    std::uint32_t length = 0;       ///< bytes, with the indentation, without the end of the line
    std::uint32_t address = 0;      ///< SASS instructions: bytes from the start of their section; PTX: 0
    std::uint32_t line = 0;         ///< 1-based, in Listing::files[file]: where the instruction was written; 0 unknown
    /// 1-based, in the program itself: `line`, or of code inlined from a header the line that called it; 0 none
    std::uint32_t programLine = 0;
    std::uint32_t call = 0;         ///< index + 1 into Listing::calls of inlined code: where it was called; else 0
    std::uint16_t file = 0;         ///< index into Listing::files; 0 is the program itself
    std::uint16_t registers = 0;    ///< SASS: live general-purpose registers; 0 unknown
    std::uint16_t uniformRegisters = 0;  ///< SASS: live uniform registers; 0 none or unknown
    std::uint8_t predicates = 0;         ///< SASS: live predicates; 0 none or unknown
    Kind kind = Kind::Blank;
};

/// A call that was inlined, and the one that it was inlined into.
struct ListingCall {
    std::uint32_t line = 0;   ///< 1-based
    std::uint32_t outer = 0;  ///< index + 1 into Listing::calls, always of an earlier one; 0 when there is none
    std::uint16_t file = 0;   ///< as ListingLine::file

    bool operator==(const ListingCall&) const = default;
};

/// One function of a listing: a kernel, or a device function that was not inlined.
struct ListingFunction {
    std::string loweredName;         ///< the symbol: "_Z5saxpyifPKfPf", "$_Z1kPf$_Z3farf"
    std::string name;                ///< readable: "saxpy", "far"
    std::uint32_t firstLine = 0;     ///< index into Listing::lines
    std::uint32_t lineCount = 0;
    std::uint32_t instructions = 0;  ///< without the padding behind the last one
    std::uint16_t registerPeak = 0;  ///< most live general-purpose registers at one instruction; 0 unknown
    bool isKernel = false;
};

/// An assembly text as it is shown: what a tool printed without what only says where code comes from (that is in `lines`),
/// debug sections, addresses and padding; a PTX call is one line. Instructions are indented by two spaces, labels stand at
/// the start of the line, the one of a function with its readable name before its symbol;
/// a line of any length is one line. Never changed after it was made.
struct Listing {
    enum class Language { Ptx, Sass, TileIr };
    Language language = Language::Ptx;
    std::string text;                        ///< ASCII; lines end with '\n'; any other byte became '?', runs of blanks one space
    std::vector<ListingLine> lines;          ///< every line of `text`, in order
    std::vector<std::string> files;          ///< files[0] is the program, others as diagnostics name them
    std::vector<ListingCall> calls;
    std::vector<ListingFunction> functions;  ///< in the order of their lines; they do not overlap
    /// one sentence why there is nothing, or not all (no lines, no live registers); else empty
    Message reason;
    std::string tool;                        ///< "nvdisasm 13.2.51", "NVRTC 13.0.88"; empty when the caller did not say
    bool isCut = false;                      ///< the text was longer than what is listed: kMaxListingBytes, or the tool's limit

    /// The text of one of `lines`, without the end of the line; valid as long as this listing.
    std::string_view textOf(const ListingLine& line) const { return std::string_view(text).substr(line.offset, line.length); }
};

inline constexpr std::size_t kMaxListingBytes = 96u << 20;  ///< limit of what is read of one text
inline constexpr std::size_t kMaxListingLines = 4'000'000;

/// The listing of PTX as NVRTC gives it. `programName` is CompileRequest::programName: the file of that name is files[0];
/// when it is empty the first that a function names. Reads any bytes: what it does not know becomes a directive. Linear in
/// the text, below a microsecond a line.
Listing ptxListing(std::string_view ptx, std::string_view programName = {});

/// The listing of what `nvdisasm -c -gi` printed of a cubin, with the live registers of `nvdisasm -c -plr -lrm count` of the
/// same cubin, joined by function and address; that may be empty. `cuobjdump -sass` is read too: no source lines then.
Listing sassListing(std::string_view lineInfoText, std::string_view liveRangeText, std::string_view programName = {});

/// The listing of what `tileirdisasm -g` printed of Tile IR: its kernels, with the lines of the source that their operations came
/// from; tables of places are left out. Places that the working directory of the compile stands before are named without it.
/// Reads any bytes: what it does not know becomes a directive. Linear in the text.
Listing tileIrListing(std::string_view text, std::string_view programName = {});

/// The opcode of an instruction line, without its predicate and its results: "FFMA", "LDG.E.64", "ld.global.nc.f32", "muli"; of
/// others nothing.
std::string_view opcodeOf(const Listing& listing, const ListingLine& line);
/// The function that holds lines[index]; null when none does.
const ListingFunction* functionAt(const Listing& listing, std::size_t index);

}  // namespace kd
