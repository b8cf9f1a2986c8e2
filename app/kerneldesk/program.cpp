#include "app/kerneldesk/program.h"

#include "app/kerneldesk/examples.h"
#include "app/kerneldesk/exitstatus.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <QRegularExpression>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

constexpr Bytes kLargestSource{64u << 20};

[[noreturn]] void refuse(const Error& error)
{
    throw Failure(ExitStatus::BadArguments, sentenceOf(error));
}

fs::path chosenFile(const ProgramOptions& options)
{
    if (!options.example.empty())
        return exampleFile(options.example);
    if (options.file == "-")
        throw Failure(ExitStatus::BadArguments, Text::tr("'-' does not stand for standard input here; name a file."));
    if (options.file.empty())
        throw Failure(ExitStatus::BadArguments, Text::tr("Name a CUDA source or a session, or a shipped one with --example."));
    return options.file;
}

Session sessionOfSource(const fs::path& file)
{
    Session session;
    session.title = file.stem().string();
    session.sources = {{.path = file.filename().string(), .text = {}}};
    session.folder = fs::current_path();  // files in arguments are named from where the user stands
    return session;
}

void requireText(const std::string& source, const fs::path& path)
{
    if (source.find('\0') != std::string::npos)
        throw Failure(ExitStatus::BadArguments, Text::tr("%1 is not a text file: it holds zero bytes.").arg(toQt(path.string())));
}

void makeAbsolute(std::vector<std::string>& folders, const fs::path& base)
{
    for (std::string& folder : folders)
        folder = fs::absolute(base / folder).string();
}

}  // namespace

CompileRequest Program::request(const std::string& architecture) const
{
    try {
        return makeCompileRequest(source, path, session.compile, architecture);
    } catch (const Error& error) {
        refuse(error);
    }
}

Program loadProgram(const ProgramOptions& options, const LaunchOptions& launch)
{
    const fs::path file = chosenFile(options);
    try {
        Program program{.file = file};
        if (endingOf(file) == ".kdesk") {
            program.session = loadSession(file);
            program.source = programText(program.session);
            program.path = programPath(program.session);
        } else {
            program.session = sessionOfSource(file);
            program.source = posix::readTextFile(file, kLargestSource);
            program.path = file;
        }
        requireText(program.source, program.path);
        makeAbsolute(program.session.compile.includeDirectories, program.session.folder);
        program.session.compile = merged(std::move(program.session.compile), options.compile);
        program.session.launch = merged(std::move(program.session.launch), launch);
        return program;
    } catch (const Error& error) {
        refuse(error);
    }
}

std::string endingOf(const fs::path& path)
{
    return toQt(path.extension().string()).toLower().toStdString();
}

std::string architectureFromText(const std::string& text)
{
    static const QRegularExpression kForm(QStringLiteral("^(?:sm_|compute_)?(\\d{2,3}[af]?)$"));
    const QRegularExpressionMatch match = kForm.match(toQt(text));
    if (!match.hasMatch())
        throw Failure(ExitStatus::BadArguments, Text::tr("'%1' is not an architecture such as sm_90.").arg(toQt(text)));
    return "sm_" + match.captured(1).toStdString();
}

}  // namespace kd::cli
