#!/bin/sh
# A stub of a coding agent: it works on the repository of the image, as SWE-bench agents do.
set -eu
cd /testbed
case "$1" in
  *slug*) sed -i "s/tr -c 'a-z0-9' '-'/tr -cs 'a-z0-9' '-'/" lib/slug.sh ;;
  *total*) sed -i 's/while read -r number; do/while read -r number || [ -n "$number" ]; do/' lib/total.sh ;;
  *pad*) sed -i 's/"\$1"$/"$(echo "$1" | sed "s,^0*\\([0-9]\\),\\1,")"/' lib/pad.sh ;;
esac
git diff --stat
