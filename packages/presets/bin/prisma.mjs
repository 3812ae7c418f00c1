#!/usr/bin/env node
import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runPrisma } = require('../src/prisma/run-prisma.ts');

const [subgraph, ...args] = process.argv.slice(2);
if (!subgraph?.startsWith('subgraph-') || args.length === 0) {
  console.error('Usage: npm run prisma -- <subgraph> <migrate diff | migrate dev | generate …>');
  process.exit(2);
}
process.exit(await runPrisma(subgraph, args, process.env.DATABASE_URL));
