// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/tools.h"

#include "ui/mcp/answers.h"

#include <algorithm>
#include <array>
#include <string>

namespace kd::mcp {
namespace {

using Kind = ToolParameter::Kind;

constexpr std::array kProgram{
    ToolParameter{"file", Kind::Path, "FILE", "CUDA source, session (.kdesk), report or compiled code, below the allowed folders"},
    ToolParameter{"example", Kind::Text, "--example", "name of a shipped example in place of file"},
    ToolParameter{"source", Kind::Own, "", "text of a CUDA source in place of file"}};
constexpr std::array kCompiling{
    ToolParameter{"defines", Kind::Texts, "-D", "macros: NAME or NAME=VALUE"},
    ToolParameter{"include_folders", Kind::Paths, "-I", "further folders of headers, below the allowed ones"},
    ToolParameter{"std", Kind::Text, "--std", "language standard: c++17"},
    ToolParameter{"compiler", Kind::Word, "--compiler", "who compiles", "auto|nvrtc|nvcc"},
    ToolParameter{"options", Kind::Texts, "--option", "compiler options: -use_fast_math"},
    ToolParameter{"name_expressions", Kind::Texts, "--name-expression", "template instances to emit: k<float, 4>"}};
constexpr std::array kArchitecture{ToolParameter{"arch", Kind::Text, "--arch", "architecture, as sm_90; default: the device's"}};
constexpr std::array kArchitectures{
    ToolParameter{"architectures", Kind::Texts, "--arch", "architectures, as sm_90; default: the device's"}};
constexpr std::array kShape{
    ToolParameter{"preset", Kind::Text, "--preset", "a launch that the session has a name for"},
    ToolParameter{"kernel", Kind::Text, "--kernel", "default: the session's, or the only one"},
    ToolParameter{"grid", Kind::Text, "--grid", "blocks, up to three expressions: ceil_div(n, block.x)"},
    ToolParameter{"block", Kind::Text, "--block", "threads of a block, up to three expressions: 32,8"},
    ToolParameter{"shared", Kind::Text, "--shared", "bytes of dynamic shared memory, an expression"},
    ToolParameter{"arguments", Kind::Map, "--arg",
                  "the kernel's arguments by name: a scalar takes an expression (\"1<<20\"), a pointer a recipe and the number of "
                  "elements (\"random(seed=1)[n]\", \"zeros[n*m]\", also ones, ramp, sine, normal(seed=1), random(seed=1, "
                  "below=64) for indices from 0 to 63, poison, file(\"x.npy\")). const T* is input, T* input and output; "
                  "\"out:zeros[n]\" makes it output only, which nobody reads before it is written; \"zeros[n + 6, from 3]\" "
                  "points to the fourth element"},
    ToolParameter{"define_values", Kind::Map, "--define-value", "names for use in expressions"}};
constexpr std::array kLaunch{
    ToolParameter{"cluster", Kind::Text, "--cluster", "blocks of a cluster"},
    ToolParameter{"carveout", Kind::Number, "--carveout", "shared memory, percent of the most"},
    ToolParameter{"cooperative", Kind::Flag, "--cooperative", "all blocks are resident at once"},
    ToolParameter{"deadline", Kind::Number, "--deadline", "seconds after which the kernel is ended; default: 10"},
    ToolParameter{"references", Kind::Map, "--reference",
                  "what an output must equal, by name: \"expr:2 * x[i]\" (of element i; also sum(x), mean(x), min(x), max(x) of "
                  "an input), \"kernel:NAME\" (of the same source, with the same inputs, grid and block) or \"file:y.npy\". "
                  "Without one nothing is verified"},
    ToolParameter{"rtol", Kind::Number, "--rtol", "relative tolerance"},
    ToolParameter{"atol", Kind::Number, "--atol", "absolute tolerance"}};
constexpr std::array kListing{
    ToolParameter{"listing", Kind::Own, "", "the PTX or SASS as well, for one architecture", "ptx|sass"},
    ToolParameter{"listing_kernel", Kind::Own, "", "of this kernel alone"},
    ToolParameter{"first_line", Kind::Own, "", "only what comes from this line of the source on"},
    ToolParameter{"last_line", Kind::Own, "", "only what comes from up to this line of the source"}};
constexpr std::array kRun{
    ToolParameter{"counters", Kind::Flag, "--counters", "count instructions and memory accesses by line (emulated GPU)"},
    ToolParameter{"notes", Kind::Flag, "--notes",
                  "note the first NaN or infinity, divisions by zero, shifts too far… (emulated GPU)"},
    ToolParameter{"statistics", Kind::Flag, "--statistics", "percentiles and special values of outputs"},
    ToolParameter{"who_wrote", Kind::Text, "--who-wrote", "NAME[INDEX]: which thread and line wrote it (emulated GPU)"},
    ToolParameter{"schedules", Kind::Number, "--schedules", "run in so many orders of blocks and warps (emulated GPU)"},
    ToolParameter{"out", Kind::PathMap, "--out", "files to write outputs to, by name: .npy, .csv, .png"},
    ToolParameter{"difference_map", Kind::Own, "",
                  "differences[].map as well: how many elements of each part differ, up to 4096 numbers. Their pattern and the "
                  "worst of them are always told"}};
constexpr std::array kTiming{
    ToolParameter{"warmup", Kind::Number, "--warmup", "launches before the first sample"},
    ToolParameter{"samples", Kind::Number, "--samples", "timed launches, at most"},
    ToolParameter{"max_seconds", Kind::Number, "--max-seconds", "stop after so long"},
    ToolParameter{"cold", Kind::Flag, "--cold", "flush the L2 cache before every sample"}};
constexpr std::array kWork{
    ToolParameter{"bytes", Kind::Text, "--bytes", "bytes that one launch moves, an expression, for the bandwidth"},
    ToolParameter{"flops", Kind::Text, "--flops", "operations of one launch, an expression, for the rate"}};
constexpr std::array kSecondSize{
    ToolParameter{"verify_at", Kind::Map, "--verify-at",
                  "run once with these arguments first and compare with the references: a second, odd size shows a kernel that is "
                  "right for one size alone"}};
constexpr std::array kCompare{
    ToolParameter{"file", Kind::Path, "A", "A: source, session, report or compiled code"},
    ToolParameter{"other", Kind::Path, "B", "B, which is judged against A; default: A, with options of its own"},
    ToolParameter{"against", Kind::Text, "--against",
                  "in place of other: a revision of file's git checkout, as HEAD. B is the file as it is, A as it was there, with "
                  "the headers of then"},
    ToolParameter{"defines_a", Kind::Texts, "--define-a", "macros of A alone"},
    ToolParameter{"defines_b", Kind::Texts, "--define-b", "macros of B alone"},
    ToolParameter{"options_a", Kind::Texts, "--option-a", "compiler options of A alone"},
    ToolParameter{"options_b", Kind::Texts, "--option-b", "compiler options of B alone"},
    ToolParameter{"kernel_a", Kind::Text, "--kernel-a", "the kernel of A"},
    ToolParameter{"kernel_b", Kind::Text, "--kernel-b", "the kernel of B"},
    ToolParameter{"grid_a", Kind::Text, "--grid-a", "blocks of A"},
    ToolParameter{"grid_b", Kind::Text, "--grid-b", "blocks of B"},
    ToolParameter{"block_a", Kind::Text, "--block-a", "threads of a block of A"},
    ToolParameter{"block_b", Kind::Text, "--block-b", "threads of a block of B"},
    ToolParameter{"seed", Kind::Number, "--seed", "the order of the launches is drawn from it"}};
constexpr std::array kNumbers{
    ToolParameter{"threads", Kind::Number, "--threads", "of a block"},
    ToolParameter{"registers", Kind::Number, "--registers", "of a thread"},
    ToolParameter{"static_shared", Kind::Number, "--static-shared", "bytes of a block"},
    ToolParameter{"dynamic_shared", Kind::Number, "--dynamic-shared", "bytes of a block"},
    ToolParameter{"carveout", Kind::Number, "--carveout", "percent of the largest shared memory"},
    ToolParameter{"barriers", Kind::Number, "--barriers", "of a block"},
    ToolParameter{"cluster", Kind::Number, "--cluster", "blocks of a cluster"},
    ToolParameter{"curves", Kind::Flag, "--curves", "occupancy over threads, registers and shared memory as well"}};
constexpr std::array kSweepWork{
    ToolParameter{"action", Kind::Own, "", "poll and cancel take sweep", "start|poll|cancel"},
    ToolParameter{"sweep", Kind::Own, "", "the id that start gave, as s1"}};
constexpr std::array kSweep{
    ToolParameter{"axes", Kind::Map, "--axis", "what is varied, by name: block (\"64,128\"), grid, an argument, a macro "
                                               "(\"8..32:8\")"},
    ToolParameter{"where", Kind::Texts, "--where", "expressions that a point has to fulfil: TILE * block <= 1024"},
    ToolParameter{"strategy", Kind::Word, "--strategy", "which points are measured", "grid|random|evolution"},
    ToolParameter{"budget", Kind::Number, "--budget", "points at most"},
    ToolParameter{"patience", Kind::Number, "--patience", "end after so many points without a better one"},
    ToolParameter{"sweep_seed", Kind::Number, "--seed", "of random and evolution"},
    ToolParameter{"figure", Kind::Word, "--figure", "what is compared; on the emulated GPU instructions or bytes",
                  "time|instructions|bytes"}};
constexpr std::array kWhichDocument{
    ToolParameter{"document", Kind::Own, "", "its number, as window_document gives it; default: the current one"}};
constexpr std::array kPropose{
    ToolParameter{"text", Kind::Own, "", "the whole text that the document may become; or edits"},
    ToolParameter{"edits", Kind::Own, "", "what is replaced: each old has to stand in the text once"},
    ToolParameter{"summary", Kind::Own, "", "what the change is for, in one line that the person reads"}};
constexpr std::array kDecision{
    ToolParameter{"proposal", Kind::Own, "", "its number, as window_propose gave it"},
    ToolParameter{"wait", Kind::Own, "", "seconds to wait for the person's decision; default: 0, at most 300"}};
constexpr std::array kWindowRun{
    ToolParameter{"proposal", Kind::Own, "", "number of a proposal; or document"},
    ToolParameter{"document", Kind::Own, "", "number of a document, which runs as its text is now"}};
constexpr std::array kWindowCompare{ToolParameter{"proposal", Kind::Own, "", "number of a proposal"}};
constexpr std::array kMore{
    ToolParameter{"answer", Kind::Own, "", "the id in answer of the document that was cut"},
    ToolParameter{"path", Kind::Own, "", "JSON pointer of the list or text, as answer.cut names it"},
    ToolParameter{"offset", Kind::Own, "", "the first entry, or byte, that is wanted; default: 0"}};
constexpr std::array kDevice{ToolParameter{"device", Kind::Own, "--device", "where it runs; default: emulated"}};
constexpr std::array kLength{
    ToolParameter{"max_bytes", Kind::Own, "", "of the answer at most; default: 24000. The tool more gives what is cut"}};

std::vector<Tool> madeTools()
{
    const bool yes = true, no = false;
    return {
        {"run", "Run and verify",
         "Compiles, fills the buffers, launches once, compares with references, and names hazards (races, reads and "
         "writes outside, what nobody wrote) with line and thread.", "run", ToolWork::Command, yes, yes, yes,
         {kShape, kLaunch, kRun, kArchitecture, kCompiling}},
        {"compile", "Compile",
         "Does it compile, where not, with which registers, spills and shared memory; signatures of the kernels; PTX "
         "or SASS of a kernel or of some lines; SASS needs the toolkit's nvdisasm.",
         "compile", ToolWork::Command, yes, yes, no, {kArchitectures, kCompiling, kListing}},
        {"counters", "Count by line",
         "What one launch does, whole and by source line: instructions, sectors against the ideal, bank conflicts, "
         "lanes. On a GPU its own counters.", "counters", ToolWork::Command, yes, yes, no,
         {kShape, kLaunch, kArchitecture, kCompiling}},
        {"occupancy", "Occupancy",
         "The occupancy calculator, of a compiled kernel or of numbers alone: what limits, its arithmetic in words "
         "(reason), and the next steps that would raise it.", "occupancy", ToolWork::Command, yes, no, no,
         {kNumbers, kShape, kArchitecture, kCompiling}},
        {"matrix", "Architecture matrix",
         "The kernel compiled for every architecture: registers, spills, occupancy and best block of each.", "report",
             ToolWork::Matrix, yes, no, no, {kShape, kArchitecture, kCompiling}},
        {"goal", "Goals, compiled",
         "Changes that would raise the occupancy (launch bounds, register limits, unrolls), each compiled, with what "
         "came of it.", "report", ToolWork::Goal, yes, no, no, {kShape, kArchitecture, kCompiling}},
        {"time", "Time",
         "Many timed launches with statistics, doubts and a receipt that says how the figure was taken. On the "
         "emulated GPU, which has no time, modelled counts.", "time", ToolWork::Command, yes, yes, no,
         {kShape, kLaunch, kTiming, kWork, kSecondSize, kArchitecture, kCompiling}},
        {"compare", "Compare two builds",
         "Is B faster than A: launched in turns in one process, verified before and after, with verdict, reasons and "
         "receipt. On the emulated GPU counts are compared: verdict is fewer, same, more or mixed, of what B does beside A.",
         "compare", ToolWork::Command, no, yes, no,
         {kCompare, kShape, kLaunch, kTiming, kSecondSize, kArchitecture, kCompiling}},
        {"sweep", "Sweep",
         "Measures a kernel at many points. start gives an id and the first results, poll what is measured by now, cancel ends "
         "it and gives all that was measured. On the emulated GPU best is by counts, not by time.",
         "sweep", ToolWork::Sweep, yes, yes, no,
         {kSweepWork, kSweep, kShape, kLaunch, kTiming, kWork, kArchitecture, kCompiling}},
        {"devices", "Devices",
         "The devices that may be used, their attributes, and what this machine lacks.", "devices",
         ToolWork::Command, no, yes, no, {}},
        {"examples", "Examples", "The shipped kernels; their sources are resources.", "examples", ToolWork::Command, no, no, no,
         {}},
        {"explain", "Explain a fault",
         "Runs the launch on the emulated GPU and gives for each fault the kind, thread, address and the lines of the "
         "source around it.", "run", ToolWork::Explain, yes, no, no, {kShape, kLaunch, kArchitecture, kCompiling}},
        {"more", "More of an answer", "What was cut from an answer.", "", ToolWork::More, no, no, no, {kMore}},
        {"window_document", "The window's document",
         "The document that the person has open in KernelDesk's window: its text, its launch, its build, its runs.", "document",
         ToolWork::Window, no, no, no, {kWhichDocument}},
        {"window_propose", "Propose an edit",
         "Shows the person another text for the document as a difference to accept or to reject. Nothing is changed before "
         "that. It gets a tab of its own, in which it can be run and timed.", "propose", ToolWork::Window, no, no, no,
         {kWhichDocument, kPropose}},
        {"window_proposal", "What became of a proposal", "open, accepted, rejected with the person's words, replaced or closed.",
         "proposal", ToolWork::Window, no, no, no, {kDecision}},
        {"window_run", "Run in the window",
         "Compiles, runs and verifies a proposal, or the document as it is, with the launch and on the device of the window.",
         "run", ToolWork::Window, no, no, no, {kWindowRun}},
        {"window_time", "Time in the window", "The same, timed, with statistics, doubts and a receipt.", "time",
         ToolWork::Window, no, no, no, {kWindowRun}},
        {"window_compare", "Compare in the window",
         "Is a proposal faster than the document's text, which was run or timed before: launched in turns, with a verdict.",
         "compare", ToolWork::Window, no, no, no, {kWindowCompare}},
    };
}

Json textSchema(const ToolParameter& parameter)
{
    Json schema = {{"type", "string"}};
    if (parameter.words.empty())
        return schema;
    Json& words = schema["enum"] = Json::array();
    for (std::size_t at = 0; at <= parameter.words.size();) {
        const std::size_t end = std::min(parameter.words.find('|', at), parameter.words.size());
        words.push_back(parameter.words.substr(at, end - at));
        at = end + 1;
    }
    return schema;
}

Json schemaOf(const ToolParameter& parameter, const std::vector<std::string>& devices)
{
    const std::string name = parameter.name;
    if (parameter.kind == Kind::Own && name == "device")
        return {{"type", "string"}, {"enum", devices}};
    if (parameter.kind == Kind::Own && (name == "offset" || name == "first_line" || name == "last_line"))
        return {{"type", "integer"}, {"minimum", 0}};
    if (parameter.kind == Kind::Own && (name == "document" || name == "proposal"))
        return {{"type", "integer"}, {"minimum", 1}};
    if (parameter.kind == Kind::Own && name == "difference_map")
        return {{"type", "boolean"}};
    if (parameter.kind == Kind::Own && name == "wait")
        return {{"type", "integer"}, {"minimum", 0}, {"maximum", 300}};
    if (parameter.kind == Kind::Own && name == "edits")
        return {{"type", "array"},
                {"items",
                 {{"type", "object"},
                  {"properties", {{"old", {{"type", "string"}}}, {"new", {{"type", "string"}}}}},
                  {"required", {"old", "new"}},
                  {"additionalProperties", false}}}};
    if (parameter.kind == Kind::Own && name == "max_bytes")
        return {{"type", "integer"}, {"minimum", Answers::kLeastBytes}, {"maximum", Answers::kMaxBytes}};
    switch (parameter.kind) {
    case Kind::Texts:
    case Kind::Paths:
        return {{"type", "array"}, {"items", {{"type", "string"}}}};
    case Kind::Map:
    case Kind::PathMap:
        return {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}};
    case Kind::Number:
        return {{"type", "number"}};
    case Kind::Flag:
        return {{"type", "boolean"}};
    default:
        return textSchema(parameter);
    }
}

Json listOf(const char* description)
{
    return {{"type", "array"}, {"items", {{"type", "object"}}}, {"description", description}};
}

Json answerSchema(Json properties, const std::vector<std::string>& required)
{
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", required}};
}

bool needsProposal(const Tool& tool)
{
    return std::string_view(tool.name) == "window_proposal" || std::string_view(tool.name) == "window_compare";
}

/// Tells whether no tool before `tool` has the same parameter.
bool isFirstWith(const Tool& tool, const ToolParameter* parameter)
{
    const auto has = [parameter](const Tool& each) {
        const std::vector<const ToolParameter*> all = parametersOf(each);
        return std::ranges::find(all, parameter) != all.end();
    };
    return &*std::ranges::find_if(tools(), has) == &tool;
}

/// Of what the window answers to `method`.
Json windowSchema(std::string_view method)
{
    const Json text = {{"type", "string"}}, number = {{"type", "integer"}};
    if (method == "document")
        return answerSchema({{"document", number}, {"name", text}, {"text", text}, {"launch", {{"type", "object"}}}},
                            {"document", "name", "text", "kernels", "kernel", "launch", "build", "runs", "proposal"});
    if (method == "propose" || method == "proposal")
        return answerSchema({{"proposal", number}, {"document", number}, {"state", text}, {"comment", text}, {"diff", text}},
                            {"proposal", "document", "state", "isOutdated", "comment", "diff"});
    return answerSchema({{"ok", {{"type", "boolean"}}}, {"run", number}}, {"ok", "message"});
}

}  // namespace

Json ownSchema(const Tool& tool)
{
    const Json text = {{"type", "string"}};
    const Json report = {{"kernel", text}, {"arch", text}, {"occupancy", {{"type", "object"}}}};
    Json properties = report;
    switch (tool.work) {
    case ToolWork::Matrix:
        properties["matrix"] = listOf("A row for each architecture, as matrix[] of a report in JSON.");
        return answerSchema(properties, {"kernel", "arch", "occupancy", "matrix"});
    case ToolWork::Goal:
        properties["answers"] = listOf("What came of each change, as answers[] of a report in JSON: goal, code, state, figures.");
        return answerSchema(properties, {"kernel", "arch", "occupancy", "answers"});
    case ToolWork::Sweep:
        properties = {{"sweep", text},
                      {"state", {{"type", "string"}, {"enum", {"running", "done", "failed", "cancelled"}}}},
                      {"message", text},
                      {"results", {{"type", {"object", "null"}}, {"description",
                                                                  "What kerneldesk sweep --format json writes."}}}};
        return answerSchema(properties, {"sweep", "state", "message", "results"});
    case ToolWork::More:
        properties = {{"answer", text}, {"path", text}, {"offset", {{"type", "integer"}}}, {"total", {{"type", "integer"}}},
                      {"items", {{"type", "array"}}}, {"text", text}};
        return answerSchema(properties, {"answer", "path", "offset", "total"});
    case ToolWork::Window:
        return windowSchema(tool.command);
    default:
        return {};
    }
}

Json shortSchema(const Json& schema, std::string_view command)
{
    return {{"type", "object"},
            {"required", valueOr(schema, "required", Json::array())},
            {"description", "Its schema: kerneldesk://schema/" + std::string(command)}};
}

const std::vector<Tool>& tools()
{
    static const std::vector<Tool> all = madeTools();
    return all;
}

const Tool* findTool(std::string_view name)
{
    const auto found = std::ranges::find(tools(), name, [](const Tool& tool) { return std::string_view(tool.name); });
    return found == tools().end() ? nullptr : &*found;
}

const ToolParameter* parameterOf(const Tool& tool, std::string_view option)
{
    for (const ToolParameter* const each : parametersOf(tool))
        if (!option.empty() && each->option == option)
            return each;
    return nullptr;
}

std::vector<const ToolParameter*> parametersOf(const Tool& tool)
{
    std::vector<std::span<const ToolParameter>> groups;
    if (tool.takesProgram)
        groups.emplace_back(kProgram);
    groups.insert(groups.end(), tool.parameters.begin(), tool.parameters.end());
    if (tool.takesDevice)
        groups.emplace_back(kDevice);
    groups.emplace_back(kLength);
    std::vector<const ToolParameter*> all;
    for (const std::span<const ToolParameter> group : groups)
        for (const ToolParameter& parameter : group)
            all.push_back(&parameter);
    return all;
}

Json inputSchema(const Tool& tool, const std::vector<std::string>& devices)
{
    Json properties = Json::object();
    for (const ToolParameter* const parameter : parametersOf(tool)) {
        Json& schema = properties[parameter->name] = schemaOf(*parameter, devices);
        if (isFirstWith(tool, parameter))
            schema["description"] = parameter->description;
    }
    Json schema = {{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (tool.work == ToolWork::More)
        schema["required"] = {"answer", "path"};
    else if (tool.work == ToolWork::Sweep)
        schema["required"] = {"action"};
    else if (tool.work == ToolWork::Window)
        schema["required"] = needsProposal(tool) ? Json{"proposal"} : Json::array();
    else if (std::string_view(tool.command) == "compare")
        schema["required"] = {"file"};
    return schema;
}

}  // namespace kd::mcp
