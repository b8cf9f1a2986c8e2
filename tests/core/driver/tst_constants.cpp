// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/constants.h"
#include "core/driver/retired.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <functional>
#include <set>

namespace tst_constants {

using namespace kd;

namespace {

/// The names of `list` are constants of Enum, and each leads back to itself or an equal one.
template <typename Enum> void holds(const char* list)
{
    for (const QByteArray& word : QByteArray(list).split(' ')) {
        const Enum value = constantNamed<Enum>(std::string_view(word.data(), static_cast<std::size_t>(word.size())));
        QVERIFY2(!nameOf(value).empty(), word.constData());
        QCOMPARE(constantNamed<Enum>(nameOf(value)), value);
    }
    std::set<std::string_view> names;
    for (const Constant<Enum>& each : constantsOf<Enum>())
        QVERIFY2(names.insert(each.name).second, each.name.data());
    QVERIFY_EXCEPTION_THROWN(constantNamed<Enum>("NO_SUCH_CONSTANT"), LogicError);
}

}  // namespace

class TestConstants : public QObject {
    Q_OBJECT

private slots:
    void contextFlags()
    {
        holds<ContextFlag>(
            "SCHED_AUTO SCHED_SPIN SCHED_YIELD SCHED_MASK SCHED_BLOCKING_SYNC MAP_HOST LMEM_RESIZE_TO_MAX FLAGS_MASK");
        QCOMPARE(static_cast<unsigned>(ContextFlag::FlagsMask), 0xFFu);
    }
    void eventFlags() { holds<EventFlag>("DEFAULT BLOCKING_SYNC DISABLE_TIMING INTERPROCESS"); }
    void pointerAttributes() { holds<PointerAttribute>("CONTEXT MEMORY_TYPE DEVICE_POINTER HOST_POINTER"); }
    void functionAttributes()
    {
        holds<FunctionAttribute>("MAX_THREADS_PER_BLOCK SHARED_SIZE_BYTES CONST_SIZE_BYTES LOCAL_SIZE_BYTES NUM_REGS PTX_VERSION "
                                 "BINARY_VERSION CACHE_MODE_CA MAX_DYNAMIC_SHARED_SIZE_BYTES PREFERRED_SHARED_MEMORY_CARVEOUT MAX");
        QCOMPARE(static_cast<unsigned>(FunctionAttribute::Max), 16u);
    }
    void cacheConfigs() { holds<CacheConfig>("PREFER_NONE PREFER_SHARED PREFER_L1 PREFER_EQUAL"); }
    void arrayFormats()
    {
        holds<ArrayFormat>("UNSIGNED_INT8 UNSIGNED_INT16 UNSIGNED_INT32 SIGNED_INT8 SIGNED_INT16 SIGNED_INT32 HALF FLOAT");
    }
    void arrayFlags()
    {
        holds<ArrayFlag>("2DARRAY LAYERED ARRAY3D_LAYERED ARRAY3D_2DARRAY SURFACE_LDST CUBEMAP TEXTURE_GATHER");
        QCOMPARE(constantNamed<ArrayFlag>("2DARRAY"), ArrayFlag::Layered);
    }
    void addressAndFilterModes()
    {
        holds<AddressMode>("WRAP CLAMP MIRROR BORDER");
        holds<FilterMode>("POINT LINEAR");
        holds<TextureFlag>("READ_AS_INTEGER NORMALIZED_COORDINATES");
    }
    void memoryTypes() { holds<MemoryType>("HOST DEVICE ARRAY UNIFIED"); }
    void computeModes()
    {
        holds<ComputeMode>("DEFAULT PROHIBITED EXCLUSIVE_PROCESS");
        QCOMPARE(static_cast<unsigned>(ComputeMode::ExclusiveProcess), 3u);
    }
    void jitOptions()
    {
        holds<JitOption>("MAX_REGISTERS THREADS_PER_BLOCK WALL_TIME INFO_LOG_BUFFER INFO_LOG_BUFFER_SIZE_BYTES ERROR_LOG_BUFFER "
                         "ERROR_LOG_BUFFER_SIZE_BYTES OPTIMIZATION_LEVEL TARGET_FROM_CUCONTEXT TARGET FALLBACK_STRATEGY");
        holds<JitFallback>("PREFER_PTX PREFER_BINARY");
    }
    void jitTargets() { holds<JitTarget>("COMPUTE_75 COMPUTE_80 COMPUTE_90 COMPUTE_90A COMPUTE_100F COMPUTE_121"); }
    void hostMemoryFlags()
    {
        holds<HostAllocFlag>("PORTABLE DEVICEMAP WRITECOMBINED");
        holds<HostRegisterFlag>("PORTABLE DEVICEMAP");
        holds<AttachFlag>("GLOBAL HOST SINGLE");
    }
    void limits()
    {
        holds<Limit>("STACK_SIZE PRINTF_FIFO_SIZE MALLOC_HEAP_SIZE DEV_RUNTIME_SYNC_DEPTH DEV_RUNTIME_PENDING_LAUNCH_COUNT");
    }
    void sharingFlags()
    {
        holds<IpcMemoryFlag>("LAZY_ENABLE_PEER_ACCESS");
        holds<GraphicsRegisterFlag>("NONE READ_ONLY WRITE_DISCARD SURFACE_LDST TEXTURE_GATHER");
        holds<CubemapFace>("POSITIVE_X NEGATIVE_X POSITIVE_Y NEGATIVE_Y POSITIVE_Z NEGATIVE_Z");
        QCOMPARE(static_cast<unsigned>(CubemapFace::NegativeZ), 5u);
    }

    void flagsGoTogether()
    {
        const Flags<EventFlag> flags = EventFlag::DisableTiming | EventFlag::Interprocess;
        QCOMPARE(flags.bits(), 6u);
        QVERIFY(flags.has(EventFlag::Interprocess) && !flags.has(EventFlag::BlockingSync));
        QVERIFY(flags == Flags<EventFlag>::ofBits(6));
    }

    void retiredNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("word");
        for (const char* name : {"COMPUTE_10", "COMPUTE_11", "COMPUTE_12", "COMPUTE_13", "COMPUTE_20", "COMPUTE_21"})
            QTest::newRow(name) << QByteArray(name) << QByteArray("COMPUTE_75");
        QTest::newRow("texture") << QByteArray("TextureReference") << QByteArray("TextureObject");
        QTest::newRow("texture of a module") << QByteArray("get_texref") << QByteArray("TextureObject");
        QTest::newRow("texture of a function") << QByteArray("param_set_texref") << QByteArray("TextureObject");
        QTest::newRow("texture flag") << QByteArray("TRSA_OVERRIDE_FORMAT") << QByteArray("TextureObject");
        QTest::newRow("surface") << QByteArray("SurfaceReference") << QByteArray("SurfaceObject");
        QTest::newRow("surface of a module") << QByteArray("get_surfref") << QByteArray("SurfaceObject");
        QTest::newRow("bank width") << QByteArray("FOUR_BYTE_BANK_SIZE") << QByteArray("nothing to set");
        QTest::newRow("bank width of a function") << QByteArray("set_shared_config") << QByteArray("nothing to set");
        QTest::newRow("profiler") << QByteArray("initialize_profiler") << QByteArray("startProfiler");
        QTest::newRow("profiler output") << QByteArray("KEY_VALUE_PAIR") << QByteArray("startProfiler");
    }
    void retiredNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, word);
        try {
            static_cast<void>(constantNamed<JitTarget>(name.toStdString()));
            QFAIL("it is gone");
        } catch (const LogicError& error) {
            QVERIFY2(error.info().text.english().find(word.toStdString()) != std::string::npos, error.what());
            QCOMPARE(error.info().subject.name, name.toStdString());
        }
    }
};

KD_TEST(TestConstants, QCoreApplication)

}  // namespace tst_constants

#include "tst_constants.moc"
