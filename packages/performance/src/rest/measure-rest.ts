import { startBareJobs, startCombined, type Contestant } from '../federation/contestants';
import { cacheFolder } from '../harness/databases';
import { expectedAnswers, race, type LoadRequest } from '../harness/load';
import type { Figure, Measured } from '../harness/results';
import { estimate, ratio } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { withBenchWorld } from '../world/bench-world';

const METHOD = [
  'GET /api/jobs?limit=50 at the gateway (gateway and subgraphs in one process), 50 shifts of 4,000, 36 KB; no response is cached.',
  'Bare: Fastify and pg in one process, the same statement as a named one, its rows as JSON.',
  'autocannon on 16 connections in turns there and back; both answer the same JSON and every answer is compared.',
  'The conditional read names the tag of the answer before; every answer must be a 304.',
];

const requestTo = ({ url }: Contestant, headers: Record<string, string> = {}): LoadRequest => ({
  ...{ url: `${url}/api/jobs?limit=50`, method: 'GET', headers },
});

async function tagOf({ url }: LoadRequest): Promise<string> {
  const tag = (await fetch(url, { method: 'HEAD' })).headers.get('etag');
  if (!tag) throw new Error('The answer has no tag');
  return tag;
}

function figuresOf({
  whole,
  unchanged,
  bare,
}: Record<'whole' | 'unchanged' | 'bare', number[]>): Figure[] {
  const times = { unit: 'times' } as const;
  const perSecond = { unit: 'requests/s' } as const;
  return [
    {
      ...{ name: 'GET /api/jobs ÷ bare Fastify and pg', ...times },
      ...{ value: ratio(whole, bare), target: { atLeast: 0.3 } },
    },
    {
      ...{ name: 'cost of a 304 ÷ cost of a 200', ...times },
      ...{ value: ratio(whole, unchanged), target: { atMost: 0.3 } },
    },
    { name: 'GET /api/jobs, 200', ...perSecond, value: estimate(whole) },
    { name: 'GET /api/jobs, 304', ...perSecond, value: estimate(unchanged) },
    { name: 'bare Fastify and pg', ...perSecond, value: estimate(bare) },
  ];
}

export const measureRest = (options: BenchOptions): Promise<Measured> =>
  withBenchWorld(async (urls) => {
    const folder = cacheFolder('rest');
    const running: Contestant[] = [];
    try {
      const own = await startCombined({ urls, folder });
      running.push(own);
      const bare = await startBareJobs({ urls, folder });
      running.push(bare);
      const requests = { whole: requestTo(own), bare: requestTo(bare) };
      const answers = await expectedAnswers<keyof typeof requests>(requests, 'bare');
      const unchanged = requestTo(own, { 'If-None-Match': await tagOf(requests.whole) });
      const slices = await race(
        { ...requests, unchanged },
        { ...answers, unchanged: { status: 304, body: '' } },
        options,
      );
      return { method: METHOD, figures: figuresOf(slices) };
    } finally {
      for (const contestant of running) await contestant.stop();
    }
  });
