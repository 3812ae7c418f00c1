'use strict';

// Class names are their keys.
module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' ? false : name === 'default' ? undefined : String(name),
  },
);
