import { createRequire } from 'node:module';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

/** Loads a tool's TypeScript for a command that also works on a fresh clone. @param from - the command's `import.meta.url`. */
export function loadTool(from, file) {
  requireNode();
  ensureInstalled();
  const require = createRequire(from);
  createRequire(import.meta.url)('../register.cjs');
  return require(file);
}
