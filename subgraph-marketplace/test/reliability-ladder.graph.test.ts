import { bookingRunner, HOUR, refusal } from './booking-operations';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.clock.set(NOW);
});
afterEach(() => world.close());

const { cancelAsShown, run, see } = bookingRunner(() => world);
type Who = Parameters<World['graph']>[2];

const FIELDS = 'version over72h from24To72h under24h noShow keptShift';
const SET = `mutation ($input: SetReliabilityLadderInput!) { setReliabilityLadder(input: $input) {
  ladder { ${FIELDS} } errors { code reasons path } } }`;
const STRICT = { over72h: 5, from24To72h: 20, under24h: 60, noShow: 90, keptShift: 3 };

const set = async (input: object, who: Who) => {
  const { data, errors } = await world.graph(SET, { input }, who);
  const payload = data?.setReliabilityLadder as { errors: object[]; ladder: object } | undefined;
  return { thrown: errors?.[0]?.extensions.code, ...payload };
};
const pointsOf = (bookingId: number) =>
  world.rows<{ points: number }>(
    'SELECT points FROM reliability_entries WHERE booking_id = $1 ORDER BY id',
    [bookingId],
  );

it('is public; every version is for administrators', async () => {
  const now = await world.graph(`{ reliabilityLadder { ${FIELDS} } }`);
  expect(now.data?.reliabilityLadder).toEqual({
    ...{ version: 1, over72h: 0, from24To72h: 10, under24h: 50, noShow: 100, keptShift: 5 },
  });
  const all = '{ reliabilityLadders { version createdAt } }';
  const temp = await world.temp();
  expect((await world.graph(all, {}, temp)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await world.graph(all, {}, asAdmin())).data?.reliabilityLadders).toHaveLength(1);
});

it('changes prices from then on, not those of earlier cancellations', async () => {
  const [early, late] = [await world.booked(), await world.booked()];
  world.clock.set(new Date(early.booking.startsAt.getTime() - 30 * HOUR));
  await cancelAsShown({ bookingId: early.booking.id, reason: 'illness' }, early.temp);
  const admin = asAdmin();
  expect(await set({ version: 1, ...STRICT }, admin)).toMatchObject({
    ...{ errors: [], ladder: { version: 2, ...STRICT } },
  });
  world.clock.set(new Date(late.booking.startsAt.getTime() - 30 * HOUR));
  expect((await see(late.booking.id, late.temp))?.cancellationPrice).toMatchObject({
    ...{ reliabilityPoints: 20, freeUntil: null },
  });
  const asBefore = { shownReliabilityPoints: 10, reason: 'illness', bookingId: late.booking.id };
  expect(refusal(await run('cancelBooking', asBefore, late.temp))).toBe('CONFLICT price_changed');
  await cancelAsShown({ bookingId: late.booking.id, reason: 'illness' }, late.temp);
  world.clock.advance(HOUR);
  await world.services.keepBookings();
  expect(await pointsOf(early.booking.id)).toEqual([{ points: -10 }]);
  expect(await pointsOf(late.booking.id)).toEqual([{ points: -20 }]);
});

it('gives points for kept shifts by the version of that moment', async () => {
  const { booking } = await world.booked();
  await set({ version: 1, ...STRICT }, asAdmin());
  await world.rows(`UPDATE bookings SET status = 'approved' WHERE id = $1`, [booking.id]);
  world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
  await world.services.keepBookings();
  expect(await pointsOf(booking.id)).toEqual([{ points: 3 }]);
});

it.each([
  ['over72h', { over72h: -1 }],
  ['noShow', { noShow: 101 }],
  ['from24To72h', { from24To72h: 4 }],
  ['under24h', { under24h: 10 }],
  ['noShow', { noShow: 59 }],
])('refuses wrong points at %s', async (path, change) => {
  const answer = await set({ version: 1, ...STRICT, ...change }, asAdmin());
  expect(answer).toMatchObject({ errors: [{ code: 'VALIDATION_FAILED', path: [path] }] });
});

it('refuses others, an old version and the slower of two changes at once', async () => {
  const input = { version: 1, ...STRICT };
  expect((await set(input, await world.clinic())).thrown).toBe('FORBIDDEN');
  expect((await set(input, null)).thrown).toBe('UNAUTHENTICATED');
  const both = await Promise.all([set(input, asAdmin()), set(input, asAdmin())]);
  expect(both.flatMap(({ errors }) => errors ?? [])).toMatchObject([
    { code: 'CONFLICT', reasons: ['ladder_changed'] },
  ]);
  const admin = { ...asAdmin(), idempotencyKey: newKey() };
  const again = { ...input, version: 2 };
  const [first, second] = [await set(again, admin), await set(again, admin)];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ ladder: { version: 3 } });
});
