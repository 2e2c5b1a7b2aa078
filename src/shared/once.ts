/** Makes something when it is first asked for, and gives the same from then on. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
