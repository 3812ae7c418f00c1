'use strict';
const { statSync } = require('node:fs');

/** When a file was last written, in nanoseconds since 1970; undefined for one that is not there. */
const mtimeNsOf = (file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs;

/** Files of loaded modules that need one of `files`, however indirectly, and those files themselves. */
function dependentsOf(files) {
  const requirers = new Map();
  for (const [file, module] of Object.entries(require.cache)) {
    for (const { id } of module.children) requirers.set(id, [...(requirers.get(id) ?? []), file]);
  }
  const found = new Set(files);
  for (const file of found) for (const requirer of requirers.get(file) ?? []) found.add(requirer);
  return found;
}

/**
 * Takes modules out of memory whose file, or a file they need, was written since.
 * @param seen when each loaded file had been written before it was loaded: path to nanoseconds.
 */
function forgetChanged(seen) {
  const changed = [...seen].filter(([file, mtimeNs]) => mtimeNsOf(file) !== mtimeNs);
  for (const file of dependentsOf(changed.map(([file]) => file))) delete require.cache[file];
}

module.exports = { mtimeNsOf, forgetChanged };
