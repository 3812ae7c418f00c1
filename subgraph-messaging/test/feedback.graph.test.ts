import { createLogger, type Viewer } from '@tbt/service-kit';
import { createWorld, START, type World } from './factories';

const SEND = `mutation Send($input: SendFeedbackInput!) {
  sendFeedback(input: $input) {
    feedback { id userId toothRating category title feedback suggestions isAnonymous
      isFeatureRequest status priority adminResponse version createdAt roadmap { stage } }
    errors { code path }
  }
}`;
const UPDATE = `mutation Update($input: UpdateFeedbackInput!) {
  updateFeedback(input: $input) {
    feedback { id status priority adminResponse version roadmap { stage titleEn titleFr } }
    errors { code reasons path }
  }
}`;
const ALL = `query All($filter: FeedbackFilter, $first: Int, $after: String) {
  allFeedback(filter: $filter, first: $first, after: $after) {
    edges { node { id userId version } } pageInfo { hasNextPage endCursor }
  }
}`;
const MINE = '{ myFeedback { edges { node { id adminResponse } } } }';
const ROADMAP = '{ roadmap { id stage titleEn titleFr } }';

type Row = Record<string, unknown> & { id: string; version: number };
type Payload<K extends string> = Record<
  K,
  { feedback: Row | null; errors: { code: string; path: string[]; reasons?: string[] }[] }
>;

let world: World;
let admin: Viewer;
let author: Viewer;
beforeEach(async () => {
  world = await createWorld();
  admin = await world.person({ role: null, isAdmin: true });
  author = await world.person({ id: 778_899_001 });
  await world.reachable(author, { locale: 'fr-CA' });
});
afterEach(() => world.close());

const words = { toothRating: 4, feedback: 'The calendar is clear.' };
const send = (input: object, from: Viewer | null = author) =>
  world.run<Payload<'sendFeedback'>>(from, SEND, { input: { ...words, ...input } });
const sent = async (input: object = {}) => {
  const { feedback } = (await send(input)).data.sendFeedback;
  if (!feedback) throw new Error('Not sent');
  return feedback;
};
const update = async (input: object, by: Viewer = admin) =>
  (await world.run<Payload<'updateFeedback'>>(by, UPDATE, { input })).data.updateFeedback;
const mails = async () => {
  await world.subgraph.outbox.drain();
  await world.bus.settled();
  await world.subgraph.mailSender.drain();
  return world.subgraph.database.prisma.mailboxMail.findMany({ orderBy: { id: 'asc' } });
};

describe('sendFeedback', () => {
  it('stores what was said, with the defaults, and mails a receipt', async () => {
    expect(await sent({ title: ' ', suggestions: '', isFeatureRequest: true })).toMatchObject({
      ...{ userId: String(author.userId), ...words, category: 'general', title: null },
      ...{ suggestions: null, isAnonymous: false, isFeatureRequest: true, status: 'new' },
      ...{ priority: 'medium', adminResponse: null, version: 1, roadmap: null },
      createdAt: START.toISOString(),
    });
    expect(await mails()).toMatchObject([{ subject: 'Nous avons reçu votre commentaire' }]);
  });

  it.each([
    ['toothRating', 'no tooth', 0],
    ['toothRating', 'six teeth', 6],
    ['feedback', 'blanks', '  '],
    ['feedback', 'a text too long', 'x'.repeat(5001)],
    ['title', 'a text too long', 'x'.repeat(201)],
    ['suggestions', 'a text too long', 'x'.repeat(5001)],
  ])('refuses as %s %s', async (field, _what, value) => {
    const { data } = await send({ [field]: value });
    expect(data.sendFeedback).toMatchObject({
      feedback: null,
      errors: [{ code: 'VALIDATION_FAILED', path: [field] }],
    });
  });

  it('is open to a clinic’s viewer, under the own account', async () => {
    const clinic = await world.clinic();
    const acting = { actingClinicId: clinic.userId, clinicRole: 'viewer' as const };
    const { data } = await send({}, { ...clinic, userId: 900_200, ...acting });
    expect(data.sendFeedback.feedback).toMatchObject({ userId: '900200' });
  });

  it('needs a session', async () => {
    expect((await send({}, null)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

describe('anonymous feedback', () => {
  /** Every row of every table that names the author. */
  async function rowsWithAuthor(): Promise<string[]> {
    const { pool } = world.subgraph.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ line: string }>(
        `SELECT row_to_json(t)::text AS line FROM "${name}" t`,
      );
      found.push(...rows.map(({ line }) => `${name} ${line}`));
    }
    return found.filter((line) => line.includes(String(author.userId)));
  }

  it('leaves no row, event or log line with the id of its author', async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    await world.close();
    world = await createWorld(
      {},
      { logger: createLogger({ service: 'messaging', destination, level: 'trace' }) },
    );
    author = await world.person({ id: 778_899_001 });
    await world.reachable(author);
    const before = await rowsWithAuthor();
    expect(before).not.toEqual([]);
    const published: string[] = [];
    await world.bus.subscribe('identity', 'administrator.acted', async (event) => {
      published.push(JSON.stringify(event));
    });
    admin = await world.person({ role: null, isAdmin: true });
    const { data } = await world.run<Payload<'sendFeedback'>>(
      author,
      SEND,
      { input: { ...words, isAnonymous: true } },
      { idempotencyKey: 'the-key-of-the-author' },
    );
    const { feedback } = data.sendFeedback;
    expect(feedback).toMatchObject({ userId: null, createdAt: '2027-03-05T00:00:00.000Z' });
    await update({ feedbackId: feedback?.id, adminResponse: 'Thank you.' });
    await mails();
    expect(await rowsWithAuthor()).toEqual(before);
    expect(published).toHaveLength(1);
    expect([...published, ...lines].filter((line) => line.includes('778899001'))).toEqual([]);
  });

  it('is not among the author’s own', async () => {
    await sent({ isAnonymous: true });
    const { data } = await world.run<{ myFeedback: { edges: unknown[] } }>(author, MINE);
    expect(data.myFeedback.edges).toEqual([]);
  });

  it('is limited, without a counter that is stored', async () => {
    for (let index = 0; index < 10; index += 1) await sent({ isAnonymous: true });
    expect((await send({ isAnonymous: true })).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  });
});

describe('the desk', () => {
  const all = (variables: object, by: Viewer | null = admin) =>
    world.run<{
      allFeedback: {
        edges: { node: Row }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }>(by, ALL, variables as Record<string, unknown>);
  const ids = async (filter: object) =>
    (await all({ filter })).data.allFeedback.edges.map(({ node }) => node.id);

  it('lists by filters, newest first and page by page', async () => {
    const first = await sent({ category: 'jobs', toothRating: 1 });
    const second = await sent({ category: 'matching', isFeatureRequest: true });
    const third = await sent({ category: 'jobs' });
    await update({ feedbackId: third.id, priority: 'high', status: 'in_review' });
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ category: 'jobs' })).toEqual([third.id, first.id]);
    expect(await ids({ isFeatureRequest: true })).toEqual([second.id]);
    expect(await ids({ toothRating: 1 })).toEqual([first.id]);
    expect(await ids({ status: 'in_review', priority: 'high' })).toEqual([third.id]);
    const { pageInfo } = (await all({ first: 2 })).data.allFeedback;
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = await all({ first: 2, after: pageInfo.endCursor });
    expect(rest.data.allFeedback.edges.map(({ node }) => node.id)).toEqual([first.id]);
  });

  it('answers once by mail and bell, in the author’s language', async () => {
    const { id, version } = await sent({ title: 'Calendar' });
    expect(await update({ feedbackId: id, version, adminResponse: 'Bientôt.' })).toMatchObject({
      feedback: { status: 'answered', adminResponse: 'Bientôt.', version: 2 },
    });
    await update({ feedbackId: id, adminResponse: 'Bientôt.', priority: 'low' });
    const answers = (await mails()).filter(({ subject }) => subject.includes('répondu'));
    expect(answers).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Bientôt.') }),
    ]);
    const { data } = await world.run<{ notifications: { edges: { node: { path: string } }[] } }>(
      author,
      '{ notifications { edges { node { path } } } }',
    );
    expect(data.notifications.edges).toEqual([{ node: { path: '/feedback' } }]);
    const own = await world.run(author, MINE);
    expect(own.data).toMatchObject({
      myFeedback: { edges: [{ node: { id, adminResponse: 'Bientôt.' } }] },
    });
  });

  it('refuses the change of an administrator who read an older version', async () => {
    const { id, version } = await sent();
    await update({ feedbackId: id, version, priority: 'high' });
    expect(await update({ feedbackId: id, version, priority: 'low' })).toMatchObject({
      feedback: null,
      errors: [{ code: 'CONFLICT', reasons: ['changed'] }],
    });
  });

  it('is audited', async () => {
    const { id } = await sent();
    await update({ feedbackId: id, priority: 'high' });
    const events = await world.subgraph.database.prisma.outboxEvent.findMany({
      where: { name: 'administrator.acted' },
    });
    expect(events.map(({ payload }) => payload)).toMatchObject([
      {
        ...{ actorId: admin.userId, action: 'feedback.changed', subject: `feedback:${id}` },
        personIds: [author.userId],
      },
    ]);
  });

  it('is closed to everyone else', async () => {
    const { id } = await sent();
    for (const [viewer, code] of [
      [author, 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await all({}, viewer)).errors).toMatchObject([{ code }]);
      const ratings = await world.run(viewer, '{ feedbackRatings { count } }');
      expect(ratings.errors).toMatchObject([{ code }]);
      const changed = await world.run(viewer, UPDATE, { input: { feedbackId: id } });
      expect(changed.errors).toMatchObject([{ code }]);
    }
  });

  it('averages by week and area', async () => {
    await sent({ category: 'jobs', toothRating: 2 });
    await sent({ category: 'jobs', toothRating: 5 });
    world.clock.advance(7 * 86_400_000);
    await sent({ toothRating: 3, isAnonymous: true });
    const rows = 'weekStartsOn category count average';
    const read = async (weeks: number) =>
      (await world.run<object>(admin, `{ feedbackRatings(weeks: ${weeks}) { ${rows} } }`)).data;
    const latest = { weekStartsOn: '2027-03-08', category: 'general', count: 1, average: 3 };
    expect(await read(1)).toEqual({ feedbackRatings: [latest] });
    expect(await read(2)).toEqual({
      feedbackRatings: [
        { weekStartsOn: '2027-03-01', category: 'jobs', count: 2, average: 3.5 },
        latest,
      ],
    });
  });
});

describe('the roadmap', () => {
  const titles = { titleEn: 'Shifts as a calendar', titleFr: 'Les quarts dans un calendrier' };
  const shown = async () => (await world.run<{ roadmap: object[] }>(null, ROADMAP)).data.roadmap;

  it('shows what an administrator published, until it is taken off', async () => {
    const { id } = await sent({ isFeatureRequest: true });
    await sent();
    expect(await shown()).toEqual([]);
    const published = await update({ feedbackId: id, roadmap: { stage: 'planned', ...titles } });
    expect(published.feedback).toMatchObject({ status: 'new', roadmap: { stage: 'planned' } });
    await update({ feedbackId: id, roadmap: { stage: 'done', ...titles } });
    expect(await shown()).toEqual([{ id, stage: 'done', ...titles }]);
    await update({ feedbackId: id, roadmap: null });
    expect(await shown()).toEqual([]);
  });

  it('needs words in both languages', async () => {
    const { id } = await sent();
    const roadmap = { stage: 'planned', titleEn: 'Calendar', titleFr: ' ' };
    expect(await update({ feedbackId: id, roadmap })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', path: ['roadmap', 'titleFr'] }],
    });
  });
});
