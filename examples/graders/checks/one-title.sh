# The output is the reason, and the exit code is the verdict: 0 passes. `\n` in JSON is a line break of the answer.
titles=$(grep '"answer":' | grep -o '\(\\n\|"\)# ' | wc -l)
echo "$titles title(s)"
[ "$titles" -eq 1 ]
