// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/operandparser.h"

#include "core/emulator/ptx/constant.h"
#include "core/emulator/ptx/declaration.h"
#include "core/emulator/ptx/special.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd::ptx {

namespace {

constexpr std::size_t kMaxElements = 256;  ///< of one vector; wgmma names 128 registers

template <typename List>
bool has(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// vadd, vset4…: the instructions with selectors.
bool isVideo(std::string_view root)
{
    return root.starts_with('v') && root != "vote";
}

/// `ld.global.u32 %r1, table[3]` is an access, `mov.u64 %rd1, table[3]` an address.
constexpr std::array<std::string_view, 7> kAccesses{"ld", "ldu", "st", "atom", "red", "prefetch", "prefetchu"};
constexpr std::array<std::string_view, 3> kLoadsAndStores{"ld", "ldu", "st"};
/// Instructions that take more than an address in brackets.
constexpr std::array<std::string_view, 9> kTextures{"tex", "tld4",    "suld",      "sust",    "sured",
                                                    "cp",  "tcgen05", "tensormap", "multimem"};

class OperandParser {
public:
    OperandParser(ReadContext& context, std::string_view root)
        : m_context(context)
        , m_lexer(context.lexer)
        , m_root(root)
    {
    }

    Operand parse()
    {
        Operand operand = parseFirst();
        if (!m_lexer.at("|"))
            return operand;
        const Token bar = m_lexer.next();
        const bool isTexel = operand.kind == Operand::Kind::Vector && (m_root == "tex" || m_root == "tld4");
        if (operand.kind != Operand::Kind::Register && operand.kind != Operand::Kind::Sink && !isTexel)
            m_lexer.failAtToken(bar, "'|' parts two destinations");
        operand.hasSecond = true;
        operand.elements.push_back(parseFirst());
        return operand;
    }

private:
    Operand parseFirst()
    {
        const Token& next = m_lexer.peek();
        if (next.isPunctuation("["))
            return parseAddress();
        if (next.isPunctuation("{"))
            return scalarOfOne(parseList("}", Operand::Kind::Vector));
        if (next.isPunctuation("(") && m_root == "call")
            return parseList(")", Operand::Kind::Group);
        if (atNegatedName())
            return parseNegated();
        if (isName(next))
            return parseNamed();
        if (beginsConstant(next))
            return parseNumber();
        m_lexer.fail(message("expected an operand instead of {}", described(next)));
    }

    Operand parseNumber() { return numberOperand(parseConstant(m_lexer)); }

    static Operand numberOperand(const Number& number)
    {
        Operand operand;
        operand.kind = number.isInteger() ? Operand::Kind::Integer :
            number.kind == Number::Kind::Float ? Operand::Kind::Float : Operand::Kind::Float32;
        operand.value = static_cast<std::int64_t>(number.bits);
        return operand;
    }

    static bool isName(const Token& token) { return token.kind == Token::Kind::Word && token.text != "WARP_SZ"; }

    /// `!p` or `-r`; a constant can begin with `!` or `-`, too.
    bool atNegatedName() const
    {
        return (m_lexer.at("!") || m_lexer.at("-")) && isName(m_lexer.peekSecond());
    }

    Operand parseNegated()
    {
        const Token sign = m_lexer.next();
        const Token next = m_lexer.peek();
        Operand operand = parseNamed();
        if (operand.kind != Operand::Kind::Register || (sign.text == "-" && m_root != "vmad"))
            m_lexer.failAtToken(next, message("'{}' is not possible with {}", sign.text, described(next)));
        operand.negated = true;
        return operand;
    }

    Operand parseList(std::string_view close, Operand::Kind kind)
    {
        const Token open = m_lexer.next();
        Operand list;
        list.kind = kind;
        while (!m_lexer.at(close)) {
            if (!list.elements.empty())
                m_lexer.expect(",");
            if (list.elements.size() == kMaxElements)
                m_lexer.fail(message("there are more than {} elements", kMaxElements));
            if (m_lexer.at("{") || m_lexer.at("[") || m_lexer.at("("))
                m_lexer.fail(message("expected an element instead of {}", described(m_lexer.peek())));
            list.elements.push_back(parseFirst());
        }
        m_lexer.next();
        if (list.elements.empty() && kind == Operand::Kind::Vector)
            m_lexer.failAtToken(open, "a vector without elements");
        return list;
    }

    /// Triton writes the register of a plain load or store as a vector of one: `ld.global.b32 {%r1}, [%rd1]`.
    Operand scalarOfOne(Operand list) const
    {
        if (list.elements.size() != 1 || !has(kLoadsAndStores, m_root))
            return list;
        return Operand(std::move(list.elements.front()));
    }

    Operand parseAddress()
    {
        m_lexer.next();
        Operand address;
        address.kind = Operand::Kind::Address;
        const Token base = m_lexer.peek();
        Operand first = isName(base) ? parseName() : parseNumber();
        const bool isAddress = first.kind == Operand::Kind::Register || first.kind == Operand::Kind::Variable ||
                               first.kind == Operand::Kind::Integer;
        if (!isAddress)
            m_lexer.failAtToken(base, message("{} is no address", described(base)));
        if (m_lexer.accept("+"))
            address.value = parseOffset();
        address.elements.push_back(std::move(first));
        parseCoordinates(address);
        m_lexer.expect("]");
        return address;
    }

    void parseCoordinates(Operand& address)
    {
        while (m_lexer.at(",") && has(kTextures, m_root)) {
            m_lexer.next();
            if (address.elements.size() == kMaxElements)
                m_lexer.fail("there are too many coordinates");
            if (m_lexer.at("["))
                m_lexer.fail("expected a coordinate instead of '['");
            address.elements.push_back(parseFirst());
        }
    }

    std::int64_t parseOffset()
    {
        const Token where = m_lexer.peek();
        const Number number = parseConstant(m_lexer);
        if (!number.isInteger())
            m_lexer.failAtToken(where, "an offset must be an integer");
        return static_cast<std::int64_t>(number.bits);
    }

    Operand parseNamed()
    {
        Operand operand = parseName();
        if (operand.kind != Operand::Kind::Variable)
            return operand;
        if (m_lexer.accept("+"))
            operand.value = parseOffset();
        else if (m_lexer.accept("["))
            return parseIndexed(operand);
        return operand;
    }

    Operand parseIndexed(const Operand& variable)
    {
        const std::vector<Variable>& variables = variable.isLocalScope ? m_context.function->variables : m_context.module.variables;
        const auto bytes = static_cast<std::uint64_t>(sizeOf(variables[variable.index].type));
        const auto index = static_cast<std::uint64_t>(parseOffset());
        m_lexer.expect("]");
        Operand result = variable;
        result.value = static_cast<std::int64_t>(index * bytes);
        if (!has(kAccesses, m_root))
            return result;
        Operand address;
        address.kind = Operand::Kind::Address;
        std::swap(address.value, result.value);
        address.elements.push_back(std::move(result));
        return address;
    }

    /// A name with what belongs to it: `%v.x`, `%tid.y`, `%r1.b2`.
    Operand parseName()
    {
        const Token name = m_lexer.next();
        if (name.text == "_")
            return {};
        std::string_view suffix;
        const bool hasSuffix = m_lexer.peek().kind == Token::Kind::Dotted && m_lexer.isAdjacent();
        if (hasSuffix)
            suffix = m_lexer.next().text.substr(1);
        if (const Symbol* found = findRegister(m_context, name.text))
            return registerOperand(name, *found, suffix);
        const Symbol* symbol = m_context.scopes.find(name.text);
        if (symbol == nullptr) {
            if (std::optional<Operand> special = specialOperand(name.text, suffix))
                return *special;
        }
        if (hasSuffix)
            m_lexer.failAtToken(name, message("{} has no component '.{}'", described(name), suffix));
        return symbolOperand(name, symbol);
    }

    Operand symbolOperand(const Token& name, const Symbol* symbol)
    {
        Operand operand;
        if (symbol == nullptr || symbol->kind == Symbol::Kind::Label) {
            operand.kind = Operand::Kind::Label;
            operand.index = noteLabelUse(m_context, name);
            return operand;
        }
        operand.index = symbol->index;
        operand.isLocalScope = symbol->kind == Symbol::Kind::LocalVariable;
        switch (symbol->kind) {
        case Symbol::Kind::Function: operand.kind = Operand::Kind::Function; break;
        case Symbol::Kind::Prototype: operand.kind = Operand::Kind::Prototype; break;
        case Symbol::Kind::Targets: operand.kind = Operand::Kind::Targets; break;
        default: operand.kind = Operand::Kind::Variable; break;
        }
        return operand;
    }

    Operand registerOperand(const Token& name, const Symbol& symbol, std::string_view suffix)
    {
        Operand operand;
        operand.kind = Operand::Kind::Register;
        operand.index = symbol.index;
        if (symbol.count > 1 && suffix.empty()) {
            Operand vector;
            vector.kind = Operand::Kind::Vector;
            for (std::uint32_t i = 0; i < symbol.count; ++i, ++operand.index)
                vector.elements.push_back(operand);
            return vector;
        }
        if (symbol.count > 1) {
            operand.index += componentOf(name, symbol, suffix);
        } else if (!suffix.empty()) {
            if (!isVideo(m_root))
                m_lexer.failAtToken(name, message("{} has no component '.{}'", described(name), suffix));
            operand.selector = suffix;
        }
        return operand;
    }

    Index componentOf(const Token& name, const Symbol& symbol, std::string_view suffix)
    {
        const std::size_t component =
            suffix.size() == 1 ? std::string_view("xyzwrgba").find(suffix.front()) : std::string_view::npos;
        if (component == std::string_view::npos || component % 4 >= symbol.count)
            m_lexer.failAtToken(name, message("{} has no component '.{}'", described(name), suffix));
        return static_cast<Index>(component % 4);
    }

    ReadContext& m_context;
    Lexer& m_lexer;
    std::string_view m_root;
};

}  // namespace

const Symbol* findRegister(ReadContext& context, std::string_view name)
{
    if (const Symbol* symbol = context.scopes.find(name))
        return symbol->kind == Symbol::Kind::Register ? symbol : nullptr;
    const std::optional<Scopes::RangeHit> hit = context.scopes.findRange(name);
    if (!hit)
        return nullptr;
    context.scopes.declareIn(hit->scope, name, addRegister(*context.function, name, hit->range.type, hit->range.lanes));
    return context.scopes.find(name);
}

Operand parseOperand(ReadContext& context, std::string_view root)
{
    return OperandParser(context, root).parse();
}

}  // namespace kd::ptx
