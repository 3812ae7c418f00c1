import type { PersonSnapshot } from '@tbt/contracts';
import type { World } from './factories';

const SLOT = `slot { id userId date startTime endTime timeZone isAvailable isRecurring recurringPattern notes }`;

const ADD = `mutation Add($input: AddScheduleSlotInput!) {
  addScheduleSlot(input: $input) { ${SLOT} errors { code message path reasons } }
}`;
const REMOVE = `mutation Remove($input: RemoveScheduleSlotInput!) {
  removeScheduleSlot(input: $input) { slotId errors { code path } }
}`;
const MINE = `query Mine($from: String!, $to: String!) {
  mySchedule(from: $from, to: $to) { date startsAt endsAt ${SLOT} }
}`;
const THEIRS = `query Theirs($userId: ID!, $from: String!, $to: String!) {
  schedule(userId: $userId, from: $from, to: $to) { date ${SLOT} }
}`;

export type SlotAnswer = { id: string; date: string; notes: string | null } & Record<
  string,
  unknown
>;
export type Entry = { date: string; startsAt: string; endsAt: string; slot: SlotAnswer };
type Added = {
  slot: SlotAnswer | null;
  errors: { code: string; path: string[]; reasons: string[] }[];
};

export const scheduleOperations = (world: World) => ({
  slot: (changes: Record<string, unknown> = {}) => ({
    date: '2026-12-07',
    startTime: '09:00',
    endTime: '17:00',
    ...changes,
  }),
  async add(who: PersonSnapshot, changes: Record<string, unknown> = {}): Promise<Added> {
    const input = this.slot(changes);
    const { data, errors } = await world.graph(ADD, { input }, who);
    if (errors) throw errors[0];
    return (data as { addScheduleSlot: Added }).addScheduleSlot;
  },
  async remove(who: PersonSnapshot | null, slotId: string, date?: string) {
    return world.graph(REMOVE, { input: { slotId, date } }, who);
  },
  async mine(who: PersonSnapshot, from: string, to = from): Promise<Entry[]> {
    const { data, errors } = await world.graph(MINE, { from, to }, who);
    if (errors) throw errors[0];
    return (data as { mySchedule: Entry[] }).mySchedule;
  },
  theirs: (who: PersonSnapshot | null, userId: number, from: string, to = from) =>
    world.graph(THEIRS, { userId: String(userId), from, to }, who),
});
