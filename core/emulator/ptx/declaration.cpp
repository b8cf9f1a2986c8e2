// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/declaration.h"

#include "core/emulator/ptx/constant.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace kd::ptx {

namespace {

constexpr std::uint64_t kMaxAlignment = std::uint64_t{1} << 20;
constexpr std::uint64_t kMaxBytes = std::uint64_t{1} << 40;
constexpr std::uint64_t kMaxParameterBytes = std::uint64_t{1} << 20;
constexpr std::uint64_t kMaxRegisters = std::uint64_t{1} << 24;  ///< of one `%r<n>`: only those used come into being
constexpr std::uint64_t kMaxRangeVariables = 65536;               ///< of a module
constexpr std::size_t kMaxDimensions = 16;
constexpr std::uint32_t kMaxRegisterLanes = 4;
constexpr std::size_t kHandleBytes = 8;  ///< .texref, .samplerref, .surfref

struct SpaceRow {
    std::string_view name;
    Space space;
};
constexpr std::array kSpaces{
    SpaceRow{".reg", Space::Reg}, SpaceRow{".const", Space::Const}, SpaceRow{".global", Space::Global},
    SpaceRow{".local", Space::Local}, SpaceRow{".shared", Space::Shared}, SpaceRow{".param", Space::Param},
    SpaceRow{".tex", Space::Global},
};

const SpaceRow* spaceNamed(std::string_view word)
{
    const auto row = std::find_if(kSpaces.begin(), kSpaces.end(), [word](const SpaceRow& r) { return r.name == word; });
    return row == kSpaces.end() ? nullptr : &*row;
}

/// What stands before the names.
struct Head {
    Space space = Space::Global;
    Type type = Type::None;
    bool isHandle = false;
    std::uint32_t lanes = 1;
    std::uint32_t alignment = 0;  ///< 0: that of the type
};

std::uint32_t parseAlignment(Lexer& lexer)
{
    const Token where = lexer.peek();
    const std::uint64_t alignment = parseCount(lexer, kMaxAlignment, "the alignment");
    if (!std::has_single_bit(alignment))
        lexer.failAtToken(where, "the alignment must be a power of two");
    return static_cast<std::uint32_t>(alignment);
}

/// `.ptr .global .align 16`: what a kernel may rely on of a pointer.
void parsePointer(Lexer& lexer)
{
    const SpaceRow* space = spaceNamed(lexer.peek().text);
    if (space != nullptr && space->space != Space::Reg)
        lexer.next();
    if (lexer.acceptDotted(".align"))
        parseAlignment(lexer);
}

bool isHandleType(std::string_view word)
{
    return word == ".texref" || word == ".samplerref" || word == ".surfref";
}

void parseHeadWord(Lexer& lexer, Head& head)
{
    const Token token = lexer.next();
    const std::string_view word = token.text;
    if (word == ".align") {
        head.alignment = parseAlignment(lexer);
    } else if (word == ".v2" || word == ".v4" || word == ".v8") {
        head.lanes = static_cast<std::uint32_t>(word[2] - '0');
    } else if (word == ".attribute") {
        lexer.expect("(");
        lexer.readRaw(")");
        lexer.expect(")");
    } else if (word == ".ptr" && head.space == Space::Param) {
        parsePointer(lexer);
    } else if (isHandleType(word) && head.type == Type::None) {
        head.type = Type::B64;
        head.isHandle = true;
    } else if (const Type type = typeNamed(word.substr(1)); type != Type::None && head.type == Type::None) {
        head.type = type;
    } else {
        lexer.failAtToken(token, message("{} is not expected in a declaration", described(token)));
    }
}

Head parseHead(Lexer& lexer)
{
    Head head;
    const Token first = lexer.next();
    const SpaceRow* space = spaceNamed(first.text);
    if (first.kind != Token::Kind::Dotted || space == nullptr)
        lexer.failAtToken(first, message("expected a state space instead of {}", described(first)));
    head.space = space->space;
    while (lexer.peek().kind == Token::Kind::Dotted)
        parseHeadWord(lexer, head);
    if (head.type == Type::None)
        lexer.fail(message("a type is missing before {}", described(lexer.peek())));
    if (head.type == Type::Pred && head.space != Space::Reg)
        lexer.fail("predicates can only be registers");
    return head;
}

std::uint64_t elementBytes(const Head& head)
{
    return head.isHandle ? kHandleBytes : sizeOf(head.type) * head.lanes;
}

/// `[4][]`; an empty first one gives 0.
std::vector<std::uint64_t> parseDimensions(Lexer& lexer)
{
    std::vector<std::uint64_t> dimensions;
    while (lexer.at("[")) {
        const Token open = lexer.next();
        if (dimensions.size() == kMaxDimensions)
            lexer.failAtToken(open, message("an array has at most {} dimensions", kMaxDimensions));
        if (!lexer.at("]"))
            dimensions.push_back(parseCount(lexer, kMaxBytes, "the size of an array"));
        else if (dimensions.empty())
            dimensions.push_back(0);
        else
            lexer.fail("only the first size of an array can be left out");
        lexer.expect("]");
    }
    return dimensions;
}

/// Elements between the outermost braces.
std::uint64_t countElements(std::string_view initialiser, std::uint32_t line)
{
    Lexer lexer(initialiser, line);
    std::uint64_t count = 0;
    lexer.expect("{");
    while (!lexer.at("}")) {
        lexer.readRaw(",}");
        ++count;
        lexer.accept(",");
    }
    return count;
}

std::uint64_t multiplied(Lexer& lexer, std::uint64_t a, std::uint64_t b, std::uint64_t most)
{
    if (b != 0 && a > most / b)
        lexer.fail(message("this variable is larger than {} bytes", most));
    return a * b;
}

void sizeVariable(ReadContext& context, const Head& head, Variable& variable)
{
    Lexer& lexer = context.lexer;
    if (!variable.dimensions.empty() && variable.dimensions.front() == 0 && !variable.initialiser.empty())
        variable.dimensions.front() = countElements(variable.initialiser, variable.textLine);
    const std::uint64_t most = head.space == Space::Param ? kMaxParameterBytes : kMaxBytes;
    variable.bytes = elementBytes(head);
    for (const std::uint64_t count : variable.dimensions)
        variable.bytes = multiplied(lexer, variable.bytes, count, most);
    if (head.lanes > 1)
        variable.dimensions.push_back(head.lanes);
}

Variable variableOf(const Head& head, const Token& name)
{
    Variable variable;
    variable.name = std::string(name.text);
    variable.space = head.space;
    variable.type = head.type;
    variable.alignment =
        head.alignment != 0 ? head.alignment : static_cast<std::uint32_t>(std::max<std::uint64_t>(elementBytes(head), 1));
    variable.textLine = name.line;
    return variable;
}

void parseInitialiser(ReadContext& context, const Head& head, Variable& variable)
{
    Lexer& lexer = context.lexer;
    const Token equals = lexer.next();
    if (variable.isExtern || (head.space != Space::Global && head.space != Space::Const))
        lexer.failAtToken(equals, "a variable of this kind has no initial value");
    variable.textLine = lexer.peek().line;
    const std::string_view text = lexer.readRaw(",;");
    if (text.empty())
        lexer.fail(message("a value is missing before {}", described(lexer.peek())));
    if (!head.isHandle)
        variable.initialiser = text;
}

bool belongsToFunction(const ReadContext& context, Space space)
{
    return context.function != nullptr && space != Space::Global && space != Space::Const;
}

void addVariable(ReadContext& context, const Token& name, Variable variable)
{
    const bool isLocal = belongsToFunction(context, variable.space);
    std::vector<Variable>& variables = isLocal ? context.function->variables : context.module.variables;
    const Symbol* known = context.scopes.findInnermost(name.text);
    const bool isRepeated = known != nullptr && known->kind == Symbol::Kind::Variable && !isLocal &&
        (variables[known->index].isExtern || variable.isExtern) && variables[known->index].space == variable.space;
    if (isRepeated) {
        if (!variable.isExtern)
            variables[known->index] = std::move(variable);
        return;
    }
    const Symbol::Kind kind = isLocal ? Symbol::Kind::LocalVariable : Symbol::Kind::Variable;
    declareName(context, name, {kind, static_cast<Index>(variables.size())});
    variables.push_back(std::move(variable));
}

/// `4>` of `x<4>`. A number alone: `>` would be an operator of an expression.
std::uint64_t parseRangeCount(Lexer& lexer, std::uint64_t most)
{
    const Token token = lexer.expect(Token::Kind::Integer, "a number of names");
    const std::uint64_t count = numberOf(token).bits;
    if (count > most)
        lexer.failAtToken(token, message("a declaration has at most {} names", most));
    lexer.expect(">");
    return count;
}

/// `.global .u32 x<4>`: x0 to x3.
void parseRangeVariables(ReadContext& context, const Head& head, const Token& name)
{
    Lexer& lexer = context.lexer;
    const std::uint64_t count = parseRangeCount(lexer, kMaxRangeVariables);
    context.rangeVariables += count;
    if (context.rangeVariables > kMaxRangeVariables)
        lexer.failAtToken(name,
                          message("a module has at most {} variables that are declared by number", kMaxRangeVariables));
    for (std::uint64_t i = 0; i < count; ++i) {
        Variable variable = variableOf(head, name);
        variable.name += std::to_string(i);
        sizeVariable(context, head, variable);
        context.variableNames.push_back(variable.name);
        Token numbered = name;
        numbered.text = context.variableNames.back();
        addVariable(context, numbered, std::move(variable));
    }
}

void parseVariable(ReadContext& context, const Head& head, const Linkage& linkage)
{
    Lexer& lexer = context.lexer;
    const Token name = lexer.expect(Token::Kind::Word, "the name of a variable");
    if (lexer.accept("<")) {
        parseRangeVariables(context, head, name);
        return;
    }
    Variable variable = variableOf(head, name);
    variable.isExtern = linkage.isExtern;
    variable.isVisible = linkage.isVisible;
    variable.isWeak = linkage.isWeak;
    variable.isCommon = linkage.isCommon;
    variable.dimensions = parseDimensions(lexer);
    if (lexer.at("="))
        parseInitialiser(context, head, variable);
    const bool isIncomplete = !variable.dimensions.empty() && variable.dimensions.front() == 0 && variable.initialiser.empty();
    if (isIncomplete && !variable.isExtern && head.space != Space::Param)
        lexer.failAtToken(name, message("the size of {} is missing", described(name)));
    sizeVariable(context, head, variable);
    addVariable(context, name, std::move(variable));
}

void parseRegister(ReadContext& context, const Head& head)
{
    Lexer& lexer = context.lexer;
    const Token name = lexer.expect(Token::Kind::Word, "the name of a register");
    if (name.text == "_")
        lexer.failAtToken(name, "'_' is no name of a register");
    if (context.function == nullptr)
        lexer.failAtToken(name, "registers are declared in functions");
    if (head.lanes > kMaxRegisterLanes)
        lexer.failAtToken(name, "a register is a vector of 2 or 4");
    if (lexer.accept("<")) {
        const RegisterRange range{static_cast<std::uint32_t>(parseRangeCount(lexer, kMaxRegisters)), head.type, head.lanes};
        if (!context.scopes.declareRange(name.text, range))
            lexer.failAtToken(name, message("registers named {} are declared already", described(name)));
        return;
    }
    declareName(context, name, addRegister(*context.function, name.text, head.type, head.lanes));
}

}  // namespace

bool isSpace(std::string_view directive)
{
    return spaceNamed(directive) != nullptr;
}

Symbol addRegister(Function& function, std::string_view name, Type type, std::uint32_t lanes)
{
    constexpr std::string_view kComponents = "xyzw";
    const auto index = static_cast<Index>(function.registers.size());
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
        function.registers.push_back({lanes == 1 ? std::string(name) : std::string(name) + "." + kComponents[lane], type});
    return {Symbol::Kind::Register, index, lanes};
}

void parseDeclaration(ReadContext& context, const Linkage& linkage)
{
    Lexer& lexer = context.lexer;
    const Token first = lexer.peek();
    const Head head = parseHead(lexer);
    if (head.space == Space::Local && context.function == nullptr)
        lexer.failAtToken(first, ".local variables are declared in functions");
    if (head.space == Space::Param && context.function == nullptr)
        lexer.failAtToken(first, ".param variables are declared in functions");
    do {
        if (head.space == Space::Reg)
            parseRegister(context, head);
        else
            parseVariable(context, head, linkage);
    } while (lexer.accept(","));
    lexer.expect(";");
}

std::vector<Variable> parseParameters(ReadContext& context)
{
    Lexer& lexer = context.lexer;
    std::vector<Variable> parameters;
    if (!lexer.accept("("))
        return parameters;
    while (!lexer.at(")")) {
        if (!parameters.empty())
            lexer.expect(",");
        const Token first = lexer.peek();
        const Head head = parseHead(lexer);
        if (head.space != Space::Param && head.space != Space::Reg)
            lexer.failAtToken(first, "parameters are .param or .reg");
        if (head.space == Space::Reg && head.lanes != 1)
            lexer.failAtToken(first, "a parameter in a register is no vector");
        const Token name = lexer.expect(Token::Kind::Word, "the name of a parameter");
        Variable parameter = variableOf(head, name);
        parameter.dimensions = parseDimensions(lexer);
        sizeVariable(context, head, parameter);
        parameters.push_back(std::move(parameter));
    }
    lexer.next();
    return parameters;
}

void parsePragma(Lexer& lexer)
{
    do {
        lexer.expect(Token::Kind::String, "the text of a pragma");
    } while (lexer.accept(","));
    lexer.expect(";");
}

}  // namespace kd::ptx
