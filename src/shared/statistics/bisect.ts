/** The end of the range in which a condition holds, from a value that meets it towards one that does not. */
export function bisect(holds: number, fails: number, isHolding: (value: number) => boolean, steps = 60): number {
  let [inside, outside] = [holds, fails];
  for (let step = 0; step < steps; step += 1) {
    const middle = (inside + outside) / 2;
    if (isHolding(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
