// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/guess/hostvalues.h"
#include "core/session/launch/sourcemacros.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kd {

/// Holds text for a launch form, and what must be known to put it into another one.
struct FormText {
    std::string text;
    int precedence = kOperand;  ///< of its outermost operator; higher binds closer
    bool isReal = false;        ///< it may have a fraction
    bool isConstant = false;    ///< no name is in it

    static constexpr int kOperand = 100;
};

/// Writes expressions of host code as expressions of one launch form: names that the form knows stay, others are replaced by
/// what they are given, and constants that several places share become values of the form. Used for one launch.
class FormWriter {
public:
    FormWriter(const HostValues& values, const std::map<std::string, SourceMacro, std::less<>>& macros)
        : m_values(values), m_macros(macros)
    { }

    /// Keeps names that mean arguments of the kernel in the form, so that nothing else may be called so.
    void reserve(const std::string& parameter) { m_reserved.insert(parameter); }
    /// From now on the variable `name` is written `text`; also a member, as "size.width", and the size of a container, as
    /// "data.size()".
    void rename(const std::string& name, const std::string& text) { m_renamed[name] = text; }
    /// From now on members x, y and z of the variable are those of `text` ("block").
    void renameShape(const std::string& name, const std::string& text) { m_shapes[name] = text; }

    /// From now on the type `name`, a parameter of a template, is `type`.
    void renameType(const std::string& name, const std::string& type) { m_types[name] = type; }

    /// Writes an expression; nothing where a part of it is not known. `isInline`: constants are written as they are, not as a name.
    std::optional<std::string> write(const HostExpression& expression, bool isInline = false);
    /// Gives the three dimensions of a grid or block: an expression, a dim3, or a variable that is one. Empty where one is not
    /// known.
    std::vector<std::string> writeShape(const HostExpression& expression, int depth = 0);
    /// Gives how many elements of `elementSize` bytes (0: not known) so many bytes hold.
    std::optional<std::string> writeCount(const HostExpression& bytes, std::size_t elementSize);

    /// Tells whether the form finds the name in the source by itself, as a macro or a constexpr constant.
    bool isKnownToForm(const std::string& name) const;

    /// Constants of the host code that were written by their names, for the form's values, with where they are given.
    struct Constant {
        std::string name, value;
        std::size_t byte = 0;
        const HostValues* header = nullptr;  ///< as in HostValue
        bool isChanged = false;              ///< as in HostValue
    };
    const std::vector<Constant>& constants() const { return m_constants; }
    /// Gives how many expressions were looked at for all that was written.
    std::size_t looks() const { return m_looks + m_steps; }
    /// Says what a text rests on that the source does not tell.
    enum class Assumption {
        None,
        Device,     ///< a device that is not known
        FirstValue  ///< what a variable starts with, though code between changes it
    };
    /// Gives what was assumed by all that was written since the last call.
    Assumption popAssumption() { return std::exchange(m_assumption, Assumption::None); }

private:
    using Environment = std::map<std::string, FormText>;

    std::optional<FormText> convert(const HostExpression& expression, int depth);
    std::optional<FormText> convertName(const HostExpression& name, int depth);
    std::optional<FormText> convertGiven(const std::string& name, HostPlace place, int depth, bool mayName);
    std::optional<FormText> convertMember(const HostExpression& member, int depth);
    std::optional<FormText> convertMethod(const HostExpression& method, int depth);
    std::optional<FormText> convertCall(const HostExpression& call, int depth);
    std::optional<FormText> convertOwnCall(const HostExpression& call, int depth);
    std::optional<FormText> convertUnary(const HostExpression& unary, int depth);
    std::optional<FormText> convertBinary(const HostExpression& binary, int depth);
    std::optional<FormText> convertChoice(const HostExpression& choice, int depth);
    std::optional<FormText> convertCast(const HostExpression& cast, int depth);
    std::optional<FormText> convertIndex(const HostExpression& index, int depth);
    std::optional<FormText> convertLength(const std::string& array, HostPlace place, int depth);
    std::optional<FormText> named(const std::string& name, const FormText& text, const HostValue& value);
    bool isFormName(const std::string& name) const;
    std::size_t sizeOfType(const std::string& type) const;
    std::optional<HostExpression> withoutSize(const HostExpression& bytes, std::size_t& size, int depth);
    void assume(const HostValue& value);
    void startText();

    const HostValues& m_values;
    const std::map<std::string, SourceMacro, std::less<>>& m_macros;
    std::set<std::string> m_reserved;
    std::map<std::string, std::string> m_renamed, m_shapes, m_types;
    std::vector<Environment> m_environments;
    std::vector<Constant> m_constants;
    bool m_isInline = false;
    int m_outermost = 1;  ///< the depth of names that stand for the whole expression
    Assumption m_assumption = Assumption::None;
    std::size_t m_steps = 0;  ///< of the text that was asked for last
    std::size_t m_looks = 0;  ///< of those before
};

}  // namespace kd
