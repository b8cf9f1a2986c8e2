// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/binary/ptxwords.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd::container {

/// Says what is known of a value in PTX: the letter of its type (f, s, u, b; g for bfloat16) and its bytes.
struct PtxType {
    char letter = 'b';
    std::uint32_t size = 0;

    /// Reads "f32" from the end of "ld.global.v4.f32"; of size 0 where there is no type. So many types at the end are skipped.
    static PtxType ofOperation(std::string_view operation, int skipped = 0);
    std::string name() const;
    TypeInfo info() const;
};

/// Reads the parameters of an entry, "(.param .u64 .ptr .align 4 k_param_0, .param .align 8 .b8 k_param_1[16])", and then follows
/// its statements: what is loaded from a parameter, is added to and is an address of loads and stores points to what they load and
/// store. What it does not follow stays bits. Nothing in the text is taken for right.
class PtxParameters {
public:
    /// Reads from behind "(" to ")". At most `maxCount` are kept.
    void readList(PtxWords& words, std::size_t maxCount);
    /// Reads one statement of the entry, as its words.
    void follow(const std::vector<std::string_view>& statement);
    /// Gives the layout, and types as far as they are known; there are no names.
    std::vector<Parameter> parameters() const;
    std::size_t count() const { return m_parameters.size(); }

private:
    struct Use {
        PtxType declared;
        std::uint32_t count = 0;  ///< of an array; 0: none
        std::uint32_t alignment = 0;
        bool isPointer = false;
        bool isChanged = false;   ///< what it points to may be
        bool escapes = false;     ///< it is stored, or passed to a function
        PtxType pointee;
    };
    /// Tells what a register holds: a parameter or what one points to; and whether it is known to be a float.
    struct Value {
        enum class Role { None, Parameter, Pointee };
        Role role = Role::None;
        std::size_t parameter = 0;
        PtxType type;
    };
    using Words = std::vector<std::string_view>;
    using Iterator = Words::const_iterator;

    void addParameter(const Words& words);
    void loadParameter(std::string_view operation, Iterator operand, Iterator end);
    bool accessMemory(std::string_view operation, Iterator operand, Iterator end);
    void compute(std::string_view operation, Iterator operand, Iterator end);
    void refine(const Value& value, PtxType type);
    void release(const Value& value, bool escapes);
    const Value* find(std::string_view name) const;
    TypeInfo typeOf(const Use& use) const;

    std::vector<Use> m_parameters;
    std::unordered_map<std::string_view, std::size_t> m_names;
    std::unordered_map<std::string_view, Value> m_registers;
};

}  // namespace kd::container
