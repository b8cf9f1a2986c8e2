// SPDX-License-Identifier: GPL-3.0-or-later
// Launch forms that a user left open, filled from host code.
#include "core/session/guess/filledlaunch.h"

#include "tests/program/testprogram.h"

#include <QTest>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tst_filledlaunch {

using namespace kd;

namespace {

constexpr const char* kProgram = R"(
__global__ void add(const float* a, float* c, int n) { c[threadIdx.x] = a[threadIdx.x] + n; }
template <int kSize> __global__ void sum(int* x, int count) { __shared__ int s[kSize]; x[0] = s[0] + count; }
namespace { __global__ void hidden(float factor) {} }
__global__ void never(int* p) {} namespace ns { __constant__ float limits[4]; } __device__ int hits; __shared__ int tile;
int main()
{
    const int n = 1000;
    float *a, *c;
    int* x;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&c, n * sizeof(float));
    cudaMalloc(&x, 64 * sizeof(int));
    add<<<(n + 255) / 256, 256>>>(a, c, n);
    sum<512><<<2, 512, 512 * sizeof(int)>>>(x, 64);
    sum<256><<<4, 256, 256 * sizeof(int)>>>(x, 64);
    hidden<<<1, 32>>>(readNumber());
}
)";

std::optional<FilledLaunch> filled(const LaunchSetup& setup)
{
    return filledFromHostCode(LaunchGuesser(kProgram), setup);
}

std::string valueOf(const LaunchSetup& setup, const std::string& argument)
{
    for (const ArgumentSetting& each : setup.arguments)
        if (each.name == argument)
            return each.value;
    return "none";
}

/// "grid block a": the fields that were taken.
QString fields(const FilledLaunch& filled)
{
    QStringList names;
    for (const GuessedValue& value : filled.values)
        names << QString::fromStdString(value.subject.name.empty() ? value.subject.words().english() : value.subject.name);
    return names.join(' ');
}

}  // namespace

class FilledLaunchTest : public QObject {
    Q_OBJECT
private slots:
    void fills()
    {
        const std::optional<FilledLaunch> found = filled({});
        QVERIFY(found);
        QCOMPARE(found->line, 14);
        QCOMPARE(found->setup.kernel, std::string("add"));
        QCOMPARE(found->setup.block, std::string("256"));
        QCOMPARE(valueOf(found->setup, "c"), std::string("out:zeros[n]"));
        QCOMPARE(valueOf(found->setup, "n"), std::string("1000"));
        QCOMPARE(fields(*found), QStringLiteral("kernel grid block a c n"));
        QVERIFY(found->instance.empty());
    }

    void tellsTheOtherFile()
    {
        const LaunchGuesser guesser("__global__ void add(int* x) { x[threadIdx.x] += 1; }", {},
                                    {.headers = {}, .sources = {{"main.cu", "int main() {\n  int* p; add<<<3, 64>>>(p);\n}", {}}}});
        const std::optional<FilledLaunch> found = filledFromHostCode(guesser, {.kernel = "add"});
        QVERIFY(found);
        QCOMPARE(found->file, std::string("main.cu"));
        QCOMPARE(found->line, 2);
        QCOMPARE(found->setup.grid, std::string("3"));
        QVERIFY(filled({})->file.empty());
    }

    /// Whatever stands between the angle brackets of its launch.
    void kernelsOfTileHaveNoBlock()
    {
        const LaunchGuesser guesser("#define TILE_KERNEL extern \"C\" __tile_global__\n"
                                    "__tile_global__ void add(float* x) {}\nTILE_KERNEL void scale(float* x) {}\n"
                                    "int main() {\n  float* p; cudaMalloc(&p, 400);\n"
                                    "  add<<<3, 1>>>(p);\n  scale<<<4, 1>>>(p);\n}\n");
        for (const char* const kernel : {"add", "scale"}) {
            const std::optional<FilledLaunch> found = filledFromHostCode(guesser, {.kernel = kernel});
            QVERIFY(found);
            QCOMPARE(found->setup.grid, std::string(kernel) == "add" ? std::string("3") : std::string("4"));
            QCOMPARE(found->setup.block, std::string());
            QCOMPARE(fields(*found), QStringLiteral("grid x"));
        }
    }

    void leavesAlone()
    {
        const LaunchSetup given{.kernel = "add", .block = "128", .arguments = {{"n", "77"}, {"a", ""}}, .deadlineSeconds = 3};
        const std::optional<FilledLaunch> found = filled(given);
        QVERIFY(found);
        QCOMPARE(found->setup.block, std::string("128"));
        QCOMPARE(valueOf(found->setup, "n"), std::string("77"));
        QCOMPARE(found->setup.deadlineSeconds, 3.0);
        QCOMPARE(fields(*found), QStringLiteral("grid a c"));
        const LaunchSetup whole{.kernel = "sum<512>", .grid = "1", .block = "512", .arguments = {{"x", "0"}, {"count", "1"}}};
        QVERIFY(!filled(whole));  // its shared memory is left as it was given, too
        LaunchSetup sized = whole;
        sized.arguments.pop_back();
        QCOMPARE(filled(sized)->setup.sharedBytes, std::string("0"));
    }

    void choosesTheLaunch_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<int>("line");
        QTest::newRow("by its kernel") << "sum" << "" << "sum<512>" << 15;
        QTest::newRow("by its instance") << "sum<256>" << "" << "sum<256>" << 16;
        QTest::newRow("by its instance as nvcc names it") << "sum< (int)256 >" << "" << "sum< (int)256 >" << 16;
        QTest::newRow("by an argument") << "" << "count" << "sum<512>" << 15;
        QTest::newRow("by a variable of the module") << "" << "hits" << "add" << 14;
        QTest::newRow("by one within a namespace") << "" << "ns::limits" << "add" << 14;
        QTest::newRow("of no kernel with shared memory as an argument") << "" << "tile" << "" << 0;
        QTest::newRow("within an unnamed namespace") << "(anonymous namespace)::hidden" << "" << "(anonymous namespace)::hidden" << 17;
        QTest::newRow("of another instance") << "sum<128>" << "" << "" << 0;
        QTest::newRow("of a kernel that is not launched") << "never" << "" << "" << 0;
        QTest::newRow("of no kernel") << "other" << "" << "" << 0;
        QTest::newRow("of no kernel with that argument") << "" << "other" << "" << 0;
    }
    void choosesTheLaunch()
    {
        QFETCH(QString, kernel);
        QFETCH(QString, argument);
        QFETCH(int, line);
        LaunchSetup setup{.kernel = kernel.toStdString()};
        if (!argument.isEmpty())
            setup.arguments.push_back({argument.toStdString(), "1"});
        const std::optional<FilledLaunch> found = filled(setup);
        QCOMPARE(found.has_value(), line > 0);
        if (!found)
            return;
        QCOMPARE(found->line, line);
        QTEST(QString::fromStdString(found->setup.kernel), "chosen");
        QCOMPARE(found->instance.empty(), !found->setup.kernel.starts_with("sum"));
    }

    /// Each as if it were the only one; those of instances are told from each other.
    void fillsFormsOfManyKernels()
    {
        const std::vector<std::string> kernels{"sum<256>", "never", "add", "sum<512>", "(anonymous namespace)::hidden", "sum<128>"};
        const LaunchGuesser guesser(kProgram);
        const std::map<std::string, FilledLaunch> forms = filledForms(guesser, kernels, [] { return false; });
        QCOMPARE(forms.size(), std::size_t{4});
        for (const auto& [kernel, form] : forms) {
            const std::optional<FilledLaunch> alone = filled({.kernel = kernel});
            QVERIFY(alone);
            QVERIFY(Json(form.setup) == Json(alone->setup));
            QCOMPARE(form.line, alone->line);
            QCOMPARE(fields(form), fields(*alone));
        }
        QCOMPARE(forms.at("sum<256>").setup.grid, std::string("4"));
        QCOMPARE(forms.at("sum<512>").setup.grid, std::string("2"));
    }

    void endsBetweenKernels()
    {
        int asked = 0;
        const auto isCanceled = [&asked] { return ++asked > 2; };
        const std::vector<std::string> kernels{"sum<256>", "sum<512>", "add"};
        QCOMPARE(filledForms(LaunchGuesser(kProgram), kernels, isCanceled).size(), std::size_t{2});
        QCOMPARE(asked, 3);
    }

    void tellsBlankForms()
    {
        QVERIFY(mayHaveLaunch(kProgram));
        QVERIFY(mayHaveLaunch("int main() { cudaLaunchKernel(k, 1, 1, nullptr); }"));
        QVERIFY(!mayHaveLaunch("__global__ void k(int n) { n = 1 << 2; }"));
        QVERIFY(isBlankLaunch({}));
        QVERIFY(isBlankLaunch({.kernel = "add", .arguments = {{"n", ""}}, .deadlineSeconds = 2}));
        QVERIFY(!isBlankLaunch({.grid = "1"}));
        QVERIFY(!isBlankLaunch({.sharedBytes = "16"}));
        QVERIFY(!isBlankLaunch({.arguments = {{"n", "1"}}}));
        QVERIFY(!isBlankLaunch({.references = {{"c", "expr:1"}}}));
    }
};

KD_TEST(FilledLaunchTest, kd::test::NoApplication)

}  // namespace tst_filledlaunch

#include "tst_filledlaunch.moc"
