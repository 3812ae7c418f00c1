'use strict';
const { homedir } = require('node:os');
const { join } = require('node:path');

/** A folder of this user for what every clone on the machine can use again. */
exports.userCache = (name) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tooth-be-told', name);
