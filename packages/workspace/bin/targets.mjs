#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, repositoryRoot, requireNode } from '../bootstrap/ensure-installed.mjs';

// `npm run lint | typecheck | generate | build`: a target of every project, also on a fresh clone.
requireNode();
ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    ...process.argv.slice(2),
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
