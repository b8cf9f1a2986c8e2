#include "core/emulator/ops/rows.h"

#include <vector>

namespace kd::emulator {

std::span<const Row> arithmeticRows()
{
    static const std::vector<Row> rows = [] {
        std::vector<Row> all;
        for (const std::span<const Row> part : {integerRows(), bitRows(), floatRows(), halfRows(), approximateRows(), compareRows(), moveRows(), videoRows()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return rows;
}

}  // namespace kd::emulator
