// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/session/launch/launchplan.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"

#include <QtTest>

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
    QVERIFY(!session.title.empty());
    QVERIFY(session.unknown.empty());
    QVERIFY(session.presets.size() >= 2);
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
        QSKIP(compilerInfo().missing.c_str());
    const Session session = loadSession(sessionFile(name));
    const std::string source = programText(session);
    const CompileRequest request = makeCompileRequest(source, programPath(session), session.compile, "sm_90");
    CompileOutcome program = compileProgram(request);
    QVERIFY2(program.ok(), program.message.c_str());
    mergeSignatures(program, compileSignatures(request));

    LaunchSetup setup = session.launch;
    if (!session.timing.bytes.empty())
        setup.defineValues.emplace_back("bytes", session.timing.bytes);
    const ResolvedLaunch resolved = resolveLaunch(setup, program, source, session.folder, session.compile.defines);
    QVERIFY(!resolved.plan.buffers.empty());
    QVERIFY(!resolved.plan.references.empty());
    const Json plan = resolved.plan;
    QCOMPARE(Json(plan.get<LaunchPlan>()), plan);
    for (const LaunchPreset& preset : session.presets) {
        const LaunchPlan other = resolveLaunch(preset.launch, program, source, session.folder, session.compile.defines).plan;
        QCOMPARE(other.references.size(), resolved.plan.references.size());
    }
    if (!session.timing.bytes.empty())
        QVERIFY(evaluateExpression(resolved.plan.symbols.at("bytes"), {}).toReal() > 0);
}

KD_TEST(ExamplesTest, kd::test::NoApplication)
#include "tst_examples.moc"
