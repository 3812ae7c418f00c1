import type { DevProject } from './workspace-graph';

/** What a change of sources asks for, in the order in which it is done. */
export interface ChangePlan {
  /** Subgraphs with new migrations. */
  readonly migrate: readonly string[];
  /** SDL changed: the supergraph is composed anew. */
  readonly composes: boolean;
  /** Projects whose generated code the running code needs. */
  readonly generate: readonly string[];
  /** Projects whose texts are compiled. */
  readonly texts: readonly string[];
  /** Files of Node projects to compile, copy or remove. */
  readonly files: readonly string[];
  /** Projects whose Node code changes with it. */
  readonly restarts: readonly string[];
  /** Files that take effect when development starts again. */
  readonly startAgain: readonly string[];
}

const IS_NOISE =
  /(^|\/)(generated|node_modules|dist|test|e2e|docs|coverage|storybook-static|storybook-test|\.storybook)\/|\.(test|stories)\.tsx?$|\.md$|\.mdx$|~$|\.swp$|\/\.#/;
const IS_SETTING =
  /(^|\/)(package\.json|codegen\.ts|webpack\.config\.ts|tsconfig[\w.]*\.json)$|^packages\/build-kit\//;

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** Whether a file, seen from the repository, is one that development looks at. */
export const isSource = (file: string): boolean => !IS_NOISE.test(file);

/** Sorts changed files, seen from the repository, by what they ask for. */
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
  const isPrisma = (file: string) => file.endsWith('prisma/schema.prisma');
  const isMigration = (file: string) => /\/prisma\/migrations\/.*\.sql$/.test(file);
  const isToken = (file: string) => /^design-system\/tokens\/.*\.json$/.test(file);
  const isText = (file: string) => /\/src\/locales\/.*\.json$/.test(file);
  const runsInNode = (file: string) => {
    const build = owner(file)?.nodeBuild;
    return build !== undefined && file.startsWith(`${build.source}/`);
  };
  // The shell's browser code lies beside its server's, which alone is worth a restart.
  const isServed = (file: string) =>
    !owner(file)?.isWeb || /\/src\/(server|site|locales)\//.test(file);
  const node = rest.filter((file) => runsInNode(file) && isServed(file));

  return {
    migrate: foldersOf(isMigration),
    composes: rest.some(isSdl),
    generate: foldersOf((file) => isOperation(file) || isPrisma(file) || isToken(file)),
    texts: foldersOf(isText),
    files: node,
    restarts: unique([
      ...node.flatMap((file) => owner(file)?.folder ?? []),
      ...foldersOf((file) => isPrisma(file) || (isOperation(file) && !owner(file)?.isWeb)),
    ]),
    startAgain: settings,
  };
}
