#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runTests } = loadTool(import.meta.url, '../src/run-tests.ts');
const { endCommands } = loadTool(import.meta.url, '@tbt/workspace/run-command');

// Ends the running step first; exit handlers then stop its processes.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endCommands(signal));

let counts;
try {
  const words = process.argv.slice(2);
  counts = await runTests({
    isDeep: words.includes('--deep'),
    isCold: words.includes('--cold'),
    names: words.filter((word) => !word.startsWith('-')),
  });
} catch (error) {
  console.error(error.message);
  counts = { passed: 0, failed: 1 };
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
