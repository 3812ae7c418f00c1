import type { Page, Route } from '@playwright/test';
import type { State } from './screen-table';

const GRAPH = '**/graphql*';

/** Every list of an answer without its entries. */
export function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEntries);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'edges') return [key, []];
      if (key === 'hasNextPage') return [key, false];
      if (key === 'totalCount') return [key, 0];
      return [key, withoutEntries(inner)];
    }),
  );
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 200,
    json: {
      data: null,
      errors: [
        {
          message: 'This part is not available right now',
          extensions: { code: 'UNAVAILABLE', requestId: 'screen' },
        },
      ],
    },
  });

async function empty(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body: unknown = await answer.json();
  await route.fulfill({ response: answer, json: withoutEntries(body) });
}

/** Puts the graph's answers of one page into a state; `full` leaves them alone. */
export async function holdInState(page: Page, state: State): Promise<void> {
  if (state === 'loading') await page.route(GRAPH, () => undefined);
  if (state === 'error') await page.route(GRAPH, refuse);
  if (state === 'empty') await page.route(GRAPH, empty);
}
