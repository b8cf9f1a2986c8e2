// Bar C1, first half: compileProgram beside the same NVRTC calls, both in this warm process, in turn.
// usage: bench_c1 ROUNDS OUT.json
#include "benchreport.h"

#include "core/compile/compiler.h"
#include "core/compile/nvrtclibrary.h"

#include <chrono>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Program {
    const char* name;
    std::string source;
};

const std::vector<Program>& programs()
{
    static const std::vector<Program> list{
        {"saxpy", "extern \"C\" __global__ void saxpy(int n, float a, const float* x, float* y)\n"
                  "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = a * x[i] + y[i]; }\n"},
        {"fp16", "#include <cuda_fp16.h>\n__global__ void k(__half* y) { y[threadIdx.x] = __hmul(y[threadIdx.x], y[0]); }\n"},
        {"cooperative groups", "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
                               "__global__ void k(float* y) { auto w = cg::tiled_partition<32>(cg::this_thread_block());\n"
                               "y[threadIdx.x] = w.shfl_down(y[0], 1); }\n"}};
    return list;
}

double milliseconds(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void fail(const std::string& what)
{
    std::cerr << what << '\n';
    std::exit(1);
}

/// What a program must do that wants PTX, cubin and log, and nothing else.
double bareCalls(const std::string& source)
{
    const auto start = Clock::now();
    const kd::NvrtcLibrary& nvrtc = kd::nvrtcLibrary();
    std::vector<std::string> options{"--gpu-architecture=sm_90", "--no-cache", "--ptxas-options=-v"};
    for (const auto& folder : nvrtc.includeFolders)
        options.push_back("--include-path=" + folder.string());
    std::vector<const char*> words;
    for (const std::string& option : options)
        words.push_back(option.c_str());
    nvrtcProgram program{};
    if (nvrtc.api.createProgram(&program, source.c_str(), "k.cu", 0, nullptr, nullptr) != NVRTC_SUCCESS ||
        nvrtc.api.compileProgram(program, static_cast<int>(words.size()), words.data()) != NVRTC_SUCCESS)
        fail("NVRTC failed");
    std::size_t size = 0;
    nvrtc.api.getPtxSize(program, &size);
    std::string ptx(size, '\0');
    nvrtc.api.getPtx(program, ptx.data());
    nvrtc.api.getCubinSize(program, &size);
    std::string cubin(size, '\0');
    nvrtc.api.getCubin(program, cubin.data());
    nvrtc.api.getProgramLogSize(program, &size);
    std::string log(size, '\0');
    nvrtc.api.getProgramLog(program, log.data());
    nvrtc.api.destroyProgram(&program);
    return milliseconds(start);
}

double ours(const std::string& source)
{
    const auto start = Clock::now();
    const kd::CompileOutcome outcome = kd::compileProgram({.source = source, .programName = "k.cu"});
    const double elapsed = milliseconds(start);
    if (!outcome.ok())
        fail(outcome.message);
    return elapsed;
}

kd::Json measure(const Program& program, int rounds)
{
    std::vector<double> bare, own, ratios, differences;
    for (int round = -2; round < rounds; ++round) {
        const bool first = round % 2 == 0;
        const double one = first ? bareCalls(program.source) : ours(program.source);
        const double two = first ? ours(program.source) : bareCalls(program.source);
        if (round < 0)
            continue;
        bare.push_back(first ? one : two);
        own.push_back(first ? two : one);
        ratios.push_back(own.back() / bare.back());
        differences.push_back(own.back() - (1.10 * bare.back() + 2.0));
    }
    std::cout << program.name << ": NVRTC " << quantile(bare, 0.5) << " ms, ours " << quantile(own, 0.5) << " ms, ratio "
              << quantile(ratios, 0.5) << " (" << quantile(ratios, 0.1) << " to " << quantile(ratios, 0.9) << ")\n";
    return {{"program", program.name},
            {"medianNvrtcMs", quantile(bare, 0.5)},
            {"medianOursMs", quantile(own, 0.5)},
            {"medianRatio", quantile(ratios, 0.5)},
            {"ratioP10", quantile(ratios, 0.1)},
            {"ratioP90", quantile(ratios, 0.9)},
            {"withinBar", quantile(differences, 0.5) <= 0},
            {"nvrtcMs", bare},
            {"oursMs", own}};
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        fail("usage: bench_c1 ROUNDS OUT.json");
    if (!kd::compilerInfo().available)
        fail(kd::compilerInfo().missing);
    kd::Json document = benchFacts(argc, argv);
    document["bar"] = "C1: ours <= 1.10 * NVRTC + 2 ms, medians of pairs";
    for (const Program& program : programs())
        document["programs"].push_back(measure(program, std::stoi(argv[1])));
    std::ofstream(argv[2]) << document.dump(1) << '\n';
}
