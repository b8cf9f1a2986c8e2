// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"
#include "core/compile/listing/listingdiff.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// One line of an assembly pane.
struct ShownLine {
    enum class Change : std::uint8_t { None, Added, Removed, Fold };
    std::uint32_t address = 0;     ///< SASS: bytes from the start of the section
    std::int32_t sourceLine = 0;   ///< 1-based, of the program; 0 none
    std::uint16_t registers = 0;   ///< live ones; 0 unknown
    std::uint16_t uniformRegisters = 0;
    std::uint8_t predicates = 0;
    std::uint8_t heat = 0;         ///< LiveRegisterHeat::level
    bool isPeak = false;           ///< the most of its function
    bool isInstruction = false;
    Change change = Change::None;
};

/// Holds what an assembly pane shows: text, styles and what belongs to its lines. Never changed after it was made.
struct AssemblyText {
    QByteArray text;    ///< UTF-8; lines end with '\n', the last one has none
    QByteArray styles;  ///< AssemblyStyle, one for each byte of `text`
    std::vector<ShownLine> lines;
    Listing::Language language = Listing::Language::Ptx;
    bool hasLive = false;     ///< some line knows its live registers
    bool hasSource = false;   ///< some line knows its source line
    bool isDiff = false;
    int added = 0, removed = 0;  ///< instructions of a diff, in the functions that are shown
};
using AssemblyTextPointer = std::shared_ptr<const AssemblyText>;

/// Says which part of a listing, and how.
struct AssemblyOptions {
    std::string function;  ///< lowered name, with the device functions that stand for themselves in it; empty or unknown: all
    bool hasAddresses = false;
    friend bool operator==(const AssemblyOptions&, const AssemblyOptions&) = default;
};

inline constexpr std::size_t kLongestAssemblyLine = 10'000;  ///< bytes; the rest of a line is cut, and a mark says so
inline constexpr int kDiffContext = 3;                       ///< lines kept around a change

/// Any thread; linear.
AssemblyText assemblyText(const Listing& listing, const AssemblyOptions& wish);
/// The newer listing with what was removed from the older; lines that are the same are folded but for those near a change.
AssemblyText assemblyDiff(const Listing& before, const Listing& after, const ListingDiff& diff, const AssemblyOptions& wish);

}  // namespace kd
