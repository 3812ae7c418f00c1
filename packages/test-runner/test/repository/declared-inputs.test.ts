import { declaredInputs } from '../../src/declared-copy';

const RULE = 'packages/contracts/src/shift-terms.ts';
const PAGE = 'docs/architecture.md';

// Declared inputs decide when a task runs again.
it.each(['@tbt/mfe-jobs:test', '@tbt/subgraph-identity:graph', '@tbt/shell:journeys'])(
  '%s runs again after a rule has changed, and not after a page',
  (task) => {
    const inputs = declaredInputs(task);
    expect(inputs).toContain(RULE);
    expect(inputs).not.toContain(PAGE);
  },
  30_000,
);

it('a change of one micro-frontend leaves the tests of another alone', () => {
  const inputs = declaredInputs('@tbt/mfe-jobs:test');
  expect(inputs).toContain('mfe-jobs/src/remote.tsx');
  expect(inputs.filter((file) => file.startsWith('mfe-profile/'))).toEqual([]);
}, 30_000);

it('the contract depends on what a micro-frontend sends, not on how it looks', () => {
  const sources = declaredInputs('@tbt/gateway:contract-combined').filter((file) =>
    file.startsWith('mfe-jobs/src/'),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((file) => !file.endsWith('.graphql'))).toEqual([]);
}, 30_000);
