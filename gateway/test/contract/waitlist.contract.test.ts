import { get, objectOf, post, problemOf, problemPaths, unique } from './support/api';

const entryOf = (overrides: Record<string, unknown> = {}) => ({
  name: 'Aoife McDonald-O’Neil',
  email: `${unique()}@waitlist.test`,
  province: 'Quebec',
  role: 'assistant',
  betaTester: true,
  ...overrides,
});
const join = (body: unknown) => post('/api/waitlist', body);

describe('the waitlist', () => {
  it('takes an entry', async () => {
    const entry = entryOf();
    const answer = await join({
      ...entry,
      id: 1,
      createdAt: '2000-01-01T00:00:00Z',
      isAdmin: true,
    });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    const stored = objectOf(answer);
    expect(stored).toEqual({
      ...entry,
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(String(stored.createdAt)).not.toMatch(/^2000/);
  });

  it('echoes the submitted values alone for a known address, ignoring case', async () => {
    const entry = entryOf();
    expect((await join(entry)).status).toBe(201);
    const again = entryOf({
      name: 'Another Name',
      email: entry.email.toUpperCase(),
      province: 'Yukon',
      role: 'clinic',
      betaTester: false,
    });
    const answer = await join(again);
    expect(answer.status).toBe(200);
    expect(objectOf(answer)).toEqual(again);
  });

  it.each(['name', 'email', 'province', 'role'])('needs %s', async (field) => {
    for (const value of [undefined, '', null, 7]) {
      const problem = problemOf(await join(entryOf({ [field]: value })), 400, 'VALIDATION_FAILED');
      expect(problemPaths(problem)).toEqual([field]);
    }
  });

  it.each([
    ['province', 'Texas'],
    ['province', 'all'],
    ['role', 'admin'],
    ['email', 'not an address'],
    ['betaTester', 'yes'],
    ['name', 'x'.repeat(101)],
  ])('refuses %s %j', async (field, value) => {
    const problem = problemOf(await join(entryOf({ [field]: value })), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it('refuses a body that is no object, and cannot be read', async () => {
    problemOf(await join([]), 400, 'VALIDATION_FAILED');
    problemOf(await join('{'), 400, 'VALIDATION_FAILED');
    problemOf(await get('/api/waitlist'), 405, 'VALIDATION_FAILED');
  });
});
