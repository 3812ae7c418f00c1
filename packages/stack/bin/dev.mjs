#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runDev } = loadTool(import.meta.url, '../src/dev/run-dev.ts');

await runDev(process.argv.slice(2));
