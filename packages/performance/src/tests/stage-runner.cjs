'use strict';
// jest-circus with timing: adds `stages` to each file's result.
const { default: circus } = require('jest-circus/runner');

const seconds = (usage) => (usage.user + usage.system) / 1e6;

let last = process.cpuUsage();

/** CPU seconds of this worker since the last call, also between files. */
function lap() {
  const usage = process.cpuUsage(last);
  last = process.cpuUsage();
  return seconds(usage);
}

/** Wraps a method to add its self time to a total. */
function timed(owner, method, total) {
  const original = owner[method];
  let nested = 0;
  owner[method] = function measured(...args) {
    const outer = nested;
    nested = 0;
    const start = process.cpuUsage();
    try {
      return original.apply(this, args);
    } finally {
      const spent = seconds(process.cpuUsage(start));
      total.calls += 1;
      total.seconds += spent - nested;
      nested = outer + spent;
    }
  };
}

module.exports = async function runMeasured(globalConfig, config, environment, runtime, ...rest) {
  const environmentSeconds = lap();
  const modules = { calls: 0, seconds: 0 };
  const transform = { calls: 0, seconds: 0 };
  timed(runtime.cjsLoader, 'loadModule', modules);
  timed(runtime.transformCache, 'transform', transform);
  const start = performance.now();
  const result = await circus(globalConfig, config, environment, runtime, ...rest);
  result.stages = {
    cpu: environmentSeconds + lap(),
    wall: (performance.now() - start) / 1_000,
    environment: environmentSeconds,
    transform: transform.seconds,
    loading: modules.seconds - transform.seconds,
    modules: modules.calls,
  };
  return result;
};
