// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for nvdisasm and, where it is given -g and a file, for tileirdisasm: does what the file that it is to
// disassemble says, in a disassemble process' confinement.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

namespace {

constexpr const char* kHead = "\t.target\tsm_90\n\t.section\t.text.k,\"ax\",@progbits\n.text.k:\n";

/// As nvdisasm 13 begins with a cubin of CUDA 12.
constexpr const char* kOldHead = "\t.headerflags\t@\"EF_CUDA_SM90 EF_CUDA_VIRTUAL_SM(EF_CUDA_SM90)\"\n\t.elftype\t@\"ET_EXEC\"\n"
                                 "\t.section\t.text.k,\"ax\",@progbits\n.text.k:\n";

std::string canRead(const char* path)
{
    return std::ifstream(path).good() ? "readable" : "hidden";
}

/// What the tool sees of the machine, as instructions.
void look()
{
    const char* const secret = std::getenv("KDTEST_SECRET");
    std::printf("k:\n/*0000*/ PASSWD.%s ;\n", canRead("/etc/passwd").c_str());
    std::printf("/*0010*/ SECRET.%s ;\n", secret == nullptr ? "scrubbed" : secret);
    std::printf("/*0020*/ FOLDER.%s ;\n", std::ofstream("own").good() ? "writable" : "closed");
    std::printf("/*0030*/ OUTSIDE.%s ;\n", std::ofstream("/tmp/kdtest-outside").good() ? "writable" : "closed");
}

void obey(const std::string& order)
{
    if (order == "segv") {
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    }
    if (order == "half") {
        std::fflush(stdout);
        std::raise(SIGKILL);
    }
    if (order == "hang")
        for (;;)
            ::pause();
    if (order == "refuse") {
        std::fputs("nvdisasm fatal   : program.cubin is not a supported Elf file\n", stderr);
        std::exit(1);
    }
    if (order == "flood")
        for (int i = 0; i < 200'000; ++i)
            std::printf("        /*%04x*/                   FFMA R1, R2, R3, R4 ;\n", i * 16);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 2 && std::strcmp(argv[1], "--version") == 0) {
        std::puts("nvdisasm: a stand-in\nCuda compilation tools, release 99.1, V99.1.2\nBuild x");
        return 0;
    }
    std::ifstream file(argv[argc - 1], std::ios::binary);
    std::string order{std::istreambuf_iterator<char>(file), {}};
    const bool isTileIr = std::strcmp(argv[1], "-g") == 0;
    const bool isRegisters = !isTileIr && std::strcmp(argv[2], "-plr") == 0;
    if (order.starts_with("registers-"))
        order = isRegisters ? order.substr(10) : "ok";
    if (order == "silence")
        return 0;
    if (order == "garbage") {
        std::puts("what is this\x01\x02\xff");
        return 0;
    }
    std::fputs(order == "old" ? kOldHead : kHead, stdout);
    obey(order);
    if (order == "nul")
        std::fwrite("\0\0\0", 1, 3, stdout);
    if (order == "look")
        look();
    if (isTileIr) {
        std::puts("entry @k(%arg0: tile<ptr<f32>>) {\n    return\n}");
        return 0;
    }
    std::puts(isRegisters ? "        // | GPR   |\nk:      // |       |\n        /*0000*/      EXIT ;      // |   7   |"
                          : "k:\n        /*0000*/      EXIT ;");
    return 0;
}
