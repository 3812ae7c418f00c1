#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runRelease } = loadTool(import.meta.url, '../src/release/run-release.ts');

try {
  process.exitCode = await runRelease(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
