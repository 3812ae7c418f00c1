#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runDev } = require('../src/dev/run-dev.ts');

await runDev(process.argv.slice(2));
