#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runVisual } = loadTool(import.meta.url, '../src/visual/run-visual.ts');
const { endCommands } = loadTool(import.meta.url, '@tbt/workspace/run-command');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));
process.exitCode = await runVisual(process.argv.slice(2));
