/** The cells of one line. */
export function cells(line) {
  return line.split(',');
}
