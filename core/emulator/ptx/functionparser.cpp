// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/functionparser.h"

#include "core/emulator/ptx/body.h"
#include "core/emulator/ptx/constant.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace kd::ptx {

namespace {

constexpr std::uint64_t kMaxLimit = std::numeric_limits<std::uint32_t>::max();

std::uint32_t parseLimit(Lexer& lexer)
{
    return static_cast<std::uint32_t>(parseCount(lexer, kMaxLimit, "this limit"));
}

/// `128`, `16, 16` or `8, 8, 4`; what is left out is 1.
void parseDimensions3(Lexer& lexer, std::uint32_t (&values)[3])
{
    values[0] = parseLimit(lexer);
    values[1] = values[2] = 1;
    for (int i = 1; i < 3 && lexer.accept(","); ++i)
        values[i] = parseLimit(lexer);
}

/// The tuning directives between a function's parameters and its body.
void parsePerformance(Lexer& lexer, Function& function)
{
    constexpr std::array<std::string_view, 3> kNumbers{".maxnctapersm", ".abi_preserve", ".abi_preserve_control"};
    const Token directive = lexer.next();
    const std::string_view word = directive.text;
    if (word == ".maxntid")
        parseDimensions3(lexer, function.maxThreads);
    else if (word == ".reqntid")
        parseDimensions3(lexer, function.requiredThreads);
    else if (word == ".reqnctapercluster")
        parseDimensions3(lexer, function.clusterSize);
    else if (word == ".maxclusterrank")
        function.maxClusterBlocks = parseLimit(lexer);
    else if (word == ".explicitcluster")
        function.needsCluster = true;
    else if (word == ".blocksareclusters")
        function.blocksAreClusters = true;
    else if (word == ".minnctapersm")
        function.minBlocksPerSm = parseLimit(lexer);
    else if (word == ".maxnreg")
        function.maxRegisters = parseLimit(lexer);
    else if (word == ".noreturn")
        function.noReturn = true;
    else if (word == ".pragma")
        parsePragma(lexer);
    else if (std::find(kNumbers.begin(), kNumbers.end(), word) != kNumbers.end())
        parseLimit(lexer);
    else
        lexer.failAtToken(directive, message("{} is not expected between the parameters and the body of a function",
                                             described(directive)));
}

bool isAlike(const std::vector<Variable>& a, const std::vector<Variable>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Variable& x, const Variable& y) {
        return x.space == y.space && x.bytes == y.bytes;
    });
}

/// The function that `head` declares once more, or a new one.
Function& functionOf(ReadContext& context, const Token& name, Function head, bool hasBody)
{
    std::vector<Function>& functions = context.module.functions;
    const Symbol* known = context.scopes.find(name.text);
    if (known == nullptr) {
        declareName(context, name, {Symbol::Kind::Function, static_cast<Index>(functions.size())});
        functions.push_back(std::move(head));
        return functions.back();
    }
    if (known->kind != Symbol::Kind::Function || (hasBody && !functions[known->index].isExtern))
        context.lexer.failAtToken(name, message("{} is declared already", described(name)));
    Function& function = functions[known->index];
    if (function.isEntry != head.isEntry || !isAlike(function.signature.parameters, head.signature.parameters) ||
        !isAlike(function.signature.results, head.signature.results))
        context.lexer.failAtToken(name, message("{} is declared with other parameters before", described(name)));
    head.isWeak = head.isWeak || function.isWeak;
    head.isVisible = head.isVisible || function.isVisible;
    head.noReturn = head.noReturn || function.noReturn;
    if (hasBody)
        function = std::move(head);
    return function;
}

void declareParameters(ReadContext& context, const std::vector<Variable>& parameters, std::vector<Index>& registers)
{
    Function& function = *context.function;
    for (const Variable& parameter : parameters) {
        Token name;
        name.kind = Token::Kind::Word;
        name.line = parameter.textLine;
        name.text = parameter.name;
        if (parameter.space == Space::Reg) {
            const Symbol symbol = addRegister(function, parameter.name, parameter.type, 1);
            declareName(context, name, symbol);
            registers.push_back(symbol.index);
        } else {
            declareName(context, name, {Symbol::Kind::LocalVariable, static_cast<Index>(function.variables.size())});
            function.variables.push_back(parameter);
            registers.push_back(kNoIndex);
        }
    }
}

void parseDefinition(ReadContext& context, Function& function)
{
    function.isExtern = false;
    context.function = &function;
    context.labelOfUse.clear();
    context.places.beginFunction();
    context.scopes.open();
    declareParameters(context, function.signature.parameters, function.parameterRegisters);
    declareParameters(context, function.signature.results, function.resultRegisters);
    parseBody(context);
    context.function = nullptr;
}

Function parseSignature(ReadContext& context, const Linkage& linkage, Token& name)
{
    Lexer& lexer = context.lexer;
    Function head;
    head.isExtern = true;
    head.isWeak = linkage.isWeak;
    head.isVisible = linkage.isVisible;
    head.isEntry = lexer.next().text == ".entry";
    if (lexer.acceptDotted(".attribute")) {
        lexer.expect("(");
        lexer.readRaw(")");
        lexer.expect(")");
    }
    if (!head.isEntry)
        head.signature.results = parseParameters(context);
    name = lexer.expect(Token::Kind::Word, "the name of a function");
    head.name = std::string(name.text);
    head.textLine = name.line;
    head.signature.name = head.name;
    head.signature.parameters = parseParameters(context);
    while (lexer.peek().kind == Token::Kind::Dotted)
        parsePerformance(lexer, head);
    head.signature.noReturn = head.noReturn;
    return head;
}

}  // namespace

void parseFunction(ReadContext& context, const Linkage& linkage)
{
    Lexer& lexer = context.lexer;
    Token name;
    Function head = parseSignature(context, linkage, name);
    const bool hasBody = lexer.at("{");
    if (!hasBody)
        lexer.expect(";");
    else if (linkage.isExtern)
        lexer.fail("an external function has no body");
    Function& function = functionOf(context, name, std::move(head), hasBody);
    if (hasBody)
        parseDefinition(context, function);
}

}  // namespace kd::ptx
