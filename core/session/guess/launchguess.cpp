// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/launchguess.h"

#include "core/base/text.h"
#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/templateinstance.h"
#include "core/session/guess/bufferuse.h"
#include "core/session/guess/formwriter.h"
#include "core/session/guess/hostvalues.h"
#include "core/session/launch/sourcemacros.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace kd {
namespace {

using ExpressionKind = HostExpression::Kind;
using SubjectKind = ErrorSubject::Kind;

constexpr int kMaxAliases = 6;  // pointers that stand for each other
constexpr std::size_t kMaxLabel = 8;  // tokens between a label and its launch
constexpr std::string_view kAxes = "xyz";
constexpr int kAssumedElements = 1024 * 1024;  // of a launch whose size is a parameter of the host function around it
constexpr int kAssumedSide = 1024;             // of one whose sizes are several

/// A whole number that may count elements, no vector of such and no bool.
bool isCountType(std::string_view type)
{
    const bool isVector = type.ends_with('2') || type.ends_with('3') || type.ends_with('4');
    return sizeOfHostType(type) >= 4 && !type.ends_with('*') && !isVector && !isFloatingHostType(type);
}

std::string joinedShape(const std::vector<std::string>& parts)
{
    std::vector<std::string> needed = parts;
    while (needed.size() > 1 && needed.back() == "1")
        needed.pop_back();
    std::string text;
    for (const std::string& part : needed)
        text += (text.empty() ? "" : ",") + part;
    return text;
}

bool hasWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const bool isStart = at == 0 || !(isIdentifierCharacter(text[at - 1]) || text[at - 1] == '.');
        const std::size_t behind = at + word.size();
        if (isStart && (behind == text.size() || !isIdentifierCharacter(text[behind])))
            return true;
    }
    return false;
}

/// "unsigned char" of `typedef unsigned char cell;` and of `using cell = unsigned char;`
std::map<std::string, std::string> simpleAliases(const MatchedTokens& tokens, const Outline& outline)
{
    std::map<std::string, std::string> found;
    for (const OutlineItem& item : outline.items) {
        if (item.kind != OutlineItem::Kind::Alias || item.name.empty())
            continue;
        const std::size_t begin = tokens.indexAt(item.range.begin), end = tokens.indexAt(item.range.end);
        const bool isUsing = tokens.is(begin, "using");
        const TokenRange range =
            isUsing ? TokenRange{begin + 3, end - 1} : TokenRange{begin + 1, tokens.indexAt(item.nameRange.begin)};
        if (range.begin < range.end && (!isUsing || tokens.isMark(begin + 2, '=')))
            found.try_emplace(item.name, tokens.text(range));
    }
    return found;
}

/// The memory behind a pointer that is given to a kernel.
struct PointedMemory {
    std::optional<std::string> count;  ///< elements
    std::string by;                    ///< what made it
    std::size_t byte = 0;
    HostTraffic traffic;
};

}  // namespace

struct LaunchGuesser::Reading {
    Reading(std::string text, const std::vector<std::string>& defines)
        : source(std::move(text)), tokens(source), macros(tokens, defines), outline(readOutline(tokens)),
          values(tokens, outline, macros), aliases(simpleAliases(tokens, outline)),
          formMacros(tokens.isTruncated() ? std::map<std::string, SourceMacro, std::less<>>() : findMacros(source, defines))
    { }
    const std::string source;
    const MatchedTokens tokens;
    const SourceMacros macros;
    const Outline outline;
    const HostValues values;
    const std::map<std::string, std::string> aliases;
    const std::map<std::string, SourceMacro, std::less<>> formMacros;
};

namespace {

/// Fills one form.
class FormFiller {
public:
    FormFiller(const MatchedTokens& tokens, const Outline& outline, const HostValues& values,
               const std::map<std::string, std::string>& aliases, const std::map<std::string, SourceMacro, std::less<>>& macros,
               const OutlineLaunch& launch)
        : m_tokens(tokens), m_outline(outline), m_values(values), m_aliases(aliases), m_launch(launch),
          m_writer(values, macros), m_place{.function = launch.function, .byte = launch.range.begin},
          m_kernel(launch.target == OutlineItem::kNone ? nullptr : &outline.items[launch.target])
    {
        for (const auto& [name, type] : aliases)
            m_writer.renameType(name, type);
    }

    LaunchGuess fill()
    {
        m_line = m_launch.line;
        fillKernel();
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i)
            m_writer.reserve(nameOf(i));
        followSwitch();
        fillBlock();
        readArguments();
        fillScalars();
        fillGrid();
        fillUnknown();
        fillShared();
        fillBuffers();
        sortArguments();
        fillConstants();
        m_guess.setup.isCooperative = m_launch.form == OutlineLaunch::Form::Cooperative;
        if (m_guess.setup.isCooperative)
            mark(SubjectKind::Cooperative, message("The launch in line {} is a cooperative one.", m_line));
        return std::move(m_guess);
    }

private:
    std::string nameOf(std::size_t parameter) const
    {
        const std::string& name = m_kernel->parameters[parameter].name;
        return name.empty() ? "arg" + std::to_string(parameter) : name;
    }

    HostExpression parsed(const LaunchSyntax& text) const
    {
        const MatchedTokens words(text.text);
        return parseHostExpression(words, {0, words.size()}, m_place);
    }

    void mark(ErrorSubject subject, Message reason, bool isAssumption = false, int line = 0)
    {
        m_guess.values.push_back({.subject = std::move(subject),
                                  .reason = std::move(reason),
                                  .line = line == 0 ? m_line : line,
                                  .isAssumption = isAssumption});
    }

    Message launchReason(bool isAssumed) const
    {
        return isAssumed ? message("The launch in line {} asks the device for it; this is what many have.", m_line)
                         : message("The launch in line {} gives it.", m_line);
    }

    void fillKernel()
    {
        m_guess.instance = launchedInstance(m_tokens, m_outline, m_launch);
        m_guess.setup.kernel = !m_guess.instance.empty() ? m_guess.instance
            : m_kernel != nullptr                        ? m_kernel->qualifiedName()
                                                         : m_launch.kernel;
        mark(SubjectKind::Kernel, message("It is launched in line {}.", m_line));
        if (m_kernel == nullptr)
            m_guess.missing.push_back(SubjectKind::Kernel);
        const std::size_t open = m_guess.instance.find('<');
        if (m_kernel == nullptr || open == std::string::npos)
            return;
        const std::string inside = m_guess.instance.substr(open + 1, m_guess.instance.size() - open - 2);
        const MatchedTokens words(inside);
        const std::vector<TokenRange> parts = words.parts({0, words.size()});
        for (std::size_t i = 0; i < std::min(parts.size(), m_kernel->templateParameters.size()); ++i)
            m_templateArguments[m_kernel->templateParameters[i]] = words.text(parts[i]);
        const MatchedTokens written(m_launch.templateArguments);
        const std::vector<TokenRange> names = written.parts({0, written.size()});
        for (std::size_t i = 0; i < std::min(parts.size(), names.size()); ++i)
            m_writer.renameType(written.text(names[i]), words.text(parts[i]));
    }

    std::string instantiated(const std::string& type) const
    {
        std::string plain(trimmed(type));
        if (plain.starts_with("const "))
            plain.erase(0, 6);
        if (const auto found = m_templateArguments.find(plain); found != m_templateArguments.end())
            plain = found->second;
        const auto alias = m_aliases.find(plain);
        return alias == m_aliases.end() ? plain : alias->second;
    }

    /// Behind `case 512:` what the switch is about is 512.
    void followSwitch()
    {
        const std::size_t launch = m_tokens.indexAt(m_launch.range.begin);
        std::size_t label = launch;
        while (label > 0 && launch - label < kMaxLabel && !m_tokens.is(label, "case") && !m_tokens.isMark(label - 1, ';') &&
               !m_tokens.isMark(label - 1, '}'))
            --label;
        if (!m_tokens.is(label, "case") || launch < label + 3 || !m_tokens.isMark(label + 2, ':'))
            return;
        std::size_t open = label;
        while (open > 0 && !(m_tokens.isMark(open, '{') && m_tokens.partner(open) > launch))
            --open;
        const std::size_t about = open > 0 && m_tokens.isMark(open - 1, ')') ? m_tokens.partner(open - 1) : MatchedTokens::kNone;
        if (about != MatchedTokens::kNone && about > 0 && m_tokens.is(about - 1, "switch") && about + 3 == open)
            m_writer.rename(std::string(m_tokens[about + 1].text), std::string(m_tokens[label + 1].text));
    }

    /// The names of a shape's parts mean its dimensions from now on: "n" of dim3 block(n, n).
    void renameParts(const HostExpression& shape, const std::string& text)
    {
        const std::vector<HostExpression>* parts = shape.is(ExpressionKind::Call, "dim3") ? &shape.children : nullptr;
        std::vector<HostValue> values;
        if (shape.kind == ExpressionKind::Name) {
            if (m_writer.isKnownToForm(shape.text))
                return;
            m_writer.renameShape(shape.text, text);
            values = m_values.valuesOf(shape.text, m_place);
            const auto found = std::ranges::find(values, HostValue::Kind::Shape, &HostValue::kind);
            parts = found == values.end() ? nullptr : &found->expressions;
        }
        for (std::size_t i = 0; parts != nullptr && i < std::min<std::size_t>(3, parts->size()); ++i) {
            const HostExpression& part = (*parts)[i];
            const bool isRepeated = std::ranges::any_of(parts->begin(), parts->begin() + static_cast<std::ptrdiff_t>(i),
                                                        [&](const HostExpression& each) { return each.text == part.text; });
            if (part.kind == ExpressionKind::Name && !isRepeated && !m_writer.isKnownToForm(part.text))
                m_writer.rename(part.text, text + "." + kAxes[i]);
        }
    }

    void fillBlock()
    {
        const HostExpression block = parsed(m_launch.block);
        m_guess.setup.block = joinedShape(m_writer.writeShape(block));
        const bool isAssumed = m_writer.popAssumption();
        if (m_guess.setup.block.empty()) {
            m_guess.setup.block = "256";
            mark(SubjectKind::Block, "The source does not tell its value; 256 threads are usual.", true);
        } else {
            mark(SubjectKind::Block, launchReason(isAssumed), isAssumed);
        }
        renameParts(block, "block");
    }

    void readArguments()
    {
        const bool isArray = m_launch.form == OutlineLaunch::Form::Function || m_launch.form == OutlineLaunch::Form::Cooperative;
        if (!isArray) {
            for (const LaunchSyntax& text : m_launch.arguments)
                m_arguments.push_back(parsed(text));
            return;
        }
        HostExpression array = m_launch.arguments.empty() ? HostExpression() : parsed(m_launch.arguments.front());
        while (array.kind == ExpressionKind::Cast && !array.children.empty())
            array = HostExpression(array.children.front());
        if (array.kind != ExpressionKind::Name)
            return;
        for (const HostValue& value : m_values.valuesOf(array.text, m_place)) {
            if (value.expressions.empty() || value.expressions.front().kind != ExpressionKind::List)
                continue;
            for (HostExpression each : value.expressions.front().children) {
                while ((each.kind == ExpressionKind::Cast || each.is(ExpressionKind::Unary, "&")) && !each.children.empty())
                    each = HostExpression(each.children.front());
                m_arguments.push_back(std::move(each));
            }
            return;
        }
    }

    void setArgument(std::size_t parameter, std::string text, Message reason, bool isAssumption, int line = 0)
    {
        m_guess.setup.arguments.push_back({nameOf(parameter), std::move(text)});
        mark({SubjectKind::Argument, nameOf(parameter)}, std::move(reason), isAssumption, line);
    }

    /// "{0.5f,16}" of a structure that is initialised with a list.
    std::optional<std::string> structure(const HostExpression& given)
    {
        const std::vector<HostValue> values =
            given.kind == ExpressionKind::Name ? m_values.valuesOf(given.text, m_place) : std::vector<HostValue>();
        const HostExpression* list = given.kind == ExpressionKind::List ? &given : nullptr;
        const auto isList = [&](const HostExpression& each) {
            return each.kind == ExpressionKind::List || (each.kind == ExpressionKind::Call && m_values.isType(each.text));
        };
        for (const HostValue& value : values) {
            if (list == nullptr && !value.expressions.empty() && isList(value.expressions.front()))
                list = &value.expressions.front();
        }
        if (list == nullptr || list->children.empty())
            return std::nullopt;
        std::string text;
        for (const HostExpression& child : list->children) {
            const std::optional<std::string> member = m_writer.write(child, true);
            if (!member)
                return std::nullopt;
            text += (text.empty() ? "{" : ", ") + *member;
        }
        return text + "}";
    }

    void fillScalars()
    {
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i) {
            const OutlineParameter& parameter = m_kernel->parameters[i];
            if (!parameter.pointee().empty() || instantiated(parameter.type).ends_with('*'))
                continue;
            std::optional<std::string> text = i < m_arguments.size() ? m_writer.write(m_arguments[i], true) : std::nullopt;
            if (!text && i < m_arguments.size())
                text = structure(m_arguments[i]);
            const bool isAssumed = m_writer.popAssumption();
            const std::string type = instantiated(parameter.type);
            if (text) {
                setArgument(i, *text, launchReason(isAssumed), isAssumed);
                const bool isName = m_arguments[i].kind == ExpressionKind::Name && *text != "block.x";
                if (isName && !isFloatingHostType(type) &&
                    (!m_writer.isKnownToForm(m_arguments[i].text) || m_arguments[i].text == parameter.name))
                    m_writer.rename(m_arguments[i].text, nameOf(i));
                if (m_firstCount.empty() && !isFloatingHostType(type))
                    m_firstCount = nameOf(i);
            } else if (isCountType(type) && isGivenFromOutside(i)) {
                m_unknown.push_back(i);
                m_writer.rename(plainArgument(i)->text, nameOf(i));
            } else if (isFloatingHostType(type) && sizeOfHostType(type) != 0 && sizeOfHostType(type) <= 8 && !type.ends_with('2')) {
                setArgument(i, "1.0", "The source does not tell its value; 1 is a guess.", true);
            } else {
                m_guess.missing.emplace_back(SubjectKind::Argument, nameOf(i));
            }
        }
        if (m_firstCount.empty() && !m_unknown.empty())
            m_firstCount = nameOf(m_unknown.front());
    }

    /// Gives the argument without casts; null where it is not given.
    const HostExpression* plainArgument(std::size_t parameter) const
    {
        const HostExpression* argument = parameter < m_arguments.size() ? &m_arguments[parameter] : nullptr;
        while (argument != nullptr && argument->kind == ExpressionKind::Cast && !argument->children.empty())
            argument = &argument->children.front();
        return argument;
    }

    /// Tells whether an argument is a parameter of the function around the launch.
    bool isGivenFromOutside(std::size_t parameter) const
    {
        const HostExpression* const argument = plainArgument(parameter);
        if (argument == nullptr || argument->kind != ExpressionKind::Name || m_launch.function == OutlineItem::kNone)
            return false;
        const std::vector<OutlineParameter>& known = m_outline.items[m_launch.function].parameters;
        return std::ranges::find(known, argument->text, &OutlineParameter::name) != known.end();
    }

    /// Sizes that only unknown callers know: those that the grid is made of are a guess, others stay open.
    void fillUnknown()
    {
        const auto isInGrid = [&](std::size_t parameter) { return hasWord(m_guess.setup.grid, nameOf(parameter)); };
        const auto count = std::ranges::count_if(m_unknown, isInGrid);
        for (const std::size_t parameter : m_unknown) {
            if (!isInGrid(parameter)) {
                m_guess.missing.emplace_back(SubjectKind::Argument, nameOf(parameter));
                continue;
            }
            const int value = count == 1 ? kAssumedElements : kAssumedSide;
            setArgument(parameter, std::to_string(value), message("The source does not tell its value; {} is a guess.", value),
                        true);
        }
    }

    void fillGrid()
    {
        const HostExpression grid = parsed(m_launch.grid);
        m_guess.setup.grid = joinedShape(m_writer.writeShape(grid));
        const bool isAssumed = m_writer.popAssumption();
        if (!m_guess.setup.grid.empty()) {
            mark(SubjectKind::Grid, launchReason(isAssumed), isAssumed);
        } else if (!m_firstCount.empty()) {
            m_guess.setup.grid = "ceil_div(" + m_firstCount + ", block.x)";
            mark(SubjectKind::Grid, message("The source does not tell its value; this gives a thread to each of {}.", m_firstCount),
                 true);
        } else {
            m_guess.missing.push_back(SubjectKind::Grid);
        }
        renameParts(grid, "grid");
    }

    void fillShared()
    {
        if (m_launch.sharedBytes.text.empty() || m_launch.sharedBytes.text == "0")
            return;
        const HostExpression bytes = parsed(m_launch.sharedBytes);
        if (bytes.kind == ExpressionKind::Member && m_values.valuesOf(m_launch.sharedBytes.text, m_place).empty())
            return;  // a configuration that leaves it at nothing
        const std::optional<std::string> text = m_writer.write(bytes, true);
        const bool isAssumed = m_writer.popAssumption();
        if (text) {
            m_guess.setup.sharedBytes = *text;
            if (*text != "0")
                mark(SubjectKind::SharedMemory, launchReason(isAssumed), isAssumed);
        } else {
            m_guess.missing.push_back(SubjectKind::SharedMemory);
        }
    }

    std::string threads() const
    {
        std::string text;
        const MatchedTokens grid(m_guess.setup.grid), block(m_guess.setup.block);
        const std::size_t axes =
            std::max<std::size_t>(1, std::max(grid.parts({0, grid.size()}).size(), block.parts({0, block.size()}).size()));
        for (std::size_t i = 0; i < std::min<std::size_t>(3, axes); ++i) {
            for (const std::string_view shape : {"grid.", "block."})
                text += (text.empty() ? "" : " * ") + std::string(shape) + kAxes[i];
        }
        return text;
    }

    /// Follows a pointer to the memory that it was given.
    PointedMemory memoryOf(const HostExpression& pointer, std::size_t elementSize, int depth)
    {
        PointedMemory memory;
        if (depth > kMaxAliases)
            return memory;
        const auto inner = [&](std::size_t child) { return memoryOf(pointer.children[child], elementSize, depth + 1); };
        switch (pointer.kind) {
        case ExpressionKind::Unary:
        case ExpressionKind::Cast:
        case ExpressionKind::Index:
        case ExpressionKind::Binary:
        case ExpressionKind::Method:
            return pointer.children.empty() ? memory : inner(0);
        case ExpressionKind::Conditional:
            return inner(1);
        case ExpressionKind::Call:
            if (pointer.text == "raw_pointer_cast" && !pointer.children.empty())
                return inner(0);
            if (const std::optional<HostValue> made = m_values.allocatedBy(pointer.text))
                useValue(memory, *made, elementSize);
            return memory;
        case ExpressionKind::Name:
        case ExpressionKind::Member:
            break;
        default:
            return memory;
        }
        memory.traffic = m_values.trafficOf(pointer.text);
        for (const HostValue& value : m_values.valuesOf(pointer.text, pointer.place)) {
            if (value.kind == HostValue::Kind::Given && !value.expressions.empty()) {
                PointedMemory other = memoryOf(value.expressions.front(), elementSize, depth + 1);
                if (!other.count)
                    continue;
                other.traffic.isUploaded |= memory.traffic.isUploaded;
                other.traffic.isDownloaded |= memory.traffic.isDownloaded;
                other.traffic.isCleared |= memory.traffic.isCleared;
                return other;
            }
            useValue(memory, value, elementSize);
            if (memory.count)
                return memory;
        }
        return memory;
    }

    void useValue(PointedMemory& memory, const HostValue& value, std::size_t elementSize)
    {
        if (value.expressions.empty())
            return;
        if (value.kind == HostValue::Kind::Bytes)
            memory.count = m_writer.writeCount(value.expressions.front(), elementSize);
        else if (value.kind == HostValue::Kind::Elements)
            memory.count = m_writer.write(value.expressions.front());
        memory.by = value.by;
        memory.byte = value.byte;
    }

    std::string recipeFor(std::size_t parameter, const std::string& pointee, const HostTraffic& traffic)
    {
        const OutlineParameter& given = m_kernel->parameters[parameter];
        const BufferUse use = bufferUse(m_tokens, *m_kernel, given.name);
        const bool isOutput = !given.isConstPointer() && use.isWritten && !use.isRead && !traffic.isUploaded;
        if (isOutput)
            return "out:zeros";
        const bool isInput = given.isConstPointer() || traffic.isUploaded || (!use.isWritten && !traffic.isCleared) ||
            (use.isRead && !traffic.isCleared && !traffic.isDownloaded);
        if (!isInput)
            return "zeros";
        const bool isByte = sizeOfHostType(pointee) == 1 && pointee.starts_with("u") && pointee != "unsigned";
        if (isFloatingHostType(pointee) || isByte || pointee.starts_with("uchar"))
            return "random(seed=" + std::to_string(++m_seed) + ")";
        return sizeOfHostType(pointee) != 0 && pointee != "char" && pointee != "bool" && !use.isIndex ? "ramp" : "zeros";
    }

    void fillBuffers()
    {
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i) {
            const OutlineParameter& parameter = m_kernel->parameters[i];
            const std::string whole = instantiated(parameter.type);
            const std::string written =
                parameter.pointee().empty() && whole.ends_with('*') ? whole.substr(0, whole.size() - 1) : parameter.pointee();
            if (written.empty())
                continue;
            const std::string pointee = instantiated(written);
            if (pointee.ends_with('*') || i >= m_arguments.size()) {
                m_guess.missing.emplace_back(SubjectKind::Argument, nameOf(i));
                continue;
            }
            const HostExpression& argument = m_arguments[i];
            if (argument.is(ExpressionKind::Name, "nullptr") || argument.is(ExpressionKind::Name, "NULL") ||
                argument.is(ExpressionKind::Number, "0")) {
                setArgument(i, "0", launchReason(false), false);
                continue;
            }
            const std::size_t size = pointee == "void" ? 1 : sizeOfHostType(pointee);
            const PointedMemory memory = memoryOf(argument, size, 0);
            const bool isAssumed = m_writer.popAssumption();
            const std::string recipe = recipeFor(i, pointee, memory.traffic);
            if (memory.count) {
                const int line = m_tokens.lineOf(memory.byte);
                setArgument(i, recipe + "[" + *memory.count + "]", message("As large as {} in line {} makes it.", memory.by, line),
                            isAssumed, line);
            } else {
                setArgument(i, recipe + "[" + threads() + "]",
                            "The source does not tell its size; it has as many elements as the launch has threads.", true);
            }
        }
    }

    void sortArguments()
    {
        std::vector<ArgumentSetting> sorted;
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i) {
            const auto found = std::ranges::find(m_guess.setup.arguments, nameOf(i), &ArgumentSetting::name);
            if (found != m_guess.setup.arguments.end())
                sorted.push_back(*found);
        }
        m_guess.setup.arguments = std::move(sorted);
    }

    void fillConstants()
    {
        std::string all = m_guess.setup.grid + " " + m_guess.setup.block + " " + m_guess.setup.sharedBytes;
        for (const ArgumentSetting& argument : m_guess.setup.arguments)
            all += " " + argument.value;
        for (const FormWriter::Constant& constant : m_writer.constants()) {
            if (!hasWord(all, constant.name))
                continue;
            const bool hasLine = constant.byte != MacroDefinition::kNoPlace;
            const int line = hasLine ? m_tokens.lineOf(constant.byte) : 0;
            m_guess.setup.defineValues.emplace_back(constant.name, constant.value);
            mark({SubjectKind::Value, constant.name},
                 hasLine ? message("Line {} gives it.", line) : Message("The compile defines it."), false, line);
        }
    }

    const MatchedTokens& m_tokens;
    const Outline& m_outline;
    const HostValues& m_values;
    const std::map<std::string, std::string>& m_aliases;
    const OutlineLaunch& m_launch;
    FormWriter m_writer;
    HostPlace m_place;
    const OutlineItem* m_kernel;
    int m_line = 0;
    LaunchGuess m_guess;
    std::vector<HostExpression> m_arguments;
    std::map<std::string, std::string> m_templateArguments;
    std::string m_firstCount;  ///< the first argument that is a whole number
    std::vector<std::size_t> m_unknown;  ///< parameters that are whole numbers which only unknown callers know
    int m_seed = 0;
};

}  // namespace

const GuessedValue* LaunchGuess::find(const ErrorSubject& subject) const
{
    const auto found = std::ranges::find(values, subject, &GuessedValue::subject);
    return found == values.end() ? nullptr : &*found;
}

LaunchGuesser::LaunchGuesser(std::string source, const std::vector<std::string>& defines)
    : m_reading(std::make_unique<const Reading>(std::move(source), defines))
{ }
LaunchGuesser::~LaunchGuesser() = default;
LaunchGuesser::LaunchGuesser(LaunchGuesser&&) noexcept = default;
LaunchGuesser& LaunchGuesser::operator=(LaunchGuesser&&) noexcept = default;

const Outline& LaunchGuesser::outline() const
{
    return m_reading->outline;
}

LaunchGuess LaunchGuesser::guess(const OutlineLaunch& launch) const
{
    return FormFiller(m_reading->tokens, m_reading->outline, m_reading->values, m_reading->aliases, m_reading->formMacros, launch)
        .fill();
}

}  // namespace kd
