import { copiesIn, parseBrokerAddress } from './broker-address';

it.each([
  ['nats://broker', { servers: ['broker:4222'], hasTls: false }],
  ['tls://a:1,tls://b:2', { servers: ['a:1', 'b:2'], hasTls: true }],
  ['nats://tbt:p%40ss@a:4222', { servers: ['a:4222'], hasTls: false, user: 'tbt', pass: 'p@ss' }],
  ['nats://token@a:4222', { servers: ['a:4222'], hasTls: false, token: 'token' }],
])('reads %s', (text, address) => {
  expect(parseBrokerAddress(text)).toEqual(address);
});

it.each([
  '',
  'a:4222',
  'http://a:4222',
  'nats://',
  'nats://a:4222/path',
  'nats://a,b',
  'nats://a,tls://b',
  'nats://one:x@a,nats://two:x@b',
  'nats://%E0%A4%A@a',
])('refuses "%s"', (text) => {
  expect(parseBrokerAddress(text)).toBeUndefined();
});

it('keeps three copies in a cluster of three and more', () => {
  const copies = [1, 2, 3, 5].map((count) =>
    copiesIn({ servers: Array.from({ length: count }, String), hasTls: false }),
  );
  expect(copies).toEqual([1, 1, 3, 3]);
});
