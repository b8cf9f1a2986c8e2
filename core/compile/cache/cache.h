// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// The on-disk cache of compile outcomes with their signatures. Rules: spec engine-lessons; safe for several processes.
class CompileCache {
public:
    /// Says where the cache is and how much it keeps.
    struct Config {
        std::filesystem::path directory;  ///< empty: memory only
        Bytes limit{1ull << 30};
    };
    /// KERNELDESK_DISABLE_CACHE, KERNELDESK_CACHE_DIR, else XDG_CACHE_HOME/kerneldesk, else ~/.cache/kerneldesk.
    static Config configFromEnvironment();

    explicit CompileCache(Config config);
    ~CompileCache();
    CompileCache(CompileCache&&) noexcept;
    CompileCache& operator=(CompileCache&&) noexcept;

    /// 64 hexadecimal digits over everything the result depends on, the identity of the compiler's files included: of nvcc's where
    /// the request asks for that, else of NVRTC's.
    static std::string key(const CompileRequest& request);
    /// Where an outcome without signatures is kept whose key() is `key`.
    static std::string figuresKey(const std::string& key);

    /// The same for what tileiras of that identity makes of Tile IR for an architecture.
    static std::string tileKey(const std::vector<std::byte>& tileIr, const std::string& architecture, const std::string& identity);

    /// The folder that it claimed and keeps entries in; empty where it keeps them in memory only.
    std::filesystem::path folder() const;

    /// A stored outcome (cached = true), or nothing. Anything wrong with an entry makes it a miss and quarantines it.
    std::optional<CompileOutcome> find(const std::string& key);
    /// Keeps an outcome that is Ok. Never throws: a folder that cannot be used means memory only, with one notice.
    void store(const std::string& key, const CompileOutcome& outcome);
    /// The notice to show once; empty when there is none (left).
    Message popNotice();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace kd
