// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/typeinfo.h"

#include <elfutils/libdw.h>
#include <vector>

namespace kd {

/// Builds TypeInfo trees from DWARF. The bytes are not trusted: depth (12) and nodes (1,000 for each tree) are bounded,
/// and a type inside itself ends in an Opaque node with its name.
class DwarfTypes {
public:
    /// The type that `die`, a parameter or member, has.
    TypeInfo typeOf(Dwarf_Die& die);

private:
    TypeInfo referenced(Dwarf_Die& die);
    TypeInfo read(Dwarf_Die& die);
    TypeInfo readByTag(Dwarf_Die& die);
    TypeInfo readPointer(Dwarf_Die& die, const char* mark);
    TypeInfo readAggregate(Dwarf_Die& die, TypeInfo::Kind kind);
    TypeInfo readEnumeration(Dwarf_Die& die);
    TypeInfo readArray(Dwarf_Die& die);
    TypeInfo readQualified(Dwarf_Die& die, const char* qualifier);
    TypeInfo readTypedef(Dwarf_Die& die);
    TypeInfo readFunction(Dwarf_Die& die);

    int m_nodes = 0;
    std::vector<Dwarf_Off> m_path;  ///< offsets of the types being read
};

/// DW_AT_name, demangled where the compiler put a mangled one there; empty when there is none.
std::string dwarfName(Dwarf_Die& die);

}  // namespace kd
