// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/driver/kernelnote.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace kd {
namespace {

using NoteKind = KernelNote::Kind;

constexpr std::array kNoteKinds{NoteKind::DivisionByZero, NoteKind::DivisionOverflow, NoteKind::ShiftTooFar,
                                NoteKind::ConversionOutOfRange, NoteKind::PrintfMismatch, NoteKind::NotANumber,
                                NoteKind::Infinity};

}  // namespace

std::span<const NoteKind> kernelNoteKinds() noexcept
{
    return kNoteKinds;
}

std::string_view nameOf(NoteKind kind) noexcept
{
    switch (kind) {
    case NoteKind::DivisionByZero: return "division by zero";
    case NoteKind::DivisionOverflow: return "division overflow";
    case NoteKind::ShiftTooFar: return "shift too far";
    case NoteKind::ConversionOutOfRange: return "conversion out of range";
    case NoteKind::PrintfMismatch: return "printf mismatch";
    case NoteKind::NotANumber: return "NaN";
    case NoteKind::Infinity: break;
    }
    return "infinity";
}

Message noteText(NoteKind kind)
{
    switch (kind) {
    case NoteKind::DivisionByZero: return "division by zero";
    case NoteKind::DivisionOverflow: return "division overflow";
    case NoteKind::ShiftTooFar: return "shift too far";
    case NoteKind::ConversionOutOfRange: return "conversion out of range";
    case NoteKind::PrintfMismatch: return "printf mismatch";
    case NoteKind::NotANumber: return "NaN";
    case NoteKind::Infinity: break;
    }
    return "infinity";
}

std::optional<NoteKind> kernelNoteKindOf(std::string_view word) noexcept
{
    const auto found = std::ranges::find_if(kNoteKinds, [&](NoteKind kind) { return nameOf(kind) == word; });
    return found == kNoteKinds.end() ? std::nullopt : std::optional(*found);
}

void addNote(std::vector<KernelNote>& notes, KernelNote note)
{
    const bool hasPosition = note.position.line > 0;
    const auto same = std::ranges::find_if(notes, [&](const KernelNote& other) {
        return hasPosition && other.kind == note.kind && other.kernel == note.kernel &&
            other.position == note.position && other.inlinedInto == note.inlinedInto;
    });
    if (same != notes.end())
        same->count += std::min(note.count, std::numeric_limits<std::uint64_t>::max() - same->count);
    else if (notes.size() < kMaxKernelNotes)
        notes.push_back(std::move(note));
}

}  // namespace kd
