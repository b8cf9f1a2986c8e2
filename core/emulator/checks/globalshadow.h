// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/gridtree.h"
#include "core/emulator/device/devicememory.h"
#include "core/emulator/program/program.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// One access to global memory as the shadow keeps it. `interval` counts what orders in the life of its warp.
struct GlobalAccess {
    static constexpr std::uint32_t kMaxBlocks = (1U << 24) - 1;
    static constexpr std::uint32_t kMaxInstructions = 1U << 22;
    static constexpr std::uint32_t kUnderWay = ~std::uint32_t{0};  ///< interval of what an asynchronous copy has yet to do
    static constexpr std::uint32_t kWholeSector = 5;               ///< shift of a sector that is one lane's

    std::uint32_t block : 24 = 0;    ///< see GridTree
    std::uint32_t isValid : 1 = 0;
    std::uint32_t isStrong : 1 = 0;  ///< atomic, volatile, relaxed and more
    std::uint32_t isAtomic : 1 = 0;
    std::uint32_t isBlockScope : 1 = 0;
    std::uint32_t shift : 4 = 0;     ///< of a sector: lane l of it begins `l << shift` bytes behind its start, from `lane` on
    std::uint32_t interval = 0;
    std::uint32_t instruction : 22 = 0;  ///< see GlobalShadow::numberOf()
    std::uint32_t warp : 5 = 0;
    std::uint32_t lane : 5 = 0;
};

/// What is known of a byte or a word: the last weak write, and the last reads and the last strong write since.
struct GlobalCell {
    GlobalAccess write, strongWrite, read, olderRead;
    std::uint32_t released = 0;  ///< time of the last release here; 0: none
    std::uint32_t told = 0;      ///< time of the last strong store here, of which Published::knowsRead() tells; 0: none
};

/// Shadow of the global memory that a launch touches, sparse: nothing is there for pages that nobody has touched. 32 bytes that one
/// warp has touched in a row take one cell; others take one a word, or one a byte where accesses are smaller. Host threads use it
/// at once; a page is held while its cells are looked at.
class GlobalShadow {
public:
    static constexpr std::uint64_t kSectorBytes = 32, kPageBytes = 4096, kWordBytes = 4;

    /// It takes `maxBytes` at most. What is touched first beyond them is not looked after.
    GlobalShadow(const DeviceMemory& memory, std::uint64_t maxBytes);
    ~GlobalShadow();
    GlobalShadow(const GlobalShadow&) = delete;
    GlobalShadow& operator=(const GlobalShadow&) = delete;

    /// A grid that the host launches: all that was touched before is ordered before what comes. Of no launch that runs.
    void launchBegins(const Program& program, GridTree::Grid grid);
    /// A copy or a fill that a kernel of the launch has put into a stream.
    void transferBegins(GridTree::Grid grid);
    /// A grid that a kernel of the launch has launched, which need not be ordered with what other grids of the launch touched.
    void gridBegins(const Program& program, GridTree::Grid grid);
    GridTree& grids() noexcept { return m_grids; }
    /// Some memory was not looked after since, for want of room.
    bool isFull() const noexcept { return m_isFull; }

    struct Sector {
        GlobalAccess write, read, olderRead;  ///< weak ones, of the whole sector
        bool isBytes = false;
        GlobalCell* cells = nullptr;          ///< in their place; `isBytes`: 32 of them, else 8
    };
    struct Page {
        std::atomic_flag isHeld = ATOMIC_FLAG_INIT;
        std::uint64_t launch = 0;
        std::array<Sector, kPageBytes / kSectorBytes> sectors{};
    };
    /// Holds the page of an address until another one is asked for, or it ends.
    class Holder {
    public:
        explicit Holder(GlobalShadow& shadow) : m_shadow(shadow) {}
        ~Holder() { release(); }
        Holder(const Holder&) = delete;
        Holder& operator=(const Holder&) = delete;
        /// Null: it is not looked after.
        Sector* sector(std::uint64_t address)
        {
            if (address / kPageBytes != m_number)
                take(address);
            return m_page == nullptr ? nullptr : &m_page->sectors[address % kPageBytes / kSectorBytes];
        }
        void release();

    private:
        void take(std::uint64_t address);

        GlobalShadow& m_shadow;
        std::uint64_t m_number = ~std::uint64_t{0};
        Page* m_page = nullptr;
    };
    /// The cells of a sector, words or bytes; null: there is no room for them.
    GlobalCell* cellsOf(Sector& sector, bool wantsBytes);
    /// Forgets what was done to [address, address + bytes), which begins a new life.
    void forget(std::uint64_t address, std::uint64_t bytes);

    /// Numbers of the instructions of the program, all functions in a row.
    std::uint32_t numberOf(const DecodedFunction& function, const Instruction& instruction) const
    {
        return m_current->firstNumbers[function.index] + static_cast<std::uint32_t>(&instruction - function.code.data());
    }
    /// The same of a program of the launch that need not run now; nothing where it is forgotten.
    std::optional<std::uint32_t> numberOfCall(const DecodedFunction& function, std::uint32_t pc) const;
    const Instruction* instructionAt(std::uint32_t number) const;
    const DecodedFunction& functionAt(std::uint32_t number) const;
    /// Whether a strong access or a fence has the scope of its block alone.
    bool isBlockScope(const DecodedFunction& function, const Instruction& instruction)
    {
        return (traitsOf(function, instruction) & kBlockScope) != 0;
    }
    /// Whether a load reads through a cache that does not see what its grid writes: ld.global.nc.
    bool isNonCoherent(const DecodedFunction& function, const Instruction& instruction)
    {
        return (traitsOf(function, instruction) & kNonCoherent) != 0;
    }
    /// What kind of copy made an access, by its instruction.
    enum class CopyKind : std::uint8_t { None, Async, Bulk };
    CopyKind copyKindOf(std::uint32_t number) const;
    /// Whether the program that runs has instructions that write surfaces.
    bool writesSurfaces() const { return m_current->writesSurfaces; }

    /// Whether an instruction is a load from the very address that an atomic compare-and-swap of its function names, or of the
    /// value that one compares.
    bool isGuess(std::uint32_t number) const;

    /// Time goes on with every release.
    std::uint32_t tick() { return ++m_time; }
    std::uint32_t now() const { return m_time; }

    /// What the warps of a block have handed on by releases, with the times.
    class Published {
    public:
        explicit Published(std::uint32_t warps) : m_events(warps) {}
        /// Accesses of the warp in intervals before `until` have been released at `time`.
        void add(std::uint32_t warp, std::uint32_t until, std::uint32_t time);
        /// Whether that interval of the warp was released at `time` or before.
        bool knows(std::uint32_t warp, std::uint32_t interval, std::uint32_t time) const;
        /// The interval before which all are released at `time` or before.
        std::uint32_t until(std::uint32_t warp, std::uint32_t time) const;
        /// The same of reads whose values were there before a strong store that needs no fence for that.
        void addReads(std::uint32_t warp, std::uint32_t until, std::uint32_t time);
        bool knowsRead(std::uint32_t warp, std::uint32_t interval, std::uint32_t time) const;
        /// Accesses of the warps in intervals before `until` have been fenced between the proxies, those of released ones.
        void addFenced(std::span<const std::uint32_t> until);
        bool isFenced(std::uint32_t warp, std::uint32_t interval) const;

    private:
        struct Event {
            std::uint32_t until = 0, time = 0;
        };
        struct Events {
            std::vector<Event> all;
            std::uint32_t horizon = 0;  ///< intervals before it were dropped and count as known
        };
        static constexpr std::size_t kMaxEvents = 4096;
        static void add(Events& events, Event event);
        static std::uint32_t until(const Events& events, std::uint32_t time);
        mutable std::mutex m_mutex;
        std::vector<Events> m_events;
        std::vector<Events> m_reads;          ///< by warp; empty: nothing has been added
        std::vector<std::uint32_t> m_fenced;  ///< by warp; empty: nothing has been
    };
    /// For blocks of any scope that wait for it; kept to the end of the launch.
    std::shared_ptr<Published> publishedOf(std::uint32_t block, std::uint32_t warps);
    /// Null: the block has released nothing.
    std::shared_ptr<Published> findPublished(std::uint32_t block) const;

private:
    /// A program of the launch, whose instructions have numbers of their own.
    struct Known {
        const Program* program = nullptr;
        std::uint64_t number = 0;                         ///< of the program
        std::vector<std::uint32_t> firstNumbers;          ///< by function
        std::uint32_t end = 0;                            ///< behind the last one's
        std::vector<std::atomic<std::uint8_t>> traits;    ///< by instruction; 0: not looked at yet
        bool writesSurfaces = false;
    };
    static constexpr std::uint8_t kKnown = 1, kBlockScope = 2, kNonCoherent = 4;  ///< traits of an instruction
    std::uint8_t traitsOf(const DecodedFunction& function, const Instruction& instruction)
    {
        std::atomic<std::uint8_t>& place = m_current->traits[numberOf(function, instruction) - m_current->firstNumbers.front()];
        const std::uint8_t known = place.load(std::memory_order_relaxed);
        return known != 0 ? known : findTraits(place, function, instruction);
    }
    static std::uint8_t findTraits(std::atomic<std::uint8_t>& place, const DecodedFunction& function,
                                   const Instruction& instruction);

    const Known& knownAt(std::uint32_t number) const;
    void forgetAll();
    void use(const Program& program);
    Page* pageOf(std::uint64_t address);
    Page* makePage(std::atomic<Page*>& place);
    GlobalCell* takeCells(std::size_t count);
    bool charge(std::uint64_t bytes);
    void releaseMemory();

    const DeviceMemory::Map m_map;
    const std::uint64_t m_maxBytes;
    std::vector<std::atomic<std::atomic<Page*>*>> m_slots;
    std::uint64_t m_launch = 0;
    std::atomic<std::uint64_t> m_bytes = 0;
    std::atomic<bool> m_isFull = false;
    std::atomic<std::uint32_t> m_time = 0;

    static constexpr std::size_t kChunkCells = 8192;
    std::mutex m_mutex;  ///< guards making things
    std::vector<std::unique_ptr<Page>> m_pages;
    std::vector<std::unique_ptr<GlobalCell[]>> m_chunks;
    std::size_t m_chunk = 0, m_cellsUsed = kChunkCells;

    std::vector<std::unique_ptr<Known>> m_programs;  ///< in the order of their numbers
    Known* m_current = nullptr;                      ///< of the grid that runs
    GridTree m_grids;

    mutable std::mutex m_publishedMutex;
    std::unordered_map<std::uint32_t, std::shared_ptr<Published>> m_published;
};

}  // namespace kd::emulator
