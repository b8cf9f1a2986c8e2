#pragma once
template <typename T, int N> struct Outer {
    static __device__ T get() { return Outer<T, N - 1>::get(); }
};
template <typename T> struct Outer<T, 0> {
    static __device__ T get() { return T::missing; }
};
