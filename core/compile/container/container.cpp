// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/container.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/compile/container/containerbytes.h"
#include "core/compile/container/cubinsummary.h"
#include "core/compile/container/fatbin.h"
#include "core/compile/container/hostfile.h"
#include "core/compile/container/ptxsummary.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kd {
namespace {

using container::Collector;

constexpr Bytes kSniffed{64 * 1024};  // PTX may begin with a comment

void addPtx(Collector& collector, std::span<const std::byte> bytes)
{
    const std::optional<container::PtxSummary> summary = container::ptxSummaryOf(container::textOf(bytes));
    if (summary)
        collector.add({.kind = DeviceCode::Kind::Ptx,
                       .architecture = summary->architecture,
                       .versionMajor = summary->versionMajor,
                       .versionMinor = summary->versionMinor,
                       .debug = summary->debug,
                       .size = bytes.size(),
                       .storedOffset = collector.offsetOf(bytes),
                       .storedSize = bytes.size()});
}

void addCubin(Collector& collector, std::span<const std::byte> bytes)
{
    const container::CubinSummary summary = container::cubinSummaryOf(bytes);
    collector.add({.kind = DeviceCode::Kind::Cubin,
                   .architecture = summary.architecture,
                   .versionMajor = 1,
                   .versionMinor = summary.versionMinor,
                   .debug = summary.debug,
                   .size = bytes.size(),
                   .storedOffset = collector.offsetOf(bytes),
                   .storedSize = bytes.size()});
}

/// Containers lie in .nv_fatbin, those of relocatable code in __nv_relfatbin.
void addProgram(Collector& collector, std::span<const std::byte> bytes)
{
    std::uint64_t searched = 0;
    for (const container::ElfSection& section : container::elfSections(bytes)) {
        if (section.name != ".nv_fatbin" && section.name != "__nv_relfatbin")
            continue;
        searched += section.bytes.size();
        if (searched > bytes.size())
            refuse("the ELF file is damaged: its sections overlap");
        container::readFatbins(collector, section.bytes);
    }
}

void addArchive(Collector& collector, std::span<const std::byte> bytes)
{
    for (const container::ArchiveMember& member : container::archiveMembers(bytes, collector.limits.maxMembers)) {
        collector.member = member.name;
        if (containerKindOf(member.bytes) == ContainerKind::Program)
            addProgram(collector, member.bytes);
    }
}

void addAll(Collector& collector, ContainerKind kind)
{
    const std::span<const std::byte> bytes = *collector.image;
    switch (kind) {
    case ContainerKind::Ptx: addPtx(collector, bytes); break;
    case ContainerKind::Cubin: addCubin(collector, bytes); break;
    case ContainerKind::Fatbin: container::readFatbins(collector, bytes); break;
    case ContainerKind::Program: addProgram(collector, bytes); break;
    case ContainerKind::Archive: addArchive(collector, bytes); break;
    case ContainerKind::None: refuse("it is no PTX, cubin, fatbin, program, object, library or archive");
    }
    if (collector.codes.empty() && collector.notices.empty())
        refuse("it holds no device code");
}

}  // namespace

ContainerKind containerKindOf(std::span<const std::byte> bytes)
{
    if (container::startsFatbin(bytes))
        return ContainerKind::Fatbin;
    if (container::startsArchive(bytes))
        return ContainerKind::Archive;
    switch (container::elfMachineOf(bytes)) {
    case container::ElfMachine::Host: return ContainerKind::Program;
    case container::ElfMachine::Cuda: return ContainerKind::Cubin;
    case container::ElfMachine::Other: return ContainerKind::None;
    case container::ElfMachine::None: break;
    }
    return container::ptxSummaryOf(container::textOf(bytes)) ? ContainerKind::Ptx : ContainerKind::None;
}

DeviceContainer readContainer(std::shared_ptr<const std::vector<std::byte>> image, std::string_view subject,
                              const ContainerLimits& limits)
{
    if (!image)
        throw LogicError({.text = "there is no image to read device code from"});
    if (image->size() > limits.file.value)
        refuse(std::string(subject), message("the file has {} bytes; at most {} are read", image->size(), limits.file.value));
    const ContainerKind kind = containerKindOf(*image);
    Collector collector{.image = std::move(image), .limits = limits};
    try {
        addAll(collector, kind);
    } catch (const RuntimeError& error) {
        const std::string place = collector.member.empty() ? std::string() : '(' + collector.member + ')';
        refuse(std::string(subject) + place, error.info().text);
    }
    return {.kind = kind, .codes = std::move(collector.codes), .notices = std::move(collector.notices)};
}

ContainerKind containerKindOf(const std::filesystem::path& path)
{
    return containerKindOf(posix::readFileStart(path, kSniffed));
}

DeviceContainer openContainer(const std::filesystem::path& path, const ContainerLimits& limits)
{
    auto image = std::make_shared<const std::vector<std::byte>>(posix::readFile(path, limits.file));
    return readContainer(std::move(image), path.string(), limits);
}

}  // namespace kd
