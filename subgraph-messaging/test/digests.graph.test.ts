import type { Viewer } from '@tbt/service-kit';
import { silentLogger } from '@tbt/service-kit/testing';
import { createMailSender, DEFAULT_MAIL, type MailTransport } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailRows, mailsOf } from './mails';

/** 8 in the morning of the day after the start in Toronto, and of the Monday after it. */
const NEXT_MORNING = new Date('2027-03-06T13:00:00.000Z');
const MONDAY = new Date('2027-03-08T13:00:00.000Z');
const LEASE_MS = 120_000;
const SET = `mutation ($input: SetNotificationRhythmInput!) {
  setNotificationRhythm(input: $input) {
    preferences { category channel rhythm } errors { code path } } }`;

let world: World;
let temp: Viewer;
let clinic: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  temp = await world.person();
  clinic = await world.clinic();
  await world.reachable(temp);
  await world.reachable(clinic, { firstName: 'Maple', lastName: 'Dental' });
});
afterEach(() => world.close());

type Preferences = { category: string; channel: string; rhythm: string | null }[];

const setRhythm = async (changes: object = {}) =>
  (
    await world.run<{
      setNotificationRhythm: { preferences: Preferences | null; errors: object[] };
    }>(temp, SET, {
      input: {
        ...{ category: 'applications', rhythm: 'daily', timeZone: 'America/Toronto' },
        ...changes,
      },
    })
  ).data.setNotificationRhythm;

const hired = (status: 'interested' | 'hired' = 'interested') =>
  world.publish('hiring-interest.changed', {
    ...{ hiringInterestId: 1, status, clinicId: clinic.userId },
    ...{ professionalId: temp.userId, at: START.toISOString() },
  });
const expiring = () =>
  world.publish('licence.expiring', {
    ...{ userId: temp.userId, licenceId: 1, province: 'Ontario', regulator: 'CDHO' },
    ...{ expiresOn: '2027-04-04', daysLeft: 30, at: START.toISOString() },
  } as Parameters<typeof world.publish<'licence.expiring'>>[1]);
const reminded = (date: string) =>
  world.publish('booking.reminder', {
    ...{ bookingId: 1, jobId: 5, clinicId: clinic.userId, professionalId: temp.userId },
    ...{ kind: 'confirm_asked', date, startTime: '08:00', at: START.toISOString() },
    shift: {
      ...{ role: 'hygienist', date, startTime: '08:00', endTime: '16:00' },
      ...{ province: 'Ontario', isAtOffice: false },
    },
  } as Parameters<typeof world.publish<'booking.reminder'>>[1]);

it('collects a category until the morning and mails it once, by category', async () => {
  await setRhythm();
  await setRhythm({ category: 'verification' });
  await hired();
  await expiring();
  await hired('hired');
  expect(await mailsOf(world)).toEqual([]);
  world.clock.set(new Date(NEXT_MORNING.getTime() - 1));
  expect(await mailsOf(world)).toEqual([]);
  world.clock.set(NEXT_MORNING);
  const [digest, ...others] = await mailsOf(world);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({ subject: 'Your daily summary' });
  const text = digest?.text ?? '';
  const places = ['APPLICATIONS', 'Maple Dental', 'VERIFICATION', 'Ontario'].map((part) =>
    text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(await mailRows(world)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ state: 'sent', params: {} })),
  );
  world.clock.advance(7 * 86_400_000);
  expect(await mailsOf(world)).toHaveLength(1);
});

it('comes on Monday where it is weekly, on the clock of the zone', async () => {
  await setRhythm({ rhythm: 'weekly', timeZone: 'America/Vancouver' });
  await hired();
  await mailsOf(world);
  world.clock.set(MONDAY);
  expect(await mailsOf(world)).toEqual([]);
  world.clock.advance(3 * 3_600_000);
  expect(await mailsOf(world)).toMatchObject([{ subject: 'Your weekly summary' }]);
});

it('keeps the newest forty and the messages, and names days on the clock of the zone', async () => {
  const timeZone = 'America/Vancouver';
  await setRhythm({ timeZone });
  await setRhythm({ category: 'messages', timeZone });
  // March 5 in Vancouver, March 6 in Toronto.
  world.clock.set(new Date('2027-03-06T06:00:00.000Z'));
  await hired('hired');
  await world.sent(clinic, temp);
  world.clock.advance(20 * 60_000);
  await world.subgraph.unread.announce();
  for (let count = 0; count < 40; count += 1) await hired();
  await mailsOf(world);
  world.clock.set(new Date('2027-03-06T16:00:00.000Z'));
  const [{ text } = { text: '' }] = await mailsOf(world);
  expect(text.match(/Maple Dental/g)).toHaveLength(41);
  expect(text).toMatch(/1 unread message, received Friday, March 5, 2027/);
  expect(text).toContain('1 more');
});

it('leaves out what was read in the bell, and is not sent when nothing is left', async () => {
  await setRhythm();
  await hired();
  await hired('hired');
  await mailsOf(world);
  const { data } = await world.run<{ notifications: { edges: { node: { id: string } }[] } }>(
    temp,
    '{ notifications(first: 9) { edges { node { id } } } }',
  );
  const ids = data.notifications.edges.map(({ node }) => node.id);
  const read = (some: string[]) =>
    world.run(
      temp,
      'mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { errors { code } } }',
      { input: { ids: some } },
    );
  await read(ids.slice(1));
  world.clock.set(NEXT_MORNING);
  const [digest] = await mailsOf(world);
  expect(digest?.text.match(/Maple Dental/g)).toHaveLength(1);

  await hired();
  await mailsOf(world);
  await world.run(
    temp,
    `mutation { markAllNotificationsRead(input: { upToId: "${2 ** 30}" }) { errors { code } } }`,
  );
  world.clock.advance(86_400_000);
  expect(await mailsOf(world)).toHaveLength(1);
});

it.each([
  ['2027-03-06', 1],
  ['2027-03-07', 0],
])('does not hold a booking of %s within a day: %d mails at once', async (date, count) => {
  await setRhythm({ category: 'bookings' });
  await reminded(date);
  expect(await mailsOf(world)).toHaveLength(count);
});

it('counts as one of the six mails of a day', async () => {
  await setRhythm();
  for (let count = 0; count < 9; count += 1) await hired();
  await mailsOf(world);
  world.clock.set(NEXT_MORNING);
  expect(await mailsOf(world)).toHaveLength(1);
});

it('ends for all its categories by its link', async () => {
  await setRhythm();
  await hired();
  await mailsOf(world);
  world.clock.set(NEXT_MORNING);
  const [digest] = await mailsOf(world);
  const token = /\/unsubscribe#(\S+)/.exec(digest?.text ?? '')?.[1];
  const { data } = await world.run<{ unsubscribe: { category: string } }>(
    null,
    'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { category } }',
    { input: { token } },
  );
  expect(data.unsubscribe.category).toBe('digest');
  await hired();
  await expiring();
  expect(await mailsOf(world)).toHaveLength(2);
  world.clock.advance(2 * 86_400_000);
  expect(await mailsOf(world)).toHaveLength(2);
});

it('is set for its owner, and refused for what cannot wait', async () => {
  const { preferences } = await setRhythm({ rhythm: 'weekly' });
  expect(preferences).toContainEqual({
    ...{ category: 'applications', channel: 'email', rhythm: 'weekly' },
  });
  expect(preferences).toContainEqual({ category: 'emergency', channel: 'email', rhythm: null });
  expect((await setRhythm({ category: 'emergency' })).errors).toEqual([
    { code: 'VALIDATION_FAILED', path: ['category'] },
  ]);
  expect((await setRhythm({ timeZone: 'America/Nowhere' })).errors).toEqual([
    { code: 'VALIDATION_FAILED', path: ['timeZone'] },
  ]);
  const others = await world.run<{ notificationPreferences: Preferences }>(
    await world.person(),
    '{ notificationPreferences { category channel rhythm } }',
  );
  expect(others.data.notificationPreferences).toContainEqual({
    ...{ category: 'applications', channel: 'email', rhythm: 'immediate' },
  });
});

/** As another replica on the same database. */
function anotherSender(transport: MailTransport) {
  const { database, services, unread } = world.subgraph;
  const { clock, deployment } = world;
  const { contacts, preferences } = services;
  return createMailSender({
    ...{ database, clock, deployment, transport, contacts, preferences, unread },
    ...{ settings: DEFAULT_MAIL, logger: silentLogger() },
  });
}

it('is sent by the next process with the same id when one dies while sending it', async () => {
  await setRhythm();
  await hired();
  await mailsOf(world);
  await world.subgraph.mailSender.stop();
  world.clock.set(NEXT_MORNING);
  const sent: string[] = [];
  const dying = anotherSender({
    send: ({ messageId }) => {
      sent.push(messageId);
      return new Promise(() => undefined);
    },
    close: () => undefined,
  });
  void dying.drain();
  while (sent.length === 0) await new Promise(setImmediate);
  // What comes now is for the next digest: this one may have been delivered.
  await hired('hired');
  const next = anotherSender({
    send: ({ messageId, text }) => {
      sent.push(messageId, String(text.match(/Maple Dental/g)?.length));
      return Promise.resolve(null);
    },
    close: () => undefined,
  });
  await next.drain();
  world.clock.advance(LEASE_MS);
  await next.drain();
  expect(sent).toEqual([sent[0], sent[0], '1']);
  world.clock.advance(86_400_000);
  await next.drain();
  expect(sent).toHaveLength(5);
  expect(sent[3]).not.toBe(sent[0]);
});

it('collects each mail once with several senders', async () => {
  await setRhythm();
  await world.subgraph.mailSender.stop();
  for (let count = 0; count < 20; count += 1) await hired();
  const sent: string[] = [];
  const transport: MailTransport = {
    send: ({ text }) => {
      sent.push(text);
      return Promise.resolve(null);
    },
    close: () => undefined,
  };
  const senders = [1, 2, 3].map(() => anotherSender(transport));
  await Promise.all(senders.map((sender) => sender.drain()));
  world.clock.set(NEXT_MORNING);
  await Promise.all(senders.map((sender) => sender.drain()));
  expect(sent.map((text) => text.match(/Maple Dental/g)?.length)).toEqual([20]);
});
