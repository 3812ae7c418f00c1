'use strict';

// Development React captures owner stacks for ten thousand elements a second, a sixth of a page test. It stops
// at this count; its warnings still name the component.
if (typeof window !== 'undefined') {
  const react = require('react');
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {},
  });
}
