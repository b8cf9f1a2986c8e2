// SPDX-License-Identifier: GPL-3.0-or-later
// A product of two matrices of halves by the kernel that CUTLASS's builders choose for an architecture: Hopper's with wgmma and
// tensor maps, Blackwell's with tcgen05 and tensor memory. cutlass.sh compiles it.
#include <cutlass/cutlass.h>

#include <cute/tensor.hpp>
#include <cutlass/epilogue/collective/collective_builder.hpp>
#include <cutlass/gemm/collective/collective_builder.hpp>
#include <cutlass/gemm/device/gemm_universal_adapter.h>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/util/packed_stride.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

using Half = cutlass::half_t;
using Arch = cutlass::arch::KD_ARCH;
using Tile = cute::Shape<cute::Int<KD_ROWS>, cute::_128, cute::_64>;
using Cluster = cute::Shape<cute::Int<KD_BLOCKS>, cute::_1, cute::_1>;
using RowMajor = cutlass::layout::RowMajor;
using Epilogue = cutlass::epilogue::collective::CollectiveBuilder<
    Arch, cutlass::arch::OpClassTensorOp, Tile, Cluster, cutlass::epilogue::collective::EpilogueTileAuto, float, float, float, RowMajor, 4,
    float, RowMajor, 4, cutlass::epilogue::collective::EpilogueScheduleAuto>::CollectiveOp;
using Stages = cutlass::gemm::collective::StageCountAutoCarveout<static_cast<int>(sizeof(Epilogue::SharedStorage))>;
using Products = cutlass::gemm::collective::CollectiveBuilder<
    Arch, cutlass::arch::OpClassTensorOp, Half, RowMajor, 8, Half, cutlass::layout::ColumnMajor, 8, float, Tile, Cluster, Stages,
    cutlass::gemm::collective::KernelScheduleAuto>::CollectiveOp;
using Kernel = cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Products, Epilogue>;
using Gemm = cutlass::gemm::device::GemmUniversalAdapter<Kernel>;

constexpr int kRows = 512, kColumns = 256, kDepth = 192;

std::vector<Half> numbers(int count, int step, int range)
{
    std::vector<Half> all;
    for (int i = 0; i < count; ++i)
        all.push_back(Half(static_cast<float>(i * step % range - range / 2) / 4));
    return all;
}

template <typename Number> Number* onDevice(const std::vector<Number>& numbers)
{
    Number* device = nullptr;
    cudaMalloc(&device, numbers.size() * sizeof(Number));
    cudaMemcpy(device, numbers.data(), numbers.size() * sizeof(Number), cudaMemcpyHostToDevice);
    return device;
}

int main()
{
    const std::vector<Half> a = numbers(kRows * kDepth, 7, 13), b = numbers(kColumns * kDepth, 5, 11);
    std::vector<float> sums(kRows * kColumns);
    float* const device = onDevice(sums);
    Gemm::Arguments arguments{cutlass::gemm::GemmUniversalMode::kGemm,
                              {kRows, kColumns, kDepth, 1},
                              {onDevice(a), cutlass::make_cute_packed_stride(Kernel::StrideA{}, {kRows, kDepth, 1}), onDevice(b),
                               cutlass::make_cute_packed_stride(Kernel::StrideB{}, {kColumns, kDepth, 1})},
                              {{1.0f, 0.0f},
                               device,
                               cutlass::make_cute_packed_stride(Kernel::StrideC{}, {kRows, kColumns, 1}),
                               device,
                               cutlass::make_cute_packed_stride(Kernel::StrideD{}, {kRows, kColumns, 1})}};
    arguments.hw_info.sm_count = 4;
    Gemm gemm;
    void* room = nullptr;
    cudaMalloc(&room, Gemm::get_workspace_size(arguments) + 1);
    for (const cutlass::Status status : {gemm.can_implement(arguments), gemm.initialize(arguments, room), gemm.run()})
        if (status != cutlass::Status::kSuccess)
            std::printf("%s\n", cutlassGetStatusString(status));
    std::printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
    cudaMemcpy(sums.data(), device, sums.size() * sizeof(float), cudaMemcpyDeviceToHost);
    int wrong = 0;  // sixteenths, and sums below 2^24 of them: floats hold each exactly
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            double sum = 0;
            for (int k = 0; k < kDepth; ++k)
                sum += double(float(a[row * kDepth + k])) * float(b[column * kDepth + k]);
            wrong += sums[row * kColumns + column] != float(sum);
        }
    }
    std::printf("%d of %d sums are wrong\n", wrong, kRows * kColumns);
    return wrong == 0 ? 0 : 1;
}
