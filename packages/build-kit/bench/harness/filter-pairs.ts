/** Every two of these filters together; the first one, which filters nothing, is left out. */
export const filterPairs = (filters: Readonly<Record<string, object>>): object[] => {
  const narrowing = Object.values(filters).slice(1);
  return narrowing.flatMap((first, at) =>
    narrowing.slice(at + 1).map((second) => ({ ...first, ...second })),
  );
};
