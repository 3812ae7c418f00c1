import { post, problemOf, problemPaths } from './support/api';
import type { Json } from './support/api';
import { rowsIn, stackFolder } from './support/leftovers';

const visit = (more: Json = {}): Json => ({ page: 'pricing', isPhone: true, lcp: 1400, ...more });

it('counts a visit without a session', async () => {
  const folder = stackFolder();
  const counted = async (): Promise<number> => {
    if (!folder) return 0;
    const text = `SELECT coalesce(sum(visits), 0)::int AS visits FROM page_speeds
      WHERE page = 'pricing' AND vital = 'lcp' AND step = 1500`;
    const [row] = await rowsIn(folder, 'messaging', { text, values: [] });
    return Number(row?.visits);
  };
  const before = await counted();
  expect((await post('/api/web-vitals', visit())).status).toBe(204);
  expect(await counted()).toBe(folder ? before + 1 : 0);
});

it.each([
  ['page', '/pricing'],
  ['page', undefined],
  ['lcp', -1],
  ['lcp', '1400'],
])('refuses %s %j', async (field, value) => {
  const problem = problemOf(
    await post('/api/web-vitals', visit({ [field]: value })),
    400,
    'VALIDATION_FAILED',
  );
  expect(problemPaths(problem)).toContain(field);
});
