cat > /dev/null
. "$(dirname "$0")/check.sh"
. /testbed/lib/total.sh
check 'fail to pass: the last line counts without a line break' '6' "$(printf '1\n2\n3' | total)"
check 'pass to pass: lines are added up' '3' "$(printf '1\n2\n' | total)"
report
