import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; cycle?: { name: string }[] }[];
  };
}

const CRUISER = join(repositoryRoot, 'node_modules', 'dependency-cruiser', 'bin');
const RULES = join(repositoryRoot, 'packages', 'presets', 'lint', 'circles.cjs');
const FIXTURES = join(repositoryRoot, 'packages', 'presets', 'test', 'lint-fixtures');

function cruise(root: string, folders: readonly string[]): Promise<Cruise['summary']> {
  const args = ['--config', RULES, '--output-type', 'json', ...folders];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(CRUISER, 'dependency-cruise.mjs'), ...args],
      { cwd: root, maxBuffer: 200_000_000 },
      (_error, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as Cruise).summary);
        } catch {
          reject(new Error(stderr));
        }
      },
    );
  });
}

const circlesIn = ({ violations }: Cruise['summary']) =>
  [
    ...new Set(
      violations.map(({ rule, from, cycle = [] }) =>
        [`${rule.name}:`, ...new Set([from, ...cycle.map(({ name }) => name)].sort())].join(' '),
      ),
    ),
  ].sort();

it('finds planted circles of files and of modules', async () => {
  const found = await cruise(FIXTURES, ['subgraph-identity']);
  expect(circlesIn(found)).toEqual([
    expect.stringContaining('circle: subgraph-identity/src/modules/ring/first.ts'),
    expect.stringContaining('mutual-modules: subgraph-identity/src/modules/devices'),
  ]);
}, 60_000);

it('finds none in the repository', async () => {
  const found = await cruise(repositoryRoot, [
    ...['design-system', 'gateway', 'packages', 'shell'],
    ...['mfe-clinic', 'mfe-jobs', 'mfe-messaging', 'mfe-profile'],
    ...['subgraph-identity', 'subgraph-marketplace', 'subgraph-messaging'],
  ]);
  expect(circlesIn(found)).toEqual([]);
  expect(found.totalCruised).toBeGreaterThan(2_000);
}, 300_000);
