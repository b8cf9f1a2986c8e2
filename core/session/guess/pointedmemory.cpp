// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/pointedmemory.h"

#include <utility>

namespace kd {
namespace {

using PointerKind = HostExpression::Kind;

constexpr int kMaxAliases = 6;  // pointers that stand for each other
constexpr int kMaxPointerSteps = 200;  // looks at an expression, for one pointer

class MemoryFinder {
public:
    MemoryFinder(const HostValues& values, FormWriter& writer, std::size_t elementSize)
        : m_values(values), m_writer(writer), m_elementSize(elementSize)
    { }

    PointedMemory find(const HostExpression& pointer, int depth)
    {
        PointedMemory memory;
        if (depth > kMaxAliases || ++m_steps > kMaxPointerSteps)
            return memory;
        switch (pointer.kind) {
        case PointerKind::Binary:
            return pointer.text == "+" && pointer.children.size() == 2 ? moved(pointer.children[0], pointer.children[1], depth)
                                                                       : inner(pointer, 0, depth);
        case PointerKind::Unary:
            if (pointer.text == "&" && pointer.children.front().kind == PointerKind::Index)
                return moved(pointer.children.front().children[0], pointer.children.front().children[1], depth);
            return inner(pointer, 0, depth);
        case PointerKind::Cast:
        case PointerKind::Index:
        case PointerKind::Method:
            return inner(pointer, 0, depth);
        case PointerKind::Conditional:
            return inner(pointer, 1, depth);
        case PointerKind::Call:
            if (pointer.text == "raw_pointer_cast" && !pointer.children.empty())
                return inner(pointer, 0, depth);
            if (const std::optional<HostValue> made = m_values.allocatedBy(pointer.text))
                use(memory, *made);
            return memory;
        case PointerKind::Name:
        case PointerKind::Member:
            return named(pointer, depth);
        default:
            return memory;
        }
    }

private:
    PointedMemory inner(const HostExpression& pointer, std::size_t child, int depth)
    {
        return child < pointer.children.size() ? find(pointer.children[child], depth + 1) : PointedMemory{};
    }

    /// `x + offset` and `&x[offset]`
    PointedMemory moved(const HostExpression& pointer, const HostExpression& offset, int depth)
    {
        PointedMemory memory = find(pointer, depth + 1);
        const std::optional<std::string> text = m_writer.write(offset);
        if (!memory.count || !text || *text == "0")
            return memory;
        memory.offset = memory.offset ? "(" + *memory.offset + ") + " + *text : *text;
        return memory;
    }

    PointedMemory named(const HostExpression& pointer, int depth)
    {
        PointedMemory memory;
        memory.traffic = m_values.trafficOf(pointer.text);
        for (const HostValue& value : m_values.valuesOf(pointer.text, pointer.place)) {
            if (value.kind == HostValue::Kind::Given && !value.expressions.empty()) {
                PointedMemory other = find(value.expressions.front(), depth + 1);
                if (!other.count)
                    continue;
                other.traffic.isUploaded |= memory.traffic.isUploaded;
                other.traffic.isDownloaded |= memory.traffic.isDownloaded;
                other.traffic.isCleared |= memory.traffic.isCleared;
                return other;
            }
            use(memory, value);
            if (memory.count)
                return memory;
        }
        return memory;
    }

    void use(PointedMemory& memory, const HostValue& value)
    {
        if (value.expressions.empty())
            return;
        if (value.kind == HostValue::Kind::Bytes)
            memory.count = m_writer.writeCount(value.expressions.front(), m_elementSize);
        else if (value.kind == HostValue::Kind::Elements)
            memory.count = m_writer.write(value.expressions.front());
        memory.by = value.by;
        memory.byte = value.byte;
        memory.header = value.header;
    }

    const HostValues& m_values;
    FormWriter& m_writer;
    const std::size_t m_elementSize;
    int m_steps = 0;
};

}  // namespace

PointedMemory pointedMemory(const HostValues& values, FormWriter& writer, const HostExpression& pointer, std::size_t elementSize)
{
    return MemoryFinder(values, writer, elementSize).find(pointer, 0);
}

}  // namespace kd
