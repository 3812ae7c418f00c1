'use strict';
// Nx loads generators as JavaScript; these are written in TypeScript.
require('../workspace/register.cjs');

module.exports = require('./src/index.ts').generators;
