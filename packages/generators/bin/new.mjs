#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import {
  ensureInstalled,
  repositoryRoot,
  requireNode,
} from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();

const { generators } = JSON.parse(
  readFileSync(new URL('../generators.json', import.meta.url), 'utf8'),
);
const kinds = Object.keys(generators);

async function askKind() {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`What (${kinds.join(', ')}): `);
  terminal.close();
  return answer.trim();
}

const [given, ...rest] = process.argv.slice(2);
const kind = given ?? (await askKind());
if (!kinds.includes(kind)) {
  const lines = kinds.map((name) => `  ${name.padEnd(10)} ${generators[name].description}`);
  console.log(`usage: npm run new -- <kind> <name> [--flag answer …]\n${lines.join('\n')}`);
  console.log('What is not given is asked for; `npm run new -- <kind> --help` lists the flags.');
  process.exit(kind === '--help' || kind === '-h' ? 0 : 2);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js'),
    'generate',
    `@tbt/generators:${kind}`,
    ...rest,
  ],
  { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } },
);
process.exitCode = status ?? 1;
