# pad NUMBER WIDTH: the number with zeros before it.
pad() {
  printf "%0$2d" "$1"
}
