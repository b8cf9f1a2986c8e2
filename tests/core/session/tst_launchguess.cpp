// SPDX-License-Identifier: GPL-3.0-or-later
// Launch forms guessed from the host code of whole programs.
#include "core/session/guess/launchguess.h"

#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/compile/outline/hostcode.h"
#include "core/compile/options/options.h"
#include "core/session/launch/launchplan.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_launchguess {

using namespace kd;

namespace {

QString folder()
{
    return QStringLiteral(KD_TEST_DATA "/programs/");
}

std::string contentOf(const QString& name)
{
    QFile file(folder() + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList programs()
{
    return QDir(folder()).entryList({"*.cu"}, QDir::Files, QDir::Name);
}

std::string fieldName(const ErrorSubject& subject)
{
    return !subject.name.empty() ? subject.name : subject.words().english();
}

/// As expected.txt has it.
std::string described(const LaunchGuess& guess)
{
    std::string text = "    " + guess.setup.kernel + (guess.setup.isCooperative ? " cooperative" : "") + "\n";
    text += "    grid " + guess.setup.grid + "\n    block " + guess.setup.block + "\n";
    if (guess.setup.sharedBytes != "0")
        text += "    shared " + guess.setup.sharedBytes + "\n";
    for (const ArgumentSetting& argument : guess.setup.arguments)
        text += "    " + argument.name + " = " + argument.value + "\n";
    for (const auto& [name, value] : guess.setup.defineValues)
        text += "    value " + name + " " + value + "\n";
    for (const GuessedValue& value : guess.values)
        text += value.isAssumption ? "    assumed " + fieldName(value.subject) + "\n" : "";
    for (const ErrorSubject& subject : guess.missing)
        text += "    missing " + fieldName(subject) + "\n";
    return text;
}

std::string describedProgram(const std::string& name, const std::string& source)
{
    const LaunchGuesser guesser(source);
    std::string text = name + "\n";
    for (const OutlineItem& item : guesser.outline().items)
        text += item.kind == OutlineItem::Kind::Kernel ? "  kernel " + item.qualifiedName() + "\n" : "";
    for (const OutlineLaunch& launch : guesser.outline().launches)
        text += "  launch in line " + std::to_string(launch.line) + "\n" + described(guesser.guess(launch));
    return text;
}

std::string expectedOf(const std::string& name)
{
    const std::string all = "\n" + contentOf("expected.txt");
    const std::size_t begin = all.find("\n" + name + "\n");
    if (begin == std::string::npos)
        return "nothing is expected of it";
    std::size_t end = all.find(".cu\n", begin + name.size() + 2);
    end = end == std::string::npos ? all.size() : all.rfind('\n', end) + 1;
    return all.substr(begin + 1, end - begin - 1);
}

LaunchGuess firstGuess(const std::string& source, const std::vector<std::string>& defines = {})
{
    const LaunchGuesser guesser(source, defines);
    return guesser.outline().launches.empty() ? LaunchGuess() : guesser.guess(guesser.outline().launches.front());
}

/// What the host code `body` says of a launch of k, whose index nobody knows.
std::string guessed(const QByteArray& body, const QByteArray& kernel = "__global__ void k(float* x, int n) { x[where()] = n; }")
{
    return described(firstGuess((kernel + "\nint main(int argc, char** argv) {\n" + body + "\n}\n").toStdString()));
}

}  // namespace

class LaunchGuessTest : public QObject {
    Q_OBJECT
private slots:
    void programs_data() { addPrograms(); }
    void programs();
    void programsResolve_data() { addPrograms(); }
    void programsResolve();
    void hostCode_data();
    void hostCode();
    void sizesOfCallers_data();
    void sizesOfCallers();
    void indices_data();
    void indices();
    void counts_data();
    void counts();
    void chosenElements_data();
    void chosenElements();
    void headers();
    void largerHeader();
    void memoryOfHeader();
    void otherFiles();
    void headersOfOtherFiles();
    void otherFilesThatDoNotFit_data();
    void otherFilesThatDoNotFit();
    void macrosOfTheCompile();
    void changedValues();
    void everyValueHasAReason();
    void broken_data();
    void broken();
    void looks_data();
    void looks();
    void manyLaunches();
    void mutations();

private:
    static void addPrograms()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : tst_launchguess::programs())
            QTest::newRow(qPrintable(name)) << name;
    }
};

void LaunchGuessTest::programs()
{
    QFETCH(QString, name);
    const std::string found = describedProgram(name.toStdString(), contentOf(name));
    QCOMPARE(QString::fromStdString(found), QString::fromStdString(expectedOf(name.toStdString())));
}

/// The forms are ones that NVRTC's kernels can be launched with, but for fields that are told to be missing.
void LaunchGuessTest::programsResolve()
{
    QFETCH(QString, name);
    if (!compilerInfo().available)
        QSKIP(compilerInfo().missing.english().c_str());
    const std::string source = contentOf(name);
    const DeviceSource code = setHostCodeAside(source);
    CompileSettings settings;
    settings.nameExpressions = code.instances;
    settings.options = code.options;
    const CompileRequest request = makeCompileRequest(code.text, (folder() + name).toStdString(), settings, "sm_90");
    CompileOutcome program = compileProgram(request);
    QVERIFY2(program.ok(), program.message.english().c_str());
    mergeSignatures(program, compileSignatures(request));
    const LaunchGuesser guesser(source);
    QVERIFY(!guesser.outline().launches.empty());
    for (const OutlineLaunch& launch : guesser.outline().launches) {
        const LaunchGuess guess = guesser.guess(launch);
        QVERIFY(guess.missing.size() <= 2);
        if (!guess.missing.empty())
            continue;
        try {
            const LaunchPlan plan = resolveLaunch(guess.setup, program, source, {});
            QVERIFY(plan.grid.count() >= 1);
        } catch (const RuntimeError& error) {
            QFAIL((guess.setup.kernel + ": " + error.what()).c_str());
        }
    }
}

void LaunchGuessTest::hostCode_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* body, const char* expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("numbers", "float* x; cudaMalloc(&x, 4096); k<<<4, 256>>>(x, 1000);",
        "    k\n    grid 4\n    block 256\n    x = out:zeros[4096 / 4]\n    n = 1000\n");
    row("a ternary of the arguments", "int m = argc > 1 ? atoi(argv[1]) : 300; k<<<m / 100, 100>>>(nullptr, m);",
        "    k\n    grid n / 100\n    block 100\n    x = 0\n    n = 300\n");
    row("assigned by the arguments", "int m = 300; if (argc > 1) m = atoi(argv[1]); k<<<1, m>>>(0, m);",
        "    k\n    grid 1\n    block 300\n    x = 0\n    n = block.x\n");
    row("ceil of reals", "int m = 1000; k<<<(int)ceil(m / 256.0), 256>>>(0, m);",
        "    k\n    grid int(ceil(n / 256.0))\n    block 256\n    x = 0\n    n = 1000\n");
    row("a shift", "const unsigned m = 1u << 12; k<<<m >> 8, dim3(1 << 8)>>>(0, m);",
        "    k\n    grid n >> 8\n    block 1 << 8\n    x = 0\n    n = 1u << 12\n");
    row("digit separators", "int m = 1'000'000; k<<<1, 1>>>(0, m);",
        "    k\n    grid 1\n    block 1\n    x = 0\n    n = 1000000\n");
    row("assigned in turn", "int m; m = 5; k<<<1, 1>>>(0, m); m = 6;", "    k\n    grid 1\n    block 1\n    x = 0\n    n = 5\n");
    row("a dim3 that is assigned", "dim3 g, b; b = dim3(8, 8); g.x = 3; g = dim3(2, 3); k<<<g, b>>>(0, 1);",
        "    k\n    grid 2,3\n    block 8,8\n    x = 0\n    n = 1\n");
    row("a vector", "std::vector<float> h(77); thrust::device_vector<float> v(h.size()); k<<<1, "
                    "64>>>(thrust::raw_pointer_cast(v.data()), 7);",
        "    k\n    grid 1\n    block 64\n    x = out:zeros[77]\n    n = 7\n");
    row("an offset", "float* x; cudaMalloc(&x, 10 * sizeof(float)); k<<<1, 1>>>(x + 2, 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[10, from 2]\n    n = 3\n");
    row("the address of an element", "float* x; cudaMalloc(&x, 10 * sizeof(float)); k<<<1, 1>>>(&x[3], 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[10, from 3]\n    n = 3\n");
    row("an offset of an offset", "float* x; cudaMalloc(&x, 40); float* y = x + 2; k<<<1, 1>>>(y + 1, 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[40 / 4, from (2) + 1]\n    n = 3\n");
    row("an offset of a loop", "float* x; cudaMalloc(&x, 40); for (int i = 0; i < 4; ++i) k<<<1, 1>>>(x + i * 2, 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[40 / 4]\n    n = 3\n");
    row("an offset beyond", "float* x; cudaMalloc(&x, 40); k<<<1, 1>>>(x + 10, 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[40 / 4]\n    n = 3\n");
    row("another element size", "double* d; cudaMalloc(&d, 10 * sizeof(double)); k<<<1, 1>>>((float*)d, 3);",
        "    k\n    grid 1\n    block 1\n    x = out:zeros[10 * 2]\n    n = 3\n");
    row("a size that is not known", "k<<<2, 32>>>(getPointer(), 3);",
        "    k\n    grid 2\n    block 32\n    x = out:zeros[grid.x * block.x]\n    n = 3\n    assumed x\n");
    row("a number that is not known", "int m = readNumber(); k<<<2, 32>>>(0, m);",
        "    k\n    grid 2\n    block 32\n    x = 0\n    missing n\n");
    row("a block that is not known", "k<<<2, readNumber()>>>(0, 3);",
        "    k\n    grid 2\n    block 256\n    x = 0\n    n = 3\n    assumed block\n");
    row("a grid that is not known", "k<<<readNumber(), 64>>>(0, 30);",
        "    k\n    grid ceil_div(n, block.x)\n    block 64\n    x = 0\n    n = 30\n    assumed grid\n");
    row("a number that is changed", "int m = 1 << 8; m *= 4; m += 1; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = (1 << 8) * 4 + 1\n");
    row("a number that is changed in a loop", "int m = 64; for (int i = 0; i < 3; ++i) { m *= 2; } k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 64\n    assumed n\n");
    row("a number that is added to in a loop", "int m = 8; for (int i = 0; i < 3; ++i) m += i; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 8\n    assumed n\n");
    row("a number that is counted", "int m = 0; while (other()) if (another()) ++m; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 0\n    assumed n\n");
    row("a number that is given by itself in a loop", "int m = 8; do { m = m * 2; } while (other()); k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 8\n    assumed n\n");
    row("a size that is changed in a loop",
        "int m = 8; while (other()) m <<= 1; float* x; cudaMalloc(&x, m * sizeof(float)); k<<<m / 4, 2>>>(x, 3);",
        "    k\n    grid m / 4\n    block 2\n    x = out:zeros[m]\n    n = 3\n    value m 8\n    assumed grid\n    assumed x\n"
        "    assumed m\n");
    row("bytes that are added to in a loop",
        "size_t m = 8 * sizeof(float); while (other()) m += 4; float* x; cudaMalloc(&x, m); k<<<1, 2>>>(x, 3);",
        "    k\n    grid 1\n    block 2\n    x = out:zeros[8]\n    n = 3\n    assumed x\n");
    row("a number that a loop has changed", "int m; for (m = 1; m < 8; m *= 2) other(m); k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 1\n    assumed n\n");
    row("a number of a loop's first round", "for (int m = 1; m < 8; m *= 2) k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 1\n");
    row("a number that is changed behind the launch", "int m = 4; while (m < 100) { k<<<1, 2>>>(0, m); m *= 2; }",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 4\n");
    row("a number that is changed before the launch of a loop", "int m = 4; while (m < 100) { m *= 2; k<<<1, 2>>>(0, m); }",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 4\n    assumed n\n");
    row("a number that is given behind a loop", "int m = 4; for (int i = 0; i < 3; ++i) m *= 2; m = 9; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 9\n");
    row("a number that is counted up and down", "int m = 3; m++; --m; ++m; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 3 + 1 - 1 + 1\n");
    row("a number that is rounded", "int m = 1000; m = (m + 31) / 32; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = (1000 + 31) / 32\n");
    row("a number that another function changes", "int m = 4; k<<<1, 2>>>(0, m); } void f() { int m = 5; while (other()) m *= 2;",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 4\n");
    row("a member that is changed in a loop",
        "Sizes s; s.count = 4; int count = 5; while (other()) s.count *= 2; k<<<count, 2>>>(0, s.count);",
        "    k\n    grid 5\n    block 2\n    x = 0\n    n = 4\n    assumed n\n");
    row("a number that arguments change in a block", "int m = 64; if (argc > 1) { m *= 2; } k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 64\n");
    row("a number that may be changed", "int m = 64; if (argc > 1) m *= 2; k<<<1, 2>>>(0, m);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 64\n");
    row("the length of a list", "const float t[] = {1, 2, 3}; k<<<1, 2>>>(0, sizeof(t) / sizeof(t[0]));",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 3\n");
    row("the length of an array", "float t[7 * 5]; k<<<1, 2>>>(0, sizeof(t) / sizeof(float));",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 7 * 5\n");
    row("the size of an array", "int t[12]; k<<<1, 2>>>(0, (int)std::size(t));",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = 12\n");
    row("enumerators", "enum Kinds { None, First = 3, Second, Count }; k<<<1, 2>>>(0, Count);",
        "    k\n    grid 1\n    block 2\n    x = 0\n    n = First + 1 + 1\n    value First 3\n");
    row("a value of itself", "int m = m + 1; k<<<1, 1>>>(0, m);", "    k\n    grid 1\n    block 1\n    x = 0\n    missing n\n");
    row("values of each other", "int a = b; int b = a; k<<<1, 1>>>(0, a);",
        "    k\n    grid 1\n    block 1\n    x = 0\n    missing n\n");
}

void LaunchGuessTest::hostCode()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    QCOMPARE(QString::fromStdString(guessed(body)), QString::fromUtf8(expected));
}

void LaunchGuessTest::sizesOfCallers_data()
{
    QTest::addColumn<QByteArray>("function");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* function, const char* expected) {
        QTest::newRow(name) << QByteArray(function) << QByteArray(expected);
    };
    row("one", "void f(float* x, int size) { k<<<(size + 255) / 256, 256>>>(x, size, 2); }",
        "    k\n    grid (n + 255) / 256\n    block 256\n    x = out:zeros[grid.x * block.x]\n    n = 1048576\n    m = 2\n"
        "    assumed n\n    assumed x\n");
    row("behind a cast", "void f(float* x, size_t size) { int b = (size + 255) / 256; k<<<b, 256>>>(x, static_cast<int>(size), 2); }",
        "    k\n    grid (n + 255) / 256\n    block 256\n    x = out:zeros[grid.x * block.x]\n    n = 1048576\n    m = 2\n"
        "    assumed n\n    assumed x\n");
    row("two", "void f(float* x, int w, int h) { k<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(x, w, h); }",
        "    k\n    grid n / 8,m / 8\n    block 8,8\n    x = out:zeros[grid.x * block.x * grid.y * block.y]\n    n = 1024\n    m = 1024\n"
        "    assumed n\n    assumed m\n    assumed x\n");
    row("one that the grid does not need", "void f(float* x, int size, int radius) { k<<<size / 64, 64>>>(x, size, radius); }",
        "    k\n    grid n / 64\n    block 64\n    x = out:zeros[grid.x * block.x]\n    n = 1048576\n"
        "    assumed n\n    assumed x\n    missing m\n");
    row("one whose caller is there", "void f(float* x, int size) { k<<<size / 64, 64>>>(x, size, 2); } int main() { f(0, 640); }",
        "    k\n    grid n / 64\n    block 64\n    x = out:zeros[grid.x * block.x]\n    n = 640\n    m = 2\n    assumed x\n");
}

/// What only callers in other files know is a guess where the launch cannot be without it.
void LaunchGuessTest::sizesOfCallers()
{
    QFETCH(QByteArray, function);
    QFETCH(QByteArray, expected);
    const QByteArray kernel = "__global__ void k(float* x, int n, int m) { x[where()] = n + m; }\n";
    QCOMPARE(QString::fromStdString(described(firstGuess((kernel + function).toStdString()))), QString::fromUtf8(expected));
}

/// What the kernel's indices come to counts where the host code does not tell how large a buffer is.
void LaunchGuessTest::indices_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("count");
    const auto row = [](const char* name, const char* body, const char* count) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(count);
    };
    const char* const kThreads = "grid.x * block.x";
    row("a guard", "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;", "n");
    row("a guard that leaves", "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; x[i] = 1;", "n");
    row("a guard with a block", "int i = threadIdx.x; if (i > n) { count(); return; } x[i] = 1;", "n + 1");
    row("a grid-stride loop", "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) x[i] *= 2;",
        "n");
    row("a while loop", "int i = threadIdx.x; while (i < n) { x[i] = 1; i += blockDim.x; }", "n");
    row("a loop that goes on", "for (int i = threadIdx.x; ; i += blockDim.x) { if (n <= i) break; x[i] = 1; }", "n");
    row("a choice", "int i = blockIdx.x * blockDim.x + threadIdx.x; float v = i < n ? x[i] : 0;", "n");
    row("another branch", "int i = threadIdx.x; if (i >= n) count(); else x[i] = 1;", "n");
    row("no guard", "x[blockIdx.x * blockDim.x + threadIdx.x] = 1;", kThreads);
    row("a guard elsewhere", "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) count(); x[i] = 1;", kThreads);
    row("one thread", "if (threadIdx.x == 0) x[blockIdx.x] = 1;", "grid.x");
    row("a stride", "int i = threadIdx.x; if (i < n) for (int k = 0; k < 4; ++k) x[i * 4 + k] = 1;", "n * 4");
    row("rows and columns", "int c = threadIdx.x, r = threadIdx.y; if (r < n && c < m) x[r * m + c] = 1;", "m * n");
    row("rows and columns that leave", "int c = threadIdx.x, r = threadIdx.y; if (r >= n || c >= m) return; x[r * m + c] = 1;",
        "m * n");
    row("a neighbour", "int i = threadIdx.x; if (i < n) x[i] = x[i + 1];", "n + 1");
    row("a guarded neighbour", "int i = threadIdx.x; if (i + 1 < n) x[i] = x[i + 1];", "n");
    row("clamped", "for (int k = -m; k <= m; ++k) x[min(max(int(threadIdx.x) + k, 0), n - 1)] = 1;", "n");
    row("a remainder", "x[(threadIdx.x * 7) % n] = 1;", "n");
    row("a shift and a mask", "x[(threadIdx.x & 31) << 2] = 1;", "125");
    row("a quotient of numbers", "for (int i = 0; i < 100; ++i) x[i / 8] = 1;", "13");
    row("a pointer that is moved", "float* row = x + blockIdx.x * n; for (int c = threadIdx.x; c < n; c += blockDim.x) row[c] = 1;",
        "grid.x * n");
    row("the address of a row", "float* row = &x[blockIdx.x * n]; row[threadIdx.x % n] = 1;", "grid.x * n");
    row("an address", "atomicAdd(x + threadIdx.x, 1.0f);", "block.x");
    row("the first element", "atomicAdd(x, 1.0f);", "1");
    row("what it points to", "*x = 1; *(x + n) = 2;", "n + 1");
    row("larger elements", "int i = threadIdx.x; if (i < n) reinterpret_cast<float4*>(x)[i] = make_float4(0, 0, 0, 0);", "n * 4");
    row("a pointer to larger elements", "float2* p = (float2*)x; p[0].x = 1; ((float2*)x)[n].y = 1;", "n * 2 + 2");
    row("a macro with parameters", "LOOP(i, n) x[AT(i, 1, 2)] = 1;", "n * 2");
    row("a constant", "x[threadIdx.x % kSize] = 1;", "kSize");
    row("both sides of two", "if (threadIdx.x < n) x[threadIdx.x] = 1; if (threadIdx.y < m) x[threadIdx.y] = 1;", "max(n, m)");
    row("a function of another", "x[where()] = 1;", kThreads);
    row("handed on", "fill(x, n); x[3] = 1;", kThreads);
    row("no end", "for (int i = threadIdx.x; ; i += 2) x[i] = 1;", kThreads);
    row("of itself", "int i = i; x[i] = 1;", kThreads);
    row("of each other", "int i = j; int j = i; x[i + j] = 1;", kThreads);
    row("an open bracket", "x[(threadIdx.x = 1;", kThreads);
}

void LaunchGuessTest::indices()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, count);
    const QByteArray source = "#define LOOP(i, n) for (int i = threadIdx.x; i < (n); i += blockDim.x)\n"
                              "#define AT(row, column, width) ((row) * (width) + (column))\n"
                              "constexpr int kSize = 64;\n"
                              "__global__ void k(float* x, int n, int m) { " + body + " }\n"
                              "void f(float* p) { k<<<2, 32>>>(p, 100, 8); }\n";
    const LaunchGuess guess = firstGuess(source.toStdString());
    QVERIFY(!guess.setup.arguments.empty());
    const QString text = QString::fromStdString(guess.setup.arguments.front().value);
    QCOMPARE(text.mid(text.indexOf('[')), '[' + QString::fromUtf8(count) + ']');
    const GuessedValue* const value = guess.find({ErrorSubject::Kind::Argument, "x"});
    QVERIFY(value != nullptr && value->isAssumption);
}

/// A number that the source does not tell is a guess where it bounds what the kernel does.
void LaunchGuessTest::counts_data()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("launch");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* kernel, const char* launch, const QByteArray& expected) {
        QTest::newRow(name) << QByteArray(kernel) << QByteArray(launch) << expected;
    };
    const char* const kGuard = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;";
    const char* const kBlocks = "    k\n    grid 2\n    block 32\n";
    const QByteArray both = "    x = out:zeros[n]\n    n = grid.x * block.x\n    assumed n\n    assumed x\n";
    row("of the threads", kGuard, "int c = readNumber(); k<<<2, 32>>>(p, c);", kBlocks + both);
    row("of a member", kGuard, "Sizes s = readSizes(); k<<<2, 32>>>(p, s.count);", kBlocks + both);
    row("of the size of what was read", kGuard, "auto v = readAll(); k<<<2, 32>>>(p, (int)v.size());", kBlocks + both);
    row("of the grid", kGuard, "int c = atoi(argv[1]); k<<<(c + 31) / 32, 32>>>(p, c);",
        "    k\n    grid (n + 31) / 32\n    block 32\n    x = out:zeros[n]\n    n = 1048576\n    assumed n\n    assumed x\n");
    row("of an allocation", kGuard, "int c = atoi(argv[1]); cudaMalloc(&p, 2 * c * sizeof(float)); k<<<2, 32>>>(p, c);",
        "    k\n    grid 2\n    block 32\n    x = out:zeros[2 * n]\n    n = grid.x * block.x\n    assumed n\n");
    row("of a loop", "for (int j = 0; j < n; ++j) x[j] = 1;", "k<<<2, 32>>>(p, readNumber());",
        "    k\n    grid 2\n    block 32\n    x = out:zeros[n]\n    n = 64\n    assumed n\n    assumed x\n");
    row("of nothing", "x[0] = n;", "k<<<2, 32>>>(p, readNumber());",
        "    k\n    grid 2\n    block 32\n    x = out:zeros[1]\n    assumed x\n    missing n\n");
}

void LaunchGuessTest::counts()
{
    QFETCH(QByteArray, kernel);
    QFETCH(QByteArray, launch);
    QFETCH(QByteArray, expected);
    const QByteArray source = "__global__ void k(float* x, int n) { " + kernel + " }\n"
                              "int main(int argc, char** argv) { float* p = other(); " + launch + " }\n";
    QCOMPARE(QString::fromStdString(described(firstGuess(source.toStdString()))), QString::fromUtf8(expected));
}

/// Values of one buffer that choose elements of another one stay below its size.
void LaunchGuessTest::chosenElements_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("recipe");
    const auto row = [](const char* name, const char* body, const char* recipe) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(recipe);
    };
    row("of a buffer", "atomicAdd(&bins[data[i]], 1);", "random(seed=1, below=50)");
    row("by a variable", "const int bin = data[i]; bins[bin] += 1;", "random(seed=1, below=50)");
    row("made smaller", "bins[data[i] / 4]++;", "random(seed=1, below=50)");
    row("of an array", "__shared__ int local[kBins]; local[data[i]] = 1;", "random(seed=1, below=20)");
    row("of both", "__shared__ int local[kBins]; local[data[i]] = 1; bins[data[i]] = 1;", "random(seed=1, below=20)");
    row("of one element", "__shared__ int local[1]; local[data[i]] = 1;", "zeros");
    row("within a remainder", "bins[data[i] % 50] = 1;", "zeros");
    row("in another way", "bins[data[i] * 3 + 1] = 1;", "zeros");
    row("of what is not known", "other[data[i]] = 1;", "zeros");
    row("of a loop", "for (int j = data[i]; j < data[i + 1]; ++j) bins[j] = 1;", "zeros");
    row("of nothing", "bins[0] = data[i];", "ramp");
}

void LaunchGuessTest::chosenElements()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, recipe);
    const QByteArray source = "constexpr int kBins = 20;\n"
                              "__global__ void k(const int* data, int* bins, int n) { int i = threadIdx.x; if (i >= n) return; " + body + " }\n"
                              "void f(const int* d) { int* b; cudaMalloc(&b, 50 * sizeof(int)); k<<<1, 32>>>(d, b, 32); }\n";
    const LaunchGuess guess = firstGuess(source.toStdString());
    QVERIFY(!guess.setup.arguments.empty());
    const QString text = QString::fromStdString(guess.setup.arguments.front().value);
    QCOMPARE(text.left(text.indexOf('[')), QString::fromUtf8(recipe));
}

/// Macros, constants, enumerators and functions of headers have values as if they stood in the source.
void LaunchGuessTest::headers()
{
    const std::string source = "#include \"config.h\"\n__global__ void k(float* x, int n) { x[threadIdx.x % WIDTH] = n; }\n"
                               "void f(float* p) { k<<<tiles(kRows), BLOCK, 4 * kBytes>>>(p, Last); }\n";
    const SurroundingSources around{
        .headers = {{"config.h", "#include \"more.h\"\n#define BLOCK (2 * kBase)\n#define WIDTH BLOCK\n"
                                 "constexpr int kRows = 1000;\nint tiles(int rows) { return (rows + BLOCK - 1) / BLOCK; }\n"},
                    {"more.h", "const int kBase = 64;\nstatic const int kBytes = 16;\nenum Colours { First, Last = 9 };\n"
                               "#define BLOCK 7\n"}},
        .sources = {}};
    const LaunchGuesser guesser(source, {}, around);
    const LaunchGuess guess = guesser.guess(guesser.outline().launches.front());
    QCOMPARE(QString::fromStdString(described(guess)),
             "    k\n    grid (kRows + block.x - 1) / block.x\n    block 2 * kBase\n    shared 4 * kBytes\n"
             "    x = out:zeros[block.x]\n    n = 9\n    value kBase 64\n    value kRows 1000\n    value kBytes 16\n    assumed x\n");
    const GuessedValue* const rows = guess.find({ErrorSubject::Kind::Value, "kRows"});
    QVERIFY(rows != nullptr);
    QCOMPARE(QString::fromStdString(rows->reason.english()), QStringLiteral("Line 4 of config.h gives it."));
    QCOMPARE(guess.find({ErrorSubject::Kind::Value, "kBase"})->line, 1);
}

/// What its functions return is no part of a function of the source that stands at the same place of its outline.
void LaunchGuessTest::largerHeader()
{
    std::string header;
    for (int i = 0; i < 300; ++i)
        header += "inline int g" + std::to_string(i) + "(int kBlock) { return kBlock; }\n";
    header += "constexpr int kBlock = 64;\ninline int blocksFor(int n) { return (n + kBlock - 1) / kBlock; }\n";
    const LaunchGuesser guesser("#include \"sizes.h\"\n__global__ void k(int n) {}\n"
                                "int main() { int n = 1000; k<<<blocksFor(n), 64>>>(n); }\n",
                                {}, {.headers = {{"sizes.h", header}}, .sources = {}});
    const LaunchGuess guess = guesser.guess(guesser.outline().launches.front());
    QCOMPARE(QString::fromStdString(guess.setup.grid), QStringLiteral("(n + kBlock - 1) / kBlock"));
    QCOMPARE(guess.setup.defineValues.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(guess.setup.defineValues.front().second), QStringLiteral("64"));
}

/// The line is one of the header, which the reason names.
void LaunchGuessTest::memoryOfHeader()
{
    const LaunchGuesser guesser("__global__ void k(float* x) { x[0] = 1; }\nint main() { k<<<1, 64>>>(p); }\n", {},
                                {.headers = {{"memory.h", "\n\n\nfloat* p = new float[77];\n"}}, .sources = {}});
    const LaunchGuess guess = guesser.guess(guesser.outline().launches.front());
    const GuessedValue* const memory = guess.find({ErrorSubject::Kind::Argument, "x"});
    QVERIFY(memory != nullptr);
    QCOMPARE(QString::fromStdString(memory->reason.english()), QStringLiteral("As large as new in line 4 of memory.h makes it."));
}

/// The kernel stands in the source, its launch in another file.
void LaunchGuessTest::otherFiles()
{
    const std::string source = "constexpr int kSize = 8;\n"
                               "__global__ void k(const float* in, float* out, int n) { if (threadIdx.x < n) out[threadIdx.x] = in[0]; }\n"
                               "template <typename T> __global__ void t(T* x) { x[threadIdx.x] = kSize; }\n"
                               "__global__ void own(int* x) { x[threadIdx.x] = 1; }\nvoid f(int* p) { own<<<1, 2>>>(p); }\n";
    const std::string main = "#define kSize 5\n__global__ void k(const float*, float*, int);\nint main() {\n"
                             "  const int count = 500; float *a, *b;\n  cudaMalloc(&a, count * sizeof(float));\n"
                             "  k<<<kSize, 100>>>(a, b, count);\n  t<float><<<3, 32>>>(a);\n}\n";
    const LaunchGuesser guesser(source, {}, {.headers = {}, .sources = {{"none.cu", "int x;", {}}, {"app/main.cu", main, {}}}});
    const std::vector<LaunchPlace> places = guesser.launches();
    QCOMPARE(&guesser.launches(), &guesser.launches());  // found once
    QCOMPARE(places.size(), std::size_t{3});
    QVERIFY(places[0].file.empty());
    QCOMPARE(places[1].file, std::string("app/main.cu"));
    const LaunchGuess guess = guesser.guess(places[1]);
    QCOMPARE(QString::fromStdString(described(guess)),
             "    k\n    grid 5\n    block 100\n    in = random(seed=1)[n]\n    out = out:zeros[n]\n    n = 500\n"
             "    assumed out\n");
    const auto reason = [&](const char* argument) {
        return QString::fromStdString(guess.find({ErrorSubject::Kind::Argument, argument})->reason.english());
    };
    QCOMPARE(reason("n"), QStringLiteral("The launch in line 6 of app/main.cu gives it."));
    QCOMPARE(reason("in"), QStringLiteral("As large as cudaMalloc in line 5 of app/main.cu makes it."));
    QCOMPARE(guesser.guess(places[2]).instance, std::string("t<float>"));
}

/// Each file knows what it includes itself, and nothing of what others do; the mark names the header that counts.
void LaunchGuessTest::headersOfOtherFiles()
{
    const std::string source = "#include \"config.h\"\n__global__ void k(int n, int m) {}\nvoid f() { k<<<BLOCKS, 64>>>(kOwn, kOther); }\n";
    const std::string main = "#include \"config.h\"\nvoid g() { k<<<BLOCKS + 1, 64>>>(kOwn, 2 * kOther); }\n";
    const SurroundingHeader shared{"all.h", "\nconst int kAll = 5;\n"};
    const SurroundingSources around{
        .headers = {{"config.h", "#define BLOCKS (kAll + 2)\nconst int kOwn = 3;\n"}, shared},
        .sources = {{"app/main.cu", main, {shared, {"app/config.h", "#define BLOCKS (4 * kAll)\nconst int kOther = 7;\n"}}}}};
    const LaunchGuesser guesser(source, {}, around);
    QCOMPARE(guesser.launches().size(), std::size_t{2});
    const LaunchGuess own = guesser.guess(guesser.launches()[0]), other = guesser.guess(guesser.launches()[1]);
    QCOMPARE(QString::fromStdString(described(own)),
             "    k\n    grid kAll + 2\n    block 64\n    n = 3\n    value kAll 5\n    missing m\n");
    QCOMPARE(QString::fromStdString(described(other)),
             "    k\n    grid 4 * kAll + 1\n    block 64\n    m = 2 * kOther\n    value kOther 7\n    value kAll 5\n    missing n\n");
    const auto reason = [](const LaunchGuess& guess, const char* name) {
        const GuessedValue* const value = guess.find({ErrorSubject::Kind::Value, name});
        return value == nullptr ? QString() : QString::fromStdString(value->reason.english());
    };
    QCOMPARE(reason(own, "kAll"), QStringLiteral("Line 2 of all.h gives it."));
    QCOMPARE(reason(other, "kAll"), QStringLiteral("Line 2 of all.h gives it."));
    QCOMPARE(reason(other, "kOther"), QStringLiteral("Line 2 of app/config.h gives it."));
}

void LaunchGuessTest::otherFilesThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("another kernel") << QByteArray("void f() { m<<<1, 1>>>(0, 1); }");
    QTest::newRow("another number of arguments") << QByteArray("void f() { k<<<1, 1>>>(0); }");
    QTest::newRow("a kernel of its own") << QByteArray("__global__ void k(float* x, int n) { } void f() { k<<<1, 1>>>(0, 1); }");
    QTest::newRow("two kernels of one name") << QByteArray("void f() { twice<<<1, 1>>>(1); }");
    QTest::newRow("a template's argument of its own") << QByteArray("struct S { }; void f() { t<S><<<1, 1>>>(0); }");
    QTest::newRow("a template's argument that is not written") << QByteArray("void f(float* x) { t<<<1, 1>>>(x); }");
}

void LaunchGuessTest::otherFilesThatDoNotFit()
{
    QFETCH(QByteArray, other);
    const LaunchGuesser guesser("__global__ void k(float* x, int n) { x[0] = n; }\n"
                                "template <typename T> __global__ void t(T* x) { x[0] = 1; }\n"
                                "namespace a { __global__ void twice(int) {} }\nnamespace b { __global__ void twice(int) {} }\n",
                                {}, {.headers = {}, .sources = {{"main.cu", other.toStdString(), {}}}});
    QVERIFY(guesser.launches().empty());
}

void LaunchGuessTest::macrosOfTheCompile()
{
    const std::string source = "__global__ void k(float* x, int n) { x[where()] = n; }\n"
                               "void f(float* x, int n) { k<<<CEIL(n, THREADS), THREADS, BYTES>>>(x, n); }\n";
    const std::string expected = "    k\n    grid (n + THREADS - 1) / THREADS\n    block THREADS\n    shared 4 * 8\n"
                                 "    x = out:zeros[grid.x * block.x]\n    n = 1048576\n    assumed n\n    assumed x\n";
    const std::vector<std::string> defines{"DEBUG", "THREADS=128", "CEIL(a,b)=(a+b-1)/b", "BYTES=sizeof(float)*8"};
    QCOMPARE(QString::fromStdString(described(firstGuess(source, defines))), QString::fromStdString(expected));
    // They win over what the source says for compiles without them.
    const LaunchGuess guess = firstGuess("#ifndef COUNT\n#define COUNT 7\n#endif\n__global__ void k(int n) {}\n"
                                         "void f() { k<<<COUNT + 1, sizeof(int)>>>(3); }\n",
                                         {"COUNT=sizeof(int)"});
    QCOMPARE(QString::fromStdString(described(guess)), "    k\n    grid COUNT + 1\n    block 4\n    n = 3\n    value COUNT 4\n");
    const GuessedValue* const value = guess.find({ErrorSubject::Kind::Value, "COUNT"});
    QVERIFY(value != nullptr);
    QCOMPARE(QString::fromStdString(value->reason.english()), "The compile defines it.");
}

/// What a variable starts with is told to be that, where the code changes it before the launch.
void LaunchGuessTest::changedValues()
{
    const LaunchGuess guess = firstGuess("__global__ void k(int n) {}\nvoid f() {\n  int m = 8, s = 2;\n"
                                         "  while (other()) { m *= 2; s += 1; }\n  k<<<s + 1, 32>>>(m);\n}\n");
    const auto reason = [&guess](const ErrorSubject& subject) {
        const GuessedValue* const value = guess.find(subject);
        return value == nullptr || !value->isAssumption ? QString() : QString::fromStdString(value->reason.english());
    };
    const QString changed = QStringLiteral("The launch in line 5 gives it after it was changed; this is what it starts with.");
    QCOMPARE(reason({ErrorSubject::Kind::Argument, "n"}), changed);
    QCOMPARE(reason(ErrorSubject::Kind::Grid), changed);
    QCOMPARE(reason({ErrorSubject::Kind::Value, "s"}), QStringLiteral("Line 3 gives it; code before the launch changes it."));
    QVERIFY(!guess.find(ErrorSubject::Kind::Block)->isAssumption);
}

void LaunchGuessTest::everyValueHasAReason()
{
    for (const QString& name : tst_launchguess::programs()) {
        const LaunchGuesser guesser(contentOf(name));
        for (const OutlineLaunch& launch : guesser.outline().launches) {
            const LaunchGuess guess = guesser.guess(launch);
            QVERIFY(guess.find(ErrorSubject::Kind::Block) != nullptr);
            for (const ArgumentSetting& argument : guess.setup.arguments)
                QVERIFY2(guess.find({ErrorSubject::Kind::Argument, argument.name}) != nullptr, argument.name.c_str());
            for (const auto& [value, text] : guess.setup.defineValues)
                QVERIFY2(guess.find({ErrorSubject::Kind::Value, value}) != nullptr, value.c_str());
            for (const GuessedValue& value : guess.values)
                QVERIFY(!value.reason.empty() && value.line > 0);
        }
    }
}

void LaunchGuessTest::broken_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("no kernel") << QByteArray("int main() { unknown<<<1, 2>>>(3); }");
    QTest::newRow("no function") << QByteArray("k<<<n, n>>>(n);");
    QTest::newRow("too few arguments") << QByteArray("__global__ void k(int a, float* b, T c) {} int main() { k<<<1, 1>>>(); }");
    QTest::newRow("an open bracket") << QByteArray("__global__ void k(int a) {} int main() { int n = ((((1; k<<<n, 1>>>(n); }");
    QTest::newRow("an array of nothing") << QByteArray("__global__ void k(int* a) {} int main() { int* a[]; cudaMalloc(&a[, "
                                                       "1); k<<<1,1>>>(a[0]); }");
    QTest::newRow("a call of itself") << QByteArray("__global__ void k(int n) {} int f(int n) { return f(n); } "
                                                    "int main() { k<<<1, f(2)>>>(f(3)); }");
    QTest::newRow("a macro of itself") << QByteArray("#define N N\n#define F(x) F(x)\n__global__ void k(int n) {} "
                                                     "int main() { k<<<N, F(2)>>>(N); }");
    const QByteArray main = " int main() { int* x = f(); k<<<1, 1>>>(x); }";
    QTest::newRow("an open index") << "__global__ void k(int* x) { int* p; p = &x[new; }" + main;
    QByteArray doubled = "#define A0 1\n";
    for (int i = 1; i < 16; ++i)
        doubled += "#define A" + QByteArray::number(i) + " (" + ("A" + QByteArray::number(i - 1) + " + ").repeated(15) + "1)\n";
    QTest::newRow("a size of many sums") << doubled + "__global__ void k(int* x) { x[threadIdx.x] = 1; } int main() { int* x; "
        "cudaMalloc(&x, A15 * sizeof(int)); k<<<A15, A15>>>(x); }";
    QTest::newRow("deep") << "__global__ void k(int n) {} int main() { k<<<1, 1>>>(" + QByteArray(5000,
        '(') + "1" + QByteArray(5000, ')') + "); }";
    QTest::newRow("long") << "__global__ void k(int n) {} int main() { int n = 1" + QByteArray("+1").repeated(20000) + "; "
            "k<<<n, 1>>>(n); }";
}

void LaunchGuessTest::broken()
{
    QFETCH(QByteArray, source);
    const LaunchGuesser guesser(source.toStdString());
    for (const OutlineLaunch& launch : guesser.outline().launches) {
        const LaunchGuess guess = guesser.guess(launch);
        QVERIFY(guess.setup.block.size() < 4096);
    }
}

/// Texts that are written to be looked at for ever: the last column is more than the looks that are needed, and less than those
/// without the bound that ends them.
void LaunchGuessTest::looks_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<int>("most");
    const QByteArray main = " int main() { int* x = f(); k<<<1, 1>>>(x); }";
    const QByteArray buffer = "__global__ void k(int* x) { ";
    QTest::newRow("pointers of each other") << buffer + QByteArray("r = x; x = s; s = r; t = s; u = t; t[0] = 1; ").repeated(1500)
        + "}" + main << 30'000;
    QTest::newRow("many choices") << buffer + "i = a" + QByteArray(" < b ? a").repeated(15000) + "; }" + main << 2'000'000;
    QTest::newRow("many returns") << buffer + QByteArray("if (i < x[0]) return; ").repeated(10000) + "}" + main << 40'000;
    QTest::newRow("one assignment of all") << buffer + QByteArray("a=").repeated(60000) + "0; }" + main << 17'000'000;
    QByteArray kernel = "__global__ void k(int* x", numbers = " int main() { int* x; int n0 = 2;", arguments = "x";
    for (int i = 0; i < 5; ++i) {
        const QByteArray number = QByteArray::number(i), next = QByteArray::number(i + 1);
        kernel += ", int p" + number;
        numbers += " int n" + next + " = " + ("n" + number + " + ").repeated(9) + "n" + number + ";";
        arguments += ", n" + number;
    }
    QTest::newRow("arguments of many sums") << kernel + ") {}" + numbers + " cudaMalloc(&x, n5 * sizeof(int)); k<<<1, 32>>>("
        + arguments + "); }" << 4000;
    QByteArray ways = "int n0 = readNumber();";
    for (int i = 1; i < 10; ++i) {
        for (const char* const way : {" + 1;", " + 2;", " + 3;"})
            ways += " n" + QByteArray::number(i) + " = n" + QByteArray::number(i - 1) + way;
    }
    QTest::newRow("a number that is given in many ways") << "__global__ void k(int n) {} int main() { " + ways + " k<<<1, 32>>>(n9); }" << 20'000;
    QByteArray changes;
    for (const char* const name : {"a", "b", "c", "n"})
        changes += " int " + QByteArray(name) + " = 1;" + (" " + QByteArray(name) + " += 1" + QByteArray(" + 1").repeated(100) + ";").repeated(60);
    QTest::newRow("numbers that are changed again and again")
        << "__global__ void k(int n) {} int main() {" + changes + " k<<<1, 32>>>(n); }" << 400'000;
    QTest::newRow("numbers that loops change") << "__global__ void k(int n) {} int main() { int n = 1;"
        + QByteArray(" n % 2; if (f(n)) ++n;").repeated(5000) + " k<<<1, 32>>>(n); }" << 500'000;
}

void LaunchGuessTest::looks()
{
    QFETCH(QByteArray, source);
    QFETCH(int, most);
    const LaunchGuesser guesser(source.toStdString());
    QCOMPARE(guesser.outline().launches.size(), std::size_t{1});
    const LaunchGuess guess = guesser.guess(guesser.outline().launches.front());
    QVERIFY2(guess.looks <= static_cast<std::size_t>(most), std::to_string(guess.looks).c_str());
    QVERIFY(guess.setup.block.size() < 4096);
}

/// Each value needs the one before it twice: written out it would not end.
void LaunchGuessTest::manyLaunches()
{
    std::string source = "__global__ void k(int n) {}\nint main() {\nint a0 = readNumber() + 1;\n";
    for (int i = 1; i < 60; ++i)
        source += "int a" + std::to_string(i) + " = a" + std::to_string(i - 1) + " * a" + std::to_string(i - 1) + ";\n";
    for (int i = 0; i < 300; ++i)
        source += "k<<<a59, 256>>>(a59);\n";
    const LaunchGuesser guesser(source + "}\n");
    QCOMPARE(guesser.outline().launches.size(), std::size_t{300});
    for (const OutlineLaunch& launch : guesser.outline().launches)
        QCOMPARE(guesser.guess(launch).missing.size(), std::size_t{2});
}

void LaunchGuessTest::mutations()
{
    constexpr int kCases = 4000;
    std::vector<std::string> sources;
    for (const QString& name : tst_launchguess::programs())
        sources.push_back(contentOf(name));
    std::mt19937 random(15);
    constexpr char kPieces[] = "<<<>>>(){}[];,=*&#\"'\\/\n\0N";
    std::size_t guesses = 0;
    for (int i = 0; i < kCases; ++i) {
        std::string text = sources[random() % sources.size()];
        for (unsigned change = 0; change < 1 + random() % 4; ++change) {
            const std::size_t at = random() % text.size();
            const std::size_t length = random() % 40;
            if (random() % 2 == 0)
                text.erase(at, length);
            else
                text.insert(at, 1, kPieces[random() % (sizeof kPieces - 1)]);
            text += text.empty() ? " " : "";
        }
        const LaunchGuesser guesser(text);
        for (const OutlineLaunch& launch : guesser.outline().launches)
            guesses += guesser.guess(launch).values.size();
    }
    QVERIFY(guesses > kCases);
}

KD_TEST(LaunchGuessTest, kd::test::NoApplication)

}  // namespace tst_launchguess

#include "tst_launchguess.moc"
