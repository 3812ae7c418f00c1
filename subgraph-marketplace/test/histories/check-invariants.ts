import type { World } from '../factories';
import { INVARIANTS } from './invariants';
import { SHIFT_DAY_INVARIANTS } from './shift-day-invariants';

export const ALL_INVARIANTS = { ...INVARIANTS, ...SHIFT_DAY_INVARIANTS };

/** `$1` is the list of clinics. */
export const BROKEN = Object.entries(ALL_INVARIANTS)
  .map(([name, sql]) => `SELECT '${name}' AS name, to_json(broken) AS row FROM (${sql}) broken`)
  .join(' UNION ALL ');

/** @throws Error naming every violated invariant. */
export async function checkInvariants(world: World, clinicIds: readonly number[]): Promise<void> {
  const broken = await world.rows<{ name: string; row: unknown }>(
    BROKEN,
    [clinicIds],
    'history invariants',
  );
  if (broken.length > 0) throw new Error(`Broken: ${JSON.stringify(broken)}`);
}
