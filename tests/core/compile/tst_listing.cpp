// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listing.h"

#include "core/compile/compileoutcome.h"
#include "core/compile/listing/disassembly.h"
#include "core/compile/listing/opcodemeaning.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_listing {

using namespace kd;
using Kind = ListingLine::Kind;

namespace {

const QString kListings = QStringLiteral(KD_TEST_DATA "/listings/");
const QStringList kExamples{"saxpy", "reduction", "transpose"};
const QStringList kArchitectures{"sm_75", "sm_80", "sm_90", "sm_120"};

std::string readAll(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(path));
    return file.readAll().toStdString();
}

std::string recorded(const QString& name, const char* ending)
{
    return readAll(kListings + name + ending);
}

/// All that a parser of untrusted text promises of what it gives.
void checkWhole(const Listing& listing)
{
    std::size_t end = 0;
    for (const ListingLine& line : listing.lines) {
        QCOMPARE(std::size_t(line.offset), end);
        end += line.length + 1;
        QVERIFY(end <= listing.text.size());
        QCOMPARE(listing.text[end - 1], '\n');
        QVERIFY(line.file < listing.files.size());
        QVERIFY(line.call <= listing.calls.size());
    }
    QCOMPARE(end, listing.text.size());
    QVERIFY(std::ranges::all_of(listing.text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
    for (std::size_t i = 0; i < listing.calls.size(); ++i)
        QVERIFY(listing.calls[i].outer <= i && listing.calls[i].file < listing.files.size());
    std::size_t next = 0;
    for (const ListingFunction& function : listing.functions) {
        QVERIFY(function.firstLine >= next);
        next = std::size_t(function.firstLine) + function.lineCount;
        QVERIFY(next <= listing.lines.size());
    }
    QVERIFY(!listing.files.empty());
}

std::vector<const ListingLine*> instructions(const Listing& listing, std::string_view opcode = {})
{
    std::vector<const ListingLine*> found;
    for (const ListingLine& line : listing.lines)
        if (line.kind == Kind::Instruction && opcodeOf(listing, line).starts_with(opcode))
            found.push_back(&line);
    return found;
}

/// The lines of a listing's source that a function's instructions name.
std::set<std::uint32_t> programLines(const Listing& listing)
{
    std::set<std::uint32_t> lines;
    for (const ListingLine& line : listing.lines)
        if (line.programLine != 0)
            lines.insert(line.programLine);
    return lines;
}

bool contains(const std::string& text, std::string_view what)
{
    return text.find(what) != std::string::npos;
}

std::size_t count(const std::string& text, std::string_view what)
{
    std::size_t found = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++found;
    return found;
}

}  // namespace

/// Listings recorded from NVRTC 13.0.88 and nvdisasm 13.2.51 (tests/data/listings/record.sh), whole and damaged.
class TestListing : public QObject {
    Q_OBJECT

private slots:
    void readsSass_data() { recordings(); }
    void readsSass()
    {
        QFETCH(QString, name);
        QFETCH(QString, program);
        const std::string text = recorded(name, ".sass");
        const Listing listing = sassListing(text, recorded(name, ".live"), program.toStdString());
        checkWhole(listing);
        QCOMPARE(listing.reason, Message());
        QCOMPARE(listing.language, Listing::Language::Sass);
        QVERIFY(!listing.isCut);
        QCOMPARE(QString::fromStdString(listing.files[0]), program);
        // Every instruction but the padding at the end of each section.
        const std::size_t padding = count(text, "NOP;");
        QCOMPARE(instructions(listing).size() + padding, count(text, "*/      "));
        std::size_t inFunctions = 0;
        for (const ListingFunction& function : listing.functions) {
            inFunctions += function.instructions;
            QVERIFY(function.registerPeak > 1);
        }
        QCOMPARE(inFunctions, instructions(listing).size());
        for (const ListingLine* const line : instructions(listing)) {
            QVERIFY2(line->registers > 0, std::string(listing.textOf(*line)).c_str());
            QCOMPARE(line->address % 16, 0u);
            QVERIFY(!listing.textOf(*line).ends_with(';'));
        }
    }

    void readsPtx_data() { recordings(); }
    void readsPtx()
    {
        QFETCH(QString, name);
        QFETCH(QString, program);
        const std::string text = recorded(name, ".ptx");
        const Listing listing = ptxListing(text, program.toStdString());
        checkWhole(listing);
        QCOMPARE(listing.reason, Message());
        QCOMPARE(QString::fromStdString(listing.files[0]), program);
        QCOMPARE(std::size_t(std::ranges::count_if(listing.functions, &ListingFunction::isKernel)), count(text, ".entry "));
        QVERIFY(!contains(listing.text, ".loc") && !contains(listing.text, ".debug"));
        for (const ListingLine* const line : instructions(listing)) {
            const std::string_view opcode = opcodeOf(listing, *line);
            QVERIFY2(opcode.front() >= 'a' && opcode.front() <= 'z', std::string(listing.textOf(*line)).c_str());
            QVERIFY(listing.textOf(*line).ends_with(';'));
        }
        // Each instruction of the text, but for those of a call that stands on several lines, ends one of its lines.
        QVERIFY(instructions(listing).size() > 20);
    }

    // The same lines of the program stand behind PTX and machine code of every architecture.
    void tellsSourceLines_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& architecture : kArchitectures)
            QTest::newRow(qPrintable(architecture)) << "saxpy-" + architecture;
    }
    void tellsSourceLines()
    {
        QFETCH(QString, name);
        const QStringList source = QString::fromStdString(readAll(KD_EXAMPLES "/saxpy/saxpy.cu")).split('\n');
        QVERIFY(source[14].contains("__global__ void saxpy") && source[18].contains("y[i] = a * x[i] + y[i];"));
        for (const Listing& listing : {sassListing(recorded(name, ".sass"), recorded(name, ".live"), "saxpy.cu"),
                                       ptxListing(recorded(name, ".ptx"), "saxpy.cu")}) {
            for (const char* const opcode : {"LDG", "STG", "FFMA", "ld.global", "st.global", "fma.rn"})
                for (const ListingLine* const line : instructions(listing, opcode))
                    QCOMPARE(line->line, 19u);
            const std::set<std::uint32_t> lines = programLines(listing);
            QCOMPARE(lines, (std::set<std::uint32_t>{15, 17, 18, 19, 20}));
            for (const ListingLine* const line : instructions(listing, listing.language == Listing::Language::Sass ? "BRA" : "bra"))
                QVERIFY(line->line == 18 || line->line == 20);
        }
    }

    void followsInlining()
    {
        const Listing sass = sassListing(recorded("inlined-sm_90", ".sass"), recorded("inlined-sm_90", ".live"), "inlined.cu");
        const Listing ptx = ptxListing(recorded("inlined-sm_90", ".ptx"), "inlined.cu");
        for (const Listing& listing : {sass, ptx}) {
            const bool isSass = listing.language == Listing::Language::Sass;
            const std::vector<const ListingLine*> products = instructions(listing, isSass ? "FFMA R4, R4" : "fma.rn");
            const ListingLine& product = *(isSass ? instructions(listing, "FFMA").at(0) : products.at(1));
            QCOMPARE(listing.files[product.file], std::string("inner.h"));
            QCOMPARE(product.line, 5u);
            QCOMPARE(product.programLine, 6u);  // helper() has it from outer.h, which has it from inner.h
            QStringList calls;
            for (std::uint32_t call = product.call; call != 0; call = listing.calls[call - 1].outer)
                calls << QString::fromStdString(listing.files[listing.calls[call - 1].file]) + ':' +
                        QString::number(listing.calls[call - 1].line);
            QCOMPARE(calls, (QStringList{"outer.h:7", "inlined.cu:6", "inlined.cu:18"}));
        }
    }

    void readsTileIr()
    {
        const std::string text = readAll(kListings + QStringLiteral("tile.tileir"));
        const Listing listing = tileIrListing(text, "tile.cu");
        checkWhole(listing);
        QCOMPARE(listing.reason, Message());
        QCOMPARE(listing.language, Listing::Language::TileIr);
        QCOMPARE(listing.files, (std::vector<std::string>{"tile.cu", "cuda_tile.h"}));
        QVERIFY(!contains(listing.text, "loc(") && !contains(listing.text, "#di_"));
        QCOMPARE(listing.functions.size(), std::size_t{2});
        QCOMPARE(listing.functions[1].name, std::string("sumSteps"));
        QCOMPARE(listing.functions[1].loweredName, std::string("_Z8sumStepsPKfPfi"));
        QVERIFY(listing.functions[0].isKernel && listing.functions[1].isKernel);
        QCOMPARE(listing.functions[1].instructions, 28u);
        QCOMPARE(programLines(listing), (std::set<std::uint32_t>{10, 11, 12, 13, 17, 18, 19, 20, 21, 22}));
        const ListingLine* const inlined = instructions(listing, "get_tile_block_id").at(0);
        QCOMPARE(listing.files[inlined->file], std::string("cuda_tile.h"));
        QCOMPARE(inlined->programLine, 10u);
        const ListingLine* const within = instructions(listing, "continue").at(0);
        QVERIFY2(listing.textOf(*within).starts_with("    continue %12"), std::string(listing.textOf(*within)).c_str());
        QVERIFY(opcodeMeaning(listing.language, "muli").empty());
        QCOMPARE(tileIrListing({}).reason, Message("The Tile IR holds no kernel."));
    }

    // Places that lead to each other, deeper and deeper or in a circle.
    void tileIrPlacesEnd()
    {
        std::string text = "entry @k() {\n  return loc(#loc0)\n} loc(#loc0)\n";
        for (int i = 0; i < 100000; ++i)
            text += "#loc" + std::to_string(i) + " = loc(callsite(#loc" + std::to_string(i + 1) + " at #loc" + std::to_string(i + 1) +
                "))\n";
        checkWhole(tileIrListing(text, "k.cu"));
        const Listing circle = tileIrListing("entry @k() {\n  return loc(#a)\n}\n#a = di_loc<#b in #s>\n#b = di_loc<#a in #s>\n");
        checkWhole(circle);
        QCOMPARE(circle.functions.size(), std::size_t{1});
        QVERIFY(contains(circle.reason.english(), "source lines"));
    }

    void tellsFunctions()
    {
        const Listing sass = sassListing(recorded("inlined-sm_90", ".sass"), recorded("inlined-sm_90", ".live"), "inlined.cu");
        QCOMPARE(sass.functions.size(), std::size_t{3});
        const ListingFunction& kernel = sass.functions[0];
        QCOMPARE(kernel.name, std::string("inlined<7>"));
        QCOMPARE(kernel.loweredName, std::string("_Z7inlinedILi7EEvPf"));
        QVERIFY(kernel.isKernel);
        QCOMPARE(kernel.instructions, 17u);
        QCOMPARE(kernel.registerPeak, std::uint16_t{12});
        QCOMPARE(sass.textOf(sass.lines[kernel.firstLine]), std::string_view("inlined<7>(float*): // _Z7inlinedILi7EEvPf"));
        QCOMPARE(sass.functions[1].name, std::string("apart"));
        QVERIFY(!sass.functions[1].isKernel);
        QCOMPARE(sass.functions[2].name, std::string("__cuda_sm20_sqrt_rn_f32_slowpath"));
        // The compiler's own function has no source line, not the one of the function before.
        QVERIFY(std::ranges::none_of(instructions(sass),
                                     [&](const ListingLine* line) { return line->address >= 0x230 && line->line != 0; }));

        const Listing ptx = ptxListing(recorded("inlined-sm_90", ".ptx"), "inlined.cu");
        QCOMPARE(ptx.functions.size(), std::size_t{2});
        QCOMPARE(ptx.functions[0].name, std::string("apart"));
        QCOMPARE(ptx.functions[1].name, std::string("inlined<7>"));
        QVERIFY(!ptx.functions[0].isKernel && ptx.functions[1].isKernel);
        const ListingLine* const call = instructions(ptx, "call").at(0);
        QCOMPARE(ptx.textOf(*call), std::string_view("  call.uni (retval0), _Z5apartf, ( param0 );"));
        QCOMPARE(functionAt(ptx, static_cast<std::size_t>(call - ptx.lines.data())), &ptx.functions[1]);
        QCOMPARE(functionAt(ptx, 0), nullptr);
    }

    void tellsLiveRegisters()
    {
        const Listing listing = sassListing(recorded("saxpy-sm_90", ".sass"), recorded("saxpy-sm_90", ".live"), "saxpy.cu");
        const auto at = [&](std::uint32_t address) {
            for (const ListingLine* const line : instructions(listing))
                if (line->address == address)
                    return *line;
            return ListingLine{};
        };
        QCOMPARE(at(0x00).registers, std::uint16_t{1});
        QCOMPARE(at(0x180).registers, std::uint16_t{8});
        QCOMPARE(at(0x180).uniformRegisters, std::uint16_t{4});
        QCOMPARE(at(0x180).predicates, std::uint8_t{1});
        QCOMPARE(at(0x490).registers, std::uint16_t{11});
        QCOMPARE(at(0x490).predicates, std::uint8_t{0});
        QCOMPARE(listing.functions.at(0).registerPeak, std::uint16_t{11});
        // Turing's listing has no column of uniform registers here.
        const Listing turing = sassListing(recorded("saxpy-sm_75", ".sass"), recorded("saxpy-sm_75", ".live"), "saxpy.cu");
        QVERIFY(std::ranges::all_of(turing.lines, [](const ListingLine& line) { return line.uniformRegisters == 0; }));
    }

    /// A program with kernels of both kinds has two cubins.
    void listsSeveralCubinsOfAProgram()
    {
        CompileOutcome program{.cubin = {std::byte{1}},
                               .tileCubin = {std::byte{2}},
                               .cubinSha256 = "one",
                               .tileCubinSha256 = "other"};
        program.kernels = {{.name = "k"}, {.name = "t", .isTile = true}};
        const std::vector<DisassemblyRequest> requests = machineCodeRequests(program);
        QCOMPARE(requests.size(), std::size_t{2});
        QVERIFY(requests[0].cubin == program.cubin && requests[0].cubinSha256 == "one");
        QVERIFY(requests[1].cubin == program.tileCubin && requests[1].cubinSha256 == "other" && !requests[1].isTileIr);
        program.kernels.erase(program.kernels.begin());
        QCOMPARE(machineCodeRequests(program).size(), std::size_t{1});
        QCOMPARE(machineCodeRequests(program).at(0).cubinSha256, std::string("other"));
        program.tileCubin.clear();
        QCOMPARE(machineCodeRequests(program).at(0).cubinSha256, std::string("one"));

        const auto part = [](const QString& name) {
            return Disassembly{.state = Disassembly::State::Ok,
                               .tool = "nvdisasm",
                               .lineInfo = recorded(name, ".sass"),
                               .liveRanges = recorded(name, ".live")};
        };
        const auto listed = [](const Disassembly& each) { return sassListing(each.lineInfo, each.liveRanges); };
        const Disassembly joined = joinDisassemblies({part("saxpy-sm_90"), part("inlined-sm_90")});
        const Listing listing = listed(joined), first = listed(part("saxpy-sm_90")), second = listed(part("inlined-sm_90"));
        QCOMPARE(listing.functions.size(), first.functions.size() + second.functions.size());
        QCOMPARE(listing.functions.front().registerPeak, first.functions.front().registerPeak);
        QCOMPARE(listing.functions.back().loweredName, second.functions.back().loweredName);
        QCOMPARE(listing.functions.back().registerPeak, second.functions.back().registerPeak);
        QVERIFY(listing.reason.empty() && joined.message.empty());
    }

    void aCubinThatCannotBeListedLeavesTheOthers()
    {
        const Disassembly good{.state = Disassembly::State::Ok, .tool = "nvdisasm", .lineInfo = "text"};
        const Disassembly bad{.state = Disassembly::State::Failed, .message = "It refused."};
        const Disassembly worse{.state = Disassembly::State::Deadline, .message = "It was ended."};
        for (const Disassembly& joined : {joinDisassemblies({good, bad}), joinDisassemblies({bad, good})}) {
            QVERIFY(joined.ok());
            QCOMPARE(joined.lineInfo, std::string("text"));
            QCOMPARE(joined.message, Message("It refused."));
        }
        QCOMPARE(joinDisassemblies({bad, worse}).message, Message("It refused."));
        QVERIFY(!joinDisassemblies({bad, worse}).ok());
    }

    void explainsOpcodes_data() { recordings(); }
    void explainsOpcodes()
    {
        QFETCH(QString, name);
        for (const Listing& listing : {sassListing(recorded(name, ".sass"), {}), ptxListing(recorded(name, ".ptx"))})
            for (const ListingLine* const line : instructions(listing))
                QVERIFY2(!opcodeMeaning(listing.language, opcodeOf(listing, *line)).empty(),
                         std::string(listing.textOf(*line)).c_str());
        QCOMPARE(opcodeMeaning(Listing::Language::Ptx, "ld.global.nc.f32").text(), std::string_view("Load from global memory"));
        QCOMPARE(opcodeMeaning(Listing::Language::Sass, "LDG.E.64").text(), std::string_view("Load from global memory"));
        QVERIFY(opcodeMeaning(Listing::Language::Sass, "LDGX").empty() && opcodeMeaning(Listing::Language::Ptx, {}).empty());
    }

    // nvdisasm fills its columns with blanks; the worker leaves one of each run.
    void readsTextsWithSingleBlanks()
    {
        const auto shortened = [](const std::string& text) {
            std::string result;
            std::ranges::unique_copy(text, std::back_inserter(result), [](char a, char b) { return a == ' ' && b == ' '; });
            return result;
        };
        const std::string sass = recorded("inlined-sm_90", ".sass"), live = recorded("inlined-sm_90", ".live");
        const Listing whole = sassListing(sass, live), other = sassListing(shortened(sass), shortened(live));
        QCOMPARE(other.text, whole.text);
        QVERIFY(std::ranges::equal(whole.lines, other.lines, [](const ListingLine& a, const ListingLine& b) {
            return a.line == b.line && a.registers == b.registers && a.uniformRegisters == b.uniformRegisters &&
                a.predicates == b.predicates;
        }));
    }

    void saysWhatIsMissing()
    {
        const std::string sass = recorded("saxpy-sm_90", ".sass"), live = recorded("saxpy-sm_90", ".live");
        QVERIFY(!sassListing({}, {}).reason.empty());
        QVERIFY(!ptxListing({}).reason.empty());
        QVERIFY(sassListing({}, {}).lines.empty() && ptxListing({}).lines.empty());
        QVERIFY(contains(sassListing(sass, {}).reason.english(), "Live registers"));
        std::string unmarked = sass;
        for (std::size_t at = unmarked.find("//##"); at != std::string::npos; at = unmarked.find("//##"))
            unmarked.erase(at, unmarked.find('\n', at) - at);
        const Listing noLines = sassListing(unmarked, live);
        QVERIFY(contains(noLines.reason.english(), "source lines"));
        std::string ptx = recorded("saxpy-sm_90", ".ptx");
        ptx.erase(ptx.find("\t.file"));
        QVERIFY(contains(ptxListing(ptx).reason.english(), "--generate-line-info"));
        QCOMPARE(ptxListing(ptx).functions.size(), std::size_t{1});
    }

    void knowsTheProgramByAnySpelling_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("inTable");
        QTest::newRow("relative") << "k.cu" << "/.kerneldesk/k.cu";
        QTest::newRow("absolute") << "/home/u/k.cu" << "/home/u/k.cu";
        QTest::newRow("dots") << "./a/../k.cu" << "/.kerneldesk/k.cu";
        QTest::newRow("folder above") << "../k.cu" << "/k.cu";
        QTest::newRow("quote") << "a\"b.cu" << "/.kerneldesk/a\"b.cu";
        QTest::newRow("not told") << "" << "/.kerneldesk/k.cu";
    }
    void knowsTheProgramByAnySpelling()
    {
        QFETCH(QString, asked);
        QFETCH(QString, inTable);
        std::string sass = recorded("saxpy-sm_90", ".sass");
        for (std::size_t at = sass.find("/.kerneldesk/saxpy.cu"); at != std::string::npos; at = sass.find("/.kerneldesk/saxpy.cu"))
            sass.replace(at, 21, inTable.toStdString());
        const Listing listing = sassListing(sass, {}, asked.toStdString());
        QCOMPARE(listing.files.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(listing.files[0]), asked.isEmpty() ? QStringLiteral("k.cu") : asked);
        QCOMPARE(programLines(listing).size(), std::size_t{5});
    }

    void readsCuobjdump()
    {
        const std::string text =
            "\n\tcode for sm_90\n\t.target\tsm_90\n\n\t\tFunction : _Z1kPf\n\t.headerflags\t@\"EF_CUDA_SM90\"\n"
            "        /*0000*/                   LDC R1, c[0x0][0x28] ;    /* 0x00000a00ff017b82 */\n"
            "                                                             /* 0x000fe20000000800 */\n"
            "        /*0010*/               @P0 EXIT ;                    /* 0x000000000000094d */\n"
            "                                                             /* 0x000fea0003800000 */\n"
            "\t\t..........\n\n\n";
        const Listing listing = sassListing(text, {});
        checkWhole(listing);
        QCOMPARE(listing.text, std::string("k(float*): // _Z1kPf\n  LDC R1, c[0x0][0x28]\n  @P0 EXIT\n"));
        QCOMPARE(listing.functions.at(0).name, std::string("k"));
        QVERIFY(contains(listing.reason.english(), "cuobjdump"));
        QCOMPARE(opcodeOf(listing, listing.lines[2]), std::string_view("EXIT"));
    }

    void readsHandWrittenPtx()
    {
        const Listing listing =
            ptxListing(".version 8.0\n.target sm_90\n.extern .func (.param .b32 r) other\n(\n.param .b32 a\n)\n;\n"
                       ".global .align 4 .b8 table[8] = {1,2,3,4};\n"
                       ".entry k (.param .u64 p)\n{\n.reg .b32 a; { .reg .pred p;\nsetp.eq.u32 p, a, 1;\n}\n"
                       "here: @p bra here;\nthere:\nadd.u32 a,\n a,\n 1;\nret;\n}\n");
        checkWhole(listing);
        QCOMPARE(listing.functions.size(), std::size_t{1});
        QCOMPARE(listing.functions[0].name, std::string("k"));
        QCOMPARE(listing.functions[0].instructions, 4u);
        QCOMPARE(opcodeOf(listing, *instructions(listing).at(1)), std::string_view("bra"));
        QCOMPARE(listing.textOf(*instructions(listing).at(2)), std::string_view("  add.u32 a, a, 1;"));
    }

    // What is cut off anywhere, or damaged, gives a listing all the same.
    void survivesDamage_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"saxpy-sm_120", "inlined-sm_90", "reduction-sm_75"})
            QTest::newRow(name) << name;
    }
    void survivesDamage()
    {
        QFETCH(QString, name);
        const std::string sass = recorded(name, ".sass"), live = recorded(name, ".live"), ptx = recorded(name, ".ptx");
        const std::string tileIr = readAll(kListings + QStringLiteral("tile.tileir"));
        for (std::size_t cut = 0; cut < 64; ++cut) {
            checkWhole(tileIrListing(tileIr.substr(0, tileIr.size() * cut / 64)));
            checkWhole(sassListing(sass.substr(0, sass.size() * cut / 64), live.substr(0, live.size() * (63 - cut) / 64)));
            checkWhole(ptxListing(ptx.substr(0, ptx.size() * cut / 64)));
        }
        std::minstd_rand random(6);
        const auto garbled = [&random](std::string text) {
            const std::size_t changes = 1 + random() % 200;
            for (std::size_t i = 0; i < changes; ++i) {
                const std::size_t at = random() % text.size();
                switch (random() % 4) {
                case 0:
                    text[at] = static_cast<char>(random());
                    break;
                case 1:
                    text[at] = "\n{}\"/*|:;.$\t\0"[random() % 13];
                    break;
                case 2:
                    text.erase(at, random() % 40);
                    break;
                default:
                    text.insert(at, text.substr(random() % text.size(), random() % 80));
                }
            }
            return text;
        };
        for (int i = 0; i < 150; ++i) {
            checkWhole(sassListing(garbled(sass), garbled(live), "saxpy.cu"));
            checkWhole(ptxListing(garbled(ptx), "saxpy.cu"));
            checkWhole(tileIrListing(garbled(tileIr), "tile.cu"));
        }
    }

    void survivesExtremes_data()
    {
        QTest::addColumn<std::string>("text");
        const std::string section = "\t.section\t.text.k,\"ax\",@progbits\nk:\n";
        QTest::newRow("NUL") << section + std::string("/*0000*/ A\0DD ;\n", 16) + std::string(100, '\0');
        QTest::newRow("long instruction") << section + "/*0000*/ " + std::string(1 << 20, 'R') + " ;\n";
        QTest::newRow("long symbol") << "\t.section\t.text." + std::string(1 << 20, 'k') + ",\n" + std::string(1 << 20, 'k') +
                ":\n/*0*/ A ;\n";
        QTest::newRow("long file") << section + "//## File \"" + std::string(1 << 20, 'f') + "\", line 3\n/*0*/ A ;\n";
        QTest::newRow("great numbers") << section + "//## File \"f\", line 99999999999\n/*ffffffff*/ A ;\n/*fffffffff*/ B ;\n";
        QTest::newRow("padding alone") << section + "/*0*/ NOP;\n.L_x_0:\n.L_x_1:\n";
        QTest::newRow("no end") << std::string(1 << 20, '{');
        std::string files = section, locs = ".entry k()\n{\n";
        for (int i = 0; i < 70000; ++i) {
            files += "//## File \"f" + std::to_string(i) + "\", line 3 inlined at \"f\", line 3\n/*0*/ A ;\n";
            locs += ".loc " + std::to_string(i) + " 1 1, function_name x, inlined_at 1 1 1\nret;\n";
        }
        QTest::newRow("many files") << files;
        for (int i = 0; i < 70000; ++i)
            locs += ".file " + std::to_string(i) + " \"f" + std::to_string(i) + "\"\n";
        QTest::newRow("many places") << locs;
    }
    void survivesExtremes()
    {
        QFETCH(std::string, text);
        checkWhole(sassListing(text, text));
        checkWhole(ptxListing(text));
        checkWhole(tileIrListing(text));
    }

    // Listings of real size: one pass, each line once.
    void takesAMillionLines()
    {
        std::string sass = "\t.section\t.text.k,\"ax\",@progbits\nk:\n", live = sass;
        std::string ptx = ".visible .entry k(\n\t.param .u64 p\n)\n{\n";
        for (int i = 0; i < 500'000; ++i) {
            char address[16];
            std::snprintf(address, sizeof address, "%04x", i * 16);
            sass += "\t//## File \"/.kerneldesk/k.cu\", line " + std::to_string(1 + i % 1000) + "\n        /*" + address +
                "*/  FFMA R1, R2, R3 ;\n";
            live += std::string("        /*") + address + "*/  FFMA R1, R2, R3 ; // |  12   |        |\n";
            ptx += "\t.loc\t1 " + std::to_string(1 + i % 1000) + " 5\n\tfma.rn.f32 \t%f1, %f2, %f3, %f4;\n\n";
        }
        live.insert(live.find("k:"), "// | GPR | PRED |\n");
        ptx += "}\n\t.file\t1 \"/.kerneldesk/k.cu\"\n";
        const Listing one = sassListing(sass, live, "k.cu");
        checkWhole(one);
        QCOMPARE(one.functions.at(0).instructions, 500'000u);
        QCOMPARE(one.functions.at(0).registerPeak, std::uint16_t{12});
        QCOMPARE(one.lines.back().line, 1000u);
        const Listing other = ptxListing(ptx, "k.cu");
        checkWhole(other);
        QCOMPARE(other.functions.at(0).instructions, 500'000u);
        QCOMPARE(instructions(other).back()->programLine, 1000u);
    }

private:
    static void recordings()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("program");
        for (const QString& example : kExamples)
            for (const QString& architecture : kArchitectures)
                QTest::newRow(qPrintable(example + ' ' + architecture)) << example + '-' + architecture << example + ".cu";
        QTest::newRow("inlined sm_90") << "inlined-sm_90" << "inlined.cu";
    }
};

KD_TEST(TestListing, QCoreApplication)

}  // namespace tst_listing

#include "tst_listing.moc"
