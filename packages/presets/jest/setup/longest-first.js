'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

// Small files that run for minutes: all stories of a project, random histories.
const LONG = /(stories[^/]*|shift-histories[^/]*)\.test\.tsx?$/;

/** Slowest files first, so that workers end together. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...usual.filter(isLong), ...usual.filter((test) => !isLong(test))];
  }
};
