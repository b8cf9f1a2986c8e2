// SPDX-License-Identifier: GPL-3.0-or-later
#include "probetext.h"

#include "tests/core/emulator/ops/ptxtext.h"
#include "tests/core/emulator/ops/values.h"

namespace kd::test {

namespace {

const char* const kTaken = "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%mine];";

/// Which lanes run the instruction: all, or two groups that do it one after the other.
struct Groups {
    const char* name;
    const char* low;  ///< mask of the first group; empty: all lanes
};
constexpr Groups kAll{"all lanes", ""};
constexpr Groups kParts[] = {
    kAll, {"halves", "0x0000ffff"}, {"odd and even", "0x55555555"}, {"one and 31", "0x00100000"}, {"mixed", "0xc0ffee11"}};

/// Runs `instruction`, in which `^` stands for the member mask, once for each group.
void runIn(ProbeText& text, const Groups& groups, const std::string& instruction)
{
    const auto with = [&](const std::string& mask) {
        std::string written;
        for (const char c : instruction)
            written += c == '^' ? mask : std::string(1, c);
        return written;
    };
    if (*groups.low == 0) {
        text.line(with("-1"));
        return;
    }
    text.line("mov.b32 %r20, " + std::string(groups.low) +
              "; shr.u32 %r21, %r20, %lane; and.b32 %r21, %r21, 1; setp.eq.u32 %p10, %r21, 1; not.b32 %r22, %r20;");
    text.line("@!%p10 bra OTHER;\n" + with("%r20") + "\nbra JOINED;\nOTHER:\n" + with("%r22") + "\nJOINED: bar.warp.sync -1;");
}

Probe shuffle(const std::string& mode, const std::string& b, const std::string& c, const std::string& detail)
{
    ProbeText text("shfl.sync." + mode + ".b32", detail);
    text.line(kTaken).line("mov.b32 %r10, " + b + "; mov.b32 %r11, " + c + ";");
    text.line("shfl.sync." + mode + ".b32 %r4|%p0, %r0, %r10, %r11, -1;");
    return text.result("%r4", 4).result("%p0", 0).probe();
}

/// Sources of a group stay in it, as what another lane has is undefined.
Probe groupedShuffle(const std::string& mode, int segment)
{
    ProbeText text("shfl.sync." + mode + ".b32", "groups of " + std::to_string(segment));
    const int clamp = (32 - segment) << 8 | (mode == "up" ? 0 : 31);
    text.line(kTaken).line("div.u32 %r20, %lane, " + std::to_string(segment) + "; mul.lo.u32 %r21, %r20, " +
                           std::to_string(segment) + "; mov.b32 %r22, " + std::to_string((std::uint64_t{1} << segment) - 1) +
                           "; shl.b32 %r23, %r22, %r21;");
    text.line("shfl.sync." + mode + ".b32 %r4|%p0, %r0, 1, " + std::to_string(clamp) + ", %r23;");
    return text.result("%r4", 4).result("%p0", 0).probe();
}

void addShuffles(std::vector<Probe>& probes)
{
    for (const std::string mode : {"up", "down", "bfly", "idx"}) {
        for (const char* b : {"0", "1", "5", "16", "31", "33", "%r1", "%r2"}) {
            for (const char* c : {"0", "31", "0x1c1f", "0x1800", "0x0f0a", "%r3"}) {
                // A lane that is out of the warp has no defined source.
                probes.push_back(shuffle(mode, b, c, std::string("b ") + b + " c " + c));
            }
        }
        for (const int segment : {2, 4, 8, 16})
            probes.push_back(groupedShuffle(mode, segment));
    }
}

void addVotes(std::vector<Probe>& probes)
{
    struct Test {
        const char *name, *text;
    };
    for (const Test& test :
         {Test{"random", "setp.lt.s32 %p0, %r0, 0;"}, Test{"none", "setp.eq.u32 %p0, %lane, 40;"},
          Test{"every", "setp.lt.u32 %p0, %lane, 32;"}, Test{"by warp", "and.b32 %r5, %warp, 1; setp.eq.u32 %p0, %r5, 1;"},
          Test{"rare", "and.b32 %r5, %r1, 31; setp.eq.u32 %p0, %r5, 7;"}}) {
        for (const Groups& groups : kParts) {
            for (const char* sign : {"", "!"}) {
                const std::string detail = std::string(test.name) + sign + " " + groups.name;
                for (const std::string mode : {"all", "any", "uni"}) {
                    ProbeText text("vote.sync." + mode + ".pred", detail);
                    text.line(kTaken).line(test.text);
                    runIn(text, groups, "vote.sync." + mode + ".pred %p1, " + sign + "%p0, ^;");
                    probes.push_back(text.result("%p1", 0).probe());
                }
                ProbeText text("vote.sync.ballot.b32", detail);
                text.line(kTaken).line(test.text);
                runIn(text, groups, "vote.sync.ballot.b32 %r4, " + std::string(sign) + "%p0, ^;");
                probes.push_back(text.result("%r4", 4).probe());
            }
        }
    }
}

void addMatches(std::vector<Probe>& probes)
{
    for (const std::string bits : {"0", "1", "3", "31", "-1"}) {
        for (const Groups& groups : kParts) {
            for (const std::string type : {"b32", "b64"}) {
                const std::string value = type == "b32" ? "%r0" : "%d4";
                const std::string given =
                    "and.b32 %r0, %r0, " + bits + "; and.b32 %r1, %r1, " + bits + "; mov.b64 %d4, {%r1, %r0};";
                ProbeText any("match.any.sync." + type, "of " + bits + " " + groups.name);
                any.line(kTaken).line(given);
                runIn(any, groups, "match.any.sync." + type + " %r4, " + value + ", ^;");
                probes.push_back(any.result("%r4", 4).probe());
                ProbeText all("match.all.sync." + type, "of " + bits + " " + groups.name);
                all.line(kTaken).line(given);
                runIn(all, groups, "match.all.sync." + type + " %r4|%p0, " + value + ", ^;");
                probes.push_back(all.result("%r4", 4).result("%p0", 0).probe());
            }
        }
    }
}

void addReductions(std::vector<Probe>& probes)
{
    for (const char* opcode :
         {"redux.sync.add.s32", "redux.sync.add.u32", "redux.sync.min.s32", "redux.sync.min.u32", "redux.sync.max.s32",
          "redux.sync.max.u32", "redux.sync.and.b32", "redux.sync.or.b32", "redux.sync.xor.b32"}) {
        for (const Groups& groups : kParts) {
            ProbeText text(opcode, groups.name);
            text.line(kTaken);
            runIn(text, groups, std::string(opcode) + " %r4, %r0, ^;");
            probes.push_back(text.result("%r4", 4).probe());
        }
    }
    for (const Groups& groups : kParts) {
        ProbeText text("elect.sync", groups.name);
        runIn(text, groups, "elect.sync %r4|%p0, ^;");
        probes.push_back(text.result("%r4", 4).result("%p0", 0).probe());
    }
    probes.push_back(ProbeText("activemask.b32").line("activemask.b32 %r0;").result("%r0", 4).probe());
    ProbeText warp("bar.warp.sync");
    warp.around(".shared .align 4 .b8 ~_words[1024];").line(kTaken);
    warp.line("mov.u64 %d0, ~_words; mad.wide.u32 %d1, %t, 4, %d0; st.shared.b32 [%d1], %r0; bar.warp.sync -1; xor.b32 %r5, %t, 1; "
              "mad.wide.u32 %d1, %r5, 4, %d0; ld.shared.b32 %r4, [%d1];");
    probes.push_back(warp.result("%r4", 4).probe());
}

}  // namespace

std::vector<Probe> warpProbes()
{
    std::vector<Probe> probes;
    addShuffles(probes);
    addVotes(probes);
    addMatches(probes);
    addReductions(probes);
    return probes;
}

}  // namespace kd::test
