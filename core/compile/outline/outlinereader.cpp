// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/outlinereader.h"

#include "core/compile/outline/declarationreader.h"
#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/macrodefinition.h"
#include "core/compile/outline/matchedtokens.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <ranges>
#include <set>
#include <utility>

namespace kd {
namespace {

// Declarations look at no more tokens before and behind them: template arguments are looked for in 256.
constexpr std::size_t kMargin = 300;
constexpr std::size_t kFirstWindow = 2048;  // tokens behind the margin of an edit
constexpr std::size_t kWindowGrowth = 8;
// What a token is depends on that many bytes behind it: the delimiter of a raw literal.
constexpr std::size_t kMaxTokenLookahead = 32;

// Beyond these, limits of a reading may be met, which count from the start of the text.
constexpr std::size_t kMaxBytesToGoOn = 15u << 20;
constexpr std::size_t kMaxItemsToGoOn = 190'000, kMaxLaunchesToGoOn = 19'000, kMaxDefinesToGoOn = 60'000;
constexpr std::size_t kMaxMacroCallsToGoOn = 900, kMaxConditionsToGoOn = 32;
constexpr std::size_t kMaxPointerNames = 16;

constexpr std::size_t kEverywhere = std::numeric_limits<std::size_t>::max();

std::size_t moved(std::size_t at, std::ptrdiff_t by)
{
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(at) + by);
}

/// A range that was never set stays so.
void move(SourceRange& range, std::ptrdiff_t by)
{
    if (range != SourceRange())
        range = {moved(range.begin, by), moved(range.end, by)};
}

void move(OutlineItem& item, std::ptrdiff_t bytes, std::ptrdiff_t lines, std::ptrdiff_t items)
{
    item.line = static_cast<int>(item.line + lines);
    move(item.nameRange, bytes);
    move(item.range, bytes);
    move(item.body, bytes);
    if (item.parent != OutlineItem::kNone)
        item.parent = moved(item.parent, items);
}

void move(OutlineLaunch& launch, std::ptrdiff_t bytes, std::ptrdiff_t lines, std::ptrdiff_t items)
{
    launch.line = static_cast<int>(launch.line + lines);
    launch.at = moved(launch.at, bytes);
    for (SourceRange* const range : {&launch.range, &launch.nameRange, &launch.grid.range, &launch.block.range,
                                     &launch.sharedBytes.range, &launch.stream.range})
        move(*range, bytes);
    for (LaunchSyntax& argument : launch.arguments)
        move(argument.range, bytes);
    if (launch.function != OutlineItem::kNone)
        launch.function = moved(launch.function, items);
}

std::ptrdiff_t linesIn(std::string_view text)
{
    return std::ranges::count(text, '\n');
}

/// Whether the text may give the name a value, as a pointer that is launched gets one: "k = …", "k{…}", "(*k)(int) = …".
bool mayBeGiven(std::string_view text, std::string_view name)
{
    for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const std::size_t behind = text.find_first_not_of(" \t\r\n", at + name.size());
        if (behind != std::string_view::npos && std::string_view("=[{)/\\").find(text[behind]) != std::string_view::npos)
            return true;
    }
    return false;
}

}  // namespace

/// Owns the directives that its macros view.
struct OutlineReader::Macros {
    explicit Macros(const std::vector<std::string_view>& directives)
        : text(joined(directives)), macros(tokensOf(text, directives))
    { }

    static std::string joined(const std::vector<std::string_view>& directives)
    {
        std::string text;
        for (const std::string_view each : directives)
            text += each;
        return text;
    }
    static std::vector<SourceToken> tokensOf(std::string_view text, const std::vector<std::string_view>& directives)
    {
        std::vector<SourceToken> tokens;
        std::size_t at = 0;
        for (const std::string_view each : directives) {
            tokens.push_back({SourceToken::Kind::Directive, at, text.substr(at, each.size())});
            at += each.size();
        }
        return tokens;
    }

    const std::string text;
    const SourceMacros macros;
};

/// Describes an edit: the bytes [begin, oldEnd) of the text before stand at [begin, newEnd) now.
struct OutlineReader::Change {
    Change(std::string_view before, std::string_view now)
    {
        begin = static_cast<std::size_t>(std::ranges::mismatch(before, now).in1 - before.begin());
        oldEnd = before.size();
        newEnd = now.size();
        while (oldEnd > begin && newEnd > begin && before[oldEnd - 1] == now[newEnd - 1]) {
            --oldEnd;
            --newEnd;
        }
        moved = static_cast<std::ptrdiff_t>(newEnd) - static_cast<std::ptrdiff_t>(oldEnd);
        lines = linesIn(now.substr(begin, newEnd - begin)) - linesIn(before.substr(begin, oldEnd - begin));
    }
    std::size_t begin = 0, oldEnd = 0, newEnd = 0;
    std::ptrdiff_t moved = 0, lines = 0;  ///< of what follows
};

/// Holds what is read anew: the pieces [first, goOn) of the text before, between margins that are looked at alone.
struct OutlineReader::Window {
    std::size_t first = 0;   ///< piece that is read first
    std::size_t margin = 0;  ///< piece at which the margin before it starts
    std::size_t goOn = 0;    ///< the first piece that may be kept, then that is kept
    std::size_t end = 0;     ///< piece at which the margin behind ends
    std::size_t begin = 0;   ///< byte at which the margin before starts
    std::vector<Piece> pieces;
    std::vector<SourceRange> defines;  ///< of all pieces up to `end`
    Outline outline;                   ///< of the window alone
    std::size_t macroCalls = 0;
};

OutlineReader::OutlineReader() = default;
OutlineReader::~OutlineReader() = default;

const Outline& OutlineReader::read(std::string source)
{
    m_bytesRead = 0;
    const std::string before = std::exchange(m_text, std::move(source));
    if (m_macros == nullptr)
        readAll();
    else if (const Change change(before, m_text); change.begin == change.oldEnd && change.begin == change.newEnd)
        return m_outline;
    else if (!m_canGoOn || !readChanged(before, change))
        readAll();
    return m_outline;
}

void OutlineReader::readAll()
{
    m_bytesRead = m_text.size();
    m_outline = {};
    m_pieces.clear();
    m_defines.clear();
    const MatchedTokens tokens(m_text);
    m_outline.isTruncated = tokens.isTruncated();
    std::vector<std::string_view> directives;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!tokens.isDirective(at) || !macroDefinition(tokens[at]))
            continue;
        m_defines.push_back({tokens[at].at, tokens[at].end()});
        directives.push_back(tokens[at].text);
    }
    m_macros = std::make_unique<const Macros>(directives);
    DeclarationReader reader(tokens, m_macros->macros, m_outline);
    for (std::size_t at = 0; at < tokens.size() && m_outline.items.size() < kMaxItemsToGoOn;) {
        const std::size_t items = m_outline.items.size();
        const std::size_t next = std::min(reader.readOne(at), tokens.size());
        m_pieces.push_back(pieceOf(tokens, at, next));
        m_pieces.back().items = static_cast<std::uint32_t>(m_outline.items.size() - items);
        at = next;
    }
    m_macroCalls = reader.macroCalls();
    if (m_outline.items.size() >= kMaxItemsToGoOn)
        m_outline = readOutline(tokens);
    else
        readLaunches(tokens, m_outline);
    // What is launched through a pointer depends on what stands far before it.
    const auto isPointer = [this](const OutlineLaunch& each) {
        return each.target != OutlineItem::kNone && !each.kernel.ends_with(m_outline.items[each.target].name);
    };
    m_canGoOn = !tokens.isDeep() && isWithinLimits() && std::ranges::none_of(m_outline.launches, isPointer);
}

bool OutlineReader::isWithinLimits() const
{
    return m_text.size() < kMaxBytesToGoOn && m_outline.items.size() < kMaxItemsToGoOn &&
        m_outline.launches.size() < kMaxLaunchesToGoOn && m_defines.size() < kMaxDefinesToGoOn &&
        m_macroCalls < kMaxMacroCallsToGoOn;
}

/// Whether all brackets belong together within it, conditions begin and end in it, and launches stand in its braces.
OutlineReader::Piece OutlineReader::pieceOf(const MatchedTokens& tokens, std::size_t begin, std::size_t end)
{
    const bool isSingle = end == begin + 1;
    bool isWhole = true;
    int conditions = 0;
    std::size_t inBraces = begin;  // up to this token
    for (std::size_t at = begin; at < end; ++at) {
        const SourceToken& token = tokens[at];
        if (token.kind == SourceToken::Kind::Directive) {
            const std::string_view name = directiveName(token);
            isWhole = isWhole && (isSingle || conditions > 0 || !(name.starts_with("el") || name == "endif"));
            conditions += name == "if" || name == "ifdef" || name == "ifndef" ? 1 : name == "endif" ? -1 : 0;
        } else if (token.kind == SourceToken::Kind::Mark) {
            const char mark = token.text.front();
            if (mark == '(' || mark == '[' || mark == '{' || mark == ')' || mark == ']' || mark == '}') {
                const std::size_t partner = tokens.partner(at);
                isWhole = isWhole && partner != MatchedTokens::kNone && partner >= begin && partner < end;
                if (isWhole && mark == '{')
                    inBraces = std::max(inBraces, partner);
            } else if (mark == '<' && tokens.isMark(at + 1, '<') && tokens.isMark(at + 2, '<')) {
                isWhole = isWhole && at < inBraces;
            }
        } else if (token.kind == SourceToken::Kind::Word && token.text.starts_with("cudaLaunch")) {
            isWhole = isWhole && at < inBraces;
        }
    }
    return {.end = tokens[end - 1].end(),
            .tokens = static_cast<std::uint32_t>(end - begin),
            .condition = static_cast<std::int8_t>(isSingle ? conditions : 0),
            .isWhole = isWhole && (isSingle || conditions == 0)};
}

std::size_t OutlineReader::backBy(std::size_t piece, std::size_t tokens) const
{
    for (std::size_t passed = 0; piece > 0 && passed < tokens; --piece)
        passed += m_pieces[piece - 1].tokens;
    return piece;
}

std::size_t OutlineReader::onBy(std::size_t piece, std::size_t tokens) const
{
    for (std::size_t passed = 0; piece < m_pieces.size() && passed < tokens; ++piece)
        passed += m_pieces[piece].tokens;
    return piece;
}

/// The conditions that are open before a piece, if those before it are whole; nothing where they are too many.
std::optional<std::size_t> OutlineReader::conditionsAt(std::size_t piece) const
{
    std::size_t open = 0;
    for (std::size_t i = 0; i < piece; ++i) {
        if (m_pieces[i].condition > 0)
            ++open;
        else if (m_pieces[i].condition < 0 && open > 0)
            --open;
    }
    return open <= kMaxConditionsToGoOn ? std::optional(open) : std::nullopt;
}

bool OutlineReader::readChanged(const std::string& before, const Change& change)
{
    const auto isBroken = [](const Piece& piece) { return !piece.isWhole; };
    const auto broken = static_cast<std::size_t>(std::ranges::find_if(m_pieces, isBroken) - m_pieces.begin());
    const auto lastBroken = std::find_if(m_pieces.rbegin(), m_pieces.rend(), isBroken);
    const auto touched = static_cast<std::size_t>(
        std::ranges::partition_point(m_pieces, [&](const Piece& each) { return each.end + kMaxTokenLookahead <= change.begin; }) -
        m_pieces.begin());
    const auto reached = static_cast<std::size_t>(
        std::ranges::partition_point(m_pieces, [&](const Piece& each) { return each.end < change.oldEnd; }) - m_pieces.begin());
    Window window;
    window.first = std::min(backBy(touched, kMargin), broken);
    window.margin = backBy(window.first, kMargin);
    window.begin = startOf(window.margin);
    const std::size_t kept = std::max(onBy(std::min(reached + 1, m_pieces.size()), kMargin),
                                      static_cast<std::size_t>(m_pieces.rend() - lastBroken));
    for (std::size_t tokens = kFirstWindow;; tokens *= kWindowGrowth) {
        window.goOn = kept;
        window.end = onBy(kept, tokens);
        const Reading reading = readWindow(window, before, change);
        if (reading == Reading::Impossible)
            return false;
        if (reading == Reading::Done)
            break;
    }
    splice(window, change);
    return findKernels() && isWithinLimits();
}

OutlineReader::Reading OutlineReader::readWindow(Window& window, std::string_view before, const Change& change)
{
    const bool isRest = window.end == m_pieces.size();
    const std::optional<std::size_t> conditions = conditionsAt(window.margin);
    const std::size_t end = isRest ? m_text.size() : moved(startOf(window.end), change.moved);
    const MatchedTokens tokens(std::string_view(m_text).substr(window.begin, end - window.begin),
                               {.isLineStart = window.margin == 0, .conditions = conditions.value_or(0)});
    m_bytesRead += end - window.begin;
    std::size_t at = 0;
    for (std::size_t i = window.margin; i < window.first; ++i)
        at += m_pieces[i].tokens;
    if (!conditions || tokens.isDeep() || at > tokens.size())
        return Reading::Impossible;
    window.defines.clear();
    for (std::size_t i = at; i < tokens.size(); ++i)
        if (tokens.isDirective(i) && macroDefinition(tokens[i]))
            window.defines.push_back({window.begin + tokens[i].at, window.begin + tokens[i].end()});
    if (!followMacros(window, before))
        return Reading::Impossible;

    window.pieces.clear();
    window.outline = {};
    DeclarationReader reader(tokens, m_macros->macros, window.outline);
    const std::size_t first = at;
    while (at < tokens.size()) {
        const std::size_t items = window.outline.items.size();
        const std::size_t next = std::min(reader.readOne(at), tokens.size());
        if (!isRest && tokens.size() - next < kMargin)
            return Reading::TooShort;
        Piece piece = pieceOf(tokens, at, next);
        piece.end += window.begin;
        piece.items = static_cast<std::uint32_t>(window.outline.items.size() - items);
        window.pieces.push_back(piece);
        at = next;
        const auto begin = [&](std::size_t kept) { return moved(startOf(kept), change.moved); };
        while (window.goOn < m_pieces.size() && begin(window.goOn) < piece.end)
            ++window.goOn;
        if (window.goOn < m_pieces.size() && begin(window.goOn) == piece.end)
            break;
    }
    if (at == tokens.size())
        window.goOn = m_pieces.size();
    window.macroCalls = reader.macroCalls();
    readLaunches(tokens, {first, at}, window.outline);
    return Reading::Done;
}

/// Takes over the macros as they are now. False where the kept declarations may mean something else with them.
bool OutlineReader::followMacros(const Window& window, std::string_view before)
{
    const std::string_view now = m_text;
    const std::size_t begin = startOf(window.first);
    const std::size_t end = window.end == m_pieces.size() ? kEverywhere : startOf(window.end);
    std::vector<std::string_view> directives, replaced, added, kept;
    for (const SourceRange& each : m_defines) {
        const std::string_view text = before.substr(each.begin, each.end - each.begin);
        (each.begin < begin ? directives : each.begin < end ? replaced : kept).push_back(text);
    }
    for (const SourceRange& each : window.defines)
        added.push_back(now.substr(each.begin, each.end - each.begin));
    if (replaced == added)
        return true;
    directives.insert(directives.end(), added.begin(), added.end());
    directives.insert(directives.end(), kept.begin(), kept.end());
    auto macros = std::make_unique<const Macros>(directives);
    if (!macros->macros.readAlike(m_macros->macros))
        return false;
    m_macros = std::move(macros);
    return true;
}

void OutlineReader::splice(Window& window, const Change& change)
{
    const std::ptrdiff_t lines = linesIn(std::string_view(m_text).substr(0, window.begin));
    const auto items = static_cast<std::ptrdiff_t>(itemsIn(0, window.first));
    spliceLaunches(window, lines, items, change);
    spliceItems(window, lines, change);

    const std::size_t begin = startOf(window.first);
    const std::size_t end = window.goOn == m_pieces.size() ? kEverywhere : startOf(window.goOn);
    const std::size_t newEnd = end == kEverywhere ? end : moved(end, change.moved);
    std::vector<SourceRange> defines;
    for (const SourceRange& each : m_defines)
        if (each.begin < begin)
            defines.push_back(each);
    for (const SourceRange& each : window.defines)
        if (each.begin < newEnd)
            defines.push_back(each);
    for (SourceRange each : m_defines) {
        if (each.begin < end)
            continue;
        move(each, change.moved);
        defines.push_back(each);
    }
    m_defines = std::move(defines);

    for (std::size_t i = window.goOn; i < m_pieces.size(); ++i)
        m_pieces[i].end = moved(m_pieces[i].end, change.moved);
    const auto from = m_pieces.begin() + static_cast<std::ptrdiff_t>(window.first);
    const auto to = m_pieces.begin() + static_cast<std::ptrdiff_t>(window.goOn);
    m_pieces.insert(m_pieces.erase(from, to), window.pieces.begin(), window.pieces.end());
    m_macroCalls += window.macroCalls;
}

std::size_t OutlineReader::itemsIn(std::size_t first, std::size_t end) const
{
    std::size_t items = 0;
    for (std::size_t i = first; i < end; ++i)
        items += m_pieces[i].items;
    return items;
}

void OutlineReader::spliceItems(Window& window, std::ptrdiff_t lines, const Change& change)
{
    std::vector<OutlineItem>& items = m_outline.items;
    std::vector<OutlineItem>& read = window.outline.items;
    const std::size_t first = itemsIn(0, window.first);
    const std::size_t end = first + itemsIn(window.first, window.goOn);
    const auto more = static_cast<std::ptrdiff_t>(read.size()) - static_cast<std::ptrdiff_t>(end - first);
    for (OutlineItem& each : read)
        move(each, static_cast<std::ptrdiff_t>(window.begin), lines, static_cast<std::ptrdiff_t>(first));
    if (change.moved != 0 || change.lines != 0 || more != 0)
        for (std::size_t i = end; i < items.size(); ++i)
            move(items[i], change.moved, change.lines, more);
    const auto place = items.begin() + static_cast<std::ptrdiff_t>(first);
    const std::size_t same = std::min(read.size(), end - first);  // those behind need not be moved for them
    std::move(read.begin(), read.begin() + static_cast<std::ptrdiff_t>(same), place);
    const auto rest = items.erase(place + static_cast<std::ptrdiff_t>(same), place + static_cast<std::ptrdiff_t>(end - first));
    const auto added = std::ranges::subrange(read.begin() + static_cast<std::ptrdiff_t>(same), read.end());
    items.insert(rest, std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
}

/// To be called before the items are the new ones. `items` stand before the window.
void OutlineReader::spliceLaunches(Window& window, std::ptrdiff_t lines, std::ptrdiff_t items, const Change& change)
{
    std::vector<OutlineLaunch>& launches = m_outline.launches;
    std::vector<OutlineLaunch>& read = window.outline.launches;
    const auto replaced = static_cast<std::ptrdiff_t>(itemsIn(window.first, window.goOn));
    const auto added = static_cast<std::ptrdiff_t>(window.outline.items.size()) - replaced;
    const auto from = [&](std::size_t piece) {
        const std::size_t byte = piece == m_pieces.size() ? kEverywhere : startOf(piece);
        return std::ranges::lower_bound(launches, byte, {}, &OutlineLaunch::at);
    };
    const auto first = from(window.first), behind = from(window.goOn);
    for (OutlineLaunch& each : read)
        move(each, static_cast<std::ptrdiff_t>(window.begin), lines, items);
    for (auto each = behind; each != launches.end(); ++each)
        move(*each, change.moved, change.lines, added);
    launches.insert(launches.erase(first, behind), std::make_move_iterator(read.begin()), std::make_move_iterator(read.end()));
}

/// False where it may depend on what stands far before a launch.
bool OutlineReader::findKernels()
{
    if (findLaunchedKernels(m_outline))
        return true;
    std::set<std::string_view> names;  // a qualified name is no pointer
    for (const OutlineLaunch& each : m_outline.launches)
        if (each.target == OutlineItem::kNone && each.kernel.find("::") == std::string::npos)
            names.insert(each.kernel);
    return names.size() <= kMaxPointerNames &&
        std::ranges::none_of(names, [this](std::string_view name) { return mayBeGiven(m_text, name); });
}

}  // namespace kd
