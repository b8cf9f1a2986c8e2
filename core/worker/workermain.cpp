// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/workermain.h"

#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/interrupts.h"
#include "core/base/posix/process.h"
#include "core/worker/capturehost.h"
#include "core/worker/clangdprocess.h"
#include "core/worker/compileprocess.h"
#include "core/worker/disassembleprocess.h"
#include "core/worker/gaugeprocess.h"
#include "core/worker/gpuprocess.h"
#include "core/worker/framedstream.h"
#include "core/worker/nvccprocess.h"
#include "core/worker/stdiodevice.h"
#include "core/worker/supervisor.h"
#include "core/worker/wire.h"

#include <QCoreApplication>
#include <QRemoteObjectHost>
#include <QSocketNotifier>

#include <clocale>
#include <exception>
#include <iostream>
#include <string_view>

namespace kd {
namespace {

constexpr int kChannel = 3;
constexpr int kWrongUse = 2;
constexpr int kNoPeer = 3;
constexpr std::chrono::seconds kPreambleLimit{10};

constexpr std::string_view kUse = "kerneldesk-worker is started by kerneldesk and speaks with it over standard input and output.\n";

int supervise(int argc, char** argv)
{
    const posix::Interrupts interrupts;
    QCoreApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");  // Qt took the user's, in which a decimal point can be a comma
    Supervisor supervisor(SupervisorConfig::standard());
    StdioDevice* stream = StdioDevice::claimStandardStreams(&application);
    FramedStream link(stream, PacketSender::Client, kPreambleLimit);
    QRemoteObjectHost host;
    host.setHostUrl(QUrl(QStringLiteral("kerneldesk:worker")), QRemoteObjectHost::AllowExternalRegistration);
    host.enableRemoting(&supervisor, QStringLiteral("Worker"));
    supervisor.setBacklog([&link] { return link.bytesToWrite(); });

    int status = 0;
    QObject::connect(&link, &QIODevice::bytesWritten, &supervisor, &Supervisor::pumpSlices);
    QObject::connect(&link, &FramedStream::ready, &host, [&] { host.addHostSideConnection(&link); });
    QObject::connect(&link, &FramedStream::failed, &supervisor, [&](const Message& sentence) {
        std::cerr << "kerneldesk-worker: what started this cannot be understood: " << sentence.english() << ".\n";
        status = kNoPeer;
        supervisor.shutDown();
    });
    QObject::connect(&link, &FramedStream::disconnected, &supervisor, &Supervisor::shutDown);
    QObject::connect(&supervisor, &Supervisor::gone, &application, &QCoreApplication::quit);
    const QSocketNotifier termination(interrupts.descriptor(), QSocketNotifier::Read);
    QObject::connect(&termination, &QSocketNotifier::activated, &supervisor, &Supervisor::shutDown);
    link.start();
    QCoreApplication::exec();
    return status;
}

}  // namespace

int workerMain(int argc, char** argv)
{
    posix::ignoreBrokenPipes();
    posix::ignoreFileSizeLimit();
    posix::raiseDescriptorLimit();
    const std::string_view role = argc > 1 ? argv[1] : "";
    const bool disassembles = role == "--disassemble-process" && argc > 2;
    const bool isClangd = role == "--clangd-process" && argc > 2;
    const bool compiles = role == "--compile-process" && argc <= 3;
    const bool isEmulated = argc == 3 && role == "--gpu-process" && std::string_view(argv[2]) == "emulated";
    const bool isProfiler = argc == 3 && role == "--gpu-process" && std::string_view(argv[2]) == "profile";
    const bool isPlain = role == "--gpu-process" || role == "--gauge-process" || role == "--nvcc-process";
    const bool captures = role == kCaptureRole && argc == 2;
    const bool isOther = isEmulated || isProfiler || captures || (argc == 2 && isPlain);
    if (!disassembles && !compiles && !isClangd && argc > 1 && !isOther) {
        std::cerr << kUse;
        return kWrongUse;
    }
    try {
        if (compiles)
            return compileProcessMain(kChannel, argc == 3 ? argv[2] : "");
        if (role == "--nvcc-process")
            return nvccProcessMain(kChannel);
        if (disassembles)
            return disassembleProcessMain(kChannel, argv[2], {argv + 3, argv + argc});
        if (isClangd)
            return clangdProcessMain(kChannel, argv[2], {argv + 3, argv + argc});
        if (captures)
            return captureHostMain(argc, argv);
        if (isEmulated)
            return emulatedGpuProcessMain(kChannel);
        if (role == "--gpu-process")
            return gpuProcessMain(kChannel);
        if (role == "--gauge-process")
            return gaugeProcessMain(kChannel);
        return supervise(argc, argv);
    } catch (const DamagedInput& error) {
        std::cerr << "kerneldesk-worker: " << error.what() << ".\n";
        return kDamagedInputStatus;
    } catch (const Error& error) {
        std::cerr << "kerneldesk-worker: " << error.what() << ".\n";
        return kNoPeer;
    } catch (const std::exception& error) {
        std::cerr << "kerneldesk-worker: " << error.what() << ".\n";
        return kNoPeer;
    }
}

}  // namespace kd
