'use strict';
const node = require('../build-kit/jest/node');

module.exports = { ...node, testMatch: ['<rootDir>/test/scratch/*.scratch.ts'] };
