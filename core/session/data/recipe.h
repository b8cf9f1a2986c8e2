// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/session/data/elementtype.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kd {

/// How a buffer is filled. Text form: `zeros`, `random(seed=1)`, `random(seed=1, below=64)`, `file("x.npy")`,
/// `file("w.safetensors", "layer.weight")`…; the same words everywhere.
struct Recipe {
    enum class Kind { Zeros, Ones, Ramp, Sine, Random, Normal, Poison, File, Image };
    Kind kind = Kind::Zeros;
    std::uint64_t seed = 0;  ///< Random, Normal
    std::uint64_t below = 0;  ///< Random: its elements are from 0 to less than this, 2^53 at most; 0: as their type has them
    std::string path;        ///< File, Image; relative to the session's folder
    std::string part = {};   ///< File: the array of an .npz or .safetensors that is meant; empty: its only one

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// Throws RuntimeError with `text` as subject and what was expected instead.
Recipe parseRecipe(std::string_view text);
/// Writes a recipe as parseRecipe() reads it.
std::string toText(const Recipe& recipe);
/// All recipes as errors list them.
std::string_view recipeForms();
void to_json(Json& json, const Recipe& recipe);
void from_json(const Json& json, Recipe& recipe);

/// Fills `buffer` (a whole number of elements) from any recipe but File and Image. The same bytes on every machine:
/// Ramp is the element index converted to the type; Sine is sin(2 pi i / 256), integers scaled to their maximum (unsigned
/// ones: -1 becomes 0); Random and Normal are Philox4x32-10 (Salmon et al., SC'11) keyed by the seed, counter = element
/// index: floats in [0, 1) from the high bits, integers over their full range, with a bound the remainder by it (of floats the
/// product with it); Normal by Box-Muller, integers scaled like
/// Sine with a deviation of a quarter, kept in range; Poison is 0xFF bytes (a NaN).
void fill(const Recipe& recipe, ElementType type, std::span<std::byte> buffer);

}  // namespace kd
