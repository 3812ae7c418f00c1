export type Section = { readonly benchmark: string; readonly title: string };

export const SECTIONS: readonly Section[] = [
  { benchmark: 'gateway', title: 'A federated query' },
  { benchmark: 'rest', title: 'A page over REST' },
  { benchmark: 'data', title: 'The data layer' },
  { benchmark: 'people', title: 'Searching a hundred thousand people' },
  { benchmark: 'matching', title: 'Ranking people for shifts' },
  { benchmark: 'shifts', title: 'Finding and booking among a million shifts' },
  { benchmark: 'bytes', title: 'JavaScript of a route' },
  { benchmark: 'starts', title: 'Starting, building, changing' },
  { benchmark: 'test-runs', title: 'Testing a clone' },
  { benchmark: 'tests', title: 'Unit and graph tests' },
];

/** Interpretation of a benchmark's figures. */
export const REMARKS: Readonly<Record<string, string>> = {
  'test-runs': [
    'Before suites were targets, `npm test` took 40 to 52 minutes whatever had changed, without lint, types and format: ' +
      'its jest suites 1,200 s of processor time (running 765, loading modules 187, compiling 113, environments 48), its ' +
      'journeys 10 minutes, its failure matrix 5.',
    'Cold misses its target: two cores have 1,800 s of processor time in a quarter of an hour, and today’s tests, a ' +
      'sixth more than then, take 3,300 s with installing and building. By the profile of its processes stories with axe take some 550 of them (their ' +
      'Chromium is not in the figure below), stacks with a browser 700, jest 830, lint, types and format 400, ' +
      'installing and building 300. Less would take fewer tests or a faster machine.',
    'A changed file of a micro-frontend misses it too: journeys and failure matrix open its pages, run again and take two ' +
      'thirds of the time. They run alone: beside the checks a cold run took 28 minutes instead of 32, and a journey now ' +
      'and then met an answer that came too late.',
  ].join('\n\n'),
  starts:
    'Before the demo world was copied and types were checked apart from the build, a first start took 193 to 208 s: ' +
    'install 60, build 99, demo world 14. On the same machine a day earlier, at one and a half times the speed, the first ' +
    'start took 114 s (install 49, build 45, demo world 12), the second 5.8 to 6.2 s. The figures above are of a slow hour; ' +
    'two more rounds on the idle machine took 131 and 136 s first (build 58 and 45, demo world 13 and 11), then 6.3 and ' +
    '5.8 s, with a hot reload in 1.9 s. The profile of the second: 2,630 ' +
    'modules are loaded, for 3.6 s of processor time; PostgreSQL, migrations and the look at the sources are the rest. ' +
    'Since then what runs before the database loads 240 modules instead of 828, for 0.36 s of processor time instead of ' +
    '0.8. By profile a quarter of the combined process is finding, reading and compiling modules, a third schemas and ' +
    'the graph of the planner: servers in one file each would save less than a second.',
  shifts:
    'An acceptance is BEGIN, eight statements and COMMIT; a bare insert is one round trip that commits by itself. The last ' +
    'two rows were taken again on 2026-11-24, beside other work, when three statements became eight: with three it took ' +
    '4.6 times a bare insert (3.5 to 6.6) on a quieter machine, where an insert was faster.',
  gateway: [
    'The combined gateway costs little more than a monolith that knows no planner. Against the stock gateway the ' +
      'targets are missed. The most that a gateway in one process can reach is the monolith, and that is less than ' +
      'twice the stock gateway here: with real resolvers on a real database the subgraphs cost as much as the gateway ' +
      'in front of them, and the stock way may spread its three processes over both cores while combined uses one.',
    'By processor time the gateway of split takes less than half of the stock one. The subgraphs behind both cost ' +
      'alike, so the sum of all processes falls by less than a third, and the rate with it. Less would take cheaper ' +
      'subgraphs and fewer hops; the profile below names what is left in each process.',
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
    'What is more than in one bundle, by a profile of the builds: the loading code of the federation (32 KB, once a ' +
      'visit, and 9 KB for each app), and what sharing whole packages keeps: the design system with Radix is 63 KB on ' +
      'every page. One bundle leaves out what no page of its kind imports; a shared package must be whole, because a ' +
      'remote that is built later may import it.',
    'Forms and their library (14 KB) are a shared package of their own, so that a page without a form does not load ' +
      'them, and the loading code comes without manifests and without Node. Radix stands once in the tree: an older ' +
      'copy that a tool asked for had kept 28 of its parts from being shared.',
  ].join('\n\n'),
};
