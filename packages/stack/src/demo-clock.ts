import { join } from 'node:path';
import type { StackSettings } from './env';
import { StartError } from './start-error';
import { readState, writeState } from './state-file';

const HOUR_MS = 3_600_000;

type ClockState = { aheadMs: number };

/** Remembers how far the clock of the stored data is ahead. @throws StartError when it would go back. */
export function keepDemoClock({ dataDir, demoClock }: StackSettings): void {
  const file = join(dataDir, 'demo-clock.json');
  const { aheadMs } = readState<ClockState>(file, { aheadMs: 0 });
  if (demoClock < aheadMs) {
    throw new StartError(
      `The data in ${dataDir} was made with a clock ${aheadMs / HOUR_MS} h ahead: start with DEMO_CLOCK=PT${Math.ceil(aheadMs / HOUR_MS)}H or more, or with another DATA_DIR.`,
    );
  }
  if (demoClock > aheadMs) writeState(file, { aheadMs: demoClock });
}
