import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageBytes, readBuild, type Build, type PageOf } from './page-bytes';

/** KB of brotli that a page may load: `goal` is what was promised, `most` what the check holds. */
export interface Budget {
  readonly most: number;
  readonly goal: number;
}

export type BudgetTable = Readonly<Record<string, Budget>>;

const KB = 1_000;
const FILE = join(__dirname, '..', '..', 'byte-budgets.json');
const NEXT_GOAL = 50;

const PAGES: Readonly<Record<string, PageOf & { readonly goal: number }>> = {
  '/': { goal: 120 },
  '/ with its form in use': { parts: ['home-body', 'waitlist-form'], goal: 170 },
  '/jobs': { remote: 'mfe-jobs', page: 'job-search-page', goal: 170 },
  '/jobs/:id': { remote: 'mfe-jobs', page: 'job-page', goal: 170 },
  '/browse-professionals': { remote: 'mfe-clinic', page: 'browse-professionals-page', goal: 200 },
  '/pricing': { remote: 'mfe-clinic', page: 'pricing-page', goal: 200 },
  '/auth': { remote: 'mfe-profile', page: 'auth-page', goal: 200 },
  '/profile': { remote: 'mfe-profile', page: 'profile-page', goal: 200 },
  '/shifts': { remote: 'mfe-jobs', page: 'shifts-page', goal: 200 },
  '/post-job': { remote: 'mfe-jobs', page: 'post-job-page', goal: 200 },
  '/messages': { remote: 'mfe-messaging', page: 'messages-page', goal: 200 },
  '/contact': { remote: 'mfe-messaging', page: 'contact-page', goal: 200 },
  '/blog': { page: 'blog-page', goal: 200 },
};

/** After `/`, and after another micro-frontend has opened. */
const SECOND = ['/jobs', '/browse-professionals', '/auth', '/messages'] as const;

export const readBudgets = (): BudgetTable => JSON.parse(readFileSync(FILE, 'utf8')) as BudgetTable;

/** Writes whole KB, so that a diff shows what has grown. */
export function writeBudgets(measured: Readonly<Record<string, Measured>>): void {
  const lines = Object.entries(measured).map(
    ([name, { bytes, goal }]) =>
      `  ${JSON.stringify(name)}: { "most": ${Math.ceil(bytes / KB)}, "goal": ${goal} }`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

export interface Measured {
  readonly bytes: number;
  readonly goal: number;
}

/** Bytes of the built pages, by route and by second micro-frontend. */
export function measurePages(): Record<string, Measured> {
  const builds = new Map<string, Build>();
  const buildOf = (project: string): Build => {
    const build = builds.get(project) ?? readBuild(project);
    builds.set(project, build);
    return build;
  };
  const result: Record<string, Measured> = {};
  const bytesOf = (page: PageOf) =>
    pageBytes(buildOf('shell'), page.remote ? buildOf(page.remote) : undefined, page);
  for (const [route, page] of Object.entries(PAGES))
    result[route] = { bytes: bytesOf(page).cold, goal: page.goal };
  for (const route of SECOND) {
    const page = PAGES[route];
    if (page) result[`${route} as the second`] = { bytes: bytesOf(page).next, goal: NEXT_GOAL };
  }
  return result;
}

/** @returns pages above their budget or without one, and budgets that could be lowered or removed. */
export function compareBytes(
  budgets: BudgetTable,
  measured: Readonly<Record<string, Pick<Measured, 'bytes'>>>,
): { readonly above: string[]; readonly lowerable: string[] } {
  const above: string[] = [];
  const lowerable: string[] = [];
  for (const [name, { bytes }] of Object.entries(measured)) {
    const most = budgets[name]?.most;
    if (most === undefined) above.push(`${name}: has no budget`);
    else if (bytes > most * KB) above.push(`${name}: ${bytes} bytes, the budget is ${most} KB`);
    else if (Math.ceil(bytes / KB) < most)
      lowerable.push(`${name}: ${bytes} bytes, the budget is ${most} KB`);
  }
  const gone = Object.keys(budgets).filter((name) => !(name in measured));
  return { above, lowerable: [...lowerable, ...gone.map((name) => `${name}: is gone`)] };
}
