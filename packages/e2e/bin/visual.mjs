#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runVisual } = require('../src/visual/run-visual.ts');
const { endCommands } = require('@tbt/workspace/run-command');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));
process.exitCode = await runVisual(process.argv.slice(2));
