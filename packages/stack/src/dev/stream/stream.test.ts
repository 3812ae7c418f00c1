import { repositoryRoot } from '@tbt/workspace/repository-root';
import { readTypeError } from '../type-check';
import { readableProblem } from '../browser/report-builds';
import { createLineStream } from './line-stream';
import { readServiceLine } from './service-line';

const lines = (
  write: (stream: ReturnType<typeof createLineStream>) => void,
  isColoured = false,
) => {
  const written: string[] = [];
  write(createLineStream({ write: (line) => written.push(line), isColoured }));
  return written;
};

it('puts every line behind the name of its part, with a mark for how it went', () => {
  expect(
    lines((stream) => {
      stream.write('gateway', 'one\ntwo');
      stream.write('mfe-jobs', 'wrong', 'error');
    }),
  ).toEqual([
    'gateway               │   one',
    'gateway               │   two',
    'mfe-jobs              │ ✗ wrong',
  ]);
});

it('gives every part a stable colour', () => {
  const [first, second] = lines((stream) => {
    stream.write('gateway', 'one');
    stream.write('gateway', 'two');
  }, true);
  const colour = /\[(\d+)m/.exec(first ?? '')?.[1];
  expect(colour).toBeDefined();
  expect(second).toContain(`[${colour}mgateway`);
});

it('counts repeated lines', () => {
  expect(
    lines((stream) => {
      for (const _ of [1, 2, 3]) stream.write('worker', 'cannot connect', 'warn');
      stream.write('gateway', 'listens');
    }),
  ).toEqual([
    'worker                │ ! cannot connect',
    '                      │   … 2 more of the same',
    'gateway               │   listens',
  ]);
});

describe('a line of a service', () => {
  const at = (file: string) => `    at act (${repositoryRoot}/${file}:12:3)`;
  const record = (more: object) =>
    JSON.stringify({
      level: 'error',
      time: '2027-03-05T08:15:30.123Z',
      service: 'combined',
      msg: 'Unexpected error',
      ...more,
    });

  it('is parsed into time, message and fields', () => {
    const line = record({ level: 'info', msg: 'request', status: 200 });
    expect(readServiceLine(line, 'gateway')).toEqual({
      part: 'gateway',
      text: '08:15:30 request status=200',
      level: 'info',
    });
  });

  it('belongs to the project whose code failed; frames of packages are left out', () => {
    const stack = `Error: x\n${at('subgraph-identity/src/modules/users/users.service.ts')}\n${at('node_modules/pg/lib/client.js')}`;
    const err = { type: 'Error', message: 'x', stack };
    expect(readServiceLine(record({ err }), 'gateway-and-subgraphs')).toEqual({
      part: 'subgraph-identity',
      text: [
        '08:15:30 Unexpected error',
        '  Error: x',
        '  at act (subgraph-identity/src/modules/users/users.service.ts:12:3)',
      ].join('\n'),
      level: 'error',
    });
  });

  it('of a queue belongs to the worker', () => {
    expect(readServiceLine(record({ queue: 'user.changed' }), 'gateway')?.part).toBe('worker');
  });

  it('of an uncaught error keeps message and own frames', () => {
    const raw = [
      'Error: no database',
      at('gateway/src/main.ts'),
      '    at Module._load (node:internal/modules/cjs/loader:1091:12)',
      '    ^',
      'Node.js v20.20.2',
    ];
    expect(raw.map((line) => readServiceLine(line, 'gateway')?.text)).toEqual([
      'Error: no database',
      '    at act (gateway/src/main.ts:12:3)',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('names the place of a type error as editors take it', () => {
  const line = "src/main.ts(3,14): error TS2322: Type 'string' is wrong.";
  expect(readTypeError(line, 'gateway')).toBe(
    "gateway/src/main.ts:3:14 Type 'string' is wrong. (TS2322)",
  );
  expect(readTypeError('../packages/contracts/src/a.ts(1,2): error TS1: No.', 'gateway')).toBe(
    'packages/contracts/src/a.ts:1:2 No. (TS1)',
  );
  expect(readTypeError('Found 1 error.', 'gateway')).toBeUndefined();
});

it('names the place of a compile error in the browser', () => {
  expect(
    readableProblem('mfe-jobs', {
      moduleName: './src/pages/job-page.tsx',
      loc: undefined,
      message: `Module build failed (from swc):\n  x Unexpected token\n ,-[${repositoryRoot}/mfe-jobs/src/pages/job-page.tsx:7:9]`,
    }),
  ).toMatch(/^mfe-jobs\/src\/pages\/job-page\.tsx:7:9 x Unexpected token/);
});
