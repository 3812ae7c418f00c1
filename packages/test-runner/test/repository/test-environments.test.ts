import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const OWN_ENVIRONMENT = '@jest-' + 'environment';
const IGNORED = /(^|\/)(node_modules|dist|generated)\//;

/** Servers' tests share one realm per worker: a file with another environment breaks the worker for the next. */
it('the environment of a test follows from its project and name, none declares its own', () => {
  const tests = readdirSync(repositoryRoot, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.test\.tsx?$/.test(file) && !IGNORED.test(file),
  );
  expect(tests.length).toBeGreaterThan(500);
  const declaring = tests.filter((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8').includes(OWN_ENVIRONMENT),
  );
  expect(declaring).toEqual([]);
});
