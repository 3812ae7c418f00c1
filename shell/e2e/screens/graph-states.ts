import type { Page, Route } from '@playwright/test';
import type { State } from './screen-table';

const GRAPH = '**/graphql*';

/** Lists without pages, beside connections. */
const LISTS: readonly string[] = [
  ...['edges', 'jobAlerts', 'clinicLocations'],
  ...['favourites', 'blockedPeople'],
];

/** Empties every connection and list of a response. */
export function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEntries);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (LISTS.includes(key)) return [key, []];
      if (key === 'hasNextPage') return [key, false];
      if (key === 'totalCount') return [key, 0];
      return [key, withoutEntries(inner)];
    }),
  );
}

/** An error response of the graph. */
export const REFUSAL = {
  data: null,
  errors: [
    {
      message: 'This part is not available right now',
      extensions: { code: 'UNAVAILABLE', requestId: 'screen' },
    },
  ],
} as const;

/** The document without what the server renders, so that the browser asks for it. */
async function withoutServerRendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const url = new URL('/app-document', route.request().url()).href;
    return route.fulfill({ response: await route.fetch({ url }) });
  });
}

const refuse = (route: Route) => route.fulfill({ json: REFUSAL });

async function empty(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body: unknown = await answer.json();
  await route.fulfill({ response: answer, json: withoutEntries(body) });
}

/** Changes the graph's responses to a page state; `full` leaves them unchanged. */
export async function mockState(page: Page, state: State): Promise<void> {
  if (state !== 'full') await withoutServerRendering(page);
  if (state === 'loading') await page.route(GRAPH, () => undefined);
  if (state === 'error') await page.route(GRAPH, refuse);
  if (state === 'empty') await page.route(GRAPH, empty);
}

const operationOf = (route: Route): string | undefined =>
  (route.request().postDataJSON() as { operationName?: string } | null)?.operationName;

/** Changes the response to one operation. */
export async function changeAnswer(
  page: Page,
  operation: string,
  change: (data: unknown) => unknown,
): Promise<void> {
  await withoutServerRendering(page);
  await page.route(GRAPH, async (route) => {
    if (operationOf(route) !== operation) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: unknown };
    return route.fulfill({ response: answer, json: { ...body, data: change(body.data) } });
  });
}

/** Answers one operation without calling the graph. */
export async function mockOperation(page: Page, operation: string, body: object): Promise<void> {
  await page.route(GRAPH, (route) =>
    operationOf(route) === operation ? route.fulfill({ json: body }) : route.fallback(),
  );
}
