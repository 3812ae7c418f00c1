import type { BenchWorld, Person } from './bench-world';

export type Actor = 'nobody' | 'hygienist' | 'clinic' | 'admin';

export type Variables = Record<string, unknown>;

/** How an operation is measured. */
export type OperationCase = {
  /** Who sends it; each is an entry of its own. */
  readonly as: readonly Actor[];
  /**
   * What is sent. May make what the operation needs first: that is not counted.
   * @param size - page size, or how many rows the operation touches; must not change the counts.
   */
  variables(
    world: BenchWorld,
    size: number,
    actor: Actor,
    person: Person | null,
  ): Variables | Promise<Variables>;
  /** Who sends it in the actor's place, when the act uses somebody up. */
  substitute?(world: BenchWorld): Promise<Person>;
};

/** Cases by operation: `mfe-jobs/JobSearchPage`. */
export type OperationCases = Readonly<Record<string, OperationCase>>;

export const sentBy = (
  ...[as, variables]: [Actor | readonly Actor[], OperationCase['variables']]
): OperationCase => ({ as: typeof as === 'string' ? [as] : as, variables });

/** Sent by a hygienist whom nothing else needs. */
export const sentByNewcomer = (
  variables: (world: BenchWorld, newcomer: Person, size: number) => Variables | Promise<Variables>,
): OperationCase => ({
  as: ['hygienist'],
  substitute: ({ newHygienist }) => newHygienist(),
  variables(world, size, _actor, person) {
    if (!person) throw new Error('Nobody sends it');
    return variables(world, person, size);
  },
});

export const actorOf = (world: BenchWorld, actor: Actor): Person | null =>
  actor === 'nobody' ? null : world[actor];

/** An open application of the crowd's first to a new shift that `rivals` others want, too. */
export async function waitingApplication(world: BenchWorld, rivals = 0): Promise<string> {
  const jobId = await world.job(world.clinic);
  const [first, ...others] = world.crowd;
  if (!first) throw new Error('Nobody can apply');
  for (const rival of others.slice(0, rivals)) await world.apply(rival, jobId);
  return String(await world.apply(first, jobId));
}

/** The variables of a mutation. */
export const input = (values: Variables): Variables => ({ input: values });

/** Whom the clinic and the hygienist of the world talk to: each other. */
export const partnerOf = ({ clinic, hygienist }: BenchWorld, actor: Actor): string =>
  String(actor === 'clinic' ? hygienist.id : clinic.id);
