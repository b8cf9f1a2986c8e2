// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/workermain.h"

int main(int argc, char** argv)
{
    return kd::workerMain(argc, argv);
}
