#include "core/worker/workermain.h"

int main(int argc, char** argv)
{
    return kd::workerMain(argc, argv);
}
