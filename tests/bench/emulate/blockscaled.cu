// SPDX-License-Identifier: GPL-3.0-or-later
// A product of two matrices of floats of 4, 6 or 8 bits, each 16 or 32 of a row with one scale factor, by the kernel that CUTLASS's
// builders choose for Blackwell: tcgen05 with .block_scale. cutlass.sh compiles it.
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

using ElementA = cutlass::KD_A;
using ElementB = cutlass::KD_B;
using Arch = cutlass::arch::KD_ARCH;
using Tile = cute::Shape<cute::Int<KD_ROWS>, cute::_128, cute::Int<KD_DEPTH>>;
using Cluster = cute::Shape<cute::Int<KD_BLOCKS>, cute::_1, cute::_1>;
using RowMajor = cutlass::layout::RowMajor;
using Scaled = cutlass::arch::OpClassBlockScaledTensorOp;
using Epilogue = cutlass::epilogue::collective::CollectiveBuilder<
    Arch, Scaled, Tile, Cluster, cutlass::epilogue::collective::EpilogueTileAuto, float, float, float, RowMajor, 4,
    float, RowMajor, 4, cutlass::epilogue::collective::EpilogueScheduleAuto>::CollectiveOp;
using Stages = cutlass::gemm::collective::StageCountAutoCarveout<static_cast<int>(sizeof(Epilogue::SharedStorage))>;
using Products = cutlass::gemm::collective::CollectiveBuilder<
    Arch, Scaled, ElementA, RowMajor, KD_ALIGN, ElementB, cutlass::layout::ColumnMajor, KD_ALIGN, float, Tile, Cluster, Stages,
    cutlass::gemm::collective::KernelScheduleAuto>::CollectiveOp;
using Kernel = cutlass::gemm::kernel::GemmUniversal<cute::Shape<int, int, int, int>, Products, Epilogue>;
using Gemm = cutlass::gemm::device::GemmUniversalAdapter<Kernel>;
using Layouts = Kernel::CollectiveMainloop::Sm1xxBlkScaledConfig;
using Element = Products::ArrayElementA;
using ElementOfB = Products::ArrayElementB;

constexpr int kRows = 512, kColumns = 256, kDepth = 512;
constexpr int kScaled = Products::TiledMma::SFVecSize;  // elements of a scale factor

template <typename Number> struct Packed {
    std::vector<unsigned char> bytes;
    std::vector<float> values;

    Packed(int count, unsigned step) : bytes(size_t(count) * kBits / 8 + 16), values(count)
    {
        for (int i = 0; i < count; ++i) {
            const unsigned drawn = ((i * step + i / 7) >> 3) & ((1u << kBits) - 1);
            const float value = float(Number::bitcast(static_cast<unsigned char>(drawn)));
            const bool exact = value == 0 || (std::abs(value) >= 0.03125f && std::abs(value) <= 64);  // not so of a NaN
            const unsigned code = exact ? drawn : 0;
            values[i] = exact ? value : 0;
            for (int bit = 0; bit < kBits; ++bit)
                bytes[(size_t(i) * kBits + bit) / 8] |= (code >> bit & 1) << (size_t(i) * kBits + bit) % 8;
        }
    }

    static constexpr int kBits = cute::sizeof_bits_v<Number>;
};

template <typename Number> Number* onDevice(const std::vector<Number>& numbers)
{
    Number* device = nullptr;
    cudaMalloc(&device, numbers.size() * sizeof(Number));
    cudaMemcpy(device, numbers.data(), numbers.size() * sizeof(Number), cudaMemcpyHostToDevice);
    return device;
}

float factor(int i) { return std::ldexp(1.0f, i % 7 - 3); }
float factorOfA(int row, int k) { return factor(row * 3 + k / kScaled * 5); }
float factorOfB(int column, int k) { return factor(column * 2 + k / kScaled * 3 + 1); }

template <typename Factor, typename Layout> Factor* factorsOnDevice(const Layout& layout, int rows, float (*factorOf)(int, int))
{
    std::vector<Factor> factors(cute::cosize(layout));
    for (int row = 0; row < rows; ++row) {
        for (int k = 0; k < kDepth; k += kScaled)
            factors[layout(cute::make_coord(row, k, 0))] = Factor(factorOf(row, k));
    }
    return onDevice(factors);
}

int main()
{
    const Packed<ElementA::DataType> a(kRows * kDepth, 7);
    const Packed<ElementB::DataType> b(kColumns * kDepth, 5);
    const auto layoutA = Layouts::tile_atom_to_shape_SFA(cute::make_shape(kRows, kColumns, kDepth, 1));
    const auto layoutB = Layouts::tile_atom_to_shape_SFB(cute::make_shape(kRows, kColumns, kDepth, 1));
    std::vector<float> sums(kRows * kColumns);
    float* const device = onDevice(sums);
    Gemm::Arguments arguments{
        cutlass::gemm::GemmUniversalMode::kGemm,
        {kRows, kColumns, kDepth, 1},
        {reinterpret_cast<Element*>(onDevice(a.bytes)), cutlass::make_cute_packed_stride(Kernel::StrideA{}, {kRows, kDepth, 1}),
         reinterpret_cast<ElementOfB*>(onDevice(b.bytes)),
         cutlass::make_cute_packed_stride(Kernel::StrideB{}, {kColumns, kDepth, 1}),
         factorsOnDevice<ElementA::ScaleFactorType>(layoutA, kRows, factorOfA), layoutA,
         factorsOnDevice<ElementB::ScaleFactorType>(layoutB, kColumns, factorOfB), layoutB},
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
    int wrong = 0;
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            double sum = 0, size = 0;
            for (int k = 0; k < kDepth; ++k) {
                const double product =
                    double(a.values[row * kDepth + k]) * factorOfA(row, k) * b.values[column * kDepth + k] * factorOfB(column, k);
                sum += product;
                size += std::abs(product);
            }
            wrong += !(std::abs(sums[row * kColumns + column] - sum) <= size / (1 << 20));  // a float's last bits, and no more
        }
    }
    std::printf("%d of %d sums are wrong\n", wrong, kRows * kColumns);
    return wrong == 0 ? 0 : 1;
}
