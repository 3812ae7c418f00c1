import type { BenchWorld, Person } from './bench-world';

export type Actor = 'visitor' | 'hygienist' | 'clinic' | 'admin';

export type Variables = Record<string, unknown>;

export type OperationCase = {
  readonly as: readonly Actor[];
  /** May prepare data, which is not counted. @param size - page size or row count; must not change the counts. */
  variables(
    world: BenchWorld,
    size: number,
    actor: Actor,
    person: Person | null,
  ): Variables | Promise<Variables>;
  isLater?: boolean;
  /** Cannot succeed here, as it needs another site: its refusal is counted. */
  isRefused?: boolean;
  /** Replaces the actor when the operation can run only once per account. */
  substitute?(world: BenchWorld): Promise<Person>;
};

export type OperationCases = Readonly<Record<string, OperationCase>>;

export const sentBy = (
  ...[as, variables]: [Actor | readonly Actor[], OperationCase['variables']]
): OperationCase => ({ as: typeof as === 'string' ? [as] : as, variables });

/** Sent by a hygienist whom no other case uses. */
export const sentByNewcomer = (
  variables: (world: BenchWorld, newcomer: Person, size: number) => Variables | Promise<Variables>,
): OperationCase => ({
  as: ['hygienist'],
  substitute: ({ newHygienist }) => newHygienist(),
  variables(world, size, _actor, person) {
    if (!person) throw new Error('No actor for the operation');
    return variables(world, person, size);
  },
});

/** Sent by a clinic that no other case uses. */
export const sentByNewClinic = (
  isSubscribed: boolean,
  variables: (world: BenchWorld, clinic: Person) => Variables | Promise<Variables>,
): OperationCase => ({
  as: ['clinic'],
  substitute: ({ newClinic }) => newClinic(isSubscribed),
  variables(world, _size, _actor, person) {
    if (!person) throw new Error('No actor for the operation');
    return variables(world, person);
  },
});

export const actorOf = (world: BenchWorld, actor: Actor): Person | null =>
  actor === 'visitor' ? null : world[actor];

/** An open application to a new shift with `rivals` further applicants. */
export async function waitingApplication(world: BenchWorld, rivals = 0): Promise<string> {
  const jobId = await world.job(world.clinic);
  const [first, ...others] = world.crowd;
  if (!first) throw new Error('No professional can apply');
  for (const rival of others.slice(0, rivals)) await world.apply(rival, jobId);
  return String(await world.apply(first, jobId));
}

export const input = (values: Variables): Variables => ({ input: values });

/** The other side of the conversation between the clinic and the hygienist. */
export const partnerOf = ({ clinic, hygienist }: BenchWorld, actor: Actor): string =>
  String(actor === 'clinic' ? hygienist.id : clinic.id);
