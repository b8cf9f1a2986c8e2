// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/nvtxranges.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace kd::inject {
namespace {

// The few numbers and structures of NVTX 3 that are used, after its public documentation (nvtx3/nvtxDetail/nvtxTypes.h).
constexpr std::uint32_t kCallbacks = 1;
constexpr int kCore = 1, kCore2 = 5;
enum Core : unsigned { StartEx = 4, StartA = 5, StartW = 6, End = 7, PushEx = 8, PushA = 9, PushW = 10, Pop = 11 };
enum Core2 : unsigned { DomainStartEx = 2, DomainEnd = 3, DomainPushEx = 4, DomainPop = 5, RegisterA = 10, RegisterW = 11 };
using Function = void (*)();
struct Tables {
    std::size_t size;
    int (*functions)(int module, Function*** table, unsigned* count);
};
/// nvtxEventAttributes_v2.
struct Attributes {
    std::uint16_t version, size;
    std::uint32_t category;
    std::int32_t colorType;
    std::uint32_t color;
    std::int32_t payloadType, reserved;
    std::uint64_t payload;
    std::int32_t messageType;
    const void* message;
};
static_assert(offsetof(Attributes, payload) == 24 && offsetof(Attributes, messageType) == 32);
static_assert(offsetof(Attributes, message) == 40);
enum MessageType { Ascii = 1, Unicode = 2, Registered = 3 };

/// Names that are compared have the plain characters alone.
std::string narrow(const wchar_t* text)
{
    std::string plain;
    constexpr wchar_t kLastPlain = 0x7e;
    for (; text != nullptr && *text != 0; ++text)
        plain += *text <= kLastPlain ? static_cast<char>(*text) : '?';
    return plain;
}

std::string nameIn(const Attributes* attributes)
{
    if (attributes == nullptr || attributes->size < sizeof(Attributes) || attributes->message == nullptr)
        return {};
    if (attributes->messageType == Ascii)
        return static_cast<const char*>(attributes->message);
    if (attributes->messageType == Unicode)
        return narrow(static_cast<const wchar_t*>(attributes->message));
    if (attributes->messageType == Registered)
        return std::string(NvtxRanges::instance().kept(attributes->message));
    return {};
}

NvtxRanges& ranges()
{
    return NvtxRanges::instance();
}

std::string_view textOrNone(const char* text)
{
    return text == nullptr ? std::string_view() : text;
}

/// Gives the level that a push is at, from 0, as NVTX does.
int pushed(const void* domain, std::string_view name)
{
    ranges().push(domain, name);
    return ranges().depth(domain) - 1;
}
int popped(const void* domain)
{
    ranges().pop(domain);
    return ranges().depth(domain);
}

int onPushEx(const Attributes* attributes) { return pushed(nullptr, nameIn(attributes)); }
int onPushA(const char* name) { return pushed(nullptr, textOrNone(name)); }
int onPushW(const wchar_t* name) { return pushed(nullptr, narrow(name)); }
int onPop() { return popped(nullptr); }
int onDomainPushEx(const void* domain, const Attributes* attributes) { return pushed(domain, nameIn(attributes)); }
int onDomainPop(const void* domain) { return popped(domain); }
std::uint64_t onStartEx(const Attributes* attributes) { return ranges().start(nameIn(attributes)); }
std::uint64_t onStartA(const char* name) { return ranges().start(textOrNone(name)); }
std::uint64_t onStartW(const wchar_t* name) { return ranges().start(narrow(name)); }
void onEnd(std::uint64_t range) { ranges().end(range); }
std::uint64_t onDomainStartEx(const void*, const Attributes* attributes) { return ranges().start(nameIn(attributes)); }
void onDomainEnd(const void*, std::uint64_t range) { ranges().end(range); }
const void* onRegisterA(const void*, const char* text) { return ranges().keep(std::string(textOrNone(text))); }
const void* onRegisterW(const void*, const wchar_t* text) { return ranges().keep(narrow(text)); }

/// Puts functions into one table of NVTX, where it has their places.
class Table {
public:
    Table(const Tables& tables, int module)
    {
        if (tables.functions(module, &m_places, &m_count) != 1 || m_places == nullptr)
            m_count = 0;
    }
    template <typename Own> void set(unsigned place, Own function)
    {
        if (place < m_count && m_places[place] != nullptr)
            *m_places[place] = reinterpret_cast<Function>(function);
    }
    bool isThere() const { return m_count > 0; }

private:
    Function** m_places = nullptr;
    unsigned m_count = 0;
};

struct OpenRange {
    const void* domain;
    bool isWanted;
};
/// Those that this thread pushed.
thread_local std::vector<OpenRange> openRanges;

}  // namespace

NvtxRanges& NvtxRanges::instance()
{
    static NvtxRanges* const ranges = new NvtxRanges;
    return *ranges;
}

bool NvtxRanges::attach(const void* (*table)(std::uint32_t), std::string part)
{
    const auto* const tables = table == nullptr ? nullptr : static_cast<const Tables*>(table(kCallbacks));
    if (tables == nullptr || tables->size < sizeof(Tables) || tables->functions == nullptr)
        return false;
    {
        const std::lock_guard lock(m_mutex);
        m_part = std::move(part);
    }
    Table core(*tables, kCore);
    core.set(StartEx, &onStartEx);
    core.set(StartA, &onStartA);
    core.set(StartW, &onStartW);
    core.set(End, &onEnd);
    core.set(PushEx, &onPushEx);
    core.set(PushA, &onPushA);
    core.set(PushW, &onPushW);
    core.set(Pop, &onPop);
    Table domains(*tables, kCore2);
    domains.set(DomainStartEx, &onDomainStartEx);
    domains.set(DomainEnd, &onDomainEnd);
    domains.set(DomainPushEx, &onDomainPushEx);
    domains.set(DomainPop, &onDomainPop);
    domains.set(RegisterA, &onRegisterA);
    domains.set(RegisterW, &onRegisterW);
    return core.isThere();
}

void NvtxRanges::follow(std::function<void(bool)> onChange)
{
    const std::lock_guard lock(m_mutex);
    m_onChange = std::move(onChange);
    m_onChange(m_open > 0);
}

bool NvtxRanges::isWanted(std::string_view name) const
{
    const std::lock_guard lock(m_mutex);
    return !name.empty() && name.find(m_part) != std::string_view::npos;
}

void NvtxRanges::change(int by)
{
    const std::lock_guard lock(m_mutex);
    const bool wasOpen = m_open > 0;
    m_open += by;
    if (wasOpen != (m_open > 0) && m_onChange)
        m_onChange(m_open > 0);
}

void NvtxRanges::push(const void* domain, std::string_view name)
{
    const bool isOne = isWanted(name);
    openRanges.push_back({domain, isOne});
    if (isOne)
        change(1);
}

void NvtxRanges::pop(const void* domain)
{
    const auto last = std::find_if(openRanges.rbegin(), openRanges.rend(),
                                   [domain](const OpenRange& each) { return each.domain == domain; });
    if (last == openRanges.rend())
        return;
    const bool wasOne = last->isWanted;
    openRanges.erase(std::next(last).base());
    if (wasOne)
        change(-1);
}

std::uint64_t NvtxRanges::start(std::string_view name)
{
    const bool isOne = isWanted(name);
    std::uint64_t range = 0;
    {
        const std::lock_guard lock(m_mutex);
        range = ++m_last;
        if (isOne)
            m_started.insert(range);
    }
    if (isOne)
        change(1);
    return range;
}

void NvtxRanges::end(std::uint64_t range)
{
    bool wasOne = false;
    {
        const std::lock_guard lock(m_mutex);
        wasOne = m_started.erase(range) > 0;
    }
    if (wasOne)
        change(-1);
}

const std::string* NvtxRanges::keep(std::string text)
{
    const std::lock_guard lock(m_mutex);
    const std::string* const place = &*m_strings.insert(std::move(text)).first;
    m_places.insert(place);
    return place;
}

std::string_view NvtxRanges::kept(const void* place)
{
    const std::lock_guard lock(m_mutex);
    return m_places.contains(place) ? std::string_view(*static_cast<const std::string*>(place)) : std::string_view();
}

int NvtxRanges::depth(const void* domain) const
{
    return static_cast<int>(std::ranges::count(openRanges, domain, &OpenRange::domain));
}

}  // namespace kd::inject
