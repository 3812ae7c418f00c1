'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '..', '..', '..', '..');

const folderOf = (name) =>
  [join(root, 'packages', name), join(root, name)].find((folder) =>
    existsSync(join(folder, 'package.json')),
  );

/** A project and its workspace dependencies. */
function closureOf(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    const [, name] = /^@tbt\/(.+)$/.exec(dependency) ?? [];
    const next = name && folderOf(name);
    if (next) closureOf(next, found);
  }
  return found;
}

const generates = (folder) => existsSync(join(folder, 'codegen.ts'));

module.exports = (_options, { rootDir }) => {
  if (!existsSync(join(rootDir, 'package.json'))) return;
  const missing = [...closureOf(rootDir)].filter(
    (folder) => generates(folder) && !existsSync(join(folder, 'src', 'generated')),
  );
  if (missing.length === 0) return;
  const names = missing.map((folder) => relative(root, folder)).join(', ');
  throw new Error(`No generated code yet in ${names}: npm run generate`);
};
