// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/inject/objectstore.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

namespace kd::inject {

/// An object that lies in memory.
struct FoundObject {
    std::uint64_t offset = 0;  ///< bytes from where that begins
    SeenObject object;
};

/// Looks for tensor maps that a program made, and for its textures and surfaces, in memory that comes in pieces. Textures and
/// surfaces are found where their handles are numbers that nothing else would be: those of the first 2^32 are not.
class ObjectScanner {
public:
    /// Knows the objects that there are now. Handles are looked for only where `mayHaveHandles`.
    ObjectScanner(const ObjectStore& objects, bool mayHaveHandles);

    /// What comes from now on is other memory.
    void begin();
    /// Looks at the next piece, which is a multiple of 8 bytes where another one follows.
    void look(std::span<const std::byte> piece);
    /// What was found since begin().
    std::vector<FoundObject>& found() noexcept { return m_found; }

private:
    void lookForRest(std::span<const std::byte> piece);

    const ObjectStore& m_objects;
    std::unordered_set<std::uint64_t> m_firstWords;  ///< that maps begin with
    std::unordered_set<std::uint64_t> m_handles;
    std::uint64_t m_offset = 0;      ///< of the next piece
    std::uint64_t m_skipTo = 0;      ///< behind the object that was found last
    std::vector<std::byte> m_begun;  ///< what may be a map, and goes on in the next piece
    std::vector<FoundObject> m_found;
};

}  // namespace kd::inject
