import { readFileSync } from 'node:fs';

/** Clock ticks of `/proc` in a second: the same on every Linux. */
const TICKS = 100;
/** Fields after the name: user and system time of the children that were waited for. */
const CHILDREN = { user: 13, system: 14 } as const;

/** Processor time in seconds of every process that this one has started and waited for; Linux only. */
export function cpuSecondsOfChildren(): number | null {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const values = fields.split(' ').map(Number);
    return ((values[CHILDREN.user] ?? 0) + (values[CHILDREN.system] ?? 0)) / TICKS;
  } catch {
    return null;
  }
}
