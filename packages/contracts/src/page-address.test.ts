import { pathIn, readPageAddress } from '.';

it.each([
  ['/', '/fr'],
  ['/jobs', '/fr/jobs'],
  ['/jobs/3?from=a', '/fr/jobs/3?from=a'],
])('the page %s is French at %s', (path, french) => {
  expect(pathIn('fr-CA', path)).toBe(french);
  expect(pathIn('en-CA', path)).toBe(path);
});

it.each([
  ['/fr', { path: '/', locale: 'fr-CA' }],
  ['/fr/', { path: '/', locale: 'fr-CA' }],
  ['/fr/jobs/3', { path: '/jobs/3', locale: 'fr-CA' }],
  ['/jobs', { path: '/jobs', locale: null }],
  ['/french', { path: '/french', locale: null }],
  ['/FR/jobs', { path: '/FR/jobs', locale: null }],
])('reads %s', (pathname, address) => {
  expect(readPageAddress(pathname)).toEqual(address);
});
