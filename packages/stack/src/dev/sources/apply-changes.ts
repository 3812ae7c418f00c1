import { join } from 'node:path';
import { migrateDeploy } from '@tbt/service-kit/migrate';
import { checkClientOperations, compose } from '@tbt/presets/compose';
import { compileLocales } from '@tbt/presets/locales/compile-locales';
import { forgetBuild } from '../../build';
import type { DatabaseUrls } from '../../databases';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { LineStream } from '../stream/line-stream';
import { planChanges, type ChangePlan } from './change-plan';
import { compileChanged } from './compile-changed';
import { filesBelow } from '@tbt/workspace/files-below';
import { generateQuietly } from './generate-quietly';
import { requireReadable } from './graphql-files';
import type { DevProject } from './workspace-graph';

export interface ChangeHands {
  readonly projects: readonly DevProject[];
  /** Projects with generated types to update when the graph changes. */
  readonly clients: readonly string[];
  readonly stream: LineStream;
  databases(): DatabaseUrls | null;
  restart(folders: readonly string[]): Promise<void>;
  checkTypes(folders: readonly string[]): void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function migrate(folder: string, { databases, stream }: ChangeHands): Promise<void> {
  const name = folder.replace('subgraph-', '') as keyof DatabaseUrls;
  const url = databases()?.[name];
  if (!url) return;
  const directory = join(repositoryRoot, folder, 'prisma', 'migrations');
  const applied = await migrateDeploy({ url, directory });
  stream.write('database', `${folder}: ${applied.length} migrations applied`, 'good');
}

/** Generates what running code needs; it is compiled with the rest. */
async function generateFor(plan: ChangePlan, { projects, stream }: ChangeHands): Promise<string[]> {
  for (const folder of plan.texts) {
    compileLocales(join(repositoryRoot, folder));
    stream.write(folder.replace('packages/', ''), 'texts compiled', 'good');
  }
  for (const folder of plan.generate) {
    await generateQuietly(folder);
    stream.write(folder.replace('packages/', ''), 'generated code renewed', 'good');
  }
  return plan.generate.flatMap((folder) => {
    const project = projects.find((one) => one.folder === folder);
    return project?.nodeBuild && !project.isWeb ? filesBelow(`${folder}/src/generated`) : [];
  });
}

async function renewGraphTypes(plan: ChangePlan, hands: ChangeHands): Promise<void> {
  const subgraphs = plan.restarts.filter((folder) => folder.startsWith('subgraph-'));
  const folders = [...new Set([...subgraphs, 'gateway', ...hands.clients])];
  for (const folder of folders) await generateQuietly(folder);
  hands.stream.write('graph', `types renewed in ${folders.join(', ')}`, 'good');
  const { problems } = await checkClientOperations();
  if (problems.length > 0) hands.stream.write('graph', problems.join('\n'), 'error');
  hands.checkTypes(folders);
}

/** Applies a change plan; a failure is reported and running processes continue. */
export async function applyChanges(files: readonly string[], hands: ChangeHands): Promise<void> {
  const { projects, stream } = hands;
  const plan = planChanges(files, projects);
  if (plan.startAgain.length > 0) {
    const names = plan.startAgain.join(', ');
    stream.write('dev', `${names}: takes effect when \`npm run dev\` starts again`, 'warn');
  }
  try {
    for (const folder of plan.migrate) await migrate(folder, hands);
    if (plan.composes) {
      requireReadable(files.filter((file) => file.endsWith('.graphql')));
      const changed = compose();
      if (changed.length > 0) stream.write('graph', `wrote ${changed.join(', ')}`, 'good');
    }
    const generated = await generateFor(plan, hands);
    const compiled = [...plan.files, ...generated];
    // Otherwise reverted sources would count as built.
    if (compiled.length > 0) forgetBuild();
    await compileChanged(compiled, projects);
  } catch (error) {
    stream.write(partOf(files, projects), messageOf(error), 'error');
    return;
  }
  if (plan.restarts.length > 0) await hands.restart(plan.restarts);
  const touched = new Set(files.flatMap((file) => ownerOf(file, projects)?.folder ?? []));
  hands.checkTypes([...touched]);
  if (plan.composes) {
    await renewGraphTypes(plan, hands).catch((error: unknown) =>
      stream.write('graph', messageOf(error), 'error'),
    );
  }
}

const ownerOf = (file: string, projects: readonly DevProject[]) =>
  projects.find(({ folder }) => file.startsWith(`${folder}/`));

const partOf = (files: readonly string[], projects: readonly DevProject[]): string =>
  ownerOf(files[0] ?? '', projects)?.name ?? 'dev';
