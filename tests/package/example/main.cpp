// SPDX-License-Identifier: GPL-3.0-or-later
// Compiles a string, launches it and prints what it computed: on the first GPU, else on the emulated one.
#include <core/base/error.h>
#include <core/device/defaultdevice.h>
#include <core/driver/driverloader.h>
#include <core/emulator/driver/emulateddriver.h>
#include <core/source/sourcemodule.h>

#include <iostream>

constexpr const char* kSource = R"(
__global__ void saxpy(int n, float a, const float* x, float* y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}
)";

int main()
{
    try {
        const kd::DriverLoad driver = kd::loadDriver();
        const kd::DriverApi api = driver ? *driver.api : kd::emulator::emulatedDriver({.memoryBytes = 1 << 30});
        const kd::Context context = kd::makeDefaultContext(api);
        const kd::Stream stream(context);
        const kd::SourceModule module(context, kSource);

        const std::vector<float> x(1000, 2.0f);
        std::vector<float> y(1000, 1.0f);
        const kd::Seconds time = module.kernel("saxpy").launchTimed(stream, {{4}, {256}}, 1000, 3.0f, kd::In(x), kd::InOut(y));

        std::cout << context.ref().device().name() << ": y[999] = " << y[999] << " after " << time.count() * 1e6 << " us\n";
        return y[999] == 7.0f ? 0 : 1;
    } catch (const kd::Error& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
