// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hashlibrary.h"

#include <new>

namespace kd {
namespace {

/// Once a process, unless another library of it did so before. Nothing secret is hashed.
void initializeLibrary()
{
    static const bool isDone = [] {
        if (gcry_control(GCRYCTL_INITIALIZATION_FINISHED_P) == 0) {
            gcry_check_version(nullptr);
            gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
            gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
        }
        return true;
    }();
    static_cast<void>(isDone);
}

}  // namespace

HashHandle openHash(int algorithm)
{
    initializeLibrary();
    gcry_md_hd_t handle = nullptr;
    if (gcry_md_open(&handle, algorithm, 0) != 0)
        throw std::bad_alloc();
    return HashHandle(handle);
}

}  // namespace kd
