// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/elementlayout.h"
#include "core/data/valueformat.h"
#include "tests/core/data/databuffers.h"
#include "tests/program/testprogram.h"

#include <bit>
#include <cmath>

namespace tst_valueformat {

using namespace kd;

class ValueFormatTest : public QObject {
    Q_OBJECT
private slots:
    void tinyRealsAreTheirTables_data();
    void tinyRealsAreTheirTables();
    void classesAreTold_data();
    void classesAreTold();
    void textsMeanTheValue_data();
    void textsMeanTheValue();
    void stepsCountNeighbours();
    void namesAreRead_data();
    void namesAreRead();
    void layoutsAreRead_data();
    void layoutsAreRead();
    void layoutsAreRefused_data();
    void layoutsAreRefused();
    void structuresFollowTheCompiler();
};

// The values are those of OCP's Microscaling and 8-bit floating-point specifications.
void ValueFormatTest::tinyRealsAreTheirTables_data()
{
    QTest::addColumn<ValueFormat>("format");
    QTest::addColumn<quint64>("raw");
    QTest::addColumn<double>("value");
    const double fp4[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
    for (quint64 raw = 0; raw < 8; ++raw) {
        QTest::addRow("e2m1 %llu", raw) << ValueFormat::Fp4E2M1 << raw << fp4[raw];
        QTest::addRow("e2m1 -%llu", raw) << ValueFormat::Fp4E2M1 << (raw | 8) << -fp4[raw];
    }
    QTest::newRow("e4m3 most") << ValueFormat::Fp8E4M3 << quint64{0x7e} << 448.0;
    QTest::newRow("e4m3 one") << ValueFormat::Fp8E4M3 << quint64{0x38} << 1.0;
    QTest::newRow("e4m3 least") << ValueFormat::Fp8E4M3 << quint64{0x01} << 0x1p-9;
    QTest::newRow("e4m3 least normal") << ValueFormat::Fp8E4M3 << quint64{0x08} << 0x1p-6;
    QTest::newRow("e5m2 most") << ValueFormat::Fp8E5M2 << quint64{0x7b} << 57344.0;
    QTest::newRow("e5m2 least") << ValueFormat::Fp8E5M2 << quint64{0x81} << -0x1p-16;
    QTest::newRow("int4") << ValueFormat::Int4 << quint64{0xf} << -1.0;
    QTest::newRow("uint4") << ValueFormat::UInt4 << quint64{0xf} << 15.0;
    QTest::newRow("half") << ValueFormat::Float16 << quint64{0x3c00} << 1.0;
    QTest::newRow("bfloat16") << ValueFormat::BFloat16 << quint64{0xc000} << -2.0;
}

void ValueFormatTest::tinyRealsAreTheirTables()
{
    QFETCH(ValueFormat, format);
    QFETCH(quint64, raw);
    QFETCH(double, value);
    QCOMPARE(toDouble(format, raw), value);
}

void ValueFormatTest::classesAreTold_data()
{
    QTest::addColumn<ValueFormat>("format");
    QTest::addColumn<quint64>("raw");
    QTest::addColumn<ValueClass>("kind");
    QTest::newRow("float nan") << ValueFormat::Float32 << quint64{0x7fc00000} << ValueClass::NaN;
    QTest::newRow("float inf") << ValueFormat::Float32 << quint64{0xff800000} << ValueClass::Infinite;
    QTest::newRow("float denormal") << ValueFormat::Float32 << quint64{0x00000001} << ValueClass::Denormal;
    QTest::newRow("float least normal") << ValueFormat::Float32 << quint64{0x00800000} << ValueClass::Normal;
    QTest::newRow("float -0") << ValueFormat::Float32 << quint64{0x80000000} << ValueClass::Zero;
    QTest::newRow("double denormal") << ValueFormat::Float64 << quint64{0x000fffffffffffff} << ValueClass::Denormal;
    QTest::newRow("half inf") << ValueFormat::Float16 << quint64{0x7c00} << ValueClass::Infinite;
    QTest::newRow("e4m3 nan") << ValueFormat::Fp8E4M3 << quint64{0xff} << ValueClass::NaN;
    QTest::newRow("e4m3 has no inf") << ValueFormat::Fp8E4M3 << quint64{0x78} << ValueClass::Normal;
    QTest::newRow("e5m2 inf") << ValueFormat::Fp8E5M2 << quint64{0x7c} << ValueClass::Infinite;
    QTest::newRow("e5m2 nan") << ValueFormat::Fp8E5M2 << quint64{0x7d} << ValueClass::NaN;
    QTest::newRow("e2m1 has neither") << ValueFormat::Fp4E2M1 << quint64{7} << ValueClass::Normal;
    QTest::newRow("e2m1 denormal") << ValueFormat::Fp4E2M1 << quint64{1} << ValueClass::Denormal;
    QTest::newRow("int") << ValueFormat::Int32 << quint64{1} << ValueClass::Normal;
}

void ValueFormatTest::classesAreTold()
{
    QFETCH(ValueFormat, format);
    QFETCH(quint64, raw);
    QFETCH(ValueClass, kind);
    QVERIFY(classOf(format, raw) == kind);
}

void ValueFormatTest::textsMeanTheValue_data()
{
    QTest::addColumn<ValueFormat>("format");
    QTest::addColumn<quint64>("raw");
    QTest::addColumn<QString>("text");
    QTest::newRow("float") << ValueFormat::Float32 << quint64{std::bit_cast<std::uint32_t>(0.1f)} << "0.1";
    QTest::newRow("double") << ValueFormat::Float64 << std::bit_cast<quint64>(0.1) << "0.1";
    QTest::newRow("half") << ValueFormat::Float16 << quint64{0x2e66} << "0.1";
    QTest::newRow("bfloat16") << ValueFormat::BFloat16 << quint64{0x3dcd} << "0.1";
    QTest::newRow("half 10") << ValueFormat::Float16 << quint64{0x4900} << "10";
    QTest::newRow("half 10.25") << ValueFormat::Float16 << quint64{0x4920} << "10.25";
    QTest::newRow("half 130") << ValueFormat::Float16 << quint64{0x5810} << "130";
    QTest::newRow("half most") << ValueFormat::Float16 << quint64{0xfbff} << "-65504";
    QTest::newRow("half least") << ValueFormat::Float16 << quint64{0x0001} << "6e-08";
    QTest::newRow("bfloat16 10") << ValueFormat::BFloat16 << quint64{0x4120} << "10";
    QTest::newRow("bfloat16 most") << ValueFormat::BFloat16 << quint64{0x7f7f} << "3.39e+38";
    QTest::newRow("e4m3") << ValueFormat::Fp8E4M3 << quint64{0x7e} << "448";
    QTest::newRow("nan") << ValueFormat::Fp8E4M3 << quint64{0x7f} << "nan";
    QTest::newRow("-inf") << ValueFormat::Float16 << quint64{0xfc00} << "-inf";
    QTest::newRow("uint64") << ValueFormat::UInt64 << ~quint64{0} << "18446744073709551615";
    QTest::newRow("int64") << ValueFormat::Int64 << quint64{1} << "1";
    QTest::newRow("int64 least") << ValueFormat::Int64 << quint64{1} + (~quint64{0} >> 1) << "-9223372036854775808";
    QTest::newRow("bool") << ValueFormat::Bool << quint64{7} << "1";
}

void ValueFormatTest::textsMeanTheValue()
{
    QFETCH(ValueFormat, format);
    QFETCH(quint64, raw);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(valueText(format, raw)), text);
}

void ValueFormatTest::stepsCountNeighbours()
{
    const auto raw = [](float value) { return std::uint64_t{std::bit_cast<std::uint32_t>(value)}; };
    QCOMPARE(stepsBetween(ValueFormat::Float32, raw(1.0f), raw(std::nextafter(1.0f, 2.0f))), std::uint64_t{1});
    QCOMPARE(stepsBetween(ValueFormat::Float32, raw(0.0f), raw(-0.0f)), std::uint64_t{0});
    const float least = std::bit_cast<float>(1u);
    QCOMPARE(stepsBetween(ValueFormat::Float32, raw(least), raw(-least)), std::uint64_t{2});
    QCOMPARE(stepsBetween(ValueFormat::Float32, raw(1.0f), raw(std::nanf(""))), std::optional<std::uint64_t>());
    QCOMPARE(stepsBetween(ValueFormat::Int64, 1, ~std::uint64_t{0}), std::uint64_t{2});
    QCOMPARE(stepsBetween(ValueFormat::UInt64, 0, ~std::uint64_t{0}), ~std::uint64_t{0});
}

void ValueFormatTest::namesAreRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ValueFormat>("format");
    QTest::newRow("numpy") << "float32" << ValueFormat::Float32;
    QTest::newRow("cuda") << "__nv_fp8_e5m2" << ValueFormat::Fp8E5M2;
    QTest::newRow("c") << "unsigned long long" << ValueFormat::UInt64;
    QTest::newRow("packed") << "packed_int4" << ValueFormat::Int4;
}

void ValueFormatTest::namesAreRead()
{
    QFETCH(QString, name);
    QFETCH(ValueFormat, format);
    QCOMPARE(valueFormatFromName(name.toStdString()), std::optional(format));
    QCOMPARE(valueFormatFromName(nameOf(format)), std::optional(format));
    QVERIFY(!valueFormatFromName("float33"));
}

void ValueFormatTest::layoutsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("bits");
    QTest::addColumn<QString>("members");
    QTest::newRow("scalar") << "float" << quint64{32} << ":float32@0";
    QTest::newRow("float2") << "float2" << quint64{64} << "x:float32@0 y:float32@32";
    QTest::newRow("int4 is CUDA's") << "int4" << quint64{128} << "x:int32@0 y:int32@32 z:int32@64 w:int32@96";
    QTest::newRow("half2") << "__half2" << quint64{32} << "x:float16@0 y:float16@16";
    QTest::newRow("fp8x2") << "__nv_fp8x2_e4m3" << quint64{16} << "x:fp8_e4m3@0 y:fp8_e4m3@8";
    QTest::newRow("packed") << "packed_uint4" << quint64{4} << ":packed_uint4@0";
    QTest::newRow("complex") << "complex64" << quint64{64} << "re:float32@0 im:float32@32";
    QTest::newRow("array") << "bf16[3]" << quint64{48} << "[0]:bfloat16@0 [1]:bfloat16@16 [2]:bfloat16@32";
    QTest::newRow("unsigned") << "unsigned" << quint64{32} << ":uint32@0";
    QTest::newRow("padded") << "{ char c; double d; }" << quint64{128} << "c:int8@0 d:float64@64";
    QTest::newRow("tail") << "struct { float3 pos; unsigned char id[2]; }" << quint64{128}
                          << "pos.x:float32@0 pos.y:float32@32 pos.z:float32@64 id[0]:uint8@96 id[1]:uint8@104";
    QTest::newRow("nested") << "{ int n; { float x, y; } p; }" << quint64{96} << "n:int32@0 p.x:float32@32 p.y:float32@64";
    QTest::newRow("aligned") << "{ float a; float4 v; }" << quint64{256}
                             << "a:float32@0 v.x:float32@128 v.y:float32@160 v.z:float32@192 v.w:float32@224";
}

void ValueFormatTest::layoutsAreRead()
{
    QFETCH(QString, text);
    QFETCH(quint64, bits);
    QFETCH(QString, members);
    const ElementLayout layout = parseLayout(text.toStdString());
    QStringList seen;
    for (const LayoutMember& member : layout.members)
        seen << QString("%1:%2@%3").arg(QString::fromStdString(member.name), QString::fromUtf8(nameOf(member.format))).arg(member.bit);
    QCOMPARE(seen.join(' '), members);
    QCOMPARE(layout.bits, std::uint64_t{bits});
}

void ValueFormatTest::layoutsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("unknown") << "float33" << "is not a type";
    QTest::newRow("empty") << "" << "is not a type";
    QTest::newRow("open") << "{ float x; " << "is not a type";
    QTest::newRow("no semicolon") << "{ float x int y; }" << "';' is missing";
    QTest::newRow("no name") << "{ float; }" << "no name";
    QTest::newRow("no member") << "{ }" << "no member";
    QTest::newRow("rest") << "float x" << "left over";
    QTest::newRow("many") << "float[65]" << "more than 64 numbers";
    QTest::newRow("huge") << "float[99999999999999999999]" << "in brackets is expected";
    QTest::newRow("deep") << QString("{").repeated(20) + "float x;" << "deep in one another";
}

void ValueFormatTest::layoutsAreRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    const QString said = refusalOf([&] { parseLayout(text.toStdString()); });
    QVERIFY2(said.contains(error), qPrintable(said));
}

void ValueFormatTest::structuresFollowTheCompiler()
{
    using Kind = TypeInfo::Kind;
    const TypeInfo real{.kind = Kind::Float, .name = "float", .size = 4};
    const TypeInfo count{.kind = Kind::Unsigned, .name = "u32", .size = 4};
    const TypeInfo particle{.kind = Kind::Struct, .name = "Particle", .size = 12,
                            .members = {{.name = "n", .offset = 8, .type = count}, {.name = "x", .offset = 0, .type = real}}};
    const ElementLayout layout = layoutOf(particle);
    QCOMPARE(layout.members.size(), std::size_t{2});
    QCOMPARE(layout.members[0].name, std::string("x"));
    QCOMPARE(layout.members[1].bit, std::uint64_t{64});
    QCOMPARE(layout.bits, std::uint64_t{96});
    QVERIFY(refusalOf([] { layoutOf({.kind = Kind::Opaque, .name = "Hidden"}); }).contains("nothing is known"));
}

KD_TEST(ValueFormatTest, kd::test::NoApplication)

}  // namespace tst_valueformat

#include "tst_valueformat.moc"
