// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/namedsource.h"
#include "core/base/units.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <memory>

namespace kd {

/// Holds a source that compiled code was made from, as a file has it now.
struct CodeSource {
    NamedSource named;           ///< as the code's lines name it
    std::filesystem::path file;  ///< what was read: the user may have chosen another one
    QByteArray text;
    QString doubt;  ///< one sentence where lines of the text may not be those of the code; else empty

    bool isPython() const;
};

using CodeSourcePointer = std::shared_ptr<const CodeSource>;

inline constexpr Bytes kLargestCodeSource{std::size_t{16} << 20};

/// Says how the file came to be known.
enum class SourceChoice {
    Named,  ///< compiled code that may be anybody's names it: no symbolic link is followed
    Chosen  ///< the user chose it
};

/// Reads `file` as the source that code in `code`, a file or folder, was made from. To be called once the user agreed, since the
/// code may name any file. Throws UserError (Input) where it is not there, no regular file, longer than kLargestCodeSource or no
/// text. Blocks.
CodeSource readCodeSource(const NamedSource& named, const std::filesystem::path& file, SourceChoice choice,
                          const std::filesystem::path& code);

/// Tells whether both are names of one file, as line tables spell it.
bool isSameSource(const std::string& one, const std::string& other);

}  // namespace kd
