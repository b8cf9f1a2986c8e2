// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listing.h"
#include "core/compile/listing/listingbuilder.h"
#include "core/compile/loglines.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace kd {
namespace {

using LineKind = ListingLine::Kind;

constexpr std::size_t kMaxDepth = 20;      // of what stands within another; deeper ones are indented no further
constexpr std::size_t kMaxReferences = 64;  // from a place to the one that it is made of

/// What stands between `open` and the next `close`; nothing where either is missing.
std::string_view between(std::string_view text, std::string_view open, std::string_view close)
{
    const std::size_t from = text.find(open);
    if (from == std::string_view::npos)
        return {};
    text.remove_prefix(from + open.size());
    const std::size_t end = text.find(close);
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end);
}

/// "#loc12" at the start of `text`.
std::string_view referenceAt(std::string_view text)
{
    if (!text.starts_with('#'))
        return {};
    const std::size_t end = text.find_first_of(" )>,", 1);
    return text.substr(0, end);
}

/// A line of tileirdisasm without the place behind it.
struct LocatedLine {
    std::string_view code;
    std::string_view place;  ///< "#loc12", or the place itself: "\"k.cu\":4:22"
};

LocatedLine locatedLine(std::string_view line)
{
    constexpr std::string_view kPlace = " loc(";
    const std::size_t at = line.rfind(kPlace);
    if (at == std::string_view::npos || !line.ends_with(')'))
        return {.code = line, .place = {}};
    const std::string_view place = line.substr(at + kPlace.size());
    return {.code = trimmed(line.substr(0, at)), .place = place.substr(0, place.size() - 1)};
}

/// Reads a text of tileirdisasm -g: the module, and behind it tables of what the places in it are.
class TileIrReader {
public:
    TileIrReader(std::string_view text, std::string_view programName)
        : m_builder(Listing::Language::TileIr, programName), m_text(text.substr(0, kMaxListingBytes)),
          m_isCut(text.size() > kMaxListingBytes)
    { }
    Listing read();

private:
    void readTables();
    void parseLine(std::string_view line);
    void add(LineKind kind, std::string_view code);
    std::string_view definitionOf(std::string_view reference) const;
    std::optional<ListingPlace> placeIn(std::string_view text);
    ListingPlace placeOf(std::string_view place, std::size_t calls = 0);

    ListingBuilder m_builder;
    std::string_view m_text;
    std::unordered_map<std::string_view, std::string_view> m_tables;  ///< definitions by their reference
    std::unordered_map<std::string_view, ListingPlace> m_places;      ///< by reference
    std::string_view m_folder;                                        ///< working directory of the compile
    std::size_t m_depth = 0;
    bool m_isInFunction = false;
    bool m_isCut;
};

void TileIrReader::readTables()
{
    static constexpr std::string_view kDefinition = " = ";
    forEachLine(m_text, [this](std::string_view line) {
        const std::size_t at = line.find(kDefinition);
        if (!line.starts_with('#') || at == std::string_view::npos)
            return;
        const std::string_view value = line.substr(at + kDefinition.size());
        m_tables.try_emplace(line.substr(0, at), value);
        // This name is the compiler's own, so its folder is where the compiler worked.
        if (value.find("di_file<\"__nv_name_map\"") != std::string_view::npos)
            m_folder = between(value, " in \"", "\"");
    });
}

std::string_view TileIrReader::definitionOf(std::string_view reference) const
{
    const auto found = m_tables.find(reference);
    return found == m_tables.end() ? std::string_view() : found->second;
}

/// `"k.cu":4:22`, with more around it; nothing where there is no such place.
std::optional<ListingPlace> TileIrReader::placeIn(std::string_view text)
{
    const std::size_t open = text.find('"');
    const std::size_t close = open == std::string_view::npos ? open : text.find("\":", open + 1);
    if (close == std::string_view::npos)
        return std::nullopt;
    std::string_view file = text.substr(open + 1, close - open - 1);
    if (!m_folder.empty() && file.size() > m_folder.size() && file.starts_with(m_folder) && file[m_folder.size()] == '/')
        file.remove_prefix(m_folder.size() + 1);
    const std::string_view numbers = text.substr(close + 2);
    const std::string_view line = numbers.substr(0, numbers.find(':'));
    return ListingPlace{.line = wholeNumber<std::uint32_t>(line).value_or(0), .call = 0, .file = m_builder.file(file)};
}

/// A place is one in a file, one within a scope, or a call of one from another: "loc("k.cu":5:16)",
/// "#cuda_tile.di_loc<#loc3 in #scope>", "loc(callsite(#loc53 at #loc30))".
ListingPlace TileIrReader::placeOf(std::string_view place, std::size_t calls)
{
    constexpr std::string_view kCall = "callsite(";
    constexpr std::string_view kScoped = "di_loc<";
    const auto [known, isNew] = m_places.try_emplace(place, ListingPlace{});
    if (!isNew)
        return known->second;
    std::string_view text = place;
    std::string_view caller;
    for (std::size_t i = 0; i < kMaxReferences && !text.empty(); ++i) {
        if (const std::size_t call = text.find(kCall); call != std::string_view::npos) {
            const std::string_view inside = text.substr(call + kCall.size());
            const std::size_t at = inside.find(" at ");
            if (caller.empty() && at != std::string_view::npos)
                caller = referenceAt(inside.substr(at + 4));
            text = referenceAt(inside);
        } else if (const std::size_t scoped = text.find(kScoped); scoped != std::string_view::npos) {
            text = referenceAt(text.substr(scoped + kScoped.size()));
        } else if (text.starts_with('#')) {
            text = definitionOf(text);
        } else {
            break;
        }
    }
    ListingPlace found = placeIn(text).value_or(ListingPlace{});
    if (!caller.empty() && calls < kMaxReferences) {
        const ListingPlace outer = placeOf(caller, calls + 1);
        if (outer.line != 0 && outer.file != ListingBuilder::kNoFile)
            found.call = m_builder.call(outer);
    }
    return m_places[place] = found;
}

void TileIrReader::add(LineKind kind, std::string_view code)
{
    m_builder.addAtDepth(kind, code, std::min(m_depth, kMaxDepth));
}

void TileIrReader::parseLine(std::string_view line)
{
    const auto [code, place] = locatedLine(line);
    if (code.empty())
        return m_builder.addBlank();
    if (code.starts_with('#'))
        return;
    if (code.starts_with("//"))
        return add(LineKind::Comment, code);
    if (code.starts_with('}') && m_depth > 0)
        --m_depth;
    const bool isKernel = code.starts_with("entry ");
    const std::string_view name = unquoted(between(code, "@", "("));
    const bool begins = !m_isInFunction && !name.empty() && code.ends_with('{') && (isKernel || code.starts_with("func "));
    if (begins) {
        m_builder.beginFunction(name, isKernel);
        m_isInFunction = true;
        m_depth = 0;
    }
    if (m_isInFunction && !begins)
        m_builder.setPlace(placeOf(place));
    const bool isOperation = m_isInFunction && !begins && !code.starts_with('}');
    add(isOperation ? LineKind::Instruction : LineKind::Directive, code);
    if (code.ends_with('{'))
        ++m_depth;
    if (m_isInFunction && m_depth == 0) {
        m_builder.endFunction();
        m_isInFunction = false;
    }
}

Listing TileIrReader::read()
{
    readTables();
    forEachLine(m_text, [this](std::string_view line) {
        if (!m_builder.isFull())
            parseLine(trimmed(line));
    });
    Listing listing = m_builder.take();
    listing.isCut = m_isCut || listing.lines.size() >= kMaxListingLines;
    if (listing.functions.empty())
        listing.reason = "The Tile IR holds no kernel.";
    else if (std::ranges::none_of(listing.lines, [](const ListingLine& line) { return line.programLine != 0; }))
        listing.reason = "The Tile IR does not tell its source lines.";
    return listing;
}

}  // namespace

Listing tileIrListing(std::string_view text, std::string_view programName)
{
    return TileIrReader(text, programName).read();
}

}  // namespace kd
