/** Computes a value on first use and caches it. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Caches the last result of a function, for inputs that repeat. */
export function rememberLast<Given extends string | number, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
