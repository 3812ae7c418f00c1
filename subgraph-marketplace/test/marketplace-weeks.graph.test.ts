import { countStatements } from '@tbt/service-kit';
import { bookingRunner, HOUR } from './booking-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { insertInvoice } from './invoice-rows';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.clock.set(NOW);
});
afterEach(() => world.close());

const { cancelAsShown } = bookingRunner(() => world);
type Figures = Record<string, number | null>;
type Statistics = {
  updatedAt: string;
  weeks: { week: string; figures: Figures }[];
  provinces: { province: string; figures: Figures }[];
};

const FIGURES = `shifts filled minutesToFill bookings cancelledByTemp cancelledByClinic noShows
  paidInvoices daysToPay`;
const QUERY = `query ($province: String, $weeks: Int) {
  marketplaceStatistics(province: $province, weeks: $weeks) { province updatedAt
    weeks { week figures { ${FIGURES} } } provinces { province figures { ${FIGURES} } } } }`;

const read = async (variables: object = {}): Promise<Statistics> => {
  const { data, errors } = await world.graph(QUERY, { weeks: 6, ...variables }, asAdmin());
  if (errors) throw new Error(errors[0]?.message);
  return data?.marketplaceStatistics as Statistics;
};
const weekOf = ({ weeks }: Statistics, monday: string) =>
  weeks.find(({ week }) => week === monday)?.figures;

/** The Monday of a calendar day. */
const mondayOf = (date: string) => {
  const day = new Date(`${date}T12:00:00Z`);
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - back * 24 * HOUR).toISOString().slice(0, 10);
};

/** One kept and paid, one missed, one cancelled by the temp, one that stayed open. */
const week = async () => {
  const kept = await world.booked({ date: '2026-12-07' });
  const missed = await world.booked({ date: '2026-12-08' });
  const gone = await world.booked({ date: '2026-12-09' });
  await world.job(kept.clinic, { date: '2026-12-10' });
  world.clock.set(new Date(gone.booking.startsAt.getTime() - 5 * HOUR));
  await cancelAsShown({ bookingId: gone.booking.id, reason: 'illness' }, gone.temp);
  await world.rows(`UPDATE bookings SET status = 'no_show', no_show_at = $2 WHERE id = $1`, [
    ...[missed.booking.id, missed.booking.endsAt],
  ]);
  world.clock.set(new Date('2026-12-16T15:00:00Z'));
  await insertInvoice(world, kept.booking, {
    ...{ issuedOn: '2026-12-08', markedPaidOn: '2026-12-15', isSettled: true },
  });
  return { missed };
};

it('count shifts, bookings and payments by week and province', async () => {
  await week();
  const all = await read();
  expect(all.weeks).toHaveLength(6);
  expect(all.weeks.at(-1)?.week).toBe(mondayOf('2026-12-16'));
  expect(weekOf(all, '2026-12-07')).toEqual({
    ...{ shifts: 4, filled: 1, minutesToFill: null, bookings: 3, cancelledByTemp: 1 },
    ...{ cancelledByClinic: 0, noShows: 1, paidInvoices: 0, daysToPay: null },
  });
  expect(weekOf(all, '2026-12-14')).toMatchObject({ paidInvoices: 1, daysToPay: 7, shifts: 0 });
  expect(all.provinces).toMatchObject([
    { province: 'Ontario', figures: { shifts: 4, noShows: 1 } },
  ]);
  expect(weekOf(await read({ province: 'Quebec' }), '2026-12-07')).toMatchObject({ shifts: 0 });
});

it('are computed again by the clock, the same by two workers at once', async () => {
  await world.services.marketplaceWeeks.refresh();
  await week();
  expect(weekOf(await read(), '2026-12-07')).toMatchObject({ shifts: 0 });
  const other = await world.replica();
  await Promise.all([
    world.services.marketplaceWeeks.refresh(),
    other.services.marketplaceWeeks.refresh(),
  ]);
  await other.stop();
  expect(weekOf(await read(), '2026-12-07')).toMatchObject({ shifts: 4 });
  const before = await read();
  await world.services.marketplaceWeeks.refresh();
  expect(await read()).toEqual(before);
});

it('take three statements, whatever the number of weeks', async () => {
  await week();
  await read();
  const { pool } = world.subgraph.database;
  for (const weeks of [1, 104]) expect(await countStatements(pool, () => read({ weeks }))).toBe(3);
});

it('and no-shows are for administrators only', async () => {
  const { missed } = await week();
  const noShows = '{ noShows { edges { node { id declaredAt booking { id status } } } } }';
  for (const who of [missed.clinic, missed.temp])
    for (const query of ['{ marketplaceStatistics { updatedAt } }', noShows])
      expect((await world.graph(query, {}, who)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { data } = await world.graph(noShows, {}, asAdmin());
  const id = String(missed.booking.id);
  expect(data?.noShows).toEqual({
    edges: [
      {
        node: {
          ...{ id, declaredAt: missed.booking.endsAt.toISOString() },
          booking: { id, status: 'no_show' },
        },
      },
    ],
  });
});

it.each([0, 105])('refuse %s weeks', async (weeks) => {
  const { errors } = await world.graph(QUERY, { weeks }, asAdmin());
  expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
});
