// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/declarationreader.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxItems = 200'000;
constexpr int kMaxScopeDepth = 32;
constexpr std::size_t kMaxOperatorTokens = 6;
constexpr std::size_t kMaxMacroBody = 4096;  // of a macro that is written out
constexpr std::size_t kMaxMacroCalls = 1000;

/// Words that take an argument list of their own before or behind a declarator.
constexpr std::array<std::string_view, 19> kWordsWithArguments{
    "__attribute__", "__declspec", "__cluster_dims__", "__block_size__", "__maxnreg__", "__launch_bounds__", "__align__",
    "alignas",       "decltype",   "noexcept",         "requires",       "explicit",    "throw",             "_Pragma",
    "__pragma",      "asm",        "__asm__",          "sizeof",         "typeof"};

/// Words that are no name of a function or variable.
constexpr std::array<std::string_view, 27> kTypeWords{
    "void",     "bool",   "char",   "short",     "int",          "long",       "float",    "double",   "signed",
    "unsigned", "auto",   "const",  "volatile",  "return",       "if",         "for",      "while",    "switch",
    "static",   "inline", "extern", "constexpr", "__restrict__", "__restrict", "restrict", "typename", "struct"};

template <std::size_t N> bool isAmong(const std::array<std::string_view, N>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

bool isAllCapitals(std::string_view word)
{
    return std::ranges::none_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

void DeclarationReader::read()
{
    readScope({0, m_tokens.size()}, {});
}

void DeclarationReader::readScope(TokenRange range, const Scope& scope)
{
    for (std::size_t at = range.begin; at < range.end && m_outline.items.size() < kMaxItems;)
        at = readNext(at, range.end, scope);
}

std::size_t DeclarationReader::readNext(std::size_t at, std::size_t end, const Scope& scope)
{
    if (!m_tokens.isDirective(at)) {
        const bool isEnd = m_tokens.isMark(at, ';') || m_tokens.isMark(at, '}') || m_tokens.isMark(at, ')');
        return isEnd ? at + 1 : std::max(readDeclaration(at, end, scope), at + 1);
    }
    addDirective(at, scope.parent);
    return at + 1;
}

std::size_t DeclarationReader::readOne(std::size_t at)
{
    return readNext(at, m_tokens.size(), {});
}

std::size_t DeclarationReader::readDeclaration(std::size_t at, std::size_t end, const Scope& scope)
{
    Head head{.first = at, .space = {}, .templateParameters = {}};
    std::size_t i = at;
    while (i < end) {
        const SourceToken& token = m_tokens[i];
        if (token.kind == SourceToken::Kind::Word) {
            i = readWord(head, i, end);
        } else if (token.kind == SourceToken::Kind::Directive) {
            addDirective(i++, scope.parent);
        } else if (token.kind != SourceToken::Kind::Mark) {
            ++i;
        } else if (token.is(";")) {
            finish(head, i + 1, scope);
            return i + 1;
        } else if (token.is("}")) {
            finish(head, i, scope);
            return i + 1;
        } else if (token.is("(")) {
            const std::size_t behind = m_tokens.behind(i, end);
            if (isMacroCall(head, i, behind, scope)) {
                finishMacroCall(head.first, behind, scope);
                return behind;
            }
            readGroup(head, i, behind);
            i = behind;
        } else if (token.is("[")) {
            head.isDeclaratorDone = head.isDeclaratorDone || head.variable != kNone;
            i = m_tokens.behind(i, end);
        } else if (token.is("<")) {
            const std::size_t close = i > at && m_tokens.isWord(i - 1) ? m_tokens.angleEnd(i) : kNone;
            i = close == kNone || close >= end ? i + 1 : close + 1;
        } else if (token.is("=")) {
            head.hasInitializer = head.hasInitializer || head.parameters == kNone;
            ++i;
        } else if (m_tokens.isScope(i)) {
            i += 2;
        } else if (token.is(":")) {
            if (scope.isClass && i == at + 1)
                return i + 1;
            head.hasMemberInitializers = head.parameters != kNone;
            ++i;
        } else if (token.is("{")) {
            const std::size_t behind = m_tokens.behind(i, end);
            const bool isOpen = behind == i + 1;  // nothing closes it
            if (!isOpen && head.hasMemberInitializers && !isBody(head, i)) {
                i = behind;
                continue;
            }
            if (head.bodyOpen == kNone && !head.hasInitializer)
                head.bodyOpen = i;
            const bool isFunction = head.parameters != kNone && !head.hasInitializer;
            const bool isBlock = head.keyword == Keyword::Namespace || head.keyword == Keyword::Linkage;
            if (isOpen || isFunction || isBlock || (!head.hasInitializer && isCompleteBehindBrace(behind))) {
                finish(head, behind, scope);
                return behind;
            }
            i = behind;
        } else {
            head.isDeclaratorDone = head.isDeclaratorDone || (token.is(",") && head.variable != kNone);
            ++i;
        }
    }
    finish(head, end, scope);
    return end;
}

/// Of the braces behind the members that a constructor initialises, `m{x}` are no body.
bool DeclarationReader::isBody(const Head& head, std::size_t open) const
{
    return open == head.first || !(m_tokens.isWord(open - 1) || m_tokens.isMark(open - 1, '>'));
}

/// Behind a class or a braced initialiser comes a semicolon, or more declarators.
bool DeclarationReader::isCompleteBehindBrace(std::size_t at) const
{
    if (m_tokens.isWord(at))
        return m_macros.spaceOf(m_tokens[at].text).hasAny() || m_tokens.is(at, "template") || m_tokens.is(at, "namespace");
    return !(m_tokens.isMark(at, ';') || m_tokens.isMark(at, ',') || m_tokens.isMark(at, '*') || m_tokens.isMark(at, '&') ||
             m_tokens.isMark(at, '[') || m_tokens.isMark(at, '=') || m_tokens.isMark(at, '('));
}

/// `DEFINE_KERNEL(add, +)` on a line of its own.
bool DeclarationReader::isMacroCall(const Head& head, std::size_t open, std::size_t behind, const Scope& scope) const
{
    if (open != head.first + 1 || behind == open + 1 || scope.isClass)
        return false;
    const bool isNewLine = m_tokens.lineOf(m_tokens[behind].at) > m_tokens.lineOf(m_tokens[behind - 1].at);
    return isNewLine && (m_tokens.isWord(behind) || m_tokens.isDirective(behind) || m_tokens.isMark(behind, '[')) &&
        !m_tokens.is(behind, "noexcept") && !m_tokens.is(behind, "const");
}

std::size_t DeclarationReader::readTemplate(Head& head, std::size_t at)
{
    const std::size_t close = m_tokens.isMark(at + 1, '<') ? m_tokens.angleEnd(at + 1) : kNone;
    if (close == kNone)
        return at + 1;
    for (const TokenRange& part : m_tokens.parts({at + 2, close})) {
        std::size_t name = kNone;
        for (std::size_t i = part.begin; i < part.end && !m_tokens.isMark(i, '='); ++i)
            name = m_tokens.isWord(i) ? i : name;
        if (name != kNone)
            head.templateParameters.emplace_back(m_tokens[name].text);
        head.isTemplate = true;
    }
    return close + 1;
}

std::size_t DeclarationReader::readOperator(Head& head, std::size_t at, std::size_t end)
{
    if (head.parameters != kNone || head.hasInitializer)
        return at + 1;
    head.function = at;
    std::size_t i = at + 1;
    if (m_tokens.isMark(i, '(') && m_tokens.isMark(i + 1, ')'))
        i += 2;
    const std::size_t last = std::min(end, i + kMaxOperatorTokens);
    while (i < last && !m_tokens.isMark(i, '(') && !m_tokens.isMark(i, ';') && !m_tokens.isMark(i, '{'))
        ++i;
    if (!m_tokens.isMark(i, '('))
        return at + 1;
    head.parameters = i;
    return m_tokens.behind(i, end);
}

std::size_t DeclarationReader::readWord(Head& head, std::size_t at, std::size_t end)
{
    const std::string_view word = m_tokens[at].text;
    const bool isFirst = at == head.first;
    const auto keyword = [&](Keyword kind) {
        if (head.keyword == Keyword::None) {
            head.keyword = kind;
            head.keywordAt = at;
        }
        return at + 1;
    };
    if (word == "template")
        return readTemplate(head, at);
    if (word == "operator")
        return readOperator(head, at, end);
    if (word == "namespace" && (isFirst || m_tokens.is(at - 1, "inline")))
        return keyword(Keyword::Namespace);
    if (word == "extern" && m_tokens[at + 1].kind == SourceToken::Kind::Literal)
        return m_tokens.isMark(at + 2, '{') ? keyword(Keyword::Linkage) + 1 : at + 2;
    if ((word == "class" || word == "struct" || word == "union") && head.parameters == kNone && !head.hasInitializer)
        return keyword(Keyword::Class);
    if (word == "enum" && head.parameters == kNone)
        return keyword(Keyword::Enum) + (m_tokens.is(at + 1, "class") || m_tokens.is(at + 1, "struct") ? 1 : 0);
    if (word == "using" && head.keyword == Keyword::None)
        return keyword(m_tokens.is(at + 1, "namespace") ? Keyword::Other : Keyword::Alias);
    if (word == "typedef") {
        head.isTypedef = true;
        return at + 1;
    }
    if ((word == "static_assert" || word == "asm") && isFirst)
        return keyword(Keyword::Other);
    if (isAmong(kWordsWithArguments, word))
        return m_tokens.isMark(at + 1, '(') ? m_tokens.behind(at + 1, end) : at + 1;
    head.isConstexpr = head.isConstexpr || (word == "constexpr" && head.parameters == kNone);
    head.isConst =
        head.isConst || (word.starts_with("const") && (word == "const" || word == "constexpr") && head.parameters == kNone);
    if (head.parameters != kNone || head.hasInitializer)
        return at + 1;
    const SpaceWords space = m_macros.spaceOf(word);
    head.space |= space;
    if (!space.hasAny() && !head.isDeclaratorDone && !isAmong(kTypeWords, word))
        head.variable = at;
    return at + 1;
}

void DeclarationReader::readGroup(Head& head, std::size_t open, std::size_t behind)
{
    if (head.hasInitializer || head.hasMemberInitializers || open == head.first)
        return;
    const std::size_t before = open - 1;
    const bool isPointer = (m_tokens.isMark(open + 1, '*') || m_tokens.isMark(open + 1, '&')) &&
        (m_tokens.isMark(behind, '(') || m_tokens.isMark(behind, '['));
    if (isPointer && head.parameters == kNone) {
        for (std::size_t i = open; i < behind; ++i)
            head.variable = m_tokens.isWord(i) ? i : head.variable;
        head.isDeclaratorDone = true;
        return;
    }
    if (head.isDeclaratorDone)
        return;
    const auto isMacroLike = [&](std::size_t word) { return isAllCapitals(m_tokens[word].text); };
    if (m_tokens.isWord(before) && !isAmong(kTypeWords, m_tokens[before].text)) {
        // Of two candidates the one that looks like no macro is the function.
        if (head.parameters == kNone || (isMacroLike(head.function) && !isMacroLike(before))) {
            head.function = before;
            head.parameters = open;
        }
    } else if (m_tokens.isMark(before, '>') && head.parameters == kNone) {
        const std::size_t angle = m_tokens.angleBegin(before);  // of a specialisation
        if (angle != kNone && angle > head.first && m_tokens.isWord(angle - 1)) {
            head.function = angle - 1;
            head.parameters = open;
        }
    } else if (m_tokens.isMark(before, ')') && head.function != kNone && m_macros.find(m_tokens[head.function].text) != nullptr) {
        for (std::size_t i = head.parameters; i < before; ++i)  // KERNEL(name)(int n)
            head.function = m_tokens.isWord(i) ? i : head.function;
        head.parameters = open;
    }
}

OutlineItem DeclarationReader::newItem(const Head& head, std::size_t end, const Scope& scope) const
{
    OutlineItem item;
    item.scope = scope.name;
    item.parent = scope.parent;
    item.range = m_tokens.range({head.first, end});
    item.line = m_tokens.lineOf(item.range.begin);
    item.isTemplate = head.isTemplate;
    item.isConstant = head.isConst;
    item.isConstexpr = head.isConstexpr;
    item.templateParameters = head.templateParameters;
    return item;
}

void DeclarationReader::setName(OutlineItem& item, std::size_t token) const
{
    if (token >= m_tokens.size())
        return;
    item.name = m_tokens[token].text;
    item.nameRange = {m_tokens[token].at, m_tokens[token].end()};
    item.line = m_tokens.lineOf(item.nameRange.begin);
}

std::size_t DeclarationReader::add(OutlineItem item)
{
    m_outline.items.push_back(std::move(item));
    return m_outline.items.size() - 1;
}

std::string DeclarationReader::namespaceName(const Head& head) const
{
    std::string name;
    for (std::size_t i = head.keywordAt + 1; i < head.bodyOpen; ++i) {
        if (m_tokens.isWord(i) && !m_tokens.is(i, "inline"))
            name += (name.empty() ? "" : "::") + std::string(m_tokens[i].text);
    }
    return name;
}

void DeclarationReader::finish(const Head& head, std::size_t end, const Scope& scope)
{
    if (end <= head.first || m_outline.items.size() >= kMaxItems)
        return;
    OutlineItem item = newItem(head, end, scope);
    const bool hasBody = head.bodyOpen != kNone && m_tokens.partner(head.bodyOpen) != kNone;
    const TokenRange inside{head.bodyOpen + 1, hasBody ? m_tokens.partner(head.bodyOpen) : 0};
    const bool isNested = hasBody && scope.depth < kMaxScopeDepth;
    const auto inner = [&](const std::string& name, std::size_t parent, bool isClass) {
        return Scope{.name = scope.name + (scope.name.empty() || name.empty() ? "" : "::") + name,
                     .parent = parent,
                     .depth = scope.depth + 1,
                     .isClass = isClass};
    };
    if (hasBody)
        item.body = m_tokens.range({head.bodyOpen, inside.end + 1});
    if (head.keyword == Keyword::Linkage || head.keyword == Keyword::Namespace) {
        const std::string name = head.keyword == Keyword::Namespace && hasBody ? namespaceName(head) : std::string();
        item.kind = hasBody ? OutlineItem::Kind::Namespace : OutlineItem::Kind::Other;
        setName(item, head.keyword == Keyword::Namespace && m_tokens.isWord(head.keywordAt + 1) ? head.keywordAt + 1 : kNone);
        item.name = name.empty() ? item.name : name;
        const std::size_t self = add(std::move(item));
        if (isNested)
            readScope(inside, inner(name, self, false));
    } else if (head.isTypedef || head.keyword == Keyword::Alias) {
        item.kind = OutlineItem::Kind::Alias;
        const bool isUsing = head.keyword == Keyword::Alias && m_tokens.isMark(head.keywordAt + 2, '=');
        setName(item, isUsing ? head.keywordAt + 1 : head.variable != kNone ? head.variable : head.function);
        add(std::move(item));
    } else if (head.keyword == Keyword::Other) {
        add(std::move(item));
    } else if (head.parameters != kNone) {
        finishFunction(std::move(item), head, scope);
    } else if (head.keyword == Keyword::Class && hasBody) {
        item.kind = OutlineItem::Kind::Type;
        std::size_t name = kNone;
        for (std::size_t i = head.keywordAt + 1; i < head.bodyOpen && !(m_tokens.isMark(i, ':') && !m_tokens.isScope(i)); ++i) {
            if (m_tokens.isMark(i, '<') || m_tokens.is(i, "final"))
                break;
            if (m_tokens.isMark(i, '('))
                i = m_tokens.behind(i, head.bodyOpen) - 1;
            else if (m_tokens.isScope(i))
                ++i;
            else
                name = m_tokens.isWord(i) && !isAmong(kWordsWithArguments, m_tokens[i].text) ? i : name;
        }
        setName(item, name);
        const std::string className = item.name;
        const std::size_t self = add(std::move(item));
        if (isNested)
            readScope(inside, inner(className, self, true));
    } else if (head.keyword == Keyword::Enum && hasBody) {
        item.kind = OutlineItem::Kind::Enum;
        const std::size_t name =
            head.keywordAt + (m_tokens.is(head.keywordAt + 1, "class") || m_tokens.is(head.keywordAt + 1, "struct") ? 2 : 1);
        setName(item, m_tokens.isWord(name) ? name : kNone);
        add(std::move(item));
    } else if (head.keyword == Keyword::Class && head.variable != kNone && head.variable <= head.keywordAt + 1) {
        item.kind = OutlineItem::Kind::Type;  // declared alone
        setName(item, head.variable);
        add(std::move(item));
    } else if (head.variable != kNone && head.variable > head.first) {
        item.body = {};
        finishVariable(std::move(item), head, end);
    } else {
        item.body = {};
        add(std::move(item));
    }
}

void DeclarationReader::finishFunction(OutlineItem item, const Head& head, const Scope& scope)
{
    const MacroDefinition* const macro = m_macros.find(m_tokens[head.function].text);
    const std::size_t close = m_tokens.partner(head.parameters);
    const bool isDefinition = !item.body.empty();
    if (head.function == head.first && !scope.isClass && close != kNone && (macro != nullptr || !isDefinition)) {
        finishMacroCall(head.first, close + 1 + (m_tokens.isMark(close + 1, ';') ? 1 : 0), scope);
        if (!isDefinition || m_outline.items.empty())
            return;
        OutlineItem& added = m_outline.items.back();  // KERNEL(name, int n) { … }
        added.range = item.range;
        added.body = item.body;
        readBody({head.bodyOpen + 1, m_tokens.partner(head.bodyOpen)}, m_outline.items.size() - 1, scope.name);
        return;
    }
    SpaceWords space = head.space;
    if (macro != nullptr)
        space |= m_macros.spaceOf(m_tokens[head.function].text);
    item.kind = space.isGlobal ? OutlineItem::Kind::Kernel
        : space.isDevice       ? (space.isHost ? OutlineItem::Kind::HostDeviceFunction : OutlineItem::Kind::DeviceFunction)
                               : OutlineItem::Kind::HostFunction;
    item.isTile = space.isTile;
    setName(item, head.function);
    if (m_tokens.is(head.function, "operator"))
        item.name = m_tokens.text({head.function, head.parameters});
    // "Solver::step" is a member that is defined outside of its class.
    std::size_t qualifier = head.function;
    std::string around;
    while (qualifier >= head.first + 3 && m_tokens.isScope(qualifier - 2) && m_tokens.isWord(qualifier - 3)) {
        qualifier -= 3;
        around = std::string(m_tokens[qualifier].text) + (around.empty() ? "" : "::" + around);
    }
    if (!around.empty())
        item.scope += (item.scope.empty() ? "" : "::") + around;
    item.parameters = parametersOf(head.parameters);
    const std::string name = item.scope;
    const std::size_t self = add(std::move(item));
    if (isDefinition)
        readBody({head.bodyOpen + 1, m_tokens.partner(head.bodyOpen)}, self, name);
}

void DeclarationReader::finishVariable(OutlineItem item, const Head& head, std::size_t end)
{
    using Kind = OutlineItem::Kind;
    item.kind = head.space.isConstant                 ? Kind::ConstantVariable
        : head.space.isShared                         ? Kind::SharedVariable
        : head.space.isDevice || head.space.isManaged ? Kind::DeviceVariable
                                                      : Kind::HostVariable;
    setName(item, head.variable);
    const std::vector<TokenRange> parts = m_tokens.parts({head.variable, end});
    add(item);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        for (std::size_t at = parts[i].begin; at < parts[i].end; ++at) {
            if (!m_tokens.isWord(at) || isAmong(kTypeWords, m_tokens[at].text))
                continue;
            setName(item, at);
            add(item);
            break;
        }
    }
}

/// What a call of a macro comes to: its text with what is given for its parameters, and with pasted words in one.
std::string DeclarationReader::expandedMacro(const MacroDefinition& macro, TokenRange arguments) const
{
    const std::vector<TokenRange> given = m_tokens.parts(arguments);
    std::string text;
    const std::vector<SourceToken> body = tokensOf(macro.body);
    for (std::size_t i = 0; i < body.size(); ++i) {
        if (body[i].is("#") && i + 1 < body.size() && body[i + 1].is("#")) {
            while (text.ends_with(' '))
                text.pop_back();
            ++i;
            continue;
        }
        const auto parameter = std::ranges::find(macro.parameters, body[i].text);
        const auto index = static_cast<std::size_t>(parameter - macro.parameters.begin());
        text +=
            parameter != macro.parameters.end() && index < given.size() ? m_tokens.text(given[index]) : std::string(body[i].text);
        const bool isJoined = i + 1 < body.size() && body[i].end() == body[i + 1].at;
        text += isJoined ? "" : " ";
    }
    return text;
}

void DeclarationReader::finishMacroCall(std::size_t first, std::size_t end, const Scope& scope)
{
    OutlineItem item;
    item.scope = scope.name;
    item.parent = scope.parent;
    item.range = m_tokens.range({first, end});
    setName(item, first);
    const MacroDefinition* const macro = m_macros.find(item.name);
    const SpaceWords space = m_macros.spaceOf(item.name);
    const std::size_t close = m_tokens.partner(first + 1);
    if (macro != nullptr && close != kNone && (space.isGlobal || space.isDevice)) {
        item.kind = space.isGlobal ? OutlineItem::Kind::Kernel
            : space.isHost         ? OutlineItem::Kind::HostDeviceFunction
                                   : OutlineItem::Kind::DeviceFunction;
        item.isTile = space.isTile;
        item.name = m_tokens.isWord(first + 2) ? std::string(m_tokens[first + 2].text) : item.name;
        if (macro->body.size() <= kMaxMacroBody && m_macroCalls++ < kMaxMacroCalls) {
            const Outline inner = readOutline(expandedMacro(*macro, {first + 2, close}));
            const auto function = std::ranges::find_if(inner.items, &OutlineItem::isFunction);
            if (function != inner.items.end()) {
                item.name = function->name;
                item.parameters = function->parameters;
                item.isTemplate = function->isTemplate;
                item.templateParameters = function->templateParameters;
            }
        }
    }
    add(std::move(item));
}

/// What a function's body holds of the outline: directives, and shared memory.
void DeclarationReader::readBody(TokenRange body, std::size_t parent, const std::string& scope)
{
    for (std::size_t at = body.begin; at < body.end && m_outline.items.size() < kMaxItems; ++at) {
        if (m_tokens.isDirective(at))
            addDirective(at, parent);
        else if (m_tokens.is(at, "__shared__"))
            addShared(at, body.end, parent, scope);
    }
}

void DeclarationReader::addShared(std::size_t at, std::size_t end, std::size_t parent, const std::string& scope)
{
    Head head{.first = at, .space = {.isShared = true}, .templateParameters = {}};
    std::size_t i = at + 1;
    while (i < end && !m_tokens.isMark(i, ';') && !m_tokens.isMark(i, '[') && !m_tokens.isMark(i, '=') &&
           !m_tokens.isMark(i, ',') && !m_tokens.isMark(i, '{') && !m_tokens.isMark(i, '}')) {
        if (m_tokens.isMark(i, '<') && m_tokens.angleEnd(i) != kNone) {
            i = m_tokens.angleEnd(i) + 1;
        } else if (m_tokens.isMark(i, '(')) {
            i = m_tokens.behind(i, end);
        } else {
            head.variable = m_tokens.isWord(i) && !isAmong(kTypeWords, m_tokens[i].text) ? i : head.variable;
            ++i;
        }
    }
    while (i < end && !m_tokens.isMark(i, ';') && !m_tokens.isMark(i, '}'))
        i = m_tokens.isMark(i, '[') || m_tokens.isMark(i, '{') ? m_tokens.behind(i, end) : i + 1;
    if (head.variable == kNone)
        return;
    const Scope around{.name = scope, .parent = parent};
    finishVariable(newItem(head, i, around), head, i);
}

void DeclarationReader::addDirective(std::size_t at, std::size_t parent)
{
    const SourceToken& token = m_tokens[at];
    OutlineItem item;
    item.parent = parent;
    item.line = m_tokens.lineOf(token.at);
    item.range = {token.at, token.end()};
    if (const std::optional<MacroDefinition> macro = macroDefinition(token)) {
        item.kind = OutlineItem::Kind::Macro;
        item.name = macro->name;
        item.nameRange = {macro->nameAt, macro->nameAt + macro->name.size()};
        item.line = m_tokens.lineOf(macro->nameAt);
        for (const std::string_view parameter : macro->parameters)
            item.parameters.push_back({.type = {}, .name = std::string(parameter), .defaultValue = {}});
    } else if (const std::string_view name = includedName(token); !name.empty()) {
        item.kind = OutlineItem::Kind::Include;
        item.name = name;
        const auto begin = token.at + static_cast<std::size_t>(name.data() - token.text.data());
        item.nameRange = {begin, begin + name.size()};
    } else {
        return;
    }
    add(std::move(item));
}

std::vector<OutlineParameter> DeclarationReader::parametersOf(std::size_t open) const
{
    std::vector<OutlineParameter> found;
    const std::size_t close = m_tokens.partner(open);
    if (close == kNone || close < open)
        return found;
    for (const TokenRange& part : m_tokens.parts({open + 1, close})) {
        if (part.empty() || m_tokens.isMark(part.begin, '.') || (part.end == part.begin + 1 && m_tokens.is(part.begin, "void")))
            continue;
        found.push_back(parameterOf(part));
    }
    return found;
}

OutlineParameter DeclarationReader::parameterOf(TokenRange part) const
{
    OutlineParameter parameter;
    std::size_t end = part.begin;  // of the declarator
    std::size_t group = kNone;
    while (end < part.end && !m_tokens.isMark(end, '=')) {
        if (m_tokens.isMark(end, '(') && group == kNone)
            group = end;
        if (m_tokens.isMark(end, '(') || m_tokens.isMark(end, '['))
            end = m_tokens.behind(end, part.end);
        else
            ++end;
    }
    if (end < part.end)
        parameter.defaultValue = m_tokens.text({end + 1, part.end});
    if (group != kNone) {
        const std::size_t close = m_tokens.partner(group);
        for (std::size_t i = group; close != kNone && i < close && !m_tokens.isMark(i, '['); ++i)
            parameter.name = m_tokens.isWord(i) ? std::string(m_tokens[i].text) : parameter.name;
        parameter.type = m_tokens.text({part.begin, end});
        return parameter;
    }
    std::size_t name = end;
    bool isArray = false;
    while (name > part.begin && m_tokens.isMark(name - 1, ']')) {
        const std::size_t open = m_tokens.partner(name - 1);
        if (open == kNone || open < part.begin)
            break;
        name = open;
        isArray = true;
    }
    const auto isTypeBefore = [&](std::size_t last) {
        for (std::size_t i = part.begin; i < last; ++i) {
            const std::string_view word = m_tokens[i].text;
            if (m_tokens.isWord(i) && word != "const" && word != "volatile" && word != "struct" && word != "typename")
                return true;
        }
        return false;
    };
    const bool hasName = name > part.begin && m_tokens.isWord(name - 1) && !isAmong(kTypeWords, m_tokens[name - 1].text) &&
        !(name >= part.begin + 3 && m_tokens.isScope(name - 3)) && isTypeBefore(name - 1);
    if (hasName)
        parameter.name = m_tokens[name - 1].text;
    parameter.type = m_tokens.text({part.begin, hasName ? name - 1 : name}) + (isArray ? "*" : "");
    return parameter;
}

}  // namespace kd
