#!/usr/bin/env node
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { buildProject } = require('../src/node-build/build-project.ts');
const { repositoryRoot } = require('@tbt/workspace/repository-root');

// Without arguments: the project of the current folder, which is how its `build` target calls.
process.env.NODE_ENV = 'production';
const given = process.argv.slice(2);
const projects = given.length > 0 ? given : [relative(repositoryRoot, resolve('.'))];
for (const project of projects) await buildProject(project);
