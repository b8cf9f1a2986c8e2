// One compile of bar C5, in a process that has done nothing before; see c5_stale.py, which starts it.
// usage: bench_c5 STATE.json cached|fresh
// STATE.json: {"source": file, "architecture": "sm_90", "settings": as a session keeps them, "cache": folder}. `cached` asks the
// cache first and keeps what it compiles; `fresh` knows no cache. Prints {"hit", "cubin", "ptx"}: hashes of both results.
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/sha256.h"
#include "core/compile/cache.h"
#include "core/compile/compiler.h"
#include "core/compile/options.h"

#include <iostream>

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

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::cerr << "usage: bench_c5 STATE.json cached|fresh\n";
        return 2;
    }
    try {
        const Json state = parseJson(posix::readTextFile(argv[1], {1 << 20}), argv[1]);
        const CompileOutcome outcome = outcomeOf(state, std::string(argv[2]) == "cached");
        if (!outcome.ok()) {
            std::cerr << outcome.message << '\n' << outcome.log;
            return 1;
        }
        std::cout << Json{{"hit", outcome.cached}, {"cubin", outcome.cubinSha256}, {"ptx", sha256Hex(outcome.ptx)}} << '\n';
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
