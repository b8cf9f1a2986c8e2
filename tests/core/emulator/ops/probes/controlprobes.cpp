// SPDX-License-Identifier: GPL-3.0-or-later
#include "probetext.h"

namespace kd::test {

namespace {

void addBarriers(std::vector<Probe>& probes)
{
    for (const char* root : {"bar", "bar.cta", "barrier", "barrier.cta"}) {
        const std::string first(root);
        for (const char* aligned : {"", ".aligned"}) {
            if (first.starts_with("bar.") || (first == "bar" && *aligned != 0))
                continue;
            for (const std::string operation : {"popc", "and", "or"}) {
                const std::string opcode = first + ".red." + operation + aligned + (operation == "popc" ? ".u32" : ".pred");
                for (const char* test : {"setp.lt.s32 %p0, %r0, 0;", "setp.ge.u32 %p0, %t, 0;", "setp.gt.u32 %p0, %t, 300;"}) {
                    for (const char* sign : {"", "!"}) {
                        ProbeText text(opcode, std::string(test) + sign);
                        text.line("ld.global.b32 %r0, [%mine];").line(test);
                        text.line(opcode + (operation == "popc" ? " %r1" : " %p1") + ", 0, " + sign + "%p0;");
                        probes.push_back(operation == "popc" ? text.result("%r1", 4).probe() : text.result("%p1", 0).probe());
                    }
                }
            }
        }
        for (const char* aligned : {"", ".aligned"}) {
            if (first.starts_with("bar") && !first.starts_with("barrier") && *aligned != 0)
                continue;
            ProbeText sync(first + ".sync" + aligned, "and what others wrote");
            sync.around(".shared .align 4 .b8 ~_words[1024];")
                .line("ld.global.b32 %r0, [%mine]; mov.u64 %d0, ~_words; mad.wide.u32 %d1, %t, 4, %d0; st.shared.b32 [%d1], %r0;");
            sync.line(first + ".sync" + aligned +
                      " 1, 256; xor.b32 %r5, %t, 255; mad.wide.u32 %d1, %r5, 4, %d0; ld.shared.b32 %r4, [%d1];");
            probes.push_back(sync.result("%r4", 4).probe());
            ProbeText arrive(first + ".arrive" + aligned, "and a warp that waits");
            arrive.around(".shared .align 4 .b8 ~_words[1024];")
                .line("ld.global.b32 %r0, [%mine]; mov.u64 %d0, ~_words; mad.wide.u32 %d1, %t, 4, %d0; st.shared.b32 [%d1], %r0;");
            arrive.line("mov.b32 %r4, -1; setp.eq.u32 %p0, %warp, 3; @%p0 bra WAITS;\n" + first + ".arrive" + aligned +
                        " 2, 256;\nbra DONE;\nWAITS: " + first + ".sync" + aligned +
                        " 2, 256; xor.b32 %r5, %t, 255; mad.wide.u32 %d1, %r5, 4, %d0; ld.shared.b32 %r4, [%d1];\nDONE:");
            probes.push_back(arrive.result("%r4", 4).probe());
        }
    }
}

void addBranches(std::vector<Probe>& probes)
{
    for (const char* uniform : {"", ".uni"}) {
        const std::string index = *uniform == 0 ? "and.b32 %r1, %r0, 3;" : "and.b32 %r1, %warp, 3;";
        ProbeText table(std::string("brx.idx") + uniform);
        table.line("ld.global.b32 %r0, [%mine]; " + index + "\nTARGETS: .branchtargets A, B, C, D;\nbrx.idx" + uniform +
                   " %r1, TARGETS;\nA: mov.b32 %r2, 10; bra END;\n"
                   "B: mov.b32 %r2, 20; bra END;\nC: mov.b32 %r2, 30; bra END;\nD: mov.b32 %r2, 40;\nEND:");
        probes.push_back(table.result("%r2", 4).probe());
        ProbeText jump(std::string("bra") + uniform);
        jump.line("ld.global.b32 %r0, [%mine]; mov.b32 %r2, 0; and.b32 %r1, " + std::string(*uniform == 0 ? "%r0" : "%warp") +
                  ", 7;\nAGAIN: mad.lo.u32 %r2, %r2, 5, %r1; setp.eq.u32 %p0, %r1, 0; sub.u32 %r1, %r1, 1;\n@!%p0 bra" + uniform +
                  " AGAIN;");
        probes.push_back(jump.result("%r2", 4).probe());
        ProbeText call(std::string("call") + uniform);
        call.around(".func (.reg .b32 back) ~_f(.reg .b32 given)\n{ .reg .pred %p; setp.lt.s32 %p, given, 0; @%p bra LOW; "
                    "mul.lo.u32 back, given, 3; ret" +
                    std::string(uniform) + ";\nLOW: neg.s32 back, given; ret; }");
        call.line("ld.global.b32 %r0, [%mine]; call" + std::string(uniform) + " (%r1), ~_f, (%r0);");
        probes.push_back(call.result("%r1", 4).probe());
    }
    ProbeText indirect("call", "through a pointer");
    indirect.around(".func (.param .b32 back) ~_f(.param .b32 given)\n{ .reg .b32 %r<2>; ld.param.b32 %r0, [given]; add.u32 %r0, "
                    "%r0, 7; st.param.b32 [back], %r0; ret; }\n"
                    ".func (.param .b32 back) ~_g(.param .b32 given)\n{ .reg .b32 %r<2>; ld.param.b32 %r0, [given]; mul.lo.u32 "
                    "%r0, %r0, 7; st.param.b32 [back], %r0; ret; }");
    indirect.line(
        "ld.global.b32 %r0, [%mine]; setp.lt.s32 %p0, %r0, 0; mov.u64 %d0, ~_f; mov.u64 %d1, ~_g; selp.b64 %d2, %d0, %d1, %p0;\n"
        "{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r0; PROTO: .callprototype (.param .b32 _) _ (.param .b32 _);\ncall "
        "(b), %d2, (a), PROTO; ld.param.b32 %r1, [b]; }");
    probes.push_back(indirect.result("%r1", 4).probe());
    ProbeText leave("exit");
    leave.place("%d0", 4).line(
        "ld.global.b32 %r0, [%mine]; st.global.b32 [%d0], %r0; setp.lt.s32 %p0, %r0, 0; @%p0 exit; st.global.b32 [%d0], 99;");
    probes.push_back(leave.probe());
    ProbeText end("ret");
    end.place("%d0", 4).line(
        "ld.global.b32 %r0, [%mine]; st.global.b32 [%d0], %r0; setp.gt.s32 %p0, %r0, 0; @%p0 ret; st.global.b32 [%d0], 98;");
    probes.push_back(end.probe());
}

void addOthers(std::vector<Probe>& probes)
{
    for (const std::string type : {"u32", "u64"}) {
        const std::string reg = type == "u32" ? "%r" : "%d", more = type == "u32" ? "cvt.u64.u32 %d8, %r5;" : "mov.u64 %d8, %d5;";
        ProbeText text("alloca." + type, "with stacksave and stackrestore");
        text.line("ld.global.b32 %r0, [%mine]; stacksave." + type + " " + reg + "4; alloca." + type + " " + reg + "5, 64, 16; " +
                  more + " st.local.b32 [%d8+16], %r0; ld.local.b32 %r1, [%d8+16]; stackrestore." + type + " " + reg + "4;");
        probes.push_back(text.result("%r1", 4).probe());
    }
    ProbeText registers("setmaxnreg.inc.sync.aligned.u32", "and dec");
    registers.line(
        "ld.global.b32 %r0, [%mine]; setmaxnreg.dec.sync.aligned.u32 64; add.u32 %r1, %r0, 1; setmaxnreg.inc.sync.aligned.u32 80;");
    probes.push_back(registers.result("%r1", 4).probe());
    for (const char* special : {"tid.x",
                                "tid.y",
                                "tid.z",
                                "ntid.x",
                                "ntid.y",
                                "ntid.z",
                                "ctaid.x",
                                "ctaid.y",
                                "nctaid.x",
                                "nctaid.z",
                                "laneid",
                                "lanemask_eq",
                                "lanemask_le",
                                "lanemask_lt",
                                "lanemask_ge",
                                "lanemask_gt",
                                "total_smem_size",
                                "dynamic_smem_size",
                                "clusterid.x",
                                "cluster_ctaid.x",
                                "cluster_nctaid.x",
                                "cluster_ctarank",
                                "cluster_nctarank",
                                "nclusterid.x",
                                "is_explicit_cluster"}) {
        const bool isPredicate = std::string(special) == "is_explicit_cluster";
        ProbeText text(isPredicate ? "mov.pred" : "mov.u32", special);
        text.line(std::string(isPredicate ? "mov.pred %p0, %" : "mov.u32 %r0, %") + special + ";");
        probes.push_back(isPredicate ? text.result("%p0", 0).probe() : text.result("%r0", 4).probe());
    }
}

}  // namespace

std::vector<Probe> controlProbes()
{
    std::vector<Probe> probes;
    addBarriers(probes);
    addBranches(probes);
    addOthers(probes);
    return probes;
}

}  // namespace kd::test
