#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runAdmin } = require('../src/run-admin.ts');

process.exit(await runAdmin(process.argv.slice(2)));
