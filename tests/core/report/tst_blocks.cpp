// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"
#include "core/report/htmlblocks.h"
#include "core/report/markdown.h"
#include "core/report/matrixcolumns.h"
#include "samplereport.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_blocks {

using namespace kd;
using namespace kd::report;

namespace {

using Words = std::vector<std::string>;

void add(Words& words, const Text& text)
{
    for (const Span& span : text)
        words.push_back(span.text);
}

/// Every text of a block.
struct WordsOf {
    Words operator()(const Headline& headline) const
    {
        Words words{headline.over, headline.figure, headline.unit};
        add(words, headline.sentence);
        return words;
    }
    Words operator()(const Paragraph& paragraph) const
    {
        Words words;
        add(words, paragraph.text);
        return words;
    }
    Words operator()(const Table& table) const
    {
        Words words;
        for (const Column& column : table.columns)
            words.emplace_back(column.head.text());
        for (const Row& row : table.rows) {
            words.push_back(row.rest);
            for (const Cell& cell : row.cells)
                words.push_back(cell.text);
        }
        return words;
    }
    Words operator()(const Badges& badges) const
    {
        Words words;
        for (const Badges::Badge& badge : badges.badges)
            add(words, badge.text);
        return words;
    }
    Words operator()(const Notice& notice) const { return {notice.word, notice.sentence}; }
    Words operator()(const List& list) const
    {
        Words words;
        for (const Text& item : list.items)
            add(words, item);
        return words;
    }
    Words operator()(const Chart&) const { return {}; }
    Words operator()(const Code& code) const
    {
        Words words{code.tag.text};
        for (const CodeLine& line : code.lines)
            for (const CodePiece& piece : line)
                words.emplace_back(piece.text);
        return words;
    }
};

/// One block of every kind, for every form, with `text` wherever a text can stand.
std::vector<Block> everyBlock(const std::string& text)
{
    const Text spans{{text}, {text, Span::Style::Strong}, {text, Span::Style::Code}, {text, Span::Style::Gain},
                     {text, Span::Style::Cost}};
    const Row row{.cells = {{text, text, Bar{.share = 0.5, .description = text}}, {text, text}}, .rest = text};
    const Table large{.columns = {{.head = "A"}, {.head = "B"}, {.head = "C"}}, .rows = {row}};
    Table small = large;
    small.size = Table::Size::Small;
    return {{Headline{text, text, text, spans}, Form::Every},
            {Paragraph{spans}, Form::Every},
            {large, Form::Every},
            {small, Form::Every},
            {Badges{{{spans, Tone::Good}}}, Form::Every},
            {Notice{Tone::Bad, text, text}, Form::Every},
            {List{true, {spans}}, Form::Every},
            {List{false, {spans}}, Form::Every},
            {Code{.lines = {{{CodePiece::Kind::Plain, text}}}, .isExcerpt = true, .marked = 1, .tag = {text}}, Form::Every},
            {Code{.lines = {{{CodePiece::Kind::Plain, text}}}, .isCut = true, .more = text}, Form::Every}};
}

Document documentWith(const std::string& text)
{
    Document document{.kind = text, .title = text, .target = "sm_90", .summary = text, .launch = {{text}}, .terms = {{text, text}},
                      .sections = {}, .reopening = text, .maker = text, .provenance = {text}};
    using Layout = Section::Layout;
    for (const Layout layout : {Layout::Stack, Layout::Beside, Layout::Columns})
        document.sections.push_back({layout, {{text, everyBlock(text), Form::Every}}});
    return document;
}

std::string htmlOf(const Document& document, const Report& report)
{
    HtmlWriter out;
    writeDocument(out, document, chartDrawings(report));
    return out.html();
}

}  // namespace

/// What the builder puts into the tree is what each form shows, whatever it is of.
class TestBlocks : public QObject {
    Q_OBJECT

private slots:
    void everyFormShowsItsBlocks_data();
    void everyFormShowsItsBlocks();
    void textsOfOthersStayTexts();
    void matrixHasTheColumnsOfTheWindow();
    void blocksOfOneFormStayOutOfTheOther();
    void tileKernelsHaveNoBlockSize();
};

void TestBlocks::tileKernelsHaveNoBlockSize()
{
    const std::string why = "has no occupancy by block size";
    Report report = sampleReport();
    QVERIFY(htmlOf(documentOf(report), report).find(why) == std::string::npos);
    report.kernel.isTile = true;
    report.curves.threads = {};
    const std::string html = htmlOf(documentOf(report), report);
    QVERIFY(html.find(why) != std::string::npos);
    QVERIFY2(html.find("Calculated, each change alone") == std::string::npos, "nobody changes a block that the compiler chose");
    const Report read = reportFromJson(reportToJson(report), "report");
    QVERIFY(read.kernel.isTile && read.curves.threads.points.empty() && !read.curves.registers.points.empty());
}

void TestBlocks::everyFormShowsItsBlocks_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("sample") << 0;
    QTest::newRow("edited") << 1;
    QTest::newRow("calculated") << 2;
    QTest::newRow("hostile") << 3;
}

void TestBlocks::everyFormShowsItsBlocks()
{
    QFETCH(int, which);
    const Report report = which == 0 ? sampleReport() : which == 1 ? editedReport() : which == 2 ? calculatedReport() : hostileReport();
    const Document document = documentOf(report);
    const std::string page = reportToHtml(report), brief = reportToMarkdown(report);
    int shown = 0, briefly = 0;
    for (const Section& section : document.sections) {
        for (const Group& group : section.groups) {
            for (const Block& block : group.blocks) {
                const bool isText = !std::holds_alternative<Headline>(block.content);
                for (const std::string& words : std::visit(WordsOf(), block.content)) {
                    if (isFor(block.form, Form::Page)) {
                        QVERIFY2(page.find(escapeHtml(words)) != std::string::npos, words.c_str());
                        ++shown;
                    }
                    if (isFor(block.form, Form::Brief) && isText) {
                        QVERIFY2(brief.find(prose(words)) != std::string::npos || brief.find(code(words)) != std::string::npos,
                                 words.c_str());
                        ++briefly;
                    }
                }
            }
        }
    }
    QVERIFY(shown > 100);
    QVERIFY(briefly > 50);
}

void TestBlocks::textsOfOthersStayTexts()
{
    const std::string hostile = "</td></script><script>alert(1)</script>\"'`|\n# **x** @you";
    const QString page = QString::fromStdString(htmlOf(documentWith(hostile), sampleReport()));
    QVERIFY(!page.contains("<script") && !page.contains("</script"));
    QVERIFY(!page.contains("\"'`"));
    QCOMPARE(page.count('<'), QString::fromStdString(htmlOf(documentWith("x"), sampleReport())).count('<'));
    const QString brief = QString::fromStdString(markdownOf(documentWith(hostile)));
    QCOMPARE(brief.count('\n'), QString::fromStdString(markdownOf(documentWith("x"))).count('\n'));
    QString outsideCode = brief;
    outsideCode.remove(QRegularExpression("`[^`\n]*`")).remove("\\`").remove("<sub>").remove("</sub>");
    QVERIFY2(!outsideCode.contains('<') && !outsideCode.contains('`') && !outsideCode.contains('@'), qPrintable(outsideCode));
}

void TestBlocks::matrixHasTheColumnsOfTheWindow()
{
    const Document document = documentOf(sampleReport());
    const Table* matrix = nullptr;
    for (const Section& section : document.sections)
        for (const Group& group : section.groups)
            for (const Block& block : group.blocks)
                if (const auto* const table = std::get_if<Table>(&block.content); table != nullptr && table->size == Table::Size::Large)
                    matrix = table;
    QVERIFY(matrix != nullptr);
    QCOMPARE(matrix->columns.size(), kMatrixColumns.size());
    for (std::size_t i = 0; i < kMatrixColumns.size(); ++i)
        QCOMPARE(matrix->columns[i].head.text(), kMatrixColumns[i].head.text());
    for (const Row& row : matrix->rows)
        QVERIFY(row.cells.size() == kMatrixColumns.size() || !row.rest.empty());
}

void TestBlocks::blocksOfOneFormStayOutOfTheOther()
{
    Document document;
    document.sections.push_back({Section::Layout::Stack,
                                 {{"heading", {{Paragraph{{{"for pages"}}}, Form::Page}, {Paragraph{{{"for briefs"}}}, Form::Brief}}},
                                  {"unused", {{Paragraph{{{"brief alone"}}}, Form::Brief}}}}});
    const std::string page = htmlOf(document, sampleReport()), brief = markdownOf(document);
    QVERIFY(page.find("for pages") != std::string::npos && page.find("for briefs") == std::string::npos);
    QVERIFY(page.find("unused") == std::string::npos);  // a heading without a block
    QVERIFY(brief.find("for briefs") != std::string::npos && brief.find("for pages") == std::string::npos);
    QVERIFY(brief.find("heading") == std::string::npos);
}

KD_TEST(TestBlocks, kd::test::NoApplication)

}  // namespace tst_blocks

#include "tst_blocks.moc"
