// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/report/highlight.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// This is what a report shows, as a tree of blocks. documentOf() puts it together and alone knows the report's subjects, heads
/// and words; the renderers (HTML, Markdown, paper) know kinds of blocks and nothing of occupancy. All texts are unescaped
/// UTF-8 of anybody.
namespace kd::report {

/// The forms that a block is for. A page (HTML, PDF) has room for everything; a brief (Markdown) is a comment on a pull request.
enum class Form { Every, Page, Brief };
/// Tells whether a block for `block` is a part of the form `wanted`.
constexpr bool isFor(Form block, Form wanted)
{
    return block == Form::Every || block == wanted;
}

/// How good what a block says is. The words say it as well, for paper without colours.
enum class Tone { Good, Bad, Neutral, Same, Doubt };

/// Text of one style within a line. Gain and Cost are figures that got better and worse.
struct Span {
    enum class Style { Plain, Strong, Code, Gain, Cost };
    std::string text;
    Style style = Style::Plain;
};
using Text = std::vector<Span>;
/// The words without their styles.
std::string plainText(const Text& text);
/// Stands in a sentence's place for a part that has a style of its own.
inline constexpr std::string_view kPartPlace = "\x01";
/// `sentence` in words, with `part` where kPartPlace stands.
Text textWith(const Message& sentence, const Span& part);

/// A figure that is set large, with the sentence that explains it.
struct Headline {
    std::string over;    ///< subject of the table; empty where that is clear
    std::string figure;  ///< "62.5"
    std::string unit;    ///< "%"
    Text sentence;
};
/// One paragraph. A note is set smaller or paler.
struct Paragraph {
    Text text;
    bool isNote = false;
};

/// A share of something, 0 to 1, drawn beside its figure or in its place.
struct Bar {
    enum class Kind { Series, Limit, Full };
    double share = 0;
    Kind kind = Kind::Series;
    std::string description;  ///< is read aloud instead of the picture
};
/// One cell of a table. `aside` adds to `text` where there is room.
struct Cell {
    std::string text;
    std::string aside = {};
    std::optional<Bar> bar = {};
    Span::Style style = Span::Style::Plain;  ///< of `text` where there is no bar
};
/// A column of a table. Names and amounts are set in the code's face, figures so and to the right, bars as wide as there is room.
struct Column {
    enum class Kind { Words, Name, Amount, Figure, Bar };
    MessagePattern<> head;
    Kind kind = Kind::Words;
    MessagePattern<> headAside = {};  ///< adds to `head` where there is room
};
/// A row of a table. Cells that are missing at its end are taken by `rest`.
struct Row {
    enum class Mark { None, Chosen, Limits };
    std::vector<Cell> cells;
    Mark mark = Mark::None;
    std::string rest = {};
};
/// A table of data. A small one has heads of rows in its first column; a large one goes on over pages.
struct Table {
    enum class Size { Small, Large };
    Size size = Size::Large;
    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// Short facts in any order, side by side.
struct Badges {
    /// One fact, with the tone that it is shown in.
    struct Badge {
        Text text;
        Tone tone = Tone::Neutral;
    };
    std::vector<Badge> badges;
};
/// A verdict in a box: one or two words, and the sentence that explains them.
struct Notice {
    Tone tone = Tone::Neutral;
    std::string word;
    std::string sentence;
};
/// Lines of text, numbered where their order tells something.
struct List {
    bool isNumbered = false;
    std::vector<Text> items;
};
/// The chart of that name (reportCharts, chartDrawings).
struct Chart {
    std::string name;
};
/// Lines of source. They are views of the report's source.
struct Code {
    std::size_t first = 1;  ///< the number of the first line
    std::vector<CodeLine> lines;
    bool isExcerpt = false;   ///< a few lines that stay together
    std::size_t marked = 0;   ///< the number of a line that is set off; 0: none
    Span tag = {};            ///< stands beside the marked line; empty: none
    bool isCut = false;       ///< there are further lines
    std::string more = {};    ///< stands where they would
};

/// One thing that a report shows, and the forms that show it.
struct Block {
    std::variant<Headline, Paragraph, Table, Badges, Notice, List, Chart, Code> content;
    Form form = Form::Page;
};
/// Blocks under one heading.
struct Group {
    std::string heading = {};
    std::vector<Block> blocks;
    Form headingForm = Form::Page;
    bool isFolded = false;  ///< where a reader can unfold it
};
/// Groups that stand together. Beside: a small one and the table that explains it. Columns: two of equal rank. Charts: one group
/// that begins with charts.
struct Section {
    enum class Layout { Stack, Beside, Columns, Charts };
    Layout layout = Layout::Stack;
    std::vector<Group> groups;
};
/// A term and its value, in the document's head.
struct Term {
    std::string name;
    std::string value;
    bool isCode = false;
};
/// The whole report as blocks. It holds views of the report that it was made of and must not outlive it.
struct Document {
    std::string kind;     ///< "Occupancy report"
    std::string title;    ///< the kernel's name
    std::string target;   ///< "sm_90": letters, digits and underscores
    std::string summary;  ///< "62.5 % occupancy, limited by registers"
    Text launch;          ///< text of what is launched
    std::vector<Term> terms;
    std::vector<Section> sections;
    std::string reopening;                 ///< how a page that holds its data is read again
    std::string maker;                     ///< "KernelDesk 1.0, 20 November 2026, 14:34 UTC"
    std::vector<std::string> provenance;  ///< device, driver and compiler
};

/// "sgemm, occupancy report": what a window or a file manager calls the document.
std::string titleOf(const Document& document);

}  // namespace kd::report
