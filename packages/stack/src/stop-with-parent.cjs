'use strict';
// Preloaded into every service of a stack: stops the service when its parent has died.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
