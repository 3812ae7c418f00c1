import { createFreshness } from './freshness';

const MINUTE = 60_000;

function world() {
  const clock = { now: 1_000_000 };
  const freshness = createFreshness(() => clock.now);
  const later = (minutes: number) => {
    clock.now += minutes * MINUTE;
  };
  return { freshness, later };
}

it('uses a result for 10 minutes, refetches in the background until 30, then waits', () => {
  const { freshness, later } = world();
  expect(freshness.policyFor('Jobs {}')).toBe('cache-first');
  freshness.markFetched('Jobs {}');
  later(9.9);
  expect(freshness.policyFor('Jobs {}')).toBe('cache-first');
  later(0.1);
  expect(freshness.policyFor('Jobs {}')).toBe('cache-and-network');
  later(20);
  expect(freshness.policyFor('Jobs {}')).toBe('network-only');
});

it('refetches a partial result, however fresh it is', () => {
  const { freshness } = world();
  freshness.markFetched('Me {}');
  freshness.markPartial('Me {}');
  expect(freshness.policyFor('Me {}')).toBe('network-only');
  freshness.markFetched('Me {}');
  expect(freshness.policyFor('Me {}')).toBe('cache-first');
});

it('keeps counting users of a result after clear', () => {
  const { freshness, later } = world();
  const release = freshness.retain('Jobs {}');
  freshness.markFetched('Jobs {}');
  freshness.markFetched('Shifts {}');
  freshness.clear();
  freshness.markFetched('Jobs {}');
  later(31);
  expect(freshness.takeUnused()).toEqual([]);
  release();
  later(30);
  expect(freshness.takeUnused()).toEqual(['Jobs {}']);
});

it('evicts results unused for 30 minutes and keeps active ones', () => {
  const { freshness, later } = world();
  freshness.markFetched('Jobs {}');
  freshness.markFetched('Shifts {}');
  const release = freshness.retain('Jobs {}');
  later(31);
  expect(freshness.takeUnused()).toEqual(['Shifts {}']);
  release();
  later(29);
  expect(freshness.takeUnused()).toEqual([]);
  later(1);
  expect(freshness.takeUnused()).toEqual(['Jobs {}']);
});
