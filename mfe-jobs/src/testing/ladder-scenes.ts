/** Points at first. */
export const ladder = {
  __typename: 'ReliabilityLadder',
  over72h: 0,
  from24To72h: 10,
  under24h: 50,
  noShow: 100,
  keptShift: 5,
} as const;
