#!/usr/bin/env node
import { loadTool } from '../../workspace/bootstrap/load-tool.mjs';

const graph = loadTool(import.meta.url, '../src/compose/index.ts');

try {
  if (process.argv.includes('--check')) {
    const reports = [
      graph.checkDrift(),
      await graph.checkBreakingChanges(),
      await graph.checkClientOperations(),
    ];
    for (const { problems, summary } of reports) {
      if (problems.length === 0) console.log(summary);
      for (const problem of problems) console.error(problem);
    }
    process.exitCode = reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
  } else {
    const changed = graph.compose();
    console.log(changed.length > 0 ? `wrote ${changed.join(', ')}` : 'nothing changed');
  }
} catch (error) {
  console.error(`The subgraphs do not compose:\n${error.message}`);
  process.exitCode = 1;
}
