#include "app/start/windowrequest.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace {

constexpr int kLacking = 3;  // as ExitStatus::Lacking of the command line

bool canShow(const std::vector<std::string>& words)
{
    return kd::hasDisplay() && std::all_of(words.begin(), words.end(), [](const std::string& word) {
        std::error_code error;
        return std::filesystem::is_regular_file(word, error);
    });
}

}  // namespace

/// Goes on as the window or as the command line, whichever the words ask for. Loads no Qt: that would delay the window by a fifth.
/// What is wrong with the words the command line says.
int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const bool isWindow = kd::asksForWindow(words) && canShow(words);
    try {
        kd::posix::becomeProgram(kd::posix::executablePath().parent_path() / (isWindow ? "kerneldesk-window" : "kerneldesk-cli"), words);
    } catch (const kd::Error& error) {
        std::fprintf(stderr, "kerneldesk: %s: %s.\n", error.info().subject.c_str(), error.info().text.c_str());
    }
    return kLacking;
}
