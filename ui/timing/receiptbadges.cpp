// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/receiptbadges.h"

#include "core/measure/nvml.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace kd {
namespace {

struct ReceiptText {
    Q_DECLARE_TR_FUNCTIONS(kd::Receipt)
};

using Kind = ReceiptBadge::Kind;

constexpr double kSteadyClock = 0.01;  ///< of the SM clock, between before and after

const Json& memberOf(const Json& json, const char* key)
{
    static const Json nothing;
    if (!json.is_object())
        return nothing;
    const auto found = json.find(key);
    return found == json.end() ? nothing : *found;
}

std::optional<double> numberOf(const Json& json, const char* key)
{
    const Json& member = memberOf(json, key);
    return member.is_number() ? std::optional(member.get<double>()) : std::nullopt;
}

QString textOf(const Json& json, const char* key)
{
    const Json& member = memberOf(json, key);
    return member.is_string() ? QString::fromStdString(member.get<std::string>()) : QString();
}

QString countText(double value)
{
    return formatCount(static_cast<quint64>(std::clamp(value, 0.0, 1e15)));
}

QString range(double low, double high, const QString& unit)
{
    const QString first = countText(std::min(low, high));
    const QString last = countText(std::max(low, high));
    return (first == last ? first : ReceiptText::tr("%1 to %2").arg(first, last)) + QChar(0x202F) + unit;
}

/// The badges of one receipt, in the order in which they are read.
class Badges {
public:
    explicit Badges(const TimingOutcome& timing) : m_timing(timing), m_receipt(timing.receipt) {}

    std::vector<ReceiptBadge> take()
    {
        if (m_timing.modelled) {
            add(QStringLiteral("info"), ReceiptText::tr("Modelled, not measured"), Kind::Doubtful,
                ReceiptText::tr("Instructions and accesses of one launch, counted in the PTX by the emulated GPU; it has no "
                                "time."));
        } else if (m_receipt.is_object()) {
            addMethod();
            if (const auto rounds = numberOf(m_receipt, "blocks"))
                addComparison(*rounds);
            addVerification();
            addClocks(memberOf(m_receipt, "clocks"));
        }
        if (const QString release = textOf(memberOf(m_receipt, "driver"), "release"); !release.isEmpty())
            add(QStringLiteral("devices"), ReceiptText::tr("Driver %1").arg(release), Kind::Neutral,
                ReceiptText::tr("The driver of the device, loaded from %1.").arg(textOf(memberOf(m_receipt, "driver"), "library")));
        return std::move(m_badges);
    }

private:
    void add(const QString& icon, const QString& text, Kind kind, const QString& evidence)
    {
        m_badges.push_back({icon, text, kind, evidence});
    }

    void addMethod()
    {
        if (const auto warmup = numberOf(m_receipt, "warmup")) {
            const double launches = numberOf(m_receipt, "warmupLaunches").value_or(*warmup);
            add(QStringLiteral("flame"), ReceiptText::tr("Warm-up %1").arg(countText(launches)),
                *warmup > 0 ? Kind::Good : Kind::Doubtful,
                *warmup > 0
                    ? ReceiptText::tr("%1 launches before the first sample, so that the device raised its clocks.")
                          .arg(countText(launches))
                    : ReceiptText::tr("No launch came before the first sample: clocks and caches may still have been cold."));
        }
        addCache();
        addWay();
        addWindow();
        addSamples();
    }

    /// What holds of a comparison alone, of both builds.
    void addComparison(double rounds)
    {
        add(QStringLiteral("compare"), ReceiptText::tr("ABBA, %1 rounds").arg(countText(rounds)), Kind::Good,
            ReceiptText::tr("A and B were launched by turns, A B B A or B A A B, in one process with both loaded: what changes "
                            "steadily falls on both alike."));
        const auto isCompared = [this](const char* side) {
            return memberOf(memberOf(m_receipt, side), "referencesCompared") == Json(true);
        };
        const bool isVerified = isCompared("first") && isCompared("second");
        add(QStringLiteral("verified"), isVerified ? ReceiptText::tr("Verified before and after") : ReceiptText::tr("Not verified"),
            isVerified ? Kind::Good : Kind::Doubtful,
            isVerified ? ReceiptText::tr("The outputs of both agreed with the references, before the samples and after.")
                       : ReceiptText::tr("The launch has no reference, so nothing says that what was timed is right."));
        addSigns(memberOf(m_receipt, "signs"));
    }

    /// What the device told of itself while both were sampled.
    void addSigns(const Json& signs)
    {
        std::vector<double> clocks;
        for (const Json& clock : memberOf(signs, "smMHz").is_array() ? memberOf(signs, "smMHz") : Json::array()) {
            if (clock.is_number())
                clocks.push_back(clock.get<double>());
        }
        if (!clocks.empty())
            addSmClock(std::ranges::min(clocks), std::ranges::max(clocks), std::nullopt);
        const Json& throttling = memberOf(signs, "throttling");
        if (!clocks.empty() && throttling.is_array())
            add(QStringLiteral("occupancy"),
                throttling.empty() ? ReceiptText::tr("Throttle: none") : ReceiptText::tr("Throttled"),
                throttling.empty() ? Kind::Good : Kind::Doubtful,
                throttling.empty() ? ReceiptText::tr("The driver named no reason to lower the clocks while samples were taken.")
                                   : ReceiptText::tr("The driver held the clocks down while samples were taken."));
        if (memberOf(signs, "otherProcess") == Json(true))
            add(QStringLiteral("warning"), ReceiptText::tr("Another process"), Kind::Doubtful,
                ReceiptText::tr("Another process worked on the GPU while samples were taken."));
        if (const QString missing = textOf(signs, "missing"); !missing.isEmpty())
            add(QStringLiteral("wave"), ReceiptText::tr("Clocks not recorded"), Kind::Doubtful, missing);
    }

    void addCache()
    {
        if (textOf(m_receipt, "l2").isEmpty())
            return;
        const double bytes = numberOf(m_receipt, "flushBytes").value_or(0);
        if (bytes <= 0 && textOf(m_receipt, "l2").startsWith(QLatin1String("cold")))
            add(QStringLiteral("snow"), ReceiptText::tr("L2 flushed"), Kind::Good,
                ReceiptText::tr("The L2 cache is cold at the start of every sample: a memset fills it before, outside the "
                                "window."));
        else if (bytes > 0)
            add(QStringLiteral("snow"), ReceiptText::tr("L2 flush %1").arg(typeset(formatBytes(static_cast<quint64>(bytes)))),
                Kind::Good,
                ReceiptText::tr("The L2 cache at the start of a sample is cold: a memset fills it before every sample, outside the "
                                "window."));
        else
            add(QStringLiteral("snow"), ReceiptText::tr("L2 hot"), Kind::Neutral,
                ReceiptText::tr("The L2 cache at the start of a sample is hot: as the launch before left it."));
    }

    /// The way to the kernel's own time; an older worker tells none.
    void addWay()
    {
        if (!m_timing.kernelTime)
            return;
        const KernelTime& way = *m_timing.kernelTime;
        const QString error = typeset(formatSeconds(way.error, 3));
        if (way.method == KernelTime::Method::Cupti)
            add(QStringLiteral("verified"), ReceiptText::tr("Kernel by CUPTI"), Kind::Good,
                ReceiptText::tr("Each sample is the kernel's own time, from CUPTI's records, in steps of %1.").arg(error) +
                    bothFigures(way));
        else if (way.method == KernelTime::Method::Calibrated)
            add(QStringLiteral("time"), ReceiptText::tr("Kernel within %1").arg(error), Kind::Neutral,
                ReceiptText::tr("Each sample is a window less what the launch of an empty kernel costs, which is known to within "
                                "%1.")
                        .arg(error) +
                    bothFigures(way) + whyNoBetter(way));
        else
            add(QStringLiteral("time"), ReceiptText::tr("Windows, not the kernel"), Kind::Doubtful,
                ReceiptText::tr("Each sample is a window around the launch, about %1 longer than the kernel.").arg(error) +
                    whyNoBetter(way));
    }

    /// Both, where the difference can be seen.
    QString bothFigures(const KernelTime& way) const
    {
        if (!m_timing.statistics || windowExcess(way, *m_timing.statistics) <= kNotableExcess)
            return {};
        return QLatin1Char(' ') +
            ReceiptText::tr("Median of the kernel %1, of the window around its launch %2.")
                .arg(typeset(formatSeconds(m_timing.statistics->median)), typeset(formatSeconds(way.windowStatistics->median)));
    }

    static QString whyNoBetter(const KernelTime& way)
    {
        return way.reason.empty() ? QString() : QLatin1Char(' ') + messageText(way.reason);
    }

    void addWindow()
    {
        if (const Json& gated = memberOf(m_receipt, "enqueuedBehindGate"); gated.is_boolean()) {
            const bool isGated = gated.get<bool>();
            add(QStringLiteral("time"), isGated ? ReceiptText::tr("Queued ahead") : ReceiptText::tr("Enqueueing within the time"),
                isGated ? Kind::Good : Kind::Doubtful,
                isGated ? ReceiptText::tr("The launches of a batch were in the queue before the first of them began, so no time of "
                                          "enqueueing is measured.")
                        : ReceiptText::tr("The device could not be held back while launches were queued: a sample may hold the "
                                          "time of enqueueing."));
        }
        if (const auto window = numberOf(m_receipt, "emptyWindowSeconds"))
            add(QStringLiteral("time"), ReceiptText::tr("Empty window %1").arg(typeset(formatSeconds(*window, 3))), Kind::Neutral,
                m_timing.kernelTime && m_timing.kernelTime->method != KernelTime::Method::Window
                    ? ReceiptText::tr("What two events with nothing between them measure, as median; no sample holds it.")
                    : ReceiptText::tr("What two events with nothing between them measure, as median; it is part of every "
                                      "sample."));
    }

    void addSamples()
    {
        const auto taken = numberOf(m_receipt, "samplesTaken");
        const auto wanted = numberOf(m_receipt, "samplesWanted");
        if (taken && wanted && *taken < *wanted)
            add(QStringLiteral("warning"), ReceiptText::tr("%1 of %2 samples").arg(countText(*taken), countText(*wanted)),
                Kind::Doubtful,
                textOf(m_receipt, "endedBy") == QStringLiteral("records")
                    ? ReceiptText::tr("CUPTI had no record of the other launches.")
                    : ReceiptText::tr("The time limit ended the timing before all samples were taken."));
    }

    void addVerification()
    {
        const Json& before = memberOf(m_receipt, "verifiedBefore");
        const Json& after = memberOf(m_receipt, "verifiedAfter");
        if (before == true && after == true)
            add(QStringLiteral("verified"), ReceiptText::tr("Verified before and after"), Kind::Good,
                ReceiptText::tr(
                    "The outputs agreed with their references in the first run and again, on fresh inputs, after the samples."));
        else if (after == false)
            add(QStringLiteral("error"), ReceiptText::tr("Differs after the samples"), Kind::Doubtful,
                ReceiptText::tr("After the samples, on fresh inputs, an output no longer agreed with its reference."));
        else if (m_receipt.contains("verifiedBefore"))
            add(QStringLiteral("verified"), ReceiptText::tr("Not verified"), Kind::Doubtful,
                ReceiptText::tr("The launch has no reference, so nothing says that what was timed is right."));
    }

    void addClocks(const Json& clocks)
    {
        const Message& told = m_timing.clocksMissing;
        if (const QString missing = told.empty() ? textOf(clocks, "missing") : messageText(told); !missing.isEmpty())
            add(QStringLiteral("wave"), ReceiptText::tr("Clocks not recorded"), Kind::Doubtful, missing);
        const Json& before = memberOf(clocks, "before");
        const Json& after = memberOf(clocks, "after");
        addSmClock(numberOf(before, "smMHz"), numberOf(after, "smMHz"), numberOf(after, "memoryMHz"));
        addThrottle(clocks);
        const auto cool = numberOf(before, "temperatureC");
        const auto warm = numberOf(after, "temperatureC");
        if (cool && warm)
            add(QStringLiteral("temp"), range(*cool, *warm, QStringLiteral("°C")), Kind::Good,
                ReceiptText::tr("Temperature of the device before the samples and after."));
    }

    void addSmClock(std::optional<double> before, std::optional<double> after, std::optional<double> memory)
    {
        if (!before || !after)
            return;
        const double highest = std::max({*before, *after, 1.0});
        const double spread = std::abs(*before - *after) / highest;
        const QString text =
            ReceiptText::tr("%1, spread %2").arg(range(*before, *after, QStringLiteral("MHz")), typeset(formatPercent(spread)));
        QString evidence = ReceiptText::tr("SM clock before the samples %1\u202FMHz, after %2\u202FMHz.")
                               .arg(countText(*before), countText(*after));
        if (memory)
            evidence += ReceiptText::tr(" Memory clock %1\u202FMHz.").arg(countText(*memory));
        if (spread > kSteadyClock)
            evidence += ReceiptText::tr(" It changed by more than 1\u202F%: times of different runs do not compare.");
        add(QStringLiteral("wave"), text, spread > kSteadyClock ? Kind::Doubtful : Kind::Good, evidence);
    }

    /// Reasons but "idle", which a GPU has between launches.
    void addThrottle(const Json& clocks)
    {
        if (!memberOf(memberOf(clocks, "after"), "throttleReasons").is_array())
            return;
        QStringList words;
        for (const char* when : {"before", "after"}) {
            for (const Json& reason : memberOf(memberOf(clocks, when), "throttleReasons")) {
                if (reason.is_string() && !isIdleReason(reason.get_ref<const std::string&>()))
                    words << messageText(throttleWord(reason.get<std::string>()));
            }
        }
        words.removeDuplicates();
        const bool isFree = words.isEmpty();
        add(QStringLiteral("occupancy"),
            ReceiptText::tr("Throttle: %1").arg(isFree ? ReceiptText::tr("none") : words.join(QStringLiteral(", "))),
            isFree ? Kind::Good : Kind::Doubtful,
            isFree ? ReceiptText::tr("The driver named no reason to lower the clocks, before the samples or after.")
                   : ReceiptText::tr("The driver held the clocks down: the times are longer than this device can do."));
    }

    const TimingOutcome& m_timing;
    const Json& m_receipt;
    std::vector<ReceiptBadge> m_badges;
};

}  // namespace

std::vector<ReceiptBadge> receiptBadges(const TimingOutcome& timing)
{
    return Badges(timing).take();
}

std::vector<ReceiptBadge> runBadges(const RunRecord& run, int newer, RunAge age)
{
    const QString name = run.label.isEmpty() ? ReceiptText::tr("run #%1").arg(run.number)
                                             : ReceiptText::tr("run #%1, %2").arg(run.number).arg(run.label);
    std::vector<ReceiptBadge> badges{{.icon = QStringLiteral("history"),
                                      .text = name,
                                      .kind = Kind::Neutral,
                                      .evidence = ReceiptText::tr("%1 of %2, timed at %3.")
                                                      .arg(QString::fromStdString(run.kernel.name), run.programName,
                                                             run.when.toString(QStringLiteral("HH:mm:ss")))}};
    if (newer > 0)
        badges.push_back(
            {.icon = QStringLiteral("pin"),
             .text = ReceiptText::tr("picked, #%1 is newer").arg(newer),
             .kind = Kind::Doubtful,
             .evidence =
                 ReceiptText::tr("This run was picked in the history. Pick run #%1 there to follow the newest timing again.")
                     .arg(newer)});
    if (age != RunAge::Present)
        badges.push_back({.icon = QStringLiteral("warning"),
                          .text = ageWords(age),
                          .kind = Kind::Doubtful,
                          .evidence = age == RunAge::OtherCode
                              ? ReceiptText::tr("The program was edited since this timing: time it again.")
                              : ReceiptText::tr("The launch was changed since this timing: time it again.")});
    return badges;
}

QString receiptText(const TimingOutcome& timing)
{
    constexpr int kIndent = 2;
    return QString::fromStdString(timing.receipt.dump(kIndent, ' ', false, Json::error_handler_t::replace));
}

}  // namespace kd
