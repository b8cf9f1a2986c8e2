#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what building and testing KernelDesk needs and is missing. Says nothing when nothing is.
#   packaging/setup.sh            everything: packages (apt), CUDA headers and NVRTC, disassemblers
#   packaging/setup.sh packages   only the packages
#   packaging/setup.sh tests      also what only tests need, nvcc and the newest NVRTC among it
#   packaging/setup.sh bundle     also what packaging/bundle.sh needs; bundle-with-tests: with --with-tests
# KERNELDESK_CUDA=wheels uses the pinned wheels even where a CUDA toolkit is installed.
# Debian 12; Ubuntu 24.04 has the same package names and is untested.
set -euo pipefail
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
deps=$root/.deps
part=${1:-all}

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# command:package; any version of the command does, however it was installed
tools=(g++:g++ cmake:cmake ninja:ninja-build pkg-config:pkg-config git:git python3:python3 readelf:binutils tidy:tidy)
libraries=(qt6-base-dev qt6-remoteobjects-dev libqt6remoteobjects6-bin libdw-dev libelf-dev nlohmann-json3-dev
           libcli11-dev libgcrypt20-dev libpng-dev libjpeg-dev libminizip-dev zlib1g-dev libzstd-dev liblz4-dev qt6-svg-dev
           libqscintilla2-qt6-dev libqcustomplot-dev
           libfontconfig-dev qt6-l10n-tools qt6-translations-l10n)
[ "$part" = tests ] && tools+=(doxygen:doxygen clangd:clangd) && libraries+=(slurm-wlm munge)
[ "$part" = bundle-with-tests ] && libraries+=(libbenchmark-dev)
[[ $part = bundle* ]] && tools+=(patchelf:patchelf xz:xz-utils dpkg-shlibdeps:dpkg-dev file:file)

missing_packages() {
    local entry
    for entry in "${tools[@]}"; do
        command -v "${entry%%:*}" >/dev/null || printf '%s\n' "${entry##*:}"
    done
    if command -v dpkg-query >/dev/null; then
        # dpkg-query fails when it knows none of them; the installed ones are subtracted either way
        comm -23 <(printf '%s\n' "${libraries[@]}" | sort) \
                 <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${libraries[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u)
    fi
    if { [ "$part" = tests ] || wheels_wanted >/dev/null; } && ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
        echo python3-venv
    fi
}

install_packages() {
    local packages as_root=() log
    mapfile -t packages < <(missing_packages)
    [ ${#packages[@]} -gt 0 ] || return 0
    if ! command -v apt-get >/dev/null; then
        die "KernelDesk needs these packages (Debian's names) and there is no apt-get to install them with: ${packages[*]}"
    fi
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            die "These packages are missing, and there is neither root nor sudo to install them: apt-get install ${packages[*]}"
        as_root=(sudo)
    fi
    log=$(mktemp)
    say "Installing ${#packages[@]} packages with apt: ${packages[*]}"
    local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
                   apt-get install -y -qq --no-install-recommends "${packages[@]}")
    # The first try works where the package lists are fresh; fetching them is needed only where they are not.
    if ! "${install[@]}" >"$log" 2>&1 </dev/null; then
        if ! { "${as_root[@]}" apt-get update -qq && "${install[@]}"; } >"$log" 2>&1 </dev/null; then
            tail -n 15 "$log" >&2
            die "apt could not install them; its whole output is in $log"
        fi
    fi
    rm -f "$log"
}

check_versions() {
    local cmake gcc
    cmake=$(cmake --version | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p')
    gcc=$(g++ -dumpfullversion)
    [ "$(printf '3.25\n%s\n' "$cmake" | sort -V | head -n 1)" = 3.25 ] || die "KernelDesk needs CMake 3.25 or newer; this is $cmake."
    [ "${gcc%%.*}" -ge 12 ] || die "KernelDesk needs GCC 12 or newer; this is $gcc."
}

# A toolkit does when it has every header we use, from CUDA 13.0 or later, and NVRTC.
usable_toolkit() {
    local include=$1 header version
    for header in cuda.h cudaTypedefs.h nvrtc.h cuda_occupancy.h; do
        [ -f "$include/$header" ] || return 1
    done
    version=$(sed -n 's/^#define CUDA_VERSION \([0-9]*\).*/\1/p' "$include/cuda.h")
    [ "${version:-0}" -ge 13000 ] || return 1
    compgen -G "$include/../lib*/libnvrtc.so*" >/dev/null ||
        compgen -G "$include/../targets/x86_64-linux/lib/libnvrtc.so*" >/dev/null ||
        ldconfig -p 2>/dev/null | grep -q 'libnvrtc\.so'
}

toolkit_include() {
    local include
    [ "${KERNELDESK_CUDA:-}" = wheels ] && return 1
    for include in "${CUDA_HOME:-/usr/local/cuda}/include" /usr/local/cuda/include /usr/local/cuda-*/include /usr/include; do
        usable_toolkit "$include" && printf '%s\n' "$include" && return 0
    done
    return 1
}

has_disassembler() {
    command -v nvdisasm >/dev/null || [ -x "$(dirname "$1")/bin/nvdisasm" ]
}

# nvcc is as old as the toolkit's headers, or as the wheels of those.
has_nvcc() {
    [ -x "$(dirname "$1")/bin/nvcc" ]
}

# The wheels to install: NVRTC and headers where no toolkit is, disassemblers where none are (and there are wheels), nvcc for
# tests alone.
wheels_wanted() {
    local include wanted=()
    include=$(toolkit_include) || wanted+=(cuda.txt)
    if [ "$part" = tests ] && { [ -z "$include" ] || ! has_nvcc "$include"; }; then
        [ -n "$include" ] && wanted+=(cuda.txt)
        wanted+=(nvcc.txt)
    fi
    if { [ -z "$include" ] || ! has_disassembler "$include"; } && [ ! -e "$deps/no-disassembler" ]; then wanted+=(tools.txt); fi
    [ ${#wanted[@]} -gt 0 ] && echo "${wanted[*]}"
}

stamp_of() { (cd "$root/packaging/wheels" && sha256sum "$@"); }

# pip_install TARGET FILE...   into a new folder, which takes TARGET's place when everything is there
pip_install() {
    local target=$1 files=() file
    shift
    for file in "$@"; do files+=(-r "$root/packaging/wheels/$file"); done
    rm -rf "$target.new"
    "$deps/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
        --target "$target.new" "${files[@]}" &&
        stamp_of "$@" >"$target.new/stamp" &&
        rm -rf "$target" &&
        mv "$target.new" "$target"
}

make_venv() {
    mkdir -p "$deps"
    [ -x "$deps/venv/bin/pip" ] || python3 -m venv "$deps/venv"
}

install_wheels() {
    local wanted files target=$deps/cuda
    wanted=$(wheels_wanted) || return 0
    read -ra files <<<"$wanted"
    # What is there may hold more than is wanted now (after KERNELDESK_CUDA=wheels), never less.
    if [ -f "$target/stamp" ] && ! grep -qvxFf "$target/stamp" <(stamp_of "${files[@]}"); then return 0; fi
    [ "$(uname -m)" = x86_64 ] || die "The CUDA wheels are pinned for x86-64; install the CUDA toolkit 13.0 or later and set CUDA_HOME."
    say "Fetching with pip into .deps/cuda: $(grep -hv '^#' "${files[@]/#/$root/packaging/wheels/}" | sed 's/ .*//' | paste -sd' ')"
    make_venv
    pip_install "$target" "${files[@]}" 2>"$deps/pip.log" && return 0
    if [[ " $wanted " = *" nvcc.txt "* ]]; then
        say "nvcc could not be fetched; tests of programs with host code are skipped."
        read -ra files <<<"${wanted/nvcc.txt/}"
        pip_install "$target" "${files[@]}" 2>>"$deps/pip.log" && return 0
    fi
    if [ "${files[0]}" = cuda.txt ]; then
        pip_install "$target" cuda.txt || die "pip could not fetch CUDA's headers and NVRTC; or install the CUDA toolkit 13.0 or later and set CUDA_HOME."
    fi
    say "The disassemblers (nvdisasm, cuobjdump) could not be fetched; SASS listings need them, nothing else does. Delete .deps/no-disassembler to try again."
    touch "$deps/no-disassembler"
}

# Tests compile with the newest NVRTC, too. It lies where nothing looks for a toolkit.
install_newest() {
    local target=$deps/cuda-newest
    [ "$part" = tests ] && [ "$(uname -m)" = x86_64 ] || return 0
    if [ -f "$target/stamp" ] && ! grep -qvxFf "$target/stamp" <(stamp_of newest.txt); then return 0; fi
    say "Fetching with pip into .deps/cuda-newest: $(grep -hv '^#' "$root/packaging/wheels/newest.txt" | sed 's/ .*//')"
    make_venv
    pip_install "$target" newest.txt 2>>"$deps/pip.log" ||
        say "The newest NVRTC could not be fetched; tests of it are skipped."
}

# Tests of sweeps let Kernel Tuner read what they write.
install_tuner() {
    local target=$deps/kernel-tuner
    [ "$part" = tests ] && [ "$(uname -m)" = x86_64 ] || return 0
    if [ -f "$target/stamp" ] && ! grep -qvxFf "$target/stamp" <(stamp_of kerneltuner.txt); then return 0; fi
    say "Fetching with pip into .deps/kernel-tuner: Kernel Tuner and what it needs"
    make_venv
    pip_install "$target" kerneltuner.txt 2>>"$deps/pip.log" ||
        say "Kernel Tuner could not be fetched for this Python; tests that let it read sweeps are skipped."
}

# Tests of `kerneldesk mcp` let the protocol's own client call it.
install_mcp_client() {
    local target=$deps/mcp
    [ "$part" = tests ] && [ "$(uname -m)" = x86_64 ] || return 0
    if [ -f "$target/stamp" ] && ! grep -qvxFf "$target/stamp" <(stamp_of mcp.txt); then return 0; fi
    say "Fetching with pip into .deps/mcp: the client of the Model Context Protocol and what it needs"
    make_venv
    pip_install "$target" mcp.txt 2>>"$deps/pip.log" ||
        say "The protocol's client could not be fetched for this Python; tests that let it call kerneldesk mcp are skipped."
}

install_packages
check_versions
[ "$part" = packages ] || { install_wheels; install_newest; install_tuner; install_mcp_client; }
