import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { planComponent } from './component';
import { planFeature } from './feature';
import { planModule } from './module';
import { planPage } from './page';
import { planRoute } from './route';
import { writePlan, type Plan } from './write-plan';

const texts = { title: 'A title', titleFr: 'Un titre', lead: 'A sentence.', leadFr: 'Une phrase.' };
const [name, mfe] = ['try-outs', 'mfe-jobs'];

function written(plan: Plan): Tree {
  const tree = new FsTree(repositoryRoot, false);
  writePlan(tree, plan);
  return tree;
}

const CASES: readonly [kind: string, plan: () => Plan][] = [
  ['module of identity', () => planModule({ name, subgraph: 'subgraph-identity' })],
  ['module of marketplace', () => planModule({ name, subgraph: 'subgraph-marketplace' })],
  ['module of messaging', () => planModule({ name, subgraph: 'subgraph-messaging' })],
  ['route to a list', () => planRoute({ name, field: 'conversations', access: 'session' })],
  ['route to one', () => planRoute({ name, field: 'job', access: 'anyone' })],
  ['page', () => planPage({ name, mfe, field: 'myJobs', access: 'session', ...texts })],
  ['public page', () => planPage({ name, mfe, field: 'jobs', access: 'anyone', ...texts })],
  ['feature', () => planFeature({ name, mfe: 'mfe-profile', ...texts })],
  ['component', () => planComponent({ name: 'try-out' })],
];

it.each(CASES)('a %s finds its places in the repository as it is', (_kind, plan) => {
  const changes = written(plan()).listChanges();
  expect(changes.length).toBeGreaterThan(3);
  expect(changes.map(({ content }) => String(content)).join('\n')).not.toMatch(/<%|TODO/);
});

it('names a component where the others are', () => {
  const tree = written(planComponent({ name: 'try-out' }));
  const read = (file: string) => tree.read(`design-system/${file}`, 'utf8') ?? '';
  expect(read('src/index.ts')).toContain("'./components/try-out';");
  expect(read('docs/states.md')).toMatch(/\| try-out +\| Default +\| LongText/);
  const listed = [...read('src/index.test.ts').matchAll(/^ {5}"(\w+)"/gm)].map(([, one]) => one);
  expect(listed).toEqual([...listed].sort());
  expect(listed).toContain('TryOut');
});

const REFUSED: readonly [plan: () => Plan, reason: string][] = [
  [
    () => planModule({ name: 'messages', subgraph: 'subgraph-messaging' }),
    'has a module messages already',
  ],
  [() => planModule({ name: 'users', subgraph: 'subgraph-messaging' }), 'has a type User already'],
  [() => planRoute({ name: 'jobs', access: 'session' }), 'answers a Job already'],
  [
    () => planRoute({ name: 'things', field: 'me', access: 'session' }),
    '--field me: there are allFeedback, booking',
  ],
  [() => planFeature({ name: 'job-search', mfe, ...texts }), 'has a feature job-search already'],
  [() => planPage({ name: 'jobs', mfe, access: 'session', ...texts }), 'has a page /jobs already'],
  [() => planComponent({ name: 'badge' }), 'has a component badge already'],
  [() => planComponent({ name: 'Badge' }), 'write badge'],
];

it.each(REFUSED)('refuses %#', (plan, reason) => {
  expect(plan).toThrow(reason);
});
