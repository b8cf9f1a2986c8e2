// SPDX-License-Identifier: GPL-3.0-or-later
// Programs call CUDA until their very end: from destructors of static objects, from what atexit() calls, from threads that nobody
// waits for. So nothing static of a substitute library is ever destroyed, nor what the main thread keeps in it, which C++ would
// destroy before all of those. What other threads keep is destroyed when they end. The compiler calls these functions in place of
// the C++ library's, since the library that they are linked into hides them.
#include "core/base/posix/thread.h"

extern "C" {

int __cxa_thread_atexit_impl(void (*destroy)(void*), void* object, void* library);

[[gnu::visibility("hidden")]] int __cxa_atexit(void (*)(void*), void*, void*)
{
    return 0;
}

[[gnu::visibility("hidden")]] int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* library)
{
    return kd::posix::isMainThread() ? 0 : __cxa_thread_atexit_impl(destroy, object, library);
}

}
