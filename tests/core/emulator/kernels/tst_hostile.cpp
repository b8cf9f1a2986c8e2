// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/emulator/machine.h"
#include "tests/core/emulator/exec/capture.h"
#include "tests/core/emulator/mutator.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <cstring>

namespace tst_hostile {

using namespace kd::emulator;

namespace {

FuzzSettings g_settings{.cases = 150};

/// What became of the cases.
struct Tally {
    int refused = 0, ran = 0, faulted = 0, stopped = 0;
};

/// Pointers to an array, and 64 for what is no pointer.
std::vector<std::byte> plausibleParameters(const Kernel& kernel, std::uint64_t array)
{
    std::vector<std::byte> bytes(kernel.parameterBytes());
    for (const Kernel::Parameter& parameter : kernel.parameters()) {
        const std::uint64_t value = parameter.bytes == sizeof array ? array : 64;
        std::memcpy(bytes.data() + parameter.offset, &value, std::min(parameter.bytes, sizeof value));
    }
    return bytes;
}

void runKernels(Machine& machine, Image& image, Tally& tally)
{
    const std::uint64_t array = machine.memory().allocate(1 << 20);
    for (Kernel* kernel : image.kernels()) {
        try {
            kernel->prepare();
            const std::vector<std::byte> parameters = plausibleParameters(*kernel, array);
            const LaunchReport report =
                machine.launch(*kernel, {.grid = {2, 1, 1}, .block = {48, 1, 1}, .dynamicShared = 4096, .parameters = parameters},
                               [](std::uint64_t, std::uint64_t) { return false; });
            ++(report.fault ? tally.faulted : report.completed ? tally.ran : tally.stopped);
        } catch (const kd::Error&) {
            ++tally.refused;
        }
    }
}

void runText(const std::string& text, Tally& tally)
{
    Machine machine({.memoryBytes = std::uint64_t{64} << 20, .threads = 2, .counters = true, .heapBytes = 1 << 20});
    try {
        const std::unique_ptr<Image> image = machine.load(text, "hostile.cu");
        runKernels(machine, *image, tally);
    } catch (const kd::Error&) {
        ++tally.refused;
    }
}

/// `ld.global.u32` becomes `ld.shared.u32`, %r4 %r7, 12 -9…: text that still reads, and does something else.
std::string twisted(Mutator& mutator, std::string text)
{
    static const char* const kWords[] = {"global", "shared", "local", "const", "u32", "s32", "b32", "f32", "u64",
                                         "f64",    "u8",     "add",   "sub",   "mul", "ld",  "st",  "lt",  "ge",
                                         "eq",     "lo",     "hi",    "v2",    "v4",  "0",   "-9",  "31",  "16384"};
    const std::size_t changes = 1 + mutator.below(5);
    for (std::size_t change = 0; change < changes; ++change) {
        const char* from = kWords[mutator.below(std::size(kWords))];
        const std::size_t at = text.find(from, mutator.below(text.size()));
        if (at != std::string::npos)
            text.replace(at, std::strlen(from), kWords[mutator.below(std::size(kWords))]);
    }
    return text;
}

}  // namespace

/// Runs all cases; what kernels print and assert is dropped.
template <typename MakeText>
Tally runCases(const MakeText& makeText)
{
    Tally tally;
    Capture output(stdout), errors(stderr);
    repeat(g_settings, [&] { runText(makeText(), tally); });
    output.text();
    errors.text();
    return tally;
}

/// Kernels that nobody wrote: whatever they do ends in a result, a fault or an error. `--cases N --seed N` for more.
class TestHostile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_texts = recordedTexts(); }

    void mutated()
    {
        qInfo("%s", qPrintable(g_settings.described()));
        Mutator mutator(g_settings.seed);
        const Tally tally = runCases([&] { return mutator.mutated(m_texts, mutator.below(m_texts.size())); });
        QVERIFY(tally.refused > 0);
    }

    void twistedWords()
    {
        Mutator mutator(g_settings.seed);
        const Tally tally = runCases([&] { return twisted(mutator, m_texts[mutator.below(m_texts.size())]); });
        qInfo("%d kernels refused, %d ran, %d faulted, %d were stopped", tally.refused, tally.ran, tally.faulted, tally.stopped);
        QVERIFY(tally.refused > 0 && tally.ran + tally.stopped > 0 && tally.faulted > 0);
    }

private:
    std::vector<std::string> m_texts;
};

KD_TEST_MAIN(int argc, char** argv)
{
    std::vector<char*> arguments = parseFuzzArguments(argc, argv, g_settings);
    g_settings.duration /= 2;  // mutated and twisted text share the time
    TestHostile test;
    return QTest::qExec(&test, static_cast<int>(arguments.size()), arguments.data());
}

}  // namespace tst_hostile

#include "tst_hostile.moc"
