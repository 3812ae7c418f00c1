import type { DevProject } from './sources/workspace-graph';

export interface DevTargets {
  readonly browser: readonly string[];
  readonly servers: readonly string[];
  readonly hasStorybook: boolean;
}

/** Unknown project; the message lists the known ones. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

const isRemote = ({ folder }: DevProject): boolean => folder.startsWith('mfe-');
const isService = ({ folder }: DevProject): boolean =>
  folder === 'gateway' || folder.startsWith('subgraph-');

export const knownTargets = (projects: readonly DevProject[]): string[] => [
  ...projects.filter(isRemote).map(({ name }) => name),
  'shell',
  ...projects.filter(isService).map(({ name }) => name),
  'design-system',
];

/** Reads the projects of a call, by default every server. @throws TargetError for an unknown name. */
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
