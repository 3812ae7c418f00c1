import {
  BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type PersonSnapshot,
} from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { BOOKING_TRANSITIONS, bookingTransitions } from '../src/transitions/booking-table';
import { HOUR } from './booking-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { insertInvoice } from './invoice-rows';
import { STEP_CALLS, type StepCall, type Subject } from './step-calls';

/** Follow from other steps. */
const OF_THE_CLOCK: readonly BookingAction[] = ['ask_again', 'invoice', 'pay'];
const PARTIES = ['temp', 'clinic', 'admin', 'otherTemp', 'otherClinic'] as const;
type Party = (typeof PARTIES)[number];

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.outbox.stop();
});
afterAll(() => world.close());

const CANCELLED_BY: Partial<Record<BookingStatus, string>> = {
  cancelled_by_temp: 'temp',
  cancelled_by_clinic: 'clinic',
};

/** A booking with hours, an invoice and a case, so that only its status refuses a step. */
async function subjectIn(status: BookingStatus) {
  world.clock.set(NOW);
  const { clinic, temp, booking } = await world.booked();
  const { id, startsAt, endsAt } = booking;
  const by = CANCELLED_BY[status] ?? null;
  const isOver = by !== null || status === 'released';
  const at = isOver ? new Date(startsAt.getTime() - 20 * HOUR) : null;
  await world.rows(
    `UPDATE bookings SET status = $2, cancelled_by = $3, cancelled_at = $4, cancelled_from = $5,
      settled_at = $4, no_show_at = $6 WHERE id = $1`,
    [id, status, by, at, isOver ? 'confirmed' : null, status === 'no_show' ? startsAt : null],
  );
  await world.rows(
    `INSERT INTO timesheets (booking_id, by, start_time, end_time, starts_at, ends_at,
      break_minutes, minutes, created_at) VALUES ($1, 'temp', '08:00', '16:00', $2, $3, 30, 450, $3)`,
    [id, startsAt, endsAt],
  );
  await insertInvoice(world, booking, { issuedOn: booking.date });
  const [dispute] = await world.rows<{ id: number }>(
    `INSERT INTO disputes (booking_id, reason, opened_by, opened_from, statement, status, created_at,
      answer_until, ruled_at, ruled_by, outcome, ruling, effects)
     SELECT $1, 'hours', 'temp', 'completed', 'Wrong.', $2, $3, $3, r.at, r.by, r.outcome, r.text, '{}'
     FROM (VALUES ($4::timestamptz, 1, 'between', 'Both.')) r(at, by, outcome, text) RETURNING id`,
    [id, status === 'disputed' ? 'appealed' : 'ruled', startsAt, endsAt],
  );
  const subject: Subject = { ...booking, disputeId: dispute!.id };
  return { subject, temp, clinic };
}

const actionOf = ({ action }: StepCall, party: Party): BookingAction =>
  typeof action === 'string' ? action : action[party === 'clinic' ? 'clinic' : 'temp'];

const isAllowed = (status: BookingStatus, call: StepCall, party: Party): boolean =>
  (party === 'temp' || party === 'clinic' || party === 'admin') &&
  bookingTransitions(status, actionOf(call, party), party).length > 0;

function refusalFor({ only }: StepCall, party: Party): string {
  if (only === 'admin') return party === 'admin' ? 'CONFLICT illegal_step' : 'FORBIDDEN';
  if (party === 'admin') return 'FORBIDDEN';
  if (party === 'otherTemp' || party === 'otherClinic') return 'NOT_FOUND';
  return only && only !== party ? 'FORBIDDEN' : 'CONFLICT illegal_step';
}

type Answer = { errors: { code: string; reasons: string[] }[] };

async function ask(call: StepCall, subject: Subject, who: PersonSnapshot | RequestInfo) {
  const query = `mutation Ask($input: ${call.type}!) {
    ${call.mutation}(input: $input) { errors { code reasons } } }`;
  const { data, errors } = await world.graph(query, { input: call.input(subject) }, who);
  if (errors) return String(errors[0]?.extensions?.code);
  const [error] = (data?.[call.mutation] as Answer).errors;
  return error ? [error.code, error.reasons[0]].join(' ') : 'done';
}

const TABLES = [
  ...['jobs', 'bookings', 'booking_changes', 'booking_history', 'timesheets', 'applications'],
  ...['invoices', 'invoice_lines', 'invoice_sequences', 'disputes', 'dispute_evidence', 'reviews'],
  ...['reliability_entries', 'people', 'outbox_events'],
];
const ROWS = TABLES.map(
  (table) =>
    `SELECT '${table}' AS of, md5(string_agg(r::text, '|' ORDER BY r::text)) FROM ${table} r`,
).join(' UNION ALL ');
const rows = () => world.rows(ROWS, [], 'every row');

it('asks for every action of the table but those of the clock', () => {
  const asked = STEP_CALLS.flatMap(({ action }) =>
    typeof action === 'string' ? [action] : Object.values(action),
  );
  const declared = BOOKING_TRANSITIONS.map(({ action }) => action);
  expect(new Set([...asked, ...OF_THE_CLOCK])).toEqual(new Set(declared));
});

describe.each(BOOKING_STATUSES)('from %s', (status) => {
  it('refuses every step that the table does not allow, and changes nothing', async () => {
    const { subject, temp, clinic } = await subjectIn(status);
    const people = {
      ...{ temp, clinic, admin: asAdmin() },
      ...{ otherTemp: await world.temp(), otherClinic: await world.clinic() },
    };
    const before = await rows();
    const asked = PARTIES.flatMap((party) =>
      STEP_CALLS.filter((call) => !isAllowed(status, call, party)).map((call) => ({ party, call })),
    );
    for (const after of new Set(STEP_CALLS.map((call) => call.after))) {
      world.clock.set(new Date(subject.startsAt.getTime() + after));
      const now = asked.filter(({ call }) => call.after === after);
      const answers = await Promise.all(
        now.map(async ({ party, call }) => [
          ...[party, actionOf(call, party), await ask(call, subject, people[party])],
        ]),
      );
      expect(answers).toEqual(
        now.map(({ party, call }) => [party, actionOf(call, party), refusalFor(call, party)]),
      );
    }
    expect(await rows()).toEqual(before);
  });
});
