cat > /dev/null
. "$(dirname "$0")/check.sh"
. /testbed/lib/pad.sh
check 'fail to pass: 08 is eight' '008' "$(pad 08 3)"
check 'pass to pass: 7 is padded' '007' "$(pad 7 3)"
report
