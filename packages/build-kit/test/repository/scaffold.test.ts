import { answersTo, type Asker } from '../../src/scaffold/ask';
import { KINDS } from '../../src/scaffold/kinds';
import { previewPlan } from '../../src/scaffold/preview-plan';
import { runNew } from '../../src/scaffold/run-new';
import type { Answers } from '../../src/scaffold/scaffold-plan';

const silent: Asker = { isInteractive: false, ask: async () => '' };

const texts = {
  title: 'A title',
  'title-fr': 'Un titre',
  lead: 'A sentence.',
  'lead-fr': 'Une phrase.',
};

async function preview(kindName: string, given: Answers): Promise<Map<string, string>> {
  const kind = KINDS.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`no kind ${kindName}`);
  return previewPlan(await kind.plan(await answersTo(kind.questions, given, silent)));
}

const CASES: readonly [kind: string, answers: Answers][] = [
  ['module', { name: 'try-outs', subgraph: 'subgraph-identity' }],
  ['module', { name: 'try-outs', subgraph: 'subgraph-marketplace' }],
  ['module', { name: 'try-outs', subgraph: 'subgraph-messaging' }],
  ['route', { name: 'try-outs', field: 'conversations' }],
  ['route', { name: 'try-outs', field: 'job', access: 'anyone' }],
  ['page', { name: 'try-outs', mfe: 'mfe-jobs', field: 'myJobs', ...texts }],
  ['page', { name: 'try-outs', mfe: 'mfe-clinic', field: 'jobs', access: 'anyone', ...texts }],
  ['feature', { name: 'try-outs', mfe: 'mfe-profile', ...texts }],
  ['component', { name: 'try-out' }],
];

describe.each(CASES)('a %s %j', (kind, answers) => {
  it('finds its places in the repository as it is', async () => {
    const written = await preview(kind, answers);
    expect(written.size).toBeGreaterThan(3);
    const all = [...written.values()].join('\n');
    expect(all).not.toMatch(/\{\{|TODO/);
  });
});

it('names a component where the others are', async () => {
  const written = await preview('component', { name: 'try-out' });
  expect(written.get('design-system/src/index.ts')).toContain("'./components/try-out';");
  expect(written.get('design-system/docs/states.md')).toMatch(
    /\| try-out +\| Default +\| LongText/,
  );
  const names = [
    ...(written.get('design-system/src/index.test.ts') ?? '').matchAll(/^ {5}"(\w+)"/gm),
  ];
  const listed = names.map(([, name]) => name);
  expect(listed).toEqual([...listed].sort());
  expect(listed).toContain('TryOut');
});

describe('refuses', () => {
  let said: string;
  beforeEach(() => {
    said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const run = async (...args: string[]) => [await runNew(args, silent), said.trim()];

  it.each([
    [['module', 'messages', '--subgraph', 'subgraph-messaging'], 'has a module messages already'],
    [['module', 'users', '--subgraph', 'subgraph-messaging'], 'has a type User already'],
    [['route', 'jobs', '--field', 'jobs'], 'answers a Job already'],
    [['route', 'things', '--field', 'me'], '--field me: there are booking, comingExpiries'],
    [
      ['feature', 'job-search', '--mfe', 'mfe-jobs', ...flags()],
      'has a feature job-search already',
    ],
    [['page', 'jobs', '--mfe', 'mfe-jobs', ...flags()], 'has a page /jobs already'],
    [['component', 'badge'], 'has a component badge already'],
    [['component', 'Badge'], 'write badge'],
    [['feature', 'try-outs'], '--mfe is missing: Micro-frontend (mfe-clinic, mfe-jobs'],
    [['component', 'try-out', '--colour', 'red'], 'There is no --colour here'],
    [['thing', 'try-out'], 'usage: npm run new -- <kind> <name>'],
  ])('%j', async (args, reason) => {
    expect(await run(...args)).toEqual([2, expect.stringContaining(reason)]);
  });
});

it.each([['--help'], ['component', '--help']])('prints its usage: %s %s', async (...args) => {
  const say = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runNew(args, silent)).toBe(0);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('usage: npm run new -- <kind> <name>'));
  say.mockRestore();
});

it('asks for missing answers at a terminal', async () => {
  const asked: string[] = [];
  const asker: Asker = {
    isInteractive: true,
    ask: async (prompt) => {
      asked.push(prompt);
      return prompt.startsWith('Subgraph') ? 'subgraph-messaging' : '';
    },
  };
  const kind = KINDS.find(({ name }) => name === 'module');
  const answers = await answersTo(kind?.questions ?? [], { name: 'try-outs' }, asker);
  expect(answers).toEqual({
    name: 'try-outs',
    subgraph: 'subgraph-messaging',
    singular: 'try-out',
  });
  expect(asked).toEqual([
    'Subgraph (subgraph-identity, subgraph-marketplace, subgraph-messaging): ',
    'One of it [try-out]: ',
  ]);
});

function flags(): string[] {
  return Object.entries(texts).flatMap(([flag, text]) => [`--${flag}`, text]);
}
