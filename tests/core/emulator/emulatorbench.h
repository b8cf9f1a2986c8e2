// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/emulator/machine.h"
#include "tests/core/emulator/launchjournal.h"
#include "tests/core/emulator/recordedptx.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>
#include <type_traits>
#include <vector>

/// A machine with one recorded module, and arrays in its memory: device addresses are host addresses.
class EmulatorBench {
public:
    EmulatorBench(const kd::emulator::MachineSettings& settings, const QString& name)
        : m_machine(settings)
        , m_text(recordedPtx(name, settings.capability.major * 10 + settings.capability.minor))
        , m_image(m_machine.load(m_text, (name + ".cu").toStdString()))
    {
    }

    kd::emulator::Machine& machine() { return m_machine; }
    kd::emulator::Image& image() { return *m_image; }

    /// An array that lives as long as the machine; what it holds is part of arrays().
    template <typename T>
    T* array(const std::vector<T>& values)
    {
        T* memory = reinterpret_cast<T*>(m_machine.memory().allocate(values.size() * sizeof(T)));
        if (memory == nullptr)
            throw std::runtime_error("no device memory");
        std::memcpy(memory, values.data(), values.size() * sizeof(T));
        m_journal.array(memory, values.data(), values.size() * sizeof(T));
        m_arrays.push_back({reinterpret_cast<const char*>(memory), static_cast<qsizetype>(values.size() * sizeof(T))});
        return memory;
    }
    template <typename T>
    T* zeroes(std::size_t count)
    {
        return array(std::vector<T>(count));
    }

    /// Sizes that are left out are 1.
    struct Shape {
        std::array<std::uint32_t, 3> grid{}, block{};
        std::uint64_t shared = 0;
        bool isCooperative = false;
        std::array<std::uint32_t, 3> cluster{};  ///< all left out: as the kernel is compiled
    };
    /// The kernel whose name is or, mangled, contains `name`.
    template <typename... Arguments>
    kd::emulator::LaunchReport run(const char* name, const Shape& shape, const Arguments&... arguments)
    {
        kd::emulator::Kernel& kernel = kernelNamed(name);
        std::vector<std::byte> bytes(kernel.parameterBytes());
        std::size_t index = 0;
        (place(kernel, index++, bytes, &arguments, sizeof arguments), ...);
        if (index != kernel.parameters().size())
            throw std::runtime_error(std::string(name) + " has another number of parameters");
        const kd::emulator::Launch launch{.grid = atLeastOne(shape.grid),
                                          .block = atLeastOne(shape.block),
                                          .cluster = shape.cluster[0] == 0 ? shape.cluster : atLeastOne(shape.cluster),
                                          .dynamicShared = shape.shared,
                                          .cooperative = shape.isCooperative,
                                          .parameters = bytes};
        std::vector<std::size_t> offsets;
        for (const kd::emulator::Kernel::Parameter& parameter : kernel.parameters())
            offsets.push_back(parameter.offset);
        m_journal.launch({kernel.name(), launch.grid, launch.block, shape.shared, shape.isCooperative, bytes, offsets,
                          launch.cluster});
        return m_machine.launch(kernel, launch, m_progress);
    }
    /// run(), which must end without a fault; else throws what it says.
    template <typename... Arguments>
    kd::emulator::LaunchReport pass(const char* name, const Shape& shape, const Arguments&... arguments)
    {
        kd::emulator::LaunchReport report = run(name, shape, arguments...);
        if (report.fault)
            throw std::runtime_error(name + (": " + report.fault->message.english()) + " at line " +
                                     std::to_string(report.fault->position.line));
        if (!report.completed)
            throw std::runtime_error(std::string(name) + " was stopped");
        m_report = report;
        return report;
    }
    void stopWhen(kd::emulator::Progress progress) { m_progress = std::move(progress); }

    /// For a real GPU, see LaunchJournal.
    void record(const QString& folder, const QString& name) const { m_journal.write(folder, name, m_text, arrays()); }

    /// One by one.
    std::vector<QByteArray> eachArray() const
    {
        std::vector<QByteArray> all;
        for (const Range& range : m_arrays)
            all.emplace_back(range.begin, range.size);
        return all;
    }
    QByteArray arrays() const
    {
        QByteArray bytes;
        for (const Range& range : m_arrays)
            bytes.append(range.begin, range.size);
        return bytes;
    }
    /// Of the last launch, as text.
    QByteArray counts() const
    {
        QByteArray bytes;
        bytes += QByteArray::number(static_cast<qulonglong>(m_report.instructions)) + ' ' +
                 QByteArray::number(static_cast<qulonglong>(m_report.laneInstructions));
        if (m_report.counts) {
            for (const kd::LineCount& line : m_report.counts->lines)
                bytes += QByteArray("\n") + fileAndLine(line.position).c_str() + ' ' + figures(line);
        }
        return bytes;
    }

private:
    struct Range {
        const char* begin = nullptr;
        qsizetype size = 0;
    };

    static std::array<std::uint32_t, 3> atLeastOne(std::array<std::uint32_t, 3> size)
    {
        for (std::uint32_t& each : size)
            each = std::max(each, 1U);
        return size;
    }

    static QByteArray figures(const kd::LineCount& line)
    {
        QByteArray text;
        for (const std::uint64_t figure :
             {line.executed, line.activeLanes, line.requests, line.sectors, line.idealSectors, line.bankConflicts})
            text += QByteArray::number(static_cast<qulonglong>(figure)) + ' ';
        return text;
    }

    kd::emulator::Kernel& kernelNamed(const char* name)
    {
        if (kd::emulator::Kernel* kernel = m_image->kernel(name))
            return *kernel;
        const std::string mangled = std::to_string(std::strlen(name)) + name;
        for (kd::emulator::Kernel* kernel : m_image->kernels()) {
            if (kernel->name().find(mangled) != std::string_view::npos)
                return *kernel;
        }
        throw std::runtime_error(std::string("no kernel ") + name);
    }

    static void place(const kd::emulator::Kernel& kernel, std::size_t index, std::vector<std::byte>& bytes, const void* value,
                      std::size_t size)
    {
        if (index >= kernel.parameters().size() || kernel.parameters()[index].bytes != size)
            throw std::runtime_error(std::string(kernel.name()) + ": parameter " + std::to_string(index) + " is not of " +
                                     std::to_string(size) + " bytes");
        std::memcpy(bytes.data() + kernel.parameters()[index].offset, value, size);
    }

    kd::emulator::Machine m_machine;
    std::string m_text;
    std::unique_ptr<kd::emulator::Image> m_image;
    std::vector<Range> m_arrays;
    LaunchJournal m_journal;
    kd::emulator::Progress m_progress;
    kd::emulator::LaunchReport m_report;
};
