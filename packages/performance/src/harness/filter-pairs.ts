/** Every pair of filters but the first one, which filters nothing. */
export const filterPairs = (filters: Readonly<Record<string, object>>): object[] => {
  const narrowing = Object.values(filters).slice(1);
  return narrowing.flatMap((first, at) =>
    narrowing.slice(at + 1).map((second) => ({ ...first, ...second })),
  );
};
