export type Section = { readonly benchmark: string; readonly title: string };

export const SECTIONS: readonly Section[] = [
  { benchmark: 'gateway', title: 'A federated query' },
  { benchmark: 'rest', title: 'A page over REST' },
  { benchmark: 'people', title: 'Searching a hundred thousand people' },
  { benchmark: 'matching', title: 'Ranking people for shifts' },
  { benchmark: 'alerts', title: 'One shift against a million alerts' },
  { benchmark: 'shifts', title: 'Finding and booking among a million shifts' },
  { benchmark: 'money', title: 'Invoices and figures among a million bookings' },
  { benchmark: 'dashboard', title: 'The day of an account with two hundred locations' },
  { benchmark: 'messages', title: 'Conversations among a million messages' },
  { benchmark: 'bytes', title: 'JavaScript of a route' },
  { benchmark: 'pages', title: 'Pages on a phone' },
  { benchmark: 'starts', title: 'Starting, building, changing' },
  // Timed by hand: `npm test` prints its time.
  { benchmark: 'test-runs', title: 'Testing a clone' },
];
