'use strict';

const globalsOfLibraries = new Set();

/** Loads a library with Node's require, once per worker. */
function loadLibrary(file) {
  if (require.cache[file]) return require(file);
  const before = new Set(Reflect.ownKeys(globalThis));
  const library = require(file);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) globalsOfLibraries.add(key);
  return library;
}

module.exports = { globalsOfLibraries, loadLibrary };
