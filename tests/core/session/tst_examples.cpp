// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/session/launch/launchplan.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_examples {

using namespace kd;

namespace {

std::filesystem::path sessionFile(const QString& name)
{
    return std::filesystem::path(KD_EXAMPLES) / name.toStdString() / (name.toStdString() + ".kdesk");
}

void addExamples()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QDir(KD_EXAMPLES).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << name;
}

}  // namespace

class ExamplesTest : public QObject {
    Q_OBJECT
private slots:
    void load_data() { addExamples(); }
    void load();
    void resolve_data() { addExamples(); }
    void resolve();
};

void ExamplesTest::load()
{
    QFETCH(QString, name);
    const Session session = loadSession(sessionFile(name));
    // The welcome page shows what stands behind the name in a line of its own.
    static const QRegularExpression kTitle(QStringLiteral("\\A[^:]+: [A-Z]"));
    QVERIFY2(kTitle.match(QString::fromStdString(session.title)).hasMatch(), session.title.c_str());
    QVERIFY(session.unknown.empty());
    QVERIFY(session.presets.size() >= 2);
    // Their timings end by the usual interval, as those of new sessions do.
    QCOMPARE(session.timing.interval, TimingSettings().interval);
    QCOMPARE(session.timing.samples, TimingSettings().samples);
    const LaunchPreset* const chosen = findPreset(session, session.preset);
    QVERIFY(chosen != nullptr);
    QCOMPARE(Json(chosen->launch), Json(session.launch));
    QVERIFY(programText(session).find("__global__") != std::string::npos);
    const Json json = sessionToJson(session);
    QCOMPARE(sessionToJson(sessionFromJson(json, session.folder, "again")), json);
}

void ExamplesTest::resolve()
{
    QFETCH(QString, name);
    if (!compilerInfo().available)
        QSKIP(compilerInfo().missing.english().c_str());
    const Session session = loadSession(sessionFile(name));
    const std::string source = programText(session);
    const CompileRequest request = makeCompileRequest(source, programPath(session), session.compile, "sm_90");
    CompileOutcome program = compileProgram(request);
    QVERIFY2(program.ok(), program.message.english().c_str());
    mergeSignatures(program, compileSignatures(request));

    const LaunchPlan plan = resolveLaunch(session.launch, program, source, session.folder, session.compile.defines, session.timing);
    QVERIFY(!plan.buffers.empty());
    QVERIFY(!plan.references.empty());
    const Json json = plan;
    QCOMPARE(Json(json.get<LaunchPlan>()), json);
    for (const LaunchPreset& preset : session.presets) {
        const LaunchPlan other = resolveLaunch(preset.launch, program, source, session.folder, session.compile.defines);
        QCOMPARE(other.references.size(), plan.references.size());
    }
    if (!session.timing.bytes.empty())
        QVERIFY(plan.bytes.amount > 0);
}

KD_TEST(ExamplesTest, kd::test::NoApplication)

}  // namespace tst_examples

#include "tst_examples.moc"
