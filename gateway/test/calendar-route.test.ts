import { rateLimited } from '@tbt/service-kit';
import { fakeMarketplace, tokenOf } from './support/fake-graph';
import type { FakeContext } from './support/fake-graph';
import { startGateway, stopGateways } from './support/start-gateway';

afterEach(stopGateways);

const FILE = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const calendars = (calendar: (token: string, context: FakeContext) => string | null) =>
  fakeMarketplace({
    Query: {
      calendar: (_: unknown, { token }: { token: string }, context: FakeContext) =>
        calendar(token, context),
    },
  });

it('serves a calendar with a tag, and nothing to who has it', async () => {
  const { get } = await startGateway({ replaced: [calendars(() => FILE)] });
  const answer = await get('/calendar/secret-1.ics');
  expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    FILE,
  ]);
  const etag = String(answer.headers.etag);
  const again = await get('/calendar/secret-1.ics', { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('passes on the secret and no session', async () => {
  const seen: unknown[] = [];
  const marketplace = calendars((token, { info }) => {
    seen.push([token, info.viewer]);
    return FILE;
  });
  const { get } = await startGateway({ replaced: [marketplace] });
  await get('/calendar/secret-1.ics', { authorization: `Bearer ${tokenOf(3)}` });
  expect(seen).toEqual([['secret-1', null]]);
});

it.each([
  ['an unknown secret', '/calendar/secret-1.ics', () => null, 404],
  ['another file', '/calendar/secret-1.txt', () => FILE, 404],
  [
    'too many tries',
    '/calendar/secret-1.ics',
    () => {
      throw rateLimited(7);
    },
    429,
  ],
])('answers %s as a problem', async (_what, path, calendar, status) => {
  const { get } = await startGateway({ replaced: [calendars(calendar)] });
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});
