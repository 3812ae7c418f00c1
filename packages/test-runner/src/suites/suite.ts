import type { CreateTestEnvironment } from '@tbt/e2e/test-stack/test-environments';
import type { TestCounts } from '@tbt/workspace/test-counts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface SuiteContext {
  readonly project: string;
  readonly args: readonly string[];
  /** Databases and a folder for one stack, on a temporary server. */
  readonly createEnvironment: CreateTestEnvironment;
  /** Environment of the test runner: `TEST_DEEP` for long runs. */
  readonly env: Environment;
  /** Folder for machine-readable reports; removed at the end. */
  readonly reports: string;
}

export interface Suite {
  readonly name: string;
  readonly needsDatabase?: boolean;
  run(context: SuiteContext): Promise<TestCounts>;
}
