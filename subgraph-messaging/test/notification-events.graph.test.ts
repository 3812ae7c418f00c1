import { randomUUID } from 'node:crypto';
import type { Viewer } from '@tbt/service-kit';
import { CHOSEN_CATEGORIES, NOTIFICATION_CHANNELS } from '../src/modules/workflows';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailRows, mailsOf } from './mails';

let world: World;
let clinic: Viewer;
let temp: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  clinic = await world.clinic();
  temp = await world.person();
  await world.reachable(clinic);
  await world.reachable(temp, { firstName: 'Ana', lastName: 'Reyes' });
});
afterEach(() => world.close());

type Row = { id: string; title: string; isRead: boolean };
type Bell = {
  unreadNotificationCount: number;
  notifications: { edges: { node: Row; cursor: string }[] };
};
const BELL = `query Bell($first: Int = 30, $after: String) { unreadNotificationCount
  notifications(first: $first, after: $after) { edges { cursor node { id title isRead } } } }`;

async function bellOf(viewer: Viewer, variables = {}) {
  const { data } = await world.run<Bell>(viewer, BELL, variables);
  return {
    unread: data.unreadNotificationCount,
    rows: data.notifications.edges.map(({ node }) => node),
    last: data.notifications.edges.at(-1)?.cursor,
  };
}

/** One event, delivered more than once. */
function application() {
  const payload = {
    ...{ applicationId: 1, revision: 1, jobId: 1, status: 'pending' as const },
    ...{ clinicId: clinic.userId, professionalId: temp.userId, at: START.toISOString() },
  };
  return { id: randomUUID(), name: 'application.changed' as const, payload };
}

describe('one event', () => {
  it('notifies once per event', async () => {
    const { id, name, payload } = application();
    for (let time = 0; time < 3; time += 1) await world.publish(name, payload, id);
    expect((await bellOf(clinic)).rows).toHaveLength(1);
    expect(await mailsOf(world)).toHaveLength(1);
    expect(world.bus.signals.filter(({ name: signal }) => signal === 'notification.added')).toEqual(
      [
        {
          name: 'notification.added',
          payload: { recipientId: clinic.userId, notificationId: expect.any(Number) as number },
        },
      ],
    );
  });

  it('notifies once with concurrent consumers', async () => {
    const event = { ...application(), createdAt: START.toISOString() };
    await world.bus.publish(Array.from({ length: 5 }, () => event));
    await world.bus.settled();
    expect((await bellOf(clinic)).unread).toBe(1);
    expect(await mailsOf(world)).toHaveLength(1);
  });

  it('notifies once even without a record of the event', async () => {
    const { id, name, payload } = application();
    await world.publish(name, payload, id);
    await world.subgraph.database.pool.query('DELETE FROM inbox_events');
    await world.publish(name, payload, id);
    expect((await bellOf(clinic)).unread).toBe(1);
    expect(await mailRows(world)).toHaveLength(1);
  });

  it('notifies no user when the consumer fails, and every recipient on retry', async () => {
    const { id, name, payload } = application();
    const { pool } = world.subgraph.database;
    await pool.query('ALTER TABLE mail_messages RENAME TO gone');
    await expect(world.publish(name, payload, id)).rejects.toThrow();
    await pool.query('ALTER TABLE gone RENAME TO mail_messages');
    expect((await bellOf(clinic)).rows).toEqual([]);
    await world.publish(name, payload, id);
    expect((await bellOf(clinic)).unread).toBe(1);
    expect(await mailsOf(world)).toHaveLength(1);
  });
});

describe('the list', () => {
  const LIST = `query List($first: Int, $after: String, $category: NoticeCategory, $unreadOnly: Boolean) {
    notifications(first: $first, after: $after, category: $category, unreadOnly: $unreadOnly) {
      edges { cursor node { id category isRead } } } }`;
  type List = {
    notifications: {
      edges: { cursor: string; node: { id: string; category: string; isRead: boolean } }[];
    };
  };
  const list = async (variables: object) =>
    (await world.run<List>(clinic, LIST, { first: 10, ...variables })).data.notifications.edges;

  it('shows one category, or unread ones alone, page by page', async () => {
    for (let number = 0; number < 3; number += 1) {
      const { name, payload } = application();
      await world.publish(name, { ...payload, applicationId: 10 + number }, randomUUID());
    }
    const all = await list({});
    expect(all).toHaveLength(3);
    expect(await list({ category: 'bookings' })).toEqual([]);
    expect(await list({ category: 'applications' })).toEqual(
      all.map((edge) => ({ ...edge, cursor: expect.any(String) as string })),
    );
    const newest = all[0]?.node.id;
    const read = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unreadCount } }`;
    await world.run(clinic, read, { input: { ids: [newest] } });
    const unread = await list({ unreadOnly: true });
    expect(unread.map(({ node }) => node.id)).toEqual(all.slice(1).map(({ node }) => node.id));
    const [first] = await list({ unreadOnly: true, first: 1 });
    const rest = await list({ unreadOnly: true, first: 1, after: first?.cursor });
    expect(rest.map(({ node }) => node.id)).toEqual([all[2]?.node.id]);
  });
});

const SET = `mutation Set($input: SetNotificationPreferenceInput!) {
  setNotificationPreference(input: $input) { preferences { id isOn } errors { message path } } }`;

describe('what is switched off', () => {
  const choose = async (viewer: Viewer, category: string, channel: string, isOn: boolean) => {
    const input = { category, channel, isOn };
    const { errors } = await world.run(viewer, SET, { input });
    expect(errors).toEqual([]);
  };

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('bell %s, mail %s: uses exactly these channels', async (inBell, byMail) => {
    await choose(clinic, 'applications', 'in_app', inBell);
    await choose(clinic, 'applications', 'email', byMail);
    await world.applied(clinic.userId, temp.userId);
    expect((await bellOf(clinic)).unread).toBe(Number(inBell));
    expect(await mailsOf(world)).toHaveLength(Number(byMail));
  });

  it('still signals open pages, without a notification', async () => {
    await choose(clinic, 'applications', 'in_app', false);
    await world.applied(clinic.userId, temp.userId);
    expect((await bellOf(clinic)).rows).toEqual([]);
    expect(world.bus.signals).toEqual([
      { name: 'notification.muted', payload: { recipientId: clinic.userId } },
    ]);
  });

  it('affects one category of one user only', async () => {
    await choose(temp, 'applications', 'in_app', false);
    await choose(temp, 'applications', 'email', false);
    await world.applied(clinic.userId, temp.userId, { status: 'declined' });
    await world.booked(clinic.userId, temp.userId);
    await world.applied(clinic.userId, temp.userId);
    expect((await mailsOf(world)).map(({ recipient }) => recipient).sort()).toEqual([
      `person-${clinic.userId}@mail.test`,
      `person-${clinic.userId}@mail.test`,
      `person-${temp.userId}@mail.test`,
    ]);
    expect((await bellOf(clinic)).unread).toBe(2);
  });

  it('does not stop what protects the account', async () => {
    for (const category of CHOSEN_CATEGORIES)
      for (const channel of NOTIFICATION_CHANNELS) await choose(temp, category, channel, false);
    await world.publish('account.security-changed', {
      ...{ userId: temp.userId, change: 'password', sealedFormerEmail: null },
      at: START.toISOString(),
    });
    expect(await mailsOf(world)).toHaveLength(1);
    expect((await bellOf(temp)).unread).toBe(1);
  });

  it('counts also for mail that waits already', async () => {
    await world.subgraph.mailSender.stop();
    await world.applied(clinic.userId, temp.userId);
    await choose(clinic, 'applications', 'email', false);
    expect(await mailsOf(world)).toEqual([]);
    expect(await mailRows(world)).toMatchObject([{ state: 'held_back', outcome: 'switched off' }]);
  });

  it('cannot be the security of the account', async () => {
    const input = { category: 'security', channel: 'email', isOn: false };
    const { data } = await world.run<{
      setNotificationPreference: { preferences: null; errors: { path: string[] }[] };
    }>(temp, SET, { input });
    expect(data.setNotificationPreference).toMatchObject({
      preferences: null,
      errors: [{ path: ['category'] }],
    });
  });
});

const UNSUBSCRIBE = `mutation End($input: UnsubscribeInput!) {
  unsubscribe(input: $input) { category errors { message } } }`;

describe('the link of a mail', () => {
  const tokenIn = (text: string) => /unsubscribe#([\w-]+)/.exec(text)?.[1] ?? '';

  it('ends its category for its reader, without log-in and as often as it is used', async () => {
    await world.applied(clinic.userId, temp.userId);
    const [mail] = await mailsOf(world);
    const input = { token: tokenIn(mail!.text) };
    for (let time = 0; time < 2; time += 1) {
      const { data } = await world.run(null, UNSUBSCRIBE, { input });
      expect(data).toMatchObject({ unsubscribe: { category: 'applications', errors: [] } });
    }
    await world.applied(clinic.userId, temp.userId);
    await world.booked(clinic.userId, temp.userId);
    const subjects = (await mailsOf(world)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('applied'))).toHaveLength(1);
    expect(subjects).toHaveLength(3);
    expect((await bellOf(clinic)).unread).toBe(3);
  });

  it('works for a recipient without an account', async () => {
    const join = (entryId: number) =>
      world.publish('waitlist.joined', {
        ...{ entryId, email: 'Kim@mail.test', name: 'Kim', role: 'clinic', province: 'Quebec' },
        ...{ locale: 'en-CA', at: START.toISOString() },
      });
    await join(1);
    const [mail] = await mailsOf(world);
    await world.run(null, UNSUBSCRIBE, { input: { token: tokenIn(mail!.text) } });
    await join(2);
    expect(await mailsOf(world)).toHaveLength(1);
  });

  it('is not known from its hash', async () => {
    await world.applied(clinic.userId, temp.userId);
    await mailsOf(world);
    const { rows } = await world.subgraph.database.pool.query<{ token_hash: string }>(
      'SELECT token_hash FROM unsubscribe_tokens',
    );
    const input = { token: rows[0]!.token_hash };
    const { errors } = await world.run(null, UNSUBSCRIBE, { input });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

const MARK = `mutation Mark($input: MarkNotificationsReadInput!) {
  markNotificationsRead(input: $input) { unreadCount } }`;
const MARK_ALL = `mutation All($input: MarkAllNotificationsReadInput!) {
  markAllNotificationsRead(input: $input) { unreadCount } }`;

describe('the bell', () => {
  it('is marked by its recipient only, and signals their other clients', async () => {
    for (let time = 0; time < 3; time += 1) await world.applied(clinic.userId, temp.userId);
    const { rows } = await bellOf(clinic);
    const input = { ids: [rows[0]!.id] };
    await world.run(temp, MARK, { input });
    expect((await bellOf(clinic)).unread).toBe(3);
    const { data } = await world.run(clinic, MARK, { input });
    expect(data).toEqual({ markNotificationsRead: { unreadCount: 2 } });
    expect(world.bus.signals.at(-1)).toEqual({
      name: 'notifications.read',
      payload: { recipientId: clinic.userId },
    });
  });

  it('keeps later ones unread', async () => {
    await world.applied(clinic.userId, temp.userId);
    const [seen] = (await bellOf(clinic)).rows;
    await world.applied(clinic.userId, temp.userId);
    const { data } = await world.run(clinic, MARK_ALL, { input: { upToId: seen!.id } });
    expect(data).toEqual({ markAllNotificationsRead: { unreadCount: 1 } });
    expect((await bellOf(clinic)).rows.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('is paged consistently under concurrent inserts', async () => {
    for (let time = 0; time < 5; time += 1) await world.applied(clinic.userId, temp.userId);
    const first = await bellOf(clinic, { first: 2 });
    await world.applied(clinic.userId, temp.userId);
    const second = await bellOf(clinic, { first: 2, after: first.last });
    const third = await bellOf(clinic, { first: 2, after: second.last });
    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
    expect(ids).toEqual([5, 4, 3, 2, 1]);
  });

  it('refuses a cursor of another user', async () => {
    await world.applied(clinic.userId, temp.userId);
    const { last } = await bellOf(clinic);
    const { errors } = await world.run(temp, BELL, { after: last });
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
  });
});
