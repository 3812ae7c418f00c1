// Plain JavaScript: a thread starts without the compilers of development and tests.
const { readlinkSync } = require('node:fs');
const { constants, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');

// Only Linux has priorities of threads: there hashing leaves its core to the event loop.
if (process.platform === 'linux') {
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
  setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
}

parentPort.on('message', ({ password, cost, passwordHash }) =>
  parentPort.postMessage(
    passwordHash ? verifySync(passwordHash, password) : hashSync(password, cost),
  ),
);
