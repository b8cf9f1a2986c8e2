// SPDX-License-Identifier: GPL-3.0-or-later
// Bar C2: from a client's request to its outcome (PTX, cubin, figures), one line of a kernel with cooperative groups and CUB
// edited, live, without the cache; C3: the same as the first compile of a new session, the worker started and idle before.
// usage: bench_c2 --serve --source FILE.cu [--first 1 | --fill 1] [--number N]     answers ../compile/c2_edit.py
// --first: nothing was compiled before but an empty kernel; --fill: ready once the headers are kept for later sessions. The edits
// are
// N, N + 1 and so on.
#include "core/compile/cache/cache.h"
#include "core/compile/compiler.h"
#include "core/compile/cache/pchstore.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "tests/bench/common/benchoptions.h"
#include "tests/bench/common/benchserver.h"
#include "tests/bench/worker/benchtools.h"

#include <QCoreApplication>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace {

using kd::Json;
using kd::bench::Clock;

constexpr int kMaxWarmUps = 40;

std::string textOf(const std::string& file)
{
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

struct Timed {
    kd::CompileOutcome outcome;
    double milliseconds = 0;
};

kd::CompileRequest requestOf(const std::string& source)
{
    return {.source = source, .programName = "k.cu", .architecture = "sm_90", .useCache = false};
}

/// When the headers of `source` that earlier sessions kept were last used.
std::optional<std::filesystem::file_time_type> lastUse(const std::string& source)
{
    const kd::PchStoreEntry stored(kd::CompileCache::configFromEnvironment().directory / "headers",
                                   kd::precompiledKey(requestOf(source), "compile"));
    std::error_code error;
    const auto time = std::filesystem::last_write_time(stored.labelFile(), error);
    return error ? std::nullopt : std::optional(time);
}

/// Whether they are used or kept anew, since `before`, within ten seconds.
bool becomesNewer(const std::string& source, const std::optional<std::filesystem::file_time_type>& before)
{
    constexpr std::chrono::seconds kLimit{10};
    constexpr std::chrono::milliseconds kPause{20};
    for (const auto end = Clock::now() + kLimit; Clock::now() < end; std::this_thread::sleep_for(kPause))
        if (lastUse(source) > before)
            return true;
    return false;
}

/// What is waited for is the outcome; what belongs to the signature is outside of the time.
Timed compile(kd::Client& client, const std::string& source)
{
    QEventLoop loop;
    Timed result;
    const auto start = Clock::now();
    const auto connection =
        QObject::connect(&client, &kd::Client::compiled, &loop, [&](const QString&, const kd::CompileOutcome& got) {
            result = {.outcome = got, .milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count()};
            loop.quit();
        });
    const QFuture<kd::CompileOutcome> future =
        client.compile(requestOf(source), "live");
    loop.exec();
    QObject::disconnect(connection);
    kd::bench::wait(future);
    return result;
}

/// Milliseconds until the outcome of the source with its EDIT replaced by `number` is known.
double edit(kd::Client& client, std::string source, int number)
{
    constexpr std::string_view kMark = "EDIT";
    source.replace(source.find(kMark), kMark.size(), std::to_string(number));
    const Timed result = compile(client, source);
    if (!result.outcome.ok() || result.outcome.ptx.find(std::to_string(number)) == std::string::npos)
        throw std::runtime_error("the outcome is not that of the edited source: " + result.outcome.message.english());
    return result.milliseconds;
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const kd::bench::BenchOptions options(argc, argv);
    const std::string source = textOf(options.text("source"));
    const bool isFirst = options.has("first");
    std::unique_ptr<kd::Client> client;
    int number = options.number("number", 1'000'000 + static_cast<int>(QCoreApplication::applicationPid() % 100'000) * 1000);
    const auto makeReady = [&]() -> Json {
        if (source.find("EDIT") == std::string::npos)
            throw std::runtime_error("the source has no EDIT to replace");
        client = std::make_unique<kd::Client>(kd::Target::local());
        if (!kd::bench::wait(client->describe()).compiler.available)
            throw std::runtime_error("no NVRTC");
        Json facts{{"includes", Json::array()}};
        for (const std::filesystem::path& folder : kd::compilerFolders())
            facts["includes"].push_back(folder.string());
        if (isFirst) {
            compile(*client, "__global__ void nothing() {}\n");
            return facts;
        }
        // Warm: when headers are precompiled, behind the first answers, the time falls.
        const double first = edit(*client, source, ++number);
        double last = first;
        int tries = 0;
        for (; tries < kMaxWarmUps && last > first / 2; ++tries)
            last = edit(*client, source, ++number);
        facts.update({{"firstMs", first}, {"warmMs", last}, {"compilesUntilWarm", tries}});
        if (options.has("fill") && !lastUse(source))
            facts["isKept"] = becomesNewer(source, std::nullopt);
        return facts;
    };
    const auto measureRound = [&]() -> Json {
        const auto before = lastUse(source);
        Json samples{{"edit", edit(*client, source, ++number)}};
        if (isFirst)
            samples["fromStore"] = before && becomesNewer(source, before) ? 1 : 0;
        return samples;
    };
    return kd::bench::serveRounds(makeReady, measureRound, !isFirst);
}
