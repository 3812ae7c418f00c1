import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { NOW, type World } from './factories';

const SHEET = 'id by startTime endTime startsAt endsAt breakMinutes minutes amount note status';
const FIELDS = `id status revision hoursUntil hours { ${SHEET} } timesheets { ${SHEET} }
  hoursForm { startTime endTime breakMinutes earliestTime offsets { from minutes } }`;

const INPUTS = {
  sendHours: 'SendHoursInput',
  approveHours: 'ApproveHoursInput',
  acceptHours: 'AcceptHoursInput',
} as const;
type HoursOperation = keyof typeof INPUTS;

export type SheetView = {
  id: string;
  by: string;
  startsAt: string;
  endsAt: string;
  minutes: number;
  amount: string;
  status: string;
};
export type HoursView = {
  status: string;
  revision: number;
  hoursUntil: string | null;
  hours: SheetView | null;
  timesheets: SheetView[];
  hoursForm: Record<string, unknown> | null;
};
type Answer = {
  booking: HoursView | null;
  errors: { code: string; reasons: string[]; path: string[]; message: string }[];
  thrown?: { code: string };
};
type Who = PersonSnapshot | RequestInfo | null;

export const SHEET_AS_PLANNED = { startTime: '08:00', endTime: '16:00', breakMinutes: 30 };

export function hoursRunner(world: () => World) {
  async function run(operation: HoursOperation, input: object, who: Who): Promise<Answer> {
    const query = `mutation Run($input: ${INPUTS[operation]}!) {
      ${operation}(input: $input) { booking { ${FIELDS} } errors { code reasons path message } } }`;
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data?.[operation] as Answer | null | undefined;
    const thrown = errors?.[0]?.extensions as { code: string } | undefined;
    return { booking: null, errors: [], ...payload, ...(thrown && { thrown }) };
  }

  async function see(id: number, who: Who): Promise<HoursView | null> {
    const query = `query See($id: ID!) { booking(id: $id) { ${FIELDS} } }`;
    const { data, errors } = await world().graph(query, { id: String(id) }, who);
    if (errors) throw new Error(errors[0]?.message);
    return data?.booking as HoursView | null;
  }

  /** Booked, and an hour after its planned end. */
  async function worked(changes: Record<string, unknown> = {}) {
    world().clock.set(NOW);
    const made = await world().booked(changes);
    world().clock.set(new Date(made.booking.endsAt.getTime() + 3_600_000));
    return made;
  }

  /** Its hours were sent, with half an hour of break. */
  async function sent(changes: Record<string, unknown> = {}, sheet: object = SHEET_AS_PLANNED) {
    const made = await worked(changes);
    const input = { bookingId: made.booking.id, ...sheet };
    const { booking, errors } = await run('sendHours', input, made.temp);
    if (!booking) throw new Error(errors[0]?.message ?? 'Hours were refused');
    return { ...made, bookingId: made.booking.id, sent: booking };
  }

  return { run, see, worked, sent };
}

/** Code, reasons and, for a wrong field, its path; null on success. */
export const refusal = ({ errors, thrown }: Answer): string | null => {
  if (thrown) return thrown.code;
  const [error] = errors;
  return error ? [error.code, ...error.reasons, ...error.path].join(' ') : null;
};
