import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const USER = 11;
const SYSTEM = 12;

/** Milliseconds of processor time of a process; null where the system has no `/proc`. */
export function cpuMilliseconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The program's name is in brackets and may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
  return (ticks / TICKS_PER_SECOND) * 1_000;
}
