// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/data/recipe.h"

#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/text.h"

#include <array>
#include <charconv>
#include <optional>

namespace kd {
namespace {

using RecipeKind = Recipe::Kind;

constexpr std::array<EnumWord<RecipeKind>, 9> kWords{{
    {RecipeKind::Zeros, "zeros"},
    {RecipeKind::Ones, "ones"},
    {RecipeKind::Ramp, "ramp"},
    {RecipeKind::Sine, "sine"},
    {RecipeKind::Random, "random"},
    {RecipeKind::Normal, "normal"},
    {RecipeKind::Poison, "poison"},
    {RecipeKind::File, "file"},
    {RecipeKind::Image, "image"},
}};
constexpr std::string_view kForms = "zeros, ones, ramp, sine, random(seed), random(seed, below=64), normal(seed), poison, "
                                    "file(\"x.npy\"), file(\"w.npz\", \"a\"), image(\"x.png\")";
constexpr std::size_t kMaxRecipeText = 4096;
constexpr std::uint64_t kMaxBelow = std::uint64_t{1} << 53;  // doubles hold all numbers up to it

[[noreturn]] void refuseRecipe(std::string_view text, Message what)
{
    throw RuntimeError({.text = std::move(what), .subject = std::string(text.substr(0, kMaxRecipeText))});
}

bool takesSeed(RecipeKind kind)
{
    return kind == RecipeKind::Random || kind == RecipeKind::Normal;
}

bool takesPath(RecipeKind kind)
{
    return kind == RecipeKind::File || kind == RecipeKind::Image;
}

RecipeKind kindOf(std::string_view word, std::string_view text)
{
    for (const EnumWord<RecipeKind>& entry : kWords) {
        if (entry.second == word)
            return entry.first;
    }
    refuseRecipe(text,
                 message("'{}' is not a recipe; a buffer is filled by {}, with its elements in brackets at the end: "
                         "zeros[n]", word.substr(0, 64), kForms));
}

std::optional<std::uint64_t> wholeNumberOf(std::string_view text)
{
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    const std::string_view digits = hexadecimal ? text.substr(2) : text;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, hexadecimal ? 16 : 10);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(number) : std::nullopt;
}

std::uint64_t parseSeed(std::string_view inside, std::string_view text)
{
    if (const std::size_t equals = inside.find('='); equals != std::string_view::npos) {
        if (trimmed(inside.substr(0, equals)) != "seed")
            refuseRecipe(text, "only 'seed=' is known inside the brackets");
        inside = trimmed(inside.substr(equals + 1));
    }
    const std::optional<std::uint64_t> seed = wholeNumberOf(inside);
    if (!seed)
        refuseRecipe(text, "the seed must be a whole number from 0 to 18446744073709551615");
    return *seed;
}

/// "below=64" behind the seed.
std::uint64_t parseBelow(std::string_view inside, std::string_view text)
{
    const std::size_t equals = inside.find('=');
    if (equals == std::string_view::npos || trimmed(inside.substr(0, equals)) != "below")
        refuseRecipe(text, "behind the seed, only 'below=' is known inside the brackets");
    const std::optional<std::uint64_t> below = wholeNumberOf(trimmed(inside.substr(equals + 1)));
    if (!below || *below == 0 || *below > kMaxBelow)
        refuseRecipe(text, message("the bound must be a whole number from 1 to {}", kMaxBelow));
    return *below;
}

void parseRandom(Recipe& recipe, std::string_view inside, std::string_view text)
{
    const std::size_t comma = recipe.kind == RecipeKind::Random ? inside.find(',') : std::string_view::npos;
    recipe.seed = parseSeed(trimmed(inside.substr(0, comma)), text);
    if (comma != std::string_view::npos)
        recipe.below = parseBelow(trimmed(inside.substr(comma + 1)), text);
}

// What stands between double quotes at the start of `inside`, which loses it; \" and \\ stand for themselves. Nothing where no
// quoted text is there.
std::optional<std::string> parseQuoted(std::string_view& inside)
{
    std::string quoted;
    std::size_t at = 1;
    while (at < inside.size() && inside[at] != '"') {
        if (inside[at] == '\\' && at + 1 < inside.size() && (inside[at + 1] == '"' || inside[at + 1] == '\\'))
            ++at;
        quoted += inside[at++];
    }
    if (inside.empty() || inside[0] != '"' || at >= inside.size() || quoted.empty())
        return std::nullopt;
    inside = trimmed(inside.substr(at + 1));
    return quoted;
}

void parseFile(Recipe& recipe, std::string_view inside, std::string_view text)
{
    const std::optional<std::string> path = parseQuoted(inside);
    const bool hasPart = recipe.kind == RecipeKind::File && inside.starts_with(',');
    if (!path || !(inside.empty() || hasPart))
        refuseRecipe(text, "a file name in double quotes is expected, as in file(\"x.npy\")");
    recipe.path = *path;
    if (hasPart) {
        inside = trimmed(inside.substr(1));
        const std::optional<std::string> part = parseQuoted(inside);
        if (!part || !inside.empty())
            refuseRecipe(text, "behind the file, the name of an array in double quotes is expected, as in file(\"w.npz\", \"a\")");
        recipe.part = *part;
    }
    if (recipe.path.find('\0') != std::string::npos || recipe.part.find('\0') != std::string::npos)
        refuseRecipe(text, "a file name cannot hold a zero byte");
}

std::string inQuotes(std::string_view path)
{
    std::string text = "\"";
    for (const char c : path) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

}  // namespace

std::string_view recipeForms()
{
    return kForms;
}

Recipe parseRecipe(std::string_view text)
{
    const std::string_view whole = trimmed(text);
    if (whole.size() > kMaxRecipeText)
        refuseRecipe(text.substr(0, 64), message("the recipe is longer than {} characters", kMaxRecipeText));
    const std::size_t open = whole.find('(');
    Recipe recipe{.kind = kindOf(trimmed(whole.substr(0, open)), text)};
    if (open == std::string_view::npos) {
        if (takesPath(recipe.kind))
            refuseRecipe(text, "a file name is expected, as in file(\"x.npy\")");
        return recipe;
    }
    if (whole.back() != ')')
        refuseRecipe(text, "the closing bracket is missing");
    const std::string_view inside = trimmed(whole.substr(open + 1, whole.size() - open - 2));
    if (takesPath(recipe.kind))
        parseFile(recipe, inside, text);
    else if (takesSeed(recipe.kind))
        parseRandom(recipe, inside, text);
    else if (!inside.empty())
        refuseRecipe(text, "this recipe takes nothing in its brackets");
    return recipe;
}

std::string toText(const Recipe& recipe)
{
    const std::string word(nameOf(recipe.kind, kWords));
    if (takesSeed(recipe.kind))
        return word + "(seed=" + std::to_string(recipe.seed) +
            (recipe.below == 0 ? "" : ", below=" + std::to_string(recipe.below)) + ")";
    if (takesPath(recipe.kind))
        return word + "(" + inQuotes(recipe.path) + (recipe.part.empty() ? "" : ", " + inQuotes(recipe.part)) + ")";
    return word;
}

void to_json(Json& json, const Recipe& recipe)
{
    json = toText(recipe);
}

void from_json(const Json& json, Recipe& recipe)
{
    if (!json.is_string())
        throw RuntimeError({.text = "a recipe must be text", .subject = std::string("recipe")});
    recipe = parseRecipe(json.get_ref<const std::string&>());
}

}  // namespace kd
