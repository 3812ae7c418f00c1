#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runStart } = loadTool(import.meta.url, '../src/run-start.ts');

await runStart(process.argv.slice(2));
