#!/usr/bin/env node
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { buildTestStorybook } = require('../src/storybook/build-test-storybook.ts');
const { testStorybookFolder } = require('../src/storybook/story-index.ts');
const { endCommands } = require('@tbt/workspace/run-command');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));
process.exitCode = (await buildTestStorybook(testStorybookFolder)) ? 0 : 1;
