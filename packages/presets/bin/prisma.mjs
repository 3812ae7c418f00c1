#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runPrisma } = loadTool(import.meta.url, '../src/prisma/run-prisma.ts');

const [subgraph, ...args] = process.argv.slice(2);
if (!subgraph?.startsWith('subgraph-') || args.length === 0) {
  console.error('Usage: npm run prisma -- <subgraph> <migrate diff | migrate dev | generate …>');
  process.exit(2);
}
process.exit(await runPrisma(subgraph, args, process.env.DATABASE_URL));
