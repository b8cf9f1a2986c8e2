// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementfile.h"
#include "core/session/launch/argumenttext.h"
#include "core/session/launch/argumentvalue.h"
#include "core/session/launch/deviceobject.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/launchsymbols.h"

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Makes a plan from a setup, or its block alone; see resolveLaunch and resolveBlock. Used once.
class LaunchResolver {
public:
    LaunchResolver(const LaunchSetup& setup, const CompileOutcome& program, std::filesystem::path folder);

    /// `source` and `defines` tell the macros that expressions may name.
    LaunchPlan resolve(std::string_view source, const std::vector<std::string>& defines, const TimingSettings& timing);
    BlockShape resolveBlock(std::string_view source, const std::vector<std::string>& defines);

private:
    /// One parameter, or variable of the module, with what the user gave for it.
    struct Argument {
        const Parameter* parameter = nullptr;  ///< of a variable one that has its name, size and type
        const ModuleVariable* variable = nullptr;
        std::string name;
        std::string text;
        ErrorSubject subject;
        bool isBuffer = false;
        BufferText buffer;
        BufferLayout layout;
        int bufferIndex = -1;
        std::vector<PlacedObject> objects;
    };

    void matchArguments();
    void addArgument(std::size_t index);
    void matchGivenArguments();
    void addVariable(const ModuleVariable& variable);
    void reserveArguments();
    void refuseUnknown() const;
    void classify(Argument& argument) const;
    void classifyVariable(Argument& argument) const;
    Message describeParameters() const;
    Message describeArguments() const;  ///< parameters and variables

    void addSymbols(std::string_view source, const std::vector<std::string>& defines);
    void addDimensions(const std::string& text, Remedy::Kind remedy, const std::vector<std::string>& names);
    void addBufferSymbols(const Argument& argument);
    using ValueText = std::function<std::string()>;
    /// Makes the scalar members of a structure known as `path.member`, also those of structures within it.
    void addMembers(const Argument& argument, const std::string& path, const TypeInfo& type, const ValueText& value);
    void addUnusable();
    void addMacros(std::string_view source, const std::vector<std::string>& defines);

    Number evaluate(std::string_view text, const ErrorSubject& subject) { return m_symbols.evaluate(text, subject); }
    std::uint64_t evaluateCount(std::string_view text, const ErrorSubject& subject, std::uint64_t min, std::uint64_t max);
    Number scalarValue(const Argument& argument);
    std::uint64_t objectCount(const Argument& argument);
    std::uint64_t variableCount(const Argument& argument);
    std::uint64_t fileCount(const Argument& argument);
    ImageSize measuredImage(const Argument& argument);
    void noteMeasured(const Recipe& recipe);

    Dim3 dimensions(const std::string& text, const ErrorSubject& subject);
    Dim3 blockDimensions();
    std::uint32_t sharedMemory();
    void planValue(const Argument& argument);
    void planBuffer(Argument& argument);
    void planObjects();
    /// The buffer that is the array of that number; null where there is none.
    void planObjects(const std::string& name, std::uint64_t size, const std::vector<PlacedObject>& objects,
                     const ErrorSubject& subject);
    const BufferPlan* arrayOfLaunch(std::uint32_t number) const;
    void requireArray(const DeviceObject& object, const ErrorSubject& subject) const;
    /// Index of the buffer that an argument leads to: recorded memory that another one leads to, too, is one buffer.
    int addBuffer(BufferPlan buffer, const ErrorSubject& subject);
    void planMemory(const MemorySetting& memory);
    Direction directionOf(const Argument& argument) const;
    std::uint64_t offsetOf(const Argument& argument, const BufferPlan& buffer);

    void planReference(const ReferenceSetting& reference);
    const BufferPlan& referencedOutput(const std::string& name) const;
    void planKernelReference(ReferencePlan& plan, const std::string& name);
    void planExpressionReference(ReferencePlan& plan);
    void planFileReference(ReferencePlan& plan, const std::string& path);
    void planExtras();
    DeclaredWork declaredWork(const std::string& expression, const ErrorSubject& subject);
    void planLimits();

    const LaunchSetup& m_setup;
    const CompileOutcome& m_program;
    const KernelInfo& m_kernel;
    std::string m_block;  ///< the setup's, but for a kernel of CUDA Tile
    std::filesystem::path m_folder;
    LaunchSymbols m_symbols;
    std::vector<Argument> m_arguments;  ///< those of parameters before those of variables
    std::vector<Parameter> m_variables;
    std::map<std::string, ErrorInfo> m_unusable;  ///< parameters without a usable value: why
    std::map<std::string, std::uint64_t> m_fileCounts;  ///< elements that files hold, by argument
    /// Objects in the memory of a buffer.
    struct BufferObjects {
        int buffer = -1;
        std::vector<PlacedObject> objects;
        ErrorSubject subject;
    };
    std::vector<BufferObjects> m_bufferObjects;
    LaunchPlan m_plan;
};

}  // namespace kd
