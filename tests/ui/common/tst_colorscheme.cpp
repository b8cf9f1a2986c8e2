// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colorscheme.h"
#include "ui/common/theme.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QtTest>

namespace tst_colorscheme {

using namespace kd;

/// A settings portal with one setting.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString& space, const QString& key)
    {
        if (space != QLatin1String("org.freedesktop.appearance") || key != QLatin1String("color-scheme"))
            return QDBusVariant(QString());
        return QDBusVariant(QVariant::fromValue(QDBusVariant(scheme)));
    }
};

class TestColorScheme : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (program.isEmpty())
            QSKIP("There is no dbus-daemon to start a session bus with.");
        m_bus.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(QTest::qWaitFor([this] { return m_bus.canReadLine(); }));
        const QByteArray address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection connection = QDBusConnection::connectToBus(QString::fromUtf8(address), QStringLiteral("portal"));
        QVERIFY(connection.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &m_portal,
                                          QDBusConnection::ExportAllSlots));
        QVERIFY(connection.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
        if (m_bus.state() != QProcess::Running)
            return;
        m_bus.terminate();
        QTRY_COMPARE(m_bus.state(), QProcess::NotRunning);
    }

    void readsAndFollowsTheDesktop()
    {
        m_portal.scheme = 2;
        ColorScheme scheme;
        QVERIFY(!scheme.isDark());
        QTRY_VERIFY(scheme.isDark().has_value());
        QVERIFY(!*scheme.isDark());
        QSignalSpy changed(&scheme, &ColorScheme::changed);
        tell(1);
        QTRY_COMPARE(changed.size(), 1);
        QVERIFY(scheme.isDark().value());
        tell(2, QStringLiteral("accent-color"));
        tell(0);
        QTRY_COMPARE(changed.size(), 2);
        QVERIFY(!scheme.isDark());
    }

    void themeFollowsUntilItIsSet()
    {
        m_portal.scheme = 1;
        Theme::install();
        Theme& theme = Theme::instance();
        QTRY_VERIFY(theme.isDark());
        tell(2);
        QTRY_VERIFY(!theme.isDark());
        theme.setMode(Theme::Mode::Dark);
        tell(1);
        tell(2);
        theme.setMode(Theme::Mode::System);
        QTRY_VERIFY(!theme.isDark());
    }

private:
    static void tell(uint value, const QString& key = QStringLiteral("color-scheme"))
    {
        QDBusMessage signal =
            QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                       QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
        signal << QStringLiteral("org.freedesktop.appearance") << key << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(QDBusConnection(QStringLiteral("portal")).send(signal));
    }

    QProcess m_bus;
    FakePortal m_portal;
};

KD_TEST(TestColorScheme, QApplication)

}  // namespace tst_colorscheme

#include "tst_colorscheme.moc"
