'use strict';
const { homedir } = require('node:os');
const { join } = require('node:path');

exports.userCache = (name) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tooth-be-told', name);
