# SPDX-License-Identifier: GPL-3.0-or-later
"""What Taichi does, on the emulated GPU: each function below is a program in the style of Taichi's tutorials, run by ti.cuda and by
ti.cpu, whose results are compared. usage, in a virtual environment with taichi and numpy:
kerneldesk emulate -- python taichiparts.py [NAME...]      exit status 1 where a part fails"""
import sys
import traceback

import numpy as np
import taichi as ti

TOLERANCE = {np.dtype(np.float16): 2e-3, np.dtype(np.float32): 2e-4, np.dtype(np.float64): 1e-9}


def julia():
    n = 64
    pixels = ti.field(float, (2 * n, n))

    @ti.func
    def squared(z):
        return ti.Vector([z[0] ** 2 - z[1] ** 2, z[0] * z[1] * 2])

    @ti.kernel
    def paint(t: float):
        for i, j in pixels:
            c = ti.Vector([-0.8, ti.cos(t) * 0.2])
            z = ti.Vector([i / n - 1, j / n - 0.5]) * 2
            count = 0
            while z.norm() < 20 and count < 50:
                z = squared(z) + c
                count += 1
            pixels[i, j] = 1 - count * 0.02

    paint(0.03)
    return np.sort(pixels.to_numpy().ravel())[::16]


def mandelbrot():
    n = 48
    counts = ti.field(ti.i32, (n, n))

    @ti.kernel
    def paint():
        for i, j in counts:
            x, y = 3 * ti.cast(i, ti.f64) / n - 2, 3 * ti.cast(j, ti.f64) / n - 1.5
            a, b, count = ti.f64(0.0), ti.f64(0.0), 0
            while a * a + b * b < 4 and count < 100:
                a, b = a * a - b * b + x, 2 * a * b + y
                count += 1
            counts[i, j] = count

    paint()
    return counts.to_numpy()


def bodies():
    n = 96
    place, speed = ti.Vector.field(3, float, n), ti.Vector.field(3, float, n)

    @ti.kernel
    def begin():
        for i in place:
            angle = 2.4 * i
            place[i] = ti.Vector([ti.cos(angle), ti.sin(angle), 0.01 * i]) * (1 + 0.01 * i)
            speed[i] = ti.Vector([0.0, 0.0, 0.0])

    @ti.kernel
    def step(dt: float):
        for i in place:
            force = ti.Vector([0.0, 0.0, 0.0])
            for j in range(n):
                apart = place[j] - place[i]
                force += apart / (apart.norm_sqr() + 0.01) ** 1.5
            speed[i] += dt * force
        for i in place:
            place[i] += dt * speed[i]

    begin()
    for _ in range(4):
        step(1e-3)
    return place.to_numpy(), speed.to_numpy()


def mpm88():
    particles, n, dt = 512, 32, 2e-4
    dx, rho, gravity, bound, bulk = 1 / n, 1.0, 9.8, 3, 400.0
    volume = (dx * 0.5) ** 2
    mass = volume * rho
    x, v = ti.Vector.field(2, float, particles), ti.Vector.field(2, float, particles)
    affine, stretch = ti.Matrix.field(2, 2, float, particles), ti.field(float, particles)
    grid_v, grid_m = ti.Vector.field(2, float, (n, n)), ti.field(float, (n, n))

    @ti.kernel
    def begin():
        for p in x:
            x[p] = [(p % 16) / 16 * 0.4 + 0.2, (p // 16) / 32 * 0.4 + 0.2]
            v[p] = [0.0, -1.0]
            stretch[p] = 1.0

    @ti.kernel
    def step():
        for i, j in grid_m:
            grid_v[i, j] = [0.0, 0.0]
            grid_m[i, j] = 0.0
        for p in x:
            at = x[p] / dx
            base = int(at - 0.5)
            fx = at - base
            w = [0.5 * (1.5 - fx) ** 2, 0.75 - (fx - 1) ** 2, 0.5 * (fx - 0.5) ** 2]
            stress = -dt * 4 * bulk * volume * (stretch[p] - 1) / dx ** 2
            moved = ti.Matrix([[stress, 0], [0, stress]]) + mass * affine[p]
            for i, j in ti.static(ti.ndrange(3, 3)):
                offset = ti.Vector([i, j])
                apart = (offset - fx) * dx
                weight = w[i].x * w[j].y
                grid_v[base + offset] += weight * (mass * v[p] + moved @ apart)
                grid_m[base + offset] += weight * mass
        for i, j in grid_m:
            if grid_m[i, j] > 0:
                grid_v[i, j] /= grid_m[i, j]
            grid_v[i, j].y -= dt * gravity
            if i < bound and grid_v[i, j].x < 0 or i > n - bound and grid_v[i, j].x > 0:
                grid_v[i, j].x = 0
            if j < bound and grid_v[i, j].y < 0 or j > n - bound and grid_v[i, j].y > 0:
                grid_v[i, j].y = 0
        for p in x:
            at = x[p] / dx
            base = int(at - 0.5)
            fx = at - base
            w = [0.5 * (1.5 - fx) ** 2, 0.75 - (fx - 1) ** 2, 0.5 * (fx - 0.5) ** 2]
            new_v, new_c = ti.Vector.zero(float, 2), ti.Matrix.zero(float, 2, 2)
            for i, j in ti.static(ti.ndrange(3, 3)):
                offset = ti.Vector([i, j])
                apart = (offset - fx) * dx
                weight = w[i].x * w[j].y
                g = grid_v[base + offset]
                new_v += weight * g
                new_c += 4 * weight * g.outer_product(apart) / dx ** 2
            v[p] = new_v
            x[p] += dt * v[p]
            stretch[p] *= 1 + dt * new_c.trace()
            affine[p] = new_c

    begin()
    for _ in range(6):
        step()
    return x.to_numpy(), v.to_numpy()


def reductions():
    n = 3000
    a, b = ti.field(ti.f32, n), ti.field(ti.i32, n)
    f, i = ti.field(ti.f32, 4), ti.field(ti.i64, 8)

    @ti.kernel
    def reduce() -> ti.i32:
        for k in a:
            a[k] = ti.sin(k * 0.1)
            b[k] = (k * 7919) % 1013 - 500
        total = 0
        for k in a:
            total += b[k]
        for k in a:
            ti.atomic_add(f[0], a[k])
            ti.atomic_min(f[1], a[k])
            ti.atomic_max(f[2], a[k])
            ti.atomic_add(i[0], b[k])
            ti.atomic_min(i[1], b[k])
            ti.atomic_max(i[2], b[k])
            ti.atomic_or(i[3], 1 << (k % 40))
            ti.atomic_xor(i[4], ti.i64(b[k]))
            ti.atomic_and(i[5], ti.i64(b[k]))
            ti.atomic_sub(i[6], 3)
        return total

    return np.array(reduce()), np.round(f.to_numpy(), 2), i.to_numpy()


def doubles():
    n = 500
    a, s = ti.field(ti.f64, n), ti.field(ti.f64, ())

    @ti.kernel
    def work():
        for k in a:
            t = ti.cast(k + 1, ti.f64) / n
            a[k] = ti.exp(t) + ti.log(t) + ti.pow(t, 2.5) + ti.tanh(t) + ti.asin(t)
            a[k] += ti.atan2(t, 2.0) + ti.rsqrt(t) + ti.floor(7 * t)
            s[None] += a[k]

    work()
    return a.to_numpy(), s.to_numpy()


def integers():
    n = 300
    out = ti.field(ti.i32, (8, n))

    @ti.kernel
    def work():
        for k in range(n):
            t = k * 2654435 - 100000
            out[0, k], out[1, k] = t // 7, t % 7
            out[2, k], out[3, k] = ti.bit_shr(t, 3), t >> 3
            out[4, k], out[5, k] = t ^ (t << 5), ti.cast(ti.cast(t, ti.i8), ti.i32)
            out[6, k], out[7, k] = ti.cast(ti.cast(t, ti.u16), ti.i32), ti.math.popcnt(ti.cast(t, ti.u32)) + ti.math.clz(t)

    work()
    return out.to_numpy()


def sparse():
    x = ti.field(ti.f32)
    block = ti.root.pointer(ti.ij, 4)
    block.bitmasked(ti.ij, 8).place(x)
    count, total = ti.field(ti.i32, ()), ti.field(ti.f32, ())
    listed = ti.field(ti.i32)
    ti.root.dynamic(ti.i, 1024, chunk_size=32).place(listed)

    @ti.kernel
    def fill():
        for k in range(32):
            x[(k * 5) % 32, (k * 3) % 32] = k + 1

    @ti.kernel
    def gather():
        for i, j in x:
            count[None] += 1
            total[None] += x[i, j]
            listed.append(i * 32 + j)

    @ti.kernel
    def drop():
        for i, j in block:
            if i < 16:
                ti.deactivate(block, [i, j])

    @ti.kernel
    def lengths() -> ti.i32:
        return listed.length()

    fill()
    gather()
    first = count.to_numpy().copy(), total.to_numpy().copy(), np.array(lengths())
    drop()
    count[None], total[None] = 0, 0
    gather()
    block.deactivate_all()
    fill()
    gather()
    return (*first, count.to_numpy(), total.to_numpy(), np.array(lengths()))


def hashed():
    x = ti.field(ti.i32)
    ti.root.pointer(ti.i, 64).pointer(ti.i, 16).dense(ti.i, 8).place(x)

    @ti.kernel
    def scatter():
        for k in range(200):
            ti.atomic_add(x[(k * 37) % 8192], k)

    @ti.kernel
    def sum_up() -> ti.i32:
        s = 0
        for k in x:
            s += x[k] * (k % 11)
        return s

    scatter()
    return np.array(sum_up())


def matrices():
    n = 64
    out = ti.field(ti.f32, (n, 16))

    @ti.kernel
    def work():
        for k in range(n):
            a = ti.Matrix([[2.0 + 0.1 * k, 0.3], [0.1, 1.0 + 0.05 * k]])
            u, s, v = ti.svd(a)
            r, p = ti.polar_decompose(a)
            back = u @ s @ v.transpose()
            for i, j in ti.static(ti.ndrange(2, 2)):
                out[k, 2 * i + j] = back[i, j]
                out[k, 4 + 2 * i + j] = (r @ p)[i, j]
                out[k, 8 + 2 * i + j] = a.inverse()[i, j]
            big = ti.Matrix([[4.0, 1.0, 0.5], [1.0, 3.0 + 0.01 * k, 0.2], [0.5, 0.2, 2.0]])
            out[k, 12], out[k, 13] = big.determinant(), (big @ big.inverse()).trace()
            values, vectors = ti.sym_eig(big)
            out[k, 14], out[k, 15] = values.sum(), values.max()

    work()
    return out.to_numpy()


def shared():
    n, threads = 1024, 128
    a, out = ti.field(ti.f32, n), ti.field(ti.f32, n)

    @ti.kernel
    def reverse():
        ti.loop_config(block_dim=threads)
        for i in range(n):
            a[i] = i * 0.5
        ti.loop_config(block_dim=threads)
        for i in range(n):
            lane = i % threads
            tile = ti.simt.block.SharedArray((threads,), ti.f32)
            tile[lane] = a[i]
            ti.simt.block.sync()
            out[i] = tile[threads - 1 - lane]

    if ti.lang.impl.current_cfg().arch == ti.cuda:
        reverse()
        return out.to_numpy()
    return (np.arange(n, dtype=np.float32) * 0.5).reshape(-1, threads)[:, ::-1].ravel()


def warps():
    n = 256
    out = ti.field(ti.i32, (4, n))

    @ti.kernel
    def ask():
        ti.loop_config(block_dim=64)
        for i in range(n):
            full = ti.u32(0xffffffff)
            out[0, i] = ti.simt.warp.shfl_down_i32(full, i, 3)
            out[1, i] = ti.simt.warp.shfl_xor_i32(full, i, 5)
            out[2, i] = ti.cast(ti.simt.warp.ballot(i % 3), ti.i32)
            out[3, i] = ti.simt.warp.all_nonzero(full, i + 1) + 2 * ti.simt.warp.any_nonzero(full, ti.cast(i % 32 == 40, ti.i32))

    i = np.arange(n)
    lane = i % 32
    if ti.lang.impl.current_cfg().arch == ti.cuda:
        ask()
        return out.to_numpy()
    ballot = sum(np.where((i - lane + k) % 3 != 0, np.int64(1) << k, 0) for k in range(32)).astype(np.uint32).view(np.int32)
    return np.stack([np.where(lane < 29, i + 3, i), i ^ 5, ballot, np.ones(n, int)]).astype(np.int32)


def sorting():
    n = 512
    keys, values = ti.field(ti.i32, n), ti.field(ti.i32, n)
    numbers = (np.arange(n) * 7919) % 4001
    keys.from_numpy(numbers.astype(np.int32))
    values.from_numpy(np.arange(n, dtype=np.int32))
    ti.algorithms.parallel_sort(keys, values)
    return keys.to_numpy(), values.to_numpy()


def scan():
    n = 600
    a = ti.field(ti.i32, n)
    a.from_numpy((np.arange(n) % 17).astype(np.int32))
    if ti.lang.impl.current_cfg().arch == ti.cuda:
        ti.algorithms.PrefixSumExecutor(n).run(a)
        return a.to_numpy()
    return np.cumsum(np.arange(n) % 17).astype(np.int32)


def gradients():
    n = 32
    x, loss = ti.field(ti.f32, n, needs_grad=True), ti.field(ti.f32, (), needs_grad=True)

    @ti.kernel
    def square():
        for i in x:
            loss[None] += ti.sin(x[i]) * x[i] ** 2 / n

    x.from_numpy(np.linspace(0, 2, n).astype(np.float32))
    for _ in range(3):
        with ti.ad.Tape(loss):
            square()
        x.from_numpy(x.to_numpy() - 0.1 * x.grad.to_numpy())
    return x.to_numpy(), x.grad.to_numpy()


def arrays():
    a = ti.ndarray(ti.f32, (40, 30))
    host = np.arange(1200, dtype=np.float32).reshape(40, 30)

    @ti.kernel
    def blur(source: ti.types.ndarray(), target: ti.types.ndarray(dtype=ti.f32, ndim=2)):
        for i, j in ti.ndrange((1, 39), (1, 29)):
            target[i, j] = (source[i - 1, j] + source[i + 1, j] + source[i, j - 1] + source[i, j + 1]) / 4

    a.fill(0)
    blur(host, a)
    return a.to_numpy()


def structures():
    Particle = ti.types.struct(place=ti.math.vec3, weight=ti.f32, number=ti.i16, flag=ti.u8)
    n = 100
    all_of = Particle.field(shape=n, layout=ti.Layout.AOS)

    @ti.kernel
    def work() -> ti.math.vec3:
        centre = ti.math.vec3(0.0)
        for i in all_of:
            all_of[i].place = ti.math.vec3(i, 2 * i, ti.math.fract(i * 0.37))
            all_of[i].weight = ti.math.smoothstep(0.0, 100.0, ti.f32(i))
            all_of[i].number = i * 300
            all_of[i].flag = i * 3
        for i in all_of:
            centre += ti.math.normalize(all_of[i].place + 1) * all_of[i].weight
        return centre

    centre = np.array(work())
    made = all_of.to_numpy()
    return centre, made["place"], made["weight"], made["number"], made["flag"]


def narrow():
    kind, fixed = ti.types.quant.int(5, True), ti.types.quant.fixed(bits=11, signed=True, max_value=4.0)
    a, b, half = ti.field(kind), ti.field(fixed), ti.field(ti.f16, 64)
    pack = ti.BitpackedFields(max_num_bits=32)
    pack.place(a, b)
    ti.root.dense(ti.i, 64).place(pack)

    @ti.kernel
    def work():
        for i in a:
            a[i] = i % 23 - 11
            b[i] = (i % 17 - 8) * 0.4
            half[i] = ti.cast(i * 0.25 + 0.1, ti.f16) * ti.cast(1.5, ti.f16)

    @ti.kernel
    def read(out: ti.types.ndarray()):
        for i in a:
            out[i, 0], out[i, 1] = a[i], b[i]

    out = np.zeros((64, 2), np.float32)
    work()
    read(out)
    return out, half.to_numpy()


def chance():
    n = 20000
    inside = ti.field(ti.i32, ())

    @ti.kernel
    def throw():
        for _ in range(n):
            x, y = ti.random(), ti.random()
            if x * x + y * y < 1:
                inside[None] += 1

    throw()
    pi = 4 * inside[None] / n
    assert abs(pi - np.pi) < 0.1, pi
    return np.array(round(pi / 10))


def life():
    n = 40
    alive, neighbours = ti.field(ti.i32, (n, n)), ti.field(ti.i32, (n, n))

    @ti.kernel
    def begin():
        for i, j in alive:
            alive[i, j] = (i * 7 + j * 13 + i * j) % 5 == 0

    @ti.kernel
    def step():
        for i, j in alive:
            count = 0
            for k, m in ti.static(ti.ndrange((-1, 2), (-1, 2))):
                if ti.static(k != 0 or m != 0):
                    count += alive[(i + k + n) % n, (j + m + n) % n]
            neighbours[i, j] = count
        for i, j in alive:
            alive[i, j] = neighbours[i, j] == 3 or alive[i, j] == 1 and neighbours[i, j] == 2

    begin()
    for _ in range(5):
        step()
    return alive.to_numpy()


def heat():
    n = 32
    x, b, r = ti.field(ti.f32, (n, n)), ti.field(ti.f32, (n, n)), ti.field(ti.f32, (n, n))

    @ti.kernel
    def relax():
        for i, j in x:
            left = x[i - 1, j] if i > 0 else 0.0
            right = x[i + 1, j] if i < n - 1 else 0.0
            below = x[i, j - 1] if j > 0 else 0.0
            above = x[i, j + 1] if j < n - 1 else 0.0
            r[i, j] = 0.25 * (left + right + below + above + b[i, j])
        for i, j in x:
            x[i, j] = r[i, j]

    b[n // 2, n // 2] = 1
    for _ in range(8):
        relax()
    return x.to_numpy()


def mesh_of_springs():
    n = 12
    x, v = ti.Vector.field(3, ti.f32, (n, n)), ti.Vector.field(3, ti.f32, (n, n))

    @ti.kernel
    def begin():
        for i, j in x:
            x[i, j] = [i * 0.1, 0.5, j * 0.1]

    @ti.kernel
    def step():
        for i in ti.grouped(x):
            v[i] += ti.Vector([0.0, -9.8, 0.0]) * 4e-3
        for i in ti.grouped(x):
            force = ti.Vector([0.0, 0.0, 0.0])
            for k, m in ti.static([(-1, 0), (1, 0), (0, -1), (0, 1)]):
                other = i + ti.Vector([k, m])
                if 0 <= other[0] < n and 0 <= other[1] < n:
                    apart = x[i] - x[other]
                    force += -300.0 * apart.normalized() * (apart.norm() / 0.1 - 1)
            v[i] += force * 4e-3
        for i in ti.grouped(x):
            x[i] += v[i] * 4e-3

    begin()
    for _ in range(3):
        step()
    return x.to_numpy()


def checked():
    """An index that is out of range, which ti.init(debug=True) finds by itself."""
    ti.init(arch=ti.lang.impl.current_cfg().arch, debug=True, log_level=ti.ERROR)
    a = ti.field(ti.i32, 8)

    @ti.kernel
    def work(i: ti.i32) -> ti.i32:
        assert i < 100
        a[i] = 3
        return a[i]

    first = work(5)
    try:
        work(9)
    except ti.TaichiAssertionError as error:
        assert "of size (8) with indices (9)" in str(error), error
        return np.array(first)
    raise AssertionError("no error was told")


PARTS = (julia, mandelbrot, bodies, mpm88, reductions, doubles, integers, sparse, hashed, matrices, shared, warps, sorting, scan,
         gradients, arrays, structures, narrow, chance, life, heat, mesh_of_springs, checked)


def results(part, arch):
    ti.init(arch=arch, log_level=ti.ERROR, random_seed=7)
    assert ti.lang.impl.current_cfg().arch == arch, "Taichi has no such device"
    made = part()
    ti.sync()
    return made if isinstance(made, tuple) else (made,)


def differences(part):
    for cpu, gpu in zip(results(part, ti.cpu), results(part, ti.cuda), strict=True):
        assert cpu.shape == gpu.shape, (cpu.shape, gpu.shape)
        tolerance = TOLERANCE.get(cpu.dtype, 0)
        np.testing.assert_allclose(gpu, cpu, rtol=tolerance, atol=tolerance)


failed = 0
for part in PARTS:
    if sys.argv[1:] and part.__name__ not in sys.argv[1:]:
        continue
    try:
        differences(part)
        print(part.__name__, "passed", flush=True)
    except Exception:
        failed += 1
        print(part.__name__, "FAILED", flush=True)
        traceback.print_exc(limit=-3)
print(f"{failed} failed")
sys.exit(failed > 0)
