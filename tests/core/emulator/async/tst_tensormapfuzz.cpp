// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"
#include "core/emulator/machine.h"
#include "tests/fuzzsettings.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <cstring>
#include <random>

namespace tst_tensormapfuzz {

using namespace kd::emulator;
using MapBytes = std::array<std::byte, TensorMap::kBytes>;

namespace {

FuzzSettings g_settings{.cases = 30'000};

constexpr std::uint64_t kTensorBytes = 1 << 20;
constexpr std::uint32_t kMaxRank = TensorMap::kMaxRank, kOffsets = 3;

/// What a kernel of the text is given.
struct Parameters {
    MapBytes map{};
    std::array<std::int32_t, kMaxRank> at{};
    std::array<std::uint32_t, kOffsets> offsets{};
    std::uint32_t expected = 0;  ///< bytes that the mbarrier waits for
};

std::string registers(const char* prefix, std::uint32_t count)
{
    std::string text = "{";
    for (std::uint32_t i = 0; i < count; ++i)
        text += (i == 0 ? prefix : std::string(", ") + prefix) + std::to_string(i);
    return text + "}";
}

/// A kernel of one thread that does `work` with the map at %map.
std::string kernelText(const std::string& name, const std::string& work)
{
    std::string text = ".visible .entry " + name + "(.param .align 64 .b8 tensor[128], .param .align 4 .b8 at[20], "
                       ".param .align 4 .b8 offsets[12], .param .u32 expected)\n{\n"
                       ".shared .align 1024 .b8 box[32768];\n.shared .align 8 .b64 barrier;\n.reg .b64 %map, %state; .reg .b32 %c<5>, "
                       "%box, %barrier, %bytes, %try, %fill; .reg .b16 %o<3>; .reg .pred %p, %q;\n"
                       "mov.b64 %map, tensor; cvta.param.u64 %map, %map;\nmov.u32 %box, box; mov.u32 %barrier, barrier;\n"
                       "ld.param.u32 %bytes, [expected];\n";
    for (std::uint32_t i = 0; i < kMaxRank; ++i)
        text += "ld.param.s32 %c" + std::to_string(i) + ", [at + " + std::to_string(4 * i) + "];\n";
    for (std::uint32_t i = 0; i < kOffsets; ++i)
        text += "ld.param.u16 %o" + std::to_string(i) + ", [offsets + " + std::to_string(4 * i) + "];\n";
    return text + "mbarrier.init.shared::cta.b64 [%barrier], 1;\nst.shared.u32 [%box], 7;\nfence.proxy.async;\n" + work + "ret;\n}\n";
}

std::string offsetsText(const std::string& mode, std::uint32_t rank)
{
    return mode == "tile" ? std::string() : ", " + registers("%o", mode == "im2col" ? rank - 2 : 2);
}

std::string loadText(const std::string& mode, std::uint32_t rank)
{
    return "mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%barrier], %bytes;\ncp.async.bulk.tensor." + std::to_string(rank) +
           "d.shared::cluster.global." + mode + ".mbarrier::complete_tx::bytes [%box], [%map, " + registers("%c", rank) +
           "], [%barrier]" + offsetsText(mode, rank) +
           ";\nmov.u32 %try, 0;\nagain: mbarrier.test_wait.parity.shared::cta.b64 %p, [%barrier], 0;\n"
           "add.u32 %try, %try, 1; setp.lt.u32 %q, %try, 4;\n@%p bra done;\n@%q bra again;\ndone:\n";
}

std::string storeText(const std::string& opcode, const std::string& words, std::uint32_t rank)
{
    return opcode + "." + std::to_string(rank) + "d.global.shared::cta." + words + ".bulk_group [%map, " + registers("%c", rank) +
           "], [%box];\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\n";
}

std::string prefetchText(const std::string& mode, std::uint32_t rank)
{
    return "cp.async.bulk.prefetch.tensor." + std::to_string(rank) + "d.L2.global." + mode + " [%map, " + registers("%c", rank) + "]" +
           offsetsText(mode, rank) + ";\n";
}

/// Copies of all ranks and modes in either direction, reductions and prefetches.
std::string text()
{
    std::string all = ".version 9.0\n.target sm_100a\n.address_size 64\n";
    int count = 0;
    const auto add = [&](const std::string& work) { all += kernelText("k" + std::to_string(count++), work); };
    for (std::uint32_t rank = 1; rank <= kMaxRank; ++rank) {
        add(loadText("tile", rank));
        add(storeText("cp.async.bulk.tensor", "tile", rank));
        add(storeText("cp.reduce.async.bulk.tensor", "add.tile", rank));
        add(storeText("cp.reduce.async.bulk.tensor", "xor.tile", rank));
        add(prefetchText("tile", rank));
        if (rank < 3)
            continue;
        for (const char* const mode : {"im2col", "im2col::w", "im2col::w::128"}) {
            add(loadText(mode, rank));
            add(prefetchText(mode, rank));
        }
        add(storeText("cp.async.bulk.tensor", "im2col_no_offs", rank));
    }
    return all;
}

/// Maps without fault, of a tensor at `address`.
std::vector<TensorMap> soundMaps(std::uint64_t address)
{
    std::vector<TensorMap> maps;
    for (std::uint32_t rank = 1; rank <= kMaxRank; ++rank) {
        TensorMap map;
        map.address = address;
        map.type = TensorMap::Type::F32;
        map.rank = rank;
        map.sizes = {32, 8, 4, 4, 4};
        map.strides = {4, 128, 1024, 4096, 16384};
        map.box = {16, 4, 2, 2, 1};
        map.steps = {1, 1, 1, 1, 1};
        maps.push_back(map);
        map.box[0] = 8, map.swizzle = TensorMap::Swizzle::B32, map.fillsWithNan = true;
        maps.push_back(map);
        map.type = TensorMap::Type::U8, map.strides[0] = 1, map.box[0] = 32;
        maps.push_back(map);
        const TensorMap plain = maps[maps.size() - 3];
        for (const TensorMap::Type type : {TensorMap::Type::U4Align8, TensorMap::Type::U4Align16, TensorMap::Type::U6Align16}) {
            map = plain;
            map.type = type, map.sizes[0] = 256, map.box[0] = 128, map.swizzle = TensorMap::Swizzle::B128;
            map.atom = type == TensorMap::Type::U4Align8 ? TensorMap::Atom::B32Flip8 : TensorMap::Atom::B32;
            maps.push_back(map);
        }
        if (rank < 3)
            continue;
        for (const TensorMap::Interleave interleave : {TensorMap::Interleave::B16, TensorMap::Interleave::B32}) {
            map = plain;
            map.interleave = interleave, map.steps[0] = 2, map.swizzle = TensorMap::Swizzle::B128;
            maps.push_back(map);
            map.isIm2col = true, map.channels = 16, map.pixels = 9;
            maps.push_back(map);
        }
        map = plain;
        map.isIm2col = true, map.channels = 16, map.pixels = 8, map.upper = {-1, -1, -1};
        maps.push_back(map);
        for (const TensorMap::Wide wide : {TensorMap::Wide::W, TensorMap::Wide::W128}) {
            map.wide = wide, map.swizzle = TensorMap::Swizzle::B64;
            maps.push_back(map);
        }
    }
    return maps;
}

class Mutant {
public:
    explicit Mutant(std::uint64_t seed) : m_random(seed) {}

    std::uint64_t below(std::uint64_t end) { return std::uniform_int_distribution<std::uint64_t>(0, end - 1)(m_random); }
    /// Small, near a power of two, or any.
    std::uint64_t number()
    {
        switch (below(8)) {
        case 0: return (std::uint64_t{1} << below(64)) - below(2);
        case 1: return below(kTensorBytes);
        case 2: return m_random();
        case 3:
        case 4: return 16 * below(300);
        default: return below(300);
        }
    }
    MapBytes of(const TensorMap& sound)
    {
        MapBytes bytes{};
        sound.write(bytes);
        for (std::uint64_t changes = below(4); changes > 0; --changes) {
            if (below(5) == 0)
                bytes[below(bytes.size())] = static_cast<std::byte>(below(256));
            else
                TensorMap::replaceField(bytes, static_cast<TensorMap::Field>(below(11)), static_cast<std::uint32_t>(below(6)),
                                        number());
        }
        if (below(50) == 0) {
            for (std::byte& byte : bytes)
                byte = static_cast<std::byte>(below(256));
        }
        return bytes;
    }

private:
    std::mt19937_64 m_random;
};

}  // namespace

/// Tensor maps that nobody made: whatever their bytes say, a copy by one ends in a result or in a fault with its sentence.
/// KD_FUZZ_SECONDS=60 for longer runs.
class TestTensorMapFuzz : public QObject {
    Q_OBJECT

private slots:
    void mutated()
    {
        qInfo("%s", qPrintable(g_settings.described()));
        Machine machine({.capability = {10, 0}, .memoryBytes = std::uint64_t{16} << 20, .threads = 1});
        const std::unique_ptr<Image> image = machine.load(text(), "tensormapfuzz");
        const auto kernels = image->kernels();
        for (Kernel* const kernel : kernels)
            kernel->prepare();
        const std::vector<TensorMap> sound = soundMaps(machine.memory().allocate(kTensorBytes));
        Mutant mutant(g_settings.seed);
        std::uint64_t ran = 0, faulted = 0, unread = 0;
        const std::uint64_t cases = repeat(g_settings, [&] {
            Parameters parameters;
            parameters.map = mutant.of(sound[mutant.below(sound.size())]);
            for (std::int32_t& at : parameters.at)
                at = static_cast<std::int32_t>((mutant.below(3) == 0 ? mutant.number() : mutant.below(40)) - 4);
            for (std::uint32_t& offset : parameters.offsets)
                offset = static_cast<std::uint32_t>(mutant.below(4));
            parameters.expected = static_cast<std::uint32_t>(mutant.below(2) == 0 ? 512 : mutant.below(1 << 16));
            if (const std::optional<TensorMap> map = TensorMap::read(parameters.map); !map)
                ++unread;
            else if (!map->wrong().empty())
                qFatal("a map that was read is wrong");
            const LaunchReport report =
                machine.launch(*kernels[mutant.below(kernels.size())],
                               {.grid = {1, 1, 1}, .block = {1, 1, 1}, .parameters = std::as_bytes(std::span(&parameters, 1))},
                               [](std::uint64_t, std::uint64_t) { return false; });
            if (report.fault && report.fault->message.empty())
                qFatal("a fault without a sentence");
            ++(report.fault ? faulted : ran);
        });
        qInfo("%llu cases: %llu ran, %llu faulted, %llu maps cannot be read", static_cast<unsigned long long>(cases),
              static_cast<unsigned long long>(ran), static_cast<unsigned long long>(faulted), static_cast<unsigned long long>(unread));
        QVERIFY(ran > cases / 50);
        QVERIFY(faulted > cases / 4);
        QVERIFY(unread > cases / 10);
    }
};

KD_TEST_MAIN(int argc, char** argv)
{
    std::vector<char*> arguments = parseFuzzArguments(argc, argv, g_settings);
    TestTensorMapFuzz test;
    return QTest::qExec(&test, static_cast<int>(arguments.size()), arguments.data());
}

}  // namespace tst_tensormapfuzz

#include "tst_tensormapfuzz.moc"
