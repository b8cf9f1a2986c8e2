// SPDX-License-Identifier: GPL-3.0-or-later
// A class of the host that owns memory and launches a kernel in a member function.
#include <iostream>
#include <memory>
#include <vector>

__global__ void heatStep(const double *now, double *next, int nx, int ny, double alpha)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i <= 0 || j <= 0 || i >= nx - 1 || j >= ny - 1)
        return;
    int at = j * nx + i;
    next[at] = now[at] + alpha * (now[at - 1] + now[at + 1] + now[at - nx] + now[at + nx] - 4 * now[at]);
}

class HeatSolver {
public:
    HeatSolver(int nx, int ny) : m_nx(nx), m_ny(ny), m_host(nx * ny)
    {
        const size_t bytes = m_nx * m_ny * sizeof(double);
        cudaMalloc(&m_now, bytes);
        cudaMalloc(&m_next, bytes);
        cudaMemcpy(m_now, m_host.data(), bytes, cudaMemcpyHostToDevice);
    }
    ~HeatSolver()
    {
        cudaFree(m_now);
        cudaFree(m_next);
    }
    void step();
    double at(int i, int j) const { return m_host[j * m_nx + i]; }

private:
    int m_nx, m_ny;
    double m_alpha = 0.1;
    std::vector<double> m_host;
    double *m_now = nullptr, *m_next = nullptr;
};

void HeatSolver::step()
{
    dim3 block(32, 4);
    dim3 grid((m_nx + block.x - 1) / block.x, (m_ny + block.y - 1) / block.y);
    heatStep<<<grid, block>>>(m_now, m_next, m_nx, m_ny, m_alpha);
    std::swap(m_now, m_next);
}

int main()
{
    auto solver = std::make_unique<HeatSolver>(256, 128);
    for (int i = 0; i < 10; ++i)
        solver->step();
    cudaDeviceSynchronize();
    std::cout << solver->at(1, 1) << "\n";
}
