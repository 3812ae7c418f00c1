'use strict';
// Loads ahead what the service loaded last time and waits; `run` then costs what has changed since, and
// what that service does when it starts. Asked for `list`, it tells what the next one may load ahead.
const { watchLoading } = require('./loaded-files.cjs');

/** The entry begins to work as soon as it is loaded. */
const [entry] = process.argv.slice(2);
const own = new Set([...Object.keys(require.cache), entry]);
const forgetChanged = watchLoading();

function loadAhead(files) {
  for (const file of files) {
    try {
      require(file);
    } catch {
      // It will say so itself when the service asks for it.
    }
  }
}

// `stop-with-parent` let go of the channel, which is all that keeps a waiting process alive.
process.channel?.ref();
// A library that was loaded ahead may take the signal for its own and end nothing.
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
