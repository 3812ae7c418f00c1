import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { bookingRunner, HOUR } from './booking-operations';
import { disputeRunner } from './dispute-operations';
import { createWorld, NOW, type World } from './factories';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';
import { insertInvoice } from './invoice-rows';

const FIGURES = 'shifts filled minutesToFill';
const DASHBOARD = `{ clinicDashboard { id today tomorrow hasPosted
  entries { kind date job { id } booking { status professionalId } }
  openShifts { count soonest { candidates invited job { id } } }
  waiting { candidates unconfirmed unrecorded hours disputes unpaidInvoices overdueInvoices }
  figures { ${FIGURES} } provinceFigures { ${FIGURES} } favouritesTomorrow { distanceKm professional { id } } } }`;

interface Dashboard {
  id: string;
  today: string;
  tomorrow: string;
  hasPosted: boolean;
  entries: { kind: string; date: string; booking: { status: string } | null }[];
  openShifts: {
    count: number;
    soonest: { candidates: number; invited: number; job: { id: string } }[];
  };
  waiting: Record<string, number>;
  figures: Record<string, number | null>;
  provinceFigures: Record<string, number | null> | null;
  favouritesTomorrow: { distanceKm: number | null; professional: { id: string } }[];
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const hours = hoursRunner(() => world);
const disputes = disputeRunner(() => world);
const { cancelAsShown } = bookingRunner(() => world);

async function dashboardOf(clinic: PersonSnapshot): Promise<Dashboard> {
  const { data, errors } = await world.graph(DASHBOARD, {}, clinic);
  if (errors) throw new Error(errors[0]?.message);
  return data?.clinicDashboard as Dashboard;
}

const book = async (clinic: PersonSnapshot, changes: Record<string, unknown> = {}) => {
  const temp = await world.temp();
  const job = await world.job(clinic, changes);
  return { temp, ...(await world.accept(clinic, await world.apply(temp, job))) };
};

describe('the dashboard of a clinic', () => {
  it('is empty at first', async () => {
    const clinic = await world.clinic({ province: 'Yukon', city: 'Whitehorse' });
    const none = { shifts: 0, filled: 0, minutesToFill: null };
    expect(await dashboardOf(clinic)).toEqual({
      ...{ id: String(clinic.id), today: '2026-11-20', tomorrow: '2026-11-21', hasPosted: false },
      ...{ entries: [], openShifts: { count: 0, soonest: [] }, favouritesTomorrow: [] },
      ...{ figures: none, provinceFigures: none },
      waiting: {
        ...{ candidates: 0, unconfirmed: 0, unrecorded: 0, hours: 0, disputes: 0 },
        ...{ unpaidInvoices: 0, overdueInvoices: 0 },
      },
    });
  });

  it('has today and tomorrow on the clock of the clinic', async () => {
    const clinic = await world.clinic({ province: 'British Columbia', city: 'Vancouver' });
    // 20 November, late in the evening in Vancouver.
    world.clock.set(new Date('2026-11-21T06:30:00Z'));
    for (const date of ['2026-11-21', '2026-11-22']) {
      await world.job(clinic, { province: 'British Columbia', city: 'Vancouver', date });
    }
    const { today, entries } = await dashboardOf(clinic);
    expect(today).toBe('2026-11-20');
    expect(entries).toEqual([
      expect.objectContaining({ kind: 'posting', date: '2026-11-21', booking: null }),
    ]);
  });

  it('leaves out what was cancelled', async () => {
    const clinic = await world.clinic();
    const { booking } = await book(clinic, { date: '2026-11-21' });
    const statuses = async () =>
      (await dashboardOf(clinic)).entries.map((entry) => entry.booking?.status);
    expect(await statuses()).toEqual(['booked']);
    await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, clinic);
    expect(await statuses()).not.toContain('cancelled_by_clinic');
  });

  it('counts open shifts with their candidates, the soonest first', async () => {
    const clinic = await world.clinic();
    const later = await world.job(clinic, { date: '2026-12-24' });
    const sooner = await world.job(clinic, { date: '2026-12-22' });
    await book(clinic, { date: '2026-12-23' });
    for (const job of [sooner, sooner, later]) await world.apply(await world.temp(), job);
    const professionalIds = [String((await world.temp()).id)];
    await world.services.invitations.invite(world.as(clinic), { jobId: later.id, professionalIds });
    const { openShifts, waiting } = await dashboardOf(clinic);
    expect(openShifts).toEqual({
      count: 2,
      soonest: [
        { candidates: 2, invited: 0, job: { id: String(sooner.id) } },
        { candidates: 1, invited: 1, job: { id: String(later.id) } },
      ],
    });
    expect(waiting.candidates).toBe(3);
    world.clock.set(new Date('2026-12-25T15:00:00Z'));
    expect(await dashboardOf(clinic)).toMatchObject({
      openShifts: { count: 0, soonest: [] },
      waiting: { candidates: 0 },
    });
  });

  it('counts bookings to be confirmed, arrivals that were not recorded and hours to be approved', async () => {
    const clinic = await world.clinic();
    const { temp, booking } = await book(clinic, { date: '2026-12-14' });
    const waiting = async () => (await dashboardOf(clinic)).waiting;
    world.clock.set(new Date(booking.startsAt.getTime() - 20 * HOUR));
    expect(await waiting()).toMatchObject({ unconfirmed: 0, hours: 0 });
    world.clock.set(new Date(booking.startsAt.getTime() - 15 * HOUR));
    expect(await waiting()).toMatchObject({ unconfirmed: 1, unrecorded: 0, hours: 0 });
    world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
    expect(await waiting()).toMatchObject({ unconfirmed: 0, unrecorded: 1, hours: 0 });
    const input = { bookingId: String(booking.id), ...SHEET_AS_PLANNED };
    const { errors } = await hours.run('sendHours', input, temp);
    expect(errors).toEqual([]);
    expect(await waiting()).toMatchObject({ unconfirmed: 0, unrecorded: 0, hours: 1 });
    await hours.run('approveHours', { bookingId: String(booking.id) }, clinic);
    expect(await waiting()).toMatchObject({ hours: 0, unpaidInvoices: 1, overdueInvoices: 0 });
    const opened = { bookingId: booking.id, reason: 'payment', statement: 'The money is missing.' };
    const { dispute } = await disputes.run('openDispute', opened, temp);
    // What waits for a decision is not to be paid.
    expect(await waiting()).toMatchObject({ disputes: 1, unpaidInvoices: 0 });
    const answer = { disputeId: dispute?.id, statement: 'It was sent on Monday.' };
    await disputes.run('answerDispute', answer, clinic);
    expect(await waiting()).toMatchObject({ disputes: 0 });
  });

  it('counts unpaid invoices until the clinic marks them as paid', async () => {
    const clinic = await world.clinic();
    const { booking } = await book(clinic);
    await insertInvoice(world, booking, { issuedOn: '2026-11-01', dueOn: '2026-11-15' });
    await insertInvoice(world, booking, { issuedOn: '2026-11-16', dueOn: '2026-11-30' });
    await insertInvoice(world, booking, { issuedOn: '2026-11-01', markedPaidOn: '2026-11-02' });
    await insertInvoice(world, booking, { issuedOn: '2026-11-01', isSettled: true });
    const { waiting } = await dashboardOf(clinic);
    expect(waiting).toMatchObject({ unpaidInvoices: 2, overdueInvoices: 1 });
  });

  it('compares how its shifts filled with the province', async () => {
    const place = { province: 'Nova Scotia', city: 'Halifax' } as const;
    const [own, other] = [await world.clinic(place), await world.clinic(place)];
    const licences = [world.licence('Nova Scotia')];
    for (const [clinic, minutes] of [
      [own, 60],
      [other, 180],
      // Agreed before it was posted: filled, but no time to fill.
      [other, 0.5],
    ] as const) {
      world.clock.set(NOW);
      const job = await world.job(clinic, { ...place, date: '2026-12-15' });
      const temp = await world.temp({ ...place, licences });
      world.clock.set(new Date(NOW.getTime() + (minutes * HOUR) / 60));
      await world.accept(clinic, await world.apply(temp, job));
    }
    await world.job(own, { ...place, date: '2026-12-16' });
    world.clock.set(new Date('2026-12-18T15:00:00Z'));
    await world.services.marketplaceWeeks.refresh();
    expect(await dashboardOf(own)).toMatchObject({
      figures: { shifts: 2, filled: 1, minutesToFill: 60 },
      provinceFigures: { shifts: 4, filled: 3, minutesToFill: 120 },
    });
  });

  it('names favourites who are free tomorrow', async () => {
    const clinic = await world.clinic();
    const favourites = [await world.temp(), await world.temp(), await world.temp()];
    for (const { id } of favourites) {
      await world.services.favourites.add(world.as(clinic), { userId: String(id) });
      world.clock.advance(1000);
    }
    const [free, busy, blocked] = favourites as [PersonSnapshot, PersonSnapshot, PersonSnapshot];
    const job = await world.job(clinic, { date: '2026-11-21' });
    await world.accept(clinic, await world.apply(busy, job));
    await world.block(blocked, clinic);
    const { favouritesTomorrow } = await dashboardOf(clinic);
    expect(favouritesTomorrow.map(({ professional }) => professional)).toEqual([
      { id: String(free.id) },
    ]);
    const { data } = await world.graph('{ clinicDashboard { freeFavourites { id } } }', {}, clinic);
    expect(data).toMatchObject({ clinicDashboard: { freeFavourites: [{ id: String(free.id) }] } });
  });

  it('names favourites within reach, with their distance', async () => {
    const clinic = await world.clinic({ province: 'Ontario', city: 'Toronto' });
    const places = [
      { province: 'Ontario', city: 'Toronto', travelDistance: null },
      { province: 'Ontario', city: 'Ottawa', travelDistance: null },
      { province: 'Ontario', city: 'Ottawa', travelDistance: 999 },
      { province: 'Ontario', city: 'Ottawa', travelDistance: 500 },
      { province: 'Ontario', city: 'Hamilton', travelDistance: 10 },
    ] as const;
    const ids: string[] = [];
    for (const place of places) {
      const { id } = await world.temp(place);
      ids.push(String(id));
      await world.services.favourites.add(world.as(clinic), { userId: String(id) });
      world.clock.advance(1000);
    }
    const { favouritesTomorrow } = await dashboardOf(clinic);
    expect(favouritesTomorrow).toEqual([
      { distanceKm: expect.closeTo(352, -1) as number, professional: { id: ids[3] } },
      { distanceKm: 0, professional: { id: ids[0] } },
    ]);
  });

  it('costs the same for many shifts', async () => {
    const clinic = await world.clinic();
    await book(clinic, { date: '2026-11-21' });
    const count = () =>
      countStatements(world.subgraph.database.pool, () => world.graph(DASHBOARD, {}, clinic));
    const few = await count();
    for (let more = 0; more < 4; more += 1) {
      await book(clinic, {
        date: '2026-11-21',
        startTime: `1${more}:00`,
        endTime: `1${more + 4}:00`,
      });
    }
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(9);
  });

  it('is for clinics alone', async () => {
    for (const who of [await world.temp(), null]) {
      const { data, errors } = await world.graph(DASHBOARD, {}, who);
      expect(data).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe(who ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
  });
});
