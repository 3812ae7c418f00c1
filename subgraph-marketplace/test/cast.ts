import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import type { World } from './factories';

export async function castOf(world: World) {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  return { clinic, temp, job: await world.job(clinic) };
}

export async function tempsOf(world: World, count: number): Promise<PersonSnapshot[]> {
  const made: PersonSnapshot[] = [];
  for (let n = 0; n < count; n += 1) made.push(await world.temp());
  return made;
}

export async function invitationStatuses(world: World, { id }: Job): Promise<string[]> {
  const rows = await world.rows<{ status: string }>(
    'SELECT status FROM invitations WHERE job_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ status }) => status);
}

/** Events since the last call. */
export async function publishedInvitationEvents(world: World) {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .splice(0)
    .flatMap(({ name, payload }) => (name === 'invitation.changed' ? [payload] : []));
}

type Refusal = { code: string; reasons: string[] };

/** @returns how many succeeded, and the other refusals. */
export async function concurrently(acts: (() => Promise<unknown>)[]) {
  const settled = await Promise.allSettled(acts.map((act) => act()));
  const refused = settled.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as Refusal] : [],
  );
  return { won: settled.length - refused.length, refused };
}
