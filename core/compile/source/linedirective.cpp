// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/linedirective.h"

#include "core/compile/source/leadingdirectives.h"

namespace kd {
namespace {

constexpr unsigned char kEndOfText = 0xff;  ///< as NVRTC takes it; the name of a file may hold it

std::string quotedForLine(const std::string& name)
{
    std::string text;
    for (const char c : name) {
        if (c == '"' || c == '\\')
            text += '\\';
        const auto byte = static_cast<unsigned char>(c);
        text += byte < ' ' || byte == kEndOfText ? '?' : c;
    }
    return text;
}

}  // namespace

std::string withLineDirective(std::string_view text, const std::string& name, bool hasLineTables, int line)
{
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    std::string result = "#line " + std::to_string(line) + " \"";
    result += quotedForLine(hasLineTables ? nameInLineTables(name) : name);
    result += "\"\n";
    result += text;
    if (text.ends_with('\\'))
        result += "\n\n";  // compilers append lines of their own
    return result;
}

std::string nameInLineTables(const std::string& name)
{
    return name.starts_with('/') ? name : std::string(kVirtualFolder) + name;
}

void nameUserFiles(std::vector<Diagnostic>& diagnostics)
{
    for (Diagnostic& diagnostic : diagnostics)
        if (diagnostic.position.file.starts_with(kVirtualFolder))
            diagnostic.position.file.erase(0, kVirtualFolder.size());
}

}  // namespace kd
