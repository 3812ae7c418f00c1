import type { CreateTestEnvironment } from '../test-environments';
import type { TestCounts } from '../test-counts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What every suite finds ready; what it needs is built. */
export interface SuiteContext {
  /** Folder of the project that it tests, seen from the repository. */
  readonly project: string;
  /** For the test runner: patterns of files, names of tests. */
  readonly args: readonly string[];
  /** Databases and a folder for one stack, on a throw-away server. */
  readonly createEnvironment: CreateTestEnvironment;
  /** Environment for the test runner: `TEST_DEEP` for long runs. */
  readonly env: Environment;
  /** Folder for machine-readable reports; removed at the end. */
  readonly reports: string;
}

/** One set of tests with its own runner. */
export interface Suite {
  /** Name of the Nx target. */
  readonly name: string;
  /** A throw-away database server runs while it does. */
  readonly needsDatabase?: boolean;
  run(context: SuiteContext): Promise<TestCounts>;
}
