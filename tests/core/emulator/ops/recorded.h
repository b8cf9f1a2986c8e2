// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd::test {

/// CRC-32 of the results of a form on the device; none: it was not run there.
using DeviceChecksum = std::optional<std::uint32_t>;

/// What an H200 gave: tests/data/emulator/ops-sm90*, as record.py writes them.
class Recorded {
public:
    /// Throws std::runtime_error with the name of a file that is missing or not as expected.
    Recorded();

    /// Of a row's forms, in the order of formsOf(); empty: the row is not recorded.
    std::vector<DeviceChecksum> row(const std::string& name) const;
    const std::map<std::string, DeviceChecksum>& probes() const { return m_probes; }
    /// Why the device gives something else, or does not run the form. Empty: it does the same.
    std::string departure(const std::string& form) const;
    const std::map<std::string, std::string>& departures() const { return m_departures; }
    /// Checksums of the arrays that a whole kernel left behind; empty: it is not recorded.
    std::vector<DeviceChecksum> kernel(const std::string& name) const;
    /// The byte of each piece (recording.h) of all forms and probes, in the recorder's order.
    const QByteArray& pieces() const { return m_pieces; }

private:
    std::map<std::string, std::vector<DeviceChecksum>> m_rows, m_kernels;
    std::map<std::string, DeviceChecksum> m_probes;
    std::map<std::string, std::string> m_departures;
    QByteArray m_pieces;
};

}  // namespace kd::test
