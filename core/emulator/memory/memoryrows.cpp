#include "core/emulator/memory/memoryrowparts.h"

#include <vector>

namespace kd::emulator {

std::span<const Row> memoryRows()
{
    static const std::vector<Row> rows = [] {
        std::vector<Row> all;
        for (const auto part : {loadRows(), storeRows(), atomicRows(), reductionRows(), fenceRows(), addressRows()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return rows;
}

}  // namespace kd::emulator
