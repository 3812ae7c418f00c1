#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../register.cjs');
const { approvePictures } = require('../src/test-run/approve-pictures.ts');
const { endCommands } = require('../src/workspace/run-command.ts');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));
process.exitCode = (await approvePictures(process.argv.slice(2))) ? 0 : 1;
