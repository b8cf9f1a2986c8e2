// SPDX-License-Identifier: GPL-3.0-or-later
// Launch forms of kernels that nothing launches.
#include "core/session/guess/startinglaunch.h"

#include "tests/program/testprogram.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tst_startinglaunch {

using namespace kd;

namespace {

using Kind = TypeInfo::Kind;

constexpr const char* kSource = R"(
#define TILE 32
__global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
__global__ void matmul(const float* a, const float* b, float* c, int m, int n, int k)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m || col >= n)
        return;
    float sum = 0;
    for (int i = 0; i < k; ++i)
        sum += a[row * k + i] * b[i * n + col];
    c[row * n + col] = sum;
}
__global__ void transpose(float* out, const float* in, int width, int height)
{
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}
__global__ void sum(const double* in, double* out, unsigned count)
{
    extern __shared__ double part[];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    part[threadIdx.x] = i < count ? in[i] : 0;
    __syncthreads();
    for (unsigned s = blockDim.x / 2; s > 0; s /= 2) {
        if (threadIdx.x < s)
            part[threadIdx.x] += part[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = part[0];
}
template <typename T, int kSize> __global__ void fill(T* p, int n, T value)
{
    __shared__ T part[kSize];
    part[threadIdx.x] = value;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        p[i] = part[threadIdx.x];
}
__global__ void rows(int columns, const float* in, float* out)
{
    in += size_t(blockIdx.x) * columns;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        out[blockIdx.x * columns + i] = in[i];
}
__global__ void alone(int* where) { where[threadIdx.x] = 1; }
)";

TypeInfo scalar(Kind kind, const char* name, std::uint64_t size)
{
    return {.kind = kind, .name = name, .size = size};
}

TypeInfo pointer(TypeInfo to, bool isConst = false)
{
    to.isConst = isConst;
    return {.kind = Kind::Pointer, .name = to.name + "*", .size = 8, .element = {std::move(to)}};
}

const TypeInfo kInt = scalar(Kind::Signed, "int", 4), kFloat = scalar(Kind::Float, "float", 4),
               kDouble = scalar(Kind::Float, "double", 8);

KernelInfo kernel(const char* name, std::vector<std::pair<const char*, TypeInfo>> parameters)
{
    KernelInfo info{.name = name, .loweredName = name, .hasSignature = true};
    for (auto& [parameter, type] : parameters)
        info.parameters.push_back({.name = parameter, .type = std::move(type)});
    return info;
}

/// "grid | block | shared | a=1 | b=zeros[n]"
QString formOf(const FilledLaunch& filled)
{
    const LaunchSetup& setup = filled.setup;
    QStringList parts{QString::fromStdString(setup.grid), QString::fromStdString(setup.block),
                      QString::fromStdString(setup.sharedBytes)};
    for (const ArgumentSetting& argument : setup.arguments)
        parts << QString::fromStdString(argument.name + "=" + argument.value);
    for (const auto& [name, value] : setup.defineValues)
        parts << QString::fromStdString(name + ":" + value);
    return parts.join(QStringLiteral(" | "));
}

}  // namespace

class StartingLaunchTest : public QObject {
    Q_OBJECT
private slots:
    void wordsOfTheKernelTell_data()
    {
        QTest::addColumn<KernelInfo>("info");
        QTest::addColumn<QString>("form");
        const TypeInfo in = pointer(kFloat, true), out = pointer(kFloat);
        QTest::newRow("a vector") << kernel("saxpy", {{"n", kInt}, {"a", kFloat}, {"x", in}, {"y", out}})
                                  << "ceil_div(n, block.x) | 256 | 0 | n=4096 | a=1.0 | x=random(seed=1)[n] | y=random(seed=2)[n]";
        QTest::newRow("two axes") << kernel("matmul", {{"a", in}, {"b", in}, {"c", out}, {"m", kInt}, {"n", kInt}, {"k", kInt}})
                                  << "ceil_div(n, block.x),ceil_div(m, block.y) | 16,16 | 0 | a=random(seed=1)[k * m] | "
                                     "b=random(seed=2)[k * n] | c=out:zeros[m * n] | m=256 | n=256 | k=64";
        QTest::newRow("a tile") << kernel("transpose", {{"out", out}, {"in", in}, {"width", kInt}, {"height", kInt}})
                                << "ceil_div(width, block.x),ceil_div(height, block.y) | TILE,TILE | 0 | "
                                   "out=out:zeros[height * width] | in=random(seed=1)[height * width] | width=256 | height=256";
        QTest::newRow("dynamic shared memory")
            << kernel("sum", {{"in", pointer(kDouble, true)}, {"out", pointer(kDouble)}, {"count", kInt}})
            << "ceil_div(count, block.x) | 256 | (max(max(block.x, ((block.x) / 2)), ((block.x) / 2) * 2)) * 8 | in=random(seed=1)[count] | out=out:zeros[grid.x] | count=4096";
        QTest::newRow("a template") << kernel("fill<float, 128>", {{"p", out}, {"n", kInt}, {"value", kFloat}})
                                    << "ceil_div(n, block.x) | 128 | 0 | p=out:zeros[n] | n=4096 | value=1.0";
        QTest::newRow("a pointer that is moved")
            << kernel("rows", {{"columns", kInt}, {"in", in}, {"out", out}})
            << "ceil_div(columns, block.x) | 256 | 0 | columns=4096 | in=random(seed=1)[grid.x * columns] | "
               "out=out:zeros[grid.x * columns]";
        QTest::newRow("no size") << kernel("alone", {{"where", pointer(kInt)}})
                                 << "4 | 256 | 0 | where=out:zeros[block.x]";
        // A source that does not tell of it: the types do.
        QTest::newRow("of another file") << kernel("unknown", {{"count", kInt}, {"x", in}, {"y", out}})
                                         << "ceil_div(count, block.x) | 256 | 0 | count=1024 | x=random(seed=1)[count] | y=zeros[count]";
    }
    void wordsOfTheKernelTell()
    {
        QFETCH(KernelInfo, info);
        QFETCH(QString, form);
        const LaunchGuesser guesser(kSource);
        const FilledLaunch filled = startingLaunch(&guesser, info);
        QCOMPARE(formOf(filled), form);
        for (const GuessedValue& value : filled.values) {
            QVERIFY(value.isAssumption);
            QVERIFY(!value.reason.english().empty());
        }
        // Whatever is filled says why.
        const std::size_t fields = 2 + filled.setup.arguments.size() + (filled.setup.sharedBytes == "0" ? 0 : 1);
        QCOMPARE(filled.values.size(), fields);
    }

    void typesTell()
    {
        const TypeInfo address = bitsOfSize(8), number = bitsOfSize(4);
        const TypeInfo pair{.kind = Kind::Struct, .name = "Pair", .size = 8, .members = {{"a", 0, kInt}, {"b", 4, kFloat}}};
        const KernelInfo info = kernel("k", {{"", address}, {"", number}, {"p", pair}, {"flag", scalar(Kind::Bool, "bool", 1)}});
        QCOMPARE(formOf(startingLaunch(nullptr, info)),
                 QStringLiteral("ceil_div(arg1, block.x) | 256 | 0 | arg0=float32:zeros[arg1] | arg1=1024 | p={a=1,b=1.0} | flag=1"));
    }

    void limitsCount()
    {
        KernelInfo bounded = kernel("saxpy", {{"n", kInt}, {"a", kFloat}, {"x", pointer(kFloat, true)}, {"y", pointer(kFloat)}});
        bounded.maxThreadsPerBlock = 64;
        const LaunchGuesser guesser(kSource);
        QCOMPARE(startingLaunch(&guesser, bounded).setup.block, std::string("64"));
        KernelInfo tile = bounded;
        tile.isTile = true;
        const FilledLaunch filled = startingLaunch(&guesser, tile);
        QVERIFY(filled.setup.block.empty());
        QVERIFY(std::ranges::none_of(filled.values, [](const GuessedValue& value) {
            return value.subject.kind == ErrorSubject::Kind::Block;
        }));
        KernelInfo unknown = bounded;
        unknown.hasSignature = false;
        QVERIFY(isBlankLaunch(startingLaunch(&guesser, unknown).setup));
    }
};

KD_TEST(StartingLaunchTest, kd::test::NoApplication)

}  // namespace tst_startinglaunch

Q_DECLARE_METATYPE(kd::KernelInfo)

#include "tst_startinglaunch.moc"
