// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <initializer_list>

namespace {

/// The caller's own choices must not change what a test sees; where the CUDA toolkit is (CUDA_HOME, KERNELDESK_CUDA,
/// KERNELDESK_NVRTC) is no such choice. Before main(), since Qt and libraries read variables as they start.
bool makeNeutral()
{
    for (const char* const name : {"KERNELDESK_LIBCUDA",
                                   "KERNELDESK_LIBNVML",
                                   "KERNELDESK_EXAMPLES",
                                   "KERNELDESK_LANGUAGE",
                                   "KERNELDESK_DISABLE_CACHE",
                                   "CUDA_DEVICE",
                                   "CUDA_CACHE_PATH",
                                   "CUDA_MODULE_LOADING",
                                   "DBUS_SESSION_BUS_ADDRESS",
                                   "NVRTC_DISABLE_PCH",
                                   "KDFAKE_DEVICES",
                                   "KDFAKE_FAIL",
                                   "KDFAKE_MEMORY",
                                   "KDFAKE_VERSION",
                                   "XDG_CACHE_HOME",
                                   "XDG_CONFIG_DIRS",
                                   "XDG_CONFIG_HOME",
                                   "XDG_DATA_DIRS",
                                   "XDG_DATA_HOME",
                                   "XDG_RUNTIME_DIR",
                                   "XDG_STATE_HOME",
                                   "LANGUAGE",
                                   "LC_MESSAGES",
                                   "LC_NUMERIC",
                                   "LOCPATH",
                                   "NO_COLOR",
                                   "TERM",
                                   "QT_FATAL_WARNINGS",
                                   "QT_LOGGING_CONF",
                                   "QT_LOGGING_RULES",
                                   "QT_MESSAGE_PATTERN"})
        ::unsetenv(name);
    ::setenv("HOME", KD_TEST_HOME, 1);
    ::setenv("KERNELDESK_CACHE_DIR", KD_TEST_CACHE, 0);
    ::setenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so", 1);  // one of this machine would be no CUPTI of a fake driver
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    return true;
}

[[maybe_unused]] const bool isNeutral = makeNeutral();

}  // namespace
