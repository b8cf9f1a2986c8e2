// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/launchercapture.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/jsonfields.h"
#include "core/base/numbers.h"
#include "core/base/posix/file.h"
#include "core/capture/archive/capturearchive.h"
#include "core/capture/archive/gzipfile.h"
#include "core/compile/outline/outline.h"
#include "core/session/document/session.h"
#include "core/session/launch/argumentname.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kLauncherSubject = "capture of Kernel Launcher";
constexpr std::size_t kMaxLauncherFile = std::size_t{64} << 20, kMaxLauncherArguments = 1024, kMaxLauncherList = 4096;
constexpr std::size_t kMaxLauncherText = 4096, kMaxScalarBytes = 4096;

[[noreturn]] void refuseCapture(Message text)
{
    throw RuntimeError({.text = std::move(text), .subject = std::string(kLauncherSubject)});
}

/// A value of an expression: Kernel Launcher knows these four.
using Value = std::variant<std::int64_t, double, std::string, bool>;

std::optional<Value> literalOf(const Json& json)
{
    if (json.is_boolean())
        return Value(json.get<bool>());
    if (json.is_number_integer()) {
        if (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()})
            return std::nullopt;
        return Value(json.get<std::int64_t>());
    }
    if (json.is_number())
        return Value(json.get<double>());
    if (json.is_string() && json.get_ref<const std::string&>().size() <= kMaxLauncherText)
        return Value(json.get<std::string>());
    return std::nullopt;
}

std::string textOf(const Value& value)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* const real = std::get_if<double>(&value))
        return numbers::shortest(*real);
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    return std::get<std::string>(value);
}

double realOf(const Value& value)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* const real = std::get_if<double>(&value))
        return *real;
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    refuseCapture(message("'{}' is no number", std::get<std::string>(value).substr(0, 80)));
}

/// A truth counts as 1 in sums, as in C.
std::optional<std::int64_t> wholeOf(const Value& value)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return *whole;
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    return std::nullopt;
}

/// Evaluates the expressions of a capture, in the default configuration.
class Expressions {
public:
    explicit Expressions(const Json& capture)
    {
        const Json& space = memberOf(capture, "config_space");
        for (const Json& each : listOf(space, "parameters")) {
            const Json& name = memberOf(each, "name");
            // Captures of earlier versions have no default: it is the first value.
            const Json& values = listOf(each, "values");
            const auto given = each.find("default");
            const std::optional<Value> value =
                given != each.end() ? literalOf(*given) : values.empty() ? std::nullopt : literalOf(values.front());
            if (!name.is_string() || !value)
                refuseCapture("a tunable parameter has no name, or no value");
            m_parameters[name.get<std::string>()] = *value;
        }
        for (const Json& each : listOf(capture, "problem_size"))
            m_problem.push_back(literalOf(each).value_or(Value(std::int64_t{0})));
    }

    Value evaluate(const Json& expression) const
    {
        if (const std::optional<Value> literal = literalOf(expression))
            return *literal;
        if (!expression.is_object() || !expression.contains("operator") || !expression["operator"].is_string())
            refuseCapture("an expression in it is none");
        const auto& operation = expression["operator"].get_ref<const std::string&>();
        const Json& operands = listOf(expression, "operands");
        if (operands.size() == 1)
            return unary(operation, operands.front());
        if (operation == "select" && operands.size() > 1) {
            const std::optional<std::int64_t> index = wholeOf(evaluate(operands.front()));
            if (!index || *index < 0 || static_cast<std::size_t>(*index) + 1 >= operands.size())
                refuseCapture("an expression in it selects what is not there");
            return evaluate(operands[static_cast<std::size_t>(*index) + 1]);
        }
        if (operands.size() == 2)
            return binary(operation, evaluate(operands[0]), evaluate(operands[1]));
        refuseCapture(message("it has an operator '{}', which is not known", operation.substr(0, 80)));
    }

    static const Json& memberOf(const Json& object, const char* key)
    {
        if (!object.is_object() || !object.contains(key))
            refuseCapture(message("it has no '{}'", std::string(key)));
        return object[key];
    }
    static const Json& listOf(const Json& object, const char* key)
    {
        const Json& list = memberOf(object, key);
        if (!list.is_array() || list.size() > kMaxLauncherList)
            refuseCapture(message("its '{}' is no list, or too long a one", std::string(key)));
        return list;
    }

private:
    Value unary(const std::string& operation, const Json& operand) const
    {
        if (operation == "parameter") {
            const auto found = operand.is_string() ? m_parameters.find(operand.get<std::string>()) : m_parameters.end();
            if (found == m_parameters.end())
                refuseCapture("an expression in it names a tunable parameter that it does not have");
            return found->second;
        }
        if (operation == "problem_size") {
            const std::optional<std::int64_t> axis = wholeOf(evaluate(operand));
            if (!axis || *axis < 0 || static_cast<std::size_t>(*axis) >= m_problem.size())
                refuseCapture("an expression in it names an axis that the problem does not have");
            return m_problem[static_cast<std::size_t>(*axis)];
        }
        if (operation == "device_attribute")
            refuseCapture("its launch depends on an attribute of the device, which is not supported");
        const Value value = evaluate(operand);
        const std::optional<std::int64_t> whole = wholeOf(value);
        if (operation == "!")
            return Value(realOf(value) == 0);
        if (operation == "+")
            return value;
        if (operation != "-")
            refuseCapture(message("it has an operator '{}', which is not known", operation.substr(0, 80)));
        if (whole && *whole != std::numeric_limits<std::int64_t>::min())
            return Value(-*whole);
        return Value(-realOf(value));
    }

    static Value binary(const std::string& operation, const Value& left, const Value& right)
    {
        const bool areTexts = std::holds_alternative<std::string>(left) && std::holds_alternative<std::string>(right);
        if (operation == "==" || operation == "!=") {
            const bool isEqual = areTexts ? left == right : realOf(left) == realOf(right);
            return Value(isEqual == (operation == "=="));
        }
        const std::optional<std::int64_t> a = wholeOf(left), b = wholeOf(right);
        if (a && b && isArithmetic(operation))
            return Value(whole(operation, *a, *b));
        const double x = realOf(left), y = realOf(right);
        if (operation == "+")
            return Value(x + y);
        if (operation == "-")
            return Value(x - y);
        if (operation == "*")
            return Value(x * y);
        if (operation == "/")
            return Value(x / y);
        if (operation == "%")
            return Value(std::fmod(x, y));
        if (operation == "<")
            return Value(x < y);
        if (operation == ">")
            return Value(x > y);
        if (operation == "<=")
            return Value(x <= y);
        if (operation == ">=")
            return Value(x >= y);
        if (operation == "&&")
            return Value(x != 0 && y != 0);
        if (operation == "||")
            return Value(x != 0 || y != 0);
        refuseCapture(message("it has an operator '{}', which is not known", operation.substr(0, 80)));
    }

    static bool isArithmetic(std::string_view operation)
    {
        return operation == "+" || operation == "-" || operation == "*" || operation == "/" || operation == "%";
    }

    static std::int64_t whole(const std::string& operation, std::int64_t a, std::int64_t b)
    {
        std::int64_t result = 0;
        const bool isDivision = operation == "/" || operation == "%";
        const bool isWrong = isDivision ? b == 0 || (b == -1 && a == std::numeric_limits<std::int64_t>::min())
            : operation == "+"          ? __builtin_add_overflow(a, b, &result)
            : operation == "-"          ? __builtin_sub_overflow(a, b, &result)
                                        : __builtin_mul_overflow(a, b, &result);
        if (isWrong)
            refuseCapture("an expression in it has no value");
        return operation == "/" ? a / b : operation == "%" ? a % b : result;
    }

    std::map<std::string, Value> m_parameters;
    std::vector<Value> m_problem;
};

bool isPlainFileName(const std::string& name)
{
    const bool isPlain = std::ranges::all_of(name, [](char each) {
        return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || each == '_' ||
            each == '-' || each == '.';
    });
    return isPlain && !name.empty() && name.front() != '.' && name.size() <= 255;
}

std::string textMember(const Json& object, const char* key)
{
    const Json& member = Expressions::memberOf(object, key);
    if (!member.is_string())
        refuseCapture(message("its '{}' is no text", std::string(key)));
    return member.get<std::string>();
}

/// The type without const and what stands around it: "float const*" is "float" and a pointer.
std::string plainType(std::string type)
{
    for (const std::string_view word : {"const", "*", "__restrict__"})
        for (std::size_t at = type.find(word); at != std::string::npos; at = type.find(word))
            type.replace(at, word.size(), " ");
    std::string plain;
    for (const char each : type)
        if (each != ' ' || (!plain.empty() && plain.back() != ' '))
            plain += each;
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

template <typename Number> std::string numberText(const std::vector<std::uint8_t>& bytes)
{
    Number value{};
    if (bytes.size() != sizeof value)
        return {};
    std::memcpy(&value, bytes.data(), sizeof value);
    if constexpr (std::is_floating_point_v<Number>) {
        const auto wide = static_cast<double>(value);
        return std::isnan(wide) ? "nan" : std::isinf(wide) ? (wide < 0 ? "-inf" : "inf") : numbers::shortest(wide);
    } else {
        return std::to_string(value);
    }
}

/// Empty where it is no number.
std::string scalarText(const std::string& type, const std::vector<std::uint8_t>& bytes)
{
    if (type == "float")
        return numberText<float>(bytes);
    if (type == "double")
        return numberText<double>(bytes);
    if (type == "bool")
        return bytes.size() == 1 ? (bytes.front() != 0 ? "true" : "false") : "";
    const bool isUnsigned = type.starts_with("unsigned") || type.starts_with("u");
    constexpr std::array<std::string_view, 20> kWhole{
        "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned int", "unsigned", "long",
        "unsigned long", "long long", "unsigned long long", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t",
        "uint32_t", "uint64_t"};
    if (std::ranges::find(kWhole, type) == kWhole.end())
        return {};
    switch (bytes.size()) {
    case 1:
        return isUnsigned ? numberText<std::uint8_t>(bytes) : numberText<std::int8_t>(bytes);
    case 2:
        return isUnsigned ? numberText<std::uint16_t>(bytes) : numberText<std::int16_t>(bytes);
    case 4:
        return isUnsigned ? numberText<std::uint32_t>(bytes) : numberText<std::int32_t>(bytes);
    case 8:
        return isUnsigned ? numberText<std::uint64_t>(bytes) : numberText<std::int64_t>(bytes);
    default:
        return {};
    }
}

/// Makes the session.
class LauncherImport {
public:
    LauncherImport(const fs::path& file, const fs::path& folder)
        : m_file(file), m_folder(folder),
          m_capture(parseJson(posix::readTextFile(file, Bytes{kMaxLauncherFile}), kLauncherSubject)), m_expressions(m_capture),
          m_kernel(Expressions::memberOf(m_capture, "kernel"))
    {
    }

    fs::path make()
    {
        Session session;
        session.title = textMember(m_capture, "key");
        readSource(session);
        readBuild(session);
        readShape(session.launch);
        readArguments(session);
        session.folder = m_folder;
        const fs::path file = m_folder / "capture.kdesk";
        saveSession(session, file);
        return file;
    }

private:
    void readSource(Session& session)
    {
        if (m_kernel.contains("source")) {
            m_source = textMember(m_kernel, "source");
            session.sources.push_back({.path = "kernel.cu", .text = m_source});
        } else {
            // Where it lay when it was captured is nobody's business here: it has to lie beside the capture.
            const std::string name = fs::path(textMember(m_kernel, "file")).filename().string();
            const fs::path place = m_file.parent_path() / name;
            std::error_code error;
            if (name.empty() || !fs::is_regular_file(fs::symlink_status(place, error)))
                refuseCapture(message("its kernel is in {}, which is not beside it: put it there", name.substr(0, 255)));
            m_source = posix::readTextFile(place, Bytes{kMaxLauncherFile});
            session.sources.push_back({.path = name, .text = m_source});
        }
        session.compile.includeDirectories.push_back(fs::absolute(m_file).parent_path().string());
        const auto headers = m_kernel.find("headers");
        if (headers != m_kernel.end() && headers->is_array() && !headers->empty())
            refuseCapture("it brings headers of its own, which is not supported: put them beside it, and leave them out");
    }

    void readBuild(Session& session)
    {
        CompileSettings& compile = session.compile;
        for (const Json& each : Expressions::listOf(m_kernel, "compile_flags")) {
            const std::string flag = textOf(m_expressions.evaluate(each));
            if (flag.starts_with("-I") && flag.size() > 2)
                compile.includeDirectories.push_back((fs::absolute(m_file).parent_path() / flag.substr(2)).string());
            else if (flag.starts_with("-D") && flag.size() > 2)
                compile.defines.push_back(flag.substr(2));
            else if (flag.starts_with("-std=") || flag.starts_with("--std="))
                compile.standard = flag.substr(flag.find('=') + 1);
            else
                compile.options.push_back(flag);
        }
        const Json& defines = Expressions::memberOf(m_kernel, "defines");
        if (!defines.is_object() || defines.size() > kMaxLauncherList)
            refuseCapture("its 'defines' are none");
        for (const auto& [name, expression] : defines.items())
            compile.defines.push_back(name + "=" + textOf(m_expressions.evaluate(expression)));
        std::string arguments;
        for (const Json& each : Expressions::listOf(m_kernel, "template_args"))
            arguments += (arguments.empty() ? "" : ",") + textOf(m_expressions.evaluate(each));
        m_name = textMember(m_kernel, "name");
        session.launch.kernel = arguments.empty() ? m_name : m_name + "<" + arguments + ">";
        if (!arguments.empty())
            compile.nameExpressions.push_back(session.launch.kernel);
    }

    std::string sizeOf(const char* key) const
    {
        constexpr std::size_t kAxes = 3;
        std::string text;
        const Json& axes = Expressions::listOf(m_kernel, key);
        for (std::size_t i = 0; i < std::min(axes.size(), kAxes); ++i) {
            const std::optional<std::int64_t> size = wholeOf(m_expressions.evaluate(axes[i]));
            if (!size || *size < 1 || *size > std::numeric_limits<std::uint32_t>::max())
                refuseCapture(message("its '{}' is no size", std::string(key)));
            text += (i > 0 ? "," : "") + std::to_string(*size);
        }
        return text;
    }

    void readShape(LaunchSetup& launch) const
    {
        launch.grid = sizeOf("grid_size");
        launch.block = sizeOf("block_size");
        const Json& memory = Expressions::memberOf(m_kernel, "shared_memory");
        const std::optional<std::int64_t> shared = wholeOf(m_expressions.evaluate(memory));
        if (!shared || *shared < 0 || *shared > std::numeric_limits<std::int32_t>::max())
            refuseCapture("its 'shared_memory' is no size");
        launch.sharedBytes = std::to_string(*shared);
    }

    /// As the source names them; a capture has no names.
    std::vector<OutlineParameter> parameters(std::size_t count) const
    {
        const Outline outline = readOutline(m_source);
        const std::string name = m_name.substr(m_name.rfind(':') == std::string::npos ? 0 : m_name.rfind(':') + 1);
        const OutlineItem* found = nullptr;
        for (const OutlineItem& each : outline.items) {
            const bool isIt = each.kind == OutlineItem::Kind::Kernel && each.name == name && each.parameters.size() == count;
            if (isIt && (found == nullptr || each.isDefinition()))
                found = &each;
        }
        if (found == nullptr)
            refuseCapture(message("its source has no kernel {} with {} parameter(s)", m_name.substr(0, 255), count));
        return found->parameters;
    }

    void readArguments(Session& session)
    {
        const Json& arguments = Expressions::listOf(m_capture, "arguments");
        if (arguments.size() > kMaxLauncherArguments)
            refuseCapture("it has more arguments than a kernel can have");
        const std::vector<OutlineParameter> names = parameters(arguments.size());
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            const std::string name = argumentName(names[i].name, i);
            const std::string kind = textMember(arguments[i], "kind"), type = textMember(arguments[i], "type");
            if (kind == "array")
                readArray(arguments[i], name, names[i].isConstPointer(), session.launch);
            else if (kind == "scalar")
                session.launch.arguments.push_back({name, readScalar(arguments[i], name, plainType(type))});
            else
                refuseCapture(message("its argument {} is of a kind that is not known", name));
        }
    }

    static std::string readScalar(const Json& argument, const std::string& name, const std::string& type)
    {
        const Json& data = Expressions::listOf(argument, "data");
        std::vector<std::uint8_t> bytes;
        for (const Json& each : data) {
            constexpr std::uint64_t kLastByte = 255;
            if (!each.is_number_unsigned() || each.get<std::uint64_t>() > kLastByte || bytes.size() >= kMaxScalarBytes)
                refuseCapture(message("the bytes of its argument {} are none", name));
            bytes.push_back(each.get<std::uint8_t>());
        }
        std::string text = scalarText(type, bytes);
        if (text.empty())
            refuseCapture(message("its argument {} is of type {}, which is no number: that is not supported", name,
                                  type.substr(0, 80)));
        return text;
    }

    void readArray(const Json& argument, const std::string& name, bool isConst, LaunchSetup& launch)
    {
        const std::string data = takeFile(argument, "file", "hash");
        const bool hasReference = argument.contains("reference_file");
        launch.arguments.push_back({name, (isConst && !hasReference ? "in:file(\"" : "inout:file(\"") + data + "\")"});
        if (hasReference)
            launch.references.push_back({name, "file:" + takeFile(argument, "reference_file", "reference_hash")});
    }

    /// Brings a file from beside the capture into the folder. Gives its name there.
    std::string takeFile(const Json& argument, const char* key, const char* hashKey)
    {
        const std::string name = textMember(argument, key);
        const fs::path from = m_file.parent_path() / name;
        std::error_code error;
        if (!isPlainFileName(name) || !fs::is_regular_file(fs::symlink_status(from, error)))
            refuseCapture(message("the file {} of an argument is not beside it", name.substr(0, 255)));
        if (const auto known = m_files.find(name); known != m_files.end())
            return known->second;
        const std::string to = "a" + std::to_string(m_files.size()) + ".bin";
        const fs::path place = m_folder / to;
        const std::uint64_t left = kMaxCapture.value - m_total;
        if (name.ends_with(".gz"))
            unpackGzip(from, place, Bytes{left});
        else if (fs::file_size(from) <= left)
            fs::copy_file(from, place);
        else
            refuseCapture("its files are larger than a capture may be");
        m_total += fs::file_size(place);
        if (argument.contains(hashKey))
            requireHash(place, name, textMember(argument, hashKey));
        m_files[name] = to;
        return to;
    }

    static void requireHash(const fs::path& file, const std::string& name, const std::string& hash)
    {
        QFile source(QString::fromStdString(file.string()));
        QCryptographicHash sha1(QCryptographicHash::Sha1);
        if (!source.open(QIODevice::ReadOnly) || !sha1.addData(&source))
            refuseCapture(message("{} cannot be read", name));
        if (sha1.result().toHex().toStdString() != hash)
            refuseCapture(message("{} is not what was captured: its hash is another one", name));
    }

    const fs::path m_file, m_folder;
    const Json m_capture;
    const Expressions m_expressions;
    const Json& m_kernel;
    std::string m_source, m_name;
    std::map<std::string, std::string> m_files;
    std::uint64_t m_total = 0;
};

}  // namespace

bool isLauncherCapture(const fs::path& file)
{
    constexpr Bytes kHead{64 << 10};
    try {
        const std::vector<std::byte> start = posix::readFileStart(file, kHead);
        const std::string_view text(reinterpret_cast<const char*>(start.data()), start.size());
        return text.find("\"config_space\"") != std::string_view::npos && text.find("\"key\"") != std::string_view::npos;
    } catch (const Error&) {
        return false;
    }
}

fs::path sessionOfLauncherCapture(const fs::path& file, const fs::path& folder)
{
    try {
        return LauncherImport(file, folder).make();
    } catch (const Json::exception&) {
        refuseCapture("it is damaged");
    } catch (const fs::filesystem_error& error) {
        refuseCapture(message("a file of it cannot be read: {}", verbatim(error.code().message())));
    }
}

}  // namespace kd
