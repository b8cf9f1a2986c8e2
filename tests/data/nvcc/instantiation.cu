template <typename T> struct Vector { typename T::value x; };
template <typename T> __device__ T sum(T a)
{
    Vector<T> v;
    return a + v.x;
}
template <typename T> __global__ void k(T* p) { *p = sum(*p); }
int main() { k<float><<<1, 1>>>(nullptr); }
