#!/usr/bin/env bash
# Builds the image of the tests from nothing: busybox and git of this machine, with what git needs. No registry is asked.
set -euo pipefail
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/{bin,etc,tmp,testbed}
chmod 1777 "$root/tmp"
busybox=$(command -v busybox)
cp "$busybox" "$root/bin/busybox"
for name in $(busybox --list); do [ "$name" = busybox ] || ln -s busybox "$root/bin/$name"; done
cp "$(command -v git)" "$root/bin/git"
for library in $(ldd "$(command -v git)" | grep -o '/[^ ]*'); do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
printf 'root:x:0:0:root:/root:/bin/sh\ntester:x:1234:1234:tester:/tmp:/bin/sh\n' > "$root/etc/passwd"
cp "$(dirname "$0")/fake-codex.sh" "$root/bin/fake-codex"
chmod 755 "$root/bin/fake-codex"
printf 'FROM scratch\nCOPY . /\nENV PATH=/bin\n' > "$root/Dockerfile"
printf 'Dockerfile\n' > "$root/.dockerignore"
"${ENGINE:-docker}" build --quiet --network none --tag eval-action-test "$root"
