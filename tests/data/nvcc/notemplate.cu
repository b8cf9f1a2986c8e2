__global__ void k(float* p)
{
    std::vector<float> v;
    *p = v[0];
}
