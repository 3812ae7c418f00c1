import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { bookingRunner, HOUR, refusal } from './booking-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, cancelAsShown, see } = bookingRunner(() => world);
const DAY = 24 * HOUR;
type Who = PersonSnapshot | ReturnType<typeof asAdmin> | null;

const RELIABILITY = `query Reliability($refs: [_Any!]!) { _entities(representations: $refs) {
  ... on User { reliability { score keptShifts cancelledShifts
    entries { id reason points appealUntil appealStatus appealText appealAnswer booking { id } } } } } }`;
type Entry = { id: string; reason: string; points: number; appealUntil: string | null };
type Seen = { score: number; keptShifts: number; cancelledShifts: number; entries: Entry[] | null };

const reliabilityOf = async (person: PersonSnapshot, who: Who): Promise<Seen | null> => {
  const refs = [{ __typename: 'User', id: String(person.id) }];
  const { data, errors } = await world.graph(RELIABILITY, { refs }, who);
  if (errors) throw new Error(errors[0]?.message);
  return (data?._entities as { reliability: Seen | null }[])[0]?.reliability ?? null;
};
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};

/** `hours` before the start, settled. */
const cancelled = async (hours: number) => {
  const made = await world.booked();
  world.clock.set(new Date(made.booking.startsAt.getTime() - hours * HOUR));
  await cancelAsShown({ bookingId: made.booking.id, reason: 'illness' }, made.temp);
  world.clock.advance(HOUR / 6);
  await world.services.keepBookings();
  const entry = (await reliabilityOf(made.temp, made.temp))?.entries?.[0];
  return { ...made, entryId: entry?.id ?? '' };
};
const APPEAL = `mutation Appeal($input: AppealReliabilityInput!) { appealReliability(input: $input) {
  entry { id appealStatus appealText appealUntil } errors { code reasons message } } }`;
const DECIDE = `mutation Decide($input: DecideReliabilityAppealInput!) {
  decideReliabilityAppeal(input: $input) { entry { appealStatus appealAnswer } errors { code reasons } } }`;
const act = async (query: string, input: object, who: Who) => {
  const { data, errors } = await world.graph(query, { input }, who);
  const payload = data && (Object.values(data)[0] as Parameters<typeof refusal>[0]);
  const thrown = errors?.[0]?.extensions as { code: string } | undefined;
  return refusal({ booking: null, errors: [], ...payload, ...(thrown && { thrown }) });
};

describe('the score', () => {
  it('is 100 at first, public, and its entries are for the person and administrators', async () => {
    const { temp, clinic } = await cancelled(25);
    const fresh = await world.temp();
    expect(await reliabilityOf(fresh, null)).toMatchObject({ score: 100, keptShifts: 0 });
    expect(await reliabilityOf(temp, null)).toEqual({
      ...{ score: 90, keptShifts: 0, cancelledShifts: 1, entries: null },
    });
    expect((await reliabilityOf(temp, clinic))?.entries).toBeNull();
    expect((await reliabilityOf(temp, asAdmin()))?.entries).toHaveLength(1);
    expect((await reliabilityOf(temp, temp))?.entries).toMatchObject([
      { reason: '24_to_72h', points: -10, appealUntil: expect.any(String) as string },
    ]);
    world.clock.advance(90 * DAY);
    expect((await reliabilityOf(temp, null))?.score).toBe(95);
  });

  it('of a clinic is the share of bookings that it kept, null without any', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    expect(await reliabilityOf(clinic, null)).toBeNull();
    const jobs = [];
    for (let n = 0; n < 4; n += 1) jobs.push(await world.job(clinic));
    const bookings = [];
    for (const job of jobs) {
      bookings.push((await world.accept(clinic, await world.apply(temp, job))).booking);
    }
    await cancelAsShown({ bookingId: bookings[0]!.id, reason: 'other' }, clinic);
    expect(await reliabilityOf(clinic, null)).toBeNull();
    world.clock.set(new Date(Math.max(...bookings.map(({ endsAt }) => endsAt.getTime()))));
    await world.services.keepBookings();
    expect(await reliabilityOf(clinic, clinic)).toMatchObject({
      ...{ score: 75, keptShifts: 3, cancelledShifts: 1 },
    });
    expect(await reliabilityOf(temp, null)).toMatchObject({ score: 100, keptShifts: 3 });
  });

  it('of a whole page takes one statement, and one more for entries', async () => {
    const people = [await world.clinic()];
    for (let n = 0; n < 8; n += 1) people.push((await cancelled(10)).temp);
    const refs = people.map(({ id }) => ({ __typename: 'User', id: String(id) }));
    const count = await countStatements(world.subgraph.database.pool, async () => {
      expect((await world.graph(RELIABILITY, { refs }, asAdmin())).errors).toBeUndefined();
    });
    expect(count).toBe(3);
  });
});

describe('an appeal', () => {
  it('is looked at by a person, who takes the deduction back', async () => {
    const { temp, entryId } = await cancelled(10);
    const text = 'My car was <b>towed</b>.';
    await publishedEvents();
    expect(await act(APPEAL, { entryId, text }, await world.temp())).toBe('NOT_FOUND');
    expect(await act(APPEAL, { entryId, text: ' ' }, temp)).toBe('VALIDATION_FAILED');
    expect(await act(APPEAL, { entryId, text: 'x'.repeat(1001) }, temp)).toBe('VALIDATION_FAILED');
    expect(await act(APPEAL, { entryId, text }, temp)).toBeNull();
    expect(await act(APPEAL, { entryId, text }, temp)).toBe('CONFLICT appealed');
    expect(await publishedEvents()).toMatchObject([
      { name: 'reliability.appealed', payload: { userId: temp.id, entryId: Number(entryId) } },
    ]);
    const list = `{ reliabilityAppeals { entry { id appealText } professional { id } } }`;
    expect((await world.graph(list, {}, temp)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await world.graph(list, {}, asAdmin())).data?.reliabilityAppeals).toEqual([
      { entry: { id: entryId, appealText: text }, professional: { id: String(temp.id) } },
    ]);
    const decision = { entryId, isRemoved: true, answer: 'We saw the receipt.' };
    expect(await act(DECIDE, decision, temp)).toBe('FORBIDDEN');
    expect(await act(DECIDE, decision, asAdmin())).toBeNull();
    expect(await act(DECIDE, decision, asAdmin())).toBe('CONFLICT no_appeal');
    expect(await publishedEvents()).toMatchObject([
      { name: 'reliability.appeal-decided', payload: { status: 'removed', points: 50 } },
    ]);
    expect(await reliabilityOf(temp, temp)).toMatchObject({
      score: 100,
      entries: [{ appealStatus: 'removed', appealUntil: null, appealAnswer: decision.answer }],
    });
    expect(
      await world.rows(
        'SELECT appeal_decided_by IS NOT NULL AS by, appeal_decided_at AS at FROM reliability_entries WHERE id = $1',
        [entryId],
      ),
    ).toEqual([{ by: true, at: world.clock.now() }]);
  });

  it('is possible for seven days, and an upheld one changes nothing', async () => {
    const { temp, entryId } = await cancelled(10);
    world.clock.advance(7 * DAY + 1);
    expect(await act(APPEAL, { entryId, text: 'Late' }, temp)).toBe('CONFLICT appeal_over');
    world.clock.advance(-1);
    expect(await act(APPEAL, { entryId, text: 'In time' }, temp)).toBeNull();
    const decision = { entryId, isRemoved: false, answer: 'The rule is the same for all.' };
    expect(await act(DECIDE, decision, asAdmin())).toBeNull();
    expect((await reliabilityOf(temp, null))?.score).toBeLessThan(60);
  });

  it('is not needed where nothing was taken', async () => {
    const { temp, entryId } = await cancelled(80);
    expect(await act(APPEAL, { entryId, text: 'Why' }, temp)).toBe('CONFLICT nothing_taken');
  });
});

describe('a waiver for the weather', () => {
  const stormy = async (reason = 'weather', hours = 5) => {
    const made = await world.booked({ startTime: '09:00', endTime: '16:00', hourlyRate: '60' });
    world.clock.set(new Date(made.booking.startsAt.getTime() - hours * HOUR));
    await cancelAsShown({ bookingId: made.booking.id, reason }, made.clinic);
    return { ...made, input: { bookingId: made.booking.id, note: 'The roads are closed.' } };
  };

  it('is asked for by the clinic and decided by an administrator, with a trail', async () => {
    const { clinic, temp, booking, input } = await stormy();
    await publishedEvents();
    expect((await see(booking.id, clinic))?.actions).toContain('request_waiver');
    expect((await see(booking.id, temp))?.actions).not.toContain('request_waiver');
    expect(refusal(await run('requestWaiver', input, temp))).toBe('FORBIDDEN');
    expect(refusal(await run('requestWaiver', { ...input, note: ' ' }, clinic))).toBe(
      'VALIDATION_FAILED',
    );
    expect(refusal(await run('requestWaiver', input, clinic))).toBeNull();
    expect(refusal(await run('requestWaiver', input, clinic))).toBe('CONFLICT waiver_asked');
    const list = `{ openWaivers { edges { node { id cancellation { compensation waiverStatus waiverNote } } } } }`;
    expect((await world.graph(list, {}, clinic)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { data } = await world.graph(list, {}, asAdmin());
    expect(data).toEqual({
      openWaivers: {
        edges: [
          {
            node: {
              id: String(booking.id),
              cancellation: {
                compensation: '195.00',
                waiverStatus: 'requested',
                waiverNote: input.note,
              },
            },
          },
        ],
      },
    });
    const note = `query ($id: ID!) { booking(id: $id) { cancellation { waiverNote } } }`;
    const seen = await world.graph(note, { id: String(booking.id) }, temp);
    expect(seen.data).toEqual({ booking: { cancellation: { waiverNote: null } } });
    const decision = { bookingId: booking.id, isGranted: true };
    expect(refusal(await run('decideWaiver', decision, clinic))).toBe('FORBIDDEN');
    expect((await run('decideWaiver', decision, asAdmin())).booking?.cancellation).toMatchObject({
      waiverStatus: 'granted',
    });
    expect(refusal(await run('decideWaiver', decision, asAdmin()))).toBe(
      'CONFLICT waiver_not_asked',
    );
    expect(await publishedEvents()).toMatchObject([
      { name: 'waiver.requested', payload: { compensation: '195.00' } },
      { name: 'waiver.decided', payload: { isGranted: true } },
    ]);
    const [trail] = await world.rows<Record<string, unknown>>(
      `SELECT waiver_note, waiver_requested_by, waiver_requested_at, waiver_decided_by, waiver_decided_at
       FROM bookings WHERE id = $1`,
      [booking.id],
    );
    expect(trail).toMatchObject({ waiver_note: input.note, waiver_requested_by: clinic.id });
    expect(Object.values(trail ?? {})).not.toContain(null);
  });

  it('is refused without compensation, for other reasons and after a week', async () => {
    const early = await stormy('weather', 30);
    expect(refusal(await run('requestWaiver', early.input, early.clinic))).toBe(
      'CONFLICT no_compensation',
    );
    const other = await stormy('illness');
    expect(refusal(await run('requestWaiver', other.input, other.clinic))).toBe(
      'CONFLICT not_weather',
    );
    const late = await stormy();
    world.clock.advance(7 * DAY + 1);
    expect(refusal(await run('requestWaiver', late.input, late.clinic))).toBe(
      'CONFLICT waiver_over',
    );
  });

  it('is removed when the cancellation is undone', async () => {
    const { clinic, booking, input } = await stormy();
    await run('requestWaiver', input, clinic);
    await run('undoCancellation', { bookingId: booking.id }, clinic);
    expect(
      refusal(await run('decideWaiver', { bookingId: booking.id, isGranted: true }, asAdmin())),
    ).toBe('CONFLICT waiver_not_asked');
  });
});
