// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "recording.h"
#include "tests/core/emulator/testshare.h"

#include "core/base/error.h"
#include "core/emulator/machine.h"
#include "core/emulator/ops/patterns.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cstring>

namespace tst_opskernels {

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

/// A machine with the input image in its memory.
class Bench {
public:
    Bench() : m_machine(MachineSettings{.capability = {12, 0}, .threads = 1})
    {
        const std::vector<std::uint8_t> image = inputImage();
        m_input = m_machine.memory().allocate(image.size());
        std::memcpy(reinterpret_cast<void*>(m_input), image.data(), image.size());
    }

    std::unique_ptr<Image> load(const std::string& text) { return m_machine.load(text, "ops"); }
    std::vector<std::uint8_t> run(Kernel& kernel, std::size_t bytes)
    {
        const std::uint64_t output = m_machine.memory().allocate(bytes);
        const std::uint64_t parameters[] = {m_input, output};
        Launch launch;
        launch.grid = {kCases / 256, 1, 1};
        launch.block = {256, 1, 1};
        launch.parameters = std::as_bytes(std::span(parameters));
        const LaunchReport report = m_machine.launch(kernel, launch);
        std::vector<std::uint8_t> result(bytes);
        std::memcpy(result.data(), reinterpret_cast<const void*>(output), bytes);
        m_machine.memory().free(output);
        return report.completed ? result : std::vector<std::uint8_t>();
    }

private:
    Machine m_machine;
    std::uint64_t m_input = 0;
};

/// Few of the many forms of a row, each of its alternatives among them.
std::vector<Form> someFormsOf(const InstructionPattern& row)
{
    const std::vector<Form> all = formsOf(row);
    const std::size_t step = all.size() > 32 && TestShare::ofThisRun().isWhole() ? 7 : 1;
    const std::vector<std::size_t> chosen = TestShare::ofThisRun().chosen(all, [](const Form& form) { return form.name(); });
    std::vector<Form> some;
    for (std::size_t i = 0; i < chosen.size(); i += step)
        some.push_back(all[chosen[i]]);
    return some;
}

}  // namespace

/// Kernels of one instruction each, from text to memory: the parser, the decode table and the executor give what the row's
/// handler gives when it is called alone.
class OpsKernelsTest : public QObject {
    Q_OBJECT
private slots:
    void runsAsText_data();
    void runsAsText();
};

void OpsKernelsTest::runsAsText_data()
{
    QTest::addColumn<const void*>("row");
    for (const std::span<const InstructionPattern> part : {arithmeticPatterns(), conversionPatterns()}) {
        for (const InstructionPattern& row : part)
            QTest::addRow("%s %s", std::string(row.root).c_str(), std::string(row.pattern).c_str())
                << static_cast<const void*>(&row);
    }
}

void OpsKernelsTest::runsAsText()
{
    QFETCH(const void*, row);
    const auto& pattern = *static_cast<const InstructionPattern*>(row);
    const std::vector<Form> forms = someFormsOf(pattern);
    std::string text = moduleHead(pattern);
    for (std::size_t i = 0; i < forms.size(); ++i)
        text += kernelText(forms[i], "f" + std::to_string(i));
    static Bench bench;
    try {
        const std::unique_ptr<Image> image = bench.load(text);
        for (std::size_t i = 0; i < forms.size(); ++i) {
            const std::vector<std::uint8_t> wanted = emulatedResults(forms[i]);
            QVERIFY2(bench.run(*image->kernels()[i], wanted.size()) == wanted, forms[i].name().c_str());
        }
    } catch (const Error& error) {
        QFAIL(error.what());
    }
}

KD_TEST(OpsKernelsTest, kd::test::NoApplication)

}  // namespace tst_opskernels

#include "tst_opskernels.moc"
