// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// It is as fast as OpenSSL, whose library takes every program that links it 2 ms more to start.
#include <gcrypt.h>

#include <memory>
#include <type_traits>

namespace kd {

/// Closes a hash of libgcrypt.
struct CloseHash {
    void operator()(gcry_md_hd_t handle) const noexcept { gcry_md_close(handle); }
};
using HashHandle = std::unique_ptr<std::remove_pointer_t<gcry_md_hd_t>, CloseHash>;

/// A hash of libgcrypt, which is started at the first call. Throws std::bad_alloc.
HashHandle openHash(int algorithm);

}  // namespace kd
