#include "chain.cuh"
__global__ void k(int* p) { *p = Outer<int, 3>::get(); }
