import type { LayGround } from '../grounds';
import type { TestCounts } from '../test-counts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What every suite finds ready: everything is built, a throw-away database server runs. */
export interface SuiteContext {
  /** The ground of a stack that starts with the demo world. */
  readonly lay: LayGround;
  /** Environment for the test runner: the server's address, and `TEST_DEEP` for long runs. */
  readonly env: Environment;
  /** Folder for machine-readable reports; removed at the end. */
  readonly reports: string;
}

/** One set of tests with its own runner. */
export interface Suite {
  /** What `npm run test:deep -- <name>` calls it. */
  readonly name: string;
  /** Another name, which it shares with others. */
  readonly group?: string;
  /** Printed before it runs. */
  readonly title: string;
  /** Too long for `npm test`. */
  readonly isDeep?: boolean;
  run(context: SuiteContext): Promise<TestCounts>;
}
