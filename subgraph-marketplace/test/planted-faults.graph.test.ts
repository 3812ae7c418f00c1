import type { PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR } from './booking-operations';
import { disputeRunner } from './dispute-operations';
import { createWorld, NOW, type World } from './factories';
import { ALL_INVARIANTS, BROKEN } from './histories/check-invariants';
import { hoursRunner } from './hours-operations';

let world: World;
let ids: Record<'coming' | 'late' | 'open' | 'invoiced' | 'disputed' | 'left', number>;
let clinicIds: number[];

const hours = hoursRunner(() => world);
const disputes = disputeRunner(() => world);
const bookings = bookingRunner(() => world);

/** Bookings in every phase, with an open offer and an invitation, by the services alone. */
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.outbox.stop();
  const clinics: PersonSnapshot[] = [];
  const of = <Made extends { clinic: PersonSnapshot }>(made: Made): Made => {
    clinics.push(made.clinic);
    return made;
  };
  const invoiced = of(await hours.sent());
  await hours.run('approveHours', { bookingId: invoiced.bookingId }, invoiced.clinic);
  const review = { bookingId: String(invoiced.bookingId), rating: 5 };
  await world.services.reviews.write(world.as(invoiced.temp), review);
  const disputed = of(await hours.sent());
  const words = { bookingId: disputed.bookingId, reason: 'hours', statement: 'These are wrong.' };
  await disputes.run('openDispute', words, disputed.temp);
  world.clock.set(NOW);
  const late = of(await world.booked());
  world.clock.set(new Date(late.booking.startsAt.getTime() - HOUR / 2));
  await bookings.run('checkIn', { bookingId: late.booking.id }, late.clinic);
  world.clock.set(NOW);
  const left = of(await world.booked());
  world.clock.set(new Date(left.booking.startsAt.getTime() - 5 * HOUR));
  await bookings.cancelAsShown({ bookingId: left.booking.id, reason: 'illness' }, left.temp);
  world.clock.advance(HOUR);
  await world.services.keepBookings();
  world.clock.set(NOW);
  const coming = of(await world.booked());
  const change = { bookingId: coming.booking.id, hourlyRate: '60' };
  await bookings.run('proposeBookingChange', change, coming.temp);
  const clinic = await world.clinic();
  clinics.push(clinic);
  const asked = await world.temp();
  const open = await world.job(clinic);
  await world.services.invitations.invite(world.as(clinic), {
    ...{ jobId: open.id, professionalIds: [asked.id] },
  });
  await world.apply(await world.temp(), open);
  clinicIds = clinics.map(({ id }) => id);
  ids = {
    ...{ coming: coming.booking.id, late: late.booking.id, open: open.id },
    ...{ invoiced: invoiced.bookingId, disputed: disputed.bookingId, left: left.booking.id },
  };
}, 120_000);
afterAll(() => world.close());

/** Of another row, with these columns; its id is new. */
const copy = (table: string, where: string, columns: string) =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(r, jsonb_build_object('id',
    (SELECT max(id) + 1 FROM ${table}), ${columns}))).* FROM ${table} r WHERE ${where}`;
const INVOICE = 'booking_id = :invoiced';

/** Statements that each break the invariant; `:name` is an id. */
const FAULTS: Readonly<Record<string, string[]>> = {
  'at most one live booking of a shift': [
    `DROP INDEX bookings_one_live_per_job;
     UPDATE bookings SET job_id = (SELECT job_id FROM bookings WHERE id = :coming) WHERE id = :late`,
  ],
  'no professional has two bookings at once': [
    `ALTER TABLE bookings DROP CONSTRAINT bookings_travel_buffer_per_person;
     UPDATE bookings b SET professional_id = c.professional_id, starts_at = c.ends_at + interval '14 minutes',
      ends_at = c.ends_at + interval '8 hours', padded_until = c.ends_at + interval '495 minutes' FROM bookings c WHERE c.id = :coming AND b.id = :late`,
  ],
  'a booked shift has a live booking, or one whose cancellation can be undone': [
    `UPDATE jobs SET status = 'booked' WHERE id = :open`,
  ],
  'a shift with a live booking is booked': [
    `UPDATE jobs SET status = 'active' WHERE id = (SELECT job_id FROM bookings WHERE id = :coming)`,
  ],
  'every booking comes from an accepted offer of its professional': [
    `UPDATE applications SET status = 'declined'
     WHERE id = (SELECT application_id FROM bookings WHERE id = :coming)`,
    `UPDATE bookings SET professional_id = professional_id + 1 WHERE id = :coming`,
  ],
  'every accepted offer was booked': [
    `UPDATE applications SET status = 'accepted' WHERE job_id = :open`,
  ],
  'no offer is open on a closed shift': [`UPDATE jobs SET status = 'closed' WHERE id = :open`],
  'every open offer expires': [
    `ALTER TABLE applications ALTER expires_at DROP NOT NULL;
     UPDATE applications SET expires_at = NULL WHERE job_id = :open`,
  ],
  'no invitation is pending on a closed shift': [
    `UPDATE jobs SET status = 'closed' WHERE id = :open`,
  ],
  'at most one change is open, and only on an upcoming booking': [
    `UPDATE booking_changes SET booking_id = :invoiced`,
    `DROP INDEX booking_changes_one_open; ${copy('booking_changes', 'true', `'note', 1`)}`,
  ],
  'a booking has at most one score entry': [
    copy('reliability_entries', 'booking_id = :left', `'reason', 'kept_shift'`),
  ],
  'a settled cancellation of a temp has its score entry': [
    `DELETE FROM reliability_entries WHERE booking_id = :left`,
  ],
  'a booking has the hours of its shift': [
    `UPDATE bookings SET starts_at = starts_at + interval '1 minute' WHERE id = :coming`,
  ],
  'the last event of a booking has its status, and no event is repeated': [
    `UPDATE bookings SET status = 'confirmed' WHERE id = :coming`,
    `DELETE FROM outbox_events WHERE (payload->>'bookingId')::int = :invoiced
      AND payload->>'status' = 'invoiced'`,
    `INSERT INTO outbox_events SELECT (jsonb_populate_record(r, jsonb_build_object('id',
      gen_random_uuid()))).* FROM outbox_events r WHERE r.name = 'booking.changed'
      AND (r.payload->>'bookingId')::int = :coming`,
  ],
  'the last event of an offer has its status, and no event is repeated': [
    `UPDATE applications SET status = 'declined' WHERE job_id = :open`,
  ],
  'minutes that are billed are minutes that were approved': [
    `ALTER TABLE timesheets DROP CONSTRAINT timesheets_minutes;
     UPDATE timesheets SET minutes = minutes - 1 WHERE ${INVOICE}`,
    `UPDATE timesheets SET status = 'replaced' WHERE ${INVOICE}`,
    `UPDATE invoice_lines l SET minutes = l.minutes + 1 FROM invoices i
     WHERE i.id = l.invoice_id AND i.booking_id = :invoiced`,
  ],
  'the lines of an invoice make its total': [
    `UPDATE invoice_lines SET amount = amount + 0.01`,
    `DELETE FROM invoice_lines`,
  ],
  'the numbers of a professional’s invoices have no gap': [
    `UPDATE invoices SET number = number + 1 WHERE ${INVOICE}`,
  ],
  'a sequence stands at the last number': [
    `UPDATE invoice_sequences SET last_number = last_number + 1`,
  ],
  'a booking has one valid invoice at most': [copy('invoices', INVOICE, `'number', 2`)],
  'an invoiced or paid booking has its invoice': [
    `UPDATE invoices SET kind = 'late_cancellation' WHERE ${INVOICE}`,
  ],
  'a disputed booking has its open case, and an open case its booking': [
    `ALTER TABLE disputes DROP CONSTRAINT disputes_closed_whole;
     UPDATE disputes SET status = 'closed' WHERE booking_id = :disputed`,
    `UPDATE bookings SET status = 'completed' WHERE id = :disputed`,
  ],
  'a side reviews once, and only what was worked': [
    `UPDATE bookings SET status = 'confirmed' WHERE id = :invoiced`,
    `DROP INDEX reviews_one_per_side; ${copy('reviews', INVOICE, `'rating', 1`)}`,
  ],
  'every change of a booking is in its history, the last one with its status': [
    `DELETE FROM booking_history WHERE ${INVOICE} AND status = 'invoiced'`,
    `DELETE FROM booking_history WHERE ${INVOICE}`,
  ],
  'a checked-in booking knows by whom': [
    `ALTER TABLE bookings DROP CONSTRAINT bookings_checked_in_whole;
     UPDATE bookings SET checked_in_by = NULL WHERE id = :late`,
  ],
};

/** @returns names of what is broken after the statements, which are rolled back. */
async function brokenBy(statements: string): Promise<string[]> {
  const client = await world.subgraph.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      statements.replace(/(?<!:):([a-z]+)\b/g, (_all, name: keyof typeof ids) => String(ids[name])),
    );
    const { rows } = await client.query<{ name: string }>(BROKEN, [clinicIds]);
    return rows.map(({ name }) => name);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('has a fault for every invariant, and none to begin with', async () => {
  expect(Object.keys(FAULTS).sort()).toEqual(Object.keys(ALL_INVARIANTS).sort());
  expect(await brokenBy('SELECT 1')).toEqual([]);
});

it.each(
  Object.entries(FAULTS).flatMap(([name, faults]) =>
    faults.map((fault, index) => [name, index + 1, fault] as const),
  ),
)('“%s” is broken by fault %d', async (name, _index, fault) => {
  expect(await brokenBy(fault)).toContain(name);
});
