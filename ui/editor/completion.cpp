// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/completion.h"

#include "ui/editor/cudawords.h"
#include "ui/editor/sourcetokens.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace kd {
namespace {

constexpr std::size_t kMaxProposals = 500;

QByteArray typeOf(const QByteArray& object, const SourceSymbols& symbols, const CudaReference& reference)
{
    const auto variable = symbols.variables.find(object);
    QByteArray type = variable == symbols.variables.end() ? QByteArray() : variable->second;
    const std::vector<CudaWord> words = reference.find(type.startsWith("auto ") ? type.mid(5) : object);
    if ((!type.isEmpty() && !type.startsWith("auto ")) || words.empty())
        return type;
    // "const uint3 threadIdx", "thread_block this_thread_block()"
    QByteArray head = words.front().declaration;
    head = head.left(head.indexOf(words.front().name)).trimmed();
    return head.mid(head.lastIndexOf(' ') + 1);
}

std::vector<Proposal> membersFor(const QByteArray& object, const SourceSymbols& symbols, const CudaReference& reference)
{
    const QByteArray type = typeOf(object, symbols, reference);
    std::vector<Proposal> proposals;
    const auto add = [&](const QByteArrayList& members, const QByteArray& owner) {
        for (const QByteArray& member : members)
            proposals.push_back({Proposal::Kind::Member, member, owner});
    };
    const auto own = symbols.structs.find(type);
    if (own != symbols.structs.end())
        add(own->second, type);
    else if (const QByteArrayList known = reference.members(type); !known.isEmpty())
        add(known, type);
    else
        for (const auto& [name, members] : symbols.structs)
            add(members, name);
    return proposals;
}

std::vector<Proposal> directives()
{
    std::vector<Proposal> proposals;
    for (const char* const word :
         {"define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "include", "line", "pragma", "undef"})
        proposals.push_back({Proposal::Kind::Keyword, word, {}});
    return proposals;
}

Proposal::Kind kindOf(const CudaWord& word)
{
    if (word.declaration.startsWith("class ") || word.declaration.startsWith("namespace "))
        return Proposal::Kind::Type;
    return word.isFunction() && !word.group.startsWith("Qualifier") ? Proposal::Kind::Function : Proposal::Kind::Builtin;
}

Proposal::Kind kindOf(ClangdName::Kind kind)
{
    switch (kind) {
    case ClangdName::Kind::Function:
        return Proposal::Kind::Function;
    case ClangdName::Kind::Type:
        return Proposal::Kind::Type;
    case ClangdName::Kind::Member:
        return Proposal::Kind::Member;
    case ClangdName::Kind::Keyword:
        return Proposal::Kind::Keyword;
    case ClangdName::Kind::Other:
        break;
    }
    return Proposal::Kind::Word;
}

/// Each name once: what was added first stays.
class Collection {
public:
    void add(Proposal::Kind kind, const QByteArray& text, const QByteArray& detail)
    {
        m_proposals.push_back({kind, text, detail});
    }
    std::vector<Proposal> take()
    {
        const auto isLess = [](const Proposal& a, const Proposal& b) { return a.text < b.text; };
        const auto isSame = [](const Proposal& a, const Proposal& b) { return a.text == b.text; };
        std::stable_sort(m_proposals.begin(), m_proposals.end(), isLess);
        m_proposals.erase(std::unique(m_proposals.begin(), m_proposals.end(), isSame), m_proposals.end());
        return std::move(m_proposals);
    }

private:
    std::vector<Proposal> m_proposals;
};

qsizetype underscoresOf(const QByteArray& word)
{
    qsizetype count = 0;
    while (count < word.size() && word[count] == '_')
        ++count;
    return count;
}

/// How well a word fits: 0 best, 4 not at all.
std::size_t distance(const QByteArray& word, const QByteArray& prefix, bool isWide)
{
    if (word.startsWith(prefix))
        return 0;
    const auto size = static_cast<std::size_t>(prefix.size());
    if (qstrnicmp(word.constData(), prefix.constData(), size) == 0)
        return 1;
    if (!prefix.startsWith('_') && qstrnicmp(word.constData() + underscoresOf(word), prefix.constData(), size) == 0)
        return 2;
    return isWide && word.toLower().contains(prefix.toLower()) ? 3 : 4;
}

bool isMarkOf(const SourceToken& token, const char* marks)
{
    return token.kind == SourceToken::Kind::Mark && QByteArrayView(marks).contains(token.text.front());
}

}  // namespace

WordContext wordBefore(const QByteArray& line)
{
    using Kind = SourceToken::Kind;
    qsizetype start = line.size();
    while (start > 0 && isWordByte(line[start - 1]))
        --start;
    const QByteArray prefix = line.mid(start);
    const bool isNumber = !prefix.isEmpty() && prefix[0] >= '0' && prefix[0] <= '9';
    const QByteArray trimmed = line.trimmed();
    if (trimmed.startsWith('#') && (!trimmed.contains(' ') || trimmed.startsWith("# ")))
        return {WordContext::Kind::Directive, prefix, {}};
    if (isNumber || trimmed.startsWith("#include"))
        return {};
    // A comment or a string that is open at the end has no tokens of its own behind it.
    const QByteArray code = trimmed.startsWith('#') ? trimmed.mid(trimmed.indexOf(' ')) + "\x01" : line + "\x01";
    const std::vector<SourceToken> tokens = tokensOf(code);
    if (tokens.empty() || !tokens.back().is("\x01"))
        return {};
    std::size_t at = tokens.size() - 1;
    if (!prefix.isEmpty())
        --at;
    const bool isArrow = at > 1 && isMarkOf(tokens[at - 1], ">") && isMarkOf(tokens[at - 2], "-");
    if (at > 0 && (isMarkOf(tokens[at - 1], ".") || isArrow)) {
        std::size_t object = at - (isArrow ? 3 : 2);
        int depth = 0;
        for (; object > 0 && object < tokens.size(); --object) {
            depth += isMarkOf(tokens[object], "])") ? 1 : isMarkOf(tokens[object], "[(") ? -1 : 0;
            if (depth == 0 && tokens[object].kind == Kind::Word)
                break;
        }
        const bool isWord = object < tokens.size() && tokens[object].kind == Kind::Word;
        return {WordContext::Kind::Member, prefix, isWord ? textOf(tokens[object]) : QByteArray()};
    }
    if (at > 1 && isMarkOf(tokens[at - 1], ":") && isMarkOf(tokens[at - 2], ":") && tokens[at - 2].at + 1 == tokens[at - 1].at) {
        const bool isWord = at > 2 && tokens[at - 3].kind == Kind::Word;
        return {WordContext::Kind::Scope, prefix, isWord ? textOf(tokens[at - 3]) : QByteArray()};
    }
    return {prefix.isEmpty() ? WordContext::Kind::Nothing : WordContext::Kind::Word, prefix, {}};
}

std::vector<Proposal> proposalsFor(const WordContext& context, const SourceSymbols& symbols, const CudaReference& reference)
{
    using Kind = Proposal::Kind;
    if (context.kind == WordContext::Kind::Member)
        return membersFor(context.object, symbols, reference);
    if (context.kind == WordContext::Kind::Directive)
        return directives();
    Collection all;
    for (const auto& [name, declarations] : symbols.functions)
        all.add(symbols.macros.contains(name) ? Kind::Macro : Kind::Function, name, declarations.front());
    for (const auto& [name, declaration] : symbols.macros)
        all.add(Kind::Macro, name, declaration);
    for (const auto& [name, members] : symbols.structs)
        all.add(Kind::Type, name, "struct");
    for (const CudaWord& word : reference.words())
        all.add(kindOf(word), word.name, word.isFunction() ? word.declaration : word.group);
    const std::array lists{std::pair(Kind::Keyword, cudawords::keywords()), std::pair(Kind::Type, cudawords::types()),
                           std::pair(Kind::Builtin, cudawords::builtins())};
    for (const auto& [kind, words] : lists) {
        const QByteArrayList each = words.split(' ');
        for (const QByteArray& word : each)
            all.add(kind, word, {});
    }
    for (const QByteArray& word : symbols.words) {
        if (!symbols.functions.contains(word))
            all.add(Kind::Word, word, {});
    }
    return all.take();
}

std::vector<Proposal> joinedWith(std::vector<Proposal> proposals, const ClangdNames& names, WordContext::Kind context)
{
    if (names.names.empty())
        return proposals;
    const bool isWithin = context == WordContext::Kind::Member || context == WordContext::Kind::Scope;
    std::map<QByteArray, std::size_t> known;
    for (std::size_t i = 0; i < proposals.size(); ++i)
        known.emplace(proposals[i].text, i);
    const std::size_t own = proposals.size();
    std::set<QByteArray> told;
    for (const ClangdName& name : names.names) {
        const QByteArray text = QByteArray::fromStdString(name.name);
        const QByteArray detail = QByteArray::fromStdString(name.detail);
        if (isWithin && name.kind == ClangdName::Kind::Other && detail.isEmpty())
            continue;
        told.insert(text);
        const auto [at, isNew] = known.emplace(text, proposals.size());
        if (isNew) {
            proposals.push_back({kindOf(name.kind), text, detail});
        } else if (Proposal& there = proposals[at->second]; there.detail.isEmpty() && !detail.isEmpty()) {
            there = {there.kind == Proposal::Kind::Word ? kindOf(name.kind) : there.kind, text, detail};
        }
    }
    if (!told.empty() && context == WordContext::Kind::Member)
        std::ranges::stable_partition(proposals, [&](const Proposal& each) { return told.contains(each.text); });
    else if (proposals.size() > own)
        std::ranges::stable_sort(proposals, {}, &Proposal::text);
    return proposals;
}

std::vector<Proposal> matching(const std::vector<Proposal>& proposals, const QByteArray& prefix, bool isWide)
{
    std::array<std::vector<Proposal>, 4> ranks;
    for (const Proposal& proposal : proposals) {
        const std::size_t rank = distance(proposal.text, prefix, isWide);
        if (rank < ranks.size() && ranks[rank].size() < kMaxProposals)
            ranks[rank].push_back(proposal);
    }
    std::vector<Proposal> found;
    for (const std::vector<Proposal>& rank : ranks)
        found.insert(found.end(), rank.begin(), rank.end());
    return found;
}

std::optional<CallContext> callAround(const QByteArray& text)
{
    const std::vector<SourceToken> tokens = tokensOf(text);
    int depth = 0;
    int argument = 0;
    for (std::size_t at = tokens.size(); at-- > 0;) {
        const SourceToken& token = tokens[at];
        if (depth == 0 && (isMarkOf(token, ";{") || token.kind == SourceToken::Kind::Directive))
            return std::nullopt;
        if (isMarkOf(token, ")]}"))
            ++depth;
        else if (depth > 0 && isMarkOf(token, "([{"))
            --depth;
        else if (depth == 0 && isMarkOf(token, ","))
            ++argument;
        else if (depth == 0 && isMarkOf(token, "(")) {
            if (at == 0 || tokens[at - 1].kind != SourceToken::Kind::Word)
                return std::nullopt;
            return CallContext{textOf(tokens[at - 1]), argument, static_cast<qsizetype>(token.at)};
        }
    }
    return std::nullopt;
}

std::vector<Explanation> explanationsOf(const QByteArray& name, const SourceSymbols& symbols, const CudaReference& reference)
{
    std::vector<Explanation> found;
    if (const auto own = symbols.functions.find(name); own != symbols.functions.end())
        for (const QByteArray& declaration : own->second)
            found.push_back({declaration, {}});
    else if (const auto macro = symbols.macros.find(name); macro != symbols.macros.end())
        found.push_back({macro->second, {}});
    if (found.empty())
        for (const CudaWord& word : reference.find(name))
            found.push_back({word.declaration, word.meaning});
    return found;
}

}  // namespace kd
