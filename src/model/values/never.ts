/** Ends a `switch` over a union: a new member makes every unhandled place fail to compile. */
export function never(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
