import { affectedServices } from './service/affected-services';
import { closureOf, devProjects } from './sources/workspace-graph';
import { readTargets } from './targets';

const projects = devProjects();

it('watches every server when nothing is named', () => {
  expect(readTargets([], projects)).toEqual({
    browser: [],
    servers: ['subgraph-marketplace', 'subgraph-identity', 'subgraph-messaging', 'gateway'],
    hasStorybook: false,
  });
});

it('takes several projects, and leaves flags to the stack', () => {
  expect(readTargets(['mfe-jobs', '--split', 'gateway', 'design-system'], projects)).toEqual({
    browser: ['mfe-jobs'],
    servers: ['gateway'],
    hasStorybook: true,
  });
});

it('lists the projects when a name is none', () => {
  expect(() => readTargets(['mfe-job'], projects)).toThrow(
    /There is no project mfe-job\. Projects:\n {2}npm run dev -- mfe-jobs\n[^]*-- gateway\n/,
  );
});

it('resolves the dependencies of a project', () => {
  const parts = closureOf('mfe-jobs', projects);
  expect([...parts].sort()).toEqual(
    expect.arrayContaining(['design-system', 'packages/contracts', 'packages/web-kit', 'mfe-jobs']),
  );
  expect(parts.has('gateway')).toBe(false);
});

it.each([
  [['subgraph-messaging'], ['gateway-and-subgraphs', 'shell'], ['gateway-and-subgraphs']],
  [['packages/contracts'], ['gateway-and-subgraphs', 'shell'], ['gateway-and-subgraphs', 'shell']],
  [['subgraph-messaging'], ['subgraph-messaging', 'gateway', 'shell'], ['subgraph-messaging']],
  [['gateway'], ['subgraph-messaging', 'gateway', 'shell'], ['gateway']],
  [['mfe-jobs'], ['gateway-and-subgraphs', 'shell'], []],
])('%j restarts, of %j, %j', (changed, services, expected) => {
  expect(affectedServices(services, changed, projects)).toEqual(expected);
});
