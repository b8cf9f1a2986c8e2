// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kd::ptx {

/// Fundamental and packed types of PTX ISA 9.0, sections 5.2 and 9.7. None: no type was written.
enum class Type : std::uint8_t {
    None, Pred,
    B8, B16, B32, B64, B128,
    U8, U16, U32, U64,
    S8, S16, S32, S64,
    U16x2, S16x2, U8x4, S8x4,
    F16, F16x2, BF16, BF16x2, TF32, F32, F64,
    E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2, UE8M0x2, UE5M3x2, S2F6x2,
    E4M3x4, E5M2x4, E2M3x4, E3M2x4, E2M1x4, E2M1P4x4, UE8M0x4
};
/// Bytes of one value: 0 for None and Pred.
std::size_t sizeOf(Type type) noexcept;
/// True for formats of one floating-point number; a packed pair is not one.
bool isFloat(Type type) noexcept;
/// True for two or four numbers of 8 bits or fewer in one register: the floats and the fixed-point numbers that conversions know.
bool isNarrowPack(Type type) noexcept;
/// "f16x2" -> F16x2; None when it is no type.
Type typeNamed(std::string_view name) noexcept;

/// Param: of the kernel when the function is an entry, else of the call. Generic: no space was written.
enum class Space : std::uint8_t { Generic, Reg, Const, Global, Local, Shared, Param };

/// Tells where a line of PTX comes from, by a `.loc`. `inlinedAt` indexes Module::places (the call that was inlined), -1: none.
struct Place {
    std::uint32_t file = 0;  ///< index into Module::files
    std::uint32_t line = 0;  ///< from 1; 0: not known
    std::uint32_t column = 0;
    std::int32_t inlinedAt = -1;
    std::string_view function;  ///< mangled name of the inlined function, of Module::strings; empty: it is the enclosing one
};

/// A `.reg`. Vector registers (`.reg .v4 .f32 %v`) are declared as four scalars in a row.
struct Register {
    std::string name;
    Type type = Type::None;
};

/// An array or scalar in a state space: module scope `.global .const .shared`, function scope `.local .shared .param`.
struct Variable {
    std::string name;
    Space space = Space::Global;
    Type type = Type::B8;
    std::uint64_t bytes = 0;      ///< whole size; 0 with isExtern: dynamic shared memory or another module's
    std::vector<std::uint64_t> dimensions;  ///< dimensions of an array, outermost first; a vector (`.v4`) is an innermost one of 4
    std::uint32_t alignment = 1;  ///< power of two, at most 1 MiB
    bool isExtern = false;
    bool isVisible = false, isWeak = false, isCommon = false;  ///< to other modules: `.visible`, `.weak`, `.common`
    std::uint32_t unit = 0;  ///< index into Module::units, of a linked module
    /// The index of the variable that stands for this one in a linked module, kNoIndex: none. Operands name that one already.
    std::uint32_t linkedTo = ~std::uint32_t{0};
    /// The initialiser's text between the braces or after `=`, read by initialBytes() when first needed; it views
    /// Module::text. Empty: zeroes.
    std::string_view initialiser;
    std::uint32_t textLine = 0;
};

/// An index into one of the tables of Module or Function, by the kind of the operand.
using Index = std::uint32_t;
inline constexpr Index kNoIndex = ~Index{0};

/// Special registers (PTX ISA 9.0, section 10), resolved while parsing.
enum class Special : std::uint8_t {
    TidX, TidY, TidZ, NtidX, NtidY, NtidZ, CtaidX, CtaidY, CtaidZ, NctaidX, NctaidY, NctaidZ,
    LaneId, WarpId, NWarpId, SmId, NSmId, GridId,
    LaneMaskEq, LaneMaskLe, LaneMaskLt, LaneMaskGe, LaneMaskGt,
    Clock, ClockHi, Clock64, GlobalTimer, GlobalTimerLo, GlobalTimerHi,
    DynamicSmemSize, TotalSmemSize, AggrSmemSize, CurrentGraphExec,
    ClusterIdX, ClusterIdY, ClusterIdZ, NClusterIdX, NClusterIdY, NClusterIdZ,
    ClusterCtaIdX, ClusterCtaIdY, ClusterCtaIdZ, ClusterNCtaIdX, ClusterNCtaIdY, ClusterNCtaIdZ,
    ClusterCtaRank, ClusterNCtaRank, IsExplicitCluster, WarpSize,
    EnvReg, PerformanceMonitor, PerformanceMonitor64,  ///< `%envreg0`…, `%pm0`…, `%pm0_64`…: index in Operand::value
    ReservedSmemBegin, ReservedSmemEnd, ReservedSmemCap, ReservedSmemOffset  ///< the last: index in Operand::value
};

/// One operand. Names are resolved by scope and declaration, never by spelling.
struct Operand {
    enum class Kind : std::uint8_t {
        Register,   ///< index: Function::registers; negated: `!p` or `-r`
        Special,    ///< special
        Integer,    ///< value: the bits, sign-extended to 64
        Float,      ///< value: the bits of a double (`0d…` or decimal)
        Float32,    ///< value: the bits of a float (`0f…`)
        Label,      ///< index: Function::labels
        Function,   ///< index: Module::functions
        Prototype,  ///< index: Function::prototypes
        Targets,    ///< index: Function::targets, of brx.idx and call
        Variable,   ///< index: Function::variables when `isLocalScope`, else Module::variables; plus `value` bytes: its address
        Address,    ///< `[elements[0] + value]`: elements[0] is Register, Variable or Integer; more follow in `[tex, {x, y}]`
        Vector,     ///< elements: `{a, b}`
        Group,      ///< elements: `(a, b)` of a call
        Sink        ///< `_`
    };
    Kind kind = Kind::Sink;
    bool negated = false;
    bool isLocalScope = false;
    Special special = Special::TidX;
    Index index = kNoIndex;
    std::int64_t value = 0;
    /// Bytes or halves of a Register that a video instruction means: "b0" of `%r1.b0`, "h10" of `%r2.h10`;
    /// the parser admits it in no others. Views Module::text.
    std::string_view selector;
    /// `p|q`: the second destination of setp, shfl, vote; as the last of the elements when there is one. That of tex and tld4,
    /// `{a, b, c, d}|p`, too.
    bool hasSecond = false;
    std::vector<Operand> elements;
};

/// One statement, guard included. Texts view Module::text.
struct Instruction {
    std::string_view root;                    ///< "ld" of "ld.global.v4.f32"
    std::vector<std::string_view> modifiers;  ///< "global", "v4", "f32": without dots; "shared::cta" is one
    Index guard = kNoIndex;                   ///< predicate register
    bool guardNegated = false;
    std::vector<Operand> operands;
    std::int32_t place = -1;                  ///< index into Module::places; -1: not known
    std::uint32_t textLine = 0;               ///< line of the PTX, from 1

    bool has(std::string_view modifier) const { return std::ranges::find(modifiers, modifier) != modifiers.end(); }
};

/// `.callprototype` or the signature of a function: parameters as variables of space Param or Reg.
struct Prototype {
    std::string name;
    std::vector<Variable> results;
    std::vector<Variable> parameters;
    bool noReturn = false;
};

struct Function {
    std::string name;
    bool isEntry = false;
    bool isExtern = false;  ///< declared only, as vprintf is
    bool isVisible = false, isWeak = false;  ///< to other modules
    bool noReturn = false;
    std::uint32_t unit = 0;  ///< index into Module::units, of a linked module
    Prototype signature;
    /// Parameters that are declared as registers are among `registers`: parameterRegisters[i] or kNoIndex.
    std::vector<Index> parameterRegisters, resultRegisters;
    std::vector<Register> registers;
    /// Parameters in space Param first, then results in space Param, then those of the body, scopes flattened. A `.global` or
    /// `.const` of a body is among Module::variables.
    std::vector<Variable> variables;
    std::vector<Instruction> body;
    std::vector<std::uint32_t> labels;  ///< index into body that each label stands before; may equal body.size()
    std::vector<std::string> labelNames;
    std::vector<Prototype> prototypes;
    std::vector<std::vector<Index>> targets;  ///< labels (`.branchtargets`) or functions (`.calltargets`)
    std::uint32_t maxThreads[3] = {0, 0, 0};       ///< `.maxntid`; 0: not given
    std::uint32_t requiredThreads[3] = {0, 0, 0};  ///< `.reqntid`
    std::uint32_t minBlocksPerSm = 0;              ///< `.minnctapersm`
    std::uint32_t maxRegisters = 0;                ///< `.maxnreg`
    std::uint32_t clusterSize[3] = {0, 0, 0};      ///< `.reqnctapercluster`; 0: not given
    std::uint32_t maxClusterBlocks = 0;            ///< `.maxclusterrank`; 0: not given
    bool needsCluster = false;                     ///< `.explicitcluster`
    bool blocksAreClusters = false;                ///< `.blocksareclusters`: grids count clusters
    /// `.alias name, other`, and what another module of a linked one defines: the other's index, kNoIndex: none. Operands and
    /// prototypes name the other already.
    Index aliasOf = kNoIndex;
    std::uint32_t textLine = 0;
};

/// A parsed module. Movable; views stay valid because the text is on the heap and never changed.
struct Module {
    std::string source;           ///< owner of what `text` and all views point to, but in a linked module
    std::string_view text;        ///< empty: the module was linked from several
    int version = 0;              ///< 90 is PTX ISA 9.0
    std::string target;           ///< "sm_90"
    int addressBits = 64;
    std::vector<std::string> files;  ///< by `.file` number; 0 is one without name
    std::vector<char> strings;       ///< section .debug_str, owner of names in `places`
    std::vector<Place> places;
    std::vector<Variable> variables;
    std::vector<Function> functions;
    /// The modules that this one was linked from, in their order; empty: it was read from one text.
    struct Unit {
        std::string name;
        std::string source;         ///< owner of what views of its variables and functions point to
        std::vector<char> strings;  ///< the same of names in places
    };
    std::vector<Unit> units;
};

/// Limits of what is taken in: untrusted text.
inline constexpr std::size_t kMaxTextBytes = std::size_t{256} << 20;
inline constexpr int kMaxNesting = 64;

/// Reads a whole module, bodies included; initialisers stay text. Throws LogicError whose text says line, column and what
/// is wrong ("PTX line 12, column 5: …").
Module parse(std::string text);

/// The bytes of `variable`: numbers, strings, nested braces, and addresses of variables or functions, which `addressOf`
/// gives (symbol name -> address; `generic(x)` is passed as the symbol x with `generic` set). Never more than variable.bytes;
/// what it does not reach is zero.
/// Throws LogicError as parse() does.
class SymbolAddresses {
public:
    virtual ~SymbolAddresses() = default;
    virtual std::uint64_t addressOf(std::string_view symbol, bool generic) const = 0;
};
std::vector<std::byte> initialBytes(const Module& module, const Variable& variable, const SymbolAddresses& symbols);

}  // namespace kd::ptx
