#include "ui/workbench/documentfiles.h"

#include "core/base/posix/file.h"
#include "ui/program/examples.h"
#include "ui/program/program.h"
#include "ui/workbench/answer.h"
#include "ui/workbench/trustedfolders.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <filesystem>

namespace kd {
namespace {

namespace fs = std::filesystem;

const char* const kNewProgram = R"(extern "C" __global__ void add_one(float* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] += 1.0f;
}
)";

Session newSession()
{
    Session session;
    session.title = "untitled";
    session.sources = {{.path = "untitled.cu", .text = {}}};
    session.launch.kernel = "add_one";
    session.launch.grid = "ceil_div(n, block.x)";
    session.launch.block = "256";
    session.launch.arguments = {{"x", "ramp[n]"}, {"n", "1 << 20"}};
    session.folder = fs::current_path();
    return session;
}

Document::Content contentOf(const Program& program)
{
    const bool isSession = endingOf(program.file) == ".kdesk";
    Document::Content content{.session = program.session,
                              .text = QByteArray::fromStdString(program.source),
                              .sourcePath = toQt(program.path.string())};
    if (isSession)
        content.sessionPath = toQt(program.file.string());
    return content;
}

/// Where files in a source's arguments are looked for: beside it.
Program openedProgram(const fs::path& file)
{
    Program program = readProgram(fs::absolute(file));
    if (endingOf(file) != ".kdesk")
        program.session.folder = fs::absolute(file).parent_path();
    return program;
}

/// Folders below that of the session are named from it, so that both can move together.
void makeRelative(std::vector<std::string>& folders, const fs::path& base)
{
    for (std::string& folder : folders) {
        const fs::path relative = fs::path(folder).lexically_relative(base);
        if (!relative.empty() && *relative.begin() != "..")
            folder = relative.string();
    }
}

}  // namespace

/// What save() writes.
struct DocumentFiles::Saving {
    Session session;
    QByteArray text;
    fs::path source;   ///< empty: not written as a file of its own
    fs::path file;     ///< of the session; empty: none is written
    quint64 revision = 0;
};

DocumentFiles::DocumentFiles(Document& document) : m_document(document) { }

void DocumentFiles::openNew()
{
    ++m_number;
    m_document.setContent({.session = newSession(), .text = kNewProgram, .isTrusted = true});
}

void DocumentFiles::load(std::function<Document::Content()> read)
{
    const quint64 number = ++m_number;
    const auto work = [read = std::move(read)] { return attempt(read); };
    whenFinished(this, QtConcurrent::run(work), [this, number](const QFuture<Answer<Document::Content>>& future) {
        if (number != m_number || future.resultCount() == 0)
            return;
        const Answer<Document::Content> answer = future.result();
        if (answer.value)
            m_document.setContent(*answer.value);
        else
            emit failed(answer.sentence);
    });
}

void DocumentFiles::open(const QString& path)
{
    load([path] {
        Document::Content content = contentOf(openedProgram(path.toStdString()));
        content.isTrusted = isInTrustedFolder(path);
        return content;
    });
}

void DocumentFiles::openExample(const QString& name)
{
    load([name] {
        Document::Content content = contentOf(openedProgram(exampleFile(name.toStdString())));
        content.isTrusted = true;
        content.isReadOnly = true;
        return content;
    });
}

void DocumentFiles::save(const QString& path)
{
    const fs::path file = fs::absolute(path.toStdString());
    Saving saving{.session = m_document.viewedSession(), .text = m_document.text(), .revision = m_document.revision()};
    if (endingOf(file) != ".kdesk") {
        saving.source = file;
    } else {
        saving.file = file;
        const fs::path source = m_document.sourcePath().toStdString();
        const bool isBeside = !source.empty() && !m_document.isReadOnly() && source.parent_path() == file.parent_path();
        const std::string text = saving.text.toStdString();
        if (isBeside)
            saving.source = source;
        if (saving.session.sources.empty())
            saving.session.sources.emplace_back();
        SessionSource& first = saving.session.sources.front();
        first.path = m_document.fileName().toStdString();
        first.text = isBeside ? std::nullopt : std::optional(text);
        makeRelative(saving.session.compile.includeDirectories, file.parent_path());
    }
    const auto work = [saving] {
        return attempt([&] {
            if (!saving.source.empty())
                posix::writeFileAtomically(saving.source, saving.text.toStdString());
            if (!saving.file.empty())
                saveSession(saving.session, saving.file);
            return true;
        });
    };
    whenFinished(this, QtConcurrent::run(work), [this, saving, path](const QFuture<Answer<bool>>& future) {
        const Answer<bool> answer = future.result();
        if (!answer.value) {
            emit failed(answer.sentence);
            return;
        }
        const QString source = saving.source.empty() ? m_document.sourcePath() : toQt(saving.source.string());
        m_document.noteSaved(source, toQt(saving.file.string()), saving.revision);
        emit saved(path);
    });
}

}  // namespace kd
