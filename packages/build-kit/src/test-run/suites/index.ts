import { WAYS } from '../ways';
import { browserSuite } from './browser-suite';
import { contractSuite } from './contract-suite';
import { failuresSuite } from './failures-suite';
import { scratchSuite } from './scratch-suite';
import type { Suite } from './suite';
import { unitSuite } from './unit-suite';
import { visualSuite } from './visual-suite';

export type { Suite, SuiteContext } from './suite';

/** Every set of tests, in the order they run. */
export const SUITES: readonly Suite[] = [
  unitSuite,
  ...WAYS.map(contractSuite),
  browserSuite({
    name: 'journeys',
    title: 'journeys in the browser',
    config: 'shell/playwright.config.ts',
  }),
  failuresSuite,
  browserSuite({
    name: 'screens',
    title: 'every screen in every state, both sizes and languages',
    config: 'shell/screens.config.ts',
    isDeep: true,
  }),
  visualSuite,
  scratchSuite({ name: 'scaffold', title: 'everything that npm run new makes, in a copy' }),
  scratchSuite({ name: 'dev', title: 'npm run dev: hot reload and restarts, in a copy' }),
];
