// SPDX-License-Identifier: GPL-3.0-or-later
#include "manualplaces.h"

// PTX ISA 9.0, 9.7.14.5.1 to 9.7.14.5.13. `g` is groupID, `t` threadID_in_group there.

namespace tensortest {
namespace {

int g(int lane)
{
    return lane >> 2;
}
int t(int lane)
{
    return lane % 4;
}
int quad(int lane)
{
    return lane % 16 / 4;
}
int upper(int lane)
{
    return lane < 16 ? 0 : 4;
}

// Accumulators of 8 and 16 rows.
ManualPlace c8(int lane, int i)
{
    return {g(lane), t(lane) * 2 + i};
}
ManualPlace c16(int lane, int i)
{
    return {i < 2 ? g(lane) : g(lane) + 8, t(lane) * 2 + (i & 1)};
}

const std::vector<ManualShape> kShapes{
    // m8n8k4 of f16
    {"m8n8k4", 8, 8, 4, 16, [](int l, int i) { return ManualPlace{l % 4 + upper(l), i, quad(l)}; },
     [](int l, int i) { return ManualPlace{i, l % 4 + upper(l), quad(l)}; },
     [](int l, int i) {
         return ManualPlace{(l & 1) + (i & 2) + upper(l), (i & 4) + (l & 2) + (i & 1), quad(l)};
     },
     4, ".row.col"},
    {"m8n8k4", 8, 8, 4, 16, [](int l, int i) { return ManualPlace{i + upper(l), l % 4, quad(l)}; },
     [](int l, int i) { return ManualPlace{l % 4, i + upper(l), quad(l)}; },
     [](int l, int i) {
         return ManualPlace{(l & 1) + (i & 2) + upper(l), (i & 4) + (l & 2) + (i & 1), quad(l)};
     },
     4, ".col.row"},
    {"m8n8k4", 8, 8, 4, 16, [](int l, int i) { return ManualPlace{l % 4 + upper(l), i, quad(l)}; },
     [](int l, int i) { return ManualPlace{l % 4, i + upper(l), quad(l)}; },
     [](int l, int i) { return ManualPlace{l % 4 + upper(l), i, quad(l)}; }, 4, ".row.row", true},
    {"m8n8k4", 8, 8, 4, 16, [](int l, int i) { return ManualPlace{i + upper(l), l % 4, quad(l)}; },
     [](int l, int i) { return ManualPlace{i, l % 4 + upper(l), quad(l)}; },
     [](int l, int i) { return ManualPlace{l % 4 + upper(l), i, quad(l)}; }, 4, ".col.col", true},
    // f64
    {"m8n8k4", 8, 8, 4, 64, [](int l, int) { return ManualPlace{g(l), t(l)}; }, [](int l, int) { return ManualPlace{t(l), g(l)}; },
     c8},
    {"m16n8k4", 16, 8, 4, 64, [](int l, int i) { return ManualPlace{i == 0 ? g(l) : g(l) + 8, t(l)}; },
     [](int l, int) { return ManualPlace{t(l), g(l)}; }, c16},
    {"m16n8k8", 16, 8, 8, 64,
     [](int l, int i) { return ManualPlace{i == 0 || i == 2 ? g(l) : g(l) + 8, i < 2 ? t(l) : t(l) + 4}; },
     [](int l, int i) { return ManualPlace{i == 0 ? t(l) : t(l) + 4, g(l)}; }, c16},
    {"m16n8k16", 16, 8, 16, 64,
     [](int l, int i) { return ManualPlace{i % 2 == 0 ? g(l) : g(l) + 8, i % 2 == 0 ? i * 2 + t(l) : i * 2 - 2 + t(l)}; },
     [](int l, int i) { return ManualPlace{t(l) + i * 4, g(l)}; }, c16},
    // tf32
    {"m16n8k4", 16, 8, 4, 32, [](int l, int i) { return ManualPlace{i == 0 ? g(l) : g(l) + 8, t(l)}; },
     [](int l, int) { return ManualPlace{t(l), g(l)}; }, c16},
    {"m16n8k8", 16, 8, 8, 32,
     [](int l, int i) { return ManualPlace{i == 0 || i == 2 ? g(l) : g(l) + 8, i < 2 ? t(l) : t(l) + 4}; },
     [](int l, int i) { return ManualPlace{i == 0 ? t(l) : t(l) + 4, g(l)}; }, c16},
    // f16, bf16
    {"m16n8k8", 16, 8, 8, 16, [](int l, int i) { return ManualPlace{i < 2 ? g(l) : g(l) + 8, t(l) * 2 + (i & 1)}; },
     [](int l, int i) { return ManualPlace{t(l) * 2 + i, g(l)}; }, c16},
    {"m16n8k16", 16, 8, 16, 16,
     [](int l, int i) {
         return ManualPlace{(0 <= i && i < 2) || (4 <= i && i < 6) ? g(l) : g(l) + 8, t(l) * 2 + (i & 1) + (i < 4 ? 0 : 8)};
     },
     [](int l, int i) { return ManualPlace{t(l) * 2 + (i & 1) + (i < 2 ? 0 : 8), g(l)}; }, c16},
    // integers and floats of 8 bits
    {"m8n8k16", 8, 8, 16, 8, [](int l, int i) { return ManualPlace{g(l), t(l) * 4 + i}; },
     [](int l, int i) { return ManualPlace{t(l) * 4 + i, g(l)}; }, c8},
    {"m16n8k16", 16, 8, 16, 8, [](int l, int i) { return ManualPlace{i < 4 ? g(l) : g(l) + 8, t(l) * 4 + (i & 3)}; },
     [](int l, int i) { return ManualPlace{t(l) * 4 + i, g(l)}; }, c16},
    {"m16n8k32", 16, 8, 32, 8,
     [](int l, int i) {
         return ManualPlace{(0 <= i && i < 4) || (8 <= i && i < 12) ? g(l) : g(l) + 8, t(l) * 4 + (i & 3) + (i < 8 ? 0 : 16)};
     },
     [](int l, int i) { return ManualPlace{t(l) * 4 + (i & 3) + (i < 4 ? 0 : 16), g(l)}; }, c16},
    // 4 bits
    {"m8n8k32", 8, 8, 32, 4, [](int l, int i) { return ManualPlace{g(l), t(l) * 8 + i}; },
     [](int l, int i) { return ManualPlace{t(l) * 8 + i, g(l)}; }, c8},
    {"m16n8k32", 16, 8, 32, 4, [](int l, int i) { return ManualPlace{i < 8 ? g(l) : g(l) + 8, t(l) * 8 + (i & 7)}; },
     [](int l, int i) { return ManualPlace{t(l) * 8 + (i & 7), g(l)}; }, c16},
    {"m16n8k64", 16, 8, 64, 4,
     [](int l, int i) {
         return ManualPlace{(0 <= i && i < 8) || (16 <= i && i < 24) ? g(l) : g(l) + 8, t(l) * 8 + (i & 7) + (i < 16 ? 0 : 32)};
     },
     [](int l, int i) { return ManualPlace{t(l) * 8 + (i & 7) + (i < 8 ? 0 : 32), g(l)}; }, c16},
    // single bits
    {"m8n8k128", 8, 8, 128, 1, [](int l, int i) { return ManualPlace{g(l), t(l) * 32 + i}; },
     [](int l, int i) { return ManualPlace{t(l) * 32 + i, g(l)}; }, c8},
    {"m16n8k128", 16, 8, 128, 1, [](int l, int i) { return ManualPlace{i < 32 ? g(l) : g(l) + 8, t(l) * 32 + (i & 31)}; },
     [](int l, int i) { return ManualPlace{t(l) * 32 + i, g(l)}; }, c16},
    {"m16n8k256", 16, 8, 256, 1,
     [](int l, int i) {
         return ManualPlace{i < 32 || (64 <= i && i < 96) ? g(l) : g(l) + 8, t(l) * 32 + (i & 31) + (i < 64 ? 0 : 128)};
     },
     [](int l, int i) { return ManualPlace{t(l) * 32 + (i & 31) + (i < 32 ? 0 : 128), g(l)}; }, c16},
};

}  // namespace

const std::vector<ManualShape>& manualShapes()
{
    return kShapes;
}

}  // namespace tensortest
