// SPDX-License-Identifier: GPL-3.0-or-later
// usage: emulator_ops_recorder FOLDER
// Writes what record.py takes to a GPU:
//   input.bin, fixed.bin   what the kernels read
//   kernels.ptx            each kernel after a line `//@ NAME TARGET`
//   forms.txt              a line a kernel: its name, target, cases, bytes a case of each result, offsets and bytes of its inputs
//                          in input.bin or -, what stopped its emulation or -, row or - of a probe, form
//   emulated.bin           what the emulated GPU gives, one kernel behind the other; zeroes for what it does not emulate
#include "probes/proberun.h"
#include "ptxtext.h"
#include "recording.h"

#include "core/emulator/ops/patterns.h"

#include <fstream>
#include <iostream>
#include <stdexcept>

using namespace kd::test;

namespace {

std::string joined(const std::vector<int>& columns)
{
    std::string text;
    for (const int bytes : columns)
        text += (text.empty() ? "" : ",") + std::to_string(bytes);
    return text;
}

class Folder {
public:
    explicit Folder(const std::string& path)
        : m_path(path), m_kernels(path + "/kernels.ptx"), m_forms(path + "/forms.txt"),
          m_emulated(path + "/emulated.bin", std::ios::binary)
    { }

    void write(const std::string& file, const std::vector<std::uint8_t>& bytes)
    {
        std::ofstream stream(m_path + "/" + file, std::ios::binary);
        put(stream, bytes);
        check(stream);
    }

    void add(const Form& form)
    {
        const std::string name = nextName();
        m_kernels << "//@ " << name << ' ' << targetOf(form) << '\n' << kernelText(form, name);
        m_forms << name << '\t' << targetOf(form) << '\t' << kCases << '\t' << joined(columnsOf(form)) << '\t'
                << inputPlaces(form) << "\t-\t" << nameOf(*form.pattern) << '\t' << form.name() << '\n';
        put(m_emulated, emulatedResults(form));
    }

    void add(const Probe& probe, ProbeRunner& runner)
    {
        const std::string name = nextName();
        std::string stopped = "-";
        std::vector<std::uint8_t> bytes(probe.resultBytes());
        try {
            bytes = runner.run(probe);
        } catch (const std::exception& error) {
            stopped = error.what();
        }
        m_kernels << "//@ " << name << " 90\n" << probe.textAs(name);
        m_forms << name << "\t90\t" << probe.cases << '\t' << joined(probe.columns) << "\t-\t" << stopped << "\t-\t"
                << probe.name << '\n';
        put(m_emulated, bytes);
    }

    void close()
    {
        check(m_kernels);
        check(m_forms);
        check(m_emulated);
    }

private:
    static void put(std::ofstream& stream, const std::vector<std::uint8_t>& bytes)
    {
        stream.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    void check(std::ofstream& stream) const
    {
        if (!stream.flush())
            throw std::runtime_error("cannot write into " + m_path);
    }
    std::string nextName() { return "f" + std::to_string(m_count++); }

    std::string m_path;
    std::ofstream m_kernels, m_forms, m_emulated;
    int m_count = 0;
};

void write(const std::string& path)
{
    Folder folder(path);
    folder.write("input.bin", probeInput());
    folder.write("fixed.bin", fixedBytes());
    for (const std::span<const kd::emulator::InstructionPattern> part :
         {kd::emulator::arithmeticPatterns(), kd::emulator::conversionPatterns()}) {
        for (const kd::emulator::InstructionPattern& row : part) {
            for (const Form& form : formsOf(row))
                folder.add(form);
        }
    }
    ProbeRunner runner;
    for (const Probe& probe : allProbes())
        folder.add(probe, runner);
    folder.close();
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
