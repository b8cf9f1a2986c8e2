#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes dist/kerneldesk-VERSION-portable-x86_64.tar.xz: the programs with every library they need except glibc, and the examples.
# It runs on distributions without Qt; libcuda and NVRTC are looked for there. --with-tests adds the tests that want a GPU
# and the benchmarks. Beside it, and in it, lies what it holds as SPDX (.spdx.json). Two runs on one commit make the same bytes.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/packaging/stage.sh"
back_to_owner "$@"
cd "$root"
with_tests=
[ "${1:-}" != --with-tests ] || with_tests=1

glibc_limit=2.36
megabytes_limit=40
# glibc's own parts, which must match the running kernel's loader, and NVIDIA's, which must match the driver
stays_outside='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nsl|mvec|nss_.*|thread_db)|lib(cuda|nvrtc|nvidia|cupti|nvJitLink).*)\.so'

# Qt loads these by name; Wayland's are there where its package is.
plugins=(platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqminimal.so 'platforms/libqwayland-*.so'
         'wayland-shell-integration/*.so' 'wayland-decoration-client/*.so' iconengines/libqsvgicon.so imageformats/libqsvg.so
         'platforminputcontexts/*.so')

# Those that load libraries.
binaries() {
    find "$stage/bin" ${with_tests:+"$stage/tests"} -maxdepth 1 -type f \( -perm -u+x -o -name '*.so' \) | while read -r binary; do
        ! readelf -d "$binary" 2>/dev/null | grep -q NEEDED || printf '%s\n' "$binary"
    done
}
staged_plugins() { find "$stage/plugins" -name '*.so'; }
# What `kerneldesk emulate` shows to programs.
substitutes() { find "$stage/lib/kerneldesk/emulated" -type f -name '*.so.*'; }
# What programs load from their own place: the command line of `kerneldesk`.
own_libraries() { find "$stage/lib/kerneldesk" -name '*.so'; }

# The Debian package that a file of the system is from; dpkg may know its path from before the /usr merge. None for this project's own.
package_of() {
    local file
    file=$(readlink -f "$1")
    { dpkg-query -S "$file" || dpkg-query -S "${file#/usr}"; } 2>/dev/null | sed -n '1s/:.*//p' || true
}

copy_plugins() {
    local folder pattern plugin
    folder=$(qtpaths6 --query QT_INSTALL_PLUGINS 2>/dev/null || qmake6 -query QT_INSTALL_PLUGINS)
    for pattern in "${plugins[@]}"; do
        while read -r plugin; do
            install -D -m 644 "$plugin" "$stage/plugins/${plugin#"$folder/"}"
            printf 'plugins/%s\t%s\n' "${plugin#"$folder/"}" "$(package_of "$plugin")" >>"$work/files"
        done < <(compgen -G "$folder/$pattern")
    done
    [ -f "$stage/plugins/platforms/libqxcb.so" ] || { say "Qt's plugin for X is not in $folder."; exit 1; }
    printf '[Paths]\nPrefix = ..\nPlugins = plugins\n' >"$stage/bin/qt.conf"
}

# Paths of the shared libraries that the staged programs need.
needed_libraries() {
    { binaries; own_libraries; staged_plugins; substitutes; } | xargs ldd | awk '/not found/ { print "missing: " $1 > "/dev/stderr"; bad = 1 } $2 == "=>" && $3 ~ /^\// { print $3 } END { exit bad }' |
        sort -u | while read -r library; do
            [[ $(basename "$library") =~ $stays_outside ]] || printf '%s\n' "$library"
        done
}

# Qt's own texts, which lie beside the program's.
note_translations() {
    local file
    for file in "$stage"/share/kerneldesk/translations/qtbase_*.qm; do
        [ ! -e "$file" ] || printf '%s\t%s\n' "${file#"$stage/"}" qt6-translations-l10n >>"$work/files"
    done
}

copy_libraries() {
    local library package
    mkdir -p "$stage/lib" "$doc/libraries"
    needed_libraries >"$stage.libraries"
    while read -r library; do
        install -m 644 "$(readlink -f "$library")" "$stage/lib/$(basename "$library")"
        package=$(package_of "$library")
        [ -n "$package" ] || continue
        printf 'lib/%s\t%s\n' "$(basename "$library")" "$package" >>"$work/files"
        cp -L "/usr/share/doc/$package/copyright" "$doc/libraries/$package.txt"
    done <"$stage.libraries"
    rm "$stage.libraries"
}

# RPATH rather than RUNPATH: the bundle's libraries win over those in a user's LD_LIBRARY_PATH.
set_library_paths() {
    strip_programs "$stage"
    binaries | xargs patchelf --force-rpath --set-rpath '$ORIGIN/../lib'
    patchelf --force-rpath --set-rpath '$ORIGIN' "$stage"/lib/*.so*
    own_libraries | xargs patchelf --force-rpath --set-rpath '$ORIGIN/..'
    substitutes | xargs patchelf --set-rpath '$ORIGIN:$ORIGIN/../..'
    staged_plugins | xargs patchelf --force-rpath --set-rpath '$ORIGIN/../../lib'
}

# The newest glibc that anything staged asks for.
glibc_needed() {
    { binaries; staged_plugins; find "$stage/lib" -name '*.so*'; } | xargs readelf -V 2>/dev/null | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -n 1
}

write_launcher() {
    cat >"$stage/$1" <<LAUNCHER
#!/bin/sh
# Starts bin/$1 where the C library is new enough, and says so where it is not.
here=\$(dirname "\$(readlink -f "\$0")")
libc=\$(getconf GNU_LIBC_VERSION 2>/dev/null)
if [ "\${libc%% *}" != glibc ]; then
    echo "KernelDesk needs the GNU C library (glibc) $2 or newer, which this system does not have." >&2
    exit 3
fi
libc=\${libc#glibc }
if [ "\$(printf '%s\n' $2 "\$libc" | sort -V | head -n 1)" != $2 ]; then
    echo "KernelDesk needs glibc $2 or newer; this system has \$libc." >&2
    exit 3
fi
exec "\$here/bin/$1" "\$@"
LAUNCHER
    chmod 755 "$stage/$1"
}

# The tests labelled gpu or faults, all started without arguments, the benchmarks, and what takes pictures of the window.
copy_tests() {
    mkdir -p "$stage/tests"
    ctest --preset release -N -L 'gpu|faults' --show-only=json-v1 |
        python3 -c 'import json, sys; [print(*test["command"][:2]) for test in json.load(sys.stdin)["tests"]]' |
        grep -E "^$root/build/release/tests/tst_([a-z_]+_gpu|faults) " | sort -u > "$work/tests"
    cut -d' ' -f1 "$work/tests" | sort -u | xargs -I{} cp {} "$stage/tests/"
    sed "s,^$root/build/release/tests/,," "$work/tests" > "$stage/tests/gpu-tests.txt"
    cp build/release/bin/bench_* build/release/tests/kd_screenshot "$stage/tests/"
}

use_time_of_commit
if [ -n "$with_tests" ]; then
    "$root/packaging/setup.sh" bundle-with-tests
    build release -DKD_BENCHMARKS=ON
else
    "$root/packaging/setup.sh" bundle
    build release kerneldesk kerneldesk-window kerneldesk-worker kerneldesk-documents
fi

version=$(project_version)
name=kerneldesk-$version-portable-$(uname -m)${with_tests:+-tests}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/$name
doc=$stage/share/doc/kerneldesk

quietly cmake --install build/release --prefix "$stage"
git describe --always --dirty --abbrev=40 --exclude='*' >"$stage/COMMIT"
copy_plugins
if [ -n "$with_tests" ]; then
    copy_tests
    cp "$stage/bin/qt.conf" "$stage/tests/"
    quietly cmake --preset release -DKD_BENCHMARKS=OFF
fi
copy_libraries
note_translations
set_library_paths
glibc=$(glibc_needed)
[ "$(printf '%s\n' "$glibc" $glibc_limit | sort -V | tail -n 1)" = $glibc_limit ] ||
    { say "The bundle would need glibc $glibc; the limit is $glibc_limit. Build it on Debian 12."; exit 1; }
write_launcher kerneldesk "$glibc"
write_launcher kerneldesk-worker "$glibc"

mkdir -p dist
bundle=dist/$name.tar.xz
python3 -B packaging/sbom.py "$stage" "$name" "$version" "$work/files" "$doc/kerneldesk.spdx.json"
cp "$doc/kerneldesk.spdx.json" "dist/$name.spdx.json"
settle "$stage"
pack "$work" "$name" "$bundle"
size=$(stat -c %s "$bundle")
say "$root/$bundle: $((size / 1000)) kB, glibc $glibc or newer"
[ -n "$with_tests" ] || [ "$size" -le $((megabytes_limit * 1000000)) ] || { say "That is more than $megabytes_limit MB."; exit 1; }
