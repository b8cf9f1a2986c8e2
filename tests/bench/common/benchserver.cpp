// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/common/benchserver.h"

#include <exception>
#include <iostream>
#include <string>

namespace kd::bench {

int serveRounds(const std::function<Json()>& makeReady, const std::function<Json()>& measureRound, bool warmsUp)
{
    const auto answer = [](const Json& json) { std::cout << json.dump() << std::endl; };
    try {
        const Json facts = makeReady();
        if (warmsUp)
            measureRound();
        answer({{"ready", facts}});
        for (std::string line; std::getline(std::cin, line);)
            if (line == "round")
                answer({{"samples", measureRound()}});
    } catch (const std::exception& error) {
        answer({{"error", error.what()}});
        return 1;
    }
    return 0;
}

}  // namespace kd::bench
