'use strict';
const { homedir } = require('node:os');
const { join } = require('node:path');

/** A cache folder shared by all clones of the user. */
exports.userCache = (name) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tooth-be-told', name);
