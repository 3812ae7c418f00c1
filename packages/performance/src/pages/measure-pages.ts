import { median } from 'simple-statistics';
import { ask, load } from '../harness/load';
import { buildSite, withBuiltSite } from '../harness/built-site';
import { cacheFolder } from '../harness/databases';
import { waitUntilRendered } from '../harness/rendered-pages';
import type { Figure, Measured } from '../harness/results';
import { runLighthouse, type LighthouseRun } from './run-lighthouse';
import { longestTaskWhileTyping } from './type-into-search';

const RUNS = 5;
const ROUTES = [
  ...(['/', '/jobs', '/jobs/4000', '/browse-professionals', '/pricing'] as const),
  '/auth',
] as const;
/** Pages without public content. */
const PLAIN = ['/auth'];
const POINTS = { public: 98, plain: 90 };
const SHIFT_MOST = 0.01;
const PAINT_MOST = 1.4;
const TASK_MOST_MS = 50;
const VIEWS_LEAST = 100;
const METHOD = [
  'Lighthouse with its phone profile, signed out, a fresh browser for each visit: the median of five.',
  'Largest paint is divided by that of a bare page, one heading from the same server library, visited in the same round.',
  'Typing: nine letters into a filter while the search shows a thousand shifts, the processor slowed four times; tasks below 50 ms count as 0.',
  'Page views: `GET /jobs` with sixteen connections at once, the caller on the same machine.',
];

const medianOf = (runs: readonly LighthouseRun[], name: keyof LighthouseRun): number =>
  median(runs.map((run) => run[name]));

function figuresOf(
  route: string,
  runs: readonly LighthouseRun[],
  bare: readonly LighthouseRun[],
): Figure[] {
  const least = PLAIN.includes(route) ? POINTS.plain : POINTS.public;
  const points = (name: keyof LighthouseRun, label: string, atLeast: number): Figure => ({
    name: `${route}: ${label}`,
    unit: 'points',
    value: medianOf(runs, name),
    target: { atLeast },
  });
  return [
    points('performance', 'performance', least),
    points('accessibility', 'accessibility', 100),
    points('bestPractices', 'best practices', 100),
    points('seo', 'search engines', 100),
    { name: `${route}: first paint`, unit: 'ms', value: medianOf(runs, 'firstPaint') },
    { name: `${route}: largest paint`, unit: 'ms', value: medianOf(runs, 'largestPaint') },
    {
      name: `${route}: largest paint ÷ bare page`,
      unit: 'times',
      value: medianOf(runs, 'largestPaint') / medianOf(bare, 'largestPaint'),
      target: { atMost: PAINT_MOST },
    },
    { name: `${route}: blocking`, unit: 'ms', value: medianOf(runs, 'blocking') },
    {
      name: `${route}: shift of layout`,
      unit: 'points',
      value: medianOf(runs, 'shift'),
      target: { atMost: SHIFT_MOST },
    },
  ];
}

/** Visits every address in each round, so that a change in machine speed affects all. */
async function visitAll(urls: readonly string[]): Promise<ReadonlyMap<string, LighthouseRun[]>> {
  const runs = new Map<string, LighthouseRun[]>(urls.map((url) => [url, []]));
  for (let round = 0; round < RUNS; round += 1)
    for (const url of urls) runs.get(url)?.push(await runLighthouse(url));
  return runs;
}

/** How the public pages do on a phone, and how many the server renders. */
export async function measurePages({ seconds }: { readonly seconds: number }): Promise<Measured> {
  await buildSite();
  return withBuiltSite(cacheFolder('pages'), async (site) => {
    const entry = 'packages/performance/src/programs/bare-page.ts';
    const bare = await site.start({ name: 'bare-page', entry, env: {} });
    const bareUrl = `${bare.url}/`;
    const urls = ROUTES.map((route) => `${site.url}${route}`);
    for (const route of ROUTES) await waitUntilRendered(`${site.url}${route}`);
    const runs = await visitAll([bareUrl, ...urls]);
    const figures = ROUTES.flatMap((route) =>
      figuresOf(route, runs.get(`${site.url}${route}`) ?? [], runs.get(bareUrl) ?? []),
    );
    const url = `${site.url}/jobs`;
    const task = await longestTaskWhileTyping(site.browser, url);
    const request = { url, method: 'GET', headers: {} } as const;
    const { status } = await ask(request);
    // Every answer has a nonce of its own.
    const expected = { status, body: '' };
    await load(request, expected, { seconds, isWarming: true });
    const views = await load(request, expected, { seconds });
    return {
      method: METHOD,
      figures: [
        ...figures,
        {
          name: 'Longest task while typing into the search',
          unit: 'ms',
          value: task,
          target: { atMost: TASK_MOST_MS },
        },
        {
          name: 'Page views of /jobs',
          unit: 'requests/s',
          value: views,
          target: { atLeast: VIEWS_LEAST },
        },
      ],
    };
  });
}
