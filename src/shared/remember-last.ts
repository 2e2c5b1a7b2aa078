/** The same function, which remembers its last answer: for what is mostly asked about what it was asked about before. */
export function rememberLast<Given extends string | number, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
