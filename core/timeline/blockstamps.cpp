// SPDX-License-Identifier: GPL-3.0-or-later
// PTX ISA: %globaltimer, %smid, activemask (6.2), red.global.max.u64 (sm_32).
#include "core/timeline/blockstamps.h"

#include "core/base/error.h"
#include "core/timeline/ptxentry.h"

#include <map>
#include <set>

namespace kd {
namespace {

/// Texts to be put in the place of others, by where these begin.
struct Replacement {
    std::size_t length = 0;
    std::string text;
};
using Replacements = std::multimap<std::size_t, Replacement>;

constexpr std::string_view kStampAddress = R"(
    .reg .b32 %kd_i, %kd_n;
    .reg .b64 %kd_a, %kd_o;
    mov.u32 %kd_i, %ctaid.z;
    mov.u32 %kd_n, %nctaid.y;
    mul.lo.u32 %kd_i, %kd_i, %kd_n;
    mov.u32 %kd_n, %ctaid.y;
    add.u32 %kd_i, %kd_i, %kd_n;
    mov.u32 %kd_n, %nctaid.x;
    mul.lo.u32 %kd_i, %kd_i, %kd_n;
    mov.u32 %kd_n, %ctaid.x;
    add.u32 %kd_i, %kd_i, %kd_n;
    mul.wide.u32 %kd_o, %kd_i, 24;
    ld.param.u64 %kd_a, [kd_block_stamps];
    cvta.to.global.u64 %kd_a, %kd_a;
    add.u64 %kd_a, %kd_a, %kd_o;
)";

std::string beginText()
{
    return std::string("\n{\n    .reg .pred %kd_p;\n    .reg .b32 %kd_t, %kd_u;\n    .reg .b64 %kd_g, %kd_s;\n"
                       "    mov.u32 %kd_t, %tid.x;\n    mov.u32 %kd_u, %tid.y;\n    or.b32 %kd_t, %kd_t, %kd_u;\n"
                       "    mov.u32 %kd_u, %tid.z;\n    or.b32 %kd_t, %kd_t, %kd_u;\n    setp.ne.u32 %kd_p, %kd_t, 0;\n"
                       "    @%kd_p bra kd_begun;\n") +
        std::string(kStampAddress) +
        "    mov.u32 %kd_t, %smid;\n    cvt.u64.u32 %kd_s, %kd_t;\n    or.b64 %kd_s, %kd_s, 4294967296;\n"
        "    st.global.u64 [%kd_a+16], %kd_s;\n    mov.u64 %kd_g, %globaltimer;\n    st.global.u64 [%kd_a], %kd_g;\n"
        "kd_begun:\n}\n";
}

std::string endText()
{
    return std::string("\nkd_ends:\n{\n    .reg .pred %kd_p;\n    .reg .b32 %kd_m, %kd_l;\n    .reg .b64 %kd_g;\n"
                       "    activemask.b32 %kd_m;\n    brev.b32 %kd_m, %kd_m;\n    clz.b32 %kd_m, %kd_m;\n"
                       "    mov.u32 %kd_l, %laneid;\n    setp.ne.u32 %kd_p, %kd_l, %kd_m;\n    @%kd_p bra kd_ended;\n") +
        std::string(kStampAddress) +
        "    mov.u64 %kd_g, %globaltimer;\n    red.global.max.u64 [%kd_a+8], %kd_g;\nkd_ended:\n}\n    ret;\n";
}

PtxEntry requiredEntry(std::string_view ptx, const std::string& symbol)
{
    std::optional<PtxEntry> entry = findPtxEntry(ptx, symbol);
    if (!entry)
        refuse({ErrorSubject::Kind::Kernel, symbol}, "its PTX does not define it, so that its blocks cannot be stamped");
    return std::move(*entry);
}

void addParameter(const PtxEntry& entry, Replacements& replacements)
{
    const std::string parameter = ".param .u64 " + std::string(kStampParameter);
    for (const PtxEntry::Parameters& list : entry.parameters) {
        if (list.close)
            replacements.emplace(*list.close, Replacement{0, (list.isEmpty ? "" : ", ") + parameter});
        else
            replacements.emplace(list.nameEnd, Replacement{0, "(" + parameter + ")"});
    }
}

void addStamps(const PtxEntry& entry, Replacements& replacements)
{
    replacements.emplace(entry.bodyBegin, Replacement{0, beginText()});
    for (const PtxEntry::Exit& exit : entry.exits)
        replacements.emplace(exit.begin, Replacement{exit.end - exit.begin, exit.isUniform ? "bra.uni kd_ends" : "bra kd_ends"});
    replacements.emplace(entry.bodyEnd, Replacement{0, endText()});
}

std::string replaced(std::string_view text, const Replacements& replacements)
{
    std::string result;
    result.reserve(text.size() + 4096);
    std::size_t at = 0;
    for (const auto& [begin, replacement] : replacements) {
        result.append(text.substr(at, begin - at)).append(replacement.text);
        at = begin + replacement.length;
    }
    return result.append(text.substr(at));
}

}  // namespace

std::string stampedPtx(std::string_view ptx, std::string_view symbol, const std::vector<std::string>& others)
{
    const PtxEntry entry = requiredEntry(ptx, std::string(symbol));
    Replacements replacements;
    addParameter(entry, replacements);
    addStamps(entry, replacements);
    std::set<std::string, std::less<>> done{std::string(symbol)};
    for (const std::string& other : others) {
        if (done.insert(other).second)
            addParameter(requiredEntry(ptx, other), replacements);
    }
    return replaced(ptx, replacements);
}

std::uint64_t stampedBlocks(Dim3 grid)
{
    std::uint64_t blocks = grid.x;
    for (const std::uint64_t side : {std::uint64_t{grid.y}, std::uint64_t{grid.z}})
        blocks = blocks == 0 || side == 0 ? 0 : blocks > kMaxStampedBlocks / side ? kMaxStampedBlocks + 1 : blocks * side;
    if (blocks == 0)
        refuse(ErrorSubject::Kind::Grid, "it has no block to be stamped");
    if (blocks > kMaxStampedBlocks)
        refuse(ErrorSubject::Kind::Grid,
               message("a timeline is of at most {} blocks: launch a part of the work", kMaxStampedBlocks));
    return blocks;
}

}  // namespace kd
