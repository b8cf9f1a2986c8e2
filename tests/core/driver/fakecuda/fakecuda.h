// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstddef>

// libkdfakecuda: a CUDA driver without a device, for tests. It implements KernelDesk's slots over host memory and runs a few
// kernels, known by name, as host functions. It is loaded as the real one is: KERNELDESK_LIBCUDA=<path>.
//
// Environment, read when the library is loaded and by kdFakeReset():
//   KDFAKE_VERSION=12040      CUDA version of the driver; slots that came later are missing. 13000
//   KDFAKE_DEVICES=2          number of devices, 1
//   KDFAKE_MEMORY=1048576     bytes of device memory, 1 GiB
//   KDFAKE_ATTRIBUTES=20:2,133:1   device attributes by their numbers; -1: one that the driver does not know
//   KDFAKE_OTHERS=/path       a file that holds how many bytes of device memory other processes hold; none where it is not there
//   KDFAKE_FAIL=cuMemAlloc:2:3,cuInit:100   the 3rd cuMemAlloc gives 2, every cuInit gives 100
//
// Modules are real cubins (kernel names and parameter layout are read from them) or the text
//   KDFAKE
//   kernel NAME params=4,4,8,8 registers=16 shared=0 maxthreads=1024
//
// What a kernel does is told by its name:
//   …saxpy…        y = a x + y over its parameters int n, float a, const float* x, float* y in any order
//   …scale…        y[i] = a * y[i]; parameters int n, float a, float* y in any order
//   …illegal… …misaligned… …trap… …stack…   faults with 700, 716, 715, 714
//   …assert…       prints an assertion to standard error and faults with 710
//   …hang…         never ends
//   …sleepN…       ends N milliseconds after its launch
//   …takesN…       takes N ns of device time
//   …print…        prints "printed by NAME" to standard output at the next synchronisation of the context
//   …abort…        aborts the process
//   anything else  does nothing
// Each kernel takes 10 us of device time, as events tell it (sleepN takes N ms, takesN N ns); a memset takes size / 4 TB/s. Events and launches
// take none besides unless kdFakeSetCosts() says so.
//
// PTX that is not broken gives the kernels of its entries, without parameters; one named kd_empty takes no time.

#pragma GCC visibility push(default)
extern "C" {
/// What a kernel run by kdFakeRegister's function is told.
struct KdFakeLaunch {
    unsigned grid[3];
    unsigned block[3];
    unsigned sharedBytes;
    std::size_t parameterCount;
    const std::size_t* parameterSizes;
    const char* kernel;  ///< its name in the module
};
using KdFakeKernel = void (*)(const KdFakeLaunch& launch, void** parameters);

/// Seconds of device time besides the kernels' own.
struct KdFakeCosts {
    double beforeKernel;    ///< from an event to the start of the launch behind it
    double betweenKernels;  ///< from the end of a launch to the start of the launch behind it
    double afterKernel;     ///< from the end of a launch to the event behind it
    double betweenEvents;   ///< from an event to the event behind it
    double emptyKernel;     ///< the own time of kd_empty
    double jitter;          ///< every other window is longer by as much
};
/// Told of each launch on the thread that makes it, and of its end.
struct KdFakeObserver {
    void (*launched)(unsigned number, const char* function);
    void (*ended)(unsigned number, const KdFakeLaunch& launch, double start, double end);
};

/// Forgets every object and count, and reads the environment again.
void kdFakeReset();
/// As KDFAKE_FAIL; `call` counts from 1 after now, 0 means every call.
void kdFakeFail(const char* function, CUresult result, int call);
/// Calls of `function` since the last reset.
int kdFakeCalls(const char* function);
/// Allocations, streams, events, modules and retained contexts that were not given back.
std::size_t kdFakeLive();
/// Kernels whose symbol contains `name` run `kernel`; null forgets it.
void kdFakeRegister(const char* name, KdFakeKernel kernel);
/// What the kernel that is running, one of kdFakeRegister's, takes in place of 10 us.
void kdFakeTakeTime(double seconds);
/// That kernel has work on another stream for so many milliseconds from now: synchronising the context waits for it.
void kdFakeWorkElsewhere(int milliseconds);
/// What device time takes besides the kernels until the next reset.
void kdFakeSetCosts(const KdFakeCosts& costs);
/// Tells `observer` of launches until the next reset; null: nobody any more.
void kdFakeObserve(const KdFakeObserver* observer);
}
#pragma GCC visibility pop
