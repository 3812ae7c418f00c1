'use strict';
// Suites that work in a copy of the repository: minutes each, run by name.
const node = require('./jest/node');

module.exports = { ...node, testMatch: ['<rootDir>/test/scratch/*.scratch.ts'] };
