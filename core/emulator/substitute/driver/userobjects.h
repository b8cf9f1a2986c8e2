// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace kd::emulator::substitute {

/// What a program lets graphs keep for it. CUuserObject is its address. With the last reference to it, its destructor is due.
struct UserObject {
    UserObject(void* given, CUhostFn destructor) : pointer(given), destroy(destructor) { }
    UserObject(const UserObject&) = delete;
    UserObject& operator=(const UserObject&) = delete;
    ~UserObject();

    void* pointer;
    CUhostFn destroy;
};

/// How often a graph refers to an object.
struct UserReferences {
    std::shared_ptr<UserObject> object;
    unsigned count = 0;
};

/// The references of the program itself, and the destructors that are due. Never destroyed. Thread-safe.
class UserObjects {
public:
    static UserObjects& ofThisProcess();

    CUuserObject add(void* pointer, CUhostFn destroy, unsigned count);
    /// False where the program has no reference to it.
    bool retain(CUuserObject handle, unsigned count);
    /// False where the program has fewer.
    bool release(CUuserObject handle, unsigned count);
    /// Null where the program has no reference to it.
    std::shared_ptr<UserObject> find(CUuserObject handle) const;

    void setDue(CUhostFn destroy, void* pointer);
    /// Calls the destructors that are due. They may call the driver: no lock is held.
    void destroyDue();

private:
    struct Due {
        CUhostFn destroy;
        void* pointer;
    };

    mutable std::mutex m_mutex;
    std::unordered_map<CUuserObject, UserReferences> m_objects;
    std::mutex m_dueMutex;
    std::vector<Due> m_due;
};

}  // namespace kd::emulator::substitute
