export type Section = { readonly benchmark: string; readonly title: string };

/** The benchmarks of the page, in its order. */
export const SECTIONS: readonly Section[] = [
  { benchmark: 'gateway', title: 'A federated query' },
  { benchmark: 'rest', title: 'A page over REST' },
  { benchmark: 'data', title: 'The data layer' },
  { benchmark: 'bytes', title: 'JavaScript of a route' },
  { benchmark: 'starts', title: 'Starting, building, changing' },
];

/** What the figures of a benchmark say, by whoever looked into them. */
export const REMARKS: Readonly<Record<string, string>> = {};
