// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/module/argumenthandler.h"
#include "core/module/argumenttype.h"
#include "core/module/function.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace kd {

/// One parameter of a kernel: where it lies, and what is known of it.
struct KernelParameter {
    std::string name;  ///< empty when it is not known
    std::size_t offset = 0;
    ArgumentType type;
};

/// Device time of one launch, measured by events of its own.
class LaunchTime {
public:
    LaunchTime(Event start, Event end) : m_start(std::move(start)), m_end(std::move(end)) {}
    /// Waits for the launch; the same again each time. Throws what the launch failed with.
    Seconds seconds() const
    {
        m_end.ref().synchronize();
        return m_end.ref().since(m_start);
    }

private:
    Event m_start;
    Event m_end;
};

template <typename... Values> class PreparedKernel;

/// A kernel with its parameters: values are checked against them before anything is launched, and lie where the compiler put
/// them. Copyable; valid as long as its module. Thread-safe.
///
/// Every launch below throws LogicError, naming the parameter and both types, for another number of values, another size and,
/// where the kernel's types are known, another kind; what the device refuses is FunctionRef::launch's.
class Kernel {
public:
    /// Parameters by place and size, as the driver tells them. Throws RuntimeError before CUDA 12.4.
    explicit Kernel(FunctionRef function);
    /// The same with names and types, from the compiler. Throws LogicError when they do not agree with the driver's layout.
    Kernel(FunctionRef function, std::vector<KernelParameter> parameters);

    const FunctionRef& function() const noexcept { return m_function; }
    const std::vector<KernelParameter>& parameters() const noexcept { return *m_parameters; }

    /// Enqueues one launch. With In, Out or InOut among the values: their copies go before and after it in the same stream, and
    /// the call waits for those that come back.
    template <typename... Values> void launch(const StreamRef& stream, const LaunchShape& shape, Values&&... values) const
    {
        run([&](void** addresses) { m_function.launch(stream, shape, addresses); }, stream, values...);
    }
    /// All blocks are resident at once, so that they can wait for each other. Throws LaunchError with what the device holds
    /// when the grid is larger.
    template <typename... Values>
    void launchCooperative(const StreamRef& stream, const LaunchShape& shape, Values&&... values) const
    {
        run([&](void** addresses) { m_function.launchCooperative(stream, shape, addresses); }, stream, values...);
    }
    /// Launches with what LaunchAttributes asks for.
    template <typename... Values>
    void launchExtended(const StreamRef& stream, const LaunchShape& shape, const LaunchAttributes& extras, Values&&... values) const
    {
        run([&](void** addresses) { m_function.launchExtended(stream, shape, extras, addresses); }, stream, values...);
    }
    /// Waits, and gives the device time of the kernel alone, without copies.
    template <typename... Values> Seconds launchTimed(const StreamRef& stream, const LaunchShape& shape, Values&&... values) const
    {
        Event start(stream.context());
        Event end(stream.context());
        const auto timed = [&](void** addresses) {
            start.ref().record(stream);
            m_function.launch(stream, shape, addresses);
            end.ref().record(stream);
        };
        run(timed, stream, values...);
        return LaunchTime(std::move(start), std::move(end)).seconds();
    }

    /// Checks the types once, for many launches.
    template <typename... Values> PreparedKernel<Values...> prepare() const
    {
        check<Values...>();
        return PreparedKernel<Values...>(m_function);
    }

private:
    template <typename... Values> void check() const
    {
        constexpr std::size_t kCount = sizeof...(Values);
        static constexpr std::array<StaticArgumentType, kCount> kTypes{ArgumentTraits<Values>::type()...};
        checkTypes(std::span<const StaticArgumentType>(kTypes));
    }
    void checkTypes(std::span<const StaticArgumentType> types) const;

    template <typename Value> static void begin(const StreamRef& stream, Value& value)
    {
        if constexpr (std::is_base_of_v<ArgumentHandler, Value>)
            value.begin(stream);
    }
    template <typename Value> static bool end(const StreamRef& stream, Value& value)
    {
        if constexpr (std::is_base_of_v<ArgumentHandler, Value>) {
            value.end(stream);
            return value.copiesBack();
        }
        return false;
    }
    template <typename Launch, typename... Values> void run(Launch launch, const StreamRef& stream, Values&... values) const
    {
        check<std::remove_cvref_t<Values>...>();
        (begin(stream, values), ...);
        std::tuple<typename ArgumentTraits<std::remove_cvref_t<Values>>::Stored...> stored{
            ArgumentTraits<std::remove_cvref_t<Values>>::stored(values)...};
        std::apply(
            [&](auto&... each) {
                std::array<void*, sizeof...(each) + 1> addresses{const_cast<void*>(static_cast<const void*>(&each))...};
                launch(addresses.data());
            },
            stored);
        if ((static_cast<int>(end(stream, values)) + ... + 0) > 0)
            stream.synchronize();
    }

    FunctionRef m_function;
    std::shared_ptr<const std::vector<KernelParameter>> m_parameters;
};

/// A kernel whose values are known to fit: a launch is one call of the driver, and takes no memory from the heap.
template <typename... Values> class PreparedKernel {
public:
    explicit PreparedKernel(FunctionRef function) : m_function(std::move(function)) {}

    const FunctionRef& function() const noexcept { return m_function; }

    /// Enqueues one launch. Throws as FunctionRef::launch.
    void launch(const StreamRef& stream, const LaunchShape& shape, const Values&... values) const
    {
        std::tuple<typename ArgumentTraits<Values>::Stored...> stored{ArgumentTraits<Values>::stored(values)...};
        std::apply(
            [&](auto&... each) {
                std::array<void*, sizeof...(each) + 1> addresses{const_cast<void*>(static_cast<const void*>(&each))...};
                m_function.launch(stream, shape, addresses.data());
            },
            stored);
    }
    /// The same between two events; ask the result for the time.
    LaunchTime launchTimed(const StreamRef& stream, const LaunchShape& shape, const Values&... values) const
    {
        Event start(stream.context());
        Event end(stream.context());
        start.ref().record(stream);
        launch(stream, shape, values...);
        end.ref().record(stream);
        return {std::move(start), std::move(end)};
    }

private:
    FunctionRef m_function;
};

}  // namespace kd
