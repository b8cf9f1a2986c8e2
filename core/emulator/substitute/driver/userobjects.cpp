// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/userobjects.h"

#include <limits>
#include <utility>

namespace kd::emulator::substitute {

UserObject::~UserObject()
{
    UserObjects::ofThisProcess().setDue(destroy, pointer);
}

UserObjects& UserObjects::ofThisProcess()
{
    static UserObjects& objects = *new UserObjects;
    return objects;
}

CUuserObject UserObjects::add(void* pointer, CUhostFn destroy, unsigned count)
{
    auto object = std::make_shared<UserObject>(pointer, destroy);
    const auto handle = reinterpret_cast<CUuserObject>(object.get());
    const std::lock_guard lock(m_mutex);
    m_objects.emplace(handle, UserReferences{std::move(object), count});
    return handle;
}

bool UserObjects::retain(CUuserObject handle, unsigned count)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_objects.find(handle);
    constexpr auto kMost = static_cast<unsigned>(std::numeric_limits<int>::max());
    if (found == m_objects.end() || count > kMost - found->second.count)
        return false;
    found->second.count += count;
    return true;
}

bool UserObjects::release(CUuserObject handle, unsigned count)
{
    std::shared_ptr<UserObject> last;  // ends behind the lock
    const std::lock_guard lock(m_mutex);
    const auto found = m_objects.find(handle);
    if (found == m_objects.end() || count > found->second.count)
        return false;
    found->second.count -= count;
    if (found->second.count == 0) {
        last = std::move(found->second.object);
        m_objects.erase(found);
    }
    return true;
}

std::shared_ptr<UserObject> UserObjects::find(CUuserObject handle) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_objects.find(handle);
    return found == m_objects.end() ? nullptr : found->second.object;
}

void UserObjects::setDue(CUhostFn destroy, void* pointer)
{
    const std::lock_guard lock(m_dueMutex);
    m_due.push_back({destroy, pointer});
}

void UserObjects::destroyDue()
{
    std::vector<Due> due;
    {
        const std::lock_guard lock(m_dueMutex);
        due.swap(m_due);
    }
    for (const Due& each : due)
        each.destroy(each.pointer);
}

}  // namespace kd::emulator::substitute
