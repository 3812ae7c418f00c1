import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOTES = /^.+\n\n\*\*Do\*\*\n\n(- .+\n)+\n\*\*Don’t\*\*\n\n(- .+\n)+$/;

const parts = ['components', 'layout'].flatMap((kind) =>
  readdirSync(path.join(__dirname, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(kind, entry.name, entry.name)),
);
const withCode = parts.filter((part) =>
  ['.tsx', '.stories.tsx'].some((end) => existsSync(path.join(__dirname, part + end))),
);

it.each(withCode)('%s says what it is for, do and don’t', (part) => {
  const file = path.join(__dirname, `${part}.usage.md`);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(NOTES);
});

it('has no notes for removed components', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const notes = files.filter((file) => file.endsWith('.usage.md'));
  expect(notes.sort()).toEqual(withCode.map((part) => `${part}.usage.md`).sort());
});
