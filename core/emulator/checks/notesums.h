// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/driver/kernelnote.h"
#include "core/emulator/program/program.h"

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <unordered_map>

namespace kd::emulator {

/// Sums up notes by instruction: those of the blocks of one host thread.
class NoteSums {
public:
    /// Says which is the first: lowest block, then thread, then time in the block.
    struct Moment {
        std::uint64_t block = 0;
        std::uint32_t thread = 0;
        std::uint64_t time = 0;
        friend auto operator<=>(const Moment&, const Moment&) = default;
    };
    struct Sum {
        const DecodedFunction* function = nullptr;
        const Instruction* instruction = nullptr;
        KernelNote::Kind kind = KernelNote::Kind::Infinity;
        std::uint64_t count = 0;
        Moment first;
        Message text;  ///< of the first
    };

    /// Counts `count` more, the first of them at `first`; textOf() is asked only where nothing was earlier.
    template <typename TextOf>
    void add(const DecodedFunction& function, const Instruction& instruction, KernelNote::Kind kind, std::uint64_t count,
             const Moment& first, const TextOf& textOf)
    {
        Sum& sum = m_sums[{&instruction, kind}];
        const bool isNew = sum.count == 0;
        sum.count += count;
        if (!isNew && sum.first <= first)
            return;
        sum.function = &function;
        sum.instruction = &instruction;
        sum.kind = kind;
        sum.first = first;
        sum.text = textOf();
    }
    template <typename Visit> void each(const Visit& visit) const
    {
        for (const auto& [key, sum] : m_sums)
            visit(sum);
    }
    void clear() { m_sums.clear(); }

private:
    struct Key {
        const Instruction* instruction;
        KernelNote::Kind kind;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const noexcept
        {
            return std::hash<const Instruction*>()(key.instruction) ^ static_cast<std::size_t>(key.kind);
        }
    };
    std::unordered_map<Key, Sum, Hash> m_sums;
};

}  // namespace kd::emulator
