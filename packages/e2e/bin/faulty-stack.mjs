#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runFaultyStack } = loadTool(import.meta.url, '../src/fault-proxy/run-faulty-stack.ts');

await runFaultyStack(process.argv.slice(2));
