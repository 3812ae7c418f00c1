'use strict';
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { globalsOfLibraries } = require('./load-library');

const listenersOf = () =>
  new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));

/**
 * Node environment without a realm per file, so that libraries are loaded once per worker.
 * Restores globals, environment variables and the process after each file.
 */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global = globalThis;
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      variables: { ...process.env },
      process: Object.getOwnPropertyDescriptors(process),
      listeners: listenersOf(),
      folder: process.cwd(),
      stackTraceLimit: Error.stackTraceLimit,
    };
    const { projectConfig } = args[0];
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = null;
  }

  async teardown() {
    await super.teardown();
    const { globals, variables, listeners, folder, stackTraceLimit } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(globals, key) && !globalsOfLibraries.has(key))
        Reflect.deleteProperty(globalThis, key);
    }
    Object.defineProperties(globalThis, globals);
    Object.defineProperties(process, this.before.process);
    for (const [event, now] of listenersOf()) {
      const kept = listeners.get(event) ?? [];
      for (const listener of now)
        if (!kept.includes(listener)) process.removeListener(event, listener);
    }
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.chdir(folder);
    Error.stackTraceLimit = stackTraceLimit;
  }
};
