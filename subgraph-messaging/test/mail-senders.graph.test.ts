import { silentLogger } from '@tbt/service-kit/testing';
import { DEFAULT_MAIL, createMailSender, type MailTransport } from '../src/modules/mail';
import type { OutgoingMail } from '../src/modules/mail/mail.types';
import { createWorld, START, type World } from './factories';
import { mailRows } from './mails';

const LEASE_MS = 120_000;
const SETTINGS = { ...DEFAULT_MAIL, smtpUrl: 'smtp://mail.test' };

/** A recording transport; `hold` delays the next mails until released. */
function recorded() {
  const sent: OutgoingMail[] = [];
  let gate: Promise<void> | undefined;
  let letGo = () => undefined as void;
  const transport: MailTransport = {
    send: async (mail) => {
      sent.push(mail);
      await gate;
      return 'taken';
    },
    close: () => undefined,
  };
  return {
    transport,
    sent,
    hold: () => {
      gate = new Promise((resolve) => {
        letGo = () => resolve();
      });
    },
    letGo: () => letGo(),
  };
}

let world: World;
const out = { first: recorded(), second: recorded() };
beforeEach(async () => {
  Object.assign(out, { first: recorded(), second: recorded() });
  world = await createWorld({}, { mail: SETTINGS, mailTransport: out.first.transport });
});
afterEach(async () => {
  out.first.letGo();
  await world.close();
});

const join = (email = 'kim@mail.test') =>
  world.publish('waitlist.joined', {
    ...{ entryId: 1, email, name: 'Kim', role: 'clinic', province: 'Quebec', locale: 'en-CA' },
    at: START.toISOString(),
  });

/** As another replica on the same database. */
function anotherSender(transport = out.second.transport) {
  const { database, services, unread } = world.subgraph;
  const { clock, deployment } = world;
  return createMailSender({
    ...{ database, clock, deployment, transport, settings: SETTINGS },
    logger: silentLogger(),
    contacts: services.contacts,
    preferences: services.preferences,
    unread,
  });
}

it('two senders at once deliver each mail once', async () => {
  await world.subgraph.mailSender.stop();
  const addresses = Array.from({ length: 30 }, (_, index) => `kim-${index}@mail.test`);
  for (const address of addresses) await join(address);
  const senders = [anotherSender(out.first.transport), anotherSender(), anotherSender()];
  await Promise.all(senders.map((sender) => sender.drain()));
  const delivered = [...out.first.sent, ...out.second.sent].map(({ to }) => to);
  expect(delivered.sort()).toEqual(addresses.sort());
});

it('what was written before a process died is sent by the next one', async () => {
  await world.subgraph.mailSender.stop();
  await join();
  expect(await mailRows(world)).toMatchObject([{ state: 'queued', attempts: 0 }]);
  await anotherSender().drain();
  expect(out.second.sent).toHaveLength(1);
  expect(await mailRows(world)).toMatchObject([{ state: 'sent' }]);
});

it('a mail of a crashed sender is sent after its lease expires', async () => {
  out.first.hold();
  await join();
  while (out.first.sent.length === 0) await new Promise(setImmediate);
  const next = anotherSender();
  await next.drain();
  world.clock.advance(LEASE_MS - 1);
  await next.drain();
  expect(out.second.sent).toEqual([]);
  world.clock.advance(1);
  await next.drain();
  // The crashed sender may have delivered: the same Message-ID lets mail programs deduplicate.
  expect(out.second.sent.map(({ messageId }) => messageId)).toEqual([out.first.sent[0]?.messageId]);
  expect(await mailRows(world)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('a late sender does not overwrite the next one’s result', async () => {
  out.first.hold();
  await join();
  while (out.first.sent.length === 0) await new Promise(setImmediate);
  world.clock.advance(LEASE_MS);
  const next = anotherSender({
    ...out.second.transport,
    send: () => Promise.reject(new TypeError('the process breaks off')),
  });
  await next.drain();
  out.first.letGo();
  await world.subgraph.mailSender.drain();
  expect(await mailRows(world)).toMatchObject([{ state: 'queued', attempts: 2 }]);
});

it('a step that breaks for one mail does not keep the others', async () => {
  await world.subgraph.mailSender.stop();
  for (const name of ['good', 'bad', 'fine']) await join(`${name}@mail.test`);
  const sender = anotherSender({
    ...out.second.transport,
    send: (mail) =>
      mail.to.startsWith('bad')
        ? Promise.reject(new TypeError('unexpected'))
        : out.second.transport.send(mail),
  });
  await sender.drain();
  expect(out.second.sent.map(({ to }) => to).sort()).toEqual(['fine@mail.test', 'good@mail.test']);
  world.clock.advance(LEASE_MS);
  await anotherSender().drain();
  expect(out.second.sent.map(({ to }) => to)).toContain('bad@mail.test');
});

it('a mail that breaks every attempt is given up like one that no server accepts', async () => {
  await world.subgraph.mailSender.stop();
  await join();
  const sender = anotherSender({
    ...out.second.transport,
    send: () => Promise.reject(new TypeError('unexpected')),
  });
  for (let day = 0; day < 20; day += 1) {
    await sender.drain();
    world.clock.advance(86_400_000);
  }
  expect(await mailRows(world)).toMatchObject([
    { state: 'given_up', attempts: 12, outcome: 'the attempt broke off', params: {}, sealed: {} },
  ]);
});
