// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "tests/core/emulator/recordedptx.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_parse {

using namespace kd::ptx;

namespace {

const char* const kModule = R"(// comment
.version 8.5
.target sm_90a, debug
.address_size 64

.extern .func (.param .b32 func_retval0) vprintf (.param .b64 vprintf_param_0, .param .b64 vprintf_param_1);
.global .align 8 .u64 table[2] = {0, twice};
.const .align 4 .b8 bytes[3] = {1, 2, 3};
.extern .shared .align 16 .b8 dynamic[];
.func (.param .b32 func_retval0) twice(.param .b32 twice_param_0)
{
	.reg .b32 	%r<3>;
	ld.param.u32 	%r1, [twice_param_0];
	shl.b32 	%r2, %r1, 1;
	st.param.b32 	[func_retval0+0], %r2;
	ret;
}
	// .globl	k
.visible .entry k(
	.param .u64 .ptr .align 1 k_param_0,
	.param .align 8 .b8 k_param_1[24]
)
.maxntid 128, 2
.minnctapersm 3
{
	.local .align 8 .b8 	__local_depot6[32];
	.reg .pred 	%p<2>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<9>;
	.shared .align 4 .f32 tile[64];

	.loc	1 6 1
	mov.u32 	%r1, %tid.x;
	.loc	1 8 3
	.loc	1 3 2, function_name $L__info_string0, inlined_at 1 8 3
	setp.gt.s32 	%p1, %r1, 3;
	.loc	1 1 25, function_name $L__info_string0+4, inlined_at 1 3 2
	@!%p1 bra 	$L__BB0_2;
	{ // callseq 0, 0
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r1;
	.param .b32 retval0;
	call.uni (retval0), 
	twice, 
	(
	param0
	);
	ld.param.b32 	%r2, [retval0+0];
	} // callseq 0
$L__BB0_2:
	ld.global.v2.f32 	{%r3, _}, [%rd1+16];
	shfl.sync.bfly.b32 	%r4|%p1, %r3, 1, 31, -1;
	ret;
$L__end:
}
	.file	1 "/a/l.cu"
	.section	.debug_str
	{
$L__info_string0:
.b8 95,90,51,115
.b8 113,0
	}
)";

}  // namespace

/// What comes out of a module.
class TestParse : public QObject {
    Q_OBJECT

private slots:
    void recordings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("architecture");
        for (const QString& name : recordedNames()) {
            for (const int architecture : {75, 80, 90, 120})
                QTest::addRow("%s %d", qPrintable(name), architecture) << name << architecture;
        }
        QVERIFY(recordedNames().size() >= 29);
    }
    void recordings()
    {
        QFETCH(QString, name);
        QFETCH(int, architecture);
        const Module module = parse(recordedPtx(name, architecture));
        QCOMPARE(module.target, "sm_" + std::to_string(architecture));
        const QString text = QString::fromStdString(module.source);
        const auto entries =
            std::count_if(module.functions.begin(), module.functions.end(), [](const Function& f) { return f.isEntry; });
        QCOMPARE(static_cast<qsizetype>(entries), text.count(".entry "));
        std::size_t statements = 0;
        for (const Function& function : module.functions)
            statements += function.body.size();
        QVERIFY(statements > 0);
        for (const Place& place : module.places)
            QVERIFY(place.file > 0 && !module.files[place.file].empty());
        // Line 0 is what the compiler made up itself.
        const auto unknown = std::count_if(module.places.begin(), module.places.end(), [](const Place& p) { return p.line == 0; });
        QVERIFY(static_cast<std::size_t>(unknown) * 3 < module.places.size());
    }

    void header()
    {
        const Module module = parse(kModule);
        QCOMPARE(module.version, 85);
        QCOMPARE(module.target, std::string("sm_90a"));
        QCOMPARE(module.addressBits, 64);
        QCOMPARE(module.files.size(), std::size_t{2});
        QCOMPARE(module.files[1], std::string("/a/l.cu"));
    }

    void variables()
    {
        const Module module = parse(kModule);
        QCOMPARE(module.variables.size(), std::size_t{3});
        const Variable& table = module.variables[0];
        QCOMPARE(table.name, std::string("table"));
        QCOMPARE(table.space, Space::Global);
        QCOMPARE(table.type, Type::U64);
        QCOMPARE(table.bytes, std::uint64_t{16});
        QCOMPARE(table.alignment, 8U);
        QCOMPARE(std::string(table.initialiser), std::string("{0, twice}"));
        QCOMPARE(table.textLine, 7U);
        QCOMPARE(module.variables[1].space, Space::Const);
        QCOMPARE(module.variables[1].alignment, 4U);
        QVERIFY(module.variables[2].isExtern);
        QCOMPARE(module.variables[2].bytes, std::uint64_t{0});
        QCOMPARE(module.variables[2].alignment, 16U);
    }

    void functions()
    {
        const Module module = parse(kModule);
        QCOMPARE(module.functions.size(), std::size_t{3});
        const Function& print = module.functions[0];
        QVERIFY(print.isExtern && print.body.empty());
        QCOMPARE(print.signature.results.size(), std::size_t{1});
        QCOMPARE(print.signature.parameters.size(), std::size_t{2});
        QCOMPARE(print.signature.parameters[1].bytes, std::uint64_t{8});
        const Function& twice = module.functions[1];
        QVERIFY(!twice.isExtern && !twice.isEntry);
        QCOMPARE(twice.variables.size(), std::size_t{2});
        QCOMPARE(twice.variables[0].name, std::string("twice_param_0"));
        QCOMPARE(twice.variables[1].name, std::string("func_retval0"));
        QCOMPARE(twice.parameterRegisters, std::vector<Index>{kNoIndex});
        QCOMPARE(twice.registers.size(), std::size_t{2});
        const Function& kernel = module.functions[2];
        QVERIFY(kernel.isEntry);
        QCOMPARE(kernel.signature.parameters[1].bytes, std::uint64_t{24});
        QCOMPARE(kernel.signature.parameters[1].alignment, 8U);
        QCOMPARE(kernel.maxThreads[0], 128U);
        QCOMPARE(kernel.maxThreads[1], 2U);
        QCOMPARE(kernel.maxThreads[2], 1U);
        QCOMPARE(kernel.requiredThreads[0], 0U);
        QCOMPARE(kernel.minBlocksPerSm, 3U);
        QCOMPARE(kernel.variables.size(), std::size_t{6});
        QCOMPARE(kernel.variables[2].space, Space::Local);
        QCOMPARE(kernel.variables[3].bytes, std::uint64_t{256});
        QCOMPARE(kernel.variables[4].name, std::string("param0"));
        QCOMPARE(kernel.textLine, 19U);
    }

    void instructions()
    {
        const Module module = parse(kModule);
        const std::vector<Instruction>& body = module.functions[2].body;
        QCOMPARE(body.size(), std::size_t{9});
        QCOMPARE(std::string(body[0].root), std::string("mov"));
        QCOMPARE(body[0].modifiers, (std::vector<std::string_view>{"u32"}));
        QCOMPARE(body[0].operands[1].special, Special::TidX);
        QCOMPARE(body[0].textLine, 33U);
        const Instruction& branch = body[2];
        QVERIFY(branch.guardNegated);
        QCOMPARE(module.functions[2].registers[branch.guard].name, std::string("%p1"));
        QCOMPARE(branch.operands[0].kind, Operand::Kind::Label);
        QCOMPARE(module.functions[2].labels[branch.operands[0].index], 6U);
        QCOMPARE(module.functions[2].labelNames[branch.operands[0].index], std::string("$L__BB0_2"));
        QCOMPARE(module.functions[2].labels.back(), 9U);
    }

    void operands()
    {
        const Module module = parse(kModule);
        const std::vector<Instruction>& body = module.functions[2].body;
        const Instruction& call = body[4];
        QCOMPARE(call.operands.size(), std::size_t{3});
        QCOMPARE(call.operands[0].kind, Operand::Kind::Group);
        QCOMPARE(call.operands[0].elements[0].kind, Operand::Kind::Variable);
        QVERIFY(call.operands[0].elements[0].isLocalScope);
        QCOMPARE(call.operands[1].kind, Operand::Kind::Function);
        QCOMPARE(call.operands[1].index, 1U);
        const Instruction& load = body[6];
        QCOMPARE(load.modifiers, (std::vector<std::string_view>{"global", "v2", "f32"}));
        QCOMPARE(load.operands[0].kind, Operand::Kind::Vector);
        QCOMPARE(load.operands[0].elements[1].kind, Operand::Kind::Sink);
        QCOMPARE(load.operands[1].kind, Operand::Kind::Address);
        QCOMPARE(load.operands[1].elements[0].kind, Operand::Kind::Register);
        QCOMPARE(load.operands[1].value, std::int64_t{16});
        const Instruction& shuffle = body[7];
        QVERIFY(shuffle.operands[0].hasSecond);
        QCOMPARE(shuffle.operands[0].elements[0].kind, Operand::Kind::Register);
        QCOMPARE(shuffle.operands[4].value, std::int64_t{-1});
    }

    void placesFollowInlining()
    {
        const Module module = parse(kModule);
        const std::vector<Instruction>& body = module.functions[2].body;
        QCOMPARE(module.functions[1].body[0].place, -1);
        const auto place = [&](std::size_t i) { return module.places[static_cast<std::size_t>(body[i].place)]; };
        QCOMPARE(place(0).line, 6U);
        QCOMPARE(place(0).inlinedAt, -1);
        QCOMPARE(place(1).line, 3U);
        QCOMPARE(place(1).column, 2U);
        QCOMPARE(place(1).function, std::string_view("_Z3sq"));
        const Place innermost = place(2);
        QCOMPARE(innermost.line, 1U);
        QCOMPARE(innermost.function, std::string_view("q"));
        const Place middle = module.places[static_cast<std::size_t>(innermost.inlinedAt)];
        QCOMPARE(middle.line, 3U);
        const Place outermost = module.places[static_cast<std::size_t>(middle.inlinedAt)];
        QCOMPARE(outermost.line, 8U);
        QCOMPARE(outermost.inlinedAt, -1);
    }

    void aMovedModuleKeepsItsViews()
    {
        Module first = parse(kModule);
        const Module second = std::move(first);
        QCOMPARE(std::string(second.functions[2].body[0].root), std::string("mov"));
        QCOMPARE(second.places[2].function, std::string_view("_Z3sq"));
    }

    void vectorRegistersAreScalarsInARow()
    {
        const Module module = parse(ptxModule("", ".reg .v4 .f32 v, w; mov.f32 v.y, w.b; ld.global.v4.f32 w, [%rd1];"));
        const Function& kernel = module.functions[0];
        QCOMPARE(kernel.registers.size(), std::size_t{9});
        QCOMPARE(kernel.registers[kernel.body[0].operands[0].index].name, std::string("v.y"));
        QCOMPARE(kernel.registers[kernel.body[0].operands[1].index].name, std::string("w.z"));
        QCOMPARE(kernel.body[1].operands[0].elements.size(), std::size_t{4});
        QCOMPARE(kernel.body[1].operands[0].elements[3].index, 7U);
    }

    void onlyRegistersThatAreUsedComeIntoBeing()
    {
        const Module module = parse(ptxModule("", ".reg .b32 x<1000000>; mov.b32 x999999, x7;"));
        QCOMPARE(module.functions[0].registers.size(), std::size_t{2});
    }

    void indirectCalls()
    {
        const Module module =
            parse(ptxModule(".func (.param .b32 r) f(.param .b32 x) {ret;} .func g(); .func h() {ret;} .alias g, h;",
                            "mov.u64 %rd1, f; p: .callprototype (.param .b32 _) _ (.param .b32 _) .noreturn;"
                            "call (%r1), %rd1, (%r2), p; t: .calltargets g, h; call %rd1, (), t; call g;"));
        const Function& kernel = module.functions[3];
        QCOMPARE(kernel.body[0].operands[1].kind, Operand::Kind::Function);
        QCOMPARE(kernel.prototypes.size(), std::size_t{1});
        QVERIFY(kernel.prototypes[0].noReturn);
        QCOMPARE(kernel.prototypes[0].results[0].bytes, std::uint64_t{4});
        QCOMPARE(kernel.body[1].operands[3].kind, Operand::Kind::Prototype);
        QCOMPARE(kernel.body[2].operands[2].kind, Operand::Kind::Targets);
        QCOMPARE(kernel.targets[0], (std::vector<Index>{2, 2}));
        QCOMPARE(module.functions[1].aliasOf, 2U);
        QCOMPARE(kernel.body[3].operands[0].index, 2U);
    }

    void branchTargetsAreLabels()
    {
        const Module module = parse(ptxModule("", "t: .branchtargets B, A, B; brx.idx %r1, t; A: ret; B:"));
        const Function& kernel = module.functions[0];
        QCOMPARE(kernel.targets[0].size(), std::size_t{3});
        QCOMPARE(kernel.labels[kernel.targets[0][0]], 2U);
        QCOMPARE(kernel.labels[kernel.targets[0][1]], 1U);
    }

    void parametersInRegisters()
    {
        const Module module = parse(ptxHeader() + ".func (.reg .b32 r) f(.param .b32 a, .reg .u64 b) { cvt.u32.u64 r, b; ret; }");
        const Function& function = module.functions[0];
        QCOMPARE(function.parameterRegisters, (std::vector<Index>{kNoIndex, 0}));
        QCOMPARE(function.resultRegisters, std::vector<Index>{1});
        QCOMPARE(function.registers[0].type, Type::U64);
        QCOMPARE(function.variables.size(), std::size_t{1});
    }

    void texturesAreRead()
    {
        const Module module = parse(ptxHeader() + ".global .texref t;\n" +
                                    ".entry k { .reg .v4 .f32 v; .reg .f32 %f<3>; .reg .b64 h;\n"
                                    "tex.2d.v4.f32.f32 v, [t, {%f1, %f2}]; tex.1d.v4.f32.f32 {%f1, _, _, _}, [h, {%f2}]; }");
        const std::vector<Instruction>& body = module.functions[0].body;
        QCOMPARE(body[0].operands[1].elements.size(), std::size_t{2});
        QCOMPARE(body[0].operands[1].elements[1].kind, Operand::Kind::Vector);
        QCOMPARE(body[1].modifiers[0], std::string_view("1d"));
    }

    void variablesOfABodyThatOutliveIt()
    {
        const Module module = parse(ptxModule("", "{ .global .u32 count = 3; ld.global.u32 %r1, [count]; }"));
        QCOMPARE(module.variables.size(), std::size_t{1});
        QVERIFY(!module.functions[0].body[0].operands[1].elements[0].isLocalScope);
    }

    void deepInliningIsCut()
    {
        std::string body = ".loc 1 1 0\n";
        for (int i = 2; i < 3000; ++i)
            body += ".loc 1 " + std::to_string(i) + " 0, function_name L, inlined_at 1 " + std::to_string(i - 1) + " 0\n";
        const Module module = parse(ptxModule("", body));
        int longest = 0;
        for (const Place& place : module.places) {
            int length = 0;
            for (std::int32_t at = place.inlinedAt; at >= 0; at = module.places[static_cast<std::size_t>(at)].inlinedAt)
                ++length;
            longest = std::max(longest, length);
        }
        QCOMPARE(longest, 500);
    }
};

KD_TEST(TestParse, QCoreApplication)

}  // namespace tst_parse

#include "tst_parse.moc"
