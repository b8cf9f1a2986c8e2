// bitonic_sort: sorts every run of 2 * blockDim.x keys, each run by one block in shared memory.
//
// A sorting network compares fixed pairs of places, whatever the keys: no branch depends on data,
// and all pairs of one step are independent. Bitonic sort (Batcher, 1968) takes log2(m) * (log2(m)
// + 1) / 2 steps for m keys, 55 for 1024, with a barrier after each. A whole array is sorted by
// merging the runs in further launches.
//
// Stage `size` merges sorted runs of size / 2 into runs of `size`, alternately up and down, which
// makes the next stage's input bitonic. Within a stage, a step compares keys `stride` apart. For
// the thread's pair, `low` is its number with a zero bit put in at the place of `stride`, so that
// low and low + stride cover all keys once.
//
// Places beyond the end hold the largest key and sort to the back. blockDim.x must be a power of
// two; the dynamic shared memory is 2 * blockDim.x * sizeof(unsigned) bytes.
//
// The reference counts, for every key, those that go before it: its place. Keys are integers: the
// tolerance is zero.

__global__ void bitonic_sort(int n, const unsigned* __restrict__ keys, unsigned* __restrict__ sorted)
{
    extern __shared__ unsigned run[];
    const int m = 2 * blockDim.x;
    const int first = blockIdx.x * m;

    for (int i = threadIdx.x; i < m; i += blockDim.x)
        run[i] = first + i < n ? keys[first + i] : 0xffffffffu;

    for (int size = 2; size <= m; size *= 2) {
        for (int stride = size / 2; stride > 0; stride /= 2) {
            __syncthreads();  // also after the loading
            const int low = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
            const bool ascending = (low & size) == 0;  // the last stage is all ascending: low < m
            const unsigned a = run[low];
            const unsigned b = run[low + stride];
            if ((a > b) == ascending) {
                run[low] = b;
                run[low + stride] = a;
            }
        }
    }
    __syncthreads();

    for (int i = threadIdx.x; i < m; i += blockDim.x)
        if (first + i < n)
            sorted[first + i] = run[i];
}

__global__ void bitonic_sort_reference(int n, const unsigned* keys, unsigned* sorted)
{
    const int m = 2 * blockDim.x;
    const int first = blockIdx.x * m;
    const int last = min(first + m, n);
    for (int i = first + threadIdx.x; i < last; i += blockDim.x) {
        const unsigned key = keys[i];
        int place = first;
        for (int j = first; j < last; ++j)
            place += keys[j] < key || (keys[j] == key && j < i);
        sorted[place] = key;
    }
}
