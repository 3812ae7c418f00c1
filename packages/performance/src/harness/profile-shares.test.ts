import { partOf, sharesOf } from './profile-shares';

const frame = (functionName: string, url = '') => ({ functionName, url });

it('assigns a frame to its package', () => {
  expect(partOf(frame('parse', 'file:///a/node_modules/graphql/language/parser.js'))).toBe(
    'graphql',
  );
  expect(partOf(frame('f', '/a/node_modules/x/node_modules/@s/y/i.js'))).toBe('@s/y');
  expect(partOf(frame('f', 'file:///home/site/packages/service-kit/src/logger.ts'))).toBe(
    'our packages/service-kit',
  );
  expect(partOf(frame('f', 'file:///home/site/gateway/src/main.ts'))).toBe('our gateway');
  expect(partOf(frame('(garbage collector)'))).toBe('garbage collector');
  expect(partOf(frame('writev'))).toBe('writing to sockets and files');
  expect(partOf(frame('emit', 'node:events'))).toBe('Node');
});

it('shares out the warm part of a run, without the time in which nothing was done', () => {
  const nodes = [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('a', 'node:net') },
    { id: 3, callFrame: frame('b', '/x/node_modules/pg/i.js') },
  ];
  const samples = [3, 3, 3, 3, 3, 3, 1, 2, 3, 3];
  const timeDeltas = samples.map(() => 10);
  expect(sharesOf({ nodes, samples, timeDeltas })).toEqual([
    { part: 'pg', share: 2 / 3 },
    { part: 'Node', share: 1 / 3 },
  ]);
});
