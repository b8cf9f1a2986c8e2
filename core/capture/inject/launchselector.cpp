// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/launchselector.h"

#include "core/compile/binary/demangle.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace kd::inject {
namespace {

/// The words of a name that its mangled form has as they are: those before its template arguments and parameters.
std::vector<std::string> wordsOf(const std::string& name)
{
    std::vector<std::string> words(1);
    for (const char each : name.substr(0, name.find_first_of("<("))) {
        if (std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_')
            words.back() += each;
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

}  // namespace

LaunchSelector::LaunchSelector(const CaptureRequest& request) : m_request(request), m_seen(request.launches.size())
{
    for (const LaunchChoice& choice : m_request.launches)
        m_words.push_back(wordsOf(choice.kernel));
}

std::vector<std::size_t> LaunchSelector::choicesOf(const std::string& kernel) const
{
    std::vector<std::size_t> choices;
    const std::string readable = m_request.launches.empty() ? kernel : readableKernelName(kernel);
    for (std::size_t i = 0; i < m_request.launches.size(); ++i) {
        const auto& [part, number, isWhole] = m_request.launches[i];
        const bool hasPart = kernel.find(part) != std::string::npos || readable.find(part) != std::string::npos;
        if (isWhole ? kernel == part : hasPart)
            choices.push_back(i);
    }
    return choices;
}

bool LaunchSelector::mayWant(const char* kernel) const
{
    return m_request.firstOfEach || !choicesOf(kernel).empty();
}

bool LaunchSelector::mayWantOf(std::span<const std::byte> code) const
{
    const std::string_view text(reinterpret_cast<const char*>(code.data()), code.size());
    const auto has = [&](const std::string& word) { return text.find(word) != std::string_view::npos; };
    return m_request.firstOfEach ||
        std::ranges::any_of(m_words, [&](const std::vector<std::string>& words) { return std::ranges::all_of(words, has); });
}

LaunchSelector::Known& LaunchSelector::known(const char* kernel)
{
    Placed& placed = m_places[kernel];
    if (placed.known != nullptr && *placed.name == kernel)
        return *placed.known;
    const auto [at, isNew] = m_kernels.try_emplace(kernel);
    placed = {&at->first, &at->second};
    if (isNew)
        at->second.choices = choicesOf(at->first);
    return at->second;
}

LaunchSelector::Launch LaunchSelector::count(const char* kernel)
{
    const std::lock_guard lock(m_mutex);
    ++m_launches;
    Known& one = known(kernel);
    const bool takesAll = !m_request.range.empty() && m_request.launches.empty() && !m_request.firstOfEach;
    bool isWanted = takesAll || (m_request.firstOfEach && one.launches == 0);
    ++one.launches;
    for (const std::size_t choice : one.choices)
        isWanted = ++m_seen[choice] == m_request.launches[choice].number || isWanted;
    Launch launch{.number = {}, .isAwaited = !one.choices.empty()};
    if (isWanted && m_taken < m_request.mostLaunches) {
        ++m_taken;
        launch.number = one.launches;
    }
    return launch;
}

void LaunchSelector::giveBack(const char* kernel)
{
    const std::lock_guard lock(m_mutex);
    takeBack(kernel);
    --m_taken;
}

void LaunchSelector::uncount(const char* kernel)
{
    const std::lock_guard lock(m_mutex);
    takeBack(kernel);
}

void LaunchSelector::takeBack(const char* kernel)
{
    Known& one = known(kernel);
    --m_launches;
    --one.launches;
    for (const std::size_t choice : one.choices)
        --m_seen[choice];
}

bool LaunchSelector::isDone() const
{
    const std::lock_guard lock(m_mutex);
    if (m_taken >= m_request.mostLaunches)
        return true;
    bool isDone = !m_request.firstOfEach && !m_request.launches.empty();
    for (std::size_t i = 0; i < m_seen.size(); ++i)
        isDone = isDone && m_seen[i] >= m_request.launches[i].number;
    return isDone;
}

std::uint64_t LaunchSelector::launches() const
{
    const std::lock_guard lock(m_mutex);
    return m_launches;
}

}  // namespace kd::inject
