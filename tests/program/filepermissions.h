// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace kd::test {

/// Binds the program that this process is about to start to permissions of files, also where the superuser starts it. For any other
/// user they hold anyway. Safe between fork() and exec().
inline void giveUpFileOverride()
{
    ::prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0);
    ::prctl(PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH, 0, 0, 0);
}

/// As long as it lives, permissions of files bind the superuser, too, in this thread and in threads that it starts meanwhile.
class FilePermissionsHold {
public:
    FilePermissionsHold()
    {
        ::syscall(SYS_capget, &m_header, m_before);
        Data now[kWords]{m_before[0], m_before[1]};
        constexpr std::uint32_t kOverride = (1u << CAP_DAC_OVERRIDE) | (1u << CAP_DAC_READ_SEARCH);
        now[0].effective &= ~kOverride;
        m_isHolding = ::syscall(SYS_capset, &m_header, now) == 0;
    }
    ~FilePermissionsHold() { ::syscall(SYS_capset, &m_header, m_before); }
    FilePermissionsHold(const FilePermissionsHold&) = delete;
    FilePermissionsHold& operator=(const FilePermissionsHold&) = delete;

    explicit operator bool() const { return m_isHolding; }

private:
    using Data = __user_cap_data_struct;
    static constexpr int kWords = _LINUX_CAPABILITY_U32S_3;

    __user_cap_header_struct m_header{_LINUX_CAPABILITY_VERSION_3, 0};
    Data m_before[kWords]{};
    bool m_isHolding = false;
};

}  // namespace kd::test
