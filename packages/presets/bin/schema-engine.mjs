#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
require('../../workspace/register.cjs');
const { runSchemaEngine } = require('../src/prisma/schema-engine.ts');

async function loadGlue() {
  const name = '@prisma/schema-engine-wasm/schema_engine_bg';
  const glue = await import(name);
  const wasm = readFileSync(join(dirname(require.resolve(name)), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

process.exit(await runSchemaEngine(process.argv.slice(2), loadGlue));
