cat > /dev/null
. "$(dirname "$0")/check.sh"
. /testbed/lib/slug.sh
check 'fail to pass: several spaces become one dash' 'a-b' "$(slug 'A   b')"
check 'pass to pass: one space becomes a dash' 'hello-world' "$(slug 'Hello World')"
report
