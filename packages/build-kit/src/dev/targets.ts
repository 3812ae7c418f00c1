import type { DevProject } from './sources/workspace-graph';

/** What one call of `npm run dev` works on. */
export interface DevTargets {
  /** Browser projects served with hot reload. */
  readonly browser: readonly string[];
  /** Server projects whose sources are watched, with what they are made of. */
  readonly servers: readonly string[];
  /** The components' own page. */
  readonly hasStorybook: boolean;
}

/** The call named something that is no project; the message lists what there is. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

const isRemote = ({ folder }: DevProject): boolean => folder.startsWith('mfe-');
const isService = ({ folder }: DevProject): boolean =>
  folder === 'gateway' || folder.startsWith('subgraph-');

/** Projects that `npm run dev -- <name>` takes. */
export const knownTargets = (projects: readonly DevProject[]): string[] => [
  ...projects.filter(isRemote).map(({ name }) => name),
  'shell',
  ...projects.filter(isService).map(({ name }) => name),
  'design-system',
];

/**
 * Reads the names of a call; none means every server.
 * @throws TargetError for a name that is no project.
 */
export function readTargets(args: readonly string[], projects: readonly DevProject[]): DevTargets {
  const known = knownTargets(projects);
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new TargetError(
      [
        `There is no project ${unknown.join(', ')}. Projects:`,
        ...known.map((name) => `  npm run dev -- ${name}`),
        'Several names work together; without a name every server is watched.',
      ].join('\n'),
    );
  }
  const services = projects.filter(isService).map(({ folder }) => folder);
  return {
    browser: names.filter((name) => name === 'shell' || name.startsWith('mfe-')),
    servers: names.length === 0 ? services : names.filter((name) => services.includes(name)),
    hasStorybook: names.includes('design-system'),
  };
}
