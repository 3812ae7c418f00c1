#!/usr/bin/env node
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
require('../src/prisma/tables-generator.ts').serveTablesGenerator();
