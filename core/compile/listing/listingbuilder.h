// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace kd {

/// Tells where code comes from.
struct ListingPlace {
    std::uint32_t line = 0;  ///< 1-based; 0 unknown
    std::uint32_t call = 0;  ///< as ListingLine::call
    std::uint16_t file = 0;
};

/// Puts a listing together, line by line, for the parsers.
class ListingBuilder {
public:
    using Kind = ListingLine::Kind;
    ListingBuilder(Listing::Language language, std::string_view programName);

    /// True once no further line is taken.
    bool isFull() const { return m_listing.lines.size() >= kMaxListingLines; }
    /// Adds a line, cleaned; instructions are indented always. The reference holds until the next.
    ListingLine& add(Kind kind, std::string_view text, bool isIndented = false);
    /// Adds a line, cleaned, that stands within so many others.
    ListingLine& addAtDepth(Kind kind, std::string_view text, std::size_t depth);
    /// Adds a blank line, but only behind a line that is none.
    void addBlank();
    /// Appends cleaned text to the last line.
    void append(std::string_view text);
    /// Removes the last line.
    void removeLast();

    /// Says what the lines from here on come from.
    void setPlace(const ListingPlace& place);
    /// The index of a file, as line tables name it; kNoFile when there are too many.
    std::uint16_t file(std::string_view name);
    static constexpr std::uint16_t kNoFile = 0xffff;
    /// A place from which something was inlined, as ListingLine::call.
    std::uint32_t call(const ListingPlace& place);

    /// The next line is the first of a function; one that is open ends before it.
    void beginFunction(std::string_view symbol, bool isKernel);
    void endFunction();
    /// Takes back that there is a function; its lines stay.
    void dropFunction();
    ListingFunction& function() { return m_listing.functions.back(); }

    Listing& listing() { return m_listing; }
    Listing take();

private:
    void appendClean(std::string_view text, std::size_t lineStart);
    std::uint32_t programLine(const ListingPlace& place) const;
    void nameProgram(std::string_view name);

    Listing m_listing;
    std::unordered_map<std::string, std::uint16_t> m_fileIndex;  ///< by the one spelling that all of a file's have
    std::map<std::string, std::uint16_t, std::less<>> m_spellings;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint16_t>, std::uint32_t> m_callIndex;
    ListingPlace m_place;
    std::uint32_t m_programLine = 0;
    bool m_isInFunction = false;
};

}  // namespace kd
