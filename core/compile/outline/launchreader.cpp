// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/declarationreader.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr std::size_t kMaxLaunches = 20'000;
constexpr std::size_t kMaxConfigurationTokens = 256;
constexpr std::size_t kMaxPointerSearch = 20'000;  // tokens before a launch in which its function pointer is looked for
constexpr std::size_t kConfigurationParts = 4;

/// The kernels of an outline by their names.
class KernelNames {
public:
    explicit KernelNames(const Outline& outline) : m_outline(outline)
    {
        for (std::size_t i = 0; i < outline.items.size(); ++i)
            if (outline.items[i].kind == OutlineItem::Kind::Kernel)
                m_kernels[outline.items[i].name].push_back(i);
    }

    /// The definition where there is one; of several the one in the scope that is named.
    std::size_t find(const std::string& name) const
    {
        const std::size_t scope = name.rfind("::");
        const auto found = m_kernels.find(scope == std::string::npos ? name : name.substr(scope + 2));
        if (found == m_kernels.end())
            return OutlineItem::kNone;
        const auto rank = [&](std::size_t index) {
            const OutlineItem& item = m_outline.items[index];
            return (item.qualifiedName() == name ? 2 : 0) + (item.isDefinition() ? 1 : 0);
        };
        return *std::ranges::max_element(found->second, {}, rank);
    }

private:
    const Outline& m_outline;
    std::map<std::string, std::vector<std::size_t>> m_kernels;
};

class LaunchReader {
public:
    /// `kernels` is null where what is launched is not looked for.
    LaunchReader(const MatchedTokens& tokens, const KernelNames* kernels, Outline& outline)
        : m_tokens(tokens), m_outline(outline), m_kernels(kernels)
    {
        for (std::size_t i = 0; i < outline.items.size(); ++i)
            if (outline.items[i].isFunction() && outline.items[i].isDefinition())
                m_functions.push_back(i);
    }

    void read(TokenRange range)
    {
        for (std::size_t at = range.begin; at < range.end && m_outline.launches.size() < kMaxLaunches; ++at) {
            if (isTriple(at, '<') && !m_tokens.isMark(at + 3, '<'))
                readChevrons(at);
            else if (m_tokens.isWord(at) && m_tokens.isMark(at + 1, '(') && m_tokens[at].text.starts_with("cudaLaunch"))
                readCall(at);
        }
    }

private:
    static constexpr std::size_t kNone = MatchedTokens::kNone;

    /// A name with what qualifies it and its template arguments.
    struct KernelName {
        TokenRange range;
        TokenRange words;      ///< without template arguments
        TokenRange arguments;  ///< empty: there are none
    };

    bool isTriple(std::size_t at, char mark) const
    {
        return m_tokens.isMark(at, mark) && m_tokens.isMark(at + 1, mark) && m_tokens.isMark(at + 2, mark) &&
            m_tokens.isJoined(at) && m_tokens.isJoined(at + 1);
    }

    /// What ends right before `end`: "ns::k<float, 4>", "(*pointer)", "table[i]".
    std::optional<KernelName> nameBefore(std::size_t end, int depth = 0) const
    {
        if (end == 0 || depth > 3)
            return std::nullopt;
        KernelName name;
        std::size_t last = end - 1;
        if (m_tokens.isMark(last, ')')) {
            const std::size_t open = m_tokens.partner(last);
            return open == kNone ? std::nullopt : nameBefore(last, depth + 1);
        }
        if (m_tokens.isMark(last, ']')) {
            const std::size_t open = m_tokens.partner(last);
            return open == kNone ? std::nullopt : nameBefore(open, depth + 1);
        }
        if (m_tokens.isMark(last, '>')) {
            const std::size_t open = m_tokens.angleBegin(last);
            if (open == kNone || open == 0)
                return std::nullopt;
            name.arguments = {open + 1, last};
            last = open - 1;
        }
        if (!m_tokens.isWord(last) || m_tokens.is(last, "operator") || m_tokens.is(last, "return"))
            return std::nullopt;
        std::size_t first = last;
        while (first >= 3 && m_tokens.isScope(first - 2) && m_tokens.isWord(first - 3))
            first -= 3;
        name.range = {first, end};
        name.words = {first, last + 1};
        return name;
    }

    LaunchSyntax textOf(TokenRange range) const { return {.text = m_tokens.text(range), .range = m_tokens.range(range)}; }

    /// Also of casts and addresses: "(const void*)&k<float>".
    OutlineLaunch launchOf(const KernelName& name) const
    {
        OutlineLaunch launch;
        launch.kernel = m_tokens.text(name.words);
        launch.templateArguments = m_tokens.text(name.arguments);
        launch.nameRange = m_tokens.range(name.range);
        launch.line = m_tokens.lineOf(launch.nameRange.begin);
        return launch;
    }

    std::size_t configurationEnd(std::size_t begin) const
    {
        const std::size_t last = std::min(m_tokens.size(), begin + kMaxConfigurationTokens);
        for (std::size_t at = begin; at < last;) {
            if (isTriple(at, '>'))
                return at;
            if (m_tokens.isMark(at, ';') || m_tokens.isMark(at, '}') || m_tokens.isMark(at, ')'))
                return kNone;
            const bool opens = m_tokens.isMark(at, '(') || m_tokens.isMark(at, '[') || m_tokens.isMark(at, '{');
            at = opens ? m_tokens.behind(at, last) : at + 1;
        }
        return kNone;
    }

    void readChevrons(std::size_t at)
    {
        const std::optional<KernelName> name = nameBefore(at);
        const std::size_t close = name ? configurationEnd(at + 3) : kNone;
        if (close == kNone || !m_tokens.isMark(close + 3, '('))
            return;
        const std::size_t last = m_tokens.partner(close + 3);
        const std::vector<TokenRange> parts = m_tokens.parts({at + 3, close});
        if (last == kNone || parts.empty() || parts.size() > kConfigurationParts)
            return;
        OutlineLaunch launch = launchOf(*name);
        launch.range = {launch.nameRange.begin, m_tokens[last].end()};
        LaunchSyntax* const places[kConfigurationParts] = {&launch.grid, &launch.block, &launch.sharedBytes, &launch.stream};
        for (std::size_t i = 0; i < parts.size(); ++i)
            *places[i] = textOf(parts[i]);
        for (const TokenRange& part : m_tokens.parts({close + 4, last}))
            launch.arguments.push_back(textOf(part));
        finish(std::move(launch), at);
    }

    void readCall(std::size_t at)
    {
        const std::size_t last = m_tokens.partner(at + 1);
        if (last == kNone)
            return;
        const std::string_view function = m_tokens[at].text;
        const std::vector<TokenRange> parts = m_tokens.parts({at + 2, last});
        const bool isConfig = function == "cudaLaunchKernelEx";
        const bool isCooperative = function == "cudaLaunchCooperativeKernel";
        if (!isConfig && !isCooperative && function != "cudaLaunchKernel")
            return;
        if (parts.size() < (isConfig ? 2 : 4))
            return;
        const std::optional<KernelName> name = nameBefore(parts[isConfig ? 1 : 0].end);
        if (!name || name->range.begin < parts[isConfig ? 1 : 0].begin)
            return;
        OutlineLaunch launch = launchOf(*name);
        launch.range = {m_tokens[at].at, m_tokens[last].end()};
        launch.form = isConfig ? OutlineLaunch::Form::Config
            : isCooperative    ? OutlineLaunch::Form::Cooperative
                               : OutlineLaunch::Form::Function;
        if (isConfig) {
            const SourceRange range = m_tokens.range(parts[0]);
            const std::optional<KernelName> config = nameBefore(parts[0].end);
            const std::string of = config ? m_tokens.text(config->words) : std::string();
            launch.grid = {of + ".gridDim", range};
            launch.block = {of + ".blockDim", range};
            launch.sharedBytes = {of + ".dynamicSmemBytes", range};
            for (std::size_t i = 2; i < parts.size(); ++i)
                launch.arguments.push_back(textOf(parts[i]));
        } else {
            launch.grid = textOf(parts[1]);
            launch.block = textOf(parts[2]);
            launch.arguments.push_back(textOf(parts[3]));
            launch.sharedBytes = parts.size() > 4 ? textOf(parts[4]) : LaunchSyntax{};
            launch.stream = parts.size() > 5 ? textOf(parts[5]) : LaunchSyntax{};
        }
        finish(std::move(launch), at);
    }

    void finish(OutlineLaunch launch, std::size_t at)
    {
        const std::size_t byte = m_tokens[at].at;
        while (m_nextFunction < m_functions.size() && itemOf(m_nextFunction).range.begin <= byte)
            ++m_nextFunction;
        for (std::size_t i = m_nextFunction; i > 0 && m_nextFunction - i < 8; --i) {
            if (itemOf(i - 1).body.contains(byte)) {
                launch.function = m_functions[i - 1];
                break;
            }
        }
        launch.at = byte;
        if (m_kernels != nullptr)
            launch.target = m_kernels->find(launch.kernel);
        if (m_kernels != nullptr && launch.target == OutlineItem::kNone)
            followPointer(launch, at);
        m_outline.launches.push_back(std::move(launch));
    }

    const OutlineItem& itemOf(std::size_t function) const { return m_outline.items[m_functions[function]]; }

    /// What was last given to the pointer before the launch, as in `auto k = isLarge ? sum<512> : sum<64>;`: the first kernel
    /// there.
    void followPointer(OutlineLaunch& launch, std::size_t at)
    {
        const std::vector<std::size_t>& places = placesOf(launch.kernel);
        const std::size_t first = at > kMaxPointerSearch ? at - kMaxPointerSearch : 0;
        for (auto place = std::ranges::lower_bound(places, at); place != places.begin() && *std::prev(place) >= first;) {
            std::size_t behind = *--place + 1;
            if (m_tokens.isMark(behind, ')') && m_tokens.isMark(behind + 1, '('))
                behind = m_tokens.behind(behind + 1, at);
            if (m_tokens.isMark(behind, '['))
                behind = m_tokens.behind(behind, at);
            if (m_tokens.isMark(behind, ')') && m_tokens.isMark(behind + 1, '('))
                behind = m_tokens.behind(behind + 1, at);
            const bool isGiven =
                (m_tokens.isMark(behind, '=') && !m_tokens.isMark(behind + 1, '=')) || m_tokens.isMark(behind, '{');
            if (isGiven && readPointed(launch, behind + 1, at))
                return;
        }
    }

    /// The tokens that are that word. All words are looked at once, however many launches ask.
    const std::vector<std::size_t>& placesOf(std::string_view word)
    {
        if (m_words.empty()) {
            for (std::size_t i = 0; i < m_tokens.size(); ++i)
                if (m_tokens.isWord(i))
                    m_words[m_tokens[i].text].push_back(i);
        }
        static const std::vector<std::size_t> kNowhere;
        const auto found = m_words.find(word);
        return found == m_words.end() ? kNowhere : found->second;
    }

    bool readPointed(OutlineLaunch& launch, std::size_t begin, std::size_t end) const
    {
        for (std::size_t i = begin; i < end && !m_tokens.isMark(i, ';'); ++i) {
            const std::size_t kernel = m_tokens.isWord(i) ? m_kernels->find(std::string(m_tokens[i].text)) : OutlineItem::kNone;
            if (kernel == OutlineItem::kNone)
                continue;
            launch.target = kernel;
            const std::size_t close = m_tokens.isMark(i + 1, '<') ? m_tokens.angleEnd(i + 1) : kNone;
            if (close != kNone && launch.templateArguments.empty())
                launch.templateArguments = m_tokens.text({i + 2, close});
            return true;
        }
        return false;
    }

    const MatchedTokens& m_tokens;
    Outline& m_outline;
    const KernelNames* m_kernels;
    std::unordered_map<std::string_view, std::vector<std::size_t>> m_words;
    std::vector<std::size_t> m_functions;  ///< items, in the order of the source
    std::size_t m_nextFunction = 0;
};

}  // namespace

void readLaunches(const MatchedTokens& tokens, Outline& outline)
{
    const KernelNames kernels(outline);
    LaunchReader(tokens, &kernels, outline).read({0, tokens.size()});
}

void readLaunches(const MatchedTokens& tokens, TokenRange range, Outline& outline)
{
    LaunchReader(tokens, nullptr, outline).read(range);
}

bool findLaunchedKernels(Outline& outline)
{
    const KernelNames kernels(outline);
    for (OutlineLaunch& launch : outline.launches)
        launch.target = kernels.find(launch.kernel);
    return std::ranges::none_of(outline.launches, [](const OutlineLaunch& each) { return each.target == OutlineItem::kNone; });
}

}  // namespace kd
