// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/relocation.h"

#include "core/base/error.h"
#include "core/session/launch/argumenttext.h"

#include <string>
#include <string_view>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFileReference = "file:";

class Move {
public:
    Move(const fs::path& from, const fs::path& to) : m_from(from), m_to(to) { }

    std::string path(const std::string& name) const
    {
        const fs::path file = (m_from / name).lexically_normal();
        const fs::path relative = file.lexically_relative(m_to);
        const bool isBelow = !relative.empty() && *relative.begin() != "..";
        return isBelow ? relative.string() : file.string();
    }

    std::string argument(const std::string& text) const
    {
        if (!looksLikeBuffer(text))
            return text;
        try {
            BufferParts parts = splitBufferText(text);
            const std::size_t colon = parts.recipe.find(':');
            const bool hasType = colon != std::string::npos && elementTypeFromName(parts.recipe.substr(0, colon));
            const std::string type = hasType ? parts.recipe.substr(0, colon + 1) : std::string();
            Recipe recipe = parseRecipe(parts.recipe.substr(type.size()));
            if (recipe.kind != Recipe::Kind::File && recipe.kind != Recipe::Kind::Image)
                return text;
            recipe.path = path(recipe.path);
            parts.recipe = type + toText(recipe);
            return joinBufferText(parts);
        } catch (const Error&) {
            return text;  // half typed
        }
    }

    std::string reference(const std::string& text) const
    {
        const bool isFile = text.starts_with(kFileReference) && text.size() > kFileReference.size();
        return isFile ? std::string(kFileReference) + path(text.substr(kFileReference.size())) : text;
    }

private:
    fs::path m_from, m_to;
};

}  // namespace

void relocate(LaunchSetup& launch, const fs::path& from, const fs::path& to)
{
    const Move move(from.lexically_normal(), to.lexically_normal());
    for (ArgumentSetting& argument : launch.arguments)
        argument.value = move.argument(argument.value);
    for (MemorySetting& memory : launch.memory)
        memory.value = move.argument(memory.value);
    for (ReferenceSetting& reference : launch.references)
        reference.reference = move.reference(reference.reference);
}

}  // namespace kd
