#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves the bundle on systems without Qt: unpacks it into minimal Debian systems in folders and runs it there with an empty
# environment, without and with NVRTC; a picture of the window is taken there offscreen. An older glibc (bullseye) must be refused in a sentence.
#   packaging/check-bundle.sh BUNDLE.tar.xz [FOLDER]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/chroot.sh"
in_own_mounts "$@"
bundle=$(readlink -f "${1:?the bundle to check}")
folder=${2:-/var/tmp/kerneldesk-bundle}
name=$(basename "$bundle" .tar.xz)

# check SUITE STATUS COMMAND...   runs COMMAND of the bundle and wants that exit status
check() {
    local suite=$1 expected=$2 status=0
    shift 2
    chroot --userspec=nobody "$folder/$suite" /usr/bin/env -i ${platform:+QT_QPA_PLATFORM=$platform} ${limit:+timeout $limit} "/opt/$name/$1" "${@:2}" >"$folder/output" 2>&1 </dev/null || status=$?
    printf -- '-- %s: %s -> %d\n' "$suite" "$*" "$status"
    head -n 12 "$folder/output" | cut -c 1-160
    [ "$status" -eq "$expected" ] || { echo "The exit status should be $expected."; return 1; }
}

# The window of the bundle: it stands until it is ended, and a picture of it shows a verified run.
check_window() {
    local suite=$1 tool=$folder/$1/opt/$name/bin/kd_screenshot
    platform=offscreen limit=5 check "$suite" 124 kerneldesk
    install -m 755 "$root/build/release/tests/kd_screenshot" "$tool"
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$tool"
    platform=offscreen check "$suite" 0 bin/kd_screenshot --worker "/opt/$name/bin/kerneldesk-worker" --example saxpy --run /tmp/window.png
    cp "$folder/$suite/tmp/window.png" "$root/out/window-$suite.png"
    rm "$tool"
}

platform='' limit=''
KERNELDESK_CUDA=wheels "$root/packaging/setup.sh" bundle
cmake --build --preset release --target kd_screenshot >/dev/null
mkdir -p "$root/out"
[ ! -e "$folder" ] || { echo "$folder exists; name another." >&2; exit 1; }
mkdir -p "$folder"
trap 'remove_roots "$folder"' EXIT
for suite in bookworm trixie bullseye; do
    make_root "$folder/$suite" "$suite"
    mount_root "$folder/$suite"
    tar -C "$folder/$suite/opt" -xf "$bundle"
    if [ "$suite" = bullseye ]; then
        check "$suite" 3 kerneldesk examples
        grep -q 'needs glibc' "$folder/output"
    else
        check "$suite" 0 kerneldesk examples
        check "$suite" 0 kerneldesk occupancy --arch sm_90 --threads 256 --registers 32
        check "$suite" 0 kerneldesk devices
        check "$suite" 3 kerneldesk run --example saxpy
        cp -aL "$root/.deps/cuda/nvidia/cu13" "$folder/$suite/usr/local/cuda"
        check "$suite" 0 kerneldesk compile --example sgemm --arch sm_80 --arch sm_120
        check "$suite" 0 kerneldesk report --example sgemm -o /tmp/sgemm.html
        check_window "$suite"
    fi
done
