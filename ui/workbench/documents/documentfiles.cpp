// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/documents/documentfiles.h"

#include "core/base/posix/file.h"
#include "core/session/guess/filledlaunch.h"
#include "ui/program/examples.h"
#include "ui/program/foundcode.h"
#include "ui/program/launchercapture.h"
#include "ui/program/program.h"
#include "ui/program/reportbuilder.h"
#include "ui/program/sourcelaunch.h"
#include "ui/program/usererror.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/documents/checksum.h"
#include "ui/workbench/documents/relocation.h"
#include "ui/workbench/documents/trustedfolders.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

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

/// Of what a file holds now; empty where there is none.
QByteArray fileChecksum(const fs::path& path)
{
    QFile file(toQt(path.string()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

/// Shows a kernel as it is without a device; the build chooses what fits one.
void addCode(Document::Content& content, Program& program)
{
    if (program.session.launch.kernel.empty())
        program.session.launch.kernel = firstLaunched(*program.device);
    fillLaunch(program.session.launch, *program.device);
    FoundCode found = foundCode(*program.device, {.kernel = program.session.launch.kernel});
    content.text = found.text;
    content.code = {.file = program.device,
                    .summary = summaryOf(*program.device),
                    .hasPtx = found.hasPtx,
                    .text = std::move(found.text),
                    .named = std::move(found.source)};
}

Document::Content contentOfProgram(Program program)
{
    Document::Content content{.text = QByteArray::fromStdString(program.source), .sourcePath = toQt(program.path.string())};
    if (program.device)
        addCode(content, program);
    content.isUtf8 = content.text.isValidUtf8();
    content.files.source = program.device ? QByteArray() : checksumOf(content.text);
    if (holdsProgram(program.file)) {
        content.sessionPath = toQt(program.file.string());
        content.files.session = fileChecksum(program.file);
        // From here on the text is where it is edited.
        content.isEmbedded = program.session.sources.front().text.has_value();
        program.session.sources.front().text.reset();
        if (content.isEmbedded)
            content.files.source.clear();
    }
    content.session = std::move(program.session);
    return content;
}

/// Folders without a slash at their end.
fs::path wholePath(const fs::path& path)
{
    const fs::path whole = fs::absolute(path).lexically_normal();
    return whole.has_filename() || !whole.has_relative_path() ? whole : whole.parent_path();
}

/// Where files in a source's arguments are looked for: beside it.
Program openedProgram(const fs::path& path)
{
    const fs::path file = wholePath(path);
    Program program = readProgram(file);
    if (!holdsProgram(file))
        program.session.folder = file.parent_path();
    return program;
}

/// The way down from `base`; empty where `path` is not below it.
fs::path pathBelow(const fs::path& path, const fs::path& base)
{
    const fs::path relative = path.lexically_relative(base);
    return relative.empty() || *relative.begin() == ".." ? fs::path() : relative;
}

/// One sentence where compiled code cannot be saved so; empty where it can.
QString whyNotSaved(const Document& document, const fs::path& file)
{
    const fs::path source = document.sourcePath().toStdString();
    if (endingOf(file) == ".kdesk") {
        if (isCaptureFile(document.sessionPath().toStdString()))
            return DocumentFiles::tr("Code and data of this launch lie within %1, which stays as it is: unpack it, which is a ZIP "
                                     "archive, and open the session in it to change and save that.")
                .arg(QFileInfo(document.sessionPath()).fileName());
        const bool isBelow = !pathBelow(source, file.parent_path()).empty();
        if (isBelow)
            return {};
        return DocumentFiles::tr("A session names compiled code that lies beside it or in a folder below: save it in %1.")
            .arg(toQt(source.parent_path().string()));
    }
    std::error_code error;
    const fs::path place = fs::weakly_canonical(file, error), own = fs::weakly_canonical(source, error);
    if (fs::equivalent(file, source, error) || !pathBelow(place, own).empty())
        return DocumentFiles::tr("%1 is the compiled code itself: save its PTX under another name.").arg(toQt(file.string()));
    if (document.code().hasPtx)
        return {};
    return DocumentFiles::tr("There is no PTX of this kernel to save; a session (.kdesk) keeps its launch.");
}

/// Folders below that of the session are named from it, so that both can move together.
void makeRelative(std::vector<std::string>& folders, const fs::path& base)
{
    for (std::string& folder : folders) {
        const fs::path relative = pathBelow(folder, base);
        if (!relative.empty())
            folder = relative.string();
    }
}

}  // namespace

/// What save() writes.
struct DocumentFiles::Saving {
    Session session;
    QByteArray text;
    fs::path source;  ///< empty: not written as a file of its own
    fs::path file;    ///< of the session; empty: none is written
    Document::Saved saved;
    quint64 number = 0;  ///< of the document
    bool isCopy = false;  ///< the document stays what it is
    Existing existing = Existing::Unchanged;
    Document::KnownFiles known;  ///< of what it replaces; empty for another file than the document's own
};

struct DocumentFiles::Written {
    Document::KnownFiles files;
    QString changed;  ///< the file that another program changed: nothing was written
};

DocumentFiles::DocumentFiles(Documents& documents) : m_documents(documents)
{
    m_reading.setMaxThreadCount(1);
    m_writing.setMaxThreadCount(1);
    connect(&documents, &Documents::trustedChanged, this, [this](bool isTrusted) {
        const Document& document = m_documents.current();
        if (isTrusted && !document.isReadOnly() && !document.sourcePath().isEmpty())
            trustFolderOf(document.path());
    });
}

void DocumentFiles::openNew()
{
    m_documents.add({.session = newSession(), .text = kNewProgram, .isTrusted = true});
}

void DocumentFiles::load(std::function<Opened()> read)
{
    const auto work = [read = std::move(read)] { return attempt(read); };
    whenFinished(this, QtConcurrent::run(&m_reading, work), [this](const QFuture<Result<Opened>>& future) {
        if (future.resultCount() == 0)
            return;
        const Result<Opened> answer = future.result();
        if (!answer.value) {
            if (m_documents.count() == 0)
                openNew();
            emit failed(answer.sentence);
            emit notOpened(answer.sentence);
            return;
        }
        const Document::Content& content = answer.value->content;
        if (const int open = m_documents.indexOfFile(content.path()); open >= 0) {
            m_documents.show(open);
            if (answer.value->launch)
                adoptLaunch(m_documents.current(), *answer.value->launch, answer.value->instance);
            return emit opened();
        }
        m_documents.add(content);
        if (answer.value->launch)
            adoptLaunch(m_documents.current(), *answer.value->launch, answer.value->instance);
        emit opened();
        if (answer.value->report)
            emit reportOpened(answer.value->report);
        if (!answer.value->notice.isEmpty())
            emit noticed(answer.value->notice);
        if (!content.isUtf8)
            emit noticed(tr("%1 holds bytes that are not UTF-8: they are shown as codes and saved as they are.")
                             .arg(m_documents.current().fileName()));
    });
}

void DocumentFiles::open(const QString& path)
{
    load([path] {
        Program program = openedProgram(path.toStdString());
        const QString leftOut = program.device ? leftOutOf(*program.device) : QString();
        Document::Content content = contentOfProgram(std::move(program));
        // A report tells of a program; it is never written over, and does not lie with the user's own work. Nor is a capture.
        const bool isCapture = holdsCapture(path.toStdString());
        const bool isReport = !isCapture && isReportFile(path.toStdString());
        content.isReadOnly = isReport || isCapture;
        content.isTrusted = !isReport && isInTrustedFolder(path);
        if (!isReport)
            return Opened{content, leftOut, {}};
        const auto report = std::make_shared<const Report>(loadReport(path.toStdString()));
        return Opened{content, reportSentence(*report), report};
    });
}

void DocumentFiles::openPlace(const QString& path)
{
    load([path] {
        Document::Content content = contentOfProgram(openedProgram(path.toStdString()));
        content.isTrusted = isInTrustedFolder(path);
        content.isReadOnly = !content.isTrusted;
        return Opened{content, {}, {}};
    });
}

void DocumentFiles::openBehind(const QStringList& paths, std::function<void(const QString& failure)> then)
{
    const auto read = [paths] {
        std::vector<Document::Content> contents;
        for (const QString& path : paths) {
            contents.push_back(contentOfProgram(openedProgram(path.toStdString())));
            contents.back().isTrusted = isInTrustedFolder(path);
            contents.back().isReadOnly = !contents.back().isTrusted;
        }
        return contents;
    };
    using Contents = Result<std::vector<Document::Content>>;
    whenFinished(this, QtConcurrent::run(&m_reading, [read] { return attempt(read); }),
                 [this, then = std::move(then)](const QFuture<Contents>& future) {
                     if (future.resultCount() == 0)
                         return;
                     const Contents answer = future.result();
                     if (!answer.value)
                         return then(answer.sentence);
                     for (const Document::Content& content : *answer.value)
                         if (m_documents.indexOfFile(content.path()) < 0)
                             m_documents.addBehind(content);
                     then({});
                 });
}

void DocumentFiles::openExample(const QString& name)
{
    load([name] {
        Document::Content content = contentOfProgram(openedProgram(exampleFile(name.toStdString())));
        content.isTrusted = true;
        content.isReadOnly = true;
        return Opened{content, {}, {}};
    });
}

void DocumentFiles::openToLaunch(const QString& source)
{
    const Document& code = m_documents.current();
    if (!code.isCode())
        return;
    const QString name = QFileInfo(code.path()).completeBaseName();
    // What is unpacked is there as long as this process.
    const QString notice = isCaptureFile(code.path().toStdString())
        ? tr("The data of this launch lies within %1, and is there while this window is open: unpack it, which is a ZIP archive, "
             "to keep it beside the source.")
              .arg(QFileInfo(code.path()).fileName())
        : QString();
    load([source, name, notice, session = code.session(), file = code.code().file] {
        Program program = openedProgram(source.toStdString());
        if (program.device || holdsProgram(program.file))
            throw UserError(UserError::Kind::Input, tr("%1 is no CUDA source.").arg(source));
        SourceLaunch launch = launchOfSource(session, *file, program.source, program.path.filename().string());
        relocate(launch.setup, session.folder, program.session.folder);
        Document::Content content = contentOfProgram(std::move(program));
        content.isTrusted = isInTrustedFolder(source);
        return Opened{.content = std::move(content),
                      .notice = notice,
                      .report = {},
                      .launch = LaunchPreset{.name = name.toStdString(), .launch = std::move(launch.setup)},
                      .instance = std::move(launch.instance)};
    });
}

void DocumentFiles::adoptLaunch(Document& document, const LaunchPreset& preset, const std::string& instance)
{
    Session session = document.session();
    const auto isOld = [&](const LaunchPreset& each) { return each.name == preset.name; };
    std::erase_if(session.presets, isOld);
    const std::string before = tr("before %1").arg(toQt(preset.name)).toStdString();
    const bool isKept = findPreset(session, session.preset) != nullptr || findPreset(session, before) != nullptr;
    if (!isKept && !isBlankLaunch(session.launch))
        session.presets.push_back({.name = before, .launch = session.launch});
    session.presets.push_back(preset);
    session.preset = preset.name;
    session.launch = preset.launch;
    std::vector<std::string>& instances = session.compile.nameExpressions;
    if (!instance.empty() && std::ranges::find(instances, instance) == instances.end())
        instances.push_back(instance);
    document.setSession(session);
}

void DocumentFiles::reloadCode(quint64 document)
{
    const Document* const asked = m_documents.find(document);
    if (asked == nullptr || !asked->isCode())
        return;
    const auto work = [path = fs::path(asked->sourcePath().toStdString())] {
        return attempt([&] {
            const Program program = readProgram(path);
            if (!program.device)
                throw UserError(UserError::Kind::Input, tr("%1 holds no compiled code any more.").arg(toQt(path.string())));
            return Document::Code{.file = program.device, .summary = summaryOf(*program.device)};
        });
    };
    whenFinished(this, QtConcurrent::run(&m_reading, work), [this, document](const QFuture<Result<Document::Code>>& future) {
        Document* const reloaded = m_documents.find(document);
        if (future.resultCount() == 0 || reloaded == nullptr)
            return;
        const Result<Document::Code> answer = future.result();
        if (answer.value)
            reloaded->reloadCode(*answer.value);
        else
            emit failed(answer.sentence);
    });
}

/// Completes what is written as a session: its source is a file where it is one at or below the session's place, else within.
void DocumentFiles::embed(Saving& saving, const Document& document)
{
    const fs::path base = saving.file.parent_path();
    const bool isFile = !document.sourcePath().isEmpty() && !document.isEmbedded() && !document.isReadOnly();
    const fs::path source = document.sourcePath().toStdString();
    const fs::path relative = isFile ? pathBelow(source, base) : fs::path();
    if (saving.session.sources.empty())
        saving.session.sources.emplace_back();
    SessionSource& first = saving.session.sources.front();
    first = {.path = relative.empty() ? document.fileName().toStdString() : relative.string(), .text = {}};
    if (relative.empty()) {
        first.text = saving.text.toStdString();
    } else if (!document.isCode()) {
        saving.source = source;
        saving.known.source = document.knownFiles().source;
    }
    if (toQt(saving.file.string()) == document.sessionPath())
        saving.known.session = document.knownFiles().session;
    saving.saved.isEmbedded = relative.empty();
    saving.saved.sourcePath = toQt((base / first.path).string());
    saving.saved.sessionPath = toQt(saving.file.string());
    relocate(saving.session.launch, saving.session.folder, base);
    makeRelative(saving.session.compile.includeDirectories, base);
}

/// In the writing thread.
DocumentFiles::Written DocumentFiles::write(const Saving& saving)
{
    const auto isChanged = [this](const fs::path& path, const QByteArray& known) {
        const QByteArray now = known.isEmpty() ? known : fileChecksum(path);
        return !now.isEmpty() && now != known && now != m_written[toQt(path.string())];
    };
    if (saving.existing == Existing::Unchanged && isChanged(saving.source, saving.known.source))
        return {.changed = toQt(saving.source.filename().string())};
    if (saving.existing == Existing::Unchanged && isChanged(saving.file, saving.known.session))
        return {.changed = toQt(saving.file.filename().string())};
    if (saving.saved.isEmbedded && !saving.text.isValidUtf8())
        throw UserError(UserError::Kind::Input,
                        tr("%1 holds bytes that are not UTF-8, which a session cannot keep: save it as a .cu file first.")
                            .arg(toQt(saving.session.sources.front().path)));
    Written written;
    if (!saving.source.empty()) {
        posix::writeFileAtomically(saving.source, {saving.text.constData(), static_cast<std::size_t>(saving.text.size())});
        m_written[toQt(saving.source.string())] = written.files.source = checksumOf(saving.text);
    }
    if (!saving.file.empty()) {
        saveSession(saving.session, saving.file);
        m_written[toQt(saving.file.string())] = written.files.session = fileChecksum(saving.file);
    }
    return written;
}

void DocumentFiles::save(const QString& path, Existing existing)
{
    emit aboutToSave();
    const fs::path file = wholePath(path.toStdString());
    const Document& document = m_documents.current();
    Saving saving{
        .session = document.viewedSession(), .text = document.ownText(), .number = document.number(), .existing = existing};
    saving.saved = {.revision = document.revision(), .sessionRevision = document.sessionRevision()};
    if (const QString why = document.isCode() ? whyNotSaved(document, file) : QString(); !why.isEmpty()) {
        emit failed(why);
        emit notSaved(why);
        return;
    }
    const bool isOfCapture = document.isReadOnly() && holdsCapture(document.sessionPath().toStdString());
    if (isOfCapture && !document.isCode() && endingOf(file) == ".kdesk") {
        const QString why = tr("The data of this launch are read out of %1 whenever that is opened: save its source as a .cu file.")
                                .arg(QFileInfo(document.sessionPath()).fileName());
        emit failed(why);
        emit notSaved(why);
        return;
    }
    if (endingOf(file) == ".kdesk") {
        saving.file = file;
        embed(saving, document);
    } else {
        saving.source = file;
        saving.isCopy = document.isCode();
        saving.saved.sourcePath = toQt(file.string());
        if (saving.saved.sourcePath == document.sourcePath() && !document.isEmbedded())
            saving.known.source = document.knownFiles().source;
    }
    const auto work = [this, saving] { return attempt([&] { return write(saving); }); };
    whenFinished(this, QtConcurrent::run(&m_writing, work), [this, saving, path](const QFuture<Result<Written>>& future) {
        const Result<Written> answer = future.result();
        if (!answer.value) {
            emit failed(answer.sentence);
            emit notSaved(answer.sentence);
        } else if (!answer.value->changed.isEmpty()) {
            emit overwriteWanted(path, answer.value->changed);
        } else {
            note(saving, answer.value->files);
            emit saved(path);
        }
    });
}

/// Another document may be current since, or this one closed.
void DocumentFiles::note(const Saving& saving, const Document::KnownFiles& files)
{
    Document* const document = m_documents.find(saving.number);
    if (document == nullptr || saving.isCopy)
        return;
    Document::Saved saved = saving.saved;
    saved.files = files;
    const bool isSame = saved.sessionRevision == document->sessionRevision();
    if (!saving.file.empty()) {
        Session session = document->session();
        const fs::path folder = saving.file.parent_path();
        relocate(session.launch, session.folder, folder);
        session.folder = folder;
        document->setSession(session);
    }
    if (isSame)
        saved.sessionRevision = document->sessionRevision();
    document->noteSaved(saved);
}

}  // namespace kd
