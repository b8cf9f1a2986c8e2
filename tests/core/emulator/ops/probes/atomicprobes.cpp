// SPDX-License-Identifier: GPL-3.0-or-later
#include "probetext.h"

#include "tests/core/emulator/ops/ptxtext.h"
#include "tests/core/emulator/ops/values.h"

#include <array>

namespace kd::test {

namespace {

/// An operation on elements of a type, one a lane or `count` of them.
struct Operation {
    std::string name, type;
    int count = 1;

    int bytes() const { return bytesOfType(type); }
    bool isNarrow() const { return type == "f16" || type == "bf16" || type == "f16x2" || type == "bf16x2"; }
};

Pool poolOf(const std::string& type)
{
    return kindOf(type).pool;
}

/// "atom" or "red", with all words in their usual order.
struct Wording {
    std::string root, semantics, scope, space;

    bool isReduction() const { return root == "red"; }
    std::string of(const Operation& operation) const
    {
        std::string text = root;
        for (const std::string& word : {semantics, scope, space.starts_with("generic") ? std::string() : space})
            text += word.empty() ? "" : "." + word;
        text += "." + operation.name + (operation.isNarrow() ? ".noftz" : "");
        return text + (operation.count > 1 ? ".v" + std::to_string(operation.count) : "") + "." + operation.type;
    }
};

/// Values of the operation's element: the case's own of position `position`.
std::string loadElement(const Operation& operation, const std::string& reg, int position)
{
    const int bytes = operation.bytes();
    const std::size_t offset = inputOffset(poolOf(operation.type), bytes, position);
    const std::string address = "mad.wide.u32 %at, %r30, " + std::to_string(bytes) + ", %in; ";
    const std::string at = "[%at + " + std::to_string(offset) + "]";
    if (bytes == 16)
        return address + "ld.global.v2.b64 {%low, %high}, " + at + "; mov.b128 " + reg + ", {%low, %high};";
    return address + "ld.global.b" + std::to_string(8 * bytes) + " " + reg + ", " + at + ";";
}

void storeElement(ProbeText& text, const std::string& space, const std::string& reg, int bytes, int offset)
{
    const std::string at = "[%d0 + " + std::to_string(offset) + "]";
    if (bytes == 16)
        text.line("mov.b128 {%low, %high}, " + reg + "; st." + space + ".v2.b64 " + at + ", {%low, %high};");
    else
        text.line("st." + space + ".b" + std::to_string(8 * bytes) + " " + at + ", " + reg + ";");
}

/// The address of the cells goes into %d0 and, as the instruction takes it, %d1. True: they are in shared memory.
bool placeCells(ProbeText& text, const Wording& wording, int bytes)
{
    const bool isShared = wording.space.find("shared") != std::string::npos;
    if (isShared)
        text.around(".shared .align 16 .b8 ~_cells[8192];")
            .line("mov.u64 %d1, ~_cells; mad.wide.u32 %d0, %t, " + std::to_string(bytes) + ", %d1;");
    else
        text.place("%d0", bytes);
    text.line("mov.u64 %d1, %d0;");
    if (wording.space == "generic shared")
        text.line("cvta.shared.u64 %d1, %d1;");
    return isShared;
}

std::string operandsOf(const Wording& wording, const Operation& operation, int first, bool hint)
{
    const std::string prefix = registerFor(operation.bytes());
    std::string text = wording.isReduction() ? " " : " " + vectorOf(prefix, operation.count, first + 2 * operation.count) + ", ";
    text += "[%d1], " + vectorOf(prefix, operation.count, first + operation.count);
    if (operation.name == "cas")
        text += ", " + prefix + std::to_string(first);
    return text + (hint ? ", %d31;" : ";");
}

/// Every lane has cells of its own, so that what is returned is known, too.
Probe apart(const Wording& wording, const Operation& operation, const std::string& opcode, bool hint = false)
{
    const int bytes = operation.bytes(), count = operation.count;
    ProbeText text(opcode, (wording.space.starts_with("generic") ? wording.space + " " : "") + "own cells");
    const bool isShared = placeCells(text, wording, bytes * count);
    const std::string space = isShared ? "shared" : "global", prefix = registerFor(bytes);
    const int first = bytes == 8 ? 4 : 0;
    for (int i = 0; i < count; ++i) {
        text.line("and.b32 %r30, %me, " + std::to_string(kCases - 1) + ";");
        if (i >= 4)
            text.line("xor.b32 %r30, %r30, 1027;");
        text.line(loadElement(operation, prefix + std::to_string(first + i), i % 4));
        storeElement(text, space, prefix + std::to_string(first + i), bytes, i * bytes);
        if (count > 1)
            text.line("xor.b32 %r30, %r30, 517;");
        text.line(loadElement(operation, prefix + std::to_string(first + count + i), count == 1 ? 1 : i % 4));
    }
    if (operation.name == "cas") {
        // Every other case compares with what is there; what is stored is the third value.
        const std::string old = prefix + std::to_string(first), other = prefix + std::to_string(first + 1);
        text.line("and.b32 %r31, %me, 1; setp.eq.u32 %p0, %r31, 0;");
        text.line(bytes == 16 ? "@%p0 mov.b128 " + other + ", " + old + ";"
                              : "selp.b" + std::to_string(8 * bytes) + " " + other + ", " + old + ", " + other + ", %p0;");
        text.line(loadElement(operation, old, 2));
    }
    if (hint)
        text.line("createpolicy.fractional.L2::evict_last.b64 %d31, 1.0;");
    text.line(opcode + operandsOf(wording, operation, first, hint));
    for (int i = 0; i < count && !wording.isReduction(); ++i)
        text.result(prefix + std::to_string(first + 2 * count + i), bytes);
    for (int i = 0; i < count && isShared; ++i) {
        const std::string reg = prefix + std::to_string(first + i);
        text.line(bytes == 16
                      ? "ld.shared.v2.b64 {%low, %high}, [%d0]; mov.b128 " + reg + ", {%low, %high};"
                      : "ld.shared.b" + std::to_string(8 * bytes) + " " + reg + ", [%d0 + " + std::to_string(i * bytes) + "];");
        text.result(reg, bytes);
    }
    return text.probe();
}

/// What a contended cell begins with and what the lanes bring: chosen so that the order does not show.
struct Contended {
    const char *operation, *type, *initial, *operand;
};
constexpr std::array<Contended, 30> kContended{{
    {"add", "u32", "mov.b32 %r0, 7;", "mov.b32 %r1, %r8;"},
    {"add", "s32", "mov.b32 %r0, -7;", "mov.b32 %r1, %r8;"},
    {"add", "u64", "mov.b64 %d4, 7;", "mov.b64 %d5, {%r8, %r9};"},
    {"add", "f32", "mov.b32 %r0, 0f40400000;", "and.b32 %r1, %r8, 1023; cvt.rn.f32.u32 %f0, %r1; mov.b32 %r1, %f0;"},
    {"add", "f64", "mov.b64 %d4, 0d4008000000000000;", "and.b32 %r1, %r8, 1023; cvt.rn.f64.u32 %g0, %r1; mov.b64 %d5, %g0;"},
    {"add", "f16", "mov.b16 %h0, 0x3c00;", "and.b32 %r1, %r8, 1; cvt.rn.f16.u32 %h1, %r1;"},
    {"add", "bf16", "mov.b16 %h0, 0x0000;", "and.b32 %r1, %r8, 1; cvt.rn.bf16.u32 %h1, %r1;"},
    {"add", "f16x2", "mov.b32 %r0, 0x3c000000;",
     "and.b32 %r1, %r8, 1; cvt.rn.f16.u32 %h1, %r1; and.b32 %r2, %r9, 1; cvt.rn.f16.u32 %h2, %r2; mov.b32 %r1, {%h1, %h2};"},
    {"add", "bf16x2", "mov.b32 %r0, 0x00000000;",
     "and.b32 %r1, %r8, 1; cvt.rn.bf16.u32 %h1, %r1; and.b32 %r2, %r9, 1; cvt.rn.bf16.u32 %h2, %r2; mov.b32 %r1, {%h1, %h2};"},
    {"min", "u32", "mov.b32 %r0, -1;", "mov.b32 %r1, %r8;"},
    {"min", "s32", "mov.b32 %r0, 5;", "mov.b32 %r1, %r8;"},
    {"min", "u64", "mov.b64 %d4, -1;", "mov.b64 %d5, {%r8, %r9};"},
    {"min", "s64", "mov.b64 %d4, 5;", "mov.b64 %d5, {%r8, %r9};"},
    {"max", "u32", "mov.b32 %r0, 0;", "mov.b32 %r1, %r8;"},
    {"max", "s32", "mov.b32 %r0, -5;", "mov.b32 %r1, %r8;"},
    {"max", "u64", "mov.b64 %d4, 0;", "mov.b64 %d5, {%r8, %r9};"},
    {"max", "s64", "mov.b64 %d4, -5;", "mov.b64 %d5, {%r8, %r9};"},
    {"inc", "u32", "mov.b32 %r0, 90;", "mov.b32 %r1, 100;"},
    {"dec", "u32", "mov.b32 %r0, 90;", "mov.b32 %r1, 100;"},
    {"and", "b32", "mov.b32 %r0, -1;", "or.b32 %r1, %r8, 0x00f000f1;"},
    {"and", "b64", "mov.b64 %d4, -1;", "mov.b64 %d5, {%r8, %r9}; or.b64 %d5, %d5, 0x123400005678;"},
    {"or", "b32", "mov.b32 %r0, 0;", "and.b32 %r1, %r8, 0x00f000f1;"},
    {"or", "b64", "mov.b64 %d4, 0;", "mov.b64 %d5, {%r8, %r9}; and.b64 %d5, %d5, 0x123400005678;"},
    {"xor", "b32", "mov.b32 %r0, 3;", "mov.b32 %r1, %r8;"},
    {"xor", "b64", "mov.b64 %d4, 3;", "mov.b64 %d5, {%r8, %r9};"},
    {"exch", "b32", "mov.b32 %r0, 3;", "mov.b32 %r1, 12345;"},
    {"exch", "b64", "mov.b64 %d4, 3;", "mov.b64 %d5, 12345678901;"},
    {"cas", "b16", "mov.b16 %h0, 3;", "mov.b16 %h1, 3; mov.b16 %h2, 99;"},
    {"cas", "b32", "mov.b32 %r0, 3;", "mov.b32 %r1, 3; mov.b32 %r2, 99;"},
    {"cas", "b64", "mov.b64 %d4, 3;", "mov.b64 %d5, 3; mov.b64 %d6, 99;"},
}};

/// All threads of a block change one cell; its last value is the result.
Probe together(const Wording& wording, const Contended& way)
{
    const Operation operation{way.operation, way.type};
    const int bytes = operation.bytes(), first = bytes == 8 ? 4 : 0;
    const std::string prefix = registerFor(bytes), opcode = wording.of(operation);
    ProbeText text(opcode, (wording.space.starts_with("generic") ? wording.space + " " : "") + "one cell a block");
    const bool isShared = wording.space.find("shared") != std::string::npos;
    if (isShared)
        text.around(".shared .align 16 .b8 ~_cell[16];").line("mov.u64 %d0, ~_cell; mov.u64 %d1, %d0;");
    else
        text.around(".global .align 16 .b8 ~_cells[256];")
            .line("mov.u64 %d1, ~_cells; mad.wide.u32 %d0, %block, 16, %d1; mov.u64 %d1, %d0;");
    if (wording.space == "generic shared")
        text.line("cvta.shared.u64 %d1, %d1;");
    const std::string space = isShared ? "shared" : "global", word = ".b" + std::to_string(8 * bytes);
    text.line(way.initial)
        .line("setp.eq.u32 %p0, %t, 0; @%p0 st." + space + word + " [%d0], " + prefix + std::to_string(first) +
              ";\nmembar.gl; bar.sync 0;");
    text.line("ld.global.v2.b32 {%r8, %r9}, [%mine]; " + std::string(way.operand));
    std::string operands = wording.isReduction() ? " [%d1], " : " " + prefix + std::to_string(first + 3) + ", [%d1], ";
    operands += prefix + std::to_string(first + 1) + (operation.name == "cas" ? ", " + prefix + std::to_string(first + 2) : "");
    text.line(opcode + operands + ";\nmembar.gl; bar.sync 0;");
    text.line("ld.volatile." + space + word + " " + prefix + std::to_string(first) + ", [%d0];");
    return text.result(prefix + std::to_string(first), bytes).probe();
}

std::vector<Operation> operations(bool isReduction)
{
    std::vector<Operation> all;
    for (const char* type : {"u32", "s32", "u64", "f32", "f64", "f16", "f16x2", "bf16", "bf16x2"})
        all.push_back({"add", type});
    for (const char* name : {"min", "max"}) {
        for (const char* type : {"u32", "s32", "u64", "s64"})
            all.push_back({name, type});
    }
    all.push_back({"inc", "u32"});
    all.push_back({"dec", "u32"});
    for (const char* name : {"and", "or", "xor"}) {
        for (const char* type : {"b32", "b64"})
            all.push_back({name, type});
    }
    for (const char* type : {"b32", "b64", "b128"}) {
        if (!isReduction)
            all.push_back({"exch", type});
    }
    for (const char* type : {"b16", "b32", "b64", "b128"}) {
        if (!isReduction)
            all.push_back({"cas", type});
    }
    return all;
}

std::vector<Operation> vectorOperations()
{
    std::vector<Operation> all{{"add", "f32", 2}, {"add", "f32", 4}};
    for (const char* name : {"add", "min", "max"}) {
        for (const char* type : {"f16", "bf16", "f16x2", "bf16x2"}) {
            for (const int count : {2, 4, 8}) {
                const Operation operation{name, type, count};
                if (operation.bytes() * count <= 16)
                    all.push_back(operation);
            }
        }
    }
    return all;
}

void addFor(std::vector<Probe>& probes, const std::string& root)
{
    const bool isReduction = root == "red";
    for (const char* space : {"global", "shared", "shared::cta", "", "generic shared"}) {
        const Wording wording{root, "", "", space};
        for (const Operation& operation : operations(isReduction))
            probes.push_back(apart(wording, operation, wording.of(operation)));
        for (const Contended& way : kContended) {
            const bool isMissing = isReduction && (std::string(way.operation) == "exch" || std::string(way.operation) == "cas");
            if (!isMissing)
                probes.push_back(together(wording, way));
        }
    }
    for (const std::string semantics : {"", "relaxed", "acquire", "release", "acq_rel"}) {
        if (isReduction && semantics.starts_with("ac"))
            continue;
        for (const char* scope : {"cta", "cluster", "gpu", "sys"}) {
            for (const char* space : {"global", "shared", "shared::cta", "", "generic shared"}) {
                const Wording wording{root, semantics, scope, space};
                for (const Operation& operation : {Operation{"add", "u32"}, Operation{"max", "s64"}, Operation{"add", "f32"},
                                                   Operation{"add", "f16x2"}, Operation{isReduction ? "xor" : "cas", "b64"}})
                    probes.push_back(apart(wording, operation, wording.of(operation)));
            }
        }
    }
    for (const char* space : {"global", ""}) {
        for (const char* semantics : {"", "relaxed", "release"}) {
            for (const Operation& operation : vectorOperations()) {
                const Wording wording{root, semantics, *semantics == 0 ? "" : "gpu", space};
                probes.push_back(apart(wording, operation, wording.of(operation)));
            }
        }
    }
}

/// The words in other orders, and cache policies.
void addSpellings(std::vector<Probe>& probes)
{
    const Wording global{"atom", "", "", "global"}, shared{"atom", "", "", "shared"}, reduction{"red", "", "", "global"};
    const Operation add{"add", "u32"}, swap{"exch", "b64"}, compare{"cas", "b32"}, bits{"xor", "b32"}, narrow{"add", "f16x2"};
    probes.push_back(apart(global, add, "atom.global.gpu.add.u32"));
    probes.push_back(apart(global, add, "atom.global.relaxed.gpu.add.u32"));
    probes.push_back(apart(global, add, "atom.add.relaxed.gpu.global.u32"));
    probes.push_back(apart(global, compare, "atom.cas.acquire.cta.global.b32"));
    probes.push_back(apart(shared, compare, "atom.cas.acq_rel.cta.shared::cta.b32"));
    probes.push_back(apart(global, swap, "atom.exch.release.sys.global.b64"));
    probes.push_back(apart(global, swap, "atom.global.exch.L2::cache_hint.b64", true));
    probes.push_back(apart(global, add, "atom.global.add.L2::cache_hint.u32", true));
    probes.push_back(apart(global, compare, "atom.global.cas.L2::cache_hint.b32", true));
    probes.push_back(apart(global, narrow, "atom.add.noftz.relaxed.gpu.global.f16x2"));
    probes.push_back(apart(global, narrow, "atom.global.add.noftz.L2::cache_hint.f16x2", true));
    probes.push_back(apart(global, {"add", "f32", 2}, "atom.global.v2.f32.add"));
    probes.push_back(apart(global, {"add", "f32", 4}, "atom.global.add.L2::cache_hint.v4.f32", true));
    probes.push_back(apart(global, {"max", "bf16", 4}, "atom.global.v4.bf16.max.noftz"));
    probes.push_back(apart(global, {"min", "f16x2", 4}, "atom.global.v4.f16x2.min.noftz"));
    probes.push_back(apart(reduction, add, "red.global.gpu.add.u32"));
    probes.push_back(apart(reduction, bits, "red.xor.relaxed.gpu.global.b32"));
    probes.push_back(apart(reduction, add, "red.global.add.L2::cache_hint.u32", true));
    probes.push_back(apart(reduction, {"add", "f32", 2}, "red.global.v2.f32.add"));
    probes.push_back(apart(reduction, {"add", "bf16x2", 4}, "red.global.v4.bf16x2.add.noftz"));
    probes.push_back(apart(reduction, {"min", "f16", 8}, "red.global.v8.f16.min.noftz"));
}

/// Sums of floats that keep small ones in every space; those without the word do not in global memory.
void addSumsOfSmallNumbers(std::vector<Probe>& probes)
{
    for (const std::string root : {"atom", "red"}) {
        for (const std::string space : {"global", "shared", "shared::cta", "", "generic shared"}) {
            const std::string written = space.empty() || space.starts_with("generic") ? "" : "." + space;
            probes.push_back(apart({root, "", "", space}, {"add", "f32"}, root + written + ".add.noftz.f32"));
        }
        const Wording global{root, "", "", "global"};
        probes.push_back(apart(global, {"add", "f32"}, root + ".relaxed.gpu.global.add.noftz.f32"));
        probes.push_back(apart(global, {"add", "f32"}, root + ".release.cta.global.add.noftz.f32"));
        probes.push_back(apart(global, {"add", "f32"}, root + ".add.noftz.relaxed.sys.global.f32"));
        probes.push_back(apart(global, {"add", "f32"}, root + ".global.add.noftz.L2::cache_hint.f32", true));
    }
}

}  // namespace

std::vector<Probe> atomicProbes()
{
    std::vector<Probe> probes;
    addFor(probes, "atom");
    addFor(probes, "red");
    addSpellings(probes);
    addSumsOfSmallNumbers(probes);
    return probes;
}

}  // namespace kd::test
