import { createHostList, isLoopbackAddress } from './own-machine';

it.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:4000', true],
  ['Site.test:8443', true],
  ['elsewhere.test', false],
  ['site.test.elsewhere.test', false],
  ['localhost.elsewhere.test', false],
  ['not a host', false],
  [undefined, false],
])('a host list with site.test, asked for %s: %s', (host, isAllowed) => {
  expect(createHostList(['https://site.test/'])(host)).toBe(isAllowed);
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.0.0.127', false],
  ['', false],
])('the address %j is loopback: %s', (address, isLoopback) => {
  expect(isLoopbackAddress(address)).toBe(isLoopback);
});
