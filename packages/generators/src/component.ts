import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { spell } from './names';
import type { Plan } from './write-plan';

const PROJECT = 'design-system';
const SECTION = '## Content';

function withSortedLine(text: string, isOne: RegExp, added: string, what: string): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (isOne.test(line) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`There is no place for ${what} any more`);
  const at = places.find((index) => (lines[index] ?? '') > added) ?? last + 1;
  return lines.toSpliced(at, 0, added).join('\n');
}

const STORIES: Readonly<Record<string, string>> = {
  default: 'Default',
  'long text': 'LongText',
  more: 'Tones',
};

/** The component's row in the table of states: one cell per column of its section. */
function withStates(text: string, name: string): string {
  const from = text.indexOf(SECTION);
  const head = /^\|.*\|$/m.exec(text.slice(from));
  if (from < 0 || !head) throw new Error('There is no table of states for content any more');
  const columns = head[0].split('|').slice(2, -1);
  const cells = columns.map((column) => STORIES[column.trim()] ?? '·');
  const rows = from + text.slice(from).search(/^\| -/m);
  const end = text.indexOf('\n## ', rows);
  const stop = end < 0 ? text.length : end;
  const row = `| ${[name, ...cells].join(' | ')} |`;
  const changed = withSortedLine(text.slice(rows, stop), /^\| [a-z]/, row, 'the states');
  return text.slice(0, rows) + changed + text.slice(stop);
}

export function planComponent({ name }: { name: string }): Plan {
  const { kebab, pascal, camel, words } = spell(name);
  const folder = `${PROJECT}/src/components/${kebab}`;
  if (existsSync(join(repositoryRoot, folder))) {
    throw new Error(`The design system has a component ${kebab} already`);
  }
  return {
    templates: 'component',
    project: PROJECT,
    values: { name, Name: pascal, camel, words },
    edits: [
      {
        file: `${PROJECT}/src/index.ts`,
        change: (text) =>
          withSortedLine(
            text,
            /^export \* from '\.\/components\//,
            `export * from './components/${kebab}';`,
            'the export',
          ),
      },
      {
        file: `${PROJECT}/src/index.test.ts`,
        change: (text) => withSortedLine(text, /^ {5}"\w+",$/, `     "${pascal}",`, 'the name'),
      },
      {
        file: `${PROJECT}/docs/states.md`,
        change: (text) => withStates(text, kebab),
      },
    ],
    generates: [],
    nextSteps: [
      `npx jest -c ${PROJECT}/package.json src/components/${kebab}`,
      `npm run dev -- design-system, and look at Content/${words}`,
      'Make it what you need: props with a sentence each, one story a state, tokens only',
      'More: docs/recipes/add-a-component.md',
    ],
  };
}
