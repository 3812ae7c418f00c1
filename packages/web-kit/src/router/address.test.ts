import { resolveAddress, withoutPrefix, withPrefix, writeAddress } from './address';

it.each([
  ['/jobs?role=a#b', '/jobs?role=a#b'],
  ['?role=a', '/here?role=a'],
  ['?', '/here'],
  ['#top', '/here#top'],
  ['', '/here'],
  ['//elsewhere.test/jobs', '/elsewhere.test/jobs'],
  [{ pathname: '/jobs', search: 'role=a' }, '/jobs?role=a'],
  [{ hash: '#top' }, '/here#top'],
])('leads from a page to %j', (to, address) => {
  expect(writeAddress(resolveAddress(to, '/here'))).toBe(address);
});

it('writes and reads paths below a prefix', () => {
  expect([withPrefix('/fr', '/'), withPrefix('/fr', '/jobs'), withPrefix('', '/')]).toEqual([
    '/fr',
    '/fr/jobs',
    '/',
  ]);
  expect(
    ['/fr', '/fr/jobs', '/FR/jobs', '/free', '/jobs'].map((path) => withoutPrefix('/fr', path)),
  ).toEqual(['/', '/jobs', '/jobs', undefined, undefined]);
});
