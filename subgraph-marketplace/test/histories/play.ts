import type { ApplicationAction, BookingAction } from '@tbt/contracts';
import { applicationTransitions } from '../../src/transitions/application-table';
import { bookingTransitions } from '../../src/transitions/booking-table';
import type { Act, History } from './acts';
import { MUTATIONS } from './mutations';
import type { Aim, Move, Play, Tally } from './cast-moves';
import { plannedFor } from './planned';
import { goTo } from './planned-shift-day';
import { readSnapshot, type Snapshot } from './snapshot';

export type { Cast, Tally } from './cast-moves';

const MINUTE = 60_000;
const WORKERS = 2;
/** Other errors are bugs. */
const EXPECTED = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED'];

type Price = { reliabilityPoints: number; compensation: string | null };

/** @returns whether it succeeded. @throws Error for anything but a refusal. */
const PRICE = `query Price($bookingId: ID!) { booking(id: $bookingId) {
  cancellationPrice { reliabilityPoints compensation } } }`;

/** Sends the shown price with a cancellation. */
async function shownPrice({ world }: Play, { mutation, who, input }: Move): Promise<object> {
  if (mutation !== 'cancelBooking') return {};
  const { data } = await world.graph(PRICE, { ...input }, who);
  const booking = data?.booking as { cancellationPrice: Price | null } | null | undefined;
  const price = booking?.cancellationPrice;
  return {
    shownReliabilityPoints: price?.reliabilityPoints,
    shownCompensation: price?.compensation,
  };
}

async function attempt(play: Play, move: Move): Promise<boolean> {
  const { world } = play;
  const { mutation, who } = move;
  const input = { ...move.input, ...(await shownPrice(play, move)) };
  const { data, errors } = await world.graph(MUTATIONS[mutation], { input }, who);
  const thrown = errors?.[0];
  if (thrown) {
    if (EXPECTED.includes(String(thrown.extensions?.code))) return false;
    throw new Error(`${mutation}: ${thrown.message} ${JSON.stringify(thrown.extensions)}`);
  }
  const payload = data?.[mutation] as { errors: { code: string }[] };
  return payload.errors.length === 0;
}

const work = async ({ world }: Play): Promise<void> => {
  await Promise.all(Array.from({ length: WORKERS }, () => world.runClockWork()));
};

function count(tally: Tally, kind: string, isDone: boolean): void {
  const entry = tally.get(kind) ?? { tried: 0, done: 0 };
  tally.set(kind, { tried: entry.tried + 1, done: entry.done + (isDone ? 1 : 0) });
}

/** A successful act ends in a declared status, a refused one changes nothing. */
function checkAim({ of, id, action, by }: Aim, isDone: boolean, before: Snapshot, after: Snapshot) {
  const from = before[of].find((row) => row.id === id)?.status;
  const to = after[of].find((row) => row.id === id)?.status;
  if (!from || !to) throw new Error(`A row of ${of} is gone`);
  const edges =
    of === 'applications'
      ? applicationTransitions(from as never, action as ApplicationAction, by)
      : bookingTransitions(from as never, action as BookingAction, by);
  const isLegal = edges.some((edge) => edge.to === to);
  if (isDone && !isLegal) throw new Error(`${action} by ${by} led from ${from} to ${to}`);
  if (!isDone && from !== to) throw new Error(`A refused ${action} led from ${from} to ${to}`);
}

/** @returns the new snapshot, if known without a query. */
async function step(
  play: Play,
  acts: readonly Act[],
  known: Snapshot | null,
): Promise<Snapshot | null> {
  const clinicIds = play.cast.clinics.map(({ id }) => id);
  const before = known ?? (await readSnapshot(play.world, clinicIds));
  const outcomes = await Promise.all(
    acts.map(async (act) => {
      if (act.kind === 'work') return void (await work(play));
      if (act.kind === 'goTo') return void goTo(play, before, act);
      if (act.kind === 'wait') return void play.world.clock.advance(act.minutes * MINUTE);
      const planned = plannedFor(play, before, act);
      if (!planned) return undefined;
      const isDone = await attempt(play, planned);
      count(play.tally, `${act.kind}${'by' in act ? ` by ${act.by}` : ''}`, isDone);
      return { planned, isDone };
    }),
  );
  const [only] = outcomes;
  if (acts.length === 1 && only?.planned.aim) {
    const after = await readSnapshot(play.world, clinicIds);
    checkAim(only.planned.aim, only.isDone, before, after);
    return after;
  }
  return acts.every(({ kind }) => kind === 'wait') ? before : null;
}

export async function playHistory(play: Play, history: History): Promise<void> {
  let known: Snapshot | null = null;
  for (const acts of history) known = await step(play, acts, known);
  await play.world.runClockWork();
}
