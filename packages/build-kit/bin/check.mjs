#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../register.cjs');
const { runCheck } = require('../src/check/run-check.ts');

process.exitCode = (await runCheck(process.argv.slice(2))) ? 0 : 1;
