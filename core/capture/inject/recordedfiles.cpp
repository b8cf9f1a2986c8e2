// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/recordedfiles.h"

#include "core/base/error.h"
#include "core/base/posix/newfile.h"
#include "core/capture/objects/recordedarrays.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::size_t kPiece = std::size_t{32} << 20;

template <typename Value> std::optional<Value> attribute(const DriverApi& api, CUpointer_attribute which, std::uint64_t address)
{
    Value value{};
    return api.cuPointerGetAttribute(&value, which, address) == CUDA_SUCCESS ? std::optional(value) : std::nullopt;
}

bool isOfHost(const DriverApi& api, std::uint64_t address)
{
    return attribute<CUmemorytype>(api, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address) == CU_MEMORYTYPE_HOST;
}

}  // namespace

std::string nameOfResult(const DriverApi& api, CUresult result)
{
    const char* name = nullptr;
    return api.cuGetErrorName(result, &name) == CUDA_SUCCESS && name != nullptr ? name : std::to_string(static_cast<int>(result));
}

void requireSuccess(const DriverApi& api, CUresult result, const char* function)
{
    if (result != CUDA_SUCCESS)
        throw RuntimeError({.text = message("{} gave {}", std::string(function), nameOfResult(api, result))});
}

RecordedFiles::RecordedFiles(const DriverApi& api, std::filesystem::path folder) : m_api(api), m_folder(std::move(folder))
{
    requireSuccess(m_api, m_api.cuStreamCreate(&m_stream, CU_STREAM_NON_BLOCKING), "cuStreamCreate");
}

RecordedFiles::~RecordedFiles()
{
    if (m_stream != nullptr)
        m_api.cuStreamDestroy(m_stream);
}

std::optional<MemoryRange> RecordedFiles::allocationAt(std::uint64_t address) const
{
    if (!attribute<CUmemorytype>(m_api, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address))
        return std::nullopt;
    const auto start = attribute<CUdeviceptr>(m_api, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, address);
    const auto size = attribute<std::size_t>(m_api, CU_POINTER_ATTRIBUTE_RANGE_SIZE, address);
    if (!start || !size || address < *start || address - *start >= *size)
        return std::nullopt;
    return MemoryRange{*start, *size};
}

void RecordedFiles::read(const MemoryRange& range, const std::function<void(std::span<const std::byte>)>& use)
{
    const bool isHost = isOfHost(m_api, range.address);
    m_piece.resize(std::min<std::uint64_t>(kPiece, range.bytes));
    for (std::uint64_t at = 0; at < range.bytes; at += m_piece.size()) {
        const std::span<std::byte> piece(m_piece.data(), std::min<std::uint64_t>(m_piece.size(), range.bytes - at));
        if (isHost) {
            std::memcpy(piece.data(), reinterpret_cast<const std::byte*>(range.address + at), piece.size());
        } else {
            requireSuccess(m_api, m_api.cuMemcpyDtoHAsync(piece.data(), range.address + at, piece.size(), m_stream),
                           "cuMemcpyDtoHAsync");
            requireSuccess(m_api, m_api.cuStreamSynchronize(m_stream), "cuStreamSynchronize");
        }
        use(piece);
    }
}

void RecordedFiles::read(const LiveArray& array, const Use& use)
{
    for (std::size_t number = 0; number < array.levels.size(); ++number) {
        const LevelSize size = levelSize(array.description, static_cast<unsigned>(number));
        const std::size_t most = std::clamp<std::size_t>(kPiece / size.rowBytes, 1, size.rows);
        m_piece.resize(most * size.rowBytes);
        for (std::size_t slice = 0; slice < size.slices; ++slice) {
            for (std::size_t row = 0; row < size.rows; row += most) {
                const std::size_t rows = std::min(most, size.rows - row);
                CUDA_MEMCPY3D box{};
                box.srcMemoryType = CU_MEMORYTYPE_ARRAY;
                box.srcArray = array.levels[number];
                box.srcY = row;
                box.srcZ = slice;
                box.dstMemoryType = CU_MEMORYTYPE_HOST;
                box.dstHost = m_piece.data();
                box.dstPitch = size.rowBytes;
                box.dstHeight = rows;
                box.WidthInBytes = size.rowBytes;
                box.Height = rows;
                box.Depth = 1;
                requireSuccess(m_api, m_api.cuMemcpy3DAsync(&box, m_stream), "cuMemcpy3DAsync");
                requireSuccess(m_api, m_api.cuStreamSynchronize(m_stream), "cuStreamSynchronize");
                use(std::span(m_piece.data(), rows * size.rowBytes));
            }
        }
    }
}

void RecordedFiles::requireRoom(std::uint64_t bytes) const
{
    std::error_code error;
    if (const auto room = std::filesystem::space(m_folder, error); !error && room.available < bytes)
        throw RuntimeError({.text = message("the disk has no room for {} bytes of its memory", bytes)});
}

void RecordedFiles::write(const MemoryRange& range, const std::string& name,
                          const std::function<void(std::span<const std::byte>)>& look)
{
    requireRoom(range.bytes);
    posix::NewFile file(m_folder / name);
    read(range, [&](std::span<const std::byte> piece) {
        file.write(piece);
        if (look)
            look(piece);
    });
    file.commit();
}

void RecordedFiles::write(const LiveArray& array, const std::string& name)
{
    requireRoom(arrayBytes(array.description, array.levelCount()));
    posix::NewFile file(m_folder / name);
    read(array, [&](std::span<const std::byte> piece) { file.write(piece); });
    file.commit();
}

bool RecordedFiles::writeChanged(const MemoryRange& range, const std::string& before, const std::string& after)
{
    return writeWhereChanged(range, before, after);
}

bool RecordedFiles::writeChanged(const LiveArray& array, const std::string& before, const std::string& after)
{
    return writeWhereChanged(array, before, after);
}

template <typename Source>
bool RecordedFiles::writeWhereChanged(const Source& source, const std::string& before, const std::string& after)
{
    std::ifstream old(m_folder / before, std::ios::binary);
    posix::NewFile file(m_folder / after);
    std::vector<char> former;
    bool isChanged = false;
    read(source, [&](std::span<const std::byte> piece) {
        file.write(piece);
        former.resize(piece.size());
        old.read(former.data(), static_cast<std::streamsize>(former.size()));
        isChanged = isChanged || !old || std::memcmp(former.data(), piece.data(), piece.size()) != 0;
    });
    if (isChanged)
        file.commit();
    return isChanged;
}

void RecordedFiles::writeBytes(std::span<const std::byte> bytes, const std::string& name) const
{
    posix::NewFile file(m_folder / name);
    file.write(bytes);
    file.commit();
}

}  // namespace kd::inject
