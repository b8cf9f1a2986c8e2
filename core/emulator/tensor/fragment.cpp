// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/fragment.h"

#include <algorithm>

namespace kd::emulator {
namespace {

constexpr int kGroup = 4;  // lanes
constexpr int kTile = 8;   // rows or columns that the groups of a warp share out
constexpr MatrixShape kQuadShape{8, 8, 4};
constexpr int kUpperLanes = 16;

Fragment emptyFragment(Element element, int registers, int columns)
{
    Fragment fragment;
    fragment.element = element;
    fragment.registers = fragment.listed = static_cast<std::uint8_t>(registers);
    fragment.perRegister = static_cast<std::uint8_t>(registerBits(element) / elementBits(element));
    fragment.columns = static_cast<std::uint16_t>(columns);
    return fragment;
}

template <typename PositionOf> void placeRegisters(Fragment& fragment, const PositionOf& positionOf)
{
    for (int r = 0; r < fragment.registers; ++r)
        fragment.ofRegister[r] = static_cast<std::uint16_t>(positionOf(r));
}

template <typename PositionOf> void placeLanes(Fragment& fragment, const PositionOf& positionOf)
{
    for (int lane = 0; lane < kLanes; ++lane)
        fragment.ofLane[lane] = static_cast<std::uint16_t>(positionOf(lane));
}

// Where a lane is among those of its matrix: four low ones, then four high ones.
int placeInPair(int lane)
{
    return lane % kGroup + (lane < kUpperLanes ? 0 : kGroup);
}
int pairOf(int lane)
{
    return lane / kGroup % kGroup;
}

}  // namespace

Fragment fragmentOfA(Element element, const MatrixShape& shape)
{
    const int each = registerBits(element) / elementBits(element), across = kGroup * each;
    const int tiles = std::min(shape.m / kTile, 2), steps = shape.k / across, ofBand = tiles * steps;
    Fragment fragment = emptyFragment(element, shape.m / (tiles * kTile) * ofBand, shape.k);
    placeRegisters(fragment, [&](int r) {
        const int row = r / ofBand * tiles * kTile + r % tiles * kTile;
        return row * shape.k + r % ofBand / tiles * across;
    });
    placeLanes(fragment, [&](int lane) { return lane / kGroup * shape.k + lane % kGroup * each; });
    return fragment;
}

Fragment fragmentOfB(Element element, const MatrixShape& shape)
{
    const int each = registerBits(element) / elementBits(element), down = kGroup * each, steps = shape.k / down;
    Fragment fragment = emptyFragment(element, shape.n / kTile * steps, shape.n);
    fragment.step = static_cast<std::uint16_t>(shape.n);
    placeRegisters(fragment, [&](int r) { return r % steps * down * shape.n + r / steps * kTile; });
    placeLanes(fragment, [&](int lane) { return lane % kGroup * each * shape.n + lane / kGroup; });
    return fragment;
}

Fragment fragmentOfC(Element element, const MatrixShape& shape)
{
    const int each = registerBits(element) / elementBits(element), tilesDown = shape.m / kTile, perTile = 2 / each;
    Fragment fragment = emptyFragment(element, shape.m * shape.n / kLanes / each, shape.n);
    placeRegisters(fragment, [&](int r) {
        const int tile = r / perTile;
        return tile % tilesDown * kTile * shape.n + tile / tilesDown * kTile + r % perTile;
    });
    placeLanes(fragment, [&](int lane) { return lane / kGroup * shape.n + lane % kGroup * 2; });
    return fragment;
}

Fragment quadOfA(bool isRowMajor)
{
    const int k = kQuadShape.k, size = kQuadShape.m * k;
    Fragment fragment = emptyFragment(Element::F16, 2, k);
    fragment.step = static_cast<std::uint16_t>(isRowMajor ? 1 : k);
    placeRegisters(fragment, [&](int r) { return 2 * r * fragment.step; });
    placeLanes(fragment, [&](int lane) {
        const int place = placeInPair(lane);
        return pairOf(lane) * size + (isRowMajor ? place * k : place / kGroup * kGroup * k + place % kGroup);
    });
    return fragment;
}

Fragment quadOfB(bool isRowMajor)
{
    const int n = kQuadShape.n, size = kQuadShape.k * n;
    Fragment fragment = emptyFragment(Element::F16, 2, n);
    fragment.step = static_cast<std::uint16_t>(isRowMajor ? 1 : n);
    placeRegisters(fragment, [&](int r) { return 2 * r * fragment.step; });
    placeLanes(fragment, [&](int lane) {
        const int place = placeInPair(lane);
        return pairOf(lane) * size + (isRowMajor ? place % kGroup * n + place / kGroup * kGroup : place);
    });
    return fragment;
}

Fragment quadOfC(Element element)
{
    const int n = kQuadShape.n, size = kQuadShape.m * n;
    if (element == Element::F16) {
        Fragment fragment = emptyFragment(element, 4, n);
        placeRegisters(fragment, [](int r) { return 2 * r; });
        placeLanes(fragment, [&](int lane) { return pairOf(lane) * size + placeInPair(lane) * n; });
        return fragment;
    }
    Fragment fragment = emptyFragment(element, 8, n);
    placeRegisters(fragment, [&](int r) { return (r & 2) * n + (r & 4) + (r & 1); });
    placeLanes(fragment, [&](int lane) {
        const int place = placeInPair(lane), row = (place & 1) + place / kGroup * kGroup;
        return pairOf(lane) * size + row * n + (place & 2);
    });
    return fragment;
}

}  // namespace kd::emulator
