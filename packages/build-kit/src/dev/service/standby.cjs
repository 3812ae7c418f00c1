'use strict';
// Preloads the service's modules and waits; `run` then loads changed ones and
// starts the service. `list` returns the modules that the next standby preloads.
const { watchLoading } = require('./loaded-files.cjs');

/** The entry starts the service when loaded. */
const [entry] = process.argv.slice(2);
const own = new Set([...Object.keys(require.cache), entry]);
const forgetChanged = watchLoading();

function loadAhead(files) {
  for (const file of files) {
    try {
      require(file);
    } catch {
      // The service reports the error when it loads the module.
    }
  }
}

// `stop-with-parent` unreferenced the channel, which keeps a waiting process alive.
process.channel?.ref();
// A preloaded library may handle the signal without exiting.
const endAlone = () => process.exit(0);
process.once('disconnect', endAlone);
process.on('message', ({ load, run, list }) => {
  if (load) loadAhead(load);
  if (run) {
    process.off('disconnect', endAlone);
    forgetChanged();
    process.argv[1] = entry;
    require(entry);
    process.channel?.unref();
  }
  if (list) process.send({ loaded: Object.keys(require.cache).filter((file) => !own.has(file)) });
});
