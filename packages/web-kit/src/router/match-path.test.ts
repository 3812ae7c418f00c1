import { matchPath } from './match-path';

it.each([
  ['/jobs', '/jobs', {}],
  ['/jobs', '/Jobs/', {}],
  ['/', '/', {}],
  ['/jobs/:id', '/jobs/3', { id: '3' }],
  ['/shifts/:jobId/booked', '/shifts/a%20b/booked', { jobId: 'a b' }],
  ['/jobs/:id', '/jobs/%E0%A4%A', { id: '%E0%A4%A' }],
  ['*', '/anything/at/all', {}],
])('finds %s in %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)?.params).toEqual(params);
});

it.each([
  ['/jobs', '/jobs/3'],
  ['/jobs/:id', '/jobs'],
  ['/jobs/:id', '/jobs/3/edit'],
  ['/a.b', '/axb'],
])('does not find %s in %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull();
});
