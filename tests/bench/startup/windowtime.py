# SPDX-License-Identifier: GPL-3.0-or-later
"""Times windows: from exec to a window that is mapped and painted, of several commands in turn, under an X server of its own (Xvfb).

A window counts as shown when it is at least 800 wide, viewable, and more than one colour is in it.
"""
import ctypes
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time


class Attributes(ctypes.Structure):
    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
                ("border_width", ctypes.c_int), ("depth", ctypes.c_int), ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong),
                ("window_class", ctypes.c_int), ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int),
                ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong),
                ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int),
                ("map_state", ctypes.c_int), ("all_event_masks", ctypes.c_long), ("your_event_mask", ctypes.c_long),
                ("do_not_propagate_mask", ctypes.c_long), ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p)]


class Screen:
    VIEWABLE = 2
    ALL_PLANES = 0xFFFFFFFFFFFFFFFF
    Z_PIXMAP = 2

    def __init__(self, name):
        self.x = ctypes.CDLL("libX11.so.6")
        for function, result in (("XOpenDisplay", ctypes.c_void_p), ("XDefaultRootWindow", ctypes.c_ulong),
                                 ("XGetImage", ctypes.c_void_p), ("XGetPixel", ctypes.c_ulong)):
            getattr(self.x, function).restype = result
        self.handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self.x.XSetErrorHandler(self.handler)  # windows go while they are looked at
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(name.encode()))
        self.root = self.x.XDefaultRootWindow(self.display)

    def windows(self):
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        children, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self.x.XQueryTree(self.display, ctypes.c_ulong(self.root), ctypes.byref(root), ctypes.byref(parent),
                          ctypes.byref(children), ctypes.byref(count))
        found = [children[i] for i in range(count.value)]
        if found:
            self.x.XFree(children)
        return found

    def is_painted(self, window):
        attributes = Attributes()
        if not self.x.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(attributes)):
            return False
        if attributes.map_state != self.VIEWABLE or attributes.width < 800:
            return False
        width, height = min(attributes.width, 400), min(attributes.height, 400)
        image = self.x.XGetImage(self.display, ctypes.c_ulong(window), 0, 0, width, height, ctypes.c_ulong(self.ALL_PLANES),
                                 self.Z_PIXMAP)
        if not image:
            return False
        image = ctypes.c_void_p(image)
        colours = {self.x.XGetPixel(image, x, y) for x in range(0, width, 5) for y in range(0, height, 5)}
        self.x.XDestroyImage(image)
        return len(colours) > 1

    def seconds(self, command, environment):
        start = time.perf_counter()
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not any(self.is_painted(window) for window in self.windows()):
                if process.poll() is not None or time.perf_counter() - start > 60:
                    sys.exit(f"{command[0]} showed no window")
                time.sleep(0.001)
            return time.perf_counter() - start
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            while self.windows():
                time.sleep(0.01)


def in_turn(commands, rounds):
    """Seconds of each of `commands`, name -> (words, further environment), in rounds that alternate their order; two go unkept."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], pass_fds=[write],
                              stderr=subprocess.DEVNULL)
    name = ":" + os.read(read, 16).decode().strip()
    samples = {each: [] for each in commands}
    try:
        with tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, DISPLAY=name, QT_QPA_PLATFORM="xcb", HOME=home)
            for variable in ("WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
                environment.pop(variable, None)
            screen = Screen(name)
            for round_ in range(rounds + 2):
                order = list(commands.items())
                for who, (words, more) in order if round_ % 2 == 0 else reversed(order):
                    elapsed = screen.seconds(words, {**environment, **more})
                    if round_ >= 2:
                        samples[who].append(elapsed)
    finally:
        server.terminate()
    return samples


def compare(first, second, commands, rounds, bar, command, out):
    """Times `commands` and writes every sample, with the ratios of `first` to `second`, to the file `out`."""
    samples = in_turn(commands, rounds)
    document = {"what": "seconds from exec to a painted window, under Xvfb, in turn", "bar": bar, "command": command, **facts(),
                "medianRatio": statistics.median(a / b for a, b in zip(samples[first], samples[second])),
                "ratioOfMinima": min(samples[first]) / min(samples[second]),
                "medians": {k: statistics.median(v) for k, v in samples.items()}, "samples": samples}
    with open(out, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1)
    print(json.dumps({k: document[k] for k in ("medianRatio", "ratioOfMinima", "medians")}))


def facts():
    here = os.path.dirname(os.path.abspath(__file__))
    commit = subprocess.run(["git", "-C", here, "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"], capture_output=True,
                            text=True, check=False).stdout.strip()
    return {"commit": commit, "host": platform.platform(), "cores": os.cpu_count(), "load": os.getloadavg()}
