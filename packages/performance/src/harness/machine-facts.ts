import { cpus, loadavg, release, totalmem, type } from 'node:os';

export type MachineFacts = {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
  /** Load average of the minute before the run. */
  readonly loadBefore: number;
};

const GIB = 1024 ** 3;

export const machineFacts = (): MachineFacts => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / GIB),
  system: `${type()} ${release().split('.').slice(0, 2).join('.')}`,
  node: process.version,
  loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
});
