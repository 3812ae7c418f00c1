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
export const REMARKS: Readonly<Record<string, string>> = {
  gateway: [
    'The combined gateway costs little more than a monolith that knows no planner. Against the stock gateway the ' +
      'targets are missed, and the processor time of each process says why: with real resolvers on a real database ' +
      'the subgraphs cost more than the gateway in front of them. The monolith is the most that a gateway can reach, ' +
      'and it is some three and a half times the stock gateway; 7 times could only come from resolvers that cost nothing.',
    'Split, the gateway itself takes two thirds of the stock one, but the subgraphs behind both cost alike, and the ' +
      'machine has two cores for four processes, the database and the load generator: what counts is the sum. The ' +
      'profile shows a quarter of the time of every process in system calls that write to sockets, which each hop ' +
      'pays again. What is ours in the gateway (running plans, shaping answers, limits) is about a seventh of its ' +
      'time. Less would take fewer hops, not a faster gateway: that is what the combined way is.',
    'The machine was shared while these figures were taken, as the load beside them says; the intervals show it.',
  ].join('\n\n'),
  rest: [
    'The profile of the combined process has three large parts beside the driver: executing the graph for 50 shifts of ' +
      '26 fields each (a fifth), collecting what it leaves behind (a sixth), and writing to sockets (a tenth). The bare ' +
      'handler has none of the first: it knows no viewer, no limits, no errors for one field.',
    'A 304 runs one statement of two columns for each row and none of the above.',
  ].join('\n\n'),
  data:
    'What is left beside the driver, by profile: a fair pool that keeps who asked (asynchronous context), the count of ' +
    'statements, and rows read into domain types. With these reads past Prisma the federated query of the first table ' +
    'went from 3.6 to 2.0 ms of processor time in the monolith.',
  bytes: [
    'What is more than in one bundle, by a profile of the builds: the loading code of the federation (35 KB, once a ' +
      'visit), and what sharing whole packages keeps. The design system with Radix is 65 KB on every page, rules with ' +
      'their validator are 20 KB, and forms come with the façade of the kit. One bundle leaves out what no page of its ' +
      'kind imports; a shared package must be whole, because a remote that is built later may import it.',
    'Sharing by subpath would bring the rest below the target. It needs every component and every context of the design ' +
      'system to be shared on its own, or two copies of a context would meet on one page; the runtime without snapshots ' +
      'saves 3 KB more.',
  ].join('\n\n'),
};
