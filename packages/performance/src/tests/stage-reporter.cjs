'use strict';
const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');

/** Writes the stages of each file as JSON to `TEST_STAGES_FILE`. */
module.exports = class StageReporter {
  constructor() {
    this.files = [];
  }

  onTestResult(test, { testFilePath, stages, numPassingTests, numFailingTests }) {
    const folder = relative(process.cwd(), test.context.config.rootDir);
    const tests = numPassingTests + numFailingTests;
    this.files.push({ folder, path: relative(process.cwd(), testFilePath), tests, ...stages });
  }

  onRunComplete() {
    writeFileSync(process.env.TEST_STAGES_FILE, JSON.stringify(this.files));
  }
};
