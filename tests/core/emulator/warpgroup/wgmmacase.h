// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/emulator/tensor/referencenumbers.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensortest {

/// The fields of a descriptor of shared memory; lengths are bytes.
struct DescriptorFields {
    std::uint32_t start = 0, leading = 0, stride = 0;
    int swizzle = 0;  ///< 0, 32, 64 or 128 bytes
    std::uint32_t baseOffset = 0;

    std::uint64_t bits() const;
};

/// One product of a warpgroup, with all that its kernel is given. What is in shared memory and in registers follows from `name`.
struct WgmmaCase {
    std::string name;
    Format a, b, d;
    int n = 8, k = 16;  ///< K as the instruction names it
    std::string before = {}, behind = {};  ///< words before and behind the types: ".satfinite", ".and.popc"
    bool isSparse = false, isFromRegisters = false;
    bool isTransposedA = false, isTransposedB = false, isNegativeA = false, isNegativeB = false, addsD = true;
    int selector = 0;
    DescriptorFields ofA, ofB;
    Values values = Values::Whole;

    int depthOfA() const { return isSparse ? k / 2 : k; }
    bool isHalf() const { return a.bits == 16; }
    bool isFloat() const { return d.exponentBits != 0; }
    bool isExact() const { return values == Values::Whole || !isFloat(); }
    int elementsOfD() const { return n / 2; }  ///< of a thread
    int wordsOfD() const { return elementsOfD() * d.bits / 32; }
    int wordsOfThread() const { return wordsOfD() + 5; }  ///< D, four of A, metadata
    std::string shape() const;
    std::string ptx() const;
};

inline constexpr std::uint32_t kSharedBytes = 65536;  ///< that a kernel fills and its descriptors count from

/// Every type, shape and layout; some of them are only there to be compared with a GPU.
std::vector<WgmmaCase> wgmmaCases();

/// What the kernel of a case is given, and what its product is.
class WgmmaData {
public:
    explicit WgmmaData(const WgmmaCase& one);

    std::vector<std::uint32_t> shared;  ///< words of shared memory
    std::vector<std::uint32_t> words;   ///< of 128 threads, wordsOfThread() each

    /// What is wrong with the words of D that came out, wordsOfD() a thread; empty: nothing.
    QString difference(const std::vector<std::uint32_t>& found) const;

    /// The same of what a GPU gave, which keeps some bits of the largest of D and the products before it adds them up.
    QString deviation(const std::vector<std::uint32_t>& found) const;
    /// The exact value of an element of D.
    Expected expected(int row, int column) const;
    std::int64_t expectedWhole(int row, int column) const;
    /// An element of D among the words of all threads.
    std::uint64_t elementOfD(const std::vector<std::uint32_t>& all, int stride, int row, int column) const;

private:
    std::uint64_t sharedElement(const Format& format, const DescriptorFields& fields, bool isTransposed, int line, int along) const;
    std::uint64_t elementOfA(int row, int stored) const;
    std::uint64_t elementOfB(int along, int column) const;
    int columnOfA(int row, int stored) const;
    void fillMetadata();
    long double largestTerm(int row, int column) const;
    template <typename Add> void eachProduct(int row, int column, const Add& add) const;

    const WgmmaCase m_case;
    std::vector<int> m_columns;  ///< of a sparse A: which of the full width an element stands for, 64 rows of depthOfA()
};

}  // namespace tensortest
