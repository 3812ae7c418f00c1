import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareStates, readStates } from './read-states';

const folder = path.join(__dirname, '..');

const stories = new Map(
  ['components', 'layout'].flatMap((kind) =>
    readdirSync(path.join(folder, 'src', kind), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => {
        const text = readFileSync(path.join(folder, 'src', kind, file), 'utf8');
        const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
        return [path.dirname(file), names] as const;
      }),
  ),
);

const page = readStates(readFileSync(path.join(folder, 'docs/states.md'), 'utf8'));

it('lists every component once', () => {
  const names = page.map(({ component }) => component);
  expect([...names].sort()).toEqual([...stories.keys()].sort());
});

it('has every story in the table and a story for every state', () => {
  expect(compareStates(page, stories)).toEqual([]);
});

it('sees a state without a story, a story without a state, and a name that is gone', () => {
  const planted = readStates(
    ['## Controls', '| component | default | focus | (busy) | more |', '| --- | --- | --- |']
      .concat('| switch | Off | · | · | Gone |')
      .join('\n'),
  );
  expect(compareStates(planted, new Map([['switch', ['Off', 'On']]]))).toEqual([
    'switch has no story of: focus',
    'switch: On is not in the table',
    'switch: there is no story Gone',
  ]);
});
