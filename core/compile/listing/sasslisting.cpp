// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listing.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/listing/listingbuilder.h"
#include "core/compile/listing/liveregisters.h"
#include "core/compile/loglines.h"

#include <algorithm>
#include <set>
#include <vector>

namespace kd {
namespace {

using LineKind = ListingLine::Kind;

constexpr std::size_t kDeepestInlining = 64;

/// A source line as the comments `//## File "k.cu", line 3 inlined at "k.cu", line 9` name it.
struct Named {
    std::string_view file;
    std::uint32_t line = 0;
};

/// Reads `"k.cu", line 3` at the start of `text` and cuts it off; line 0 where that is not there.
Named parseNamed(std::string_view& text)
{
    constexpr std::string_view kLine = "\", line ";
    const std::size_t open = text.find('"');
    const std::size_t close = open == std::string_view::npos ? open : text.find(kLine, open + 1);
    if (close == std::string_view::npos) {
        text = {};
        return {};
    }
    Named place{.file = text.substr(open + 1, close - open - 1)};
    text.remove_prefix(close + kLine.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    place.line = wholeNumber<std::uint32_t>(text.substr(0, end)).value_or(0);
    text.remove_prefix(end);
    return place;
}

/// "saxpy(int, float): // _Z5saxpyif": as the source declares it, and the symbol that calls name.
std::string functionLabel(const std::string& symbol)
{
    const std::string name = readableKernelName(symbol);
    if (name == symbol)
        return symbol + ':';
    std::string types;
    for (const std::string& type : parameterTypesOf(symbol))
        types += (types.empty() ? "" : ", ") + type;
    return name + '(' + types + "): // " + symbol;
}

class SassReader {
public:
    SassReader(std::string_view liveRangeText, std::string_view programName)
        : m_live(liveRangeText), m_builder(Listing::Language::Sass, programName)
    {
    }
    Listing read(std::string_view text);

private:
    void parseLine(std::string_view line);
    void parsePlace(std::string_view text);
    void usePlaces();
    void addLabel(std::string_view name);
    void parseDirective(std::string_view line);
    void addInstruction(std::uint32_t address, std::string_view text);
    void openSection(std::string_view name);
    void closeSection();

    LiveRegisterTable m_live;
    ListingBuilder m_builder;
    std::string_view m_section;                 ///< of code; empty outside
    const LiveRegisterTable::Section* m_counts = nullptr;
    std::set<std::string_view> m_symbols;       ///< functions of this section
    std::set<std::string_view> m_entries;       ///< kernels of this section
    std::vector<Named> m_places;                ///< of the instructions that follow: innermost first; empty once in force
    bool m_isInChain = false;                   ///< the last place was inlined: the next one is where
    bool m_hasPlaces = false;
    std::size_t m_firstLine = 0;                ///< that can be padding
};

void SassReader::openSection(std::string_view name)
{
    closeSection();
    m_section = name;
    m_counts = m_live.section(name);
    m_symbols.clear();
    m_entries.clear();
    m_firstLine = m_builder.listing().lines.size();
}

/// Without the padding behind the last instruction and the labels that mark its end.
void SassReader::closeSection()
{
    Listing& listing = m_builder.listing();
    const auto isPadding = [&listing](const ListingLine& line) {
        return line.kind == LineKind::Blank || (line.kind == LineKind::Label && listing.textOf(line).starts_with('.'))
            || (line.kind == LineKind::Instruction && opcodeOf(listing, line) == "NOP");
    };
    while (listing.lines.size() > m_firstLine && isPadding(listing.lines.back()))
        m_builder.removeLast();
    m_builder.endFunction();
    m_section = {};
}

/// A comment's file and line, followed by further comments where it was inlined.
void SassReader::parsePlace(std::string_view text)
{
    constexpr std::string_view kInlined = " inlined at";
    if (!m_isInChain)
        m_places.clear();
    const Named place = parseNamed(text);
    m_isInChain = text.starts_with(kInlined);
    if (m_places.size() < kDeepestInlining)
        m_places.push_back(place);
    m_hasPlaces = true;
}

void SassReader::usePlaces()
{
    m_isInChain = false;
    if (m_places.empty())
        return;
    std::uint32_t call = 0;
    for (std::size_t i = m_places.size(); i-- > 1;)
        if (m_places[i].line != 0)
            call = m_builder.call({.line = m_places[i].line, .call = call, .file = m_builder.file(m_places[i].file)});
    const Named& inner = m_places.front();
    m_builder.setPlace({.line = inner.line, .call = call, .file = inner.line == 0 ? std::uint16_t(0) : m_builder.file(inner.file)});
    m_places.clear();
}

void SassReader::addLabel(std::string_view name)
{
    if (name.starts_with(".text."))
        return;
    const bool isFunction = name == m_section || m_symbols.contains(name);
    if (isFunction) {
        m_places.clear();
        m_builder.addBlank();
        m_builder.beginFunction(name, m_entries.contains(name));
    }
    m_builder.add(LineKind::Label, isFunction ? functionLabel(std::string(name)) : std::string(name) + ':');
    if (isFunction)
        m_firstLine = m_builder.listing().lines.size();
}

/// `.type NAME,@function`, `.other NAME,@"STO_CUDA_ENTRY …"`; what else there is says nothing to a reader.
void SassReader::parseDirective(std::string_view line)
{
    const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view word = line.substr(0, blank);
    const std::string_view rest = trimmed(line.substr(blank));
    const std::string_view name = rest.substr(0, rest.find(','));
    if (word == ".type" && rest.ends_with("@function"))
        m_symbols.insert(name);
    else if (word == ".other" && rest.find("STO_CUDA_ENTRY") != std::string_view::npos)
        m_entries.insert(name);
}

void SassReader::addInstruction(std::uint32_t address, std::string_view text)
{
    const std::size_t encoding = text.find("/* 0x");
    text = trimmed(text.substr(0, encoding));
    if (text.ends_with(';'))
        text = trimmed(text.substr(0, text.size() - 1));
    if (text.empty())
        return;
    usePlaces();
    ListingLine& line = m_builder.add(LineKind::Instruction, text);
    line.address = address;
    if (const LiveRegisters* const live = m_counts == nullptr ? nullptr : LiveRegisterTable::find(*m_counts, address)) {
        line.registers = live->registers;
        line.uniformRegisters = live->uniformRegisters;
        line.predicates = live->predicates;
    }
}

void SassReader::parseLine(std::string_view line)
{
    constexpr std::string_view kPlace = "//## File ";
    constexpr std::string_view kFunction = "Function : ";
    std::uint32_t address = 0;
    std::string_view text;
    if (opensSection(line, text)) {
        openSection(text);
    } else if (line.starts_with("//-----") || line.starts_with("....")) {
        closeSection();
    } else if (line.starts_with(kFunction)) {  // cuobjdump: one a section of code
        openSection(trimmed(line.substr(kFunction.size())));
        m_entries.insert(m_section);
        addLabel(m_section);
    } else if (!m_section.empty()) {
        if (isSassInstruction(line, address, text))
            addInstruction(address, text);
        else if (line.starts_with(kPlace))
            parsePlace(line.substr(kPlace.size()));
        else if (line.ends_with(':'))
            addLabel(line.substr(0, line.size() - 1));
        else if (line.starts_with('.'))
            parseDirective(line);
        else if (!line.empty() && !line.starts_with("/*"))
            m_builder.add(LineKind::Directive, line);
    }
}

Listing SassReader::read(std::string_view text)
{
    const bool isCut = text.size() > kMaxListingBytes;
    text = text.substr(0, kMaxListingBytes);
    m_builder.listing().text.reserve(text.size());
    forEachLine(text, [this](std::string_view line) {
        if (!m_builder.isFull())
            parseLine(trimmed(line));
    });
    closeSection();
    Listing listing = m_builder.take();
    listing.isCut = isCut || listing.lines.size() >= kMaxListingLines;
    if (listing.functions.empty())
        listing.reason = "The disassembler printed no function.";
    else if (!m_hasPlaces)
        listing.reason =
            "The machine code does not tell its source lines: it was compiled without --generate-line-info, or cuobjdump "
            "listed it.";
    else if (m_live.isEmpty())
        listing.reason = "Live registers are not known.";
    return listing;
}

}  // namespace

Listing sassListing(std::string_view lineInfoText, std::string_view liveRangeText, std::string_view programName)
{
    return SassReader(liveRangeText.substr(0, kMaxListingBytes), programName).read(lineInfoText);
}

}  // namespace kd
