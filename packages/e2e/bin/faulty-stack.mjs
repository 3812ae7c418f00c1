#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runFaultyStack } = require('../src/fault-proxy/run-faulty-stack.ts');

await runFaultyStack(process.argv.slice(2));
