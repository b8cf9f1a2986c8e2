// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"
#include "core/compile/cache/cache.h"
#include "core/compile/cache/cacheentry.h"
#include "core/compile/toolkit/nvcclocation.h"
#include "core/compile/toolkit/nvrtclocation.h"
#include "core/compile/toolkit/toolkitdigest.h"

#include <string_view>

namespace kd {
namespace {

void addAll(Sha256& hash, const std::vector<std::string>& texts)
{
    hash.addField(std::to_string(texts.size()));
    for (const std::string& text : texts)
        hash.addField(text);
}

}  // namespace

std::string CompileCache::key(const CompileRequest& request)
{
    Sha256 hash;
    hash.addField("kerneldesk compile " + std::to_string(kCacheSchema));
    hash.addField(request.source).addField(request.programName).addField(request.architecture);
    addAll(hash, request.options);
    addAll(hash, request.nameExpressions);
    hash.addField(std::to_string(request.headers.size()));
    for (const UserHeader& header : request.headers)
        hash.addField(header.includeName).addField(header.path).addField(header.text);
    if (request.compiler == CompilerChoice::Nvcc) {
        const NvccLocation nvcc = findNvcc();
        hash.addField("nvcc").addField(nvcc.identity).addField(toolkitDigest(request, nvccIncludeFolders(nvcc)));
        return toHex(hash.finish());
    }
    const NvrtcFiles nvrtc = nvrtcFiles();
    hash.addField(nvrtc.identity);
    for (const std::filesystem::path& folder : nvrtc.includeFolders)
        hash.addField(folder.string());
    hash.addField(toolkitDigest(request, nvrtc.includeFolders));
    return toHex(hash.finish());
}

std::string CompileCache::tileKey(const std::vector<std::byte>& tileIr, const std::string& architecture,
                                  const std::string& identity)
{
    Sha256 hash;
    hash.addField("kerneldesk tile " + std::to_string(kCacheSchema));
    hash.addField(architecture).addField(identity).addField(sha256Hex(tileIr));
    return toHex(hash.finish());
}

std::string CompileCache::figuresKey(const std::string& key)
{
    Sha256 hash;
    hash.addField("figures").addField(key);
    return toHex(hash.finish());
}

}  // namespace kd
