// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listing.h"
#include "core/compile/listing/listingbuilder.h"
#include "core/compile/loglines.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <unordered_map>

namespace kd {
namespace {

using LineKind = ListingLine::Kind;

constexpr std::size_t kLongestJoined = 16384;  // bytes of a call whose lines are joined

bool isNameCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '%';
}

/// The next word, cut off `text`: up to a blank or a comma.
std::string_view nextWord(std::string_view& text)
{
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::uint32_t nextNumber(std::string_view& text)
{
    return wholeNumber<std::uint32_t>(nextWord(text)).value_or(0);
}

/// The name at the start of `text`.
std::string_view nameAt(std::string_view text)
{
    text = trimmed(text);
    const auto* const end = std::find_if_not(text.begin(), text.end(), isNameCharacter);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// What stands behind `word` in a line of directives; nothing where it is none of them.
std::string_view behindDirective(std::string_view line, std::string_view word)
{
    if (!line.starts_with('.'))
        return {};
    const std::size_t at = line.find(word);
    if (at == std::string_view::npos || line.find('"') < at)
        return {};
    const std::string_view rest = line.substr(at + word.size());
    return rest.starts_with(' ') || rest.starts_with('\t') || rest.starts_with('(') ? rest : std::string_view();
}

/// `.func (.param .b32 result) name(`: without the results in front of the name.
std::string_view behindResults(std::string_view text)
{
    text = trimmed(text);
    if (!text.starts_with('('))
        return text;
    const std::size_t close = text.find(')');
    return close == std::string_view::npos ? std::string_view() : text.substr(close + 1);
}

std::string_view withoutComment(std::string_view line)
{
    return trimmed(line.substr(0, line.find("//")));
}

/// Braces that `line` opens less those that it closes, outside quotes.
int braces(std::string_view line)
{
    int depth = 0;
    bool isQuoted = false;
    for (const char c : line) {
        isQuoted ^= c == '"';
        if (!isQuoted)
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return depth;
}

class PtxReader {
public:
    PtxReader(std::string_view ptx, std::string_view programName) : m_builder(Listing::Language::Ptx, programName), m_ptx(ptx) { }
    Listing read();

private:
    struct Loc {
        std::uint32_t file = 0, line = 0, column = 0;
        auto operator<=>(const Loc&) const = default;
    };

    void readFiles();
    void parseLine(std::string_view line);
    void parseDirective(std::string_view line);
    void parseLoc(std::string_view text);
    void parseStatement(std::string_view line);
    void countBraces(std::string_view line);
    void addDirective(std::string_view line);
    ListingPlace placeOf(const Loc& loc, std::uint32_t call);

    ListingBuilder m_builder;
    std::string_view m_ptx;
    std::unordered_map<std::uint32_t, std::string_view> m_files;
    std::map<Loc, std::uint32_t> m_calls;  ///< of every .loc of this function, what it was inlined into
    int m_depth = 0;
    bool m_isSkipping = false;  ///< a debug section
    bool m_isJoining = false;   ///< the last line is an instruction that goes on
};

/// `.file 1 "name"`: the directives stand at the end.
void PtxReader::readFiles()
{
    constexpr std::string_view kFile = ".file";
    for (std::size_t at = m_ptx.find(kFile); at != std::string_view::npos; at = m_ptx.find(kFile, at + kFile.size())) {
        std::string_view line = m_ptx.substr(at + kFile.size());
        line = line.substr(0, line.find('\n'));
        const std::uint32_t number = nextNumber(line);
        const std::size_t open = line.find('"');
        const std::size_t close = line.rfind('"');
        if (number != 0 && open < close && close != std::string_view::npos)
            m_files.try_emplace(number, line.substr(open + 1, close - open - 1));
    }
}

ListingPlace PtxReader::placeOf(const Loc& loc, std::uint32_t call)
{
    const auto file = m_files.find(loc.file);
    if (file == m_files.end() || loc.line == 0)
        return {};
    return {.line = loc.line, .call = call, .file = m_builder.file(file->second)};
}

/// `.loc 1 5 7` or `.loc 1 5 7, function_name $L__info_string0, inlined_at 1 12 3`.
void PtxReader::parseLoc(std::string_view text)
{
    constexpr std::string_view kInlined = "inlined_at";
    const std::size_t inlined = text.find(kInlined);
    const auto read = [](std::string_view words) {
        const std::uint32_t file = nextNumber(words);
        const std::uint32_t line = nextNumber(words);
        return Loc{.file = file, .line = line, .column = nextNumber(words)};
    };
    const Loc loc = read(text);
    std::uint32_t call = 0;
    if (inlined != std::string_view::npos) {
        const Loc caller = read(text.substr(inlined + kInlined.size()));
        const auto outer = m_calls.find(caller);
        const ListingPlace place = placeOf(caller, outer == m_calls.end() ? 0 : outer->second);
        if (place.line != 0 && place.file != ListingBuilder::kNoFile)
            call = m_builder.call(place);
    }
    m_calls[loc] = call;
    m_builder.setPlace(placeOf(loc, call));
}

void PtxReader::countBraces(std::string_view line)
{
    const int before = m_depth;
    m_depth = std::max(m_depth + braces(line), 0);
    if (m_depth == 0 && (before > 0 || line.find('}') != std::string_view::npos))
        m_builder.endFunction();
    else if (m_depth == 0 && line.ends_with(';'))
        m_builder.dropFunction();  // a declaration
}

void PtxReader::addDirective(std::string_view line)
{
    const bool isInside = m_depth > (line.starts_with('}') ? 1 : 0);
    m_builder.add(LineKind::Directive, line, isInside || line.starts_with(".param"));
}

void PtxReader::parseDirective(std::string_view line)
{
    if (const std::string_view loc = behindDirective(line, ".loc"); line.starts_with(".loc") && !loc.empty())
        return parseLoc(loc);
    if (line.starts_with(".file") && m_depth == 0)
        return;
    if (line.starts_with(".section") && m_depth == 0) {
        m_isSkipping = true;
        return m_builder.endFunction();
    }
    if (m_depth == 0) {
        const std::string_view entry = behindDirective(line, ".entry");
        const std::string_view name = nameAt(entry.empty() ? behindResults(behindDirective(line, ".func")) : entry);
        if (!name.empty()) {
            m_calls.clear();
            m_builder.beginFunction(name, !entry.empty());
        }
    }
    addDirective(line);
    countBraces(withoutComment(line));
}

void PtxReader::parseStatement(std::string_view line)
{
    const std::string_view code = withoutComment(line);
    const std::size_t colon = code.find(':');
    const bool hasLabel = colon != std::string_view::npos && nameAt(code).size() == colon;
    const std::string_view behind = hasLabel ? trimmed(code.substr(colon + 1)) : std::string_view();
    const std::size_t first = code.find_first_not_of("{ \t");
    const bool isCode = m_depth > 0 && first != std::string_view::npos && (isNameCharacter(code[first]) || code[first] == '@');
    if (hasLabel && behind.empty())
        m_builder.add(LineKind::Label, line);
    else if (!isCode || behind.starts_with('.'))
        addDirective(line);
    else {
        m_builder.add(LineKind::Instruction, line);
        m_isJoining = code.size() == line.size() && !code.ends_with(';') && !code.ends_with('}');
    }
    countBraces(code);
}

void PtxReader::parseLine(std::string_view line)
{
    if (m_isSkipping) {
        m_depth = std::max(m_depth + braces(line), 0);
        m_isSkipping = m_depth > 0 || line.find('}') == std::string_view::npos;
        return;
    }
    if (m_isJoining && !line.starts_with('.') && !line.empty() && m_builder.listing().lines.back().length < kLongestJoined) {
        m_builder.append(line);
        m_isJoining = !withoutComment(line).ends_with(';');
        return countBraces(withoutComment(line));
    }
    m_isJoining = false;
    if (line.empty())
        m_builder.addBlank();
    else if (line.starts_with("//"))
        m_builder.add(LineKind::Comment, line);
    else if (line.starts_with('.'))
        parseDirective(line);
    else
        parseStatement(line);
}

Listing PtxReader::read()
{
    const bool isCut = m_ptx.size() > kMaxListingBytes;
    m_ptx = m_ptx.substr(0, kMaxListingBytes);
    m_builder.listing().text.reserve(m_ptx.size());
    readFiles();
    forEachLine(m_ptx, [this](std::string_view line) {
        if (!m_builder.isFull())
            parseLine(trimmed(line));
    });
    Listing listing = m_builder.take();
    listing.isCut = isCut || listing.lines.size() >= kMaxListingLines;
    if (listing.functions.empty())
        listing.reason = m_ptx.empty() ? Message("The compiler gave no PTX.") : Message("The PTX holds no function.");
    else if (m_files.empty())
        listing.reason = "The PTX does not tell its source lines: it was compiled without --generate-line-info.";
    return listing;
}

}  // namespace

Listing ptxListing(std::string_view ptx, std::string_view programName)
{
    return PtxReader(ptx, programName).read();
}

}  // namespace kd
