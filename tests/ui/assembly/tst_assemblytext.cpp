// SPDX-License-Identifier: GPL-3.0-or-later
// What an assembly pane shows of a listing, without widgets.
#include "ui/assembly/assemblystyle.h"
#include "ui/assembly/assemblytext.h"
#include "ui/assembly/linemapping.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_assemblytext {

using namespace kd;

namespace {

/// A line of a fixture; its kind is told by its beginning, as listings have it.
struct Given {
    std::string text;
    std::uint32_t programLine = 0;
    std::uint16_t registers = 0;
};

ListingLine::Kind kindOf(const std::string& text)
{
    if (text.empty())
        return ListingLine::Kind::Blank;
    return text.starts_with("  ") ? ListingLine::Kind::Instruction
        : text.ends_with(':')     ? ListingLine::Kind::Label
                                  : ListingLine::Kind::Directive;
}

void add(Listing& listing, const std::string& function, const std::vector<Given>& lines)
{
    ListingFunction made{
        .loweredName = function, .name = function, .firstLine = static_cast<std::uint32_t>(listing.lines.size()), .isKernel = true};
    for (const Given& line : lines) {
        listing.lines.push_back({.offset = static_cast<std::uint32_t>(listing.text.size()),
                                 .length = static_cast<std::uint32_t>(line.text.size()),
                                 .address = static_cast<std::uint32_t>(16 * made.instructions),
                                 .line = line.programLine,
                                 .programLine = line.programLine,
                                 .registers = line.registers,
                                 .kind = kindOf(line.text)});
        made.instructions += listing.lines.back().kind == ListingLine::Kind::Instruction;
        listing.text += line.text + '\n';
    }
    made.lineCount = static_cast<std::uint32_t>(lines.size());
    listing.functions.push_back(made);
}

Listing twoKernels()
{
    Listing listing{.language = Listing::Language::Sass};
    add(listing, "first", {{"  S2R R0, SR_TID.X ;", 3, 4}, {".L_x_1:"}, {"  @P0 BRA `(.L_x_1) ;", 4, 10}, {"  EXIT ;", 3, 2}});
    add(listing, "second", {{"  FADD R4, R4, 1.5 ;", 9, 20}, {"  EXIT ;", 10, 30}});
    return listing;
}

/// The style of each character as a letter.
QByteArray stylesOf(const QByteArray& line, ListingLine::Kind kind = ListingLine::Kind::Instruction)
{
    QByteArray styles(line.size(), '?');
    styleAssembly({line.constData(), static_cast<std::size_t>(line.size())}, kind, styles.data());
    for (char& style : styles)
        style = style < kAssemblyStyles ? " opnlcqdN"[static_cast<int>(style)] : '?';
    return styles;
}

QList<int> changes(const AssemblyText& text)
{
    QList<int> found;
    for (const ShownLine& line : text.lines)
        found << static_cast<int>(line.change);
    return found;
}

}  // namespace

class AssemblyTextTest : public QObject {
    Q_OBJECT
private slots:
    void wordsHaveTheirStyles_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("styles");
        QTest::newRow("predicate") << QByteArray("  @!P2 BRA `(.L_x_2) ;") << QByteArray("  pppp ooo lllllllll  ");
        QTest::newRow("numbers") << QByteArray("  IADD3 R3, R3, -0x10, RZ") << QByteArray("  ooooo         nnnnn  qq");
        QTest::newRow("address") << QByteArray("  LDG.E R2, desc[UR4][R2.64+0x8]")
                                 << QByteArray("  ooooo                     nnn ");
        QTest::newRow("float") << QByteArray("  FMUL R1, R2, 1.5e-07") << QByteArray("  oooo         nnnnnnn");
        QTest::newRow("hexadecimal end") << QByteArray("  MOV R1, 0x1e+R2") << QByteArray("  ooo     nnnn");
        QTest::newRow("ptx") << QByteArray("  @%p1 bra $L__BB0_2;") << QByteArray("  pppp ooo lllllllll ");
        QTest::newRow("comment") << QByteArray("  ret; // end") << QByteArray("  ooo  cccccc");
        QTest::newRow("comment within") << QByteArray("  NOP /*1*/ RZ") << QByteArray("  ooo ccccc qq");
        QTest::newRow("open string") << QByteArray("  x \"ab") << QByteArray("  o lll");
        QTest::newRow("open label") << QByteArray("  BRA `(.L") << QByteArray("  ooo llll");
    }
    void wordsHaveTheirStyles()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, styles);
        QCOMPARE(stylesOf(line), styles.leftJustified(line.size()));
    }

    void otherLinesHaveTheirStyles()
    {
        QCOMPARE(stylesOf("$L__BB0_2: // loop", ListingLine::Kind::Label), QByteArray("llllllllll ccccccc"));
        QCOMPARE(stylesOf(".reg .b32 %r<5>;", ListingLine::Kind::Directive), QByteArray("dddd dddd    n  "));
        QCOMPARE(stylesOf("// words", ListingLine::Kind::Comment), QByteArray("cccccccc"));
    }

    /// Nothing is written outside, whatever the line.
    void anyBytesHaveStyles()
    {
        quint32 seed = 1;
        for (int round = 0; round < 2000; ++round) {
            QByteArray line(round % 40, ' ');
            for (char& c : line)
                c = static_cast<char>((seed = seed * 1664525 + 1013904223) >> 24);
            for (const auto kind : {ListingLine::Kind::Instruction, ListingLine::Kind::Label, ListingLine::Kind::Directive})
                QVERIFY(!stylesOf(line, kind).contains('?'));
        }
    }

    void oneFunctionIsShown()
    {
        const AssemblyText text = assemblyText(twoKernels(), {.function = "second"});
        QCOMPARE(text.text, QByteArray("  FADD R4, R4, 1.5 ;\n  EXIT ;"));
        QCOMPARE(text.styles.size(), text.text.size());
        QCOMPARE(text.lines.size(), std::size_t(2));
        QCOMPARE(text.lines[1].sourceLine, 10);
        QCOMPARE(assemblyText(twoKernels(), {.function = "unknown"}).lines.size(), std::size_t(6));
        QVERIFY(assemblyText(twoKernels(), {.function = "first", .hasAddresses = true}).text.startsWith("000000  S2R"));
        QVERIFY(assemblyText(Listing(), {}).lines.empty());
    }

    void deviceFunctionsOfAKernelComeWithIt()
    {
        Listing listing = twoKernels();
        add(listing, "$second$far", {{"  RET ;", 1, 1}});
        QCOMPARE(assemblyText(listing, {.function = "second"}).lines.size(), std::size_t(3));
    }

    void everyFunctionHasItsOwnHeat()
    {
        const AssemblyText text = assemblyText(twoKernels(), {});
        QVERIFY(text.hasLive && text.hasSource);
        QVERIFY(text.lines[2].isPeak);
        QVERIFY(!text.lines[0].isPeak);
        QCOMPARE(int(text.lines[4].heat), 0);
        QVERIFY(text.lines[5].isPeak);
        QVERIFY(!text.lines[1].isPeak);
    }

    void longLinesAreCut()
    {
        Listing listing;
        add(listing, "k", {{"  mov " + std::string(kLongestAssemblyLine - 7, 'x') + "\xc3\xa4" + std::string(500, 'y'), 1}});
        const QByteArray text = assemblyText(listing, {}).text;
        QVERIFY(text.size() < qsizetype(kLongestAssemblyLine) + 60);
        QVERIFY(text.contains("more bytes"));
        QVERIFY(text.contains("502"));
        QVERIFY(QString::fromUtf8(text).toUtf8() == text);
    }

    void differencesAreFolded()
    {
        Listing before{.language = Listing::Language::Sass}, after{.language = Listing::Language::Sass};
        std::vector<Given> lines;
        for (int i = 0; i < 30; ++i)
            lines.push_back({"  FADD R" + std::to_string(i) + " ;", 1});
        add(before, "k", lines);
        lines[20] = {"  FMUL R1 ;", 2};
        lines.insert(lines.begin() + 21, {"  FMUL R2 ;", 3});
        add(after, "k", lines);
        const ListingDiff diff{.runs = {{ListingRun::Kind::Kept, 0, 0, 20}, {ListingRun::Kind::Removed, 20, 20, 1},
                                        {ListingRun::Kind::Added, 21, 20, 2}, {ListingRun::Kind::Kept, 21, 22, 9}},
                               .addedInstructions = 2,
                               .removedInstructions = 1};
        const AssemblyText text = assemblyDiff(before, after, diff, {.function = "k"});
        QVERIFY(text.isDiff);
        QCOMPARE(text.added, 2);
        QCOMPARE(text.removed, 1);
        QCOMPARE(changes(text), (QList<int>{3, 0, 0, 0, 2, 1, 1, 0, 0, 0, 3}));
        QVERIFY(text.text.startsWith("… 17 same lines"));
        QVERIFY(text.text.endsWith("… 6 same lines"));
        QVERIFY(text.text.contains("  FADD R20 ;\n  FMUL R1 ;\n  FMUL R2 ;"));
        QCOMPARE(text.lines[4].sourceLine, 0);
        QCOMPARE(text.lines[6].sourceLine, 3);
    }

    void linksAreBlocksOfSourceLines()
    {
        const LineMapping links(assemblyText(twoKernels(), {}));
        QCOMPARE(links.blocks().size(), std::size_t(4));
        QCOMPARE(links.block(0).sourceLine, 3);
        QCOMPARE(links.block(0).runs, (std::vector<LineMapping::Run>{{0, 0}, {3, 3}}));
        QCOMPARE(links.blockOfShown(1), -1);
        QCOMPARE(links.blockOfShown(2), 1);
        QCOMPARE(links.blockOfShown(99), -1);
        QCOMPARE(links.blockOfSource(9), 2);
        QCOMPARE(links.blockOfSource(5), -1);
        QCOMPARE(links.blockNear(5), 2);
        QCOMPARE(links.blockNear(99), 3);
        QCOMPARE(LineMapping().blockNear(1), -1);
    }

    /// Also where line numbers are a multiple of the number of colours apart.
    void neighboursDifferInColour()
    {
        Listing listing;
        std::vector<Given> lines;
        for (const std::uint32_t line : {3u, 11u, 19u, 20u, 21u, 28u, 100u, 108u})
            lines.push_back({"  add ;", line});
        add(listing, "k", lines);
        const LineMapping links(assemblyText(listing, {}));
        QCOMPARE(links.blocks().size(), std::size_t(8));
        for (int i = 1; i < 8; ++i)
            QVERIFY(links.block(i).slot != links.block(i - 1).slot);
    }

    void largeListingsAreQuick()
    {
        Listing listing{.language = Listing::Language::Sass};
        std::vector<Given> lines;
        for (std::uint32_t i = 0; i < 100000; ++i)
            lines.push_back({"  FFMA R16, R4, R8, R16 ;", 1 + i / 50, static_cast<std::uint16_t>(20 + i % 30)});
        add(listing, "k", lines);
        const AssemblyText text = assemblyText(listing, {.function = "k"});
        QCOMPARE(text.lines.size(), std::size_t(100000));
        QCOMPARE(LineMapping(text).blocks().size(), std::size_t(2000));
    }
};

KD_TEST(AssemblyTextTest, QCoreApplication)

}  // namespace tst_assemblytext

#include "tst_assemblytext.moc"
