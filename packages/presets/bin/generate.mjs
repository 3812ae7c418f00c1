#!/usr/bin/env node
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { generateProject } = require('../src/codegen/generate-project.ts');
const { repositoryRoot } = require('@tbt/workspace/repository-root');

// Without arguments: the project of the current folder, which is how its `generate` target calls.
const given = process.argv.slice(2);
const projects = given.length > 0 ? given : [relative(repositoryRoot, resolve('.'))];
for (const project of projects) await generateProject(project);
