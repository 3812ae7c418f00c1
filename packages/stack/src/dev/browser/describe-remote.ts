import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'webpack-dev-server';
import { DEMO_LOG_INS } from '../../demo-world/log-ins';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { storiesOf } from './story-list';

/** Where a remote's standalone page reads its description. */
export const DESCRIPTION_PATH = '/development.json';
const STORYBOOK = 'http://localhost:6006';

const foldersBelow = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

async function sampleIds(stackOrigin: string): Promise<Record<string, string>> {
  const kinds = ['jobs', 'users'] as const;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const response = await fetch(`${stackOrigin}/api/${kind}?limit=1`);
      const [first] = response.ok ? ((await response.json()) as { id: number }[]) : [];
      return first ? [[kind, String(first.id)] as const] : [];
    }),
  ).catch(() => []);
  return Object.fromEntries(found.flat());
}

export async function descriptionOf(project: string, stackOrigin: string) {
  const stories = storiesOf(project);
  const groups = foldersBelow(join(repositoryRoot, project, 'src', 'features'));
  return {
    project,
    storybook: STORYBOOK,
    features: groups.map((name) => ({
      name,
      stories: stories.filter(({ folder }) => folder === `features/${name}`),
    })),
    pageStories: stories.filter(({ folder }) => folder === 'pages'),
    sampleIds: await sampleIds(stackOrigin),
    accounts: DEMO_LOG_INS,
  };
}

/** Serves the description, in development only: it contains the demo log-ins. */
export function describeRemote(project: string, stackOrigin: string): Middleware[] {
  if (!project.startsWith('mfe-')) return [];
  return [
    {
      name: 'description',
      path: DESCRIPTION_PATH,
      middleware: (_request: IncomingMessage, response: ServerResponse) => {
        void descriptionOf(project, stackOrigin).then((description) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(description));
        });
      },
    },
  ];
}
