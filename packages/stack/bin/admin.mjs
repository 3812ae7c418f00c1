#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const { runAdmin } = loadTool(import.meta.url, '../src/run-admin.ts');

process.exit(await runAdmin(process.argv.slice(2)));
