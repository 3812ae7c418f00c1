import {
  call,
  get,
  graph,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  unique,
} from './support/api';
import type { Json } from './support/api';
import { operation } from './support/documents';
import { leftoversOf, rowsIn, stackFolder } from './support/leftovers';
import { demoPerson, newPerson, type Person } from './support/people';

const DESK = '/api/admin/feedback';
const ANONYMOUS_PER_HOUR = 10;
const REPLICAS = Number(process.env.CONTRACT_REPLICAS ?? 1);

let author: Person;
let admin: Person;
beforeAll(async () => {
  author = await newPerson('hygienist');
  admin = await demoPerson('admin');
});

const feedbackOf = (more: Json = {}): Json => ({
  toothRating: 4,
  feedback: `The calendar is clear. ${unique()}`,
  ...more,
});
const send = (body: unknown, from: Person | null = author, headers: Record<string, string> = {}) =>
  post('/api/feedback', body, { token: from?.token, headers });
const sent = async (more: Json = {}, from: Person = author) => {
  const answer = await send(feedbackOf(more), from);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number; version: number };
};
const change = (id: number | string, body: unknown, by: Person | null = admin) =>
  call('PATCH', `${DESK}/${id}`, { token: by?.token, body });
const list = (query = '', by: Person | null = admin) => get(DESK + query, { token: by?.token });

describe('POST /api/feedback', () => {
  it('stores what was said with its defaults, as the session’s user', async () => {
    const body = feedbackOf({
      title: 'Calendar',
      userId: author.id,
      status: 'closed',
      priority: 'high',
    });
    const answer = await send(body);
    expect(answer.status).toBe(201);
    expect(objectOf(answer)).toEqual({
      ...{ id: expect.any(Number), userId: author.id, toothRating: 4, category: 'general' },
      ...{ title: 'Calendar', feedback: body.feedback, suggestions: null, isAnonymous: false },
      ...{ status: 'new', adminResponse: null, isFeatureRequest: false, priority: 'medium' },
      ...{ createdAt: expect.stringMatching(/Z$/), answeredAt: null, version: 1, roadmap: null },
    });
  });

  it('stores it once under one Idempotency-Key', async () => {
    const [body, key] = [feedbackOf(), { 'idempotency-key': unique() }];
    const answers = [await send(body, author, key), await send(body, author, key)];
    expect(answers.map((answer) => objectOf(answer).id)).toEqual(
      Array(2).fill(objectOf(answers[0]!).id),
    );
    problemOf(await send(feedbackOf(), author, key), 409, 'CONFLICT');
  });

  it.each([
    ['toothRating', 0],
    ['toothRating', 6],
    ['toothRating', 3.5],
    ['toothRating', '4'],
    ['toothRating', undefined],
    ['feedback', ''],
    ['feedback', '  '],
    ['feedback', undefined],
    ['feedback', 'x'.repeat(5001)],
    ['suggestions', 'x'.repeat(5001)],
    ['title', 'x'.repeat(201)],
    ['title', 'two\nlines'],
    ['category', 'weather'],
    ['isAnonymous', 'yes'],
    ['isFeatureRequest', 1],
  ])('names %s that is %j', async (field, value) => {
    const problem = problemOf(await send(feedbackOf({ [field]: value })), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it('needs a session', async () => {
    problemOf(await send(feedbackOf(), null), 401, 'UNAUTHENTICATED');
    problemOf(await get('/api/feedback'), 405, 'VALIDATION_FAILED');
  });
});

describe('anonymous feedback', () => {
  it('names its author in no answer, and not in the database', async () => {
    const body = feedbackOf({ isAnonymous: true, userId: author.id });
    const key = `anonymous-${unique()}`;
    const answer = await send(body, author, { 'idempotency-key': key });
    expect(answer.status).toBe(201);
    const { id, userId, createdAt } = objectOf(answer) as Json & { id: number };
    expect(userId).toBeNull();
    expect(createdAt).toMatch(/T00:00:00\.000Z$/);
    const row = listOf(await list()).find((seen) => seen.id === id);
    expect(row).toMatchObject({ feedback: body.feedback, userId: null, isAnonymous: true });
    const own = await graph(operation('ContractMyFeedback'), {}, { token: author.token });
    expect(JSON.stringify(own.data)).not.toContain(`"${id}"`);
    const folder = stackFolder();
    if (!folder) return;
    const text = 'SELECT user_id, created_at FROM platform_feedback WHERE feedback = $1';
    const rows = await rowsIn(folder, 'messaging', { text, values: [body.feedback] });
    expect(rows).toEqual([{ user_id: null, created_at: new Date(String(createdAt)) }]);
    expect(await leftoversOf(folder, key)).toEqual([]);
  });

  it('is limited per hour, and says when to come back', async () => {
    const person = await newPerson('assistant');
    let answer = await send(feedbackOf({ isAnonymous: true }), person);
    for (let count = 1; count <= ANONYMOUS_PER_HOUR * REPLICAS && answer.status === 201; count += 1)
      answer = await send(feedbackOf({ isAnonymous: true }), person);
    problemOf(answer, 429, 'RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await sent({}, person);
  });
});

describe('the desk of feedback', () => {
  it('lists by filters, page by page, newest first', async () => {
    const bug = await sent({ category: 'bug', toothRating: 1 });
    const idea = await sent({ category: 'idea', isFeatureRequest: true });
    const ids = async (query: string) => listOf(await list(query)).map(({ id }) => id);
    expect(await ids('?limit=2')).toEqual([idea.id, bug.id]);
    expect(await ids('?limit=1&category=bug&toothRating=1&status=new&priority=medium')).toEqual([
      bug.id,
    ]);
    expect(await ids('?limit=1&isFeatureRequest=true')).toEqual([idea.id]);
    const first = await list('?limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const { pathname, search } = new URL(String(next), 'http://site.test');
    expect(listOf(await get(pathname + search, { token: admin.token }))).toMatchObject([
      { id: bug.id },
    ]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['after', 'nowhere'],
    ['status', 'open'],
    ['category', 'weather'],
    ['priority', 'urgent'],
    ['toothRating', '6'],
    ['isFeatureRequest', 'yes'],
  ])('names the parameter %s that is %s', async (name, value) => {
    const problem = problemOf(await list(`?${name}=${value}`), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([name]);
  });

  it('answers, and refuses a change of what was read before', async () => {
    const { id, version } = await sent();
    const answered = await change(id, { version, adminResponse: 'Thank you.', priority: 'low' });
    expect(answered.status).toBe(200);
    expect(objectOf(answered)).toMatchObject({
      ...{ id, status: 'answered', priority: 'low', adminResponse: 'Thank you.', version: 2 },
      answeredAt: expect.stringMatching(/Z$/),
    });
    const own = await graph(operation('ContractMyFeedback'), {}, { token: author.token });
    expect(JSON.stringify(own.data)).toContain(
      JSON.stringify({ node: { id: String(id), adminResponse: 'Thank you.' } }),
    );
    const stale = problemOf(await change(id, { version, status: 'closed' }), 409, 'CONFLICT');
    expect(stale.reasons).toEqual(['changed']);
  });

  const roadmap = { stage: 'planned', titleEn: 'A calendar', titleFr: 'Un calendrier' };

  it.each([
    ['status', { status: 'open' }],
    ['priority', { priority: 'urgent' }],
    ['version', { version: 'newest' }],
    ['adminResponse', { adminResponse: '' }],
    ['adminResponse', { adminResponse: 'x'.repeat(5001) }],
    ['roadmap.stage', { roadmap: { ...roadmap, stage: 'soon' } }],
    ['roadmap.titleFr', { roadmap: { ...roadmap, titleFr: ' ' } }],
    ['roadmap.titleEn', { roadmap: { ...roadmap, titleEn: 'x'.repeat(201) } }],
  ])('names %s of a wrong change', async (field, body) => {
    const { id } = await sent();
    const problem = problemOf(await change(id, body), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it('knows no feedback that was never given', async () => {
    problemOf(await change(999_999_999, { status: 'closed' }), 404, 'NOT_FOUND');
    problemOf(await change('x', { status: 'closed' }), 404, 'NOT_FOUND');
  });

  it('does not exist for others', async () => {
    const { id } = await sent();
    const clinic = await newPerson('clinic');
    for (const viewer of [author, clinic]) {
      problemOf(await list('', viewer), 404, 'NOT_FOUND');
      problemOf(await change(id, { status: 'closed' }, viewer), 404, 'NOT_FOUND');
    }
    problemOf(await list('', null), 401, 'UNAUTHENTICATED');
    problemOf(await change(id, { status: 'closed' }, null), 401, 'UNAUTHENTICATED');
    const rows = listOf(await list('?limit=20'));
    expect(rows.find((row) => row.id === id)).toMatchObject({ status: 'new', version: 1 });
  });
});

describe('the roadmap', () => {
  const shown = async (id: number) => {
    const { data } = await graph(operation('ContractRoadmap'));
    return (data?.roadmap as { id: string }[]).find((item) => item.id === String(id));
  };

  it('shows everyone an administrator’s words, and never the author’s', async () => {
    const { id, feedback } = await sent({ isFeatureRequest: true });
    expect(await shown(id)).toBeUndefined();
    const entry = { stage: 'planned', titleEn: `Calendar ${id}`, titleFr: `Calendrier ${id}` };
    const published = await change(id, { roadmap: entry });
    expect(objectOf(published)).toMatchObject({ status: 'new', roadmap: entry });
    expect(await shown(id)).toEqual({ id: String(id), ...entry });
    await change(id, { roadmap: { ...entry, stage: 'done' } });
    expect(await shown(id)).toMatchObject({ stage: 'done' });
    const { text } = await graph(operation('ContractRoadmap'));
    expect(text).not.toContain(String(feedback));
    expect(objectOf(await change(id, { roadmap: null }))).toMatchObject({ roadmap: null });
    expect(await shown(id)).toBeUndefined();
  });
});
