// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/boxcopy.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

namespace kd {

/// Reads the ends as cuda.h has them.
struct BoxCopyCall {
    const CopyEndpoint& to;
    const CopyEndpoint& from;
    const CopyExtent& extent;

    bool isEmpty() const { return extent.width.value == 0 || extent.height == 0 || extent.depth == 0; }

    void check() const
    {
        checkEnd(to, "the destination");
        checkEnd(from, "the source");
    }

    CUDA_MEMCPY2D rows() const
    {
        return {.srcXInBytes = from.m_x.value, .srcY = from.m_y, .srcMemoryType = typeOf(from), .srcHost = host(from),
                .srcDevice = device(from), .srcArray = from.m_array, .srcPitch = from.m_pitch.value,
                .dstXInBytes = to.m_x.value, .dstY = to.m_y, .dstMemoryType = typeOf(to), .dstHost = host(to),
                .dstDevice = device(to), .dstArray = to.m_array, .dstPitch = to.m_pitch.value,
                .WidthInBytes = extent.width.value, .Height = extent.height};
    }

    CUDA_MEMCPY3D box() const
    {
        return {.srcXInBytes = from.m_x.value, .srcY = from.m_y, .srcZ = from.m_z, .srcMemoryType = typeOf(from),
                .srcHost = host(from), .srcDevice = device(from), .srcArray = from.m_array, .srcPitch = from.m_pitch.value,
                .srcHeight = from.m_rows,
                .dstXInBytes = to.m_x.value, .dstY = to.m_y, .dstZ = to.m_z, .dstMemoryType = typeOf(to),
                .dstHost = host(to), .dstDevice = device(to), .dstArray = to.m_array, .dstPitch = to.m_pitch.value,
                .dstHeight = to.m_rows,
                .WidthInBytes = extent.width.value, .Height = extent.height, .Depth = extent.depth};
    }

    bool isBetweenContexts() const { return to.m_context && from.m_context; }

    CUDA_MEMCPY3D_PEER peer() const
    {
        return {.srcXInBytes = from.m_x.value, .srcY = from.m_y, .srcZ = from.m_z, .srcMemoryType = typeOf(from),
                .srcHost = host(from), .srcDevice = device(from), .srcArray = from.m_array, .srcContext = from.m_context->handle(),
                .srcPitch = from.m_pitch.value, .srcHeight = from.m_rows,
                .dstXInBytes = to.m_x.value, .dstY = to.m_y, .dstZ = to.m_z, .dstMemoryType = typeOf(to),
                .dstHost = host(to), .dstDevice = device(to), .dstArray = to.m_array, .dstContext = to.m_context->handle(),
                .dstPitch = to.m_pitch.value, .dstHeight = to.m_rows,
                .WidthInBytes = extent.width.value, .Height = extent.height, .Depth = extent.depth};
    }

private:
    static CUmemorytype typeOf(const CopyEndpoint& end) { return static_cast<CUmemorytype>(end.m_type); }
    static void* host(const CopyEndpoint& end)
    {
        return end.m_type == MemoryType::Host ? reinterpret_cast<void*>(end.m_address) : nullptr;
    }
    static CUdeviceptr device(const CopyEndpoint& end)
    {
        return end.m_type == MemoryType::Device || end.m_type == MemoryType::Unified ? end.m_address : 0;
    }

    /// Of the last byte that is touched, one further; in 128 bits, where nothing wraps.
    void checkEnd(const CopyEndpoint& end, const Message& which) const
    {
        using Wide = unsigned __int128;
        if (end.m_type == MemoryType::Array)
            return;
        if (end.m_pitch.value < extent.width.value && (extent.height > 1 || extent.depth > 1))
            throw LogicError({.text = message("{} has rows {} apart, and {} of each are to be copied", which,
                                              sizeText(end.m_pitch), sizeText(extent.width))});
        const std::size_t rows = end.m_rows == 0 ? end.m_y + extent.height : end.m_rows;
        const Wide slice = Wide{end.m_pitch.value} * rows;
        const Wide last = (Wide{end.m_z} + extent.depth - 1) * slice + (Wide{end.m_y} + extent.height - 1) * end.m_pitch.value +
                          end.m_x.value + extent.width.value;
        if (last > end.m_size.value)
            throw LogicError(
                {.text = last - end.m_size.value > UINT32_MAX ? message("{} ends far before what is copied; it has {}", which,
                                                                        sizeText(end.m_size))
                         : message("{} ends {} before what is copied; it has {}", which,
                                   sizeText({static_cast<std::uint64_t>(last - end.m_size.value)}), sizeText(end.m_size))});
    }
};

CopyEndpoint CopyEndpoint::host(std::span<const std::byte> bytes, Bytes pitch, std::size_t rows)
{
    CopyEndpoint end;
    end.m_address = reinterpret_cast<std::uint64_t>(bytes.data());
    end.m_size = {bytes.size()};
    end.m_pitch = pitch;
    end.m_rows = rows;
    return end;
}

CopyEndpoint CopyEndpoint::device(DeviceMemoryRef memory, Bytes pitch, std::size_t rows)
{
    CopyEndpoint end;
    end.m_type = MemoryType::Device;
    end.m_address = memory.address;
    end.m_size = memory.size;
    end.m_pitch = pitch;
    end.m_rows = rows;
    return end;
}

CopyEndpoint CopyEndpoint::unified(DeviceMemoryRef memory, Bytes pitch, std::size_t rows)
{
    CopyEndpoint end = device(memory, pitch, rows);
    end.m_type = MemoryType::Unified;
    return end;
}

CopyEndpoint CopyEndpoint::array(const ArrayRef& array)
{
    CopyEndpoint end;
    end.m_type = MemoryType::Array;
    end.m_array = array.handle();
    end.m_context = array.context();
    return end;
}

CopyEndpoint CopyEndpoint::at(Bytes x, std::size_t y, std::size_t z) const
{
    CopyEndpoint end = *this;
    end.m_x = {m_x.value + x.value};
    end.m_y += y;
    end.m_z += z;
    return end;
}

CopyEndpoint CopyEndpoint::in(const ContextRef& context) const
{
    CopyEndpoint end = *this;
    end.m_context = context;
    return end;
}

void copyRows(const StreamRef& stream, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent)
{
    const BoxCopyCall call{to, from, extent};
    if (call.isEmpty())
        return;
    call.check();
    const CUDA_MEMCPY2D raw = call.rows();
    const CurrentContext current(stream.context());
    check(stream.api(), stream.api().cuMemcpy2DAsync(&raw, stream.handle()), "cuMemcpy2DAsync");
}

void copyRowsUnaligned(const ContextRef& context, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent)
{
    const BoxCopyCall call{to, from, extent};
    if (call.isEmpty())
        return;
    call.check();
    const CUDA_MEMCPY2D raw = call.rows();
    const CurrentContext current(context);
    check(context.api(), context.api().cuMemcpy2DUnaligned(&raw), "cuMemcpy2DUnaligned");
}

void copyBox(const StreamRef& stream, const CopyEndpoint& to, const CopyEndpoint& from, const CopyExtent& extent)
{
    const BoxCopyCall call{to, from, extent};
    if (call.isEmpty())
        return;
    call.check();
    const CurrentContext current(stream.context());
    if (call.isBetweenContexts()) {
        const CUDA_MEMCPY3D_PEER raw = call.peer();
        check(stream.api(), stream.api().cuMemcpy3DPeerAsync(&raw, stream.handle()), "cuMemcpy3DPeerAsync");
        return;
    }
    const CUDA_MEMCPY3D raw = call.box();
    check(stream.api(), stream.api().cuMemcpy3DAsync(&raw, stream.handle()), "cuMemcpy3DAsync");
}

void upload(const ArrayRef& to, Bytes offset, std::span<const std::byte> from)
{
    const CurrentContext current(to.context());
    const DriverApi& api = to.context().api();
    check(api, api.cuMemcpyHtoA(to.handle(), offset.value, from.data(), from.size()), "cuMemcpyHtoA", sizeText({from.size()}));
}

void download(std::span<std::byte> to, const ArrayRef& from, Bytes offset)
{
    const CurrentContext current(from.context());
    const DriverApi& api = from.context().api();
    check(api, api.cuMemcpyAtoH(to.data(), from.handle(), offset.value, to.size()), "cuMemcpyAtoH", sizeText({to.size()}));
}

void copy(const ArrayRef& to, Bytes offset, DeviceMemoryRef from)
{
    const CurrentContext current(to.context());
    const DriverApi& api = to.context().api();
    check(api, api.cuMemcpyDtoA(to.handle(), offset.value, from.address, from.size.value), "cuMemcpyDtoA", sizeText(from.size));
}

void copy(DeviceMemoryRef to, const ArrayRef& from, Bytes offset)
{
    const CurrentContext current(from.context());
    const DriverApi& api = from.context().api();
    check(api, api.cuMemcpyAtoD(to.address, from.handle(), offset.value, to.size.value), "cuMemcpyAtoD", sizeText(to.size));
}

void copy(const ArrayRef& to, Bytes toOffset, const ArrayRef& from, Bytes fromOffset, Bytes size)
{
    const CurrentContext current(to.context());
    const DriverApi& api = to.context().api();
    check(api, api.cuMemcpyAtoA(to.handle(), toOffset.value, from.handle(), fromOffset.value, size.value), "cuMemcpyAtoA",
          sizeText(size));
}

}  // namespace kd
