import { baseUrl, call, post, unique } from './support/api';
import { linkMailedTo } from './support/mailbox';

/** As a mail program sends it: a form without origin or session. */
const oneClick = (token: string) =>
  call('POST', `/api/unsubscribe/${token}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail-program.test',
    },
  });

describe('the one-click address of a mail', () => {
  let token: string;
  beforeAll(async () => {
    const email = `${unique()}@unsubscribe.test`;
    const entry = { name: 'Kim', email, province: 'Ontario', role: 'clinic', betaTester: false };
    expect((await post('/api/waitlist', entry)).status).toBe(201);
    token = await linkMailedTo(email, '/unsubscribe');
  });

  it('redirects to a page that asks first, with the token in the fragment', async () => {
    const answer = await fetch(`${baseUrl()}/api/unsubscribe/${token}`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/unsubscribe#${token}`);
    expect((await fetch(`${baseUrl()}/unsubscribe`)).status).toBe(200);
  });

  it('unsubscribes by one POST without log-in, idempotently', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await oneClick(token);
      expect([answer.status, answer.text]).toEqual([200, 'Unsubscribed']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('knows neither another token nor another method', async () => {
    expect((await oneClick('a'.repeat(32))).status).toBe(404);
    const other = await call('DELETE', `/api/unsubscribe/${token}`);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
