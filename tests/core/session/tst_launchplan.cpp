// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/posix/file.h"
#include "core/session/data/elements.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/moduleimage.h"
#include "core/session/launch/sourcemacros.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cstring>
#include <random>

namespace tst_launchplan {

using namespace kd;

namespace {

using Kind = TypeInfo::Kind;

TypeInfo scalar(Kind kind, const char* name, std::uint64_t size)
{
    TypeInfo type;
    type.kind = kind;
    type.name = name;
    type.size = size;
    return type;
}

TypeInfo asConst(TypeInfo type)
{
    type.isConst = true;
    return type;
}

TypeInfo pointerTo(const TypeInfo& pointee)
{
    TypeInfo type = scalar(Kind::Pointer, "", 8);
    type.name = (pointee.isConst ? "const " : "") + pointee.name + "*";
    type.element = {pointee};
    return type;
}

TypeInfo arrayOf(const TypeInfo& element, std::uint64_t count)
{
    TypeInfo type = scalar(Kind::Array, "", element.size * count);
    type.name = element.name + "[" + std::to_string(count) + "]";
    type.count = count;
    type.element = {element};
    return type;
}

TypeInfo structOf(const char* name, std::uint64_t size, std::vector<TypeInfo::Member> members)
{
    TypeInfo type = scalar(Kind::Struct, name, size);
    type.members = std::move(members);
    return type;
}

const TypeInfo kInt = scalar(Kind::Signed, "int", 4);
const TypeInfo kUnsigned = scalar(Kind::Unsigned, "unsigned int", 4);
const TypeInfo kByte = scalar(Kind::Unsigned, "unsigned char", 1);
const TypeInfo kLong = scalar(Kind::Signed, "long long", 8);
const TypeInfo kUnsignedLong = scalar(Kind::Unsigned, "unsigned long long", 8);
const TypeInfo kFloat = scalar(Kind::Float, "float", 4);
const TypeInfo kDouble = scalar(Kind::Float, "double", 8);
const TypeInfo kHalf = scalar(Kind::Half, "__half", 2);
const TypeInfo kBrain = scalar(Kind::BFloat16, "__nv_bfloat16", 2);
const TypeInfo kBool = scalar(Kind::Bool, "bool", 1);
const TypeInfo kEnum = [] {
    TypeInfo type = scalar(Kind::Enum, "Mode", 4);
    type.enumerators = {{"Exact", 0}, {"Fast", 7}, {"Unset", -1}};
    return type;
}();
const TypeInfo kWord = scalar(Kind::Bits, "b32", 4);
const TypeInfo kLongWord = scalar(Kind::Bits, "b64", 8);
const TypeInfo kChar = scalar(Kind::Character, "char", 1);

TypeInfo float4Type()
{
    return structOf("float4", 16, {{"x", 0, kFloat}, {"y", 4, kFloat}, {"z", 8, kFloat}, {"w", 12, kFloat}});
}

TypeInfo paramsType()
{
    const TypeInfo inner = structOf("Inner", 8, {{"n", 0, kInt}, {"flag", 4, kBool}});
    return structOf("Params", 40, {{"a", 0, kInt}, {"b", 8, kDouble}, {"v", 16, arrayOf(kFloat, 3)}, {"inner", 28, inner}});
}

Parameter parameter(const char* name, const TypeInfo& type)
{
    Parameter result;
    result.name = name;
    result.size = static_cast<std::uint32_t>(type.size);
    result.type = type;
    return result;
}

KernelInfo kernel(const char* name, std::vector<Parameter> parameters)
{
    KernelInfo info;
    info.name = name;
    info.loweredName = std::string("_Z") + name;
    info.hasSignature = true;
    std::uint32_t offset = 0;
    for (Parameter& each : parameters) {
        each.offset = offset;
        offset += 8;
    }
    info.parameters = std::move(parameters);
    return info;
}

CompileOutcome saxpyProgram()
{
    CompileOutcome program;
    program.state = CompileOutcome::State::Ok;
    const std::vector<Parameter> parameters{parameter("n", kInt), parameter("a", kFloat),
                                            parameter("x", pointerTo(asConst(kFloat))), parameter("y", pointerTo(kFloat))};
    program.kernels = {kernel("saxpy", parameters), kernel("saxpyReference", parameters), kernel("other", {parameter("n", kInt)})};
    return program;
}

LaunchSetup saxpySetup()
{
    LaunchSetup setup;
    setup.kernel = "saxpy";
    setup.grid = "ceil(n/block.x)";
    setup.block = "256";
    setup.arguments = {{"n", "1<<20"}, {"a", "2.5f"}, {"x", "random(seed=1)[n]"}, {"y", "normal(seed=2)[n]"}};
    return setup;
}

// A program of one kernel `k` with one parameter `p`.
CompileOutcome programWith(const TypeInfo& type)
{
    CompileOutcome program;
    program.kernels = {kernel("k", {parameter("p", type)})};
    return program;
}

LaunchPlan resolveOne(const TypeInfo& type, const std::string& value)
{
    LaunchSetup setup;
    setup.grid = "1";
    setup.block = "1";
    setup.arguments = {{"p", value}};
    return resolveLaunch(setup, programWith(type), "", {});
}

QString hexOf(const std::vector<std::byte>& bytes)
{
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())).toHex();
}

QString errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

}  // namespace

class LaunchPlanTest : public QObject {
    Q_OBJECT
private slots:
    void saxpy();
    void encodesScalarsAndStructs_data();
    void encodesScalarsAndStructs();
    void refusesValues_data();
    void refusesValues();
    void seesBuffers_data();
    void seesBuffers();
    void pointersLeadIntoBuffers_data();
    void pointersLeadIntoBuffers();
    void refusesSetups_data();
    void refusesSetups();
    void fillsVariables_data();
    void fillsVariables();
    void refusesVariables_data();
    void refusesVariables();
    void variablesThatAreNotGivenAreLeftAlone();
    void tileKernelsHaveNoBlock();
    void namesNeedEachOther();
    void membersOfStructuresAreNames_data();
    void membersOfStructuresAreNames();
    void namesThatNeedThemselvesAreRefused();
    void macrosOfTheSource();
    void macrosBetweenSpecialCharacters();
    void definesOfTheCompileWin();
    void clustersDivideTheGrid();
    void readsFiles();
    void readsWhatStandsInAFileThen();
    void readsAFileOfACountOnce();
    void isOutdatedWhereAFileOfItsFiguresWasWritten();
    void tellsTheDeclaredWork();
    void nullPointersAreValues();
    void bitsMayBeAnAddress();
    void parametersOfPtxGetTypes();
    void references();
    void referencesAreRefused_data();
    void referencesAreRefused();
    void planSurvivesTheWire();
    void unnamedParametersGoByPlace();
    void unknownSignatureIsSaid();
    void survivesDamagedText();
};

void LaunchPlanTest::saxpy()
{
    const LaunchPlan plan = resolveLaunch(saxpySetup(), saxpyProgram(), "", {});
    QCOMPARE(plan.loweredName, std::string("_Zsaxpy"));
    QCOMPARE(plan.grid, (Dim3{4096, 1, 1}));
    QCOMPARE(plan.block, (Dim3{256, 1, 1}));
    QCOMPARE(plan.arguments.size(), std::size_t{4});
    QCOMPARE(hexOf(plan.arguments[0].value), QString("00001000"));
    QCOMPARE(hexOf(plan.arguments[1].value), QString("00002040"));
    QCOMPARE(plan.arguments[2].buffer, 0);
    QCOMPARE(plan.arguments[3].buffer, 1);
    QCOMPARE(plan.buffers[0].count, std::uint64_t{1} << 20);
    QCOMPARE(plan.buffers[0].direction, Direction::In);
    QCOMPARE(plan.buffers[1].direction, Direction::InOut);
    QCOMPARE(plan.buffers[1].type, ElementType::Float32);
    QCOMPARE(plan.symbols.at("n"), std::string("1048576"));
    QCOMPARE(plan.symbols.at("a"), std::string("2.5"));
}

void LaunchPlanTest::encodesScalarsAndStructs_data()
{
    QTest::addColumn<TypeInfo>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("hex");
    QTest::newRow("int") << kInt << "-2" << "feffffff";
    QTest::newRow("whole double") << kInt << "ceil(5/2.0)" << "03000000";
    QTest::newRow("unsigned char") << kByte << "255" << "ff";
    QTest::newRow("char") << kChar << "-128" << "80";
    QTest::newRow("long long") << kLong << "-9223372036854775808" << "0000000000000080";
    QTest::newRow("unsigned long long") << kUnsignedLong << "0xffffffffffffffff" << "ffffffffffffffff";
    QTest::newRow("float at its own type") << kFloat << "2.1" << "66660640";
    // Above the middle of two floats by less than a double tells: rounding twice would give 000080 3f.
    QTest::newRow("float rounded once") << kFloat << "1.00000005960464477540" << "0100803f";
    QTest::newRow("negative float") << kFloat << " -0.5f" << "000000bf";
    QTest::newRow("float from integer") << kFloat << "1<<24" << "0000804b";
    QTest::newRow("float infinity") << kFloat << "-inf" << "000080ff";
    QTest::newRow("double") << kDouble << "0.1" << "9a9999999999b93f";
    QTest::newRow("half") << kHalf << "1.0/3" << "5535";
    QTest::newRow("bits of an int") << kWord << "-1" << "ffffffff";
    QTest::newRow("bits of an unsigned") << kWord << "4294967295" << "ffffffff";
    QTest::newRow("bits of a float") << kWord << "1.0" << "0000803f";
    QTest::newRow("bits of a half") << scalar(Kind::Bits, "b16", 2) << "1.0" << "003c";
    QTest::newRow("bits of a double") << kLongWord << "-2.0" << "00000000000000c0";
    QTest::newRow("bits of a long") << kLongWord << "7" << "0700000000000000";
    QTest::newRow("bfloat16") << kBrain << "1.0/3" << "ab3e";
    QTest::newRow("bool") << kBool << "3 > 2" << "01";
    QTest::newRow("enumerator") << kEnum << "Fast" << "07000000";
    QTest::newRow("negative enumerator") << kEnum << " Mode::Unset " << "ffffffff";
    QTest::newRow("expression of an enum") << kEnum << "3 + 4" << "07000000";
    QTest::newRow("enum") << kEnum << "4294967295" << "ffffffff";
    QTest::newRow("float4") << float4Type() << "{x=1,y=2,z=3,w=4}" << "0000803f000000400000404000008040";
    QTest::newRow("float4 by place") << float4Type() << "{ 1, 2, 3, 4 }" << "0000803f000000400000404000008040";
    QTest::newRow("float4 by its bytes") << float4Type() << "{0,0,128,63, 0,0,0,64, 0,0,64,64, 0,0,128,64}"
                                         << "0000803f000000400000404000008040";
    QTest::newRow("nested") << paramsType() << "{inner={n=7,flag=true}, v={1,2,3}, b=2.5, a=min(4,5)}"
                            << "04000000000000000000000000000440" "0000803f0000004000004040" "070000000100000000000000";
}

void LaunchPlanTest::encodesScalarsAndStructs()
{
    QFETCH(TypeInfo, type);
    QFETCH(QString, text);
    const LaunchPlan plan = resolveOne(type, text.toStdString());
    QTEST(hexOf(plan.arguments.at(0).value), "hex");
    QCOMPARE(plan.arguments[0].value.size(), type.size);
}

void LaunchPlanTest::refusesValues_data()
{
    QTest::addColumn<TypeInfo>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("too large") << kByte << "300" << "300 is an int, which does not fit in unsigned char: it holds 0 to 255";
    QTest::newRow("negative") << kUnsigned << "-1" << "-1 is an int, which does not fit in unsigned int";
    QTest::newRow("fraction") << kInt << "2.5" << "2.5 is a double, but int takes a whole number";
    QTest::newRow("large") << kInt << "1<<40" << "is a long long, which does not fit in int";
    QTest::newRow("float range") << kFloat << "1e300" << "1e+300 is a double, which is too large for float";
    QTest::newRow("bits range") << kWord << "4294967296" << "does not fit in b32";
    QTest::newRow("bits are too few for an address") << kWord << "zeros[3]" << "takes an expression";
    QTest::newRow("type of elements that are known") << pointerTo(kFloat) << "int32:zeros[3]" << "write no other";
    QTest::newRow("half range") << kHalf << "70000" << "too large for __half";
    QTest::newRow("bool") << kBool << "2" << "bool takes true, false, 1 or 0";
    QTest::newRow("buffer for a scalar") << kInt << "zeros[4]" << "is a buffer, but p is int";
    QTest::newRow("scalar for a buffer") << pointerTo(kFloat) << "2.5" << "does not fill a buffer, but p is float*";
    QTest::newRow("misspelt recipe") << pointerTo(kFloat) << "zeroes[4]" << "recipes are zeros";
    QTest::newRow("no count") << pointerTo(kFloat) << "zeros" << "a count is missing, as in zeros[1024]";
    QTest::newRow("empty count") << pointerTo(kFloat) << "zeros[]" << "the count between";
    QTest::newRow("count of zero") << pointerTo(kFloat) << "zeros[0]" << "from 1 to";
    QTest::newRow("offset of nothing") << pointerTo(kFloat) << "zeros[4, from ]" << "the element behind ', from' is missing";
    QTest::newRow("offset without a count") << pointerTo(kFloat) << "zeros[, from 1]" << "the count before ', from' is missing";
    QTest::newRow("offset without its word") << pointerTo(kFloat) << "zeros[4, 1]" << "'4, 1', column 2";
    QTest::newRow("offset behind the last") << pointerTo(kFloat) << "zeros[4, from 4]" << "'4' is 4; a whole number from 0 to 3";
    QTest::newRow("negative offset") << pointerTo(kFloat) << "zeros[4, from -1]" << "'-1' is -1; a whole number from 0 to 3";
    QTest::newRow("fractional count") << pointerTo(kFloat) << "zeros[2.5]" << "'2.5' is 2.5; a whole number";
    QTest::newRow("beyond 1 TiB") << pointerTo(kFloat) << "zeros[(1<<38)+1]" << "from 1 to 274877906944";
    QTest::newRow("beyond 1 TiB in objects") << pointerTo(float4Type()) << "zeros[1<<37]" << "from 1 to 68719476736";
    QTest::newRow("seed") << pointerTo(kFloat) << "random(seed=x)[4]" << "the seed must be";
    QTest::newRow("file that is not there") << pointerTo(kFloat) << "file(\"no such.npy\")" << "no such.npy";
    QTest::newRow("braces for a scalar") << kInt << "{1}" << "one value, not members";
    QTest::newRow("no braces") << float4Type() << "1,2,3,4" << "braces";
    QTest::newRow("missing members") << float4Type() << "{x=1,z=2}" << "of float4 the members y, w are missing";
    QTest::newRow("missing member") << paramsType() << "{a=1,b=2,v={1,2,3}}" << "the member inner is missing";
    QTest::newRow("unknown member") << float4Type() << "{x=1,q=2}" << "float4 has no member 'q'; it has x, y, z, w";
    QTest::newRow("member twice") << float4Type() << "{x=1,x=2,y=1,z=1,w=1}" << "member x is given twice";
    QTest::newRow("member range") << paramsType() << "{a=1<<40,b=0,v={1,2,3},inner={n=0,flag=0}}" << "member a: 1099511627776";
    QTest::newRow("nested member") << paramsType() << "{a=1,b=0,v={1,2,3},inner={n=0,flag=2}}" << "member inner: member flag: 2";
    QTest::newRow("array length") << paramsType() << "{a=1,b=0,v={1,2},inner={n=0,flag=0}}" << "float[3] takes 3 values, not 2";
    QTest::newRow("open brace") << float4Type() << "{x=1" << "braces";
    QTest::newRow("open bracket") << float4Type() << "{x=(1,y=2,z=3,w=4}" << "the closing ')' is missing";
    QTest::newRow("opaque") << scalar(Kind::Opaque, "Hidden", 8) << "1" << "Hidden is not known well enough";
    QTest::newRow("unknown name") << kInt << "m+1" << "'m' is not known here; known are";
    QTest::newRow("itself") << kInt << "p+1" << "needs itself";
}

void LaunchPlanTest::refusesValues()
{
    QFETCH(TypeInfo, type);
    QFETCH(QString, text);
    QFETCH(QString, word);
    const QString error = errorOf([&] { resolveOne(type, text.toStdString()); });
    QVERIFY2(error.contains(word), qPrintable(error));
    QVERIFY2(error.startsWith("argument p: ") || error.startsWith("p: "), qPrintable(error));
}

void LaunchPlanTest::seesBuffers_data()
{
    QTest::addColumn<TypeInfo>("pointee");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("type");
    QTest::addColumn<qulonglong>("components");
    QTest::addColumn<qulonglong>("count");
    QTest::addColumn<int>("direction");
    const int in = static_cast<int>(Direction::In);
    const int out = static_cast<int>(Direction::Out);
    const int both = static_cast<int>(Direction::InOut);
    const TypeInfo mixed = structOf("Particle", 24, {{"position", 0, float4Type()}, {"id", 16, kInt}});
    const TypeInfo gap = structOf("Gap", 16, {{"a", 0, kFloat}, {"b", 8, kFloat}});
    const TypeInfo matrix = structOf("Matrix", 64, {{"m", 0, arrayOf(arrayOf(kFloat, 4), 4)}});
    QTest::newRow("int") << kInt << "ramp[10]" << "int32" << 1ull << 10ull << both;
    QTest::newRow("const int") << asConst(kInt) << "ramp[10]" << "int32" << 1ull << 10ull << in;
    QTest::newRow("out") << kDouble << "out:zeros[2*5]" << "float64" << 1ull << 10ull << out;
    QTest::newRow("in") << kHalf << "in: ones[10]" << "float16" << 1ull << 10ull << in;
    QTest::newRow("const made inout") << asConst(kBrain) << "inout:ones[10]" << "bfloat16" << 1ull << 10ull << both;
    const TypeInfo tiny = structOf("const __nv_fp8_e4m3", 1, {{"__x", 0, kByte}});
    const TypeInfo pair = structOf("__nv_fp8x2_e5m2", 2, {{"__x", 0, scalar(Kind::Unsigned, "unsigned short", 2)}});
    QTest::newRow("fp8") << asConst(tiny) << "normal(1)[10]" << "fp8_e4m3" << 1ull << 10ull << in;
    QTest::newRow("two fp8") << pair << "ramp[10]" << "fp8_e5m2" << 2ull << 20ull << both;
    QTest::newRow("float4") << asConst(float4Type()) << "random(3)[10]" << "float32" << 4ull << 40ull << in;
    QTest::newRow("matrix") << matrix << "random(3)[2]" << "float32" << 16ull << 32ull << both;
    QTest::newRow("rows") << arrayOf(kUnsigned, 8) << "zeros[2]" << "uint32" << 8ull << 16ull << both;
    QTest::newRow("const rows") << arrayOf(asConst(kUnsigned), 8) << "zeros[2]" << "uint32" << 8ull << 16ull << in;
    QTest::newRow("mixed members") << mixed << "zeros[3]" << "uint8" << 24ull << 72ull << both;
    QTest::newRow("padded members") << gap << "zeros[3]" << "uint8" << 16ull << 48ull << both;
    QTest::newRow("bool") << kBool << "zeros[3]" << "bool" << 1ull << 3ull << both;
    QTest::newRow("char") << kChar << "zeros[3]" << "int8" << 1ull << 3ull << both;
    QTest::newRow("void") << scalar(Kind::Opaque, "void", 0) << "zeros[3]" << "uint8" << 1ull << 3ull << both;
    QTest::newRow("pointers") << pointerTo(kInt) << "zeros[3]" << "uint64" << 1ull << 3ull << both;
    QTest::newRow("bytes") << scalar(Kind::Bits, "b8", 1) << "zeros[3]" << "uint8" << 1ull << 3ull << both;
    QTest::newRow("words") << kWord << "zeros[3]" << "int32" << 1ull << 3ull << both;
    QTest::newRow("words of a type") << kWord << "out:float32: ramp[3]" << "float32" << 1ull << 3ull << out;
}

void LaunchPlanTest::seesBuffers()
{
    QFETCH(TypeInfo, pointee);
    QFETCH(QString, text);
    const LaunchPlan plan = resolveOne(pointerTo(pointee), text.toStdString());
    QCOMPARE(plan.buffers.size(), std::size_t{1});
    QTEST(QString::fromStdString(std::string(nameOf(plan.buffers[0].type))), "type");
    QTEST(static_cast<qulonglong>(plan.buffers[0].components), "components");
    QTEST(static_cast<qulonglong>(plan.buffers[0].count), "count");
    QTEST(static_cast<int>(plan.buffers[0].direction), "direction");
}

/// The pointer may lead behind the first element; of objects of several components it counts objects.
void LaunchPlanTest::pointersLeadIntoBuffers_data()
{
    QTest::addColumn<TypeInfo>("pointee");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qulonglong>("count");
    QTest::addColumn<qulonglong>("bytes");
    QTest::newRow("none") << kFloat << "zeros[10]" << 10ull << 0ull;
    QTest::newRow("the first") << kFloat << "zeros[10, from 0]" << 10ull << 0ull;
    QTest::newRow("another") << kFloat << "out:zeros[2 * 5,from 1 + 2]" << 10ull << 12ull;
    QTest::newRow("the last") << kDouble << "ramp[max(1, 10), from 9]" << 10ull << 72ull;
    QTest::newRow("objects") << float4Type() << "zeros[10, from 3]" << 40ull << 48ull;
}

void LaunchPlanTest::pointersLeadIntoBuffers()
{
    QFETCH(TypeInfo, pointee);
    QFETCH(QString, text);
    const LaunchPlan plan = resolveOne(pointerTo(pointee), text.toStdString());
    QTEST(static_cast<qulonglong>(plan.buffers.at(0).count), "count");
    QTEST(static_cast<qulonglong>(plan.arguments.at(0).offset), "bytes");
}

void LaunchPlanTest::refusesSetups_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("word");
    QTest::newRow("kernel") << "/kernel" << "\"axpy\"" << "kernel: there is no kernel 'axpy', or several; the program has saxpy, ";
    QTest::newRow("no kernel") << "/kernel" << "\"\"" << "kernel: none is chosen";
    QTest::newRow("wrong name") << "/arguments/0/name" << "\"m\""
                                << "argument m: there is no such parameter; saxpy takes int n, float a, const float* x, float* y";
    QTest::newRow("missing") << "/arguments" << "[]" << "argument n: it is missing; saxpy takes int n";
    QTest::newRow("twice") << "/arguments/1/name" << "\"n\"" << "argument n: it is given more than once";
    QTest::newRow("no grid") << "/grid" << "\"\"" << "grid: it is missing";
    QTest::newRow("four dimensions") << "/grid" << "\"1,1,1,1\"" << "grid: it has 4 dimensions";
    QTest::newRow("grid of zero") << "/grid" << "\"n-n\"" << "grid: 'n-n' is 0; a whole number from 1";
    QTest::newRow("empty part") << "/grid" << "\"1,,1\"" << "grid: '', column 1";
    QTest::newRow("block syntax") << "/block" << "\"16,(16\"" << "block: the closing ')' is missing";
    QTest::newRow("block name") << "/block"
                                << "\"TILE\""
                                << "block: 'TILE', column 1: 'TILE' is not known here; known are n, a, grid.x";
    QTest::newRow("shared memory") << "/sharedBytes" << "\"-1\"" << "shared memory: '-1' is -1";
    QTest::newRow("shared memory beyond") << "/sharedBytes" << "\"1<<32\"" << "shared memory:";
    QTest::newRow("define") << "/defineValues"
                            << R"([{"name":"m","value":"1/0"}])"
                            << "define value m: '1/0', column 2: division by zero";
    QTest::newRow("tolerance") << "/relativeTolerance" << "-1" << "relative tolerance: it must be 0 or more";
    QTest::newRow("tolerance nan") << "/absoluteTolerance" << "\"nan\"" << "absolute tolerance:";
    QTest::newRow("deadline") << "/deadlineSeconds" << "0" << "deadline: it must be more than 0";
    QTest::newRow("deadline beyond") << "/deadlineSeconds" << "1e9" << "deadline:";
}

void LaunchPlanTest::refusesSetups()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, word);
    Json json = saxpySetup();
    json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    const auto setup = json.get<LaunchSetup>();
    const QString error = errorOf([&] { resolveLaunch(setup, saxpyProgram(), "", {}); });
    QVERIFY2(error.startsWith(word), qPrintable(error));
}

/// They are launched with a block of 1, from a module of their own.
void LaunchPlanTest::fillsVariables_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");  // elements of the buffer; 0: a value
    QTest::addColumn<int>("direction");
    QTest::addColumn<QString>("bytes");
    const auto in = static_cast<int>(Direction::In), both = static_cast<int>(Direction::InOut);
    QTest::newRow("a whole array") << "lut" << "ramp" << 6 << in << "";
    QTest::newRow("the first elements") << "lut" << "ramp[n]" << 4 << in << "";
    QTest::newRow("elements in braces") << "lut" << "{{1,2,3},{4,5,6}}" << 0 << in
                                        << "0000803f0000004000004040000080400000a0400000c040";
    QTest::newRow("a number by an expression") << "gain" << "n / 2" << 0 << in << "00000040";
    QTest::newRow("what kernels write") << "hits" << "zeros" << 8 << both << "";
    QTest::newRow("an output") << "hits" << "out:zeros" << 8 << static_cast<int>(Direction::Out) << "";
}

CompileOutcome programWithVariables()
{
    CompileOutcome program = saxpyProgram();
    program.kernels = {kernel("k", {parameter("n", kInt)})};
    program.kernels[0].variables = {{.name = "lut", .loweredName = "_Zlut", .isConstant = true,
                                     .type = arrayOf(arrayOf(kFloat, 3), 2)},
                                    {.name = "gain", .loweredName = "_Zgain", .isConstant = true, .type = kFloat},
                                    {.name = "hits", .loweredName = "_Zhits", .type = arrayOf(kInt, 8)}};
    return program;
}

LaunchPlan planWithVariable(const std::string& name, const std::string& text, const std::string& block = "32")
{
    return resolveLaunch({.grid = "1", .block = block, .arguments = {{"n", "4"}, {name, text}}}, programWithVariables(), "", {});
}

void LaunchPlanTest::fillsVariables()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(int, count);
    QFETCH(int, direction);
    QFETCH(QString, bytes);
    const LaunchPlan plan = planWithVariable(name.toStdString(), text.toStdString());
    QCOMPARE(plan.arguments.size(), std::size_t{1});
    QCOMPARE(plan.variables.size(), std::size_t{1});
    QCOMPARE(plan.variables[0].name, name.toStdString());
    QCOMPARE(plan.variables[0].loweredName, "_Z" + name.toStdString());
    QCOMPARE(hexOf(plan.variables[0].value), bytes);
    QCOMPARE(plan.buffers.size(), std::size_t(count > 0 ? 1 : 0));
    if (count > 0) {
        QCOMPARE(plan.variables[0].buffer, 0);
        QCOMPARE(plan.buffers[0].count, std::uint64_t(count));
        QCOMPARE(static_cast<int>(plan.buffers[0].direction), direction);
    }
    const Json json = plan;
    QCOMPARE(Json(json.get<LaunchPlan>()), json);
}

void LaunchPlanTest::refusesVariables_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("more than fits") << "lut" << "ramp[7]" << "a whole number from 1 to 6 is needed";
    QTest::newRow("an output that nobody writes") << "lut" << "out:zeros" << "which kernels only read";
    QTest::newRow("an offset") << "hits" << "zeros[4, from 2]" << "from its first element on";
    QTest::newRow("another type") << "lut" << "int32:zeros" << "write no other";
    QTest::newRow("another name") << "lot" << "zeros"
                                  << "k takes int n, and the variables float[3][2] lut, float gain, int[8] hits";
    QTest::newRow("no number") << "gain" << "{1}" << "gain";
}

void LaunchPlanTest::refusesVariables()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const QString error = errorOf([&] { planWithVariable(name.toStdString(), text.toStdString()); });
    QVERIFY2(error.contains(expected), qPrintable(error));
}

void LaunchPlanTest::variablesThatAreNotGivenAreLeftAlone()
{
    QVERIFY(planWithVariable("lut", " ").variables.empty());
    QCOMPARE(planWithVariable("gain", "16", "gain").block.x, 16u);
    QVERIFY(!Json(planWithVariable("lut", "")).contains("variables"));
    Json json = planWithVariable("hits", "zeros");
    json["variables"][0]["buffer"] = 1;
    QVERIFY(errorOf([&] { json.get<LaunchPlan>(); }).contains("1 is not from -1 to 0"));
    json["variables"][0]["buffer"] = 0;
    json["variables"].push_back(json["variables"][0]);
    QVERIFY(errorOf([&] { json.get<LaunchPlan>(); }).contains("is that of something else"));
}

void LaunchPlanTest::tileKernelsHaveNoBlock()
{
    CompileOutcome program = saxpyProgram();
    program.kernels[0].isTile = true;
    program.cubin = {std::byte{1}};
    program.cubinSha256 = "of the others";
    program.tileCubin = {std::byte{2}};
    program.ptx = "p";
    LaunchSetup setup = saxpySetup();
    setup.grid = "ceil_div(n, 64)";
    setup.block.clear();
    const LaunchPlan plan = resolveLaunch(setup, program, "", {});
    QCOMPARE(plan.grid, (Dim3{16384, 1, 1}));
    QCOMPARE(plan.block, (Dim3{1, 1, 1}));
    setup.block = "1";
    QCOMPARE(resolveLaunch(setup, program, "", {}).block, (Dim3{1, 1, 1}));
    setup.block = "128";
    QVERIFY(errorOf([&] { resolveLaunch(setup, program, "", {}); }).contains("launched by its grid alone"));
    setup.block.clear();
    setup.cluster = "2";
    QVERIFY(errorOf([&] { resolveLaunch(setup, program, "", {}); }).contains("launched by its grid alone"));
    setup.cluster.clear();
    setup.references = {{.output = "y", .reference = "kernel:saxpyReference"}};
    QVERIFY(errorOf([&] { resolveLaunch(setup, program, "", {}); }).contains("not in one module"));
    QCOMPARE(moduleImage(program, "cuda:0", "_Zsaxpy"), program.tileCubin);
    QCOMPARE(moduleImage(program, "cuda:0", "_Zother"), program.cubin);
    QCOMPARE(moduleImage(program, kEmulatedDevice, "_Zsaxpy").size(), std::size_t{1});
    QVERIFY(moduleImageSha256(program, "cuda:0", "_Zsaxpy") != moduleImageSha256(program, "cuda:0", "_Zother"));
}

void LaunchPlanTest::namesNeedEachOther()
{
    LaunchSetup setup = saxpySetup();
    setup.defineValues = {{"m", "side*side"}, {"side", "TILE*2"}, {"n", "m+1"}};
    setup.arguments[0].value = "n";
    setup.arguments[3].value = "zeros[x.size*2]";
    setup.block = "8, 8, 2";
    setup.grid = "ceil_div(n, block.x*blockDim.y), grid.z, 3";
    setup.sharedBytes = "block.x*block.y*block.z*4";
    const LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "#define TILE (WIDTH / 2)\n#define WIDTH 32\n", {});
    QCOMPARE(plan.grid, (Dim3{17, 3, 3}));
    QCOMPARE(plan.block, (Dim3{8, 8, 2}));
    QCOMPARE(plan.sharedBytes, 512u);
    QCOMPARE(plan.buffers[1].count, std::uint64_t{2 * 1025});
    QCOMPARE(plan.symbols.at("side"), std::string("32"));
}

void LaunchPlanTest::membersOfStructuresAreNames_data()
{
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("grid");
    QTest::addColumn<QString>("answer");
    QTest::newRow("named") << std::string("{b=1.5, a=40, v={1,2,3}, inner={flag=1, n=7}}") << std::string("p.a") << "40";
    QTest::newRow("by place") << std::string("{40, 1.5, {1,2,3}, {7, 1}}") << std::string("p.a * p.inner.n") << "280";
    QTest::newRow("by its bytes") << std::string("{40,0,0,0,0,0,0,0, 0,0,0,0,0,0,4,64, 0,0,128,63,0,0,0,64,0,0,64,64, "
                                                 "7,0,0,0,1,0,0,0, 0,0,0,0}")
                                  << std::string("p.a * p.inner.n") << "280";
    QTest::newRow("of each other") << std::string("{a=p.inner.n+1, b=1, v={1,2,3}, inner={n=7, flag=1}}")
                                   << std::string("ceil_div(p.a, 2)") << "4";
    QTest::newRow("of itself") << std::string("{p.a, 1, {1,2,3}, {7, 1}}") << std::string("p.a") << "its value needs itself";
    QTest::newRow("missing") << std::string("{b=1}") << std::string("p.a") << "the member a is missing";
    QTest::newRow("unknown") << std::string("{40, 1.5, {1,2,3}, {7, 1}}") << std::string("p.c") << "'p.c' is not known here";
}

void LaunchPlanTest::membersOfStructuresAreNames()
{
    QFETCH(std::string, value);
    QFETCH(std::string, grid);
    QFETCH(QString, answer);
    LaunchSetup setup;
    setup.grid = grid;
    setup.block = "1";
    setup.arguments = {{"p", value}};
    QString found;
    const QString error =
        errorOf([&] { found = QString::number(resolveLaunch(setup, programWith(paramsType()), "", {}).grid.x); });
    QVERIFY2(found == answer || error.contains(answer), qPrintable(found + error));
}

void LaunchPlanTest::namesThatNeedThemselvesAreRefused()
{
    LaunchSetup setup = saxpySetup();
    setup.defineValues = {{"m", "k+1"}, {"k", "m-1"}};
    QVERIFY(errorOf([&] { resolveLaunch(setup, saxpyProgram(), "", {}); }).contains("m: its value needs itself"));
    setup.defineValues.clear();
    setup.block = "grid.x";
    QVERIFY(errorOf([&] { resolveLaunch(setup, saxpyProgram(), "", {}); }).contains("its value needs itself"));

    std::string source;
    for (int i = 0; i < 200; ++i)
        source += "#define M" + std::to_string(i) + " M" + std::to_string(i + 1) + "\n";
    setup.block = "M0";
    QVERIFY(errorOf([&] { resolveLaunch(setup, saxpyProgram(), source, {}); }).contains("names need each other"));
}

void LaunchPlanTest::macrosOfTheSource()
{
    const std::string source = "// #define A 1\n"
                               "/* #define B 2 */ const char* s = \"\\\"#define C 3\";\n"
                               "  #  define D 4 // four\n"
                               "#define E(x) x\n"
                               "#define F\n"
                               "#define G 1 + \\\n  2\n"
                               "#define H 'x'\n"
                               "static constexpr unsigned int kTile = D * 2;\n"
                               "constexpr int f(int x) { return x; }\n"
                               "#define I 1\n#define I 2\n#define J 5\n#define J 5\n"
                               "constexpr int kBig = 1'000;\n"
                               "#define LAST 9";
    const auto macros = findMacros(source, {"OPTION=7", "FLAG"});
    for (const char* name : {"A", "B", "C", "F", "f", "s"})
        QVERIFY2(!macros.contains(name), name);
    QCOMPARE(macros.at("D").value, std::string("4"));
    QCOMPARE(macros.at("G").value, std::string("1 +   2"));
    QCOMPARE(macros.at("kTile").value, std::string("D * 2"));
    QVERIFY(!macros.at("D").parameters);
    QCOMPARE(macros.at("E").parameters.value(), std::vector<std::string>{"x"});
    QVERIFY(macros.at("I").ambiguous);
    QVERIFY(!macros.at("J").ambiguous);
    QCOMPARE(macros.at("LAST").value, std::string("9"));
    QCOMPARE(macros.at("OPTION").value, std::string("7"));
    QCOMPARE(macros.at("FLAG").value, std::string("1"));

    LaunchSetup setup = saxpySetup();
    setup.block = "kTile*16";
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), source, {}).block.x, 128u);
    setup.block = "I";
    QVERIFY(errorOf([&] {
                resolveLaunch(setup, saxpyProgram(), source, {});
            }).startsWith("macro I: the source defines it more than once"));
}

/// What stands between comments, literals and continued lines is kept whatever stands beside it.
void LaunchPlanTest::macrosBetweenSpecialCharacters()
{
    const auto valueOf = [](const std::string& source) {
        const auto macros = findMacros(source, {});
        return macros.contains("A") ? macros.at("A").value : std::string();
    };
    QCOMPARE(valueOf("#define A 8 / 2"), std::string("8 / 2"));
    QCOMPARE(valueOf("#define A 8 /\\\n 2\\"), std::string("8 / 2\\"));
    QCOMPARE(valueOf("#define A 1'000'000 // '"), std::string("1'000'000"));
    QCOMPARE(valueOf("const char* a = \"\\\\\"; /* ' */\r\n#define A 7\r\n"), std::string("7"));
    QCOMPARE(valueOf("#define A 1 \\\r\n + 1"), std::string("1  + 1"));
    QCOMPARE(valueOf("char c = '\\''; // \\\n#define A 3\n"), std::string("3"));
    QCOMPARE(valueOf("/* #define A 3"), std::string());
    QCOMPARE(valueOf("#define A 5 /"), std::string("5 /"));
    QCOMPARE(valueOf("/"), std::string());
}

void LaunchPlanTest::definesOfTheCompileWin()
{
    LaunchSetup setup = saxpySetup();
    setup.block = "TILE";
    const std::string source = "#ifndef TILE\n#define TILE 16\n#endif\n";
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), source, {}, {"TILE=64"}).block.x, 64u);
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), source, {}).block.x, 16u);
}

void LaunchPlanTest::readsFiles()
{
    LaunchSetup setup = saxpySetup();
    const std::filesystem::path folder(KD_TEST_DATA "/session");
    setup.defineValues = {{"n", "x.size"}};
    setup.arguments[0].value = "n";
    setup.arguments[2].value = "file(\"float64.npy\")";
    setup.arguments[3].value = "image(\"rgb.png\")";
    LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", folder);
    QCOMPARE(hexOf(plan.arguments[0].value), QString("06000000"));
    QCOMPARE(plan.buffers[0].count, std::uint64_t{6});
    QCOMPARE(plan.buffers[1].count, std::uint64_t{4 * 3 * 3});
    const std::vector<PlanBlob> blobs = readBlobs(plan, folder);
    QCOMPARE(blobs.size(), std::size_t{2});
    QCOMPARE(plan.buffers[0].blob, blobs[0].id);
    QCOMPARE(blobs[0].bytes.size(), std::size_t{24});
    QVERIFY(blobs[0].id.starts_with("sha256:"));

    setup.arguments[2].value = "file(\"float64.npy\")[7]";
    plan = resolveLaunch(setup, saxpyProgram(), "", folder);
    QVERIFY(errorOf([&] { readBlobs(plan, folder); }).contains("it holds 6 elements, but 7 are wanted"));
    setup.arguments[2].value = "zeros[y.width*y.height]";
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), "", folder).buffers[0].count, std::uint64_t{12});
}

void LaunchPlanTest::readsWhatStandsInAFileThen()
{
    const QTemporaryDir directory;
    const std::filesystem::path folder(directory.path().toStdString());
    const auto write = [&](std::vector<float> values) {
        posix::writeFileAtomically(folder / "x.bin", std::as_bytes(std::span(values)));
    };
    LaunchSetup setup = saxpySetup();
    setup.arguments[2].value = "file(\"x.bin\")[2]";
    write({1, 2});
    LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", folder);
    QVERIFY(plan.buffers[0].blob.empty());
    write({3, 4});
    QVERIFY(!isOutdated(plan, folder));  // nothing but the content came from it
    const std::vector<PlanBlob> blobs = readBlobs(plan, folder);
    QCOMPARE(loadElement<float>(blobs.at(0).bytes.data(), 1), 4.0f);
    write({3, 4, 5});
    QCOMPARE(errorOf([&] { readBlobs(plan, folder); }).section(':', 0, 0), QStringLiteral("argument x"));
}

void LaunchPlanTest::readsAFileOfACountOnce()
{
    const QTemporaryDir directory;
    const std::filesystem::path file = std::filesystem::path(directory.path().toStdString()) / "x.csv";
    posix::writeFileAtomically(file, std::string_view("1\n2\n"));
    LaunchSetup setup = saxpySetup();
    setup.arguments[2].value = "file(\"x.csv\")";
    LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", file.parent_path());
    LaunchPlan other = plan;
    const auto written = std::filesystem::last_write_time(file);
    const auto firstOf = [](const std::vector<PlanBlob>& blobs) { return loadElement<float>(blobs.at(0).bytes.data(), 0); };
    // Its size and time are those of what was read, so that nobody reads it.
    posix::writeFileAtomically(file, std::string_view("3\n4\n"));
    std::filesystem::last_write_time(file, written);
    QCOMPARE(firstOf(readBlobs(plan, file.parent_path())), 1.0f);
    QVERIFY(plan.contents.empty());
    QCOMPARE(firstOf(readBlobs(plan, file.parent_path())), 3.0f);
    std::filesystem::last_write_time(file, written + std::chrono::seconds(1));
    QCOMPARE(firstOf(readBlobs(other, file.parent_path())), 3.0f);
}

void LaunchPlanTest::isOutdatedWhereAFileOfItsFiguresWasWritten()
{
    const QTemporaryDir directory;
    const std::filesystem::path folder(directory.path().toStdString());
    posix::writeFileAtomically(folder / "x.csv", std::string_view("1\n2\n"));
    LaunchSetup setup = saxpySetup();
    setup.defineValues = {{"n", "x.size"}};
    setup.arguments[0].value = "n";
    setup.arguments[2].value = "file(\"x.csv\")";
    setup.arguments[3].value = "zeros[n]";
    const LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", folder);
    QCOMPARE(plan.buffers[1].count, std::uint64_t{2});
    QVERIFY(!isOutdated(plan, folder));
    posix::writeFileAtomically(folder / "x.csv", std::string_view("1\n2\n3\n"));
    QVERIFY(isOutdated(plan, folder));
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), "", folder).buffers[1].count, std::uint64_t{3});
    std::filesystem::remove(folder / "x.csv");
    QVERIFY(isOutdated(plan, folder));
}

void LaunchPlanTest::tellsTheDeclaredWork()
{
    const TimingSettings declared{.bytes = "12 * n", .flops = "gone * n"};
    const LaunchPlan plan = resolveLaunch(saxpySetup(), saxpyProgram(), "", {}, {}, declared);
    QCOMPARE(plan.bytes.amount, 12.0 * evaluateExpression(plan.symbols.at("n"), {}).toReal());
    QVERIFY(!plan.bytes.problem);
    QCOMPARE(plan.flops.amount, 0.0);
    QVERIFY(plan.flops.problem);
    QCOMPARE(plan.flops.problem->subject, ErrorSubject(ErrorSubject::Kind::Flops));
    QCOMPARE(Json(plan), Json(resolveLaunch(saxpySetup(), saxpyProgram(), "", {})));  // what is sent does not depend on it
}

void LaunchPlanTest::clustersDivideTheGrid()
{
    LaunchSetup setup = saxpySetup();
    setup.cluster = "  ";
    QVERIFY(!resolveLaunch(setup, saxpyProgram(), "", {}).cluster);
    setup.cluster = "n >> 18";
    setup.isCooperative = true;
    setup.stream = LaunchStream::Default;
    const LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", {});
    QCOMPARE(plan.cluster, std::optional(Dim3{4, 1, 1}));
    QVERIFY(plan.isCooperative && plan.stream == LaunchStream::Default);
    setup.cluster = "4, 2";
    try {
        resolveLaunch(setup, saxpyProgram(), "", {});
        QFAIL("it has one row of blocks");
    } catch (const RuntimeError& error) {
        QCOMPARE(error.info().subject, ErrorSubject(ErrorSubject::Kind::Cluster));
        QCOMPARE(error.info().text.english(), std::string("the grid has 1 block along y, which clusters of 2 do not divide"));
    }
}

void LaunchPlanTest::bitsMayBeAnAddress()
{
    const LaunchPlan bytes = resolveOne(kLongWord, "zeros[3]");
    QCOMPARE(bytes.buffers.size(), std::size_t{1});
    QVERIFY(bytes.buffers[0].type == ElementType::UInt8);
    QVERIFY(bytes.buffers[0].direction == Direction::InOut);
    const LaunchPlan floats = resolveOne(kLongWord, "in:float32:ramp[3]");
    QCOMPARE(floats.buffers.size(), std::size_t{1});
    QVERIFY(floats.buffers[0].type == ElementType::Float32);
    QVERIFY(floats.buffers[0].direction == Direction::In);
    QCOMPARE(floats.buffers[0].bytes(), std::uint64_t{12});
}

/// PTX tells what a parameter is by its uses, of which the user knows more.
void LaunchPlanTest::parametersOfPtxGetTypes()
{
    const auto resolved = [](const char* name, const TypeInfo& type, const char* text) {
        CompileOutcome program{.state = CompileOutcome::State::Ok, .kernels = {kernel("k", {parameter(name, type)})}};
        const LaunchSetup setup{.kernel = "k", .grid = "1", .block = "1", .arguments = {{*name == '\0' ? "arg0" : name, text}}};
        return resolveLaunch(setup, program, "", {});
    };
    const TypeInfo words = pointerTo(asConst(scalar(Kind::Unsigned, "u32", 4))), number = scalar(Kind::Unsigned, "u64", 8);
    for (const TypeInfo& type : {words, number}) {
        const LaunchPlan plan = resolved("", type, "float32:ramp[3]");
        QCOMPARE(plan.buffers.size(), std::size_t{1});
        QVERIFY(plan.buffers[0].type == ElementType::Float32);
        QCOMPARE(plan.buffers[0].bytes(), std::uint64_t{12});
    }
    QVERIFY(resolved("", words, "float32:ramp[3]").buffers[0].direction == Direction::In);
    QVERIFY(resolved("", words, "uint8:ramp[3]").buffers[0].type == ElementType::UInt8);
    QVERIFY(resolved("", number, "3").buffers.empty());
    const QString untyped = errorOf([&] { resolved("", number, "ramp[3]"); });
    QVERIFY2(untyped.contains("where it is an address, the type of its elements says so, as in float32:"), qPrintable(untyped));
    // C++ tells the type, which may be repeated.
    QVERIFY(resolved("x", pointerTo(kFloat), "float32:ramp[3]").buffers[0].type == ElementType::Float32);
    for (const char* const text : {"int32:ramp[3]", "float64:ramp[3]"}) {
        const QString other = errorOf([&] { resolved("x", pointerTo(kFloat), text); });
        QVERIFY2(other.contains("tells the type of its elements: write no other"), qPrintable(other));
    }
    const QString four = errorOf([&] { resolved("x", pointerTo(float4Type()), "float32:ramp[3]"); });
    QVERIFY2(four.contains("write no other"), qPrintable(four));
    const QString counted = errorOf([&] { resolved("x", number, "float32:ramp[3]"); });
    QVERIFY2(counted.contains("which takes an expression"), qPrintable(counted));
}

void LaunchPlanTest::nullPointersAreValues()
{
    const LaunchPlan plan = resolveOne(pointerTo(kFloat), "nullptr");
    QVERIFY(plan.buffers.empty());
    QCOMPARE(hexOf(plan.arguments[0].value), QString("0000000000000000"));
}

void LaunchPlanTest::references()
{
    LaunchSetup setup = saxpySetup();
    setup.references = {{"y", "expr: sum(x) / n"}};
    QCOMPARE(resolveLaunch(setup, saxpyProgram(), "", {}).references[0].expression, std::string("sum(x) / n"));
    setup.references = {{"y", "expr: sum(z)"}};
    QVERIFY_EXCEPTION_THROWN(resolveLaunch(setup, saxpyProgram(), "", {}), RuntimeError);
    setup.references = {{"y", "expr: a*x[i] + y[i] + SHIFT"}, {"y", "kernel:saxpyReference"}};
    const LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "#define SHIFT 3\n", {});
    QCOMPARE(plan.references.size(), std::size_t{2});
    QCOMPARE(plan.references[0].kind, ReferencePlan::Kind::Expression);
    QCOMPARE(plan.references[0].expression, std::string("a*x[i] + y[i] + SHIFT"));
    QCOMPARE(plan.symbols.at("SHIFT"), std::string("3"));
    QCOMPARE(plan.references[1].kernelLoweredName, std::string("_ZsaxpyReference"));

    setup.references = {{"y", "file:float64.npy"}};
    setup.arguments[3].value = "zeros[6]";
    LaunchPlan withFile = resolveLaunch(setup, saxpyProgram(), "", KD_TEST_DATA "/session");
    const std::vector<PlanBlob> blobs = readBlobs(withFile, KD_TEST_DATA "/session");
    QCOMPARE(withFile.references[0].blob, blobs.at(0).id);

    setup.references = {{"y", "file(\"three.safetensors\", \"layer.bias\")"}};
    setup.arguments[3].value = "zeros[3]";
    LaunchPlan withTensor = resolveLaunch(setup, saxpyProgram(), "", KD_TEST_DATA "/session");
    QCOMPARE(withTensor.references[0].recipe.part, std::string("layer.bias"));
    const std::vector<PlanBlob> tensors = readBlobs(withTensor, KD_TEST_DATA "/session");
    QCOMPARE(tensors.at(0).bytes.size(), std::size_t{12});
}

void LaunchPlanTest::referencesAreRefused_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("word");
    QTest::newRow("input") << "x" << "expr:1" << "reference of x: there is no such output; the outputs are y";
    QTest::newRow("unknown output") << "z" << "expr:1" << "reference of z: there is no such output";
    QTest::newRow("word") << "y" << "shell:ls" << "reference of y: it is to be kernel:NAME";
    QTest::newRow("kernel") << "y" << "kernel:gone" << "reference of y: the program has no kernel 'gone'";
    QTest::newRow("other parameters") << "y" << "kernel:other" << "reference of y: kernel other does not take the same parameters";
    QTest::newRow("syntax") << "y" << "expr:a*" << "reference of y: 'a*', column 3";
    QTest::newRow("name")
        << "y"
        << "expr:b*x[i]"
        << "reference of y: 'b*x[i]', column 1: 'b' is not known here; known are i, the buffers as x[i], n, a, grid.x";
    QTest::newRow("buffer") << "y" << "expr:q[i]" << "reference of y: 'q[i]', column 1: 'q' is not a buffer";
    QTest::newRow("file") << "y" << "file:none.npy" << "reference of y: ";
    QTest::newRow("size") << "y" << "file:float64.npy" << "reference of y: ";
    QTest::newRow("array") << "y" << "file(\"three.safetensors\", \"bias\")" << "reference of y: ";
    QTest::newRow("recipe") << "y" << "file(\"three.safetensors\"" << "file(\"three.safetensors\": the closing bracket is missing";
}

void LaunchPlanTest::referencesAreRefused()
{
    QFETCH(QString, output);
    QFETCH(QString, reference);
    QFETCH(QString, word);
    LaunchSetup setup = saxpySetup();
    setup.references = {{output.toStdString(), reference.toStdString()}};
    const QString error = errorOf([&] {
        LaunchPlan plan = resolveLaunch(setup, saxpyProgram(), "", KD_TEST_DATA "/session");
        readBlobs(plan, KD_TEST_DATA "/session");
    });
    QVERIFY2(error.startsWith(word), qPrintable(error));
}

void LaunchPlanTest::planSurvivesTheWire()
{
    LaunchSetup setup = saxpySetup();
    setup.references = {{"y", "expr:a*x[i]"}};
    const Json json = resolveLaunch(setup, saxpyProgram(), "", {});
    QCOMPARE(Json(Json::from_cbor(Json::to_cbor(json)).get<LaunchPlan>()), json);
}

void LaunchPlanTest::unnamedParametersGoByPlace()
{
    LaunchSetup setup;
    setup.grid = setup.block = "1";
    setup.arguments = {{"arg0", "5"}};
    CompileOutcome program = programWith(kInt);
    program.kernels[0].parameters[0].name.clear();
    QCOMPARE(hexOf(resolveLaunch(setup, program, "", {}).arguments[0].value), QString("05000000"));
}

void LaunchPlanTest::unknownSignatureIsSaid()
{
    CompileOutcome program = programWith(kInt);
    program.kernels[0].hasSignature = false;
    LaunchSetup setup;
    setup.arguments = {{"p", "5"}};
    QVERIFY(errorOf([&] { resolveLaunch(setup, program, "", {}); }).startsWith("kernel k: the names and types"));
}

void LaunchPlanTest::survivesDamagedText()
{
    const std::vector<std::pair<TypeInfo, std::string>> samples{
        {pointerTo(kFloat), "inout:random(seed=0x1f)[(4+1)*2]"}, {pointerTo(float4Type()), "out: file(\"a \\\"b\\\".npy\") [n]"},
        {paramsType(), "{inner={n=7,flag=true}, v={1,2,3}, b=2.5, a=min(4,5)}"}, {float4Type(), "{ 1, 2, 3, 4 }"},
        {kFloat, "-1.5e3f"}, {kByte, "p ? 1 : 0xff"}};
    constexpr std::string_view kPieces = "()[]{}\"\\:,=+-.019xeinop ";
    std::mt19937 random(5);
    int resolved = 0;
    for (int round = 0; round < 20000; ++round) {
        const auto& [type, sample] = samples[random() % samples.size()];
        std::string text = sample;
        for (auto edits = random() % 4; edits > 0; --edits) {
            const std::size_t at = random() % (text.size() + 1);
            if (random() % 2 == 0)
                text.insert(at, 1, random() % 4 == 0 ? static_cast<char>(random() & 0xff) : kPieces[random() % kPieces.size()]);
            else
                text.erase(at, random() % 5);
        }
        try {
            resolveOne(type, text);
            ++resolved;
        } catch (const RuntimeError& error) {
            QVERIFY2(!error.info().subject.empty() && !error.info().text.empty(), text.c_str());
        }
    }
    QVERIFY(resolved > 1000);
}

KD_TEST(LaunchPlanTest, kd::test::NoApplication)

}  // namespace tst_launchplan

#include "tst_launchplan.moc"
