import { RUN_MODES } from '@tbt/e2e/test-stack/run-modes';
import { browserSuite } from './browser-suite';
import { contractSuite } from './contract-suite';
import { failuresSuite } from './failures-suite';
import { inputsSuite } from './inputs-suite';
import { scratchSuite } from './scratch-suite';
import { storiesSuite } from './stories-suite';
import type { Suite } from './suite';
import { visualSuite } from './visual-suite';

export type { Suite, SuiteContext } from './suite';

export const SUITES: readonly Suite[] = [
  ...RUN_MODES.map(contractSuite),
  browserSuite({
    name: 'journeys',
    config: 'shell/playwright.config.ts',
  }),
  browserSuite({
    name: 'journeys-ahead',
    config: 'shell/ahead.config.ts',
  }),
  failuresSuite,
  browserSuite({
    name: 'screens',
    config: 'shell/screens.config.ts',
  }),
  storiesSuite,
  visualSuite,
  inputsSuite,
  scratchSuite({ name: 'scaffold' }),
  scratchSuite({ name: 'dev' }),
];
