// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe.h"

namespace kd::test {

/// Writes the kernel of a probe. Registers: %in, %out (addresses), %me (the case), %t (thread of the block), %warp (of the
/// block), %lane, %mine (address of 16 bytes of the case's own in the input); p0-p15, h0-h15, r0-r31, d0-d31, q0-q3, f0-f15, g0-g7.
class ProbeText {
public:
    explicit ProbeText(std::string opcode, std::string detail = {});

    /// A declaration before the kernel or, `inside`, in it.
    ProbeText& around(const std::string& text);
    ProbeText& line(const std::string& text);
    /// A register that is part of the result; a predicate is 0 bytes, stored as one.
    ProbeText& result(const std::string& reg, int bytes);
    /// Space in the output for `bytes` a case; gives the text of the case's address, after it was put into `reg`.
    ProbeText& place(const std::string& reg, int bytes);
    ProbeText& cases(int count);
    Probe probe() const;

private:
    std::string addressOf(const std::string& reg, int bytes) const;
    std::size_t bytesBefore() const;

    Probe m_probe;
    std::string m_around, m_body;
};

/// Register class for so many bytes: "%h" "%r" "%d" "%q".
std::string registerFor(int bytes);
/// "{%r0, %r1}" or "%r0".
std::string vectorOf(const std::string& prefix, int count, int first = 0);
/// The bytes of a type such as "u16" or "f16x2".
int bytesOfType(const std::string& type);
/// Whether `type` may be moved in vectors of `count`.
bool isVectorType(const std::string& type, int count);

}  // namespace kd::test
