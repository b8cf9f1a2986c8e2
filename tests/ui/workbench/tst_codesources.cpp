// SPDX-License-Identifier: GPL-3.0-or-later
// Sources that compiled code names: read once the user agreed, and not before.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/documents/codesources.h"
#include "ui/workbench/documents/sourceplace.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_codesources {

using namespace kd;

namespace {

constexpr int kPatience = 30000;
const QByteArray kSource = "import triton\n\n\n@triton.jit\ndef fill(out):\n    tl.store(out, 1)\n    tl.store(out, 2)\n";
using State = CodeSources::State;

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a file of the test could not be written");
}

QByteArray entry(const QByteArray& name, int file, int lastLine)
{
    const QByteArray number = QByteArray::number(file);
    return ".visible .entry " + name + "(\n\t.param .u64 " + name + "_0\n)\n{\n\t.reg .b32 %r<3>;\n\t.loc\t" + number +
           " 5 0\n\tmov.u32 %r1, 1;\n\t.loc\t" + number + " " + QByteArray::number(lastLine) +
           " 4\n\tmov.u32 %r2, 2;\n\tret;\n}\n";
}

/// Of two kernels, each of which names a file of its own.
QByteArray ptx(const QString& first, const QString& second, int lastLine = 7)
{
    return ".version 8.4\n.target sm_90\n.address_size 64\n" + entry("fill", 1, lastLine) + entry("other", 2, 7) +
           "\t.file\t1 \"" + first.toUtf8() + "\"\n\t.file\t2 \"" + second.toUtf8() + "\"\n";
}

struct Bench {
    explicit Bench(const QString& file)
        : workbench({QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}},
                    std::make_unique<FakeClient>(RecordedAnswers())),
          failures(&workbench.notices, &Notices::failed)
    {
        workbench.files.open(file);
        const auto isThere = [this] { return document().isCode() && workbench.builds.isCurrent(); };
        if (!QTest::qWaitFor(isThere, kPatience))
            qFatal("the code is not shown");
    }
    Document& document() { return workbench.documents.current(); }
    CodeSources& sources() { return workbench.sources; }
    bool comes(State state)
    {
        return QTest::qWaitFor([this, state] { return sources().state() == state; }, kPatience);
    }
    bool isChosen(const QString& kernel) { return document().session().launch.kernel == kernel.toStdString(); }
    bool chooses(const QString& kernel)
    {
        workbench.launches.setKernel(kernel);
        return QTest::qWaitFor(
            [&] { return workbench.builds.isCurrent() && !workbench.builds.isCompiling() && isChosen(kernel); }, kPatience);
    }

    Workbench workbench;
    QSignalSpy failures;
};

}  // namespace

class TestCodeSources : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path("settings"));
        write(path("kernel.py"), kSource);
        write(path("other.py"), "# other\n" + kSource);
        write(path("code.ptx"), ptx(path("kernel.py"), path("other.py")));
    }

    /// The launch of compiled code becomes that of a source, whose own stays as a preset.
    void aSourceTakesTheLaunchOfItsCode()
    {
        const QByteArray source = "__global__ void other(int* q) {}\nextern \"C\" __global__ void fill(int* p, int n) {}\n";
        write(path("kernel.cu"), source);
        Bench bench(path("code.ptx"));
        LaunchSetup setup = bench.document().session().launch;
        setup.grid = "7";
        setup.block = "32";
        setup.arguments = {{"arg0", "file(\"data/m0.bin\")[8]"}};
        bench.workbench.launches.setLaunch(setup);
        for (const char* const kept : {"", "before code"}) {
            bench.workbench.files.openToLaunch(path("kernel.cu"));
            const bool isOpen =
                QTest::qWaitFor([&] { return bench.document().sourcePath() == path("kernel.cu") || !bench.failures.isEmpty(); }, kPatience);
            QVERIFY2(isOpen && bench.failures.isEmpty(), qPrintable(bench.failures.value(0).value(0).toString()));
            const Session& session = bench.document().session();
            QCOMPARE(session.launch.kernel, std::string("fill"));
            QCOMPARE(session.launch.grid, std::string("7"));
            QCOMPARE(session.launch.arguments.front().name, std::string("p"));
            QCOMPARE(session.launch.arguments.front().value, std::string("file(\"data/m0.bin\")[8]"));
            QCOMPARE(session.preset, std::string("code"));
            QCOMPARE(findPreset(session, "before code") != nullptr, *kept != 0);
            QCOMPARE(bench.document().text(), source);
            // Another launch of its own, and the code's once more.
            Session own = session;
            own.preset.clear();
            own.launch.grid = "9";
            bench.document().setSession(own);
            bench.workbench.documents.show(bench.workbench.documents.indexOfFile(path("code.ptx")));
        }
        QCOMPARE(findPreset(bench.workbench.documents.at(1).session(), "before code")->launch.grid, std::string("9"));
        QVERIFY(bench.failures.isEmpty());
        write(path("none.cu"), "int x;\n");
        bench.workbench.files.openToLaunch(path("none.cu"));
        QVERIFY(QTest::qWaitFor([&] { return !bench.failures.isEmpty(); }, kPatience));
        QCOMPARE(bench.failures.front().front().toString(), QStringLiteral("none.cu has no kernel fill, and no other one."));
    }

    /// A path in a file of code is text until the user says otherwise.
    void readsNothingByItself()
    {
        const int queue = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        inotify_add_watch(queue, QFile::encodeName(path("kernel.py")).constData(), IN_OPEN | IN_ACCESS);
        Bench bench(path("code.ptx"));
        QCOMPARE(bench.sources().state(), State::Offered);
        QCOMPARE(bench.document().code().named, (NamedSource{.file = path("kernel.py").toStdString(), .lastLine = 7}));
        bench.document().setTrusted(true);
        QTest::qWait(50);
        inotify_event event = {};
        QCOMPARE(::read(queue, &event, sizeof event), ssize_t{-1});
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        QVERIFY2(::read(queue, &event, sizeof event) > 0, "the watch sees what is read");
        ::close(queue);
    }

    void isShownInThePlaceOfThePtx()
    {
        Bench bench(path("code.ptx"));
        const quint64 revision = bench.document().revision();
        const QByteArray code = bench.document().text();
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        QCOMPARE(bench.document().text(), kSource);
        QCOMPARE(bench.document().ownText(), code);
        QCOMPARE(bench.document().revision(), revision);
        QVERIFY2(bench.workbench.builds.isCurrent() && !bench.document().isModified(), "it is the same code");
        QVERIFY(bench.document().code().source->isPython());
        QVERIFY(bench.document().code().source->doubt.isEmpty());
        const std::string named = path("kernel.py").toStdString();
        QVERIFY(isTextOf(bench.document(), named) && !isTextOf(bench.document(), path("code.ptx").toStdString()));
        QCOMPARE(placeIn(bench.document(), {.file = "/lib/standard.py", .line = 3}, {{.file = named, .line = 6}}).line, 6);
        bench.sources().hide();
        QCOMPARE(bench.document().text(), code);
        QCOMPARE(bench.sources().state(), State::Offered);
    }

    void refusesWhatIsNoSource_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("words");
        QTest::newRow("not there") << "gone" << "is not on this machine";
        QTest::newRow("a symbolic link") << "link" << "is a symbolic link";
        QTest::newRow("a folder") << "folder" << "regular file";
        QTest::newRow("a pipe") << "pipe" << "regular file";
        QTest::newRow("bytes") << "bytes" << "holds zero bytes";
        QTest::newRow("too long") << "long" << "16";
    }
    void refusesWhatIsNoSource()
    {
        QFETCH(QString, how);
        QFETCH(QString, words);
        QFile::remove(path("kernel.py"));
        if (how == QLatin1String("link"))
            QFile::link(path("other.py"), path("kernel.py"));
        else if (how == QLatin1String("folder"))
            QDir().mkdir(path("kernel.py"));
        else if (how == QLatin1String("pipe"))
            QCOMPARE(mkfifo(QFile::encodeName(path("kernel.py")).constData(), 0600), 0);
        else if (how == QLatin1String("bytes"))
            write(path("kernel.py"), QByteArray("a\0b", 3));
        else if (how == QLatin1String("long"))
            QVERIFY(QFile(path("kernel.py")).open(QIODevice::WriteOnly) && QFile::resize(path("kernel.py"), 17 << 20));
        Bench bench(path("code.ptx"));
        const QByteArray code = bench.document().text();
        bench.sources().show();
        QVERIFY(bench.comes(State::Refused));
        QVERIFY2(bench.sources().refusal().contains(words), qPrintable(bench.sources().refusal()));
        QVERIFY(bench.sources().refusal().endsWith(QLatin1Char('.')));
        QCOMPARE(bench.document().text(), code);
        bench.sources().show(path("other.py"));
        QVERIFY2(bench.comes(State::Shown), "another file can be chosen all the same");
    }

    void aChoiceIsRemembered()
    {
        QVERIFY(QFile::rename(path("kernel.py"), path("moved.py")));
        QVERIFY(QFile::link(path("moved.py"), path("link.py")));
        {
            Bench bench(path("code.ptx"));
            bench.sources().show(path("link.py"));
            QVERIFY2(bench.comes(State::Shown), "what the user chose may be a link");
        }
        {
            Bench bench(path("code.ptx"));
            QVERIFY(bench.comes(State::Shown));
            QCOMPARE(bench.document().text(), kSource);
            bench.sources().hide();
        }
        Bench bench(path("code.ptx"));
        QCOMPARE(bench.sources().state(), State::Offered);
        QVERIFY(QFile::copy(path("code.ptx"), path("copy.ptx")));
        Bench copy(path("copy.ptx"));
        QVERIFY2(copy.comes(State::Offered), "of one file of code it is not agreed to for another");
    }

    void saysWhereLinesMayBeOthers_data()
    {
        QTest::addColumn<int>("lastLine");
        QTest::addColumn<bool>("isNewer");
        QTest::addColumn<QString>("words");
        QTest::newRow("as it was") << 7 << false << "";
        QTest::newRow("newer") << 7 << true << "kernel.py is newer than this code";
        QTest::newRow("fewer lines") << 8 << false << "kernel.py has 7 lines, and this code names line 8";
    }
    void saysWhereLinesMayBeOthers()
    {
        QFETCH(int, lastLine);
        QFETCH(bool, isNewer);
        QFETCH(QString, words);
        write(path("code.ptx"), ptx(path("kernel.py"), path("other.py"), lastLine));
        const std::filesystem::path source = path("kernel.py").toStdString();
        const auto code = std::filesystem::last_write_time(path("code.ptx").toStdString());
        std::filesystem::last_write_time(source, code + (isNewer ? std::chrono::hours(1) : -std::chrono::hours(1)));
        Bench bench(path("code.ptx"));
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        const QString doubt = bench.document().code().source->doubt;
        QVERIFY2(words.isEmpty() ? doubt.isEmpty() : doubt.startsWith(words), qPrintable(doubt));
    }

    /// What was agreed to for one source is not for another.
    void anotherKernelHasItsOwn()
    {
        Bench bench(path("code.ptx"));
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        QVERIFY(bench.chooses(QStringLiteral("other")));
        QCOMPARE(bench.sources().state(), State::Offered);
        QCOMPARE(bench.document().code().named.file, path("other.py").toStdString());
        QVERIFY(bench.document().text().startsWith(".version"));
        QVERIFY(bench.chooses(QStringLiteral("fill")));
        QVERIFY2(bench.comes(State::Shown), "that of the first is shown again");
        QCOMPARE(bench.document().text(), kSource);
    }

    void itsPtxIsSaved()
    {
        Bench bench(path("code.ptx"));
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        bench.workbench.files.save(path("saved.ptx"), DocumentFiles::Existing::Any);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("saved.ptx")) || !bench.failures.isEmpty(), kPatience);
        QFile file(path("saved.ptx"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), ptx(path("kernel.py"), path("other.py")));
    }

    void followsCodeThatIsBuiltAnew()
    {
        Bench bench(path("code.ptx"));
        bench.sources().show();
        QVERIFY(bench.comes(State::Shown));
        write(path("kernel.py"), "# a new line\n" + kSource);
        write(path("code.ptx"), ptx(path("kernel.py"), path("other.py"), 8));
        bench.workbench.files.reloadCode(bench.document().number());
        QTRY_COMPARE_WITH_TIMEOUT(bench.document().text(), "# a new line\n" + kSource, kPatience);
        QCOMPARE(bench.document().code().named.lastLine, 8);
    }

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestCodeSources, QCoreApplication)

}  // namespace tst_codesources

#include "tst_codesources.moc"
