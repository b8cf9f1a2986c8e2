#include "circle.cuh"
