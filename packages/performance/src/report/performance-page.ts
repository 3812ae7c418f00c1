import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { isReached, readResult, type Figure, type Result } from '../harness/results-file';
import { amountText, targetText } from '../harness/show-result';
import { readCounts } from '../counts/counts-file';
import { REMARKS, SECTIONS, type Section } from './sections';

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

const verdict = (figure: Figure): string =>
  figure.target ? (isReached(figure) ? 'reached' : '**missed**') : '';

const figureRow = (figure: Figure): string[] => [
  figure.name,
  `${amountText(figure.value)} ${figure.unit}`,
  targetText(figure),
  verdict(figure),
];

const machineText = ({ machine, takenOn }: Result): string =>
  `Taken on ${takenOn}: ${machine.cores} cores of ${machine.processor}, ${machine.memoryGiB} GiB, ` +
  `${machine.system}, Node ${machine.node}; ${machine.loadBefore} processes wanted a core before the run.`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function sectionText(section: Section, result: Result): string {
  const remark = REMARKS[section.benchmark];
  return [
    `## ${section.title}`,
    machineText(result),
    result.method.map((sentence) => `- ${sentence}`).join('\n'),
    table(['what', 'median (95 % interval)', 'target', ''], result.figures.map(figureRow)),
    ...(result.breakdowns ?? []).flatMap(({ of, shares }) => [
      `### ${of}`,
      table(
        ['part', 'share'],
        shares.map(({ part, share }) => [part, percent(share)]),
      ),
    ]),
    ...(remark ? [`### What it says\n\n${remark}`] : []),
  ].join('\n\n');
}

const missingText = ({ title, benchmark }: Section): string =>
  `## ${title}\n\nNo figures are kept yet; \`npm run bench -- ${benchmark} --keep\` takes them.`;

function countsText(): string {
  const counts = Object.values(readCounts());
  const statements = counts.reduce(
    (sum, { sql }) => sum + Object.values(sql).reduce((all, one) => all + one, 0),
    0,
  );
  return [
    '## Exact counts',
    `\`npm run bench -- counts\` counts the SQL statements and subgraph calls of ${counts.length} operations, ` +
      `${statements} statements in all, with pages of 5 and of 50 rows: the same for both. The committed ` +
      'figures are in [counts.json](../packages/performance/counts.json), and `npm run check` fails when one changes.',
  ].join('\n\n');
}

/** Generates docs/performance.md from the committed results. */
export function performancePage(): string {
  const texts = SECTIONS.map((section) => {
    const result = readResult(section.benchmark);
    return result ? sectionText(section, result) : missingText(section);
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
