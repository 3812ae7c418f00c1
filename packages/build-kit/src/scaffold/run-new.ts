import { answersTo, terminalAsker, type Asker } from './ask';
import { KINDS } from './kinds';
import { ScaffoldError } from './names';
import type { Answers, Kind, ScaffoldPlan } from './scaffold-plan';

const usage = (): string =>
  [
    'usage: npm run new -- <kind> <name> [--flag answer …]',
    ...KINDS.map(({ name, summary, questions }) => {
      const flags = questions.slice(1).map(({ flag }) => `--${flag} …`);
      return `  ${[name, '<name>', ...flags].join(' ').padEnd(44)} ${summary}`;
    }),
    'What is not given is asked for.',
  ].join('\n');

/** The first word without a flag is the name. */
function readFlags(words: readonly string[]): Answers {
  const answers: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, flag, joined] = /^--([\w-]+)(?:=(.*))?$/.exec(word) ?? [];
    if (!flag && 'name' in answers) throw new ScaffoldError(`One name is enough: ${word}`);
    if (!flag) answers.name = word;
    else if (joined !== undefined) answers[flag] = joined;
    else {
      answers[flag] = words[at + 1] ?? '';
      at += 1;
    }
  }
  return answers;
}

async function chooseKind(word: string | undefined, asker: Asker): Promise<Kind> {
  const names = KINDS.map(({ name }) => name);
  const wanted =
    word ?? (asker.isInteractive ? await asker.ask(`What (${names.join(', ')}): `) : '');
  const kind = KINDS.find(({ name }) => name === wanted);
  if (!kind) throw new ScaffoldError(usage());
  return kind;
}

function printSummary({ files, edits, nextSteps, composes, describesApi }: ScaffoldPlan): void {
  const lines = [
    ...Object.keys(files).map((file) => `  new      ${file}`),
    ...edits.map(({ file, what }) => `  changed  ${file}: ${what}`),
    ...(composes ? ['  changed  gateway/supergraph.graphql, gateway/schema.graphql'] : []),
    ...(describesApi ? ['  changed  gateway/openapi.json'] : []),
    '',
    'Next:',
    ...nextSteps.map((step, index) => `  ${index + 1}. ${step}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** `npm run new`: generates, registers and tests a part of the product. @returns the exit code. */
export async function runNew(
  args: readonly string[],
  asker: Asker = terminalAsker(),
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage()}\n`);
    return 0;
  }
  try {
    const [word, ...rest] = args;
    const kind = await chooseKind(word, asker);
    const answers = await answersTo(kind.questions, readFlags(rest), asker);
    const plan = await kind.plan(answers);
    // Loaded late: the formatter and generators take seconds.
    const { writePlan } = await import('./write-plan');
    await writePlan(plan);
    printSummary(plan);
    return 0;
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
