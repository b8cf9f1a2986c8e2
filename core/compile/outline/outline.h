// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/sourcerange.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

class MatchedTokens;

/// Describes a parameter of a function as it is written.
struct OutlineParameter {
    std::string type;          ///< "const float* __restrict__"
    std::string name;          ///< empty: it has none
    std::string defaultValue;  ///< empty: it has none

    /// Gives the type of what a pointer parameter points to, without const and the like: "float"; empty where it is no pointer.
    std::string pointee() const;
    bool isConstPointer() const;
    friend bool operator==(const OutlineParameter&, const OutlineParameter&) = default;
};

/// Describes a declaration of a source, found without a compiler: conditions are not evaluated, and includes are not read.
struct OutlineItem {
    enum class Kind {
        Kernel,
        DeviceFunction,
        HostDeviceFunction,
        HostFunction,
        Type,  ///< a class, structure or union
        Enum,
        Alias,  ///< a typedef or a using declaration
        Namespace,
        ConstantVariable,  ///< in constant memory
        DeviceVariable,    ///< in global or managed memory
        SharedVariable,
        HostVariable,
        Macro,
        Include,
        Other  ///< what is none of these, as a static_assert
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    Kind kind = Kind::Other;
    std::string name;            ///< without its scope: "scale"; of an include the file that it names
    std::string scope;           ///< namespaces and classes around it: "ns::Solver"; empty at the top
    std::size_t parent = kNone;  ///< index of the namespace, class or function around it; kNone at the top
    int line = 0;                ///< of the name, from 1
    SourceRange nameRange;       ///< empty where it has no name of its own
    SourceRange range;           ///< all of it, from a template's head to the closing brace or semicolon
    SourceRange body;            ///< its braces and what is between; empty where it has none
    bool isTemplate = false;
    bool isTile = false;      ///< a kernel of CUDA Tile, which is launched by its grid alone
    bool isConstant = false;  ///< const or constexpr
    bool isConstexpr = false;
    std::vector<std::string> templateParameters;  ///< names: "T", "N"
    std::vector<OutlineParameter> parameters;     ///< of a function

    bool isFunction() const { return kind <= Kind::HostFunction; }
    bool isDefinition() const { return !body.empty(); }
    /// Gives "ns::scale"; its scope alone where it has no name
    std::string qualifiedName() const { return scope.empty() || name.empty() ? scope + name : scope + "::" + name; }
    friend bool operator==(const OutlineItem&, const OutlineItem&) = default;
};

/// Describes a piece of a launch as it is written.
struct LaunchSyntax {
    std::string text;  ///< empty: it is not given
    SourceRange range;

    friend bool operator==(const LaunchSyntax&, const LaunchSyntax&) = default;
};

/// Describes a launch in host code.
struct OutlineLaunch {
    enum class Form {
        Chevrons,     ///< `k<<<grid, block, shared, stream>>>(…)`
        Function,     ///< `cudaLaunchKernel(…)`: the arguments are behind a pointer to an array
        Cooperative,  ///< `cudaLaunchCooperativeKernel(…)`, likewise
        Config        ///< `cudaLaunchKernelEx(&config, k, …)`: grid and block name members of the configuration
    };
    Form form = Form::Chevrons;
    std::string kernel;             ///< what is launched, without template arguments: "ns::scale"; of a pointer its own name
    std::string templateArguments;  ///< "float, 256"; empty where there are none
    int line = 0;                   ///< of the kernel's name, from 1
    std::size_t at = 0;             ///< byte of the first `<`, or of the function that launches
    SourceRange range;              ///< from the name to the bracket that ends the arguments
    SourceRange nameRange;          ///< the name with its template arguments
    LaunchSyntax grid, block, sharedBytes, stream;
    std::vector<LaunchSyntax> arguments;          ///< of Function and Cooperative the one pointer to an array
    std::size_t function = OutlineItem::kNone;  ///< index of the function around it
    std::size_t target = OutlineItem::kNone;    ///< index of the kernel's definition; kNone: it is not in this source

    friend bool operator==(const OutlineLaunch&, const OutlineLaunch&) = default;
};

/// Holds what a source declares and launches.
struct Outline {
    std::vector<OutlineItem> items;       ///< in the order of the source, what is around others before them
    std::vector<OutlineLaunch> launches;  ///< in the order of the source
    bool isTruncated = false;             ///< the source is larger than is read; nothing was

    friend bool operator==(const Outline&, const Outline&) = default;
};

/// Reads any text; some 50 ms for 50,000 lines. Limits: 16 MiB, 200,000 items, namespaces and classes 32 deep.
Outline readOutline(std::string_view source);
/// Does the same where the tokens are known.
Outline readOutline(const MatchedTokens& tokens);

/// Gives the function whose body holds the byte, the innermost one; kNone: none does.
std::size_t functionAround(const Outline& outline, std::size_t byte);

}  // namespace kd
