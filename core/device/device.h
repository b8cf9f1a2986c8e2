// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/device/deviceinfo.h"
#include "core/driver/constants.h"
#include "core/driver/driverapi.h"

#include <functional>
#include <optional>
#include <string>

namespace kd {

/// One device of a driver table: a small copyable value. Engine errors are the reference hierarchy's.
class Device {
public:
    /// Throws LogicError when there is no device with that number.
    static Device byOrdinal(const DriverApi& api, int ordinal);
    /// `id` as the driver prints it: "0000:0f:00.0".
    static Device byPciBusId(const DriverApi& api, const std::string& id);
    /// Devices that the driver shows this process.
    static int count(const DriverApi& api);

    const DriverApi& api() const noexcept { return *m_api; }
    CUdevice handle() const noexcept { return m_handle; }
    /// "cuda:0"; "emulated" of an emulated GPU
    DeviceId id() const;

    std::string name() const;
    std::string pciBusId() const;
    /// "GPU-xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", as nvidia-smi writes it.
    std::string uuid() const;
    Bytes totalMemory() const;
    ComputeCapability computeCapability() const;
    /// Gives an attribute as the driver tells it. Throws LogicError where the driver does not know the attribute.
    int attribute(CUdevice_attribute attribute) const;
    /// Nothing where the driver does not know the attribute.
    std::optional<int> findAttribute(CUdevice_attribute attribute) const noexcept;

    /// PyCUDA's and CUDA's name without CU_DEVICE_ATTRIBUTE_, in any case: "clock_rate". Throws LogicError for an unknown name.
    int attribute(std::string_view name) const;
    ComputeMode computeMode() const;
    /// Tells whether contexts of this device can reach memory of `peer`; false for the device itself.
    bool canAccessPeer(const Device& peer) const;

    /// All of the above; attributes that the driver does not know are left out.
    DeviceInfo info() const;

    /// Serves containers: equal devices have equal ones.
    std::size_t hash() const noexcept;
    friend bool operator==(const Device& a, const Device& b) { return a.m_api == b.m_api && a.m_handle == b.m_handle; }

private:
    Device(const DriverApi& api, CUdevice handle) : m_api(&api), m_handle(handle) {}

    const DriverApi* m_api;
    CUdevice m_handle;
};

}  // namespace kd

template <> struct std::hash<kd::Device> {
    std::size_t operator()(const kd::Device& device) const noexcept { return device.hash(); }
};
