// SPDX-License-Identifier: GPL-3.0-or-later
// One compile of bar C5, in a process that has done nothing before; see c5_stale.py, which starts it.
// usage: bench_c5 STATE.json cached|fresh|live
// STATE.json: {"source": file, "architecture": "sm_90", "settings": as a session keeps them, "cache": folder}. `cached` asks the
// cache first and keeps what it compiles; `fresh` knows no cache. Prints {"hit", "cubin", "ptx"}: hashes of both results. `live`
// is one process for many states, one for each line of standard input, and precompiles the toolkit's headers behind each: "hit"
// says that it had them.
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/sha256.h"
#include "core/compile/cache/cache.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/compile/nvrtc/precompiledheaders.h"

#include <iostream>
#include <stdexcept>
#include <string>
#include <unistd.h>

using namespace kd;

namespace {

CompileRequest requestOf(const Json& state)
{
    const std::filesystem::path source = state.at("source").get<std::string>();
    return makeCompileRequest(posix::readTextFile(source, {1 << 20}), source, state.at("settings").get<CompileSettings>(),
                              state.at("architecture").get<std::string>());
}

CompileOutcome outcomeOf(const Json& state, bool usesCache)
{
    const CompileRequest request = requestOf(state);
    if (!usesCache)
        return compileProgram(request);
    CompileCache cache({.directory = state.at("cache").get<std::string>()});
    const std::string key = CompileCache::key(request);
    if (const std::optional<CompileOutcome> found = cache.find(key))
        return *found;
    const CompileOutcome compiled = compileProgram(request);
    cache.store(key, compiled);
    return compiled;
}

void tell(const CompileOutcome& outcome, bool isHit)
{
    if (!outcome.ok())
        throw std::runtime_error(outcome.message.english() + "\n" + outcome.log);
    std::cout << Json{{"hit", isHit}, {"cubin", outcome.cubinSha256}, {"ptx", sha256Hex(outcome.ptx)}} << std::endl;
}

Json stateIn(const char* file)
{
    return parseJson(posix::readTextFile(file, {1 << 20}), file);
}

void live(const char* file)
{
    const std::filesystem::path folder = std::filesystem::path(file).parent_path() / ("headers-" + std::to_string(::getpid()));
    posix::makePrivateDirectory(folder);
    PrecompiledHeaders headers(folder);
    for (std::string line; std::getline(std::cin, line);) {
        const CompileRequest request = requestOf(stateIn(file));
        headers.begin(precompiledKey(request, "compile"));
        const CompileOutcome outcome = compileProgram(request, &headers);
        tell(outcome, headers.usedLast());
        headers.make();
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: bench_c5 STATE.json cached|fresh|live\n";
        return 2;
    }
    try {
        if (std::string(argv[2]) == "live") {
            live(argv[1]);
        } else {
            const CompileOutcome outcome = outcomeOf(stateIn(argv[1]), std::string(argv[2]) == "cached");
            tell(outcome, outcome.cached);
        }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
