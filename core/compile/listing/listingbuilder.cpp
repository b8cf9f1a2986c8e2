// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listingbuilder.h"

#include "core/compile/binary/demangle.h"
#include "core/compile/source/linedirective.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace kd {
namespace {

constexpr std::string_view kIndentation = "  ";
constexpr std::size_t kMaxDemangled = 4096;  // bytes of a symbol
constexpr std::size_t kMaxName = 65536;      // bytes of a symbol or a file's name

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// As the compiler was told it, without the folder that stands for relative names.
std::string userName(std::string_view name)
{
    if (name.starts_with(kVirtualFolder))
        name.remove_prefix(kVirtualFolder.size());
    return std::string(name);
}

/// The same for all spellings that line tables and requests have for one name.
std::string fileKey(std::string_view name)
{
    const std::filesystem::path path = std::filesystem::path(kVirtualFolder) / std::filesystem::path(name);
    std::string key = path.lexically_normal().string();
    for (char& c : key)
        if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) == 0xff)
            c = '?';
    return key;
}

/// "_Z3farf" of "$_Z1kPf$_Z3farf", which is what a device function in a kernel's section is called.
std::string_view ownSymbol(std::string_view symbol)
{
    return symbol.starts_with('$') ? symbol.substr(symbol.rfind('$') + 1) : symbol;
}

}  // namespace

ListingBuilder::ListingBuilder(Listing::Language language, std::string_view programName)
{
    m_listing.language = language;
    m_listing.files.emplace_back(programName);
    if (!programName.empty())
        m_fileIndex.emplace(fileKey(programName), 0);
}

void ListingBuilder::appendClean(std::string_view text, std::size_t lineStart)
{
    bool isQuoted = false;
    std::string& out = m_listing.text;
    for (const char c : text) {
        isQuoted ^= c == '"';
        if (isBlank(c) && !isQuoted) {
            if (out.size() > lineStart && out.back() != ' ')
                out += ' ';
        } else {
            out += c >= ' ' && c <= '~' ? c : '?';
        }
    }
}

ListingLine& ListingBuilder::add(Kind kind, std::string_view text, bool isIndented)
{
    return addAtDepth(kind, text, kind == Kind::Instruction || isIndented ? 1 : 0);
}

ListingLine& ListingBuilder::addAtDepth(Kind kind, std::string_view text, std::size_t depth)
{
    ListingLine& line = m_listing.lines.emplace_back();
    line.kind = kind;
    line.offset = static_cast<std::uint32_t>(m_listing.text.size());
    for (std::size_t i = 0; i < depth; ++i)
        m_listing.text += kIndentation;
    appendClean(text, m_listing.text.size());
    line.length = static_cast<std::uint32_t>(m_listing.text.size() - line.offset);
    m_listing.text += '\n';
    if (kind == Kind::Instruction) {
        line.file = m_place.file;
        line.line = m_place.line;
        line.call = m_place.call;
        line.programLine = m_programLine;
    }
    return line;
}

void ListingBuilder::addBlank()
{
    if (!m_listing.lines.empty() && m_listing.lines.back().kind != Kind::Blank)
        add(Kind::Blank, {});
}

void ListingBuilder::append(std::string_view text)
{
    ListingLine& line = m_listing.lines.back();
    m_listing.text.back() = ' ';
    appendClean(text, m_listing.text.size());
    line.length = static_cast<std::uint32_t>(m_listing.text.size() - line.offset);
    m_listing.text += '\n';
}

void ListingBuilder::removeLast()
{
    m_listing.text.resize(m_listing.lines.back().offset);
    m_listing.lines.pop_back();
}

void ListingBuilder::nameProgram(std::string_view name)
{
    m_listing.files.front() = userName(name);
    m_fileIndex.emplace(fileKey(name), 0);
}

std::uint16_t ListingBuilder::file(std::string_view name)
{
    if (const auto known = m_spellings.find(name); known != m_spellings.end())
        return known->second;
    if (name.size() > kMaxName || m_listing.files.size() >= kNoFile)
        return kNoFile;
    if (m_fileIndex.empty())
        nameProgram(name);
    const auto [found, isNew] = m_fileIndex.try_emplace(fileKey(name), static_cast<std::uint16_t>(m_listing.files.size()));
    if (isNew)
        m_listing.files.push_back(userName(name));
    m_spellings.emplace(name, found->second);
    return found->second;
}

std::uint32_t ListingBuilder::call(const ListingPlace& place)
{
    const auto [found, isNew] = m_callIndex.try_emplace({place.line, place.call, place.file}, 0);
    if (isNew) {
        m_listing.calls.push_back({.line = place.line, .outer = place.call, .file = place.file});
        found->second = static_cast<std::uint32_t>(m_listing.calls.size());
    }
    return found->second;
}

std::uint32_t ListingBuilder::programLine(const ListingPlace& place) const
{
    if (place.file == 0)
        return place.line;
    for (std::uint32_t call = place.call; call != 0; call = m_listing.calls[call - 1].outer)
        if (m_listing.calls[call - 1].file == 0)
            return m_listing.calls[call - 1].line;
    return 0;
}

void ListingBuilder::setPlace(const ListingPlace& place)
{
    m_place = place.file == kNoFile || place.line == 0 ? ListingPlace{} : place;
    m_programLine = programLine(m_place);
}

void ListingBuilder::beginFunction(std::string_view symbol, bool isKernel)
{
    endFunction();
    ListingFunction& function = m_listing.functions.emplace_back();
    function.loweredName = symbol.substr(0, kMaxName);
    function.name = ownSymbol(function.loweredName);
    if (function.name.size() <= kMaxDemangled)
        function.name = readableKernelName(function.name);
    function.isKernel = isKernel;
    function.firstLine = static_cast<std::uint32_t>(m_listing.lines.size());
    m_isInFunction = true;
    setPlace({});
}

void ListingBuilder::endFunction()
{
    if (!std::exchange(m_isInFunction, false))
        return;
    ListingFunction& function = m_listing.functions.back();
    std::size_t end = m_listing.lines.size();
    while (end > function.firstLine && m_listing.lines[end - 1].kind == Kind::Blank)
        --end;
    function.lineCount = static_cast<std::uint32_t>(end) - function.firstLine;
    for (std::size_t i = function.firstLine; i < end; ++i) {
        const ListingLine& line = m_listing.lines[i];
        function.instructions += line.kind == Kind::Instruction ? 1 : 0;
        function.registerPeak = std::max(function.registerPeak, line.registers);
    }
}

void ListingBuilder::dropFunction()
{
    if (std::exchange(m_isInFunction, false))
        m_listing.functions.pop_back();
}

Listing ListingBuilder::take()
{
    endFunction();
    return std::move(m_listing);
}

}  // namespace kd
