'use strict';
const { TestEnvironment } = require('jest-environment-jsdom');
require('./quick-labels');

// What browsers have and jsdom lacks; Node's own versions serve.
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

/** jsdom with the network and stream classes of a browser. */
class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    // jsdom's own abort signals are refused by Node's fetch.
    Object.assign(this.global, missing, { AbortController, AbortSignal });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    // React in development takes a stack for every element: jest's hundred frames cost a tenth of a page's test.
    this.global.Error.stackTraceLimit = STACK_FRAMES;
  }
}

module.exports = BrowserEnvironment;
