import type { LOCALES } from '@tbt/contracts';
import { DEFAULT_MAIL, createSmtpTransport } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailRows } from './mails';
import { startSmtpServer, type Behaviour, type SmtpTestServer } from './smtp-server';

const QUICK = { connectMs: 400, silenceMs: 400, wholeMs: 1_500 };
const DAY_MS = 86_400_000;
const POSTAL = 'Tooth Be Told, 1 Example Street, Toronto, Ontario M5V 1A1, Canada';

let server: SmtpTestServer;
let world: World;
const worldWith = (url: string) =>
  createWorld(
    {},
    {
      mail: { ...DEFAULT_MAIL, smtpUrl: url, postalAddress: POSTAL },
      mailTransport: createSmtpTransport(url, QUICK),
    },
  );
beforeEach(async () => {
  server = await startSmtpServer();
  world = await worldWith(server.url);
});
afterEach(async () => {
  await world.close();
  await server.close();
});

/** Queues one mail, to a new entry of the waitlist. */
const join = (email = 'kim@mail.test', locale: (typeof LOCALES)[number] = 'en-CA') =>
  world.publish('waitlist.joined', {
    ...{ entryId: 1, email, name: 'Kim', role: 'clinic', province: 'Quebec', locale },
    at: START.toISOString(),
  });

const drain = () => world.subgraph.mailSender.drain();

/** Skips the backoff. */
async function tryAgain() {
  world.clock.advance(DAY_MS / 24);
  await drain();
}

describe('a mail', () => {
  it.each([
    ['en-CA', 'You are on the waitlist', 'Unsubscribe'],
    ['fr-CA', 'Vous êtes sur la liste d’attente', 'Se désabonner'],
  ] as const)('in %s has both parts, a sender by post and one-click headers', async (...row) => {
    const [locale, subject, unsubscribe] = row;
    await join('kim@mail.test', locale);
    await drain();
    expect(server.taken).toHaveLength(1);
    const [{ headers, parts, from, to }] = server.taken as [SmtpTestServer['taken'][number]];
    expect([from, to]).toEqual(['no-reply@localhost', ['kim@mail.test']]);
    expect(headers).toMatchObject({
      from: 'Tooth Be Told <no-reply@localhost>',
      to: 'kim@mail.test',
      subject,
      'content-language': locale,
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(headers['list-unsubscribe']).toMatch(
      /^<http:\/\/site\.test\/api\/unsubscribe\/[\w-]{32}>$/,
    );
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    expect(parts['text/html']).toContain(`lang="${locale}"`);
    for (const part of Object.values(parts)) {
      expect(part).toContain(POSTAL);
      expect(part).toContain(unsubscribe);
      expect(part).toContain('Kim');
    }
    expect(await mailRows(world)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('of security cannot be unsubscribed from, and has no unsubscribe header', async () => {
    const viewer = await world.person();
    await world.reachable(viewer);
    await world.publish('account.security-changed', {
      ...{ userId: viewer.userId, change: 'password', sealedFormerEmail: null },
      at: START.toISOString(),
    });
    await drain();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.headers).not.toHaveProperty('list-unsubscribe');
    expect(server.taken[0]?.parts['text/plain']).toContain(POSTAL);
  });

  it('cannot smuggle headers in through a name', async () => {
    await world.publish('waitlist.joined', {
      ...{ entryId: 1, email: 'kim@mail.test', role: 'clinic', province: 'Quebec' },
      ...{ name: 'Kim\r\nBcc: victim@mail.test', locale: 'en-CA' },
      at: START.toISOString(),
    });
    await drain();
    expect(server.taken).toMatchObject([{ to: ['kim@mail.test'] }]);
    expect(server.taken[0]?.headers).not.toHaveProperty('bcc');
  });
});

const TEMPORARY: [string, Behaviour, string][] = [
  ['never greets', 'silent', 'ETIMEDOUT at CONN'],
  ['refuses the recipient for now', { refuses: 'RCPT TO', code: 450 }, 'EENVELOPE 450 at RCPT TO'],
  ['refuses the text for now', { refuses: 'DATA', code: 451 }, 'EMESSAGE 451 at DATA'],
  ['hangs up in the middle of the text', 'drops in DATA', 'ECONNECTION at CONN'],
];

describe('a server that', () => {
  it.each(TEMPORARY)('%s gets the mail later, once', async (_words, behaviour, outcome) => {
    server.behave(behaviour);
    await join();
    await drain();
    const [row] = await mailRows(world);
    expect(row).toMatchObject({ state: 'queued', attempts: 1 });
    expect(row?.outcome).toContain(outcome);
    expect(row?.outcome).not.toContain('@');
    await drain();
    expect(await mailRows(world)).toMatchObject([{ attempts: 1 }]);
    server.behave('takes');
    await tryAgain();
    expect(server.taken).toHaveLength(1);
    expect(await mailRows(world)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it.each([
    ['the recipient', { refuses: 'RCPT TO', code: 550 } as const],
    ['the text', { refuses: 'DATA', code: 554 } as const],
  ])('rejects %s permanently is not retried', async (_words, behaviour) => {
    server.behave(behaviour);
    await join();
    await drain();
    server.behave('takes');
    await tryAgain();
    expect(server.taken).toEqual([]);
    expect(await mailRows(world)).toMatchObject([{ state: 'given_up', attempts: 1, sealed: {} }]);
  });

  it('refuses the recipient for now and then for good is not asked a third time', async () => {
    server.behave({ refuses: 'RCPT TO', code: 451 });
    await join();
    await drain();
    server.behave({ refuses: 'RCPT TO', code: 550 });
    await tryAgain();
    expect(await mailRows(world)).toMatchObject([{ state: 'given_up', attempts: 2, sealed: {} }]);
    server.behave('takes');
    await tryAgain();
    expect(server.taken).toEqual([]);
  });

  it('refuses one recipient takes the mails of the others', async () => {
    server.behave({ refuses: 'RCPT TO', code: 550, only: 'gone@mail.test' });
    for (const email of ['kim@mail.test', 'gone@mail.test', 'lee@mail.test']) await join(email);
    await drain();
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(['kim@mail.test', 'lee@mail.test']);
    const states = (await mailRows(world)).map(({ state }) => state);
    expect(states.sort()).toEqual(['given_up', 'sent', 'sent']);
  });

  it.each(['drops after DATA', 'silent after DATA'] as const)(
    '%s may get it twice, under one Message-ID',
    async (behaviour) => {
      server.behave(behaviour);
      await join();
      await drain();
      expect(await mailRows(world)).toMatchObject([{ state: 'queued', attempts: 1 }]);
      server.behave('takes');
      await tryAgain();
      const ids = server.taken.map(({ headers }) => headers['message-id']);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect(await mailRows(world)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    },
  );

  it('is away for two days loses nothing: the waits grow, and it all leaves in the end', async () => {
    await server.close();
    for (const name of ['a', 'b', 'c']) await join(`${name}@mail.test`);
    const attempts: number[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      await tryAgain();
      attempts.push((await mailRows(world))[0]!.attempts);
    }
    expect(await mailRows(world)).toMatchObject(Array(3).fill({ state: 'queued' }));
    expect(attempts.at(-1)).toBeLessThanOrEqual(11);
    server = await startSmtpServer({ port: server.port });
    world.clock.advance(DAY_MS);
    await drain();
    expect(server.taken.map(({ to }) => to[0]).sort()).toEqual([
      'a@mail.test',
      'b@mail.test',
      'c@mail.test',
    ]);
  });

  it('stays down is given up after days, and counted', async () => {
    await server.close();
    await join();
    for (let day = 0; day < 14; day += 1) {
      world.clock.advance(DAY_MS);
      await drain();
    }
    expect(await mailRows(world)).toMatchObject([{ state: 'given_up', attempts: 12, sealed: {} }]);
    server = await startSmtpServer({ port: server.port });
  });

  it('is slow with one mail does not hold up the others', async () => {
    server.behave('silent after DATA');
    for (let index = 0; index < 8; index += 1) await join(`slow-${index}@mail.test`);
    const before = Date.now();
    await drain();
    expect(Date.now() - before).toBeLessThan(2 * QUICK.wholeMs);
    expect(server.taken.length).toBeGreaterThanOrEqual(8);
  });
});

describe('a server with log-in', () => {
  let guarded: SmtpTestServer;
  beforeEach(async () => {
    guarded = await startSmtpServer({ withLogin: true });
    await world.close();
  });
  afterEach(() => guarded.close());

  it('is logged in to with what the address says', async () => {
    world = await worldWith(`smtp://sender:correct@127.0.0.1:${guarded.port}`);
    await join();
    await drain();
    expect(guarded.taken).toHaveLength(1);
  });

  it('keeps the mail waiting while the password is wrong: that is ours to fix', async () => {
    world = await worldWith(`smtp://sender:wrong@127.0.0.1:${guarded.port}`);
    await join();
    await drain();
    const [row] = await mailRows(world);
    expect(row).toMatchObject({ state: 'queued', attempts: 1 });
    expect(row?.outcome).toBe('EAUTH 535 at AUTH PLAIN');
  });
});
