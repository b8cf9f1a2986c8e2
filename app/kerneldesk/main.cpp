// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/commandsmain.h"
#include "app/kerneldesk/windowrequest.h"
#include "core/base/posix/start.h"

#include <algorithm>
#include <cstdio>
#include <span>

namespace {

constexpr int kLacking = 3;  // the command line's status where the machine lacks something

bool asksForWindow(std::span<char* const> words)
{
    return kd::asksForWindow({words.data(), words.size()}) && kd::hasDisplay() &&
           std::all_of(words.begin(), words.end(), kd::posix::isFile);
}

}  // namespace

/// The window, or else the command line, whose library and its libraries nobody who asks for the window waits for.
int main(int argc, char** argv)
{
    if (argc > 0 && asksForWindow({argv + 1, argv + argc}))
        kd::posix::becomeNeighbour(kd::kWindowProgram, argv);
    // Where the window was asked for and does not start, the command line meets it again and says why.
    const kd::posix::OpenedFunction opened = kd::posix::openNeighbour(kd::cli::kCommandsLibrary, kd::cli::kCommandsFunction);
    if (opened.failure != nullptr) {
        std::fprintf(stderr, "kerneldesk: The command line cannot be loaded, KernelDesk has to be installed again: %s\n",
                     opened.failure);
        return kLacking;
    }
    return reinterpret_cast<kd::cli::CommandsMain>(opened.address)(argc, argv);
}
