// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/mergedtext.h"

#include "core/base/error.h"
#include "core/emulator/ptx/constant.h"
#include "core/emulator/ptx/lexer.h"
#include "core/emulator/ptx/link.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

namespace kd::ptx {
namespace {

constexpr std::uint64_t kMaxFiles = 65536;

/// A statement of module scope, as it stands in its unit's text.
struct Statement {
    enum class Kind : std::uint8_t { Other, File, Strings, Variable, Function, Entry, Alias };
    Kind kind = Kind::Other;
    std::vector<std::string_view> names;  ///< what it declares; of an alias its own
    std::size_t begin = 0, headEnd = 0, end = 0;  ///< of the text; of a function with a body the head ends before its brace
    bool hasBody = false;
};

/// Cuts the text of one module, which parse() has read, into its statements.
class StatementReader {
public:
    explicit StatementReader(std::string_view text) : m_text(text), m_lexer(text) {}

    std::vector<Statement> run()
    {
        std::vector<Statement> statements;
        while (m_lexer.peek().kind != Token::Kind::End)
            statements.push_back(readOne());
        return statements;
    }

private:
    Statement readOne()
    {
        Statement statement;
        statement.begin = m_lexer.peek().offset;
        while (isLinkage(m_lexer.peek()))
            m_lexer.next();
        const Token first = m_lexer.peek();
        const std::string_view word = first.text;
        if (word == ".func" || word == ".entry")
            readFunction(statement, word == ".entry");
        else if (word == ".global" || word == ".const" || word == ".shared" || word == ".tex" || word == ".texref")
            readVariable(statement);
        else if (word == ".section")
            readSection(statement);
        else if (word == ".alias")
            readAlias(statement);
        else
            readOther(statement, word == ".file");
        return statement;
    }

    static bool isLinkage(const Token& token)
    {
        return token.text == ".extern" || token.text == ".visible" || token.text == ".weak" || token.text == ".common";
    }

    void readFunction(Statement& statement, bool isEntry)
    {
        statement.kind = isEntry ? Statement::Kind::Entry : Statement::Kind::Function;
        skipTo([](const Token& token) { return token.isPunctuation(";") || token.isPunctuation("{"); }, statement.names);
        statement.names.resize(std::min<std::size_t>(statement.names.size(), 1));
        statement.headEnd = m_lexer.peek().offset;
        statement.hasBody = m_lexer.at("{");
        statement.end = m_lexer.peek().offset + 1;
        int depth = 0;
        do {
            const Token token = m_lexer.next();
            depth += token.isPunctuation("{") ? 1 : token.isPunctuation("}") ? -1 : 0;
            statement.end = token.offset + 1;
        } while (depth > 0 && m_lexer.peek().kind != Token::Kind::End);
    }

    void readVariable(Statement& statement)
    {
        statement.kind = Statement::Kind::Variable;
        do {
            std::vector<std::string_view> names;
            const auto endsDeclarator = [](const Token& token) {
                return token.isPunctuation("=") || token.isPunctuation(",") || token.isPunctuation(";");
            };
            skipTo(endsDeclarator, names);
            if (!names.empty())
                statement.names.push_back(names.front());
            if (m_lexer.at("="))
                m_lexer.readRaw(",;");
        } while (m_lexer.accept(","));
        statement.end = m_lexer.expect(";").offset + 1;
    }

    void readSection(Statement& statement)
    {
        m_lexer.next();
        const Token name = m_lexer.next();
        const std::string_view block = m_lexer.readBlock();
        if (name.text == ".debug_str")
            statement.kind = Statement::Kind::Strings;
        statement.begin = static_cast<std::size_t>(block.data() - m_text.data());
        statement.end = statement.begin + block.size();
        Lexer strings(block);
        while (statement.kind == Statement::Kind::Strings && strings.peek().kind != Token::Kind::End)
            if (const Token token = strings.next(); token.kind == Token::Kind::Word)
                statement.names.push_back(token.text);
    }

    void readAlias(Statement& statement)
    {
        statement.kind = Statement::Kind::Alias;
        skipTo([](const Token& token) { return token.isPunctuation(";"); }, statement.names);
        statement.names.resize(std::min<std::size_t>(statement.names.size(), 1));
        statement.end = m_lexer.expect(";").offset + 1;
    }

    /// A directive reaches to its semicolon, or to what begins the next statement.
    void readOther(Statement& statement, bool isFile)
    {
        statement.kind = isFile ? Statement::Kind::File : Statement::Kind::Other;
        do {
            const Token token = m_lexer.next();
            statement.end = token.offset + token.text.size() + (token.kind == Token::Kind::String ? 2 : 0);
            if (token.isPunctuation(";"))
                return;
        } while (m_lexer.peek().kind != Token::Kind::Dotted && m_lexer.peek().kind != Token::Kind::End);
    }

    /// Goes on to what `isEnd` is true for, outside of parentheses, and notes the names on the way.
    template <typename IsEnd> void skipTo(const IsEnd& isEnd, std::vector<std::string_view>& names)
    {
        for (int depth = 0; m_lexer.peek().kind != Token::Kind::End;) {
            const Token& token = m_lexer.peek();
            if (depth == 0 && isEnd(token))
                return;
            if (depth == 0 && token.kind == Token::Kind::Word)
                names.push_back(token.text);
            depth += token.isPunctuation("(") ? 1 : token.isPunctuation(")") ? -1 : 0;
            m_lexer.next();
        }
    }

    std::string_view m_text;
    Lexer m_lexer;
};

/// Writes pieces of one unit's text with other names and numbers of files.
struct UnitWriter {
    std::string_view text;
    std::map<std::string_view, std::string> names;
    std::uint64_t firstFile = 0;

    std::string written(std::size_t begin, std::size_t end) const
    {
        const std::string_view piece = text.substr(begin, end - begin);
        std::string result;
        Lexer lexer(piece);
        std::size_t done = 0;
        bool isStart = true;  // where an opcode or a label stands
        const auto put = [&](const Token& token, std::string_view instead) {
            result += piece.substr(done, token.offset - done);
            result += instead;
            done = token.offset + token.text.size();
        };
        const auto putFile = [&] {
            if (lexer.peek().kind == Token::Kind::Integer) {
                const Token number = lexer.next();
                put(number, std::to_string(firstFile + numberOf(number).bits));
            }
        };
        const auto skipNumbers = [&] {
            while (lexer.peek().kind == Token::Kind::Integer)
                lexer.next();
        };
        while (lexer.peek().kind != Token::Kind::End) {
            const Token token = lexer.next();
            const bool isOpcode = isStart && token.kind == Token::Kind::Word && !lexer.at(":");
            if (token.is(Token::Kind::Dotted, ".loc") || token.is(Token::Kind::Dotted, ".file") ||
                token.is(Token::Kind::Word, "inlined_at")) {
                putFile();
                skipNumbers();
                isStart = !lexer.at(",");
                continue;
            }
            if (token.isPunctuation("@")) {
                lexer.accept("!");
                lexer.next();  // a predicate is no name of module scope
                isStart = true;
                continue;
            }
            const auto other = token.kind == Token::Kind::Word && !isOpcode ? names.find(token.text) : names.end();
            if (other != names.end())
                put(token, other->second);
            isStart = token.isPunctuation(";") || token.isPunctuation("{") || token.isPunctuation("}") ||
                token.isPunctuation(":");
        }
        return result += piece.substr(done);
    }
};

class TextMerger {
public:
    explicit TextMerger(const Module& linked) : m_linked(linked) {}

    MergedText run()
    {
        for (const Module::Unit& unit : m_linked.units) {
            Unit& each = m_units.emplace_back();
            each.writer.text = unit.source;
            each.statements = StatementReader(unit.source).run();
        }
        indexNames();
        for (std::uint32_t i = 0; i < m_units.size(); ++i)
            numberFiles(m_units[i]);
        for (std::uint32_t i = 0; i < m_units.size(); ++i)
            chooseNames(i);
        write();
        return std::move(m_result);
    }

private:
    using Kind = Statement::Kind;
    struct Unit {
        UnitWriter writer;
        std::vector<Statement> statements;
        std::set<std::string_view> aliases;
    };
    struct Meaning {
        const Function* function = nullptr;
        const Variable* variable = nullptr;
    };

    void indexNames()
    {
        for (const Function& each : m_linked.functions)
            m_meanings.emplace(std::pair<std::uint32_t, std::string_view>(each.unit, each.name), Meaning{&each, nullptr});
        for (const Variable& each : m_linked.variables)
            m_meanings.emplace(std::pair<std::uint32_t, std::string_view>(each.unit, each.name), Meaning{nullptr, &each});
        for (Unit& unit : m_units)
            for (const Statement& statement : unit.statements)
                if (statement.kind == Kind::Alias)
                    unit.aliases.insert(statement.names.begin(), statement.names.end());
    }

    void numberFiles(Unit& unit)
    {
        unit.writer.firstFile = m_files;
        std::uint64_t count = 1;
        for (const Statement& statement : unit.statements)
            if (statement.kind == Kind::File) {
                Lexer lexer(unit.writer.text.substr(statement.begin, statement.end - statement.begin));
                lexer.next();
                count = std::max<std::uint64_t>(count, numberOf(lexer.next()).bits + 1);
            }
        m_files += count;
        if (m_files > kMaxFiles)
            throw LogicError({.text = message("its modules name more than {} files", kMaxFiles)});
    }

    Meaning meaningOf(std::uint32_t unit, std::string_view name) const
    {
        const auto found = m_meanings.find({unit, name});
        return found == m_meanings.end() ? Meaning() : found->second;
    }

    /// Tells whether a name means the same in all units that know it.
    static bool isShared(const Meaning& meaning)
    {
        if (const Function* const function = meaning.function; function != nullptr)
            return function->isExtern || function->isVisible || function->isWeak || function->isEntry;
        const Variable& variable = *meaning.variable;
        return !isSizedByLaunches(variable) &&
            (variable.isExtern || variable.isVisible || variable.isWeak || variable.isCommon);
    }

    /// Tells whether another unit's definition stands for it.
    bool isReplaced(const Unit& unit, const Meaning& meaning) const
    {
        if (meaning.variable != nullptr)
            return meaning.variable->linkedTo != kNoIndex;
        return meaning.function->aliasOf != kNoIndex && unit.aliases.count(meaning.function->name) == 0;
    }

    void chooseNames(std::uint32_t index)
    {
        if (m_taken.empty())
            for (const auto& [name, meaning] : m_meanings)
                if (isShared(meaning))
                    m_taken.insert(std::string(name.second));
        Unit& unit = m_units[index];
        std::set<std::string_view> seen;
        for (const Statement& statement : unit.statements) {
            for (const std::string_view name : statement.names) {
                const Meaning meaning = meaningOf(index, name);
                const bool isLabel = statement.kind == Kind::Strings;
                if ((!isLabel && ((meaning.function == nullptr && meaning.variable == nullptr) || isShared(meaning))) ||
                    !seen.insert(name).second || m_taken.insert(std::string(name)).second)
                    continue;
                const std::string other = freshName(name);
                unit.writer.names.emplace(name, other);
                if (!isLabel)
                    m_result.names.emplace(std::pair(index, std::string(name)), other);
            }
        }
    }

    /// A name that stands nowhere in the text of any unit.
    std::string freshName(std::string_view name)
    {
        for (;;) {
            std::string other = std::string(name) + "_unit" + std::to_string(++m_renamed);
            const bool isFree = std::ranges::none_of(m_linked.units, [&](const Module::Unit& unit) {
                return unit.source.find(other) != std::string::npos;
            });
            if (isFree && m_taken.insert(other).second)
                return other;
        }
    }

    bool isKept(std::uint32_t unit, const Statement& statement) const
    {
        if (statement.names.empty())
            return false;
        const Meaning meaning = meaningOf(unit, statement.names.front());
        return (meaning.function != nullptr || meaning.variable != nullptr) && !isReplaced(m_units[unit], meaning);
    }

    void write()
    {
        writeHead();
        each([this](std::uint32_t unit, const Statement& statement) {
            if (statement.kind == Kind::File)
                add(unit, statement.begin, statement.end);
        });
        each([this](std::uint32_t unit, const Statement& statement) { writePrototype(unit, statement); });
        for (const bool namesOthers : {false, true})
            each([&](std::uint32_t unit, const Statement& statement) { writeVariable(unit, statement, namesOthers); });
        for (const Kind kind : {Kind::Function, Kind::Entry, Kind::Alias})
            each([&](std::uint32_t unit, const Statement& statement) {
                const bool isWhole = kind == Kind::Alias || statement.hasBody;
                if (statement.kind != kind || !isWhole || (kind != Kind::Alias && !isKept(unit, statement)))
                    return;
                if (kind != Kind::Alias)
                    claim(unit, statement);
                add(unit, statement.begin, statement.end);
            });
        writeStrings();
    }

    template <typename Visit> void each(const Visit& visit) const
    {
        for (std::uint32_t i = 0; i < m_units.size(); ++i)
            for (const Statement& statement : m_units[i].statements)
                visit(i, statement);
    }

    void add(std::uint32_t unit, std::size_t begin, std::size_t end)
    {
        m_result.text += m_units[unit].writer.written(begin, end) + "\n";
    }

    /// Of several architectures the highest, and of one the form that has its own instructions ("sm_90a").
    void writeHead()
    {
        std::string target;
        int number = -1;
        for (const Unit& unit : m_units) {
            const std::string_view each = targetOf(unit);
            const std::size_t digits = std::min(each.find('_') + 1, each.size());
            int its = 0;
            std::from_chars(each.data() + digits, each.data() + each.size(), its);
            if (std::tuple(its, each.size()) > std::tuple(number, target.size()))
                std::tie(number, target) = std::tuple(its, std::string(each));
        }
        m_result.text = ".version " + std::to_string(m_linked.version / 10) + "." + std::to_string(m_linked.version % 10) +
            "\n.target " + target + "\n.address_size 64\n\n";
    }

    static std::string_view targetOf(const Unit& unit)
    {
        Lexer lexer(unit.writer.text);
        while (lexer.peek().kind != Token::Kind::End)
            if (lexer.next().is(Token::Kind::Dotted, ".target"))
                return lexer.peek().text;
        return {};
    }

    /// What calls a function, or takes its address, stands behind its declaration.
    void writePrototype(std::uint32_t unit, const Statement& statement)
    {
        const bool isEntry = statement.kind == Kind::Entry;
        if ((statement.kind != Kind::Function && !isEntry) || !isKept(unit, statement))
            return;
        const std::string_view name = statement.names.front();
        const Function& function = *meaningOf(unit, name).function;
        const bool isMissing = function.isExtern && function.aliasOf == kNoIndex;
        if (!function.isExtern && statement.hasBody == isEntry)
            return;
        if (isMissing ? m_missing.insert(name).second : m_declared.emplace(unit, name).second)
            m_result.text += m_units[unit].writer.written(statement.begin, statement.headEnd) + ";\n";
    }

    void writeVariable(std::uint32_t unit, const Statement& statement, bool namesOthers)
    {
        if (statement.kind != Kind::Variable)
            return;
        const auto isKeptName = [&](std::string_view name) {
            const Meaning meaning = meaningOf(unit, name);
            return meaning.variable != nullptr && !isReplaced(m_units[unit], meaning);
        };
        const auto kept = std::ranges::count_if(statement.names, isKeptName);
        if (kept == 0)
            return;
        if (static_cast<std::size_t>(kept) != statement.names.size())
            refuse(statement.names.front());
        const Variable& variable = *meaningOf(unit, statement.names.front()).variable;
        if (namesOthers == !hasName(variable.initialiser))
            return;
        const bool isMissing = variable.isExtern && !isSizedByLaunches(variable);
        if (isMissing && !m_missing.insert(variable.name).second)
            return;
        if (!isMissing)
            claim(unit, statement);
        add(unit, statement.begin, statement.end);
    }

    static bool hasName(std::string_view initialiser)
    {
        Lexer lexer(initialiser);
        while (lexer.peek().kind != Token::Kind::End)
            if (lexer.next().kind == Token::Kind::Word)
                return true;
        return false;
    }

    /// Each name of the text is defined once.
    void claim(std::uint32_t unit, const Statement& statement)
    {
        for (const std::string_view name : statement.names) {
            const auto other = m_units[unit].writer.names.find(name);
            if (!m_defined.insert(other == m_units[unit].writer.names.end() ? std::string(name) : other->second).second)
                refuse(name);
        }
    }

    [[noreturn]] static void refuse(std::string_view name)
    {
        throw LogicError(
            {.text = message("{} stands for different things in the modules that were linked, which one text cannot say", name),
             .subject = std::string(name)});
    }

    void writeStrings()
    {
        std::string strings;
        each([&](std::uint32_t unit, const Statement& statement) {
            if (statement.kind == Kind::Strings)
                strings += m_units[unit].writer.written(statement.begin, statement.end) + "\n";
        });
        if (!strings.empty())
            m_result.text += ".section .debug_str\n{\n" + strings + "}\n";
    }

    const Module& m_linked;
    std::vector<Unit> m_units;
    std::map<std::pair<std::uint32_t, std::string_view>, Meaning> m_meanings;
    std::set<std::string> m_taken, m_defined;
    std::set<std::string_view> m_missing;
    std::set<std::pair<std::uint32_t, std::string_view>> m_declared;
    std::uint64_t m_files = 0, m_renamed = 0;
    MergedText m_result;
};

}  // namespace

MergedText mergedText(const Module& linked)
{
    return TextMerger(linked).run();
}

}  // namespace kd::ptx
