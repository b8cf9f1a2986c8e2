__global__ void k(float* out, const float* in, int n)
{
    int i = threadIdx.x;
	if (i < n)
		out[i] = in[i] * factor;
}
