// usage: emulator_ops_recorder FOLDER
// Writes what record.py takes to a GPU: input.bin, kernels.ptx (each after a line `//@ NAME TARGET`) and forms.txt, a line a
// form: kernel, target, bytes of results, checksum of the emulated results, whether hardware must agree, row, form.
#include "ptxtext.h"
#include "recording.h"

#include <fstream>
#include <iostream>

using namespace kd::test;

namespace {

void write(const std::string& folder)
{
    const std::vector<std::uint8_t> image = inputImage();
    std::ofstream(folder + "/input.bin", std::ios::binary).write(reinterpret_cast<const char*>(image.data()), static_cast<std::streamsize>(image.size()));
    std::ofstream kernels(folder + "/kernels.ptx"), forms(folder + "/forms.txt");
    int count = 0;
    for (const std::span<const kd::emulator::Row> part : {kd::emulator::arithmeticRows(), kd::emulator::conversionRows()}) {
        for (const kd::emulator::Row& row : part) {
            for (const Form& form : formsOf(row)) {
                const std::string name = "f" + std::to_string(count++);
                const std::vector<std::uint8_t> bytes = emulatedResults(form);
                kernels << "//@ " << name << ' ' << targetOf(form) << '\n' << kernelText(form, name);
                forms << name << '\t' << targetOf(form) << '\t' << bytes.size() << '\t' << checksum(bytes.data(), bytes.size()) << '\t'
                      << isBitEqualOnHardware(form) << '\t' << row.root << ' ' << row.pattern << '\t' << form.name() << '\n';
            }
        }
    }
    if (!kernels.flush() || !forms.flush())
        throw std::runtime_error("cannot write into " + folder);
}

}  // namespace

int main(int count, char** arguments)
{
    if (count != 2) {
        std::cerr << "usage: " << arguments[0] << " FOLDER\n";
        return 2;
    }
    try {
        write(arguments[1]);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
