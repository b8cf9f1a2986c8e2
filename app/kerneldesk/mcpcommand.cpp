// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commands.h"
#include "app/kerneldesk/interruption.h"
#include "app/kerneldesk/optiongroup.h"
#include "app/kerneldesk/options.h"
#include "app/kerneldesk/output.h"
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "core/base/posix/sandbox.h"
#include "core/base/posix/scratch.h"
#include "core/compile/cache/cache.h"
#include "core/compile/toolkit/toolkitplaces.h"
#include "ui/mcp/server.h"
#include "ui/program/examples.h"
#include "ui/program/peakfile.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QThread>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace kd::cli {
namespace {

namespace fs = std::filesystem;

struct ServerOptions {
    std::vector<std::string> folders;
    std::vector<std::string> devices;
    bool usesWindow = false;
};

std::vector<std::string> allowedDevices(const ServerOptions& options)
{
    std::vector<std::string> devices{"emulated"};
    for (const std::string& device : options.devices) {
        if (!isDeviceName(device))
            throw Failure(ExitStatus::BadArguments, Text::tr("'%1' is no device: cuda:0, cuda:1… or emulated.").arg(toQt(device)));
        if (device != devices.front())
            devices.push_back(device);
    }
    return devices;
}

/// Who works with the window alone needs no folder: names start from the server's own.
mcp::AllowedFolders allowedFolders(const ServerOptions& options, const fs::path& scratch)
{
    if (options.folders.empty() && options.usesWindow)
        return mcp::AllowedFolders::none(scratch);
    try {
        return mcp::AllowedFolders({options.folders.begin(), options.folders.end()});
    } catch (const mcp::RequestError&) {
        throw Failure(ExitStatus::BadArguments, Text::tr("--folder names no folder that is there; one at least is needed."));
    }
}

/// The folder of compile results, which is there afterwards; empty where none is kept.
fs::path cacheFolder()
{
    const fs::path folder = CompileCache::configFromEnvironment().directory;
    std::error_code error;
    if (!folder.empty())
        fs::create_directories(folder, error);
    return error ? fs::path() : folder;
}

/// Folders in which the loader finds the GPU's driver where that is none of the system's own: by LD_LIBRARY_PATH, its configuration
/// (containers have drivers in /usr/local/nvidia), and by KERNELDESK_LIBCUDA.
std::vector<fs::path> driverFolders()
{
    constexpr std::uint64_t kMaxConfiguration = 1u << 16;
    std::vector<fs::path> folders;
    const auto add = [&folders](const fs::path& folder) {
        std::error_code error;
        if (const fs::path real = fs::canonical(folder, error); !error && folder.is_absolute() && real != "/")
            folders.push_back(real);
    };
    std::istringstream variable(environmentVariable("LD_LIBRARY_PATH"));
    for (std::string entry; std::getline(variable, entry, ':');)
        add(entry);
    if (const std::string file = environmentVariable("KERNELDESK_LIBCUDA"); !file.empty())
        add(fs::path(file).parent_path());
    std::error_code error;
    for (const fs::directory_entry& file : fs::directory_iterator("/etc/ld.so.conf.d", error)) {
        try {
            std::istringstream lines(posix::readTextFile(file.path(), Bytes{kMaxConfiguration}));
            for (std::string line; std::getline(lines, line);)
                add(line);
        } catch (const Error&) {
            continue;  // the loader does without it, too
        }
    }
    return folders;
}

/// What commands need besides: the program and its toolkit, its cache, and what was measured of devices.
posix::ServerPlaces placesOf(const mcp::ServerSettings& settings, const fs::path& cache)
{
    posix::ServerPlaces places;
    places.writable = settings.folders.all();
    places.writable.push_back(settings.scratch);
    if (!cache.empty())
        places.writable.push_back(cache);
    const fs::path installation = posix::executablePath().parent_path().parent_path();
    places.readable = {settings.resources.examples, defaultPeakFile(), installation / "share/kerneldesk",
                       settings.resources.schemas};
    places.programs = {installation / "bin", installation / "lib"};
    for (const std::vector<fs::path>& toolkits : {installedToolkits(), wheels()})
        for (const fs::path& toolkit : toolkits) {
            std::error_code error;
            places.programs.push_back(fs::canonical(toolkit, error));
        }
    for (const char* const name : {"KERNELDESK_NVRTC", "KERNELDESK_NVDISASM", "KERNELDESK_NVCC", "KERNELDESK_TILEIRAS"})
        if (const std::string file = environmentVariable(name); !file.empty())
            places.programs.push_back(fs::path(file).parent_path());
    places.hasDevices = settings.devices.size() > 1;
    if (places.hasDevices)
        for (fs::path& folder : driverFolders())
            places.programs.push_back(std::move(folder));
    return places;
}

/// What commands inherit: nothing of the caller's but what they need.
std::vector<std::string> environmentOf(const fs::path& scratch, const fs::path& cache)
{
    std::vector<std::string> environment = posix::sandboxEnvironment(posix::currentEnvironment());
    for (const char* const name : {"HOME", "XDG_STATE_HOME"})
        if (const char* const value = std::getenv(name); value != nullptr)
            environment.push_back(std::string(name) + "=" + value);
    environment.push_back("TMPDIR=" + scratch.string());
    environment.emplace_back("KERNELDESK_LANGUAGE=en");
    if (!cache.empty())
        environment.push_back("KERNELDESK_CACHE_DIR=" + cache.string());
    return environment;
}

void writeAll(int descriptor, const QByteArray& bytes)
{
    for (qsizetype written = 0; written < bytes.size();) {
        const std::span rest(reinterpret_cast<const std::byte*>(bytes.data()) + written,
                             static_cast<std::size_t>(bytes.size() - written));
        const std::optional<std::size_t> taken = posix::writeAvailable(descriptor, rest);
        if (!taken)
            return;
        if (*taken == 0)
            QThread::usleep(500);  // who shares standard input's description with output made that non-blocking, too
        written += static_cast<qsizetype>(*taken);
    }
}

/// Serves until standard input ends, or Ctrl+C.
void serve(mcp::ServerSettings settings)
{
    posix::ignoreBrokenPipes();
    const posix::Handle input = posix::claimStandardInput();
    const posix::Handle output = posix::claimStandardOutput();
    posix::setNonBlocking(input.get());
    mcp::Server server(std::move(settings));
    Interruption interruption;
    QSocketNotifier notifier(input.get(), QSocketNotifier::Read);
    const auto stop = [&notifier, &server] {
        notifier.setEnabled(false);
        server.end();
    };
    QObject::connect(&server, &mcp::Server::send, &server, [&output](const QByteArray& line) { writeAll(output.get(), line); });
    QObject::connect(&server, &mcp::Server::ended, QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    QObject::connect(&interruption, &Interruption::raised, &server, stop);
    QObject::connect(&notifier, &QSocketNotifier::activated, &server, [&] {
        std::array<std::byte, 64 << 10> bytes;
        const std::optional<std::size_t> count = posix::readAvailable(input.get(), bytes);
        if (count && *count == 0)
            stop();
        else if (count)
            server.receive({reinterpret_cast<const char*>(bytes.data()), *count});
    });
    QCoreApplication::exec();
}

ExitStatus startServer(const ServerOptions& options)
{
    // The confined server can empty its own folder but not remove it: the next one, or a worker, does that.
    const fs::path temporary = fs::temp_directory_path();
    posix::ScratchFolder::removeAbandoned(temporary);
    const posix::ScratchFolder scratch(temporary);
    const fs::path cache = cacheFolder();
    mcp::ServerSettings settings;
    settings.scratch = fs::canonical(scratch.path());
    settings.folders = allowedFolders(options, settings.scratch);
    settings.devices = allowedDevices(options);
    if (options.usesWindow)
        settings.window = mcp::windowSocket();
    settings.place = {.program = posix::executablePath(), .environment = environmentOf(settings.scratch, cache),
                      .folder = settings.folders.all().front()};
    settings.resources = {.manual = QStringLiteral(":/manual"),
                          .examples = examplesFolder(),
                          .schemas = posix::executablePath().parent_path().parent_path() / "share/kerneldesk/schema"};
    settings.version = QCoreApplication::applicationVersion().toStdString();
    posix::applyServerSandbox(placesOf(settings, cache));
    serve(std::move(settings));
    return ExitStatus::Done;
}

}  // namespace

void addMcpCommand(CLI::App& app, Action& chosen)
{
    CLI::App& command = *app.add_subcommand(
        "mcp", Text::tr("Serve the commands as tools to programs that write kernels").toStdString());
    const auto options = std::make_shared<ServerOptions>();
    OptionGroup group(command);
    group.addEach("--folder", options->folders, "FOLDER", Text::tr("may be read and written; the first is where names start from"));
    group.addEach("--device", options->devices, "NAME",
                  Text::tr("cuda:0, cuda:1…: kernels may run there, too; default: emulated alone"));
    group.addFlag("--window", options->usesWindow,
                  Text::tr("work with the window that is open, where its settings let assistants in; needs no --folder"));
    command.footer(
        Text::tr("A server of the Model Context Protocol on standard input and output, for the clients of language models. It\n"
                 "opens no port, and the kernel holds it and all that it starts to the folders, CUDA and its own files.\n"
                 "--folder and --device may come several times.\n"
                 "\n"
                 "  kerneldesk mcp --folder ~/kernels")
            .toStdString());
    command.callback([options, &chosen] { chosen = [options] { return startServer(*options); }; });
}

}  // namespace kd::cli
