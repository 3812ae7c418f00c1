import { createInterface } from 'node:readline/promises';
import { ScaffoldError } from './names';
import type { Answers, Question } from './scaffold-plan';

export interface Asker {
  readonly isInteractive: boolean;
  ask(prompt: string): Promise<string>;
}

export const terminalAsker = (): Asker => ({
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  async ask(prompt) {
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return (await reader.question(prompt)).trim();
    } finally {
      reader.close();
    }
  },
});

function refuse({ flag, prompt }: Question, choices: readonly string[] | undefined): never {
  const known = choices ? ` (${choices.join(', ')})` : '';
  throw new ScaffoldError(`--${flag} is missing: ${prompt}${known}`);
}

async function answerOf(
  question: Question,
  given: string | undefined,
  answers: Answers,
  asker: Asker,
): Promise<string> {
  const choices = question.choices?.();
  const fallback = question.fallback?.(answers);
  let answer = given;
  if (answer === undefined && asker.isInteractive) {
    const options = choices ? ` (${choices.join(', ')})` : '';
    const usual = fallback === undefined ? '' : ` [${fallback}]`;
    answer = await asker.ask(`${question.prompt}${options}${usual}: `);
  }
  const value = answer || fallback;
  if (!value) return refuse(question, choices);
  if (choices && !choices.includes(value)) {
    throw new ScaffoldError(`--${question.flag} ${value}: there are ${choices.join(', ')}`);
  }
  return value;
}

/** Answers from flags or the terminal. @throws ScaffoldError for a missing or invalid answer. */
export async function answersTo(
  questions: readonly Question[],
  given: Answers,
  asker: Asker,
): Promise<Answers> {
  const unknown = Object.keys(given).filter(
    (flag) => !questions.some((question) => question.flag === flag),
  );
  if (unknown.length > 0) throw new ScaffoldError(`There is no --${unknown.join(', --')} here`);
  let answers: Answers = {};
  for (const question of questions) {
    const answer = await answerOf(question, given[question.flag], answers, asker);
    answers = { ...answers, [question.flag]: answer };
  }
  return answers;
}
