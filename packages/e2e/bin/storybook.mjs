#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from '../../workspace/bootstrap/ensure-installed.mjs';

requireNode();
ensureInstalled();
const require = createRequire(import.meta.url);
const kit = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(
  dirname(require.resolve('storybook/package.json')),
  'dist',
  'bin',
  'dispatcher.js',
);

// `build` writes the static Storybook; without it a development server opens.
const [, , mode = 'dev', ...rest] = process.argv;
const args =
  mode === 'build'
    ? ['build', '--quiet', '--output-dir', join(kit, 'storybook-static')]
    : ['dev', '--port', '6006', '--no-open'];
const child = spawn(
  process.execPath,
  [cli, ...args, '--config-dir', join(kit, 'storybook'), '--disable-telemetry', ...rest],
  { cwd: dirname(dirname(kit)), stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
