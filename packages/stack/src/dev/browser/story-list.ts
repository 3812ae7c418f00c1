import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { filesBelow } from '@tbt/workspace/files-below';

export interface StoryLink {
  folder: string;
  name: string;
  id: string;
}

const words = (text: string): string =>
  text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export function storiesOf(project: string): StoryLink[] {
  return filesBelow(`${project}/src`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(repositoryRoot, file), 'utf8');
      const title = /\btitle:\s*['"]([^'"]+)['"]/.exec(text)?.[1];
      if (!title) return [];
      const folder = file.replace(`${project}/src/`, '').replace(/\/[^/]+$/, '');
      return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => ({
        folder,
        name: words(name),
        id: `${slug(title)}--${slug(words(name))}`,
      }));
    });
}
