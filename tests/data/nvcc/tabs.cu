__global__ void k(float* p)
{
		*p = nothing;
}
