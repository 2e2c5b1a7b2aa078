# total: the sum of the numbers on stdin, one per line.
total() {
  sum=0
  while read -r number; do
    sum=$((sum + number))
  done
  echo "$sum"
}
