import { createHash } from 'node:crypto';
import { toConnection } from './connection';
import { decodeCursor, encodeCursor, listName } from './cursor';
import { pageArgs } from './page-args';

const foreign = expect.objectContaining({
  code: 'VALIDATION_FAILED',
  issues: [{ path: ['after'], key: 'validation.cursor', values: {} }],
}) as Error;
const wrongLimit = expect.objectContaining({
  code: 'VALIDATION_FAILED',
  issues: [{ path: ['first'], key: 'validation.limit', values: {} }],
}) as Error;

describe('cursors', () => {
  it('round-trip', () => {
    for (const parts of [['2027-03-01T08:00:00.000Z', 42], ['Montréal 🦷'], [0, -1.5, '']])
      expect(
        decodeCursor(
          encodeCursor('people', parts),
          'people',
          parts.map((p) => typeof p) as 'string'[],
        ),
      ).toEqual(parts);
  });

  const own = encodeCursor('people', ['a', 1]);
  const payload = Buffer.from(own, 'base64url').toString().slice(8);
  const otherSum = createHash('sha256').update(payload).digest('base64url').slice(0, 8);
  it.each([
    ['empty', ''],
    ['text', 'abc'],
    ['a number', '42'],
    ['changed', `${own.slice(0, -2)}xx`],
    ['shortened', own.slice(0, -1)],
    ['padded', `${own}=`],
    ['with a blank', ` ${own}`],
    ['home-made', Buffer.from(payload).toString('base64url')],
    ['with a plain checksum', Buffer.from(otherSum + payload).toString('base64url')],
    ['of another list', encodeCursor('jobs', ['a', 1])],
    ['of another shape', encodeCursor('people', [1, 'a'])],
    ['too short for the list', encodeCursor('people', ['a'])],
    ['too long for the list', encodeCursor('people', ['a', 1, 2])],
    ['enormous', 'A'.repeat(100_000)],
  ])('are refused when %s', (_what, text) => {
    expect(() => decodeCursor(text, 'people', ['string', 'number'])).toThrow(foreign);
    expect(() => pageArgs({ after: text }, 'people', ['string', 'number'])).toThrow(foreign);
  });
});

describe('the name of a list', () => {
  it('is the same for equal parents or filters', () => {
    const filter = { city: 'Toronto', role: undefined, tags: ['a'] };
    expect(listName('jobs', filter)).toBe(listName('jobs', { tags: ['a'], city: 'Toronto' }));
  });

  it.each([
    ['list', listName('people', { city: 'Toronto' })],
    ['filter', listName('jobs', { city: 'Ottawa' })],
    ['parent', listName('jobs', 7)],
  ])('is another one for another %s', (_what, other) => {
    const own = listName('jobs', { city: 'Toronto' });
    expect(other).not.toBe(own);
    expect(() => decodeCursor(encodeCursor(other, [1]), own, ['number'])).toThrow(foreign);
  });
});

describe('forged cursors', () => {
  const forged = (payload: string) => {
    const sum = createHash('sha256').update(`cursor:${payload}`).digest('base64url').slice(0, 8);
    return Buffer.from(sum + payload).toString('base64url');
  };

  it.each([
    'no json',
    '[]',
    '[1804255200000,7]',
    '["jobs",1804255200000,7]',
    'null',
    '{"length":2}',
    '["people",1e300,1]',
    '["people",-8e15,1]',
    '["people",1.5,1]',
    '["people","1",1]',
    '["people",1,0]',
    '["people",1,99999999999]',
    '["people",1,1.5]',
    '["people",1,"1"]',
    '["people",1,null]',
  ])('are refused when they hold %s', (payload) => {
    expect(() => decodeCursor(forged(payload), 'people', ['instant', 'id'])).toThrow(foreign);
  });

  it('are accepted when well-formed', () => {
    expect(decodeCursor(forged('["people",1804255200000,7]'), 'people', ['instant', 'id'])).toEqual(
      [1804255200000, 7],
    );
  });
});

describe('pageArgs', () => {
  it('defaults to 50 and decodes the cursor', () => {
    expect(pageArgs({}, 'people', ['number'])).toEqual({ limit: 50, after: null });
    expect(pageArgs({ first: null, after: null }, 'people', ['number'])).toEqual({
      limit: 50,
      after: null,
    });
    const { limit, after } = pageArgs(
      { first: 100, after: encodeCursor('people', [7]) },
      'people',
      ['number'],
    );
    expect([limit, after?.[0]]).toEqual([100, 7]);
  });

  it.each([0, -1, 101, 1.5, NaN])('refuses %p', (first) => {
    expect(() => pageArgs({ first }, 'people', ['number'])).toThrow(wrongLimit);
  });
});

describe('toConnection', () => {
  const cursorOf = (row: number) => encodeCursor('people', [row]);

  it('detects a next page by the extra row', () => {
    const page = toConnection([1, 2, 3], 2, cursorOf);
    expect(page.edges.map((edge) => edge.node)).toEqual([1, 2]);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursorOf(1),
      endCursor: cursorOf(2),
    });
    expect(toConnection([1, 2], 2, cursorOf).pageInfo.hasNextPage).toBe(false);
  });

  it('is empty without rows', () => {
    expect(toConnection([], 2, cursorOf)).toEqual({
      edges: [],
      pageInfo: {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: null,
        endCursor: null,
      },
    });
  });
});
