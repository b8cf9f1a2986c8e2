#pragma once

#include "core/base/units.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace kd {

/// How a launch goes over a device: a wave is as many blocks as it holds at once.
struct Waves {
    quint64 blocks = 0;    ///< of the launch
    quint64 perWave = 0;   ///< at least 1
    quint32 multiprocessors = 0;

    quint64 full() const { return blocks / perWave; }
    double count() const { return static_cast<double>(blocks) / static_cast<double>(perWave); }
    /// Of the last wave, 0..1; 1 where it is full.
    double tail() const;
};

/// What the launch form says beneath its fields.
class LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchText)
public:
    /// "64 × 64 × 1 = 4 096 blocks"
    static QString blocks(Dim3 grid);
    /// "16 × 16 = 256 threads, 8 warps"
    static QString threads(Dim3 block);
    /// "4 KiB + 16 KiB static, limit 227 KiB"; without dynamic memory from the plus on; a limit of 0 is not known. Bytes.
    static QString shared(quint64 dynamic, quint64 fixed, quint64 limit);
    /// "2 × 1 × 1 = 2 blocks a cluster, 2 048 clusters"
    static QString clusters(Dim3 grid, Dim3 cluster);
    /// "6.21"
    static QString waves(const Waves& waves);
    /// "Last wave fills 21 % of the device"
    static QString tail(const Waves& waves);
    /// "4 096 blocks / (132 SMs × 5 blocks per SM) = 6.21 waves: 6 full ones and one of 136 blocks"
    static QString arithmetic(const Waves& waves);
    /// A sentence of the launch's check as it stands beneath the field that it is about: without its subject, and with the
    /// form's fields in place of the command line's options.
    static QString sentence(const QString& subject, const QString& sentence);
    /// "5 s", "0.5 s"
    static QString deadline(double seconds);
    /// Reads "5", "5 s" or "500 ms"; nothing when it is none of these.
    static std::optional<double> deadlineOf(const QString& text);
};

}  // namespace kd
