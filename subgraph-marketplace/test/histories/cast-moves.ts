import type { ApplicationAction, BookingAction, PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { World } from '../factories';
import type { MUTATIONS } from './mutations';

export type Cast = { temps: PersonSnapshot[]; clinics: PersonSnapshot[] };
export type Tally = Map<string, { tried: number; done: number }>;

export type Play = { world: World; cast: Cast; tally: Tally; today: Date };
export type Move = {
  mutation: keyof typeof MUTATIONS;
  who: PersonSnapshot | RequestInfo;
  input: object;
};
/** Row, status and action of the declared transition. */
export type Aim =
  | { of: 'applications'; id: number; action: ApplicationAction; by: 'temp' | 'clinic' }
  | { of: 'bookings'; id: number; action: BookingAction; by: 'temp' | 'clinic' };
export type Planned = Move & { aim?: Aim };

export const pick = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

/** Mostly a row with a legal transition, sometimes any. */
export function pickFor<Row>(rows: readonly Row[], index: number, isLegal: (row: Row) => boolean) {
  const legal = rows.filter(isLegal);
  return legal.length > 0 && index % 4 !== 0 ? pick(legal, index) : pick(rows, index);
}

export const personOf = (people: readonly PersonSnapshot[], id: number): PersonSnapshot => {
  const found = people.find((person) => person.id === id);
  if (!found) throw new Error('Unknown user of the history');
  return found;
};

export const sideOf = (
  { cast }: Play,
  by: 'temp' | 'clinic',
  row: { clinicId: number; tempId: number },
): PersonSnapshot =>
  by === 'temp' ? personOf(cast.temps, row.tempId) : personOf(cast.clinics, row.clinicId);
