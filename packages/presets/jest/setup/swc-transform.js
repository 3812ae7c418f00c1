'use strict';
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { transformSync, version } = require('@swc/core');
const { userCache } = require('./user-cache');

const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    // `jest` moves jest.mock above the imports.
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
};
const SEED = JSON.stringify([version, OPTIONS]);

const keyOf = (code, filename) =>
  createHash('sha256')
    .update(SEED)
    .update(`\0${basename(filename)}\0`)
    .update(code)
    .digest('hex');

function compile(code, filename) {
  const sourceFileName = basename(filename);
  return transformSync(code, { ...OPTIONS, filename: sourceFileName, sourceFileName }).code;
}

exports.getCacheKey = keyOf;

/** Cached by content across clones: jest's own cache is per project and clone. */
exports.process = (code, filename) => {
  const key = keyOf(code, filename);
  const folder = join(userCache('jest'), 'modules', key.slice(0, 2));
  const file = join(folder, key);
  try {
    return { code: readFileSync(file, 'utf8') };
  } catch {
    const compiled = compile(code, filename);
    mkdirSync(folder, { recursive: true });
    // Atomic write, because workers share the file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, compiled);
    renameSync(draft, file);
    return { code: compiled };
  }
};
