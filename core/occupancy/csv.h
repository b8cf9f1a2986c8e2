// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Reads comma-separated records (RFC 4180: quoted fields, doubled quotes, line ends within quotes; LF or CRLF), one at a
/// time. A UTF-8 byte order mark is skipped, and so are empty lines. Records are limited to 64 KiB.
class CsvReader {
public:
    /// `subject` names the input in errors; `in` outlives the reader.
    CsvReader(std::istream& in, std::string subject);

    /// Replaces `fields` by the next record's; false at the end. Throws RuntimeError with the line where a quoted field does
    /// not end, goes on after its closing quote, or a record is too long.
    bool next(std::vector<std::string>& fields);

    /// The line that the last record began on, from 1.
    std::size_t line() const { return m_recordLine; }
    /// Says how the last record ended: "\n" or "\r\n".
    std::string_view lineEnd() const { return m_crLf ? "\r\n" : "\n"; }

private:
    bool skipEmptyLines();
    void readField(std::vector<std::string>& fields);
    void readQuoted(std::string& field);
    void readPlain(std::string& field);
    bool atRecordEnd();
    int nextCharacter();
    [[noreturn]] void refuse(const Message& what) const;

    std::istream& m_in;
    std::string m_subject;
    std::size_t m_line = 1;
    std::size_t m_recordLine = 0;
    std::size_t m_recordBytes = 0;
    bool m_crLf = false;
};

}  // namespace kd
