// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/body.h"

#include "core/emulator/ptx/constant.h"
#include "core/emulator/ptx/declaration.h"
#include "core/emulator/ptx/operandparser.h"

#include <utility>

namespace kd::ptx {

namespace {

class BodyParser {
public:
    explicit BodyParser(ReadContext& context)
        : m_context(context)
        , m_lexer(context.lexer)
        , m_function(*context.function)
    {
    }

    void parse()
    {
        m_lexer.expect("{");
        int depth = 1;
        while (depth > 0) {
            if (m_lexer.at("{"))
                depth = openBlock(depth);
            else if (m_lexer.at("}"))
                depth = closeBlock(depth);
            else
                parseStatement();
        }
        placeLabels();
    }

private:
    int openBlock(int depth)
    {
        if (depth == kMaxNesting)
            m_lexer.fail("blocks are nested too deeply");
        m_lexer.next();
        m_context.scopes.open();
        return depth + 1;
    }

    int closeBlock(int depth)
    {
        m_lexer.next();
        m_context.scopes.close(m_context.labelOfUse);
        return depth - 1;
    }

    void parseStatement()
    {
        const Token first = m_lexer.peek();
        if (first.kind == Token::Kind::Dotted)
            parseDirective(first);
        else if (first.isPunctuation("@"))
            parseGuarded();
        else if (first.kind == Token::Kind::Word)
            parseLabelOrInstruction();
        else if (first.kind == Token::Kind::End)
            m_lexer.fail(message("the body of '{}' has no end", m_function.name));
        else
            m_lexer.fail(message("expected an instruction instead of {}", described(first)));
    }

    void parseDirective(const Token& first)
    {
        if (isSpace(first.text)) {
            parseDeclaration(m_context, {});
            return;
        }
        m_lexer.next();
        if (first.text == ".loc")
            m_context.places.parseLoc(m_lexer);
        else if (first.text == ".pragma")
            parsePragma(m_lexer);
        else if (first.text == ".file")
            m_context.places.parseFile(m_lexer);
        else if (first.text == ".section")
            m_context.places.parseSection(m_lexer);
        else
            m_lexer.failAtToken(first, message("{} is not expected in a function", described(first)));
    }

    void parseGuarded()
    {
        m_lexer.next();
        Instruction instruction;
        instruction.guardNegated = m_lexer.accept("!");
        const Token name = m_lexer.expect(Token::Kind::Word, "a predicate");
        const Symbol* symbol = findRegister(m_context, name.text);
        if (symbol == nullptr || symbol->count != 1 || m_function.registers[symbol->index].type != Type::Pred)
            m_lexer.failAtToken(name, message("{} is not declared as a predicate", described(name)));
        instruction.guard = symbol->index;
        parseInstruction(m_lexer.expect(Token::Kind::Word, "an instruction"), std::move(instruction));
    }

    void parseLabelOrInstruction()
    {
        const Token word = m_lexer.next();
        if (!m_lexer.accept(":")) {
            parseInstruction(word, {});
            return;
        }
        if (m_lexer.acceptDotted(".branchtargets"))
            parseTargets(word, false);
        else if (m_lexer.acceptDotted(".calltargets"))
            parseTargets(word, true);
        else if (m_lexer.acceptDotted(".callprototype"))
            parseCallPrototype(word);
        else
            addLabel(word);
    }

    void addLabel(const Token& name)
    {
        declareName(m_context, name, {Symbol::Kind::Label, static_cast<Index>(m_function.labels.size())});
        m_function.labels.push_back(static_cast<std::uint32_t>(m_function.body.size()));
        m_function.labelNames.emplace_back(name.text);
    }

    void parseTargets(const Token& name, bool areFunctions)
    {
        std::vector<Index> targets;
        do {
            const Token target =
                m_lexer.expect(Token::Kind::Word, areFunctions ? Message("the name of a function") : Message("a label"));
            targets.push_back(areFunctions ? functionNamed(target) : noteLabelUse(m_context, target));
        } while (m_lexer.accept(","));
        m_lexer.expect(";");
        if (!areFunctions)
            m_branchTargets.push_back(static_cast<Index>(m_function.targets.size()));
        declareName(m_context, name, {Symbol::Kind::Targets, static_cast<Index>(m_function.targets.size())});
        m_function.targets.push_back(std::move(targets));
    }

    Index functionNamed(const Token& name)
    {
        const Symbol* symbol = m_context.scopes.find(name.text);
        if (symbol == nullptr || symbol->kind != Symbol::Kind::Function)
            m_lexer.failAtToken(name, message("{} is not declared as a function", described(name)));
        return symbol->index;
    }

    void parseCallPrototype(const Token& name)
    {
        Prototype prototype = parsePrototype(m_context, std::string(name.text));
        m_lexer.expect(";");
        declareName(m_context, name, {Symbol::Kind::Prototype, static_cast<Index>(m_function.prototypes.size())});
        m_function.prototypes.push_back(std::move(prototype));
    }

    void parseInstruction(const Token& opcode, Instruction instruction)
    {
        instruction.root = opcode.text;
        instruction.textLine = opcode.line;
        instruction.place = m_context.places.current();
        while (m_lexer.peek().kind == Token::Kind::Dotted)
            instruction.modifiers.push_back(m_lexer.next().text.substr(1));
        while (!m_lexer.at(";")) {
            if (!instruction.operands.empty())
                m_lexer.expect(",");
            instruction.operands.push_back(parseOperand(m_context, instruction.root));
        }
        m_lexer.next();
        m_function.body.push_back(std::move(instruction));
    }

    /// Labels are known now: uses get their indices.
    void placeLabels()
    {
        if (!m_context.scopes.unknownLabels().empty()) {
            const LabelUse& use = m_context.scopes.unknownLabels().front();
            failAt(use.line, use.column, message("'{}' is not declared", use.name));
        }
        for (Instruction& instruction : m_function.body) {
            for (Operand& operand : instruction.operands)
                placeLabel(operand);
        }
        for (const Index list : m_branchTargets) {
            for (Index& target : m_function.targets[list])
                target = m_context.labelOfUse[target];
        }
    }

    void placeLabel(Operand& operand)
    {
        if (operand.kind == Operand::Kind::Label)
            operand.index = m_context.labelOfUse[operand.index];
        for (Operand& element : operand.elements)
            placeLabel(element);
    }

    ReadContext& m_context;
    Lexer& m_lexer;
    Function& m_function;
    std::vector<Index> m_branchTargets;  ///< of Function::targets
};

}  // namespace

void declareName(ReadContext& context, const Token& name, const Symbol& symbol)
{
    if (!context.scopes.declare(name.text, symbol))
        failAt(name.line, name.column, message("{} is declared already", described(name)));
}

Index noteLabelUse(ReadContext& context, const Token& name)
{
    const auto number = static_cast<Index>(context.labelOfUse.size());
    context.labelOfUse.push_back(kNoIndex);
    context.scopes.use({name.text, name.line, name.column, number});
    return number;
}

void parseBody(ReadContext& context)
{
    BodyParser(context).parse();
}

Prototype parsePrototype(ReadContext& context, std::string name)
{
    Lexer& lexer = context.lexer;
    Prototype prototype;
    prototype.name = std::move(name);
    prototype.results = parseParameters(context);
    const Token placeholder = lexer.expect(Token::Kind::Word, "'_'");
    if (placeholder.text != "_")
        lexer.failAtToken(placeholder, message("expected '_' instead of {}", described(placeholder)));
    prototype.parameters = parseParameters(context);
    for (;;) {
        if (lexer.acceptDotted(".noreturn"))
            prototype.noReturn = true;
        else if (lexer.acceptDotted(".abi_preserve") || lexer.acceptDotted(".abi_preserve_control"))
            parseCount(lexer, 255, "the number of registers");
        else
            return prototype;
    }
}

}  // namespace kd::ptx
