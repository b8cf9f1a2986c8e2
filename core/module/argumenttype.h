// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/memory/hostarray.h"
#include "core/memory/devicememory.h"
#include "core/memory/devicepool.h"
#include "core/memory/managedmemory.h"
#include "core/memory/memorypointer.h"

#include <cstdint>
#include <string>
#include <type_traits>

namespace kd {

/// Says what a kernel takes at one place, or what a value is.
struct ArgumentType {
    /// Unknown agrees with all of its size; the others only with their own.
    enum class Kind { Unknown, Integer, Floating, Pointer, Structure };
    Kind kind = Kind::Unknown;
    std::string name;      ///< "float", "const float*"; empty when it is not known
    std::size_t size = 0;  ///< bytes

    /// "float, 4 bytes".
    Message text() const;
    /// Tells whether a value of that type may go where this one is taken: same size, and same kind where both are known.
    bool accepts(const ArgumentType& value) const;
};

/// Names a type as above, without memory of its own: for values whose type the compiler knows.
struct StaticArgumentType {
    ArgumentType::Kind kind;
    const char* name;
    std::size_t size;
    /// The same question from the value's side.
    bool isTakenBy(const ArgumentType& type) const
    {
        return type.size == size &&
            (type.kind == ArgumentType::Kind::Unknown || type.kind == kind || kind == ArgumentType::Kind::Unknown);
    }
    ArgumentType whole() const { return {kind, name, size}; }
};

/// Says what a value of C++ becomes in a kernel's parameters. Pointers and the engine's kinds of device memory become addresses;
/// integers, floating-point numbers and structures go as they are.
template <typename T> struct ArgumentTraits {
    static_assert(std::is_trivially_copyable_v<T>, "a kernel takes values that can be copied byte by byte");
    using Stored = T;
    static constexpr StaticArgumentType type()
    {
        using Kind = ArgumentType::Kind;
        if constexpr (std::is_pointer_v<T>)
            return {Kind::Pointer, "pointer", sizeof(T)};
        else if constexpr (std::is_same_v<T, bool>)
            return {Kind::Integer, "bool", sizeof(T)};
        else if constexpr (std::is_enum_v<T>)
            return {Kind::Integer, "enumeration", sizeof(T)};
        else if constexpr (std::is_integral_v<T>)
            return {Kind::Integer, integerName(sizeof(T), std::is_signed_v<T>), sizeof(T)};
        else if constexpr (std::is_floating_point_v<T>)
            return {Kind::Floating, sizeof(T) == 4 ? "float" : sizeof(T) == 8 ? "double" : "long double", sizeof(T)};
        else
            return {Kind::Structure, "structure", sizeof(T)};
    }
    /// The bytes that go to the kernel.
    static Stored stored(const T& value) { return value; }

private:
    static constexpr const char* integerName(std::size_t size, bool isSigned)
    {
        switch (size) {
        case 1: return isSigned ? "signed char" : "unsigned char";
        case 2: return isSigned ? "short" : "unsigned short";
        case 4: return isSigned ? "int" : "unsigned int";
        default: return isSigned ? "long long" : "unsigned long long";
        }
    }
};

/// Passes the address of what has a device address.
template <typename Memory> struct AddressTraits {
    using Stored = CUdeviceptr;
    static constexpr StaticArgumentType type() { return {ArgumentType::Kind::Pointer, "device memory", sizeof(CUdeviceptr)}; }
    /// The address that goes to the kernel.
    static Stored stored(const Memory& memory) { return static_cast<DeviceMemoryRef>(memory).address; }
};
template <> struct ArgumentTraits<DeviceMemoryRef> : AddressTraits<DeviceMemoryRef> {};
template <> struct ArgumentTraits<DeviceMemory> : AddressTraits<DeviceMemory> {};
template <> struct ArgumentTraits<ManagedMemory> : AddressTraits<ManagedMemory> {};
template <> struct ArgumentTraits<PooledMemory> : AddressTraits<PooledMemory> {};
template <> struct ArgumentTraits<MemoryPointer> : AddressTraits<MemoryPointer> {};
template <typename T> struct ArgumentTraits<ManagedArray<T>> : AddressTraits<ManagedArray<T>> {
    static CUdeviceptr stored(const ManagedArray<T>& array) { return array.memory().address(); }
};

}  // namespace kd
