'use strict';

// React in development takes a stack for ten thousand elements a second, a sixth of a page's test. It takes none
// once this count is reached; its warnings still name the component.
if (typeof window !== 'undefined') {
  const react = require('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
  });
}
