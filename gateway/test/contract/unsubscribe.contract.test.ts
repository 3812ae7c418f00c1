import { setTimeout as wait } from 'node:timers/promises';
import { baseUrl, call, graph, post, unique } from './support/api';
import { operation } from './support/documents';

const WITHIN_MS = 20_000;
const EVERY_MS = 250;

/** The text of the newest mail to an address, from the local mailbox. */
async function mailTo(address: string): Promise<string> {
  for (const since = Date.now(); Date.now() - since < WITHIN_MS; await wait(EVERY_MS)) {
    const { data } = await graph(operation('ContractMailbox'));
    const { edges } = (data?.mailbox ?? { edges: [] }) as {
      edges: { node: { recipient: string; text: string } }[];
    };
    const found = edges.find(({ node }) => node.recipient === address);
    if (found) return found.node.text;
  }
  throw new Error(`no mail to ${address}`);
}

/** What a mail program sends: a form, from nowhere, without a session. */
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
    token = /\/unsubscribe#([\w-]+)/.exec(await mailTo(email))?.[1] ?? '';
  });

  it('leads people to a page that asks first, with the token out of sight of servers', async () => {
    const answer = await fetch(`${baseUrl()}/api/unsubscribe/${token}`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/unsubscribe#${token}`);
    expect((await fetch(`${baseUrl()}/unsubscribe`)).status).toBe(200);
  });

  it('ends the mail by one POST, without log-in, as often as it comes', async () => {
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
