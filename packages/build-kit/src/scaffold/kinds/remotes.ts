import { readdirSync } from 'node:fs';
import { repositoryRoot } from '../../workspace/repository-root';
import type { Question } from '../scaffold-plan';

const remotes = (): string[] =>
  readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('mfe-'))
    .sort();

export const remoteQuestion: Question = {
  flag: 'mfe',
  prompt: 'Micro-frontend',
  choices: remotes,
};

/** Required in both languages: nothing is translated automatically. */
export const textQuestions: readonly Question[] = [
  { flag: 'title', prompt: 'Title in English' },
  { flag: 'title-fr', prompt: 'Title in French' },
  { flag: 'lead', prompt: 'One sentence on it in English' },
  { flag: 'lead-fr', prompt: 'One sentence on it in French' },
];
