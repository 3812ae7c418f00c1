'use strict';

require('@testing-library/jest-dom');

// jsdom has no layout; components only need these to exist.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? NoObserver,
  IntersectionObserver: globalThis.IntersectionObserver ?? NoObserver,
});

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

// A test of a web project's own server runs without a page.
if (typeof Element !== 'undefined') {
  for (const name of ['scrollIntoView', 'hasPointerCapture', 'releasePointerCapture']) {
    Element.prototype[name] ??= () => undefined;
  }
}
globalThis.scrollTo = () => undefined;
