// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/unwrittenvalues.h"

#include "core/emulator/program/program.h"
#include "core/emulator/ptx/readablename.h"
#include "core/emulator/warp/callframe.h"
#include "core/emulator/warp/registers.h"
#include "core/emulator/warp/shuffle.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace kd::emulator {
namespace {

using ptx::Operand;

constexpr std::uint32_t kWordBytes = 4;

/// What an instruction does with values.
enum class Kind { Plain, Load, Store, Atomic, Control, Lanes, Shuffle, Ignored };

struct RootKind {
    std::string_view root;
    Kind kind;
};
constexpr RootKind kKinds[] = {
    {"ld", Kind::Load},         {"ldu", Kind::Load},        {"ldmatrix", Kind::Load},   {"st", Kind::Store},
    {"stmatrix", Kind::Store},  {"sust", Kind::Store},      {"sured", Kind::Store},     {"red", Kind::Atomic},
    {"atom", Kind::Atomic},     {"bra", Kind::Control},     {"brx", Kind::Control},     {"ret", Kind::Control},
    {"exit", Kind::Control},    {"trap", Kind::Control},    {"call", Kind::Control},    {"bar", Kind::Control},
    {"barrier", Kind::Control}, {"vote", Kind::Lanes},      {"match", Kind::Lanes},     {"redux", Kind::Lanes},
    {"mma", Kind::Lanes},       {"wmma", Kind::Lanes},      {"movmatrix", Kind::Lanes}, {"shfl", Kind::Shuffle},
    {"cp", Kind::Ignored},      {"mbarrier", Kind::Ignored}, {"wgmma", Kind::Ignored},  {"fence", Kind::Ignored},
    {"prefetch", Kind::Ignored}, {"prefetchu", Kind::Ignored}, {"tensormap", Kind::Atomic}, {"multimem", Kind::Load},
    {"discard", Kind::Ignored}, {"membar", Kind::Ignored},  {"nanosleep", Kind::Ignored}, {"setmaxnreg", Kind::Ignored},
    {"griddepcontrol", Kind::Ignored}, {"applypriority", Kind::Ignored},
};

Kind kindOf(const ptx::Instruction& text)
{
    const auto found = std::ranges::find(kKinds, text.root, &RootKind::root);
    if (found == std::end(kKinds))
        return Kind::Plain;
    if (found->root == "wmma" && text.has("load"))
        return Kind::Load;
    if (found->root == "wmma" && text.has("store"))
        return Kind::Store;
    if (found->root == "multimem" && !text.has("ld_reduce"))
        return text.has("cp") ? Kind::Ignored : text.has("st") ? Kind::Store : Kind::Atomic;
    const bool isWrite = found->kind == Kind::Store || found->kind == Kind::Atomic;
    return isWrite && text.has("async") && !text.has("mmio") ? Kind::Ignored : found->kind;
}

/// Loads and stores of fragments, whose registers are no lane's alone.
bool isOfAllLanes(const ptx::Instruction& text)
{
    return text.root == "wmma" || text.root == "ldmatrix" || text.root == "stmatrix";
}

bool hasDestination(Kind kind, const ptx::Instruction& text)
{
    const bool isStore = kind == Kind::Store || text.root == "red" || kind == Kind::Control;
    return !isStore && !text.operands.empty() && text.operands.front().kind != Operand::Kind::Address;
}

LaneMask lanesWith(const std::array<std::uint16_t, kLanes>& ids)
{
    LaneMask mask = 0;
    for (int lane = 0; lane < kLanes; ++lane)
        mask |= ids[static_cast<std::size_t>(lane)] != 0 ? LaneMask{1} << lane : 0;
    return mask;
}

// "byte 12 of the variable tile", or of dynamic shared memory.
Message sharedPlace(const Block& block, std::uint32_t first)
{
    const auto& variables = block.warps.front().program->sharedVariables;
    const SharedVariable* nearest = nullptr;
    for (const SharedVariable& variable : variables)
        if (variable.first <= first && !variable.text->isExtern && (nearest == nullptr || variable.first > nearest->first))
            nearest = &variable;
    if (nearest != nullptr && first - nearest->first < nearest->text->bytes)
        return message("byte {} of the {}-byte variable {}", first - nearest->first, nearest->text->bytes,
                       ptx::readableVariable(nearest->text->name));
    const std::uint64_t dynamic = block.launch->staticSharedBytes;
    return first >= dynamic && first - dynamic < block.launch->dynamicSharedBytes
        ? message("byte {} of dynamic shared memory", first - dynamic)
        : message("shared address {}", addressName(first));
}

}  // namespace

void UnwrittenValues::blockBegins(const Block& block)
{
    m_block = &block;
    m_isFollowed.fill(false);
    m_warps.clear();
    m_origins.clear();
    m_shared.clear();
    m_steps = 0;
    m_found.reset();
    m_isAddress = false;
    clearNotes();
}

void UnwrittenValues::clearNotes()
{
    m_read.fill(0);
    m_result.fill(0);
    m_sharedLanes = m_globalLanes = m_guarded = 0;
}

void UnwrittenValues::read(const Origin& origin)
{
    if (m_found || m_steps > kMaxSteps)
        return;
    m_isFollowed[origin.warp] = true;
    if (origin.space == Space::Shared) {
        if (const auto stored = m_shared.find(static_cast<std::uint32_t>(origin.address) / kWordBytes); stored != m_shared.end()) {
            m_read[static_cast<std::size_t>(origin.lane)] = stored->second;
            return;
        }
    }
    if (m_origins.size() == std::numeric_limits<Id>::max())
        return;
    m_origins.push_back(origin);
    m_read[static_cast<std::size_t>(origin.lane)] = static_cast<Id>(m_origins.size());
}

bool UnwrittenValues::isStoredAt(std::uint32_t offset) const
{
    return m_shared.contains(offset / kWordBytes);
}

void UnwrittenValues::touchesShared(std::uint32_t warp, LaneMask mask, const std::uint32_t* offsets, std::uint32_t bytes)
{
    if (!m_isFollowed[warp])
        return;
    m_sharedLanes |= mask;
    m_bytes = bytes;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        m_offsets[static_cast<std::size_t>(lowestLane(left))] = offsets[lowestLane(left)];
}

void UnwrittenValues::touchesGlobal(std::uint32_t warp, LaneMask mask)
{
    if (m_isFollowed[warp])
        m_globalLanes |= mask;
}

// Null for what the decoder has added.
const ptx::Instruction* UnwrittenValues::textOf(const Instruction& instruction, const CallFrame& call) const
{
    const auto& body = call.function->text->body;
    return instruction.source < body.size() ? &body[instruction.source] : nullptr;
}

UnwrittenValues::Frame& UnwrittenValues::frameOf(const Warp& warp, const CallFrame* call)
{
    m_warps.resize(std::max<std::size_t>(m_warps.size(), m_block->warps.size()));
    std::vector<Frame>& frames = m_warps[warp.index].frames;
    auto found = std::ranges::find(frames, call, &Frame::call);
    if (found == frames.end())
        found = frames.insert(frames.end(), Frame{.call = call, .registers = {}});
    found->registers.resize(call->function->text->registers.size());
    return *found;
}

void UnwrittenValues::gather(const Frame& frame, const Operand& operand, LaneMask mask, LaneIds& ids)
{
    if (operand.kind == Operand::Kind::Register && operand.index < frame.registers.size()) {
        const LaneIds& own = frame.registers[operand.index];
        for (LaneMask left = mask; left != 0; left &= left - 1)
            if (const auto lane = static_cast<std::size_t>(lowestLane(left)); own[lane] != 0)
                ids[lane] = own[lane];
    }
    for (const Operand& element : operand.elements)
        gather(frame, element, mask, ids);
}

// One for all.
void UnwrittenValues::spread(LaneMask mask, LaneIds& ids)
{
    const auto found = std::ranges::find_if(ids, [](Id id) { return id != 0; });
    if (found == ids.end())
        return;
    const Id id = *found;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        ids[static_cast<std::size_t>(lowestLane(left))] = id;
}

void UnwrittenValues::assign(Frame& frame, const Operand& operand, LaneMask mask, const LaneIds& ids)
{
    if (operand.kind == Operand::Kind::Register && operand.index < frame.registers.size()) {
        LaneIds& own = frame.registers[operand.index];
        for (LaneMask left = mask; left != 0; left &= left - 1) {
            const auto lane = static_cast<std::size_t>(lowestLane(left));
            own[lane] = ids[lane];
        }
    }
    for (const Operand& element : operand.elements)
        assign(frame, element, mask, ids);
}

// Lanes for which an operand of the instruction alone decides the result: false of `and`, true of `or`, all bits of words likewise.
LaneMask UnwrittenValues::decidedBy(std::size_t operand, const ptx::Instruction& text, const Instruction& instruction,
                                    const Warp& warp)
{
    const bool isOr = text.root == "or";
    if (text.has("pred")) {
        const LaneMask value = predicate(warp, instruction.from[operand]);
        return isOr ? value : ~value;
    }
    LaneMask decided = 0;
    const auto look = [&]<typename Word>(Word) {
        for (int lane = 0; lane < kLanes; ++lane)
            if (lanes<Word>(warp, instruction.from[operand])[lane] == (isOr ? static_cast<Word>(~Word{0}) : Word{0}))
                decided |= LaneMask{1} << lane;
    };
    if (text.has("b32"))
        look(std::uint32_t{});
    else if (text.has("b64"))
        look(std::uint64_t{});
    return decided;
}

// Of selp the operand that each lane takes; what one operand of `and` and `or` decides does not depend on the other one.
void UnwrittenValues::gatherSources(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp,
                                    const Frame& frame, LaneMask mask)
{
    const std::size_t first = hasDestination(kindOf(text), text) ? 1 : 0;
    if (text.root == "selp" && text.operands.size() == 4) {
        const LaneMask chosen = predicate(warp, instruction.from[2]);
        const LaneMask takesFirst = text.operands[3].negated ? ~chosen : chosen;
        gather(frame, text.operands[1], mask & takesFirst, m_result);
        gather(frame, text.operands[2], mask & ~takesFirst, m_result);
        gather(frame, text.operands[3], mask, m_result);
        return;
    }
    if ((text.root == "and" || text.root == "or") && text.operands.size() == 3) {
        LaneIds left{}, right{};
        gather(frame, text.operands[1], mask, left);
        gather(frame, text.operands[2], mask, right);
        const LaneMask byLeft = decidedBy(0, text, instruction, warp) & ~lanesWith(left);
        const LaneMask byRight = decidedBy(1, text, instruction, warp) & ~lanesWith(right);
        gather(frame, text.operands[1], mask & ~byRight, m_result);
        gather(frame, text.operands[2], mask & ~byLeft, m_result);
        return;
    }
    LaneMask compared = mask;
    if (text.root == "setp" && text.operands.size() == 4 && !text.has("xor")) {
        LaneIds given{};
        gather(frame, text.operands[3], mask, given);
        const LaneMask value = predicate(warp, instruction.from[2]) ^ (text.operands[3].negated ? kAllLanes : 0);
        compared &= ~((text.has("or") ? value : ~value) & ~lanesWith(given));
    }
    for (std::size_t i = first; i < text.operands.size(); ++i)
        if (text.operands[i].kind != Operand::Kind::Address)
            gather(frame, text.operands[i], i < 3 ? compared : mask, m_result);
}

// Each lane has what the one has that it takes from.
void UnwrittenValues::shuffle(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, const Frame& frame,
                              LaneMask mask)
{
    LaneIds values{}, control{};
    gather(frame, text.operands[1], kAllLanes, values);
    for (std::size_t i = 2; i < text.operands.size(); ++i)
        gather(frame, text.operands[i], mask, control);
    const Shuffle mode = text.has("up") ? Shuffle::Up
        : text.has("down")              ? Shuffle::Down
        : text.has("bfly")              ? Shuffle::Butterfly
                                         : Shuffle::Index;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const auto at = static_cast<std::size_t>(lane);
        const ShuffleSource source = shuffleSource(mode, lane, lanes<std::uint32_t>(warp, instruction.from[1])[lane],
                                                   lanes<std::uint32_t>(warp, instruction.from[2])[lane]);
        m_result[at] = values[static_cast<std::size_t>(source.lane)];
        if (control[at] != 0)
            m_result[at] = control[at];
    }
}

void UnwrittenValues::before(const Instruction& instruction, const Warp& warp, LaneMask active, LaneMask mask)
{
    clearNotes();
    if (++m_steps > kMaxSteps) {
        m_isFollowed.fill(false);
        return;
    }
    const ptx::Instruction* const text = textOf(instruction, *warp.call);
    if (text == nullptr)
        return;
    const Frame& frame = frameOf(warp, warp.call);
    const Kind kind = kindOf(*text);
    LaneIds guard{};
    if (text->guard != ptx::kNoIndex) {
        Operand operand;
        operand.kind = Operand::Kind::Register;
        operand.index = text->guard;
        gather(frame, operand, active, guard);
        m_guarded = lanesWith(guard);
    }
    if (kind == Kind::Ignored)
        return;
    if (kind == Kind::Control) {
        if (text->root == "brx" || text->root == "bar" || text->root == "barrier")
            gatherSources(*text, instruction, warp, frame, mask);
        for (std::size_t lane = 0; lane < guard.size(); ++lane)
            m_result[lane] = guard[lane] != 0 ? guard[lane] : m_result[lane];
        return matters(Use::Branch, instruction, active, m_result);
    }
    LaneIds address{};
    for (const Operand& operand : text->operands)
        if (operand.kind == Operand::Kind::Address)
            gather(frame, operand, mask, address);
    if (text->root != "tex" && text->root != "tld4" && text->root != "suld")
        matters(Use::Address, instruction, mask, address);
    else
        m_result = address;
    if (kind == Kind::Shuffle)
        shuffle(*text, instruction, warp, frame, mask);
    else if (kind != Kind::Load)
        gatherSources(*text, instruction, warp, frame, mask);
    if (kind == Kind::Lanes || (kind == Kind::Store && isOfAllLanes(*text)))
        spread(mask, m_result);
    for (std::size_t lane = 0; lane < guard.size(); ++lane)
        m_result[lane] = guard[lane] != 0 ? guard[lane] : m_result[lane];
}

void UnwrittenValues::after(const Instruction& instruction, const Warp& warp, const CallFrame* call, LaneMask active, LaneMask mask)
{
    const ptx::Instruction* const text = textOf(instruction, *call);
    if (text == nullptr || !m_isFollowed[warp.index])
        return clearNotes();
    const Kind kind = kindOf(*text);
    if (kind == Kind::Control && warp.call != call) {  // a frame that was another call's may begin anew
        if (text->root == "call")
            std::erase_if(m_warps[warp.index].frames, [&](const Frame& frame) { return frame.call == warp.call; });
        return clearNotes();
    }
    Frame& frame = frameOf(warp, call);
    LaneIds ids = m_result;
    switch (kind) {
    case Kind::Load:
    case Kind::Atomic: {
        LaneIds old = m_read;
        if (isOfAllLanes(*text))
            spread(mask, old);
        if (kind == Kind::Load)
            touchLocal(*text, instruction, warp, mask, old);
        if (kind == Kind::Atomic) {
            LaneIds left = ids;
            for (std::size_t lane = 0; !text->has("exch") && lane < left.size(); ++lane)
                left[lane] = old[lane] != 0 ? old[lane] : left[lane];
            store(*text, instruction, warp, mask, left);
        }
        for (std::size_t lane = 0; lane < old.size(); ++lane)
            ids[lane] = old[lane] != 0 ? old[lane] : (m_guarded >> lane & 1) != 0 ? ids[lane] : Id{0};
        break;
    }
    case Kind::Store:
        if (text->root == "sust" || text->root == "sured")
            matters(Use::Stored, instruction, mask, ids);
        touchLocal(*text, instruction, warp, mask, ids);
        store(*text, instruction, warp, mask, ids);
        break;
    default: break;
    }
    if (hasDestination(kind, *text)) {
        if (kind == Kind::Ignored)
            ids.fill(0);
        assign(frame, text->operands.front(), mask | (m_guarded & active), ids);
    }
    clearNotes();
}

// Where nobody looks at global memory, what is neither shared nor local is taken for it.
LaneMask UnwrittenValues::globalLanes(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp,
                                      LaneMask mask) const
{
    if (m_block->globalRaces != nullptr)
        return mask & m_globalLanes;
    if (text.has("global"))
        return mask;
    const bool isGeneric = std::ranges::none_of(text.modifiers, [](std::string_view each) {
        return each.starts_with("shared") || each.starts_with("local") || each.starts_with("param");
    });
    LaneMask global = 0;
    for (LaneMask left = isGeneric ? mask & ~m_sharedLanes : 0; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t address =
            lanes<std::uint64_t>(warp, instruction.from[0])[lane] + static_cast<std::uint64_t>(instruction.immediate);
        if ((address - m_block->launch->localWindow) >> DeviceMemory::kSlotBits != 0)
            global |= LaneMask{1} << lane;
    }
    return global;
}

void UnwrittenValues::store(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, LaneMask mask,
                            const LaneIds& ids)
{
    for (LaneMask left = mask & m_sharedLanes; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        if (ids[lane] == 0)
            continue;
        if (m_sharedBytes != nullptr)
            m_sharedBytes->forget(m_offsets[lane], m_bytes);
        for (std::uint32_t at = 0; at < m_bytes; at += kWordBytes)
            m_shared[(m_offsets[lane] + at) / kWordBytes] = ids[lane];
    }
    if (std::ranges::any_of(ids, [](Id id) { return id != 0; }))
        matters(Use::Stored, instruction, globalLanes(text, instruction, warp, mask), ids);
}

// What stores put into local memory, and loads take out of it.
void UnwrittenValues::touchLocal(const ptx::Instruction& text, const Instruction& instruction, const Warp& warp, LaneMask mask,
                                 LaneIds& ids)
{
    if (!text.has("local"))
        return;
    const bool isLoad = text.root == "ld";
    std::unordered_map<std::uint64_t, Id>& local = m_warps[warp.index].local;
    if (isLoad && local.empty())
        return;
    const std::uint64_t words = text.has("v4") ? 4 : text.has("v2") ? 2 : 1;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint64_t base = lanes<std::uint64_t>(warp, instruction.from[0])[lane];
        const std::uint64_t address = base + static_cast<std::uint64_t>(instruction.immediate);
        Id& id = ids[static_cast<std::size_t>(lane)];
        for (std::uint64_t word = 0; word < words; ++word) {
            const std::uint64_t key = static_cast<std::uint64_t>(lane) << 56 | (address / kWordBytes + word);
            if (const auto found = local.find(key); isLoad && found != local.end())
                id = found->second;
            else if (!isLoad && id != 0)
                local[key] = id;
            else if (!isLoad)
                local.erase(key);
        }
    }
}

Message UnwrittenValues::textOf(const Origin& origin) const
{
    const Message what = origin.kind == AccessKind::Atomic ? message("an atomic operation on {} byte(s)", origin.bytes)
                                                           : message("a read of {} byte(s)", origin.bytes);
    if (origin.space == Space::Local)
        return message("{} at byte {} of local memory by thread {}, which the thread has not written", what, origin.address,
                       threadName(*m_block, origin.warp, origin.lane));
    if (origin.space == Space::Global)
        return message("{} at {}, which nobody has written since it was allocated", what,
                       globalPlace(*m_block->launch->memory, origin.address, origin.bytes));
    if (origin.space == Space::Cluster)
        return message("{} at {} of block {} of the cluster by thread {}, which no thread of the cluster has written", what,
                       sharedPlace(*origin.owner, static_cast<std::uint32_t>(origin.address)), origin.owner->rank,
                       threadName(*m_block, origin.warp, origin.lane));
    return message("{} at {} by thread {}, which no thread of the block has written", what,
                   sharedPlace(*m_block, static_cast<std::uint32_t>(origin.address)),
                   threadName(*m_block, origin.warp, origin.lane));
}

void UnwrittenValues::matters(Use use, const Instruction& instruction, LaneMask mask, const LaneIds& ids)
{
    for (LaneMask left = m_found ? 0 : mask; left != 0; left &= left - 1) {
        const Id id = ids[static_cast<std::size_t>(lowestLane(left))];
        if (id == 0)
            continue;
        const Origin& origin = m_origins[id - 1U];
        const Message text = textOf(origin);
        m_found = RaceReport{.instruction = origin.instruction,
                             .otherInstruction = &instruction,
                             .warp = origin.warp,
                             .lane = origin.lane,
                             .address = origin.address,
                             .text = use == Use::Branch  ? message("{}; a branch depends on it", text)
                                 : use == Use::Address ? message("{}; an address depends on it", text)
                                                       : message("{}; it is stored in global memory", text),
                             .kind = Fault::Kind::UninitializedRead};
        m_foundIn = origin.space;
        m_isAddress = use == Use::Address;
        return;
    }
}

}  // namespace kd::emulator
