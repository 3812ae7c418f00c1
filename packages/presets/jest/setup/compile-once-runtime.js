'use strict';
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// By file: a worker's test files share modules.
const compiled = new Map();

function compileOnce(code, filename, parameters) {
  const kept = compiled.get(filename);
  if (kept?.code === code) return kept.script;
  const head = `(function(${parameters.join(',')}){`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, script });
  return script;
}

/** Compiles each module once per worker; every test file still evaluates it in its own realm. */
module.exports = class CompileOnceRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        const script = compileOnce(code, filename, executor.injectedModuleParameters);
        return environment.global === globalThis
          ? script.runInThisContext()
          : script.runInContext(context);
      } catch {
        // Falls back to jest for its error messages.
        return compile(code, filename);
      }
    };
  }
};
