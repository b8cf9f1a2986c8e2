template <int N> struct Deep { static constexpr int value = Deep<N + 1>::value; };
__global__ void k(int* p) { *p = Deep<0>::value; }
