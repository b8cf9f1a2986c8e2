// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/emulator/ptx/module.h"

#include <QString>

#include <string>

/// What every module begins with: three lines.
inline std::string ptxHeader()
{
    return ".version 9.0\n.target sm_90\n.address_size 64\n";
}

/// A module with `declarations` on line 4 and `body`, from line 8 on, in an entry `k` that has registers of all kinds: %r0-9,
/// %f0-8, %rd0-8, %p0-8, %h0-4, %d0-3.
inline std::string ptxModule(const std::string& declarations, const std::string& body)
{
    return ptxHeader() + declarations +
           "\n.visible .entry k(.param .u64 a, .param .align 8 .b8 q[16])\n{\n"
           ".reg .b32 %r<10>; .reg .f32 %f<9>; .reg .b64 %rd<9>; .reg .pred %p<9>; .reg .b16 %h<5>; .reg .f64 %d<4>;\n" +
           body + "\nret;\n}\n";
}

/// What parse() says; empty: it was read.
inline QString ptxError(const std::string& text)
{
    try {
        kd::ptx::parse(text);
        return {};
    } catch (const kd::LogicError& error) {
        return QString::fromStdString(error.info().text.english());
    }
}
