// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/compile/compileoutcome.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace kd {

/// Bounds what a container of others may make the reader do. Everything in a container is checked against them before memory is
/// taken.
struct ContainerLimits {
    Bytes file{1u << 30};          ///< of one file
    Bytes code{256u << 20};        ///< of one piece of device code, decompressed
    Bytes total{std::uint64_t{4} << 30};  ///< of all device code of a container, decompressed
    std::size_t maxCodes = 65536;  ///< pieces of device code
    std::size_t maxMembers = 65536;  ///< of an archive, and files of a folder
};

/// Describes one piece of device code in a container. Its bytes stay in the file's image, which all pieces of a file share,
/// compressed as they came; contentsOf() decompresses them.
struct DeviceCode {
    enum class Kind { Ptx, Cubin, Lto };
    enum class Compression { None, Zstd, Lz4 };

    Kind kind = Kind::Ptx;
    std::string architecture;  ///< "sm_90", "sm_90a", "sm_100f", as far as the container or a bare file tells it
    std::uint32_t versionMajor = 0;  ///< of the ISA of PTX (9.0), of the format of others (ELF 1.8)
    std::uint32_t versionMinor = 0;
    bool debug = false;      ///< made with -G
    Compression compression = Compression::None;
    std::string source;      ///< name of the source; empty where the container does not tell it
    std::string options;     ///< what ptxas or the linker is to be told, with which the code was made; empty where not told
    std::string member;      ///< of an archive, its name of at most 255 bytes; of a folder, the file's name; else empty
    std::uint32_t unit = 0;  ///< counts the containers of a file: each is of one translation unit, or what was linked of several
    std::uint64_t size = 0;  ///< bytes when decompressed; PTX may end in zero bytes that contentsOf() strips

    std::shared_ptr<const std::vector<std::byte>> image;  ///< the whole file
    std::size_t storedOffset = 0;                         ///< bytes from the start of the image
    std::size_t storedSize = 0;                           ///< bytes, without padding where they are compressed
};

/// Holds what is inside a piece of device code.
struct DeviceContents {
    std::vector<std::byte> bytes;     ///< PTX without the zero bytes at its end
    std::string architecture;         ///< as the `.target` of the text or the flags of the cubin say, where the suffix is known
    std::string compiler;             ///< "ptxas 13.0.88", "nvcc 13.0.88"; empty where the code does not name it
    /// LTO code tells none, PTX no figures, a cubin what readCubinKernels() gives.
    std::vector<KernelInfo> kernels;
};

/// Decompresses `code` and reads its kernels. Throws RuntimeError where the bytes are not what the container said. The size was
/// checked by whoever made `code`.
DeviceContents contentsOf(const DeviceCode& code);

}  // namespace kd
