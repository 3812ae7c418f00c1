#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../build-kit/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../build-kit/register.cjs');
const { runBench } = require('../src/run-bench.ts');

// A normal exit also stops the database server.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

process.exitCode = await runBench(process.argv.slice(2));
