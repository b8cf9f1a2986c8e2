// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/decodetable.h"
#include "core/emulator/decode/pattern.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <QFile>

namespace tst_coverage {

using kd::emulator::Pattern;

class Coverage : public QObject {
    Q_OBJECT

private slots:
    void patterns_data();
    void patterns();
    void groupsOfAPattern();
    void findsRows();
    void takesModifiersInTheOrdersOfPtxas();
    void asynchronousForms_data();
    void asynchronousForms();
    void tellsWhatIsUnknown();
    void documentIsUpToDate();
};

namespace {

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find('.'), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

/// The instruction of a name as "ld.global.f32".
kd::ptx::Instruction named(const std::string& name)
{
    const std::size_t dot = std::min(name.find('.'), name.size());
    return {.root = std::string_view(name).substr(0, dot), .modifiers = split(std::string_view(name).substr(dot))};
}

/// The name with its modifiers as the row that takes them has them.
std::string ordered(const std::string& name)
{
    kd::ptx::Module module;
    module.functions.emplace_back().body.push_back(named(name));
    kd::emulator::putModifiersInOrder(module);
    std::string text(module.functions[0].body[0].root);
    for (const std::string_view modifier : module.functions[0].body[0].modifiers)
        text += "." + std::string(modifier);
    return text;
}

const kd::emulator::InstructionPattern* rowOf(const std::string& name)
{
    std::vector<std::string_view> groups;
    std::string unknown;
    return kd::emulator::findPattern(named(name), groups, unknown);
}

}  // namespace

void Coverage::patterns_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("modifiers");
    QTest::addColumn<bool>("matches");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("") << true;
    QTest::newRow("too many") << QByteArray("") << QByteArray(".f32") << false;
    QTest::newRow("one") << QByteArray(".f32") << QByteArray(".f32") << true;
    QTest::newRow("other") << QByteArray(".f32") << QByteArray(".f64") << false;
    QTest::newRow("missing") << QByteArray(".f32") << QByteArray("") << false;
    QTest::newRow("prefix is no match") << QByteArray(".f32") << QByteArray(".f32x2") << false;
    QTest::newRow("omitted") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".f32") << true;
    QTest::newRow("written") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".rz.ftz.f32") << true;
    QTest::newRow("wrong order") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".ftz.rz.f32") << false;
    QTest::newRow("twice") << QByteArray("[.rn|.rz] [.ftz] .f32") << QByteArray(".rn.rz.f32") << false;
    QTest::newRow("two modifiers") << QByteArray(".wide.s16|.s32") << QByteArray(".wide.s16") << true;
    QTest::newRow("half of two") << QByteArray(".wide.s16|.s32") << QByteArray(".wide") << false;
    QTest::newRow("colons") << QByteArray("[.L1::evict_first] .b32") << QByteArray(".L1::evict_first.b32") << true;
    QTest::newRow("backtracks") << QByteArray("[.a] [.a.b] .c") << QByteArray(".a.b.c") << true;
}

void Coverage::patterns()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, modifiers);
    std::vector<std::string_view> groups;
    std::size_t reached = 0;
    const auto parts = split(std::string_view(modifiers.data(), static_cast<std::size_t>(modifiers.size())));
    QTEST(Pattern(pattern.toStdString()).match(parts, groups, reached), "matches");
}

void Coverage::groupsOfAPattern()
{
    std::vector<std::string_view> groups;
    std::size_t reached = 0;
    QVERIFY(Pattern("[.rn|.rz] [.ftz] .add.f32|.f64").match(split(".rz.add.f32"), groups, reached));
    QCOMPARE(groups, (std::vector<std::string_view>{"rz", "", "add.f32"}));
}

void Coverage::findsRows()
{
    kd::ptx::Instruction instruction{.root = "bar", .modifiers = {"warp", "sync"}};
    std::vector<std::string_view> groups;
    std::string unknown;
    const kd::emulator::InstructionPattern* row = kd::emulator::findPattern(instruction, groups, unknown);
    QVERIFY(row != nullptr);
    QCOMPARE(row->pattern, std::string_view(".warp .sync"));
}

// ptxas takes modifiers in nearly any order; the row that is found is that of the manual's.
void Coverage::takesModifiersInTheOrdersOfPtxas()
{
    QCOMPARE(ordered("div.ftz.rz.f32"), "div.rz.ftz.f32");
    QCOMPARE(ordered("lg2.approx.f32.ftz"), "lg2.approx.ftz.f32");
    QCOMPARE(ordered("wmma.load.a.sync.aligned.m16n16k16.shared.row.f16"), "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16");
    QCOMPARE(ordered("mma.sync.aligned.row.col.m8n8k16.s32.s8.s8.s32"), "mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32");
    QCOMPARE(ordered("vote.ballot.sync.b32"), "vote.sync.ballot.b32");
    QCOMPARE(ordered("cp.async.bulk.bulk_group.global.shared::cta"), "cp.async.bulk.global.shared::cta.bulk_group");
    // Types keep their order, and what no row takes stays.
    QCOMPARE(ordered("cvt.s32.f32.rzi"), "cvt.rzi.s32.f32");
    QCOMPARE(ordered("cvt.f32.rn.s32"), "cvt.rn.f32.s32");
    QCOMPARE(ordered("div.f32.exact"), "div.f32.exact");
    QCOMPARE(ordered("vote.ballot.ballot.sync.b32"), "vote.ballot.ballot.sync.b32");
    QFile file(QStringLiteral(KD_TEST_DATA "/emulator/modifier-orders.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList wrong;
    int count = 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const auto bar = line.indexOf(" | ");
        if (line.startsWith('#') || bar < 0)
            continue;
        ++count;
        const std::string given = line.first(bar).toStdString(), usual = line.sliced(bar + 3).toStdString();
        // Rows of atomic operations take some orders as they are.
        if (rowOf(ordered(given)) == nullptr || rowOf(ordered(given)) != rowOf(ordered(usual)))
            wrong << QString::fromStdString(given + " is taken as " + ordered(given));
    }
    QVERIFY(count > 400);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

// Asynchronous, cluster, tensor-map and tensor-memory instructions as CUDA 13's headers write them; a bar parts alternatives.
void Coverage::asynchronousForms_data()
{
    QTest::addColumn<QByteArray>("form");
    for (const char* const form : {
             "barrier.cluster.(arrive|arrive.aligned|arrive.release|arrive.relaxed|wait|wait.acquire|wait.aligned)",
             "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.(b128|multicast::cluster::all.b128)",
             "clusterlaunchcontrol.query_cancel.(is_canceled.pred|get_first_ctaid.v4.b32|get_first_ctaid::x.b32).b128",
             "cp.async.bulk.(shared::cta|shared::cluster).global.mbarrier::complete_tx::bytes",
             "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster",
             "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
             "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob",
             "cp.async.bulk.global.shared::cta.bulk_group(|.cp_mask|.L2::cache_hint)",
             "cp.async.bulk.(commit_group|wait_group|wait_group.read)",
             "cp.async.mbarrier.(arrive|arrive.noinc).shared.b64",
             "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.(and.b32|add.u32|min.s32|inc.u32|add.u64)",
             "cp.reduce.async.bulk.global.shared::cta.bulk_group.(xor.b64|add.f64|add.noftz.f16|max.bf16|dec.u32|min.s64)",
             "cp.async.bulk.tensor.(1d|2d|3d|4d|5d).(shared::cta|shared::cluster).global.tile.mbarrier::complete_tx::bytes",
             "cp.async.bulk.tensor.(1d|2d|3d|4d|5d).(shared::cta|shared::cluster).global.tile.mbarrier::complete_tx::bytes."
             "(cta_group::1|cta_group::2)",
             "cp.async.bulk.tensor.(1d|5d).shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster"
             "(|.cta_group::1|.cta_group::2)",
             "cp.async.bulk.tensor.2d.(shared::cta|shared::cluster).global.tile::gather4.mbarrier::complete_tx::bytes"
             "(|.cta_group::1|.cta_group::2)",
             "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster"
             "(|.cta_group::1|.cta_group::2)",
             "cp.async.bulk.tensor.(1d|3d|5d).global.shared::cta.tile.bulk_group",
             "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group",
             "cp.async.bulk.tensor.(3d|4d|5d).global.shared::cta.im2col_no_offs.bulk_group",
             "cp.reduce.async.bulk.tensor.2d.global.shared::cta.(add|min|max|inc|dec|and|or|xor).tile.bulk_group",
             "fence.(acquire|release).(sync_restrict::shared::cluster|sync_restrict::shared::cta).cluster",
             "fence.proxy.(alias|async|async.global|async.shared::cta|async.shared::cluster)",
             "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster",
             "fence.proxy.tensormap::generic.(acquire|release).(cta|cluster|gpu|sys)",
             "fence.mbarrier_init.release.cluster",
             "mbarrier.init.shared::cta.b64",
             "mbarrier.arrive(|.release.cta|.release.cluster|.relaxed.cta|.relaxed.cluster).shared::cta.b64",
             "mbarrier.arrive.(release|relaxed).cluster.shared::cluster.b64",
             "mbarrier.arrive.noComplete.shared::cta.b64",
             "mbarrier.arrive.expect_tx.(release|relaxed).(cta|cluster).shared::cta.b64",
             "mbarrier.arrive.expect_tx.(release|relaxed).cluster.shared::cluster.b64",
             "mbarrier.expect_tx.relaxed.(cta|cluster).shared::cta.b64",
             "mbarrier.(test_wait|try_wait)(|.parity)(|.acquire.cta|.acquire.cluster|.relaxed.cta|.relaxed.cluster).shared::cta.b64",
             "multimem.ld_reduce.(weak|relaxed.cta|relaxed.sys|acquire.gpu|acquire.cluster).global.(and.b32|add.u64|min.s64|max.u32)",
             "multimem.red.(relaxed|release).(cta|cluster|gpu|sys).global.(xor.b64|add.s32|max.s64)",
             "multimem.st.(weak|relaxed.gpu|release.sys).global.(b32|b64)",
             "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.(inc.u32|min.s32|and.b32|add.u64|add.s32)",
             "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes(|.v2|.v4).b32",
             "st.async.mmio.release.sys.global.(b16|b32|b64)",
             "red.async.mmio.release.sys.global.add.u64",
             "tensormap.replace.tile.(global_address|global_stride).(global|shared::cta).b1024.b64",
             "tensormap.replace.tile.(rank|box_dim|global_dim|element_stride).(global|shared::cta).b1024.b32",
             "tensormap.replace.tile.(elemtype|interleave_layout|swizzle_mode|swizzle_atomicity|fill_mode).global.b1024.b32",
             "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.(cta|cluster|gpu|sys).sync.aligned",
             "tcgen05.(alloc|dealloc).cta_group::1.sync.aligned.b32",
             "tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32",
             "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster(|.multicast::cluster).b64",
             "tcgen05.cp.cta_group::1.(128x256b|4x256b|128x128b|64x128b.warpx2::02_13|32x128b.warpx4)(|.b8x16.b6x16_p32|.b8x16.b4x16_p64)",
             "tcgen05.(fence::before_thread_sync|fence::after_thread_sync|wait::ld.sync.aligned|wait::st.sync.aligned)",
             "tcgen05.ld.sync.aligned.(16x64b|16x128b|16x256b|32x32b|16x32bx2).x1(|.pack::16b).b32",
             "tcgen05.ld.red.sync.aligned.(32x32b|16x32bx2).x4.(u32.min|s32.max|f32.min|f32.max.abs|min.abs.NaN.f32)",
             "tcgen05.st.sync.aligned.(16x64b|16x128b|16x256b|32x32b|16x32bx2).x2(|.unpack::16b).b32",
             "tcgen05.mma.cta_group::2.(kind::f16|kind::tf32|kind::f8f6f4|kind::i8)(|.collector::a::use)",
             "tcgen05.mma.ws.cta_group::1.(kind::f16|kind::tf32|kind::f8f6f4|kind::i8)(|.collector::b1::fill)",
             "tcgen05.mma.cta_group::1.(kind::mxf8f6f4|kind::mxf4).block_scale(|.collector::a::fill)",
         })
        QTest::newRow(form) << QByteArray(form);
}

void Coverage::asynchronousForms()
{
    QFETCH(QByteArray, form);
    std::vector<std::string> texts{form.toStdString()};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string text = texts[i];
        const std::size_t open = text.find('('), close = text.find(')');
        if (open != std::string::npos) {
            std::string within = text.substr(open + 1, close - open - 1) + "|";
            for (std::size_t bar = 0; (bar = within.find('|')) != std::string::npos; within.erase(0, bar + 1))
                texts.push_back(text.substr(0, open) + within.substr(0, bar) + text.substr(close + 1));
            continue;
        }
        const std::size_t dot = text.find('.');
        std::vector<std::string_view> groups;
        std::string unknown;
        kd::ptx::Instruction instruction{.root = std::string_view(text).substr(0, dot)};
        instruction.modifiers = split(std::string_view(text).substr(dot));
        QVERIFY2(kd::emulator::findPattern(instruction, groups, unknown) != nullptr, qPrintable(QString::fromStdString(text + unknown)));
    }
}

void Coverage::tellsWhatIsUnknown()
{
    std::vector<std::string_view> groups;
    std::string unknown;
    QVERIFY(kd::emulator::findPattern({.root = "nosuch"}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string("nosuch"));
    QVERIFY(kd::emulator::findPattern({.root = "bar", .modifiers = {"sync", "later"}}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string(".later"));
    QVERIFY(kd::emulator::findPattern({.root = "bar", .modifiers = {}}, groups, unknown) == nullptr);
    QCOMPARE(unknown, std::string());
}

// KD_WRITE_COVERAGE=1 writes it anew.
void Coverage::documentIsUpToDate()
{
    const QByteArray wanted =
        QByteArray(
            "# What the emulated GPU covers\n\n"
            "Instructions and modifiers of PTX, in the notation of the PTX ISA: words in brackets may be left out, bars part\n"
            "alternatives. What is not listed stops the load of its kernel with its name and source line, and an instruction whose\n"
            "name is not listed that of the whole text. Made from the decode table: run\n"
            "`KD_WRITE_COVERAGE=1 tst_core_emulator emulator_coverage` after a change of it.\n\n"
            "What sm_90 has gives the same bits as an H200, approximations too, but for the departures that\n"
            "`tests/data/emulator/ops-sm90-departures.txt` names with their reasons; rows from sm_100 on follow the manual "
            "alone.\n"
            "Floating-point products of matrices are more exact than those of a GPU: `core/emulator/tensor/matrixform.h` says "
            "how.\n\n") +
        QByteArray::fromStdString(kd::emulator::coverageTable());
    QFile file(QStringLiteral(KD_TEST_DATA "/../../core/emulator/COVERAGE.md"));
    if (qEnvironmentVariableIsSet("KD_WRITE_COVERAGE")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(wanted);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == wanted,
             "core/emulator/COVERAGE.md is not what the decode table gives: run this with KD_WRITE_COVERAGE=1");
}

KD_TEST(Coverage, kd::test::NoApplication)

}  // namespace tst_coverage

#include "tst_coverage.moc"
