#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../register.cjs');
const { runStart } = require('../src/stack/run-start.ts');

await runStart(process.argv.slice(2));
