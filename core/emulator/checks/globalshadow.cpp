// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalshadow.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace kd::emulator {
namespace {

constexpr std::size_t kMaxGrids = 1 << 16;
constexpr std::uint64_t kPagesOfSlot = (std::uint64_t{1} << DeviceMemory::kSlotBits) / GlobalShadow::kPageBytes;

bool hasModifier(const DecodedFunction& function, const Instruction& instruction, std::string_view modifier)
{
    const auto& body = function.text->body;
    return instruction.source < body.size() && body[instruction.source].has(modifier);
}

bool writesSurfaces(const Program& program)
{
    return std::ranges::any_of(program.functions, [](const auto& function) {
        return std::ranges::any_of(function->text->body, [](const ptx::Instruction& each) {
            return each.root == "sust" || each.root == "sured";
        });
    });
}

// The access of a sector as one of its bytes has it.
GlobalAccess partOf(GlobalAccess access, std::uint32_t offset)
{
    access.lane = (access.lane + (offset >> access.shift)) & (kLanes - 1);
    access.shift = 0;
    return access;
}

// Addresses that are written alike.
bool areOnePlace(const ptx::Operand& a, const ptx::Operand& b)
{
    return a.kind == ptx::Operand::Kind::Address && b.kind == a.kind && a.value == b.value && a.elements.size() == 1 &&
        b.elements.size() == 1 && a.elements[0].kind == b.elements[0].kind && a.elements[0].index == b.elements[0].index &&
        a.elements[0].value == b.elements[0].value && a.elements[0].isLocalScope == b.elements[0].isLocalScope;
}

bool isOneOf(const ptx::Operand& operand, const std::vector<ptx::Index>& registers)
{
    return operand.kind == ptx::Operand::Kind::Register && std::ranges::find(registers, operand.index) != registers.end();
}

// The register and those that it is moved to.
std::vector<ptx::Index> copiesOf(const std::vector<ptx::Instruction>& body, const ptx::Operand& loaded)
{
    std::vector<ptx::Index> copies;
    if (loaded.kind == ptx::Operand::Kind::Register)
        copies.push_back(loaded.index);
    for (std::size_t before = 0; before != copies.size();) {
        before = copies.size();
        for (const ptx::Instruction& each : body)
            if (each.root == "mov" && each.operands.size() == 2 && isOneOf(each.operands[1], copies) &&
                each.operands[0].kind == ptx::Operand::Kind::Register && !isOneOf(each.operands[0], copies))
                copies.push_back(each.operands[0].index);
    }
    return copies;
}

bool isFine(const GlobalAccess& access)
{
    return access.isValid != 0 && (1U << access.shift) < GlobalShadow::kWordBytes;
}

}  // namespace

GlobalShadow::GlobalShadow(const DeviceMemory& memory, std::uint64_t maxBytes)
    : m_map(memory.map()), m_maxBytes(maxBytes), m_slots(static_cast<std::size_t>(m_map.slotCount)) {}

GlobalShadow::~GlobalShadow()
{
    for (auto& slot : m_slots)
        std::free(slot.load());
}

// What earlier launches touched may be freed long since.
void GlobalShadow::releaseMemory()
{
    for (auto& slot : m_slots)
        std::free(slot.exchange(nullptr));
    m_pages.clear();
    m_chunks.clear();
    m_bytes = 0;
}

void GlobalShadow::forgetAll()
{
    ++m_launch;
    if (m_bytes > m_maxBytes / 2)
        releaseMemory();
    m_time = 0;
    m_chunk = 0;
    m_cellsUsed = m_chunks.empty() ? kChunkCells : 0;
    m_published.clear();
    m_grids.clear();
    // Programs of earlier launches may be gone; the one that ran last may run again.
    std::erase_if(m_programs, [this](const auto& each) { return each.get() != m_current; });
    for (const auto& each : m_programs) {
        const std::uint32_t first = each->firstNumbers.empty() ? 0 : each->firstNumbers.front();
        for (std::uint32_t& number : each->firstNumbers)
            number -= first;
        each->end -= first;
    }
}

void GlobalShadow::use(const Program& program)
{
    const auto found = std::ranges::find_if(m_programs, [&](const auto& each) {
        return each->number == program.number && each->program == &program;
    });
    if (found != m_programs.end()) {
        m_current = found->get();
        return;
    }
    auto known = std::make_unique<Known>();
    known->program = &program;
    known->number = program.number;
    const std::uint32_t first = m_programs.empty() ? 0 : m_programs.back()->end;
    std::size_t count = 0;
    for (const auto& function : program.functions) {
        known->firstNumbers.push_back(first + static_cast<std::uint32_t>(count));
        count += function->code.size();
    }
    known->end = first + static_cast<std::uint32_t>(count);
    known->traits = std::vector<std::atomic<std::uint8_t>>(count);
    known->writesSurfaces = emulator::writesSurfaces(program);
    m_current = known.get();
    m_programs.push_back(std::move(known));
}

void GlobalShadow::launchBegins(const Program& program, GridTree::Grid grid)
{
    m_isFull = false;
    if (m_current != nullptr && (m_current->program != &program || m_current->number != program.number))
        m_current = nullptr;
    forgetAll();
    use(program);
    grid.place = {};
    gridBegins(program, std::move(grid));
}

void GlobalShadow::gridBegins(const Program& program, GridTree::Grid grid)
{
    const std::uint64_t blocks = std::uint64_t{grid.gridSize[0]} * grid.gridSize[1] * grid.gridSize[2];
    use(program);
    const bool hasRoom = m_grids.blocks() + blocks <= GlobalAccess::kMaxBlocks && m_grids.size() < kMaxGrids &&
        m_current->end < GlobalAccess::kMaxInstructions;
    if (!hasRoom && m_grids.size() != 0)
        forgetAll();
    grid.program = &program;
    m_grids.add(std::move(grid), blocks);
}

void GlobalShadow::transferBegins(GridTree::Grid grid)
{
    if (m_grids.blocks() >= GlobalAccess::kMaxBlocks || m_grids.size() >= kMaxGrids)
        forgetAll();
    grid.isTransfer = true;
    m_grids.add(std::move(grid), 1);
}

std::optional<std::uint32_t> GlobalShadow::numberOfCall(const DecodedFunction& function, std::uint32_t pc) const
{
    for (const auto& each : m_programs) {
        const auto& functions = each->program->functions;
        if (function.index < functions.size() && functions[function.index].get() == &function)
            return each->firstNumbers[function.index] + pc;
    }
    return std::nullopt;
}

bool GlobalShadow::charge(std::uint64_t bytes)
{
    if (m_bytes + bytes > m_maxBytes) {
        m_isFull = true;
        return false;
    }
    m_bytes += bytes;
    return true;
}

GlobalShadow::Page* GlobalShadow::makePage(std::atomic<Page*>& place)
{
    const std::lock_guard lock(m_mutex);
    if (Page* const page = place.load())
        return page;
    if (!charge(sizeof(Page)))
        return nullptr;
    m_pages.push_back(std::make_unique<Page>());
    place = m_pages.back().get();
    return m_pages.back().get();
}

GlobalShadow::Page* GlobalShadow::pageOf(std::uint64_t address)
{
    const std::uint64_t slot = (address - m_map.base) >> DeviceMemory::kSlotBits;
    if (slot >= m_slots.size())
        return nullptr;
    std::atomic<Page*>* pages = m_slots[slot].load(std::memory_order_acquire);
    if (pages == nullptr) {
        // Zeroes that the system hands out as they are touched.
        auto* const made = static_cast<std::atomic<Page*>*>(std::calloc(kPagesOfSlot, sizeof(std::atomic<Page*>)));
        if (made == nullptr)
            return nullptr;
        if (m_slots[slot].compare_exchange_strong(pages, made))
            pages = made;
        else
            std::free(made);
    }
    std::atomic<Page*>& place = pages[address % (std::uint64_t{1} << DeviceMemory::kSlotBits) / kPageBytes];
    Page* const page = place.load(std::memory_order_acquire);
    return page != nullptr ? page : makePage(place);
}

void GlobalShadow::Holder::take(std::uint64_t address)
{
    release();
    m_number = address / kPageBytes;
    m_page = m_shadow.pageOf(address);
    if (m_page == nullptr)
        return;
    for (int tries = 0; m_page->isHeld.test_and_set(std::memory_order_acquire); ++tries)
        if (tries % 64 == 63)
            std::this_thread::yield();
    if (m_page->launch != m_shadow.m_launch) {
        m_page->sectors.fill({});
        m_page->launch = m_shadow.m_launch;
    }
}

void GlobalShadow::Holder::release()
{
    if (m_page != nullptr)
        m_page->isHeld.clear(std::memory_order_release);
    m_page = nullptr;
    m_number = ~std::uint64_t{0};
}

GlobalCell* GlobalShadow::takeCells(std::size_t count)
{
    const std::lock_guard lock(m_mutex);
    if (m_cellsUsed + count > kChunkCells) {
        if (m_cellsUsed != 0 && m_chunk < m_chunks.size())
            ++m_chunk;
        if (m_chunk >= m_chunks.size()) {
            if (!charge(kChunkCells * sizeof(GlobalCell)))
                return nullptr;
            m_chunks.push_back(std::make_unique<GlobalCell[]>(kChunkCells));
            m_chunk = m_chunks.size() - 1;
        }
        m_cellsUsed = 0;
    }
    GlobalCell* const cells = m_chunks[m_chunk].get() + m_cellsUsed;
    m_cellsUsed += count;
    std::fill_n(cells, count, GlobalCell{});
    return cells;
}

GlobalCell* GlobalShadow::cellsOf(Sector& sector, bool wantsBytes)
{
    const bool needsBytes = wantsBytes || (sector.cells == nullptr &&
                                           (isFine(sector.write) || isFine(sector.read) || isFine(sector.olderRead)));
    if (sector.cells != nullptr && (sector.isBytes || !needsBytes))
        return sector.cells;
    const std::uint32_t unit = needsBytes ? 1 : kWordBytes;
    const std::size_t count = kSectorBytes / unit;
    GlobalCell* const cells = takeCells(count);
    if (cells == nullptr)
        return nullptr;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (sector.cells != nullptr)
            cells[i] = sector.cells[i / kWordBytes];
        else
            cells[i] = {partOf(sector.write, i * unit), {}, partOf(sector.read, i * unit), partOf(sector.olderRead, i * unit)};
    }
    sector.cells = cells;
    sector.isBytes = needsBytes;
    return cells;
}

void GlobalShadow::forget(std::uint64_t address, std::uint64_t bytes)
{
    Holder holder(*this);
    for (std::uint64_t at = address / kSectorBytes * kSectorBytes; at < address + bytes; at += kSectorBytes)
        if (Sector* const sector = holder.sector(at))
            *sector = {};
}

const GlobalShadow::Known& GlobalShadow::knownAt(std::uint32_t number) const
{
    const auto found = std::ranges::upper_bound(m_programs, number, {}, [](const auto& each) { return each->end; });
    return found == m_programs.end() ? *m_programs.back() : **found;
}

const DecodedFunction& GlobalShadow::functionAt(std::uint32_t number) const
{
    const Known& known = knownAt(number);
    const auto behind = std::ranges::upper_bound(known.firstNumbers, number);
    return *known.program->functions[static_cast<std::size_t>(behind - known.firstNumbers.begin()) - 1];
}

const Instruction* GlobalShadow::instructionAt(std::uint32_t number) const
{
    const DecodedFunction& function = functionAt(number);
    return function.code.data() + (number - knownAt(number).firstNumbers[function.index]);
}

bool GlobalShadow::isGuess(std::uint32_t number) const
{
    const auto& body = functionAt(number).text->body;
    const std::uint32_t source = instructionAt(number)->source;
    if (source >= body.size() || body[source].root != "ld" || body[source].operands.size() != 2)
        return false;
    const std::vector<ptx::Index> copies = copiesOf(body, body[source].operands[0]);
    return std::ranges::any_of(body, [&](const ptx::Instruction& each) {
        return each.root == "atom" && each.has("cas") &&
            each.operands.size() > 2 &&
            (areOnePlace(each.operands[1], body[source].operands[1]) || isOneOf(each.operands[2], copies));
    });
}

std::uint8_t GlobalShadow::findTraits(std::atomic<std::uint8_t>& place, const DecodedFunction& function,
                                      const Instruction& instruction)
{
    std::uint8_t traits = kKnown;
    if (hasModifier(function, instruction, "cta"))
        traits |= kBlockScope;
    if (hasModifier(function, instruction, "nc"))
        traits |= kNonCoherent;
    place.store(traits, std::memory_order_relaxed);
    return traits;
}

GlobalShadow::CopyKind GlobalShadow::copyKindOf(std::uint32_t number) const
{
    const auto& body = functionAt(number).text->body;
    const std::uint32_t source = instructionAt(number)->source;
    if (source >= body.size() || (body[source].root != "cp" && body[source].root != "multimem"))
        return CopyKind::None;
    if (body[source].has("bulk"))
        return CopyKind::Bulk;
    return body[source].has("async") ? CopyKind::Async : CopyKind::None;
}

void GlobalShadow::Published::add(Events& events, Event event)
{
    if (!events.all.empty() && events.all.back().until >= event.until)
        return;
    if (events.all.size() == kMaxEvents) {
        events.horizon = events.all[kMaxEvents / 2 - 1].until;
        events.all.erase(events.all.begin(), events.all.begin() + kMaxEvents / 2);
    }
    events.all.push_back(event);
}

std::uint32_t GlobalShadow::Published::until(const Events& events, std::uint32_t time)
{
    const auto behind = std::ranges::upper_bound(events.all, time, {}, &Event::time);
    return std::max(events.horizon, behind == events.all.begin() ? 0 : (behind - 1)->until);
}

void GlobalShadow::Published::add(std::uint32_t warp, std::uint32_t until, std::uint32_t time)
{
    const std::lock_guard lock(m_mutex);
    add(m_events[warp], {until, time});
}

std::uint32_t GlobalShadow::Published::until(std::uint32_t warp, std::uint32_t time) const
{
    const std::lock_guard lock(m_mutex);
    return until(m_events[warp], time);
}

void GlobalShadow::Published::addReads(std::uint32_t warp, std::uint32_t until, std::uint32_t time)
{
    const std::lock_guard lock(m_mutex);
    m_reads.resize(m_events.size());
    add(m_reads[warp], {until, time});
}

bool GlobalShadow::Published::knowsRead(std::uint32_t warp, std::uint32_t interval, std::uint32_t time) const
{
    const std::lock_guard lock(m_mutex);
    return warp < m_reads.size() && interval < until(m_reads[warp], time);
}

void GlobalShadow::Published::addFenced(std::span<const std::uint32_t> until)
{
    const std::lock_guard lock(m_mutex);
    m_fenced.resize(m_events.size());
    for (std::size_t warp = 0; warp < m_fenced.size(); ++warp)
        m_fenced[warp] = std::max(m_fenced[warp], until[warp]);
}

bool GlobalShadow::Published::isFenced(std::uint32_t warp, std::uint32_t interval) const
{
    const std::lock_guard lock(m_mutex);
    return warp < m_fenced.size() && interval < m_fenced[warp];
}

bool GlobalShadow::Published::knows(std::uint32_t warp, std::uint32_t interval, std::uint32_t time) const
{
    return interval < until(warp, time);
}

std::shared_ptr<GlobalShadow::Published> GlobalShadow::publishedOf(std::uint32_t block, std::uint32_t warps)
{
    const std::lock_guard lock(m_publishedMutex);
    auto& found = m_published[block];
    if (found == nullptr)
        found = std::make_shared<Published>(warps);
    return found;
}

std::shared_ptr<GlobalShadow::Published> GlobalShadow::findPublished(std::uint32_t block) const
{
    const std::lock_guard lock(m_publishedMutex);
    const auto found = m_published.find(block);
    return found == m_published.end() ? nullptr : found->second;
}

}  // namespace kd::emulator
