'use strict';
const { sep } = require('node:path');
const CompileOnceRuntime = require('./compile-once-runtime');
const { loadLibrary } = require('./load-library');

const LIBRARY = `${sep}node_modules${sep}`;

/** Loads libraries once per worker with Node's require; only the repository's modules are evaluated per file. */
module.exports = class SharedRuntime extends CompileOnceRuntime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const ignored = config.transformIgnorePatterns.map((pattern) => new RegExp(pattern));
    this.isLibrary = (file) =>
      file.includes(LIBRARY) && ignored.some((pattern) => pattern.test(file));
  }

  requireModule(from, name, options, isActual) {
    if (!options && name && !this._resolution.isCoreModule(name)) {
      const file = this._resolution.resolveCjs(from, name);
      if (this.isLibrary(file)) return loadLibrary(file);
    }
    return super.requireModule(from, name, options, isActual);
  }
};
