// Größe
__global__ void k(float* größe) { *größe = länge; }
