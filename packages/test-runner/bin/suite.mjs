#!/usr/bin/env node
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runSuite } = require('../src/run-suite.ts');
const { endCommands } = require('@tbt/workspace/run-command');

// The command of every suite's target; Nx sets its name.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));
const [project, ...args] = process.argv.slice(2);
const target = process.env.NX_TASK_TARGET_TARGET;
if (!project || !target) throw new Error('Run a suite through Nx: npx nx test @tbt/mfe-jobs');
process.exitCode = (await runSuite(project, target, args)) ? 0 : 1;
