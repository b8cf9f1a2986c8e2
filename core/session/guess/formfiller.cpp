// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/formfiller.h"

#include "core/base/expression/expression.h"
#include "core/base/identifier.h"
#include "core/base/text.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/templateinstance.h"
#include "core/session/guess/bufferuse.h"
#include "core/session/guess/formwriter.h"
#include "core/session/guess/kernelbody.h"
#include "core/session/guess/kernelindices.h"
#include "core/session/guess/kernelshape.h"
#include "core/session/guess/pointedmemory.h"
#include "core/session/guess/usuallaunch.h"
#include "core/session/launch/argumentname.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace kd {
namespace {

using ExpressionKind = HostExpression::Kind;
using SubjectKind = ErrorSubject::Kind;
using Assumption = FormWriter::Assumption;
using FormMacros = std::map<std::string, SourceMacro, std::less<>>;

constexpr std::size_t kMaxLabel = 8;  // tokens between a label and its launch
constexpr int kMaxNumberDepth = 16;   // names that are needed for each other
constexpr std::size_t kMaxLookups = 1000;  // of names for one number
constexpr std::string_view kAxes = "xyz";
constexpr int kAssumedElements = 1024 * 1024;  // of a launch whose size only its callers know
constexpr int kAssumedSide = 1024;             // of one whose sizes are several

/// A whole number that may count elements, no vector of such and no bool.
bool isCountType(std::string_view type)
{
    const bool isVector = type.ends_with('2') || type.ends_with('3') || type.ends_with('4');
    return sizeOfHostType(type) >= 4 && !type.ends_with('*') && !isVector && !isFloatingHostType(type);
}

bool hasWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = findWord(text, word); at != std::string_view::npos; at = findWord(text, word, at + 1)) {
        if (at == 0 || text[at - 1] != '.')
            return true;
    }
    return false;
}

/// "n", "size.width" and "data.size()": what a form's argument may stand for; empty for all else.
std::string renamable(const HostExpression& expression)
{
    if (expression.kind == ExpressionKind::Name)
        return expression.text;
    const bool isPart = !expression.children.empty() && expression.children.front().kind == ExpressionKind::Name;
    if (expression.kind == ExpressionKind::Member && isPart)
        return expression.children.front().text + "." + expression.text;
    const bool isSize = expression.is(ExpressionKind::Method, "size") && isPart && expression.children.size() == 1;
    return isSize ? expression.children.front().text + ".size()" : std::string();
}

/// Macros of the device code that mean the same where the launch stands.
FormMacros commonMacros(const SourceReading& host, const SourceReading& device)
{
    FormMacros macros = device.formMacros;
    std::erase_if(macros, [&](const auto& macro) {
        const auto other = host.formMacros.find(macro.first);
        return other != host.formMacros.end() && !other->second.sameAs(macro.second);
    });
    return macros;
}

/// Fills one form.
class FormFiller {
public:
    explicit FormFiller(const GuessPlace& place)
        : m_host(place.host), m_device(place.device), m_tokens(place.host.tokens),
          m_values(place.host.values), m_launch(place.launch), m_macros(commonMacros(place.host, place.device)),
          m_isLaunched(place.isLaunched), m_writer(place.host.values, m_macros),
          m_place{.function = m_launch.function, .byte = m_launch.range.begin},
          m_kernel(place.kernel == OutlineItem::kNone ? nullptr : &place.device.outline.items[place.kernel])
    {
        for (const auto& [name, type] : m_host.aliases)
            m_writer.renameType(name, type);
    }

    LaunchGuess fill()
    {
        m_line = m_launch.line;
        fillKernel();
        nameKernel();
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i)
            m_writer.reserve(nameOf(i));
        if (m_isLaunched)
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
            mark(SubjectKind::Cooperative,
                 isElsewhere() ? message("The launch in line {} of {} is a cooperative one.", m_line, m_host.file)
                               : message("The launch in line {} is a cooperative one.", m_line));
        m_guess.looks = m_values.looks() + m_writer.looks() + m_lookups + m_lookupsBefore;
        if (m_shape)
            m_guess.looks += m_shape->looks();
        if (m_indices)
            m_guess.looks += m_body->looks() + m_indices->looks();
        return std::move(m_guess);
    }

private:
    std::string nameOf(std::size_t parameter) const
    {
        return argumentName(m_kernel->parameters[parameter].name, parameter);
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

    bool isElsewhere() const { return !m_host.file.empty(); }

    Message launchReason(Assumption assumed) const
    {
        const std::string& file = m_host.file;
        switch (assumed) {
        case Assumption::None:
            break;
        case Assumption::Device:
            return isElsewhere()
                ? message("The launch in line {} of {} asks the device for it; this is what many have.", m_line, file)
                : message("The launch in line {} asks the device for it; this is what many have.", m_line);
        case Assumption::FirstValue:
            return isElsewhere()
                ? message("The launch in line {} of {} gives it after it was changed; this is what it starts with.", m_line, file)
                : message("The launch in line {} gives it after it was changed; this is what it starts with.", m_line);
        }
        return isElsewhere() ? message("The launch in line {} of {} gives it.", m_line, file)
                             : message("The launch in line {} gives it.", m_line);
    }

    void fillKernel()
    {
        m_guess.instance =
            isElsewhere() || !m_isLaunched ? writtenInstance() : launchedInstance(m_tokens, m_host.outline, m_launch);
        m_guess.setup.kernel = !m_guess.instance.empty() ? m_guess.instance
            : m_kernel != nullptr                        ? m_kernel->qualifiedName()
                                                         : m_launch.kernel;
        if (m_isLaunched)
            mark(SubjectKind::Kernel, isElsewhere() ? message("It is launched in line {} of {}.", m_line, m_host.file)
                                                    : message("It is launched in line {}.", m_line));
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

    /// Of a template that is launched in another file: its arguments as they stand there.
    std::string writtenInstance() const
    {
        const bool isTemplate = m_kernel != nullptr && m_kernel->isTemplate && !m_launch.templateArguments.empty();
        return isTemplate ? m_kernel->qualifiedName() + "<" + m_launch.templateArguments + ">" : std::string();
    }

    /// Says what the form calls what the kernel names.
    void nameKernel()
    {
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i) {
            m_names.parameters.push_back(nameOf(i));
            m_names.pointees.push_back(pointeeOf(i));
        }
        m_names.constant = [this](const HostExpression& name) -> std::optional<std::string> {
            if (const auto argument = m_templateArguments.find(name.text); argument != m_templateArguments.end())
                return argument->second;
            const std::vector<HostValue> values = m_device.values.valuesOf(name.text, name.place);
            const bool isGlobal = !values.empty() && values.front().function == OutlineItem::kNone;
            if (!isGlobal && !m_writer.isKnownToForm(name.text))
                return std::nullopt;
            return isElsewhere() && !m_writer.isKnownToForm(name.text) ? std::nullopt : m_writer.write(name);
        };
    }

    /// Reads the kernel's body where something asks for it: many forms need none of it.
    KernelIndices& indices()
    {
        if (!m_indices) {
            m_body.emplace(m_device.tokens, *m_kernel, m_device.macros);
            m_indices.emplace(*m_body, *m_kernel, m_names);
        }
        return *m_indices;
    }

    KernelShape& shape()
    {
        indices();
        if (!m_shape)
            m_shape.emplace(*m_body, *m_kernel, m_names,
                            [this](const std::string& type) { return isCountType(instantiated(type)); });
        return *m_shape;
    }

    /// Gives the type of what a parameter points to; empty where it is no pointer.
    std::string pointeeOf(std::size_t index) const
    {
        const OutlineParameter& parameter = m_kernel->parameters[index];
        const std::string whole = instantiated(parameter.type);
        const bool isOfTemplate = parameter.pointee().empty() && whole.ends_with('*');
        const std::string written = isOfTemplate ? whole.substr(0, whole.size() - 1) : parameter.pointee();
        return written.empty() ? written : instantiated(written);
    }

    std::string instantiated(const std::string& type) const
    {
        std::string plain(trimmed(type));
        if (plain.starts_with("const "))
            plain.erase(0, 6);
        if (const auto found = m_templateArguments.find(plain); found != m_templateArguments.end())
            plain = found->second;
        const auto alias = m_device.aliases.find(plain);
        return alias == m_device.aliases.end() ? plain : alias->second;
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
        const Assumption assumed = m_writer.popAssumption();
        if (m_guess.setup.block.empty() && !m_isLaunched) {
            m_guess.setup.block = usual().block();
            mark(SubjectKind::Block, "No host code launches the kernel; its words suggest this block.", true);
        } else if (m_guess.setup.block.empty()) {
            m_guess.setup.block = "256";
            mark(SubjectKind::Block, "The source does not tell its value; 256 threads are usual.", true);
        } else {
            mark(SubjectKind::Block, launchReason(assumed), assumed != Assumption::None);
        }
        renameParts(block, "block");
    }

    UsualLaunch usual()
    {
        return UsualLaunch(m_kernel == nullptr ? nullptr : &shape(), [this](const std::string& text) { return numberOf(text); });
    }

    void readArguments()
    {
        if (!m_isLaunched) {
            m_arguments.resize(m_kernel == nullptr ? 0 : m_kernel->parameters.size());
            return;
        }
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
            if (!m_names.pointees[i].empty())
                continue;
            std::optional<std::string> text = i < m_arguments.size() ? m_writer.write(m_arguments[i], true) : std::nullopt;
            if (!text && i < m_arguments.size())
                text = structure(m_arguments[i]);
            const Assumption assumed = m_writer.popAssumption();
            const std::string type = instantiated(parameter.type);
            if (text) {
                setArgument(i, *text, launchReason(assumed), assumed != Assumption::None);
                const bool isName = m_arguments[i].kind == ExpressionKind::Name && *text != "block.x";
                if (isName && !isFloatingHostType(type) &&
                    (!m_writer.isKnownToForm(m_arguments[i].text) || m_arguments[i].text == parameter.name))
                    m_writer.rename(m_arguments[i].text, nameOf(i));
                if (m_firstCount.empty() && !isFloatingHostType(type))
                    m_firstCount = nameOf(i);
            } else if (isCountType(type) && (!m_isLaunched || isGivenFromOutside(i) || isBound(i))) {
                m_unknown.push_back(i);
                if (const std::string written = renamable(*plainArgument(i)); !written.empty())
                    m_writer.rename(written, nameOf(i));
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

    /// Tells whether the kernel does no more than an argument says.
    bool isBound(std::size_t parameter)
    {
        return plainArgument(parameter) != nullptr && indices().likelyBound(parameter).has_value();
    }

    /// Tells whether an argument is a parameter of the function around the launch.
    bool isGivenFromOutside(std::size_t parameter) const
    {
        const HostExpression* const argument = plainArgument(parameter);
        if (argument == nullptr || argument->kind != ExpressionKind::Name || m_launch.function == OutlineItem::kNone)
            return false;
        const std::vector<OutlineParameter>& known = m_host.outline.items[m_launch.function].parameters;
        return std::ranges::find(known, argument->text, &OutlineParameter::name) != known.end();
    }

    /// Sizes that only a run or unknown callers know: those that the grid is made of, or that bound what the kernel does, are a
    /// guess, others stay open.
    void fillUnknown()
    {
        const auto isInGrid = [&](std::size_t parameter) { return hasWord(m_guess.setup.grid, nameOf(parameter)); };
        const auto count = std::ranges::count_if(m_unknown, isInGrid);
        const int elements = m_isLaunched ? kAssumedElements : UsualLaunch::kElements;
        const int side = m_isLaunched ? kAssumedSide : UsualLaunch::kSide;
        const bool isOneAxis = count == 1 && (m_isLaunched || m_kernel == nullptr || shape().axes() == 1);
        for (const std::size_t parameter : m_unknown) {
            const std::optional<std::string> bound = isInGrid(parameter) ? std::nullopt : indices().likelyBound(parameter);
            if (isInGrid(parameter)) {
                const int value = isOneAxis ? elements : side;
                setArgument(parameter, std::to_string(value), message("The source does not tell its value; {} is a guess.", value),
                            true);
            } else if (bound && bound->find("block") != std::string::npos) {
                setArgument(parameter, *bound, "The source does not tell its value; this gives one to each thread.", true);
            } else if (bound) {
                setArgument(parameter, *bound, message("The source does not tell its value; {} is a guess.", *bound), true);
            } else if (!m_isLaunched) {
                const std::string value = UsualLaunch::number(nameOf(parameter), m_firstCount);
                setArgument(parameter, value, message("The source does not tell its value; {} is a guess.", value), true);
            } else {
                m_guess.missing.emplace_back(SubjectKind::Argument, nameOf(parameter));
            }
        }
    }

    void fillGrid()
    {
        const HostExpression grid = parsed(m_launch.grid);
        m_guess.setup.grid = joinedShape(m_writer.writeShape(grid));
        const Assumption assumed = m_writer.popAssumption();
        if (!m_guess.setup.grid.empty()) {
            mark(SubjectKind::Grid, launchReason(assumed), assumed != Assumption::None);
        } else if (!m_isLaunched) {
            m_guess.setup.grid = usual().grid(m_firstCount);
            mark(SubjectKind::Grid, "No host code launches the kernel; its words suggest this grid.", true);
        } else if (!m_firstCount.empty()) {
            m_guess.setup.grid = "ceil_div(" + m_firstCount + ", block.x)";
            mark(SubjectKind::Grid, message("The source does not tell its value; this gives a thread to each of {}.", m_firstCount),
                 true);
        } else {
            m_guess.missing.push_back(SubjectKind::Grid);
        }
        renameParts(grid, "grid");
    }

    void fillUsualShared()
    {
        const std::optional<KernelShape::DynamicArray> array = m_kernel == nullptr ? std::nullopt : shape().dynamicShared();
        if (!array)
            return;
        const std::size_t elementBytes = sizeOfHostType(instantiated(array->type));
        const UsualLaunch::Shared shared = usual().shared(indices().elementsOf(array->name), elementBytes);
        m_guess.setup.sharedBytes = shared.bytes;
        mark(SubjectKind::SharedMemory,
             shared.isReached ? Message("The source does not tell its size; the kernel's indices go no further.")
                              : Message("No host code launches the kernel; this gives an element to each thread of a block."),
             true);
    }

    void fillShared()
    {
        if (!m_isLaunched)
            return fillUsualShared();
        if (m_launch.sharedBytes.text.empty() || m_launch.sharedBytes.text == "0")
            return;
        const HostExpression bytes = parsed(m_launch.sharedBytes);
        if (bytes.kind == ExpressionKind::Member && m_values.valuesOf(m_launch.sharedBytes.text, m_place).empty())
            return;  // a configuration that leaves it at nothing
        const std::optional<std::string> text = m_writer.write(bytes, true);
        const Assumption assumed = m_writer.popAssumption();
        if (text) {
            m_guess.setup.sharedBytes = *text;
            if (*text != "0")
                mark(SubjectKind::SharedMemory, launchReason(assumed), assumed != Assumption::None);
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

    /// Holds what is known of an argument that is a buffer.
    struct BufferGuess {
        std::size_t parameter = 0;
        std::string count;   ///< text of the form
        std::string offset;  ///< the element that the pointer leads to; empty: the first
        HostTraffic traffic;
        Message reason;
        int line = 0;
        bool isAssumption = false;
    };

    /// Gives the number that a text of the form comes to; nothing where it needs what is not known yet.
    std::optional<Int128> numberOf(const std::string& text, int depth = 0) const
    {
        if (depth == 0)
            m_lookupsBefore += std::exchange(m_lookups, 0);
        ExpressionScope scope;
        scope.lookup = [&](const std::string& name) -> std::optional<Number> {
            const bool isAllowed = depth < kMaxNumberDepth && ++m_lookups <= kMaxLookups;
            const std::string meaning = isAllowed ? meaningOf(name) : std::string();
            const std::optional<Int128> value = meaning.empty() ? std::nullopt : numberOf(meaning, depth + 1);
            const bool isFitting = value && *value >= std::numeric_limits<std::int64_t>::min() &&
                *value <= std::numeric_limits<std::int64_t>::max();
            return isFitting ? std::optional(Number::ofSigned(static_cast<std::int64_t>(*value))) : std::nullopt;
        };
        try {
            return evaluateExpression(text, scope).toInteger();
        } catch (const RuntimeError&) {
            return std::nullopt;
        }
    }

    /// Gives the text that a name of the form stands for.
    std::string meaningOf(const std::string& name) const
    {
        const std::size_t axis = name.size() > 2 && name[name.size() - 2] == '.' ? kAxes.find(name.back()) : std::string_view::npos;
        const bool isGrid = name.starts_with("grid.");
        if (axis != std::string_view::npos && (isGrid || name.starts_with("block."))) {
            const MatchedTokens shape(isGrid ? m_guess.setup.grid : m_guess.setup.block);
            const std::vector<TokenRange> parts = shape.parts({0, shape.size()});
            return axis < parts.size() ? shape.text(parts[axis]) : "1";
        }
        const auto argument = std::ranges::find(m_guess.setup.arguments, name, &ArgumentSetting::name);
        if (argument != m_guess.setup.arguments.end())
            return argument->value;
        const auto constant = std::ranges::find(m_writer.constants(), name, &FormWriter::Constant::name);
        if (constant != m_writer.constants().end())
            return constant->value;
        const auto macro = m_macros.find(name);
        return macro != m_macros.end() && !macro->second.ambiguous && !macro->second.parameters ? macro->second.value
                                                                                               : std::string();
    }

    void measure(BufferGuess& buffer)
    {
        const std::string& pointee = m_names.pointees[buffer.parameter];
        const std::size_t size = pointee == "void" ? 1 : sizeOfHostType(pointee);
        const PointedMemory memory = pointedMemory(m_values, m_writer, m_arguments[buffer.parameter], size);
        buffer.isAssumption = m_writer.popAssumption() != Assumption::None;
        buffer.traffic = memory.traffic;
        if (memory.count) {
            buffer.count = *memory.count;
            const std::optional<Int128> count = numberOf(buffer.count), offset = numberOf(memory.offset.value_or("0"));
            if (count && offset && *offset > 0 && *offset < *count)
                buffer.offset = *memory.offset;
            const HostValues& from = memory.header != nullptr ? *memory.header : m_values;
            buffer.line = from.lineOf(memory.byte);
            buffer.reason = from.file().empty()
                ? message("As large as {} in line {} makes it.", memory.by, buffer.line)
                : message("As large as {} in line {} of {} makes it.", memory.by, buffer.line, from.file());
            return;
        }
        buffer.isAssumption = true;
        if (std::optional<std::string> reached = indices().elementsOf(buffer.parameter)) {
            buffer.count = std::move(*reached);
            buffer.reason = "The source does not tell its size; the kernel's indices go no further.";
        } else {
            buffer.count = threads();
            buffer.reason = "The source does not tell its size; it has as many elements as the launch has threads.";
        }
        m_writer.popAssumption();
    }

    /// Gives what the values of a buffer must be less than, since they choose elements of others; nothing where they do not, or in
    /// a way that is not clear.
    std::optional<Int128> limitOf(std::size_t parameter, const std::vector<BufferGuess>& buffers)
    {
        const KernelIndices::Choice choice = indices().chosenBy(parameter);
        std::vector<std::string> counts = choice.extents;
        for (const std::size_t chosen : choice.parameters) {
            const auto buffer = std::ranges::find(buffers, chosen, &BufferGuess::parameter);
            const bool isMoved = buffer != buffers.end() && !buffer->offset.empty();
            counts.push_back(buffer == buffers.end() ? std::string()
                             : isMoved               ? buffer->count + " - (" + buffer->offset + ")"
                                                     : buffer->count);
        }
        std::optional<Int128> limit;
        for (const std::string& count : counts) {
            const std::optional<Int128> number = count.empty() ? std::nullopt : numberOf(count);
            if (!number || *number < 1)
                return std::nullopt;
            limit = limit ? std::min(*limit, *number) : *number;
        }
        return choice.isUnclear ? std::nullopt : limit;
    }

    std::string randomText(std::optional<Int128> limit)
    {
        const std::string seed = "random(seed=" + std::to_string(++m_seed);
        return limit ? seed + ", below=" + std::to_string(static_cast<std::int64_t>(*limit)) + ")" : seed + ")";
    }

    std::string recipeFor(const BufferGuess& buffer, const std::vector<BufferGuess>& buffers)
    {
        const OutlineParameter& given = m_kernel->parameters[buffer.parameter];
        const std::string& pointee = m_names.pointees[buffer.parameter];
        const HostTraffic& traffic = buffer.traffic;
        const BufferUse use = bufferUse(m_device.tokens, *m_kernel, given.name);
        const bool isOutput = !given.isConstPointer() && use.isWritten && !use.isRead && !traffic.isUploaded;
        if (isOutput)
            return "out:zeros";
        const bool isInput = given.isConstPointer() || traffic.isUploaded || (!use.isWritten && !traffic.isCleared) ||
            (use.isRead && !traffic.isCleared && !traffic.isDownloaded);
        if (!isInput)
            return "zeros";
        const bool isByte = sizeOfHostType(pointee) == 1 && pointee.starts_with("u") && pointee != "unsigned";
        const bool isReal = isFloatingHostType(pointee);
        const bool isWhole = sizeOfHostType(pointee) != 0 && !isReal && pointee != "bool";
        const std::optional<Int128> limit = use.isIndex && isWhole ? limitOf(buffer.parameter, buffers) : std::nullopt;
        if (limit && !(isByte && *limit > 255))
            return *limit > 1 ? randomText(limit) : "zeros";
        if (isReal || isByte || pointee.starts_with("uchar"))
            return randomText(std::nullopt);
        return isWhole && pointee != "char" && !use.isIndex ? "ramp" : "zeros";
    }

    void fillBuffers()
    {
        std::vector<BufferGuess> buffers;
        for (std::size_t i = 0; m_kernel != nullptr && i < m_kernel->parameters.size(); ++i) {
            const std::string& pointee = m_names.pointees[i];
            if (pointee.empty())
                continue;
            if (pointee.ends_with('*') || i >= m_arguments.size()) {
                m_guess.missing.emplace_back(SubjectKind::Argument, nameOf(i));
                continue;
            }
            const HostExpression& argument = m_arguments[i];
            if (argument.is(ExpressionKind::Name, "nullptr") || argument.is(ExpressionKind::Name, "NULL") ||
                argument.is(ExpressionKind::Number, "0")) {
                setArgument(i, "0", launchReason(Assumption::None), false);
                continue;
            }
            buffers.emplace_back().parameter = i;
            measure(buffers.back());
        }
        for (const BufferGuess& buffer : buffers) {
            const std::string elements = buffer.offset.empty() ? buffer.count : buffer.count + ", from " + buffer.offset;
            setArgument(buffer.parameter, recipeFor(buffer, buffers) + "[" + elements + "]", buffer.reason, buffer.isAssumption,
                        buffer.line);
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
            m_guess.setup.defineValues.emplace_back(constant.name, constant.value);
            markConstant(constant);
        }
    }

    void markConstant(const FormWriter::Constant& constant)
    {
        const bool hasLine = constant.byte != MacroDefinition::kNoPlace;
        const HostValues& from = constant.header != nullptr ? *constant.header : m_values;
        const int line = hasLine ? from.lineOf(constant.byte) : 0;
        Message reason("The compile defines it.");
        if (hasLine)
            reason = lineReason(from.file(), line, constant.isChanged);
        mark({SubjectKind::Value, constant.name}, std::move(reason), constant.isChanged, line);
    }

    static Message lineReason(const std::string& file, int line, bool isChanged)
    {
        if (isChanged)
            return file.empty() ? message("Line {} gives it; code before the launch changes it.", line)
                                : message("Line {} of {} gives it; code before the launch changes it.", line, file);
        return file.empty() ? message("Line {} gives it.", line) : message("Line {} of {} gives it.", line, file);
    }

    const SourceReading& m_host;    ///< the launch stands there
    const SourceReading& m_device;  ///< the kernel stands there
    const MatchedTokens& m_tokens;  ///< those of m_host
    const HostValues& m_values;
    const OutlineLaunch& m_launch;
    const FormMacros m_macros;
    const bool m_isLaunched;
    FormWriter m_writer;
    HostPlace m_place;
    const OutlineItem* m_kernel;
    std::optional<KernelBody> m_body;
    KernelNames m_names;
    std::optional<KernelIndices> m_indices;
    std::optional<KernelShape> m_shape;
    int m_line = 0;
    LaunchGuess m_guess;
    std::vector<HostExpression> m_arguments;
    std::map<std::string, std::string> m_templateArguments;
    std::string m_firstCount;  ///< the first argument that is a whole number
    std::vector<std::size_t> m_unknown;  ///< parameters that are whole numbers which only unknown callers know
    int m_seed = 0;
    mutable std::size_t m_lookups = 0;        ///< of the text whose number is asked for
    mutable std::size_t m_lookupsBefore = 0;  ///< of those before
};

}  // namespace

LaunchGuess filledForm(const GuessPlace& place)
{
    return FormFiller(place).fill();
}

}  // namespace kd
