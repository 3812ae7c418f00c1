import type { DevProject } from './workspace-graph';

/** Effects of a source change, in the order they are applied. */
export interface ChangePlan {
  readonly migrate: readonly string[];
  readonly composes: boolean;
  readonly generate: readonly string[];
  readonly texts: readonly string[];
  readonly files: readonly string[];
  readonly restarts: readonly string[];
  /** Files that need a restart of `npm run dev`. */
  readonly startAgain: readonly string[];
}

const IS_NOISE =
  /(^|\/)(generated|node_modules|dist|test|e2e|docs|coverage|storybook-static|storybook-test|\.storybook)\/|\.(test|stories)\.tsx?$|\.md$|\.mdx$|~$|\.swp$|\/\.#/;
const IS_SETTING =
  /(^|\/)(package\.json|codegen\.ts|webpack\.config\.ts|tsconfig[\w.]*\.json)$|^packages\/(workspace|postgres|presets|stack)\//;

const folderOf = ({ folder }: DevProject): string => folder;
const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** Whether development watches the file (relative to the repository). */
export const isSource = (file: string): boolean => !IS_NOISE.test(file);

export function planChanges(
  changed: readonly string[],
  projects: readonly DevProject[],
): ChangePlan {
  const owner = (file: string) =>
    projects.find(({ folder }) => file.startsWith(`${folder}/`)) ?? null;
  const files = changed.filter(isSource);
  const settings = files.filter((file) => IS_SETTING.test(file));
  const rest = files.filter((file) => !settings.includes(file));
  const foldersOf = (isWanted: (file: string) => boolean) =>
    unique(rest.filter(isWanted).flatMap((file) => owner(file)?.folder ?? []));

  const isSdl = (file: string) => /^subgraph-[^/]+\/src\/modules\/.*\.graphql$/.test(file);
  const isOperation = (file: string) => file.endsWith('.graphql') && !isSdl(file);
  const isFragment = (file: string) => file.endsWith('.fragment.graphql');
  const dependents = (file: string) =>
    projects.filter(({ needs }) => needs.includes(owner(file)?.folder ?? '')).map(folderOf);
  const isPrisma = (file: string) => file.endsWith('prisma/schema.prisma');
  const isMigration = (file: string) => /\/prisma\/migrations\/.*\.sql$/.test(file);
  const isToken = (file: string) => /^design-system\/tokens\/.*\.json$/.test(file);
  const isText = (file: string) => /\/src\/locales\/.*\.json$/.test(file);
  const runsInNode = (file: string) => {
    const build = owner(file)?.nodeBuild;
    return build !== undefined && file.startsWith(`${build.source}/`);
  };
  // The shell's browser code is beside its server code; only the latter needs a restart.
  const isServed = (file: string) =>
    !owner(file)?.isWeb || /\/src\/(server|site|locales)\//.test(file);
  const node = rest.filter((file) => runsInNode(file) && isServed(file));

  return {
    migrate: foldersOf(isMigration),
    composes: rest.some(isSdl),
    generate: unique([
      ...foldersOf((file) => isOperation(file) || isPrisma(file) || isToken(file)),
      ...rest.filter(isFragment).flatMap(dependents),
    ]),
    texts: foldersOf(isText),
    files: node,
    restarts: unique([
      ...node.flatMap((file) => owner(file)?.folder ?? []),
      ...foldersOf((file) => isPrisma(file) || (isOperation(file) && !owner(file)?.isWeb)),
    ]),
    startAgain: settings,
  };
}
