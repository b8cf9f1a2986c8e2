// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "tests/core/emulator/exec/ptxkernel.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <limits>

namespace tst_tensormapedits {
namespace {

using kd::Fault;
using kd::emulator::TensorMap;
using MapBytes = std::array<std::byte, TensorMap::kBytes>;

constexpr std::size_t kMapAt = 128, kWords = 128;  // byte in the buffer; words of it

TensorMap plainMap()
{
    TensorMap map;
    map.address = 0x7000;
    map.type = TensorMap::Type::S32;
    map.rank = 3;
    map.sizes = {64, 32, 8};
    map.strides = {4, 256, 8192};
    map.box = {16, 4, 2};
    map.steps = {1, 2, 1};
    return map;
}

std::string header(const char* target)
{
    return std::string(".version 8.7\n.target ") + target + "\n.address_size 64\n";
}

/// Runs `body` for 32 threads on a buffer that has `map` at kMapAt; %d0: its address, %r1: that of `copy` in shared memory, to
/// which the map was copied. Gives the map that is there then.
struct Edited {
    MapBytes bytes{};
    QString fault;
    Fault::Kind kind = Fault::Kind::Unknown;
};
Edited edited(const MapBytes& map, const std::string& body, std::uint64_t first = 0, const char* target = "sm_90a")
{
    // The map's words are parameters of a kernel of its own, which puts them into the buffer.
    std::string text = R"(
    add.u64 %d0, %out, 128;
    mov.u32 %r1, copy;
    setp.lt.u32 %p0, %t, 32;
    mul.lo.u32 %r2, %t, 4;
    cvt.u64.u32 %d1, %r2;
    add.u64 %d2, %d0, %d1;
    mov.u64 %d3, words;
    add.u64 %d3, %d3, %d1;
    ld.global.u32 %r3, [%d3];
    st.global.u32 [%d2], %r3;
    add.u32 %r4, %r1, %r2;
    st.shared.u32 [%r4], %r3;
    ld.param.u64 %d4, [first];
    cvt.u32.u64 %r5, %d4;
    bar.sync 0;
)";
    std::string words = ".global .align 128 .u32 words[32] = {";
    for (std::size_t i = 0; i < 32; ++i) {
        std::uint32_t word = 0;
        std::memcpy(&word, map.data() + 4 * i, sizeof word);
        words += (i == 0 ? "" : ", ") + std::to_string(word);
    }
    words += "};\n.shared .align 128 .b8 copy[128];\n";
    PtxKernel kernel(PtxKernel::Whole{header(target) + words + PtxKernel::kernelOf(text + body)});
    const std::vector<std::uint32_t> after = kernel.run(32, kWords, 1, {first});
    Edited result;
    std::memcpy(result.bytes.data(), reinterpret_cast<const std::byte*>(after.data()) + kMapAt, result.bytes.size());
    result.fault = kernel.faultText();
    if (kernel.report().fault)
        result.kind = kernel.report().fault->kind;
    return result;
}

MapBytes bytesOf(const TensorMap& map)
{
    MapBytes bytes{};
    map.write(bytes);
    return bytes;
}

using Change = void (*)(TensorMap&);
struct FieldCase {
    const char* name;
    const char* field;     ///< "box_dim"
    const char* type;      ///< of the value
    const char* operands;  ///< behind the address, V for the value
    std::uint64_t value;
    Change change;
    const char* target = "sm_90a";
};

const FieldCase kFieldCases[] = {
    {"address", "global_address", "b64", "V", 0x123456780, [](TensorMap& map) { map.address = 0x123456780; }},
    {"address, immediate", "global_address", "b64", "4096", 0, [](TensorMap& map) { map.address = 4096; }},
    {"rank less 1", "rank", "b32", "V", 1, [](TensorMap& map) { map.rank = 2; }},
    {"rank 4 has one element more", "rank", "b32", "V", 3,
     [](TensorMap& map) { map.rank = 4, map.sizes[3] = map.box[3] = map.steps[3] = 1; }},
    {"rank of three bits", "rank", "b32", "V", 0x101, [](TensorMap& map) { map.rank = 2; }},
    {"box", "box_dim", "b32", "0, V", 8, [](TensorMap& map) { map.box[0] = 8; }},
    {"box of 256", "box_dim", "b32", "1, V", 256, [](TensorMap& map) { map.box[1] = 256; }},
    {"box of nothing is 256", "box_dim", "b32", "2, V", 0, [](TensorMap& map) { map.box[2] = 256; }},
    {"box of eight bits", "box_dim", "b32", "2, V", 257, [](TensorMap& map) { map.box[2] = 1; }},
    {"size", "global_dim", "b32", "0, V", 1000, [](TensorMap& map) { map.sizes[0] = 1000; }},
    {"size of nothing is all", "global_dim", "b32", "1, V", 0, [](TensorMap& map) { map.sizes[1] = std::uint64_t{1} << 32; }},
    {"size, largest", "global_dim", "b32", "2, V", 0xffffffff, [](TensorMap& map) { map.sizes[2] = 0xffffffff; }},
    {"stride of dimension 1", "global_stride", "b64", "0, V", 512, [](TensorMap& map) { map.strides[1] = 512; }},
    {"stride of dimension 2", "global_stride", "b64", "1, V", 1ULL << 36, [](TensorMap& map) { map.strides[2] = 1ULL << 36; }},
    {"stride loses what is below 16", "global_stride", "b64", "0, V", 0x20f, [](TensorMap& map) { map.strides[1] = 0x200; }},
    {"stride loses what is above 40 bits", "global_stride", "b64", "0, V", (1ULL << 40) + 32,
     [](TensorMap& map) { map.strides[1] = 32; }},
    {"step", "element_stride", "b32", "1, V", 8, [](TensorMap& map) { map.steps[1] = 8; }},
    {"step of three bits", "element_stride", "b32", "1, V", 9, [](TensorMap& map) { map.steps[1] = 1; }},
    {"u8", "elemtype", "b32", "0", 0, [](TensorMap& map) { map.type = TensorMap::Type::U8; }},
    {"f16", "elemtype", "b32", "6", 0, [](TensorMap& map) { map.type = TensorMap::Type::F16; }},
    {"f32", "elemtype", "b32", "7", 0, [](TensorMap& map) { map.type = TensorMap::Type::F32; }},
    {"f32.ftz", "elemtype", "b32", "8", 0, [](TensorMap& map) { map.type = TensorMap::Type::F32Ftz; }},
    {"f64", "elemtype", "b32", "9", 0, [](TensorMap& map) { map.type = TensorMap::Type::F64; }},
    {"bf16", "elemtype", "b32", "10", 0, [](TensorMap& map) { map.type = TensorMap::Type::BF16; }},
    {"tf32", "elemtype", "b32", "11", 0, [](TensorMap& map) { map.type = TensorMap::Type::TF32; }},
    {"tf32.ftz", "elemtype", "b32", "12", 0, [](TensorMap& map) { map.type = TensorMap::Type::TF32Ftz; }},
    {"b4x16", "elemtype", "b32", "13", 0, [](TensorMap& map) { map.type = TensorMap::Type::U4Align8; }, "sm_100a"},
    {"b4x16_p64", "elemtype", "b32", "14", 0, [](TensorMap& map) { map.type = TensorMap::Type::U4Align16; }, "sm_100f"},
    {"b6x16_p32", "elemtype", "b32", "15", 0, [](TensorMap& map) { map.type = TensorMap::Type::U6Align16; }, "sm_120a"},
    {"interleaved by 32", "interleave_layout", "b32", "2", 0,
     [](TensorMap& map) { map.interleave = TensorMap::Interleave::B32; }},
    {"swizzle", "swizzle_mode", "b32", "3", 0, [](TensorMap& map) { map.swizzle = TensorMap::Swizzle::B128; }},
    {"swizzle of 96 bytes", "swizzle_mode", "b32", "4", 0, [](TensorMap& map) { map.swizzle = TensorMap::Swizzle::B96; },
     "sm_103a"},
    {"atoms of 64", "swizzle_atomicity", "b32", "3", 0, [](TensorMap& map) { map.atom = TensorMap::Atom::B64; }, "sm_100a"},
    {"NaN", "fill_mode", "b32", "1", 0, [](TensorMap& map) { map.fillsWithNan = true; }},
};

std::string instructionOf(const FieldCase& each, const char* space, const char* address)
{
    std::string operands = each.operands;
    if (const std::size_t at = operands.find('V'); at != std::string::npos)
        operands.replace(at, 1, std::string(each.type) == "b64" ? "%d4" : "%r5");
    return std::string("    tensormap.replace.tile.") + each.field + space + ".b1024." + each.type + " [" + address + "], " + operands +
        ";\n";
}

struct RefusalCase {
    const char* name;
    const char* body;
    Fault::Kind kind;
    const char* words;
    std::uint64_t first = 0;
};
const RefusalCase kRefusals[] = {
    {"address of nothing", "tensormap.replace.tile.rank.global.b1024.b32 [%d4], 1;", Fault::Kind::NullPointer, "", 16},
    {"askew", "add.u64 %d5, %d0, 2; tensormap.replace.tile.rank.global.b1024.b32 [%d5], 1;", Fault::Kind::Misaligned, ""},
    {"no map", "add.u64 %d5, %d0, 4; tensormap.replace.tile.rank.global.b1024.b32 [%d5], 1;", Fault::Kind::IllegalInstruction,
     "no tensor map is there"},
    {"half outside", "add.u64 %d5, %out, 448; tensormap.replace.tile.rank.global.b1024.b32 [%d5], 1;",
     Fault::Kind::IllegalAddress, "just past the end of the 512-byte allocation"},
    {"outside of shared memory", "tensormap.replace.tile.rank.shared::cta.b1024.b32 [%r5], 1;", Fault::Kind::SharedOutOfBounds, "",
     64},
    {"to many places", "add.u64 %d5, %d0, %d1; tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned"
     " [%d5], [%r1], 128;", Fault::Kind::IllegalInstruction, "must be the same in all lanes"},
    {"past the end", "add.u64 %d5, %out, 400; tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.sys.sync.aligned"
     " [%d5], [%r1], 128;", Fault::Kind::IllegalAddress, "past the end"},
    {"of half a warp", "setp.lt.u32 %p1, %t, 16; @%p1 bra AWAY; tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release"
     ".cta.sync.aligned [%d0], [%r1], 128; AWAY:", Fault::Kind::LanesMissing, ""},
};

struct LoadCase {
    const char* name;
    const char* line;
    const char* target;
    const char* words;
};
const LoadCase kLoads[] = {
    {"sm_90 has none", "tensormap.replace.tile.rank.global.b1024.b32 [%d0], 1;", "sm_90", "needs .target sm_90a"},
    {"no such type", "tensormap.replace.tile.elemtype.global.b1024.b32 [%d0], 16;", "sm_90a", "0 to 15 are possible"},
    {"no such swizzle", "tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%d0], 5;", "sm_103a", "0 to 4 are possible"},
    {"type in a register", "tensormap.replace.tile.elemtype.global.b1024.b32 [%d0], %r5;", "sm_90a", ""},
    {"dimension 5", "tensormap.replace.tile.box_dim.global.b1024.b32 [%d0], 5, 1;", "sm_90a", "0 to 4 are possible"},
    {"stride of dimension 5", "tensormap.replace.tile.global_stride.global.b1024.b64 [%d0], 4, %d4;", "sm_90a",
     "0 to 3 are possible"},
    {"atoms on sm_90a", "tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%d0], 1;", "sm_90a", "needs .target sm_100a"},
    {"64 bytes", "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%d0], [%r1], 64;", "sm_90a",
     "its size must be 128"},
};

}  // namespace

/// tensormap.replace and tensormap.cp_fenceproxy: what a map is then, by an independent table of the fields' meanings (which an H200's
/// machine code for these instructions shows).
class TensorMapEdits : public QObject {
    Q_OBJECT

private slots:
    void fields_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kFieldCases)); ++i)
            QTest::newRow(kFieldCases[i].name) << i;
    }
    void fields()
    {
        QFETCH(int, index);
        const FieldCase& each = kFieldCases[index];
        TensorMap expected = plainMap();
        each.change(expected);
        const MapBytes wanted = bytesOf(expected);
        const std::string only = "    setp.eq.u32 %p0, %t, 0;\n@%p0 ";
        const struct {
            const char* name;
            std::string body;
        } ways[] = {
            {"global", only + instructionOf(each, ".global", "%d0")},
            {"generic", only + instructionOf(each, "", "%d0")},
            {"shared", only + instructionOf(each, ".shared::cta", "%r1") +
                           "    bar.warp.sync -1;\n    tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync"
                           ".aligned [%d0], [%r1], 128;\n"},
        };
        for (const auto& way : ways) {
            const Edited result = edited(bytesOf(plainMap()), way.body, each.value, each.target);
            QVERIFY2(result.fault.isEmpty(), qPrintable(result.fault));
            const auto map = TensorMap::readAny(result.bytes);
            QVERIFY2(map, way.name);
            QVERIFY2(bytesOf(*map) == wanted, way.name);
        }
    }

    /// All lanes of a warp may write the same into one field.
    void allLanes()
    {
        const Edited result = edited(bytesOf(plainMap()), "tensormap.replace.tile.global_dim.global.b1024.b32 [%d0], 1, 77;\n");
        QVERIFY2(result.fault.isEmpty(), qPrintable(result.fault));
        QCOMPARE(TensorMap::readAny(result.bytes)->sizes[1], std::uint64_t{77});
    }

    /// What is zero everywhere is an empty map, of which each field can be set.
    void emptyMap()
    {
        const Edited result = edited(MapBytes{}, R"(
    setp.eq.u32 %p0, %t, 0;
    @!%p0 bra AWAY;
    tensormap.replace.tile.global_address.global.b1024.b64 [%d0], 8192;
    tensormap.replace.tile.rank.global.b1024.b32 [%d0], 1;
    tensormap.replace.tile.global_dim.global.b1024.b32 [%d0], 0, 64;
    tensormap.replace.tile.global_dim.global.b1024.b32 [%d0], 1, 16;
    tensormap.replace.tile.global_stride.global.b1024.b64 [%d0], 0, 128;
    tensormap.replace.tile.box_dim.global.b1024.b32 [%d0], 0, 8;
    tensormap.replace.tile.box_dim.global.b1024.b32 [%d0], 1, 4;
    tensormap.replace.tile.elemtype.global.b1024.b32 [%d0], 1;
AWAY:
)");
        QVERIFY2(result.fault.isEmpty(), qPrintable(result.fault));
        const auto map = TensorMap::read(result.bytes);
        QVERIFY(map);
        QCOMPARE(map->address, std::uint64_t{8192});
        QCOMPARE(map->rank, 2U);
        QCOMPARE(map->sizes[0], std::uint64_t{64});
        QCOMPARE(map->sizes[1], std::uint64_t{16});
        QCOMPARE(map->strides[1], std::uint64_t{128});
        QCOMPARE(map->box[1], 4U);
        QCOMPARE(map->steps[1], 1U);
        QVERIFY(map->type == TensorMap::Type::U16);
    }

    void refusals_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kRefusals)); ++i)
            QTest::newRow(kRefusals[i].name) << i;
    }
    void refusals()
    {
        QFETCH(int, index);
        const RefusalCase& each = kRefusals[index];
        const Edited result = edited(bytesOf(plainMap()), each.body, each.first);
        QVERIFY2(result.kind == each.kind, qPrintable(result.fault));
        QVERIFY2(result.fault.contains(QLatin1String(each.words)), qPrintable(result.fault));
    }

    void loads_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kLoads)); ++i)
            QTest::newRow(kLoads[i].name) << i;
    }
    void loads()
    {
        QFETCH(int, index);
        const LoadCase& each = kLoads[index];
        try {
            edited(bytesOf(plainMap()), each.line, 0, each.target);
            QFAIL("it loads");
        } catch (const kd::Error& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(QLatin1String(each.words)), error.what());
        }
    }

    /// One block writes a map by plain stores and tells another one, which uses it.
    void storesOfAnotherBlock_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QByteArray>("words");
        const QByteArray release = "fence.proxy.tensormap::generic.release.gpu;\n";
        const QByteArray acquire = "fence.proxy.tensormap::generic.acquire.gpu [%d1], 128;\n";
        QTest::newRow("released by the first") << release << acquire << QByteArray();
        QTest::newRow("released by the second") << QByteArray() << release + acquire << QByteArray();
        const QByteArray unreleased = "has changed: no fence.proxy.tensormap::generic.release";
        QTest::newRow("not released") << QByteArray() << acquire << unreleased;
        QTest::newRow("not acquired") << release << QByteArray() << QByteArray("has changed: the block has passed no fence.proxy");
        QTest::newRow("neither") << QByteArray() << QByteArray() << unreleased;
    }
    void storesOfAnotherBlock()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, words);
        const std::string around = ".global .align 128 .b8 map[128];\n.global .align 4 .u32 flag = 0;\n";
        PtxKernel kernel(PtxKernel::Whole{header("sm_90a") + around + PtxKernel::kernelOf(R"(
    .shared .align 128 .b8 tile[1024];
    .shared .align 8 .b8 bar[8];
    mov.u64 %d1, map; ld.param.u64 %d0, [first];
    mov.u32 %r0, %ctaid.x; setp.ne.u32 %p0, %r0, 0; setp.ne.u32 %p1, %t, 0;
    @%p0 bra SECOND;
    mul.wide.u32 %d2, %t, 4;
    add.u64 %d3, %d0, %d2; ld.global.u32 %r1, [%d3];
    add.u64 %d3, %d1, %d2; st.global.u32 [%d3], %r1;
    bar.sync 0;
    @%p1 bra DONE;
    )" + first.toStdString() + R"(
    fence.acq_rel.gpu;
    st.relaxed.gpu.global.u32 [flag], 1;
    bra DONE;
SECOND:
    ld.acquire.gpu.global.u32 %r2, [flag]; setp.eq.u32 %p2, %r2, 0; @%p2 bra SECOND;
    bar.sync 0;
    @%p1 bra DONE;
    )" + second.toStdString() + R"(
    mov.u32 %r3, bar; mov.u32 %r4, tile;
    mbarrier.init.shared.b64 [%r3], 1;
    mbarrier.arrive.expect_tx.shared.b64 %d4, [%r3], 512;
    cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r4], [%d1, {0, 0, 0}], [%r3];
AGAIN: mbarrier.try_wait.parity.shared.b64 %p3, [%r3], 0; @!%p3 bra AGAIN;
DONE:
)")});
        kd::emulator::DeviceMemory& memory = kernel.machine().memory();
        TensorMap map = plainMap();
        map.address = memory.allocate(65536);
        map.steps[1] = 1;
        const MapBytes bytes = bytesOf(map);
        const std::uint64_t place = memory.allocate(bytes.size());
        std::memcpy(reinterpret_cast<void*>(place), bytes.data(), bytes.size());
        kernel.run(32, 64, 2, {place});
        if (words.isEmpty())
            QVERIFY2(kernel.faultText().isEmpty(), qPrintable(kernel.faultText()));
        else
            QVERIFY2(kernel.faultText().contains(QLatin1String(words)) && kernel.faultText().contains("of block (0, 0, 0)"),
                     qPrintable(kernel.faultText()));
    }

    /// A map that cannot be is refused when it is used, not before.
    void partsThatDoNotGoTogether()
    {
        MapBytes bytes = bytesOf(plainMap());
        QVERIFY(TensorMap::replaceField(bytes, TensorMap::Field::Rank, 0, 7));
        QVERIFY(TensorMap::readAny(bytes));
        QVERIFY(!TensorMap::readAny(bytes)->wrong().empty());
        QVERIFY(!TensorMap::read(bytes));
        QVERIFY(!TensorMap::replaceField(bytes, TensorMap::Field::Box, TensorMap::kMaxRank, 1));
        bytes[64] ^= std::byte{1};
        QVERIFY(!TensorMap::replaceField(bytes, TensorMap::Field::Rank, 0, 1));
    }
};

KD_TEST(TensorMapEdits, kd::test::NoApplication)

}  // namespace tst_tensormapedits

#include "tst_tensormapedits.moc"
