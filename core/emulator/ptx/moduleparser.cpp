// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/declaration.h"
#include "core/emulator/ptx/functionparser.h"
#include "core/emulator/ptx/module.h"
#include "core/emulator/ptx/readcontext.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace kd::ptx {

namespace {

constexpr int kVersionDigits = 2;  ///< of one part of a version

/// Digits of `text` as a number; -1 when there are none, too many, or anything else.
int smallNumber(std::string_view text)
{
    int value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size() && text.size() <= kVersionDigits + 2;
    return isWhole && value >= 0 ? value : -1;
}

class ModuleParser {
public:
    explicit ModuleParser(Module& module)
        : m_module(module)
        , m_context(module)
        , m_lexer(m_context.lexer)
    {
    }

    void parse()
    {
        parseVersion();
        parseTarget();
        while (m_lexer.peek().kind != Token::Kind::End)
            parseStatement();
        m_context.places.finish();
        followAliases();
    }

private:
    void parseVersion()
    {
        if (!m_lexer.acceptDotted(".version"))
            m_lexer.fail(message("PTX begins with .version, not with {}", described(m_lexer.peek())));
        const Token version = m_lexer.expect(Token::Kind::Float, "a version such as 9.0");
        const std::size_t dot = std::min(version.text.find('.'), version.text.size());
        const int major = smallNumber(version.text.substr(0, dot));
        const int minor = dot == version.text.size() ? -1 : smallNumber(version.text.substr(dot + 1));
        if (major < 1 || major > 99 || minor < 0 || minor > 9)
            m_lexer.failAtToken(version, message("{} is no version of PTX", described(version)));
        m_module.version = major * 10 + minor;
    }

    void parseTarget()
    {
        if (!m_lexer.acceptDotted(".target"))
            m_lexer.fail(".target must follow .version");
        const Token target = m_lexer.expect(Token::Kind::Word, "a target such as sm_90");
        const std::size_t end = target.text.find_last_of("0123456789");
        const std::string_view digits =
            end < 3 || end == std::string_view::npos ? std::string_view() : target.text.substr(3, end - 2);
        if (!target.text.starts_with("sm_") || smallNumber(digits) < 0 || target.text.size() - end > 2)
            m_lexer.failAtToken(target, message("{} is no target such as sm_90", described(target)));
        m_module.target = std::string(target.text);
        while (m_lexer.accept(","))
            m_lexer.expect(Token::Kind::Word, "a target's option");
    }

    void parseStatement()
    {
        const Linkage linkage = parseLinkage();
        const Token first = m_lexer.peek();
        if (first.kind == Token::Kind::Dotted && isSpace(first.text))
            parseDeclaration(m_context, linkage);
        else if (first.text == ".func" || first.text == ".entry")
            parseFunction(m_context, linkage);
        else
            parseDirective(m_lexer.next());
    }

    Linkage parseLinkage()
    {
        Linkage linkage;
        for (;;) {
            if (m_lexer.acceptDotted(".extern"))
                linkage.isExtern = true;
            else if (m_lexer.acceptDotted(".weak"))
                linkage.isWeak = true;
            else if (m_lexer.acceptDotted(".common"))
                linkage.isCommon = true;
            else if (m_lexer.acceptDotted(".visible"))
                linkage.isVisible = true;
            else
                return linkage;
        }
    }

    void parseDirective(const Token& directive)
    {
        if (directive.text == ".file" && directive.kind == Token::Kind::Dotted)
            m_context.places.parseFile(m_lexer);
        else if (directive.text == ".section")
            m_context.places.parseSection(m_lexer);
        else if (directive.text == ".pragma")
            parsePragma(m_lexer);
        else if (directive.text == ".alias")
            parseAlias();
        else if (directive.text == ".address_size")
            parseAddressSize();
        else if (directive.text == ".loc")
            m_context.places.parseLoc(m_lexer);
        else
            m_lexer.failAtToken(directive, message("{} is not expected outside of functions", described(directive)));
    }

    void parseAddressSize()
    {
        const Token size = m_lexer.expect(Token::Kind::Integer, "64");
        if (size.text != "64")
            m_lexer.failAtToken(size, message("addresses of {} bits are not emulated; compile for 64", described(size)));
    }

    Index parseFunctionName()
    {
        const Token name = m_lexer.expect(Token::Kind::Word, "the name of a function");
        const Symbol* symbol = m_context.scopes.find(name.text);
        if (symbol == nullptr || symbol->kind != Symbol::Kind::Function)
            m_lexer.failAtToken(name, message("{} is not declared as a function", described(name)));
        return symbol->index;
    }

    /// `.alias name, other;`
    void parseAlias()
    {
        const Token where = m_lexer.peek();
        const Index name = parseFunctionName();
        m_lexer.expect(",");
        const Index other = parseFunctionName();
        m_lexer.expect(";");
        if (!m_module.functions[name].isExtern || m_module.functions[other].isExtern || m_module.functions[other].isEntry)
            m_lexer.failAtToken(where, "an alias is a function without body, for one with a body");
        m_module.functions[name].aliasOf = other;
        m_hasAliases = true;
    }

    void followAlias(Operand& operand)
    {
        if (operand.kind == Operand::Kind::Function)
            operand.index = resolved(operand.index);
        for (Operand& element : operand.elements)
            followAlias(element);
    }

    Index resolved(Index function) const
    {
        const Index other = m_module.functions[function].aliasOf;
        return other == kNoIndex ? function : other;
    }

    void followAliases(Function& function, Instruction& instruction)
    {
        for (Operand& operand : instruction.operands) {
            followAlias(operand);
            if (operand.kind != Operand::Kind::Targets || instruction.root != "call")
                continue;
            for (Index& target : function.targets[operand.index])
                target = resolved(target);
        }
    }

    void followAliases()
    {
        if (!m_hasAliases)
            return;
        for (Function& function : m_module.functions) {
            for (Instruction& instruction : function.body) {
                followAliases(function, instruction);
            }
        }
    }

    Module& m_module;
    ReadContext m_context;
    Lexer& m_lexer;
    bool m_hasAliases = false;
};

}  // namespace

Module parse(std::string text)
{
    if (text.size() > kMaxTextBytes)
        failAt(1, 1, message("the text is larger than {} bytes", kMaxTextBytes));
    while (!text.empty() && text.back() == '\0')
        text.pop_back();
    Module module;
    // A string of 16 characters is on the heap already, where views into it stay valid when the module is moved.
    constexpr std::size_t kLeastCapacity = 64;
    module.source = std::move(text);
    module.source.reserve(kLeastCapacity);
    module.text = module.source;
    ModuleParser(module).parse();
    return module;
}

}  // namespace kd::ptx
