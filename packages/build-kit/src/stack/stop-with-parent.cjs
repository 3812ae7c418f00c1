'use strict';
// Loaded into every service of a stack: a service whose starter is gone stops as if it were asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
