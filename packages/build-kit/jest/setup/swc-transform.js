'use strict';
const { createHash } = require('node:crypto');
const { basename } = require('node:path');
const { transformSync, version } = require('@swc/core');

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

/** Compiles a module to the same text wherever it lies, so that all projects and clones share one copy. */
exports.process = (code, filename) => {
  const sourceFileName = basename(filename);
  return transformSync(code, { ...OPTIONS, filename: sourceFileName, sourceFileName });
};

exports.getCacheKey = (code, filename) =>
  createHash('sha256')
    .update(SEED)
    .update(`\0${basename(filename)}\0`)
    .update(code)
    .digest('hex');
