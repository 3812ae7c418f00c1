/** CPU seconds of one test file by stage, as the stage runner measures them. */
export type FileStages = {
  readonly folder: string;
  readonly path: string;
  readonly tests: number;
  readonly cpu: number;
  readonly wall: number;
  readonly environment: number;
  readonly transform: number;
  readonly loading: number;
  readonly modules: number;
};

export type ProjectRun = {
  readonly project: string;
  /** Of every process, the database server included. */
  readonly cpu: number;
  readonly wall: number;
  readonly files: readonly FileStages[];
};

export const STAGES = ['environment', 'transform', 'loading', 'tests', 'other processes'] as const;
export type Stage = (typeof STAGES)[number];

const total = (files: readonly FileStages[], of: (file: FileStages) => number): number =>
  files.reduce((sum, file) => sum + of(file), 0);

/** Processor time by stage; the rest of a file's time is its tests. */
export function stagesOf({ cpu, files }: ProjectRun): Readonly<Record<Stage, number>> {
  const environment = total(files, (file) => file.environment);
  const transform = total(files, (file) => file.transform);
  const loading = total(files, (file) => file.loading);
  const own = total(files, (file) => file.cpu);
  return {
    environment,
    transform,
    loading,
    tests: Math.max(0, own - environment - transform - loading),
    'other processes': Math.max(0, cpu - own),
  };
}

/** The most expensive files of all runs. */
export const dearestFiles = (runs: readonly ProjectRun[], count: number): FileStages[] =>
  runs
    .flatMap(({ files }) => files)
    .sort((a, b) => b.cpu - a.cpu)
    .slice(0, count);
