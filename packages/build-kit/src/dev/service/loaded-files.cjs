'use strict';
const { statSync } = require('node:fs');
const Module = require('node:module');

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
 * Notes of every module that is loaded from now on, named or not, when its file had been written.
 * @returns `forgetChanged`, which ends the watch and takes modules out of memory whose file, or a file
 * they need, was written since.
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
    // Node remembers by which file a name was found, also when that file has gone.
    for (const [name, file] of Object.entries(Module._pathCache)) {
      if (seen.has(file) && now.get(file) === undefined) delete Module._pathCache[name];
    }
  };
}

module.exports = { watchLoading };
