export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What is known under a key; made and kept when it is first asked for. */
export function getOrMake<Key, Made>(known: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}
