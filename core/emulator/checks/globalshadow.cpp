// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalshadow.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kPagesOfSlot = (std::uint64_t{1} << DeviceMemory::kSlotBits) / GlobalShadow::kPageBytes;
constexpr std::uint8_t kWideScope = 1, kBlockScope = 2;

bool isBlockScopeText(const DecodedFunction& function, const Instruction& instruction)
{
    const auto& body = function.text->body;
    return instruction.source < body.size() &&
        std::ranges::find(body[instruction.source].modifiers, "cta") != body[instruction.source].modifiers.end();
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

void GlobalShadow::launchBegins(const Program& program)
{
    ++m_launch;
    if (m_bytes > m_maxBytes / 2)
        releaseMemory();
    m_isFull = false;
    m_time = 0;
    m_chunk = 0;
    m_cellsUsed = m_chunks.empty() ? kChunkCells : 0;
    m_published.clear();
    if (m_programNumber == program.number && m_program == &program)
        return;
    m_program = &program;
    m_programNumber = program.number;
    m_firstNumbers.clear();
    std::size_t count = 0;
    for (const auto& function : program.functions) {
        m_firstNumbers.push_back(static_cast<std::uint32_t>(count));
        count += function->code.size();
    }
    m_scopes = std::vector<std::atomic<std::uint8_t>>(count);
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

const DecodedFunction& GlobalShadow::functionAt(std::uint32_t number) const
{
    const auto behind = std::ranges::upper_bound(m_firstNumbers, number);
    return *m_program->functions[static_cast<std::size_t>(behind - m_firstNumbers.begin()) - 1];
}

const Instruction* GlobalShadow::instructionAt(std::uint32_t number) const
{
    const DecodedFunction& function = functionAt(number);
    return function.code.data() + (number - m_firstNumbers[function.index]);
}

bool GlobalShadow::isGuess(std::uint32_t number) const
{
    const auto& body = functionAt(number).text->body;
    const std::uint32_t source = instructionAt(number)->source;
    if (source >= body.size() || body[source].root != "ld" || body[source].operands.size() != 2)
        return false;
    const std::vector<ptx::Index> copies = copiesOf(body, body[source].operands[0]);
    return std::ranges::any_of(body, [&](const ptx::Instruction& each) {
        return each.root == "atom" && std::ranges::find(each.modifiers, "cas") != each.modifiers.end() &&
            each.operands.size() > 2 &&
            (areOnePlace(each.operands[1], body[source].operands[1]) || isOneOf(each.operands[2], copies));
    });
}

bool GlobalShadow::isBlockScope(const DecodedFunction& function, const Instruction& instruction)
{
    std::atomic<std::uint8_t>& scope = m_scopes[numberOf(function, instruction)];
    std::uint8_t known = scope.load(std::memory_order_relaxed);
    if (known == 0) {
        known = isBlockScopeText(function, instruction) ? kBlockScope : kWideScope;
        scope.store(known, std::memory_order_relaxed);
    }
    return known == kBlockScope;
}

void GlobalShadow::Published::add(std::uint32_t warp, std::uint32_t until, std::uint32_t time)
{
    const std::lock_guard lock(m_mutex);
    Events& events = m_events[warp];
    if (!events.all.empty() && events.all.back().until >= until)
        return;
    if (events.all.size() == kMaxEvents) {
        events.horizon = events.all[kMaxEvents / 2 - 1].until;
        events.all.erase(events.all.begin(), events.all.begin() + kMaxEvents / 2);
    }
    events.all.push_back({until, time});
}

bool GlobalShadow::Published::knows(std::uint32_t warp, std::uint32_t interval, std::uint32_t time) const
{
    const std::lock_guard lock(m_mutex);
    const Events& events = m_events[warp];
    if (interval < events.horizon)
        return true;
    const auto behind = std::ranges::upper_bound(events.all, time, {}, &Event::time);
    return behind != events.all.begin() && interval < (behind - 1)->until;
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
