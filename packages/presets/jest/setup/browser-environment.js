'use strict';
const { TestEnvironment } = require('jest-environment-jsdom');
require('./quick-labels');

// Browser globals that jsdom lacks, from Node.
const missing = {
  BroadcastChannel,
  ByteLengthQueuingStrategy,
  CompressionStream,
  CountQueuingStrategy,
  DecompressionStream,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

const STACK_FRAMES = 10;

class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    // Node's fetch refuses jsdom's abort signals.
    Object.assign(this.global, missing, { AbortController, AbortSignal });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    // Development React captures a stack per element: jest's hundred frames cost a tenth of a page test.
    this.global.Error.stackTraceLimit = STACK_FRAMES;
  }
}

module.exports = BrowserEnvironment;
