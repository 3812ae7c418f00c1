'use strict';
// Lets plain Node run the workspace's TypeScript without a build: tools start on a fresh clone.
const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const packagesRoot = path.join(__dirname, '..');
const swcOptions = {
  module: { type: 'commonjs' },
  jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  sourceMaps: 'inline',
  swcrc: false,
};

function compileTypeScript(module, filename) {
  const { transformSync } = require('@swc/core');
  const source = readFileSync(filename, 'utf8');
  const parser = { syntax: 'typescript', tsx: filename.endsWith('x') };
  const options = { ...swcOptions, jsc: { ...swcOptions.jsc, parser }, filename };
  module._compile(transformSync(source, options).code, filename);
}

/** The TypeScript entry of a workspace package (`@tbt/x` or `@tbt/x/sub`), if it has one. */
function sourceEntry(request) {
  const [, name, sub] = /^@tbt\/([a-z-]+)(\/.*)?$/.exec(request) ?? [];
  if (!name) return undefined;
  const folders = [path.join(packagesRoot, name), path.join(packagesRoot, '..', name)];
  const folder = folders.find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (!folder) return undefined;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const source = manifest.exports?.[`.${sub ?? ''}`]?.source;
  return source && path.join(folder, source);
}

// jest sets and removes its own hooks here, so ours is set every time.
require.extensions['.ts'] = compileTypeScript;
require.extensions['.tsx'] = compileTypeScript;

const isInstalled = Symbol.for('tbt.workspace-sources');
if (!Module[isInstalled]) {
  Module[isInstalled] = true;
  const resolveFilename = Module._resolveFilename;
  Module._resolveFilename = function resolveWorkspaceSource(request, ...rest) {
    return sourceEntry(request) ?? resolveFilename.call(this, request, ...rest);
  };
}
