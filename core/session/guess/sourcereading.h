// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"
#include "core/session/guess/hostvalues.h"
#include "core/session/launch/sourcemacros.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace kd {

/// Gives what names of types stand for: "unsigned char" of `typedef unsigned char cell;` and of `using cell = unsigned char;`
std::map<std::string, std::string> simpleAliases(const MatchedTokens& tokens, const Outline& outline);

/// Holds a file as it was read for guesses: what it declares and launches, and what its host code says. It stays where it is made.
struct SourceReading {
    SourceReading(std::string name, std::string content, const std::vector<std::string>& defines,
                  const std::vector<const HostValues*>& headers)
        : file(std::move(name)), text(std::move(content)), tokens(text), macros(tokens, defines), outline(readOutline(tokens)),
          values(file, tokens, outline, macros, headers), aliases(simpleAliases(tokens, outline)),
          formMacros(tokens.isTruncated() ? std::map<std::string, SourceMacro, std::less<>>() : findMacros(text, defines))
    { }
    SourceReading(const SourceReading&) = delete;
    SourceReading& operator=(const SourceReading&) = delete;

    const std::string file;  ///< as marks name it; empty: the source of the document
    const std::string text;
    const MatchedTokens tokens;
    const SourceMacros macros;
    const Outline outline;
    const HostValues values;
    const std::map<std::string, std::string> aliases;
    const std::map<std::string, SourceMacro, std::less<>> formMacros;  ///< those that a form finds in the source by itself
};

}  // namespace kd
