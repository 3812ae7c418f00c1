import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { readBounds } from '../counts/counts';
import { readResult, RESULTS_FOLDER, type Result } from '../harness/results';
import { figureTexts } from '../harness/show-result';
import { SECTIONS, type Section } from './sections';

export const PAGE = join(repositoryRoot, 'docs', 'performance.md');

/** Pads the columns, so that the source is readable too. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

const machineText = ({ machine, takenOn }: Result): string =>
  `Taken on ${takenOn}: ${machine.cores} cores of ${machine.processor}, ${machine.memoryGiB} GiB, ` +
  `${machine.system}, Node ${machine.node}; ${machine.loadBefore} processes wanted a core before the run.`;

export function remarkOf(benchmark: string): string | null {
  const file = join(RESULTS_FOLDER, `${benchmark}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function sectionText(section: Section, result: Result): string {
  const remark = remarkOf(section.benchmark);
  return [
    `## ${section.title}`,
    machineText(result),
    result.method.map((sentence) => `- ${sentence}`).join('\n'),
    table(['what', 'median (95 % interval)', 'target', ''], result.figures.map(figureTexts)),
    ...(remark ? [`### What it says\n\n${remark}`] : []),
  ].join('\n\n');
}

function countsText(): string {
  const bounds = Object.values(readBounds());
  const statements = bounds.reduce((sum, bound) => sum + bound.statements, 0);
  return [
    '## Counts',
    `\`npm run bench -- counts\` counts the SQL statements and subgraph calls of ${bounds.length} operations with ` +
      `pages of 5 and of 50 rows, which must not cost more. Their bounds, ${statements} statements in all, are in ` +
      '[counts.json](../packages/performance/counts.json), and `npm run check` fails above one.',
  ].join('\n\n');
}

export function performancePage(): string {
  const texts = SECTIONS.flatMap((section) => {
    const result = readResult(section.benchmark);
    return result ? [sectionText(section, result)] : [];
  });
  return `${[
    '# Performance',
    'Written by `npm run bench -- page` from the results in `packages/performance/results`; a test compares them. ' +
      'Every ratio is taken inside one run: contestants take turns there and back, at least nine slices each, and the ' +
      'median stands with its bootstrap interval. Every answer is compared with the one expected.',
    ...texts,
    countsText(),
  ].join('\n\n')}\n`;
}

export const writtenPage = (): string => readFileSync(PAGE, 'utf8');
