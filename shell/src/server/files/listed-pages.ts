import { randomUUID } from 'node:crypto';
import { paths } from '@tbt/contracts';
import * as z from 'zod/mini';
import { readGateway } from '../forwarding/read-gateway';
import type { SiteServerOptions } from '../options';
import type { MapEntry } from './site-map';

const KEPT_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;
/** The protocol allows 50,000 addresses in a file, and every page has two. */
const PAGES_MAX = 20_000;
const NEXT = /<([^>]+)>; rel="next"/;

const jobsRule = z.array(z.object({ id: z.number(), clinicId: z.number(), createdAt: z.string() }));
const peopleRule = z.array(z.object({ id: z.number() }));

/** All rows of a list, page by page. @throws Error while the gateway is away. */
async function readAll<Row>(
  list: string,
  rule: z.ZodMiniType<Row[]>,
  options: SiteServerOptions,
): Promise<Row[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const call = { id: randomUUID(), headers: {}, socket: {}, signal };
  const rows: Row[] = [];
  let next: string | undefined = `${list}?limit=100`;
  while (next && rows.length < PAGES_MAX) {
    const { body, link } = await readGateway(next, call, options);
    rows.push(...rule.parse(body));
    next = NEXT.exec(link ?? '')?.[1];
  }
  return rows.slice(0, PAGES_MAX);
}

/** One reading for all who ask within ten minutes; a failed one is not kept. */
function kept<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { value: Promise<T>; until: number } | null = null;
  return () => {
    if (last && last.until > Date.now()) return last.value;
    const value = read();
    last = { value, until: Date.now() + KEPT_MS };
    value.catch(() => {
      last = null;
    });
    return value;
  };
}

export interface ListedPages {
  /** Open shifts, the newest first. */
  jobs: () => Promise<MapEntry[]>;
  /** Active professionals, and clinics that have an open shift. */
  profiles: () => Promise<MapEntry[]>;
}

/** Public pages that the gateway knows. */
export function createListedPages(options: SiteServerOptions): ListedPages {
  const jobs = kept(() => readAll('/api/jobs', jobsRule, options));
  const professionals = kept(() => readAll('/api/professionals', peopleRule, options));
  return {
    jobs: async () =>
      (await jobs()).map(({ id, createdAt }) => ({ path: paths.job(id), changed: createdAt })),
    profiles: async () => {
      const [open, people] = await Promise.all([jobs(), professionals()]);
      const clinics = [...new Set(open.map(({ clinicId }) => clinicId))];
      return [
        ...people.map(({ id }) => ({ path: paths.professional(id) })),
        ...clinics.map((id) => ({ path: paths.clinic(id) })),
      ].slice(0, PAGES_MAX);
    },
  };
}
