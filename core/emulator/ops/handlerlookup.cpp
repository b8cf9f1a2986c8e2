// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/handlerlookup.h"

#include <algorithm>
#include <vector>

namespace kd::emulator {

namespace {

using Entries = std::vector<const HandlerEntry*>;

bool precedes(const HandlerEntry* left, const HandlerEntry* right)
{
    return left->key.value < right->key.value;
}

Entries sorted(std::initializer_list<HandlerTable> tables)
{
    Entries entries;
    for (const HandlerTable& table : tables) {
        for (std::size_t i = 0; i < table.count; ++i)
            entries.push_back(table.first + i);
    }
    std::sort(entries.begin(), entries.end(), precedes);
    return entries;
}

// The names of the tables are the same in both namespaces.
#define KD_ALL_TABLES(isa)                                                                                   \
    {isa::kIntegerTable, isa::kBitTable, isa::kCarryTable, isa::kFloatTable, isa::kDoubleTable,      \
     isa::kHalfTable, isa::kApproxTable, isa::kCompareTable, isa::kMoveTable, isa::kConvertTable, isa::kVideoTable}

const Entries& entriesOf(HostIsa isa)
{
    static const Entries genericEntries = sorted(KD_ALL_TABLES(generic));
    static const Entries avx2Entries = sorted(KD_ALL_TABLES(avx2));
    return isa == HostIsa::Avx2 ? avx2Entries : genericEntries;
}
#undef KD_ALL_TABLES

}  // namespace

const HandlerEntry* findHandler(HostIsa isa, OpKey key)
{
    const Entries& entries = entriesOf(isa);
    const HandlerEntry wanted{key, nullptr, nullptr};
    const auto found = std::lower_bound(entries.begin(), entries.end(), &wanted, precedes);
    return found != entries.end() && (*found)->key.value == key.value ? *found : nullptr;
}

}  // namespace kd::emulator
