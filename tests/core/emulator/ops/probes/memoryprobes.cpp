// SPDX-License-Identifier: GPL-3.0-or-later
#include "probetext.h"

#include "tests/core/emulator/ops/values.h"

#include <array>

namespace kd::test {

namespace {

using Names = std::vector<std::string>;

const Names kTypes{"b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f32", "f64"};
/// A few that stand for all where another word matters.
const Names kSomeTypes{"u8", "b32", "v2.s16", "v4.f32", "b64", "v2.u64"};
constexpr int kTableBytes = 512;

struct Moved {
    std::string type;
    int count = 1;

    explicit Moved(const std::string& text) : type(text)
    {
        if (text.front() != 'v')
            return;
        count = text[1] - '0';
        type = text.substr(3);
    }
    int bytes() const { return bytesOfType(type); }
};

/// Every type alone and in vectors.
Names movedTypes()
{
    Names all;
    for (const std::string& type : kTypes) {
        for (const int count : {1, 2, 4}) {
            if (isVectorType(type, count))
                all.push_back((count > 1 ? "v" + std::to_string(count) + "." : "") + type);
        }
    }
    return all;
}

std::string tableText()
{
    std::string text = ".const .align 16 .b8 ~_table[" + std::to_string(kTableBytes) + "] = {";
    for (int i = 0; i < kTableBytes; ++i)
        text += (i > 0 ? "," : "") + std::to_string(scrambled(static_cast<std::uint64_t>(i) + 5) >> 17 & 255);
    return text + "};";
}

const char* const kToShared =
    "ld.global.v4.b32 {%r28, %r29, %r30, %r31}, [%mine]; st.shared.v4.b32 [%d0], {%r28, %r29, %r30, %r31};";

/// Puts the address of 16 bytes of the case's own in the space into %d0: the input's for loads (`isFilled`), any for stores.
void reach(ProbeText& text, const std::string& space)
{
    if (space == "const") {
        text.around(tableText()).line("and.b32 %r31, %me, 31; mov.u64 %d1, ~_table; mad.wide.u32 %d0, %r31, 16, %d1;");
    } else if (space.starts_with("shared") || space == "generic shared") {
        text.around(".shared .align 16 .b8 ~_shared[4096];").line("mov.u64 %d1, ~_shared; mad.wide.u32 %d0, %t, 16, %d1;");
        text.line(kToShared);
    } else if (space == "local" || space == "generic local") {
        text.line(
            ".local .align 16 .b8 ~_local[32];\nmov.u64 %d1, ~_local; and.b32 %r31, %me, 1; mad.wide.u32 %d0, %r31, 16, %d1;");
        text.line("ld.global.v4.b32 {%r28, %r29, %r30, %r31}, [%mine]; st.local.v4.b32 [%d0], {%r28, %r29, %r30, %r31};");
    } else if (space.starts_with("param")) {
        text.line("mov.b64 %d1, fixed; and.b32 %r31, %me, 3; mad.wide.u32 %d0, %r31, 16, %d1;");
    } else {
        text.line("mov.u64 %d0, %mine;");
    }
    if (space.starts_with("generic "))
        text.line("cvta." + space.substr(8) + ".u64 %d0, %d0;");
}

std::string written(const std::string& space)
{
    return space.empty() || space.starts_with("generic") ? "" : "." + space;
}

/// Loads into registers of `registerBytes`, which are the results. `hint`: a cache policy is an operand.
Probe load(const std::string& opcode, const Moved& moved, const std::string& space, int registerBytes, bool hint = false)
{
    ProbeText text(opcode, (space.starts_with("generic") ? space + " " : "") + "to b" + std::to_string(8 * registerBytes));
    reach(text, space);
    const std::string prefix = registerFor(registerBytes);
    const int first = registerBytes == 8 ? 4 : 0;
    if (hint)
        text.line("createpolicy.fractional.L2::evict_last.b64 %d3, 1.0;");
    text.line(opcode + " " + vectorOf(prefix, moved.count, first) + ", [%d0]" + (hint ? ", %d3;" : ";"));
    for (int i = 0; i < moved.count; ++i)
        text.result(prefix + std::to_string(first + i), registerBytes);
    return text.probe();
}

std::vector<int> registersFor(const Moved& moved)
{
    const int own = std::max(2, moved.bytes());
    std::vector<int> all{own};
    for (int wider = own * 2; wider <= 8 && own < 8 && moved.type.front() != 'f'; wider *= 2)
        all.push_back(wider);
    return all;
}

void addLoads(std::vector<Probe>& probes, const std::string& before, const std::string& space, const std::string& behind,
              const Names& types, bool wider, bool hint = false)
{
    for (const std::string& type : types) {
        const Moved moved(type);
        for (const int bytes : registersFor(moved)) {
            if (wider || bytes == registersFor(moved).front())
                probes.push_back(load(before + written(space) + behind + "." + type, moved, space, bytes, hint));
        }
    }
}

void addLoadHints(std::vector<Probe>& probes)
{
    for (const char* cache : {".ca", ".cg", ".cs", ".lu", ".cv"}) {
        for (const char* space : {"", "global", "local", "shared", "const"})
            addLoads(probes, "ld", space, cache, kSomeTypes, false);
    }
    for (const char* nc : {"", ".nc"}) {
        for (const char* hint : {".L1::evict_normal", ".L1::evict_unchanged", ".L1::evict_first", ".L1::evict_last",
                                 ".L1::no_allocate", ".L2::64B", ".L2::128B", ".L2::256B", ".L1::evict_first.L2::128B",
                                 ".L1::no_allocate.L2::256B", ".L2::evict_last", ".L2::evict_first", ".L2::evict_normal"})
            addLoads(probes, "ld", "global", std::string(nc) + hint, kSomeTypes, false);
        addLoads(probes, "ld", "global", std::string(nc) + ".L2::cache_hint", kSomeTypes, false, true);
        addLoads(probes, "ld", "global", std::string(nc) + ".L1::evict_last.L2::cache_hint.L2::64B", kSomeTypes, false, true);
    }
    addLoads(probes, "ld", "global", ".nc", movedTypes(), true);
    addLoads(probes, "ld", "global", ".ca.nc", kSomeTypes, false);
    addLoads(probes, "ld", "global", ".nc.cg", kSomeTypes, false);
    addLoads(probes, "ld", "", ".L1::no_allocate", kSomeTypes, false);
}

void addStrongLoads(std::vector<Probe>& probes)
{
    for (const char* space :
         {"", "generic shared", "generic local", "global", "shared", "shared::cta", "local", "const", "param", "param::entry"}) {
        addLoads(probes, "ld.volatile", space, "",
                 std::string(space) == "global" || std::string(space) == "shared" ? movedTypes() : kSomeTypes, false);
    }
    addLoads(probes, "ld", "global", ".volatile", kSomeTypes, false);
    addLoads(probes, "ld.volatile", "global", ".L2::128B", kSomeTypes, false);
    for (const char* order : {"ld.relaxed", "ld.acquire"}) {
        for (const char* scope : {".cta", ".cluster", ".gpu", ".sys"}) {
            for (const char* space : {"", "generic shared", "global", "shared", "shared::cta"})
                addLoads(probes, std::string(order) + scope, space, "",
                         std::string(space) == "global" && std::string(scope) == ".gpu" ? movedTypes() : kSomeTypes, false);
        }
        addLoads(probes, std::string(order) + ".gpu", "global", ".L1::no_allocate", kSomeTypes, false);
        addLoads(probes, std::string(order) + ".gpu", "global", ".L2::cache_hint", kSomeTypes, false, true);
        addLoads(probes, std::string(order) + ".sys", "global", ".L1::evict_last.L2::256B", kSomeTypes, false);
    }
    addLoads(probes, "ld.mmio.relaxed.sys", "global", "", kTypes, false);
    addLoads(probes, "ld.mmio.relaxed.sys", "", "", {"b32", "u8"}, false);
    addLoads(probes, "ldu", "global", "", movedTypes(), false);
    addLoads(probes, "ldu", "", "", kSomeTypes, false);
}

/// Loads of what no grid writes meanwhile, in both places of the word; not of 128 bits, which ptxas refuses.
void addReadOnlyLoads(std::vector<Probe>& probes)
{
    for (const std::string& type : movedTypes()) {
        const Moved moved(type);
        if (moved.bytes() == 16)
            continue;
        for (const int bytes : registersFor(moved)) {
            probes.push_back(load("ld.global.proxy::readonly." + type, moved, "global", bytes));
            probes.push_back(load("ld.global." + type + ".proxy::readonly", moved, "global", bytes));
        }
    }
}

/// The other ways to write an address.
void addAddressForms(std::vector<Probe>& probes)
{
    for (const std::string type : {"b32", "u8", "v4.b32"}) {
        const Moved moved(type);
        const int bytes = std::max(2, moved.bytes());
        const std::string prefix = registerFor(bytes);
        const auto add = [&](const std::string& opcode, const std::string& detail, const std::string& space,
                             const std::string& address, const std::string& before) {
            ProbeText text(opcode + "." + type, detail);
            reach(text, space);
            text.line(before).line(opcode + "." + type + " " + vectorOf(prefix, moved.count) + ", [" + address + "];");
            for (int i = 0; i < moved.count; ++i)
                text.result(prefix + std::to_string(i), bytes);
            probes.push_back(text.probe());
        };
        add("ld.shared", "32-bit address", "shared", "%r20", "cvt.u32.u64 %r20, %d0; bar.sync 0;");
        add("ld.shared", "32-bit address and offset", "shared", "%r20+16",
            "cvt.u32.u64 %r20, %d0; sub.u32 %r20, %r20, 16; bar.sync 0;");
        add("ld.shared", "variable", "shared", "~_shared", "bar.sync 0;");
        add("ld.shared", "variable and offset", "shared", "~_shared+48", "bar.sync 0;");
        add("ld.local", "variable", "local", "~_local", "st.local.v4.b32 [~_local], {%r28, %r29, %r30, %r31};");
        add("ld.const", "variable and offset", "const", "~_table+32", "");
        add("ld.param", "parameter and offset", "param", "fixed+16", "");
        add("ld.global", "offset", "global", "%d0+-16", "add.u64 %d0, %d0, 16;");
        add("ld.local", "32-bit address", "local", "%r20", "cvt.u32.u64 %r20, %d0;");
        add("ld.const", "32-bit address", "const", "%r20", "cvt.u32.u64 %r20, %d0;");
    }
}

/// A device function that hands back its argument, through ld.param and st.param on both sides.
Probe passed(const std::string& type, const std::string& space)
{
    const Moved moved(type);
    const int bytes = std::max(2, moved.bytes());
    const std::string registers = vectorOf(registerFor(bytes), moved.count, bytes == 8 ? 4 : 0), word = "." + type;
    ProbeText text("st." + space + word, "and ld." + space + " of a call");
    text.around(".func (.param .align 16 .b8 back[16]) ~_echo(.param .align 16 .b8 given[16])\n{ .reg .b16 %h<16>; .reg .b32 "
                "%r<32>; .reg .b64 %d<32>; .reg .b128 %q<4>;\n"
                "ld." +
                space + word + " " + registers + ", [given];\nst." + space + word + " [back], " + registers + ";\nret; }");
    text.line("ld.global" + word + " " + registers + ", [%mine];");
    text.line("{ .param .align 16 .b8 there[16]; .param .align 16 .b8 here[16];\nst." + space + word + " [there], " + registers +
              ";\ncall (here), ~_echo, (there);\nld." + space + word + " " + registers + ", [here]; }");
    for (int i = 0; i < moved.count; ++i)
        text.result(registerFor(bytes) + std::to_string((bytes == 8 ? 4 : 0) + i), bytes);
    return text.probe();
}

/// Stores what the input has over 16 known bytes, which are the result.
Probe store(const std::string& opcode, const Moved& moved, const std::string& space, int registerBytes, bool hint = false)
{
    ProbeText text(opcode, (space.starts_with("generic") ? space + " " : "") + "from b" + std::to_string(8 * registerBytes));
    const bool isGlobal = space.empty() || space == "global";
    if (isGlobal)
        text.place("%d0", 16);
    else
        reach(text, space);
    const std::string at = isGlobal ? "global" : space.substr(space.starts_with("generic ") ? 8 : 0);
    const std::string prefix = registerFor(registerBytes);
    const int first = registerBytes == 8 ? 4 : 0;
    if (!space.starts_with("generic"))
        text.line("st." + at + ".v4.b32 [%d0], {0x13579bdf, 0x2468ace0, 0x0f1e2d3c, 0x4b5a6978};");
    for (int i = 0; i < moved.count; ++i) {
        const std::string from = "[%mine + " + std::to_string((i * registerBytes) % 16) + "]";
        text.line("ld.global.b" + std::to_string(8 * registerBytes) + " " + prefix + std::to_string(first + i) + ", " + from + ";");
        if (i * registerBytes >= 16)
            text.line("not.b" + std::to_string(8 * registerBytes) + " " + prefix + std::to_string(first + i) + ", " + prefix +
                      std::to_string(first + i) + ";");
    }
    if (hint)
        text.line("createpolicy.fractional.L2::evict_first.b64 %d3, 1.0;");
    text.line(opcode + " [%d0], " + vectorOf(prefix, moved.count, first) + (hint ? ", %d3;" : ";"));
    if (!isGlobal) {
        text.line("ld" + written(space) + ".v4.b32 {%r20, %r21, %r22, %r23}, [%d0];");
        text.place("%at", 16).line("st.global.v4.b32 [%at], {%r20, %r21, %r22, %r23};");
    }
    return text.probe();
}

void addStores(std::vector<Probe>& probes, const std::string& before, const std::string& space, const std::string& behind,
               const Names& types, bool wider, bool hint = false)
{
    for (const std::string& type : types) {
        const Moved moved(type);
        for (const int bytes : registersFor(moved)) {
            if (wider || bytes == registersFor(moved).front())
                probes.push_back(store(before + written(space) + behind + "." + type, moved, space, bytes, hint));
        }
    }
}

}  // namespace

std::vector<Probe> loadProbes()
{
    std::vector<Probe> probes;
    for (const char* space :
         {"", "generic shared", "generic local", "global", "shared", "shared::cta", "local", "const", "param", "param::entry"})
        addLoads(probes, "ld", space, "", movedTypes(), true);
    for (const char* space : {"", "global", "shared", "local", "const", "param"})
        addLoads(probes, "ld.weak", space, "", kSomeTypes, false);
    addLoadHints(probes);
    addStrongLoads(probes);
    addReadOnlyLoads(probes);
    addAddressForms(probes);
    for (const char* space : {"param", "param::func"}) {
        for (const std::string& type : movedTypes())
            probes.push_back(passed(type, space));
    }
    return probes;
}

std::vector<Probe> storeProbes()
{
    std::vector<Probe> probes;
    for (const char* space : {"", "generic shared", "generic local", "global", "shared", "shared::cta", "local"})
        addStores(probes, "st", space, "", movedTypes(), true);
    for (const char* space : {"", "global", "shared", "local"})
        addStores(probes, "st.weak", space, "", kSomeTypes, false);
    for (const char* cache : {".wb", ".cg", ".cs", ".wt"}) {
        for (const char* space : {"", "global", "local", "shared"})
            addStores(probes, "st", space, cache, kSomeTypes, false);
    }
    for (const char* hint : {".L1::evict_normal", ".L1::evict_unchanged", ".L1::evict_first", ".L1::evict_last", ".L1::no_allocate",
                             ".L2::evict_last", ".L2::evict_first", ".L2::evict_normal"})
        addStores(probes, "st", "global", hint, kSomeTypes, false);
    addStores(probes, "st", "global", ".L2::cache_hint", kSomeTypes, false, true);
    addStores(probes, "st", "global", ".L1::evict_last.L2::cache_hint", kSomeTypes, false, true);
    for (const char* space : {"", "generic shared", "generic local", "global", "shared", "shared::cta", "local"})
        addStores(probes, "st.volatile", space, "",
                  std::string(space) == "global" || std::string(space) == "shared" ? movedTypes() : kSomeTypes, false);
    addStores(probes, "st", "global", ".volatile", kSomeTypes, false);
    for (const char* order : {"st.relaxed", "st.release"}) {
        for (const char* scope : {".cta", ".cluster", ".gpu", ".sys"}) {
            for (const char* space : {"", "generic shared", "global", "shared", "shared::cta"})
                addStores(probes, std::string(order) + scope, space, "",
                          std::string(space) == "global" && std::string(scope) == ".gpu" ? movedTypes() : kSomeTypes, false);
        }
        addStores(probes, std::string(order) + ".gpu", "global", ".L1::no_allocate", kSomeTypes, false);
        addStores(probes, std::string(order) + ".gpu", "global", ".L2::cache_hint", kSomeTypes, false, true);
    }
    addStores(probes, "st.mmio.relaxed.sys", "global", "", kTypes, false);
    addStores(probes, "st.mmio.relaxed.sys", "", "", {"b32", "u8"}, false);
    return probes;
}

std::vector<Probe> addressProbes()
{
    std::vector<Probe> probes;
    const Names windows{"const", "global", "local", "shared", "shared::cta", "param", "param::entry"};
    for (const std::string& space : windows) {
        ProbeText there("cvta." + space + ".u64", "and back");
        reach(there, space);
        there.line("cvta." + space + ".u64 %d4, %d0; cvta.to." + space + ".u64 %d5, %d4; sub.u64 %d6, %d5, %d0;").result("%d6", 8);
        there.line("ld.b32 %r0, [%d4];").result("%r0", 4);
        probes.push_back(there.probe());
        ProbeText back("cvta.to." + space + ".u64");
        reach(back, space);
        back.line("cvta." + space + ".u64 %d4, %d0; cvta.to." + space + ".u64 %d5, %d4; ld." + space + ".b32 %r0, [%d5];")
            .result("%r0", 4);
        probes.push_back(back.probe());
        for (const std::string of : {"const", "global", "local", "shared", "param"}) {
            ProbeText test("isspacep." + space, "of " + of);
            reach(test, of);
            test.line("cvta." + of + ".u64 %d4, %d0; isspacep." + space + " %p0, %d4;").result("%p0", 0);
            probes.push_back(test.probe());
        }
    }
    // What only hints or orders: the data around it stays.
    for (const std::string hint : {"prefetch.global.L1 [%mine]",
                                   "prefetch.global.L2 [%mine]",
                                   "prefetch.L1 [%mine]",
                                   "prefetch.L2 [%mine]",
                                   "prefetch.local.L1 [~_local]",
                                   "prefetch.local.L2 [~_local]",
                                   "prefetch.global.L2::evict_last [%mine]",
                                   "prefetch.global.L2::evict_normal [%mine]",
                                   "prefetch.global.L1::32B.valid_addr [%mine]",
                                   "prefetch.L1::32B.valid_addr [%mine]",
                                   "prefetchu.L1 [%mine]",
                                   "applypriority.global.L2::evict_normal [%d2], 128",
                                   "applypriority.L2::evict_normal [%d2], 128",
                                   "membar.cta",
                                   "membar.gl",
                                   "membar.sys",
                                   "membar.proxy.alias",
                                   "fence.proxy.alias",
                                   "fence.proxy.async",
                                   "fence.proxy.async.global",
                                   "fence.proxy.async.shared::cta",
                                   "fence.proxy.alias.acquire.sys",
                                   "fence.proxy.alias.release.sys",
                                   "fence.mbarrier_init.release.cluster",
                                   "fence.acquire.sync_restrict::shared::cluster.cluster",
                                   "fence.release.sync_restrict::shared::cta.cluster",
                                   "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster",
                                   "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster",
                                   "fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cta",
                                   "fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cluster",
                                   "fence.proxy.tensormap::generic.release.gpu",
                                   "griddepcontrol.launch_dependents",
                                   "griddepcontrol.wait",
                                   "nanosleep.u32 20",
                                   "pmevent 3",
                                   "pmevent.mask 5"}) {
        ProbeText text(hint.substr(0, hint.find(' ')), hint.find(' ') == std::string::npos ? "" : hint.substr(hint.find(' ') + 1));
        text.line(".local .align 16 .b8 ~_local[16];\nld.global.b32 %r0, [%mine]; and.b64 %d2, %mine, -128; st.local.b32 "
                  "[~_local], %r0;\n" +
                  hint + ";\nld.global.b32 %r1, [%mine]; ld.local.b32 %r2, [~_local];");
        probes.push_back(text.result("%r1", 4).result("%r2", 4).probe());
    }
    for (const char* order : {"fence", "fence.sc", "fence.acq_rel", "fence.acquire", "fence.release"}) {
        for (const char* scope : {".cta", ".cluster", ".gpu", ".sys"}) {
            ProbeText text(std::string(order) + scope);
            text.place("%d0", 4).line("ld.global.b32 %r0, [%mine]; st.global.b32 [%d0], %r0;\n" + std::string(order) + scope +
                                      ";\nld.global.b32 %r1, [%d0];");
            probes.push_back(text.result("%r1", 4).probe());
        }
    }
    for (const std::string policy :
         {"fractional.L2::evict_last.b64 %d3, 0.5", "fractional.L2::evict_normal.b64 %d3, 1.0",
          "fractional.L2::evict_first.b64 %d3, 0.25", "fractional.L2::evict_unchanged.b64 %d3",
          "fractional.L2::evict_last.L2::evict_unchanged.b64 %d3, 0.5", "fractional.L2::evict_last.L2::evict_first.b64 %d3, 0.5",
          "range.global.L2::evict_last.L2::evict_unchanged.b64 %d3, [%mine], 64, 128",
          "range.L2::evict_first.b64 %d3, [%mine], 64, 128",
          "range.global.L2::evict_normal.L2::evict_first.b64 %d3, [%mine], 64, 128",
          "range.global.L2::evict_unchanged.b64 %d3, [%mine], 64, 128", "cvt.L2.b64 %d3, 0x20000000"}) {
        ProbeText text("createpolicy." + policy.substr(0, policy.find(' ')));
        text.line("createpolicy." + policy + "; ld.global.b32 %r0, [%mine];");
        probes.push_back(text.result("%r0", 4).probe());
    }
    for (const char* discard : {"discard.global.L2", "discard.L2"}) {
        // What is discarded may be anything afterwards; what is stored then is there.
        ProbeText text(discard, "and a store");
        text.place("%d0", 128).line(std::string(discard) + " [%d0], 128;");
        for (int i = 0; i < 8; ++i)
            text.line("st.global.v4.b32 [%d0+" + std::to_string(16 * i) + "], {%me, %t, %lane, " + std::to_string(i) + "};");
        probes.push_back(text.probe());
    }
    return probes;
}

}  // namespace kd::test
