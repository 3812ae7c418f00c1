import { startTestPostgres } from '@tbt/postgres/test-postgres';
import {
  createEmptyEnvironments,
  type CreateTestEnvironment,
} from '@tbt/e2e/test-stack/test-environments';
import { SUITES, type SuiteContext } from './suites';
import type { TestCounts } from '@tbt/workspace/test-counts';

const noEnvironment: CreateTestEnvironment = () =>
  Promise.reject(new Error('This suite has no database server'));

/** Runs a suite other than jest, with a temporary database server. @throws Error for an unknown name. */
export async function runStackSuite(
  name: string,
  context: Omit<SuiteContext, 'createEnvironment'>,
): Promise<TestCounts> {
  const suite = SUITES.find((candidate) => candidate.name === name);
  if (!suite) throw new Error(`No suite is named ${name}`);
  if (!suite.needsDatabase) return suite.run({ ...context, createEnvironment: noEnvironment });
  const server = await startTestPostgres();
  try {
    return await suite.run({ ...context, createEnvironment: createEmptyEnvironments(server) });
  } finally {
    await server.stop();
  }
}
