'use strict';
const { statSync } = require('node:fs');
const Module = require('node:module');

/** mtime of a file in nanoseconds; undefined when missing. */
const mtimeNsOf = (file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs;

/** `files` and their transitive dependents among loaded modules. */
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
 * Records the mtime of every module loaded from now on.
 * @returns `forgetChanged`, which stops recording and unloads modules whose file, or a dependency's,
 * has changed since.
 */
function watchLoading() {
  const { load } = Module.prototype;
  const seen = new Map();
  Module.prototype.load = function loadAndNote(file) {
    seen.set(file, mtimeNsOf(file));
    return load.call(this, file);
  };
  return function forgetChanged() {
    Module.prototype.load = load;
    const now = new Map([...seen.keys()].map((file) => [file, mtimeNsOf(file)]));
    const changed = [...seen.keys()].filter((file) => now.get(file) !== seen.get(file));
    for (const file of dependentsOf(changed)) delete require.cache[file];
    // Node caches resolved paths, also of deleted files.
    for (const [name, file] of Object.entries(Module._pathCache)) {
      if (seen.has(file) && now.get(file) === undefined) delete Module._pathCache[name];
    }
  };
}

module.exports = { watchLoading };
