'use strict';
// Loads what never changes between two starts of a service and waits; `run` then costs the service's
// own files only. Asked for `list`, it tells what the next one may load ahead.
const { sep } = require('node:path');

const isInstalled = (file) => file.includes(`${sep}node_modules${sep}`);

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
    process.argv[1] = run;
    require(run);
    process.channel?.unref();
  }
  if (list) process.send({ loaded: Object.keys(require.cache).filter(isInstalled) });
});
