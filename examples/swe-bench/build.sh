#!/bin/sh
# Builds the image of each instance. Arguments go to "docker build"; ENGINE names another program, such as podman.
set -eu
cd "$(dirname "$0")"
engine=${ENGINE:-docker}
steps=0
for instance in slug total pad; do
  steps=$((steps + 1))
  "$engine" build --quiet --build-arg STEPS="$steps" --tag "textkit-$instance" "$@" .
done
