'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

// Short files that run for minutes: the stories of a whole project, random histories.
const LONG = /(stories[^/]*|shift-histories[^/]*)\.test\.tsx?$/;

/** What takes longest begins first, so that no worker waits for the other at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...usual.filter(isLong), ...usual.filter((test) => !isLong(test))];
  }
};
