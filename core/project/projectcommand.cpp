// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectcommand.h"

#include "core/base/error.h"
#include "core/compile/options/allowedoption.h"
#include "core/project/commandoptions.h"
#include "core/project/commandwords.h"
#include "core/project/compiledatabase.h"
#include "core/project/responsefiles.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxMissing = 8;  // folders that are told

bool isFolder(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

bool isPresent(const fs::path& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

/// A toolkit's own headers come with the compiler, and those of the system are no headers of the project.
bool isOfCompiler(const fs::path& folder)
{
    constexpr std::string_view kSystem[] = {"/usr/include", "/usr/local/include", "/usr/include/x86_64-linux-gnu",
                                            "/usr/include/aarch64-linux-gnu"};
    const std::string name = folder.string();
    return std::ranges::find(kSystem, name) != std::end(kSystem) || name.starts_with("/usr/lib/gcc/") ||
        isPresent(folder / "cuda_runtime.h") || (folder.filename() == "cccl" && isPresent(folder.parent_path() / "cuda_runtime.h"));
}

class ProjectReader {
public:
    ProjectReader(const CompileDatabase& database, const DatabasePlace& place, const EntryMatch& match)
        : m_place(place), m_entry(database.entry(match.index))
    {
        m_command.database = database.path();
        m_command.entry = match.index;
        m_command.source = match.relocation.moved(database.filePath(match.index));
        m_command.relocation = match.relocation;
        m_command.files.push_back(database.path());
    }

    ProjectCommand read()
    {
        findDirectory();
        std::vector<std::string> words = m_entry.arguments.empty() ? commandWords(m_entry.command) : m_entry.arguments;
        const std::size_t compiler = compilerPlace(words);
        if (words.size() > compiler) {
            m_command.compiler = words[compiler];
            words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(compiler) + 1);
            checkCompiler();
        } else {
            m_command.notices.push_back(Message("The compile command is empty."));
        }
        ExpandedWords expanded = expandResponseFiles(words, responseFolders());
        adopt(readCommandOptions(expanded.words, compilerFamily(m_command.compiler.string())));
        m_command.ignored.insert(m_command.ignored.begin(), expanded.ignored.begin(), expanded.ignored.end());
        m_command.files.insert(m_command.files.end(), expanded.files.begin(), expanded.files.end());
        return std::move(m_command);
    }

private:
    void findDirectory()
    {
        const fs::path beside = m_command.database.parent_path();
        const std::string written = joinedPath(beside.string(), m_entry.directory);
        m_command.directory = placeOf(written);
        if (isFolder(m_command.directory))
            return;
        m_command.directory = beside;
        m_command.notices.push_back(
            message("The compile command runs in {}, which is not here; its paths start from {}.", written, beside.string()));
    }

    void checkCompiler()
    {
        const std::string name = m_command.compiler.string();
        if (name.find('/') != std::string::npos && !isPresent(placeOf(joinedPath(m_command.directory.string(), name))))
            m_command.notices.push_back(
                message("The compile command names the compiler {}, which is not here; its options count all the same.", name));
    }

    /// A path of this machine; one of another machine where that is there after its folder was moved.
    fs::path placeOf(const std::string& path) const
    {
        return isPresent(path) ? path : m_command.relocation.moved(path);
    }

    ResponseFolders responseFolders() const
    {
        ResponseFolders folders{.directory = m_command.directory, .allowed = {m_place.root, m_place.file.parent_path()}};
        if (m_place.isNamed)
            folders.allowed.push_back(m_command.directory);
        return folders;
    }

    void adopt(CommandOptions options)
    {
        addFolders(m_command.includes, options.includes);
        addFolders(m_command.systemIncludes, options.systemIncludes);
        tellMissing();
        for (const std::string& file : options.forcedIncludes)
            addForcedInclude(file);
        m_command.macros = std::move(options.macros);
        m_command.undefines = std::move(options.undefines);
        m_command.standard = std::move(options.standard);
        m_command.architectures = std::move(options.architectures);
        m_command.options = std::move(options.options);
        m_command.nvccOptions = std::move(options.nvccOptions);
        m_command.isRelocatable = options.isRelocatable;
        m_command.ignored = std::move(options.ignored);
    }

    fs::path wholePath(const std::string& path) const
    {
        // Behind a link ".." may lead elsewhere than its text says.
        const fs::path written = path.starts_with('/') ? fs::path(path) : m_command.directory / path;
        const fs::path tidy = placeOf(joinedPath(m_command.directory.string(), path));
        return isPresent(tidy) || !isPresent(written) ? tidy : written;
    }

    void addFolders(std::vector<fs::path>& folders, const std::vector<std::string>& written)
    {
        for (const std::string& each : written) {
            fs::path folder = wholePath(each);
            if (!isFolder(folder))
                m_missing.push_back(folder.string());
            if (!isOfCompiler(folder))
                folders.push_back(std::move(folder));
        }
    }

    /// It is looked for as one in quotes is, but for the source's folder.
    void addForcedInclude(const std::string& written)
    {
        std::vector<fs::path> places = {wholePath(written)};
        for (const auto* folders : {&m_command.includes, &m_command.systemIncludes})
            for (const fs::path& folder : *folders)
                places.push_back(folder / written);
        const auto found = std::ranges::find_if(places, isPresent);
        if (found != places.end())
            m_command.forcedIncludes.push_back(*found);
        else
            m_command.notices.push_back(
                message("The compile command includes {} before the source, which is not here.", places.front().string()));
    }

    void tellMissing()
    {
        for (std::size_t i = 0; i < std::min(m_missing.size(), kMaxMissing); ++i)
            m_command.notices.push_back(message("The compile command looks for headers in {}, which is not here.", m_missing[i]));
        if (m_missing.size() > kMaxMissing)
            m_command.notices.push_back(message("{} more folder(s) of headers are not here.", m_missing.size() - kMaxMissing));
    }

    const DatabasePlace& m_place;
    CompileEntry m_entry;
    ProjectCommand m_command;
    std::vector<std::string> m_missing;  // folders of headers
};

std::string macroName(const std::string& macro)
{
    return macro.substr(0, macro.find_first_of("=("));
}

std::string optionName(const std::string& option)
{
    const std::string name = option.substr(0, option.find('='));
    // Each option of ptxas is one of its own.
    const bool isPtxas = name == "--ptxas-options" && name.size() < option.size();
    return isPtxas ? name + "=" + optionName(option.substr(name.size() + 1)) : name;
}

/// Names of the options that the user gave, in their canonical spelling.
std::set<std::string> optionNames(const std::vector<std::string>& options)
{
    std::set<std::string> names;
    for (std::size_t i = 0; i < options.size(); ++i) {
        std::string option = options[i];
        if (needsNextWord(option) && i + 1 < options.size())
            option += "=" + options[++i];
        try {
            names.insert(optionName(allowedOption(option)));
        } catch (const Error&) {
            // The compile itself refuses it, and says why.
        }
    }
    return names;
}

}  // namespace

ProjectCommand readProjectCommand(const CompileDatabase& database, const DatabasePlace& place, const EntryMatch& match,
                                  ProjectCommand::Match kind)
{
    ProjectCommand command = ProjectReader(database, place, match).read();
    command.match = kind;
    return command;
}

CompileSettings withProject(CompileSettings own, const ProjectCommand& command)
{
    if (own.architectures.empty())
        own.architectures = command.architectures;
    if (own.standard.empty())
        own.standard = command.standard;
    std::set<std::string> macros;
    for (const std::string& macro : own.defines)
        macros.insert(macroName(macro));
    std::vector<std::string> defines;
    std::ranges::copy_if(command.macros, std::back_inserter(defines),
                         [&macros](const std::string& macro) { return !macros.contains(macroName(macro)); });
    own.defines.insert(own.defines.begin(), defines.begin(), defines.end());
    for (const auto* folders : {&command.includes, &command.systemIncludes})
        for (const fs::path& folder : *folders)
            own.includeDirectories.push_back(folder.string());
    const std::set<std::string> given = optionNames(own.options);
    std::vector<std::string> options;
    for (const std::string& name : command.undefines)
        if (!macros.contains(name))
            options.push_back("--undefine-macro=" + name);
    std::ranges::copy_if(command.options, std::back_inserter(options),
                         [&given](const std::string& option) { return !given.contains(optionName(option)); });
    own.options.insert(own.options.begin(), options.begin(), options.end());
    std::ranges::copy_if(command.nvccOptions, std::back_inserter(own.nvccOptions),
                         [&given](const std::string& option) { return !given.contains(optionName(option)); });
    return own;
}

std::string sourceWithProject(const std::string& source, const fs::path& file, const ProjectCommand& command)
{
    std::string text;
    for (const fs::path& each : command.forcedIncludes)
        text += "#include \"" + each.string() + "\"\n";
    if (text.empty())
        return source;
    text += "#line 1 \"";
    for (const char sign : file.string())
        (sign == '"' || sign == '\\' ? text += '\\' : text) += sign;
    return text + "\"\n" + source;
}

}  // namespace kd
