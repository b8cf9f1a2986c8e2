// SPDX-License-Identifier: GPL-3.0-or-later
// The code page over recorded builds: source, links, assembly.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/assemblymodels.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/pictures.h"
#include "ui/assembly/assemblypane.h"
#include "ui/assembly/assemblystyle.h"
#include "ui/assembly/assemblyview.h"
#include "ui/assembly/codepage.h"
#include "ui/assembly/linkribbons.h"
#include "ui/common/emptystate.h"
#include "ui/common/themedlabel.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/linecolumns.h"
#include "ui/text/findbar.h"
#include "ui/workbench/documents/documents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolTip>
#include <QtTest>

namespace tst_assembly {

using namespace kd;

namespace {

using Page = AssemblyPane::Page;
constexpr int kPatience = 60000;
constexpr int kDiff = static_cast<int>(Page::Diff);

const QByteArray kProgram = "extern \"C\" __global__ void scale(float* data, float factor)\n"
                            "{\n"
                            "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                            "\n"
                            "    float x = data[i];\n"
                            "    x = x * factor;\n"
                            "    x = sqrtf(x);\n"
                            "    data[i] = x;\n"
                            "}\n"
                            "extern \"C\" __global__ void clear(float* data)\n"
                            "{\n"
                            "    data[threadIdx.x] = 0;\n"
                            "}\n";

template <typename Condition> bool comes(Condition condition)
{
    return QTest::qWaitFor(condition, kPatience);
}

/// A page over the recorded answers of that name.
struct Bench {
    explicit Bench(QSize size = {1000, 600}, const QString& answers = kd::test::name())
        : workbench(answers), page(editorModels(workbench), assemblyModels(workbench))
    {
        page.resize(size);
        page.show();
        page.activateWindow();
        workbench.target.describe();
    }
    bool hasTarget()
    {
        const bool has = comes([&] { return workbench.target.info() != nullptr; });
        workbench.target.setDevice(QStringLiteral("emulated"));
        return has;
    }
    bool opens(const QByteArray& text, const QString& path = {})
    {
        Document::Content content;
        content.text = text;
        content.sourcePath = path;
        content.isTrusted = true;
        workbench.documents.replace(content);
        return comes(
            [&] { return workbench.builds.goodBuild() && !workbench.builds.isStale() && workbench.launches.kernel() != nullptr; });
    }
    /// As a user types it.
    void edits(const QByteArray& from, const QByteArray& to)
    {
        const auto at = static_cast<CodeView::Position>(editor().bytes().indexOf(from));
        editor().replaceRange(at, at + from.size(), to);
    }
    bool shows(const QByteArray& words)
    {
        return comes([&] { return view().content() && view().content()->text.contains(words); });
    }
    bool says(const QString& words)
    {
        return comes([&] { return pane().emptyState()->isVisible() && pane().emptyState()->accessibleName().contains(words); });
    }
    AssemblyPane& pane() { return *page.assembly(); }
    AssemblyView& view() { return *pane().view(); }
    CodeEditor& editor() { return *page.source()->editor(); }
    int shownLineOf(const QByteArray& words)
    {
        return view().lineOf(static_cast<CodeView::Position>(view().bytes().indexOf(words)));
    }
    void putCaret(CodeView& at, int line)
    {
        at.setFocus();
        at.SendScintilla(QsciScintilla::SCI_GOTOPOS, static_cast<unsigned long>(at.lineStart(line)));
    }
    int sourceLineOf(const QByteArray& words)
    {
        return editor().lineOf(static_cast<CodeView::Position>(editor().bytes().indexOf(words)));
    }

    RecordedWorkbench workbench;
    CodePage page;
};

long markers(const CodeView& view, int line)
{
    return view.SendScintilla(QsciScintilla::SCI_MARKERGET, line);
}

/// What nvdisasm prints of a kernel with one instruction.
Disassembly listingOf(const std::string& kernel, const std::string& instruction)
{
    return {.state = Disassembly::State::Ok,
            .tool = "nvdisasm 13.2.51",
            .lineInfo = ".target sm_90\n.section .text." + kernel + ",\"ax\",@progbits\n.type " + kernel + ",@function\n" +
                        ".other " + kernel + ",@\"STO_CUDA_ENTRY STV_DEFAULT\"\n.text." + kernel + ":\n" + kernel + ":\n" +
                        "/*0000*/ " + instruction + " ;\n"};
}

/// Every source compiles, and is other code; all machine code is one kernel.
void answerWithCode(FakeClient& fake)
{
    fake.setCompiler([](const CompileRequest& request) {
        CompileOutcome outcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture};
        outcome.ptx = ".version 8.0\n.target sm_90\n.entry plain()\n{\nret;\n}\n";
        outcome.cubin = {std::byte{0x7f}};
        outcome.kernels = {KernelInfo{.name = "plain", .loweredName = "plain"}};
        outcome.sourceSha256 = request.source;
        return std::optional(outcome);
    });
    fake.setDisassembly(listingOf("plain", "EXIT"));
}

AssemblyTextPointer manyLines(int count)
{
    auto text = std::make_shared<AssemblyText>();
    for (int line = 0; line < count; ++line) {
        text->text += "  FFMA R16, R4, R8, R16 ;\n";
        text->lines.push_back({.sourceLine = 1 + line / 40,
                               .registers = static_cast<std::uint16_t>(30 + line % 20),
                               .heat = 1,
                               .isInstruction = true});
    }
    text->text.chop(1);
    text->styles = QByteArray(text->text.size(), static_cast<char>(AssemblyStyle::Opcode));
    text->hasLive = text->hasSource = true;
    return text;
}

/// The assembly of a function of these instructions, each 16 bytes long and of line 7 of the source.
AssemblyTextPointer assemblyOf(Listing::Language language, const std::vector<std::string>& instructions)
{
    Listing listing{.language = language};
    for (const std::string& instruction : instructions) {
        listing.lines.push_back({.offset = static_cast<std::uint32_t>(listing.text.size()),
                                 .length = static_cast<std::uint32_t>(instruction.size()),
                                 .address = static_cast<std::uint32_t>(16 * listing.lines.size()),
                                 .programLine = 7,
                                 .kind = ListingLine::Kind::Instruction});
        listing.text += instruction + '\n';
    }
    return std::make_shared<const AssemblyText>(assemblyText(listing, {}));
}

/// The lines of the tool tip over the first letter of `words`.
QStringList tipOver(AssemblyView& view, const QByteArray& words)
{
    const auto at = static_cast<long>(view.bytes().indexOf(words));
    const QPoint letter(static_cast<int>(view.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, at)),
                        static_cast<int>(view.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, at)));
    const QPoint place = letter + QPoint(2, 4);
    QHelpEvent event(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
    QApplication::sendEvent(view.viewport(), &event);
    return QToolTip::text().split(u'\n');
}

}  // namespace

class AssemblyTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void nothingIsBuiltYet()
    {
        Bench bench;
        QVERIFY(bench.says(QStringLiteral("once the program compiles")));
        QVERIFY(!bench.pane().isLinkable());
        savePictures(bench.page, QStringLiteral("assembly-empty"));
    }

    void everyTabShowsItsText()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        bench.pane().setPage(Page::Sass);
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(bench.view().content()->hasLive);
        QVERIFY(bench.view().content()->hasSource);
        QVERIFY(bench.view().marginWidth(0) > 0);
        QCOMPARE(bench.view().text(bench.shownLineOf("EXIT")).trimmed().left(4), QStringLiteral("EXIT"));
        savePictures(bench.page, QStringLiteral("assembly-sass"));
        bench.pane().setPage(Page::Ptx);
        QVERIFY(bench.shows("st.global.f32"));
        QVERIFY(!bench.view().content()->text.contains("clear"));
        QCOMPARE(bench.view().marginWidth(0), 0);
        savePictures(bench.page, QStringLiteral("assembly-ptx"));
        bench.pane().setFunction(QStringLiteral("*"));
        QVERIFY(bench.shows("clear"));
        bench.pane().setPage(Page::Diff);
        QVERIFY(bench.says(QStringLiteral("no build before")));
        QCOMPARE(bench.pane().tabs()->tabText(kDiff), QStringLiteral("Diff"));
    }

    void tileIrHasATabWhereThereIsSome()
    {
        Bench bench({1000, 600}, QStringLiteral("ui_assembly"));
        if (bench.workbench.fake() == nullptr)
            QSKIP("The test answers itself, so nothing of it is recorded.");
        QVERIFY(bench.hasTarget());
        const int tab = static_cast<int>(Page::TileIr);
        bool hasTileKernel = true;
        bench.workbench.fake()->setCompiler([&hasTileKernel](const CompileRequest& request) {
            CompileOutcome outcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture};
            outcome.ptx = ".version 8.0\n.target sm_90\n.entry plain()\n{\nret;\n}\n";
            outcome.kernels = {KernelInfo{.name = "plain", .loweredName = "plain"}};
            outcome.sourceSha256 = request.source;
            if (hasTileKernel)
                outcome.tileIr = {std::byte{0x7f}};
            return std::optional(outcome);
        });
        bench.workbench.fake()->setDisassembly({.state = Disassembly::State::Ok,
                                                .tool = "tileirdisasm 13.5.37",
                                                .tileIr = "entry @plain(%arg0: tile<i32>) {\n"
                                                          "  %0 = muli %arg0, %arg0 : tile<i32> loc(#loc)\n"
                                                          "  return loc(unknown)\n} loc(unknown)\n"
                                                          "#loc = loc(\"/work/a/k.cu\":2:5)\n"});
        QVERIFY(bench.opens("__tile_global__ void plain(int n)\n{ n *= n; }\n", QStringLiteral("/work/a/k.cu")));
        QVERIFY(comes([&] { return bench.pane().tabs()->isTabVisible(tab); }));
        QCOMPARE(bench.pane().tabs()->tabText(tab), QStringLiteral("Tile IR"));
        bench.pane().setPage(Page::TileIr);
        QVERIFY(bench.shows("muli %arg0"));
        QVERIFY(!bench.view().content()->text.contains("loc("));
        QCOMPARE(bench.view().content()->lines[1].sourceLine, 2);
        QVERIFY(!bench.view().content()->hasLive);
        savePictures(bench.page, QStringLiteral("assembly-tile-ir"));
        hasTileKernel = false;
        bench.edits("__tile_global__", "__global__");
        QVERIFY(comes([&] { return !bench.pane().tabs()->isTabVisible(tab); }));
        QCOMPARE(bench.pane().page(), Page::Sass);
    }

    /// A build costs one disassembly, which ends where a newer build is there; the build before is listed at leisure.
    void anOutdatedDisassemblyIsEnded()
    {
        Bench bench({1000, 600}, QStringLiteral("ui_assembly"));
        if (bench.workbench.fake() == nullptr)
            QSKIP("The test answers itself, so nothing of it is recorded.");
        FakeClient& fake = *bench.workbench.fake();
        const auto asked = [&fake] { return fake.asked(FakeClient::Call::Disassemble); };
        const auto held = [&fake] { return fake.held(FakeClient::Call::Disassemble); };
        answerWithCode(fake);
        fake.hold(FakeClient::Call::Disassemble);
        bench.workbench.builds.setDelay(Milliseconds(0));
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens("__global__ void plain() { /* 1 */ }\n"));
        QVERIFY(comes([&] { return asked() == 1 && held() == 1; }));
        for (int build = 2; build <= 4; ++build) {
            bench.edits("/* " + QByteArray::number(build - 1), "/* " + QByteArray::number(build));
            QVERIFY(comes([&] { return asked() >= build; }));
            QCOMPARE(asked(), build);
            QVERIFY(comes([&] { return held() == 1; }));
        }
        fake.release(FakeClient::Call::Disassemble);
        QVERIFY(bench.shows("EXIT"));
        QVERIFY(comes([&] { return bench.pane().feed().before(Listing::Language::Sass) != nullptr; }));
        QCOMPARE(asked(), 5);
    }

    void nothingIsDisassembledWhileNobodyLooks()
    {
        Bench bench({1000, 600}, QStringLiteral("ui_assembly"));
        if (bench.workbench.fake() == nullptr)
            QSKIP("The test answers itself, so nothing of it is recorded.");
        FakeClient& fake = *bench.workbench.fake();
        const auto asked = [&fake] { return fake.asked(FakeClient::Call::Disassemble); };
        answerWithCode(fake);
        fake.hold(FakeClient::Call::Disassemble);
        bench.workbench.builds.setDelay(Milliseconds(0));
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens("__global__ void plain() { /* 1 */ }\n"));
        QVERIFY(comes([&] { return asked() == 1; }));
        bench.page.hide();
        QVERIFY(comes([&] { return fake.held(FakeClient::Call::Disassemble) == 0; }));
        const auto good = bench.workbench.builds.goodBuild().outcome;
        bench.edits("/* 1", "/* 2");
        QVERIFY(comes([&] { return bench.workbench.builds.goodBuild().outcome != good && !bench.workbench.builds.isStale(); }));
        QCOMPARE(asked(), 1);
        fake.release(FakeClient::Call::Disassemble);
        bench.page.show();
        QVERIFY(bench.shows("EXIT"));
        QVERIFY(comes([&] { return bench.pane().feed().before(Listing::Language::Sass) != nullptr; }));
        QCOMPARE(asked(), 3);
    }

    void theMachineCodeOfTileKernelsIsThatOfTileiras()
    {
        CompileOutcome outcome;
        outcome.cubin = {std::byte{1}};
        outcome.cubinSha256 = "one";
        outcome.tileIr = {std::byte{2}};
        outcome.tileCubin = {std::byte{3}};
        outcome.kernels = {KernelInfo{.name = "t", .isTile = true}};
        const auto requests = [&outcome](Listing::Language language) { return assemblyRequests(outcome, language); };
        QCOMPARE(requests(Listing::Language::Sass).size(), std::size_t{1});
        QCOMPARE(requests(Listing::Language::Sass)[0].cubin, outcome.tileCubin);
        QCOMPARE(requests(Listing::Language::TileIr).size(), std::size_t{1});
        QCOMPARE(requests(Listing::Language::TileIr)[0].cubin, outcome.tileIr);
        QVERIFY(requests(Listing::Language::TileIr)[0].isTileIr);
    }

    /// Each kind has a cubin of its own.
    void bothKindsOfKernelsHaveMachineCode()
    {
        Bench bench({1000, 600}, QStringLiteral("ui_assembly"));
        if (bench.workbench.fake() == nullptr)
            QSKIP("The test answers itself, so nothing of it is recorded.");
        FakeClient& fake = *bench.workbench.fake();
        fake.setCompiler([](const CompileRequest& request) {
            CompileOutcome outcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture};
            outcome.ptx = ".version 8.0\n.target sm_90\n.entry plain()\n{\nret;\n}\n";
            outcome.cubin = {std::byte{1}};
            outcome.tileCubin = {std::byte{2}};
            outcome.cubinSha256 = outcome.tileCubinSha256 = request.source;  // another text is other code
            outcome.kernels = {{.name = "plain", .loweredName = "plain"},
                               {.name = "tiles", .loweredName = "tiles", .isTile = true}};
            outcome.sourceSha256 = request.source;
            return std::optional(outcome);
        });
        bool isRefused = false;
        fake.setDisassembler([&isRefused](const DisassemblyRequest& request) {
            const bool isTile = request.cubin == std::vector<std::byte>{std::byte{2}};
            if (isTile && isRefused)
                return Disassembly{.state = Disassembly::State::Failed, .message = "nvdisasm 1.0 refuses it."};
            return isTile ? listingOf("tiles", "BAR.SYNC") : listingOf("plain", "EXIT");
        });
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens("__global__ void plain() {}\n__tile_global__ void tiles() {}\n"));
        bench.workbench.launches.setKernel(QStringLiteral("tiles"));
        QVERIFY(bench.shows("BAR.SYNC"));
        bench.workbench.launches.setKernel(QStringLiteral("plain"));
        QVERIFY(bench.shows("EXIT"));
        QVERIFY(!bench.view().content()->text.contains("BAR.SYNC"));
        bench.pane().setFunction(QStringLiteral("*"));
        QVERIFY(bench.shows("BAR.SYNC"));
        QVERIFY(bench.view().content()->text.contains("EXIT"));
        bench.pane().setFunction({});
        isRefused = true;
        bench.edits("plain() {}", "plain() { }");
        QVERIFY(bench.shows("EXIT"));
        bench.workbench.launches.setKernel(QStringLiteral("tiles"));
        QVERIFY(bench.says(QStringLiteral("nvdisasm 1.0 refuses it.")));
    }

    void theChosenKernelIsShown()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        bench.pane().setPage(Page::Ptx);
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        QVERIFY(bench.shows("sqrt"));
        bench.workbench.launches.setKernel(QStringLiteral("clear"));
        QVERIFY(comes([&] { return bench.view().content() && !bench.view().content()->text.contains("sqrt"); }));
        QVERIFY(bench.view().content()->text.contains("clear"));
    }

    void linksLeadBothWays()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(comes([&] { return bench.page.band()->isOn(); }));
        const int store = bench.sourceLineOf("data[i] = x");
        const int instruction = bench.shownLineOf("STG.E");
        QVERIFY(bench.editor().tints().colorAt(store));
        QVERIFY(!bench.editor().tints().colorAt(bench.sourceLineOf("{\n")));

        bench.putCaret(bench.editor(), store);
        QVERIFY(comes([&] { return bench.view().strongBlock() == bench.view().links().blockOfSource(store + 1); }));
        QVERIFY(markers(bench.view(), instruction) & 1 << 8);
        bench.putCaret(bench.editor(), 3);
        QVERIFY(comes([&] { return bench.view().strongBlock() < 0; }));
        QVERIFY(!(markers(bench.view(), instruction) & 1 << 8));

        bench.putCaret(bench.editor(), store);
        bench.page.jumpAction()->trigger();
        QVERIFY(bench.view().hasFocus());
        QCOMPARE(bench.view().content()->lines[static_cast<std::size_t>(bench.view().caretLine())].sourceLine, store + 1);
        const int root = bench.view().links().blockOfSource(bench.sourceLineOf("sqrtf") + 1);
        QVERIFY(root >= 0);
        bench.putCaret(bench.view(), bench.view().links().block(root).runs.front().first);
        QVERIFY(comes([&] { return bench.editor().tints().strong() == root; }));
        bench.page.jumpAction()->trigger();
        QVERIFY(bench.editor().hasFocus());
        QCOMPARE(bench.editor().lineOf(bench.editor().caret()), bench.sourceLineOf("sqrtf"));
    }

    void ribbonsFollowTheLines()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(comes([&] { return !bench.page.band()->ribbons().empty(); }));
        const auto ribbonOf = [&](int sourceLine) {
            for (const LinkRibbons::Ribbon& ribbon : bench.page.band()->ribbons())
                if (bench.view().links().block(ribbon.block).sourceLine == sourceLine)
                    return ribbon;
            return LinkRibbons::Ribbon();
        };
        const int store = bench.sourceLineOf("data[i] = x");
        const LinkRibbons::Ribbon before = ribbonOf(store + 1);
        QVERIFY(before.block >= 0);
        QCOMPARE(before.sourceBottom - before.sourceTop, double(bench.editor().textHeight(0)));
        // A line above it: the ribbon goes with its line before anything is compiled.
        bench.workbench.builds.setDelay(Milliseconds(60000));
        bench.edits("{\n", "{\n\n");
        QCOMPARE(ribbonOf(store + 1).sourceTop, before.sourceTop + bench.editor().textHeight(0));
        bench.pane().setLinked(false);
        QVERIFY(bench.page.band()->ribbons().empty());
        QVERIFY(!bench.editor().tints().colorAt(store + 1));
    }

    void anEditIsADifference()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        bench.edits("x = sqrtf(x);", "x = sqrtf(x) + sinf(x);");
        QVERIFY(comes([&] { return bench.pane().tabs()->tabText(kDiff).startsWith(QStringLiteral("Diff +")); }));
        bench.pane().setPage(Page::Diff);
        QVERIFY(comes([&] { return bench.view().content() && bench.view().content()->isDiff; }));
        QVERIFY(bench.view().content()->added > 0);
        QVERIFY(!bench.page.band()->isOn());
        savePictures(bench.page, QStringLiteral("assembly-diff"));
        bench.pane().setDiffLanguage(Listing::Language::Ptx);
        QVERIFY(bench.shows("mul"));
        bench.edits("x = sqrtf(x) + sinf(x);", "x = sqrtf(x);");
        QVERIFY(comes([&] { return bench.pane().tabs()->tabText(kDiff).startsWith(QStringLiteral("Diff \u2212")); }));
    }

    void aFailedBuildLeavesTheOneBefore()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(comes([&] { return bench.page.band()->isOn(); }));
        bench.edits("x = sqrtf(x);", "x = squareroot(x);");
        QVERIFY(comes([&] { return bench.workbench.builds.isStale() && bench.view().isStale(); }));
        QVERIFY(!bench.page.band()->isOn());
        QVERIFY(bench.editor().tints().tints().empty());
        QVERIFY(bench.view().content() && bench.view().content()->text.contains("STG.E"));
        const QList<QLabel*> labels = bench.pane().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("previous build");
        }));
        QCOMPARE(bench.view().strongBlock(), -1);
        savePictures(bench.page, QStringLiteral("assembly-stale"));
        bench.edits("squareroot", "sqrtf");
        QVERIFY(comes([&] { return !bench.view().isStale() && bench.page.band()->isOn(); }));
    }

    void withoutADisassemblerThereIsPtx()
    {
        qputenv("KERNELDESK_NVDISASM", "/nowhere/nvdisasm");  // for a worker that is recorded
        const auto restores = qScopeGuard([] { qunsetenv("KERNELDESK_NVDISASM"); });
        Bench bench({1000, 600}, kd::test::name() + QStringLiteral("_nodisassembler"));
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.says(QStringLiteral("nvdisasm")));
        savePictures(bench.page, QStringLiteral("assembly-nodisassembler"));
        bench.pane().setPage(Page::Ptx);
        QVERIFY(bench.shows("st.global.f32"));
        QVERIFY(comes([&] { return bench.page.band()->isOn(); }));
        bench.edits("x = sqrtf(x);", "x = sqrtf(x) + 1.0f;");
        QVERIFY(comes([&] { return bench.pane().tabs()->tabText(kDiff).startsWith(QStringLiteral("Diff +")); }));
    }

    void liveRegistersStandBesideTheSource()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        const auto column = [&] { return bench.editor().columns().find(QStringLiteral("registers")); };
        QVERIFY(comes([&] { return column() != nullptr && !column()->cells.empty(); }));
        QVERIFY(std::ranges::any_of(column()->cells, &LineColumn::Cell::isPeak));
        QVERIFY(!column()->isStale);
        bench.edits("sqrtf", "squareroot");
        QVERIFY(comes([&] { return column() != nullptr && column()->isStale; }));
        bench.workbench.documents.add(Document::Content());
        QVERIFY(comes([&] { return column() == nullptr; }));
    }

    /// In another perspective, where nobody sees the page.
    void aDocumentThatComesBackUnseenHasItsAssembly()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram, QStringLiteral("/scale.cu")));
        QVERIFY(bench.shows("STG.E"));
        const auto column = [&] { return bench.editor().columns().find(QStringLiteral("registers")); };
        QVERIFY(comes([&] { return column() != nullptr; }));
        bench.page.hide();
        bench.workbench.documents.add(
            {.session = {}, .text = "int x;\n", .sourcePath = QStringLiteral("/other.cu"), .isTrusted = true});
        bench.workbench.documents.close(1);
        bench.page.show();
        QVERIFY(bench.view().content() || bench.pane().emptyState()->isVisible());
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(comes([&] { return column() != nullptr; }));
        // One of the same text is another document all the same.
        bench.page.hide();
        bench.workbench.documents.add(
            {.session = {}, .text = kProgram, .sourcePath = QStringLiteral("/same.cu"), .isTrusted = true});
        QVERIFY(comes([&] { return bench.workbench.builds.goodBuild() && bench.workbench.launches.kernel() != nullptr; }));
        bench.page.show();
        QVERIFY(bench.shows("STG.E"));
        QVERIFY(comes([&] { return column() != nullptr; }));
    }

    void noKernelHasTheAssemblyOfAnother()
    {
        bool hadSentence = false, hadAnother = false;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        const AssemblyTextPointer before = bench.view().content();
        connect(&bench.pane(), &AssemblyPane::contentChanged, &bench.page, [&, before] {
            const KernelInfo* const kernel = bench.workbench.launches.kernel();
            if (kernel == nullptr || kernel->name != "stretch")
                return;
            hadAnother =
                hadAnother || bench.view().content() == before || bench.pane().tabs()->tabText(kDiff) != QStringLiteral("Diff");
            hadSentence = hadSentence || bench.pane().emptyState()->isVisible();
        });
        bench.edits("scale(float* data", "stretch(float* data");
        QVERIFY(comes(
            [&] { return bench.workbench.launches.kernel() != nullptr && bench.workbench.launches.kernel()->name == "stretch"; }));
        QVERIFY(comes([&] { return bench.view().content() && bench.view().content() != before; }));
        QVERIFY(hadSentence);
        QVERIFY(!hadAnother);
        QCOMPARE(bench.pane().tabs()->tabText(kDiff), QStringLiteral("Diff"));
        bench.pane().setPage(Page::Diff);
        QVERIFY(bench.says(QStringLiteral("no such kernel")));
        // Of the same kernel there is a difference again.
        bench.edits("x = sqrtf(x);", "x = sqrtf(x) + sinf(x);");
        QVERIFY(comes([&] { return bench.pane().tabs()->tabText(kDiff).startsWith(QStringLiteral("Diff +")); }));
        QVERIFY(comes([&] { return bench.view().content() && bench.view().content()->isDiff; }));
    }

    void assemblyOfTheBuildBeforeIsGreyWhileTheNextIsUnderWay()
    {
        bool wasGrey = false, wasSaid = false;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        bench.pane().setPatience(Milliseconds(0));
        const AssemblyTextPointer before = bench.view().content();
        connect(&bench.pane(), &AssemblyPane::contentChanged, &bench.page, [&, before] {
            if (bench.view().content() != before)
                return;
            wasGrey = wasGrey || bench.view().isStale();
            const QList<QLabel*> labels = bench.pane().findChildren<QLabel*>();
            wasSaid = wasSaid ||
                std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == QStringLiteral("SASS under way"); });
        });
        bench.edits("x = sqrtf(x);", "x = sqrtf(x) + sinf(x);");
        QVERIFY(comes([&] { return bench.view().content() && bench.view().content() != before; }));
        QVERIFY(wasGrey);
        QVERIFY(wasSaid);
        QVERIFY(comes([&] { return !bench.view().isStale() && !bench.pane().isLate(); }));
    }

    void peaksAreSteppedThrough()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        QAction* const next = bench.page.findChild<QAction*>(QStringLiteral("assembly.nextPeak"));
        QVERIFY(next != nullptr);
        bench.view().setFocus();
        next->trigger();
        QVERIFY(bench.view().content()->lines[static_cast<std::size_t>(bench.view().caretLine())].isPeak);
        QVERIFY(bench.view().hasFocus());
    }

    void theAssemblyHides()
    {
        Bench bench({700, 500});
        QVERIFY(comes([&] { return bench.pane().isVisible(); }));
        bench.page.resize(500, 500);
        QVERIFY(!bench.pane().isVisible());
        QVERIFY(!bench.page.showAction()->isChecked());
        bench.page.showAction()->trigger();
        QVERIFY(bench.pane().isVisible());
        bench.page.resize(1000, 500);
        bench.page.showAction()->trigger();
        QVERIFY(!bench.pane().isVisible());

        const QByteArray kept = bench.page.layoutState();
        Bench other;
        other.page.restoreLayout(kept);
        QVERIFY(!other.page.showAction()->isChecked());
        other.page.restoreLayout({});
        QVERIFY(other.page.showAction()->isChecked());
        QTRY_COMPARE(other.pane().width(), CodePage::kAssemblyWidth + LinkRibbons::kWidth);
        for (const QByteArray& garbage : {QByteArray("x"), kept.left(4), QByteArray(64, '\xff')}) {
            other.page.restoreLayout(garbage);
            QVERIFY(other.page.showAction()->isChecked());
        }
    }

    void wordsAreFound()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opens(kProgram));
        QVERIFY(bench.shows("STG.E"));
        bench.view().setFocus();
        QTest::keyClick(&bench.view(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(bench.pane().findBar()->isVisible());
        QTest::keyClick(&bench.view(), Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(bench.view().SendScintilla(QsciScintilla::SCI_GETZOOM), 1L);
        QTest::keyClick(&bench.view(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(bench.view().SendScintilla(QsciScintilla::SCI_GETZOOM), 0L);
        bench.pane().findBar()->setTerm({.text = QStringLiteral("stg.e")});
        QVERIFY(comes([&] { return bench.pane().findBar()->result().matches.size() == 1; }));
        bench.pane().copyAll();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("STG.E")));
        QMenu menu;
        bench.pane().fillMenu(&menu);
        QVERIFY(menu.actions().contains(bench.page.jumpAction()));
    }

    void tellsWhatAnOpcodeDoes()
    {
        AssemblyView view;
        view.resize(600, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setContent(assemblyOf(Listing::Language::Sass, {"  @!P0 LDG.E.64 R2, [R4] ;", "  ADD R1, R2 ;", "  EXIT ;"}), false);
        const QString load = QStringLiteral("Load from global memory"), line = QStringLiteral("Line 7 of the source");
        QCOMPARE(tipOver(view, "LDG"), QStringList({load, line}));
        QCOMPARE(tipOver(view, "64 R2"), QStringList({load, line}));
        QCOMPARE(tipOver(view, "EXIT").front(), QStringLiteral("Ends the thread"));
        // Neither a predicate nor an operand is an opcode, and those of PTX are not known in SASS.
        QCOMPARE(tipOver(view, "@!P0"), QStringList(line));
        QCOMPARE(tipOver(view, "R2, ["), QStringList(line));
        QVERIFY(tipOver(view, "ADD R1").front().startsWith(QStringLiteral("Address")));
        view.setContent(assemblyOf(Listing::Language::Ptx, {"  add.s32 %r1, %r2, %r3;", "  LDG %r1;"}), false);
        QCOMPARE(tipOver(view, "add").front(), QStringLiteral("Sum"));
        QVERIFY(tipOver(view, "LDG").front().startsWith(QStringLiteral("Address")));
    }

    void manyLinesOpenAtOnce()
    {
        AssemblyView view;
        view.resize(316, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const AssemblyTextPointer text = manyLines(100000);
        QElapsedTimer timer;
        timer.start();
        view.setContent(text, false);
        view.repaint();
        view.goToLine(99999);
        view.repaint();
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(view.lines(), 100000);
        QVERIFY(markers(view, 99999) != 0);
        QCOMPARE(markers(view, 50000), 0L);
        const auto styleAt = [&](int line) {
            return view.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, static_cast<unsigned long>(view.lineStart(line) + 3));
        };
        QCOMPARE(styleAt(99999), long(AssemblyStyle::Opcode));
        timer.restart();
        view.setStrongBlock(2499);
        view.setStale(true);
        view.setStale(false);
        view.repaint();
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }
};

KD_TEST(AssemblyTest, QApplication)

}  // namespace tst_assembly

#include "tst_assembly.moc"
