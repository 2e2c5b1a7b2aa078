# Sourced by the tests: collects checks, and prints them as a code grader does.
checks=''
passed=0
count=0

# check TEXT EXPECTED ACTUAL
check() {
  count=$((count + 1))
  result=false
  if [ "$2" = "$3" ]; then
    result=true
    passed=$((passed + 1))
  fi
  checks="$checks${checks:+, }{\"text\": \"$1\", \"passed\": $result}"
}

# A task is solved or not: all tests must pass.
report() {
  score=0
  [ "$passed" -eq "$count" ] && score=1
  echo "{\"score\": $score, \"assertions\": [$checks]}"
}
