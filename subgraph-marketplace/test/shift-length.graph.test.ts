import { bookingRunner } from './booking-operations';
import { createWorld, shift, type World } from './factories';

const POST = `mutation Post($input: PostJobInput!) { postJob(input: $input) {
  jobs { id } errors { path message } } }`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const TOO_LONG = [{ path: ['endTime'], message: 'A shift lasts at most 12 hours.' }];
const TOO_SHORT = [{ path: ['endTime'], message: 'A shift lasts at least one hour.' }];
const hours = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime });

// In Toronto clocks go forward on 14 March 2027 and back on 7 November 2027.
const ALLOWED = [
  ['thirteen hours on the clock of a night that is short', hours('2027-03-13', '20:00', '09:00')],
  ['eleven hours on the clock of a night that is long', hours('2027-11-06', '20:00', '07:00')],
  ['twelve hours of any other day', hours('2027-06-10', '08:00', '20:00')],
] as const;
const REFUSED = [
  ['a minute more in a night that is short', hours('2027-03-13', '20:00', '09:01')],
  ['twelve hours on the clock of a night that is long', hours('2027-11-06', '20:00', '08:00')],
  ['a minute more on any other day', hours('2027-06-10', '08:00', '20:01')],
  ['more than any clock makes twelve hours', hours('2027-03-13', '20:00', '11:00')],
] as const;

it.each(ALLOWED)('twelve hours go by: %s', async (_what, day) => {
  const { id } = await world.job(await world.clinic(), day);
  expect(await world.rows('SELECT duration_minutes FROM jobs WHERE id = $1', [id])).toEqual([
    { duration_minutes: 720 },
  ]);
});

it.each(REFUSED)('more than twelve hours: %s', async (_what, day) => {
  const { data } = await world.graph(POST, { input: shift(day) }, await world.clinic());
  expect(data).toEqual({ postJob: { jobs: null, errors: TOO_LONG } });
});

// An hour and a half on the clock lasts half an hour where clocks go forward.
const TOO_BRIEF = [
  ['a minute', hours('2027-06-10', '08:00', '08:01')],
  ['a minute less than an hour', hours('2027-06-10', '08:00', '08:59')],
  ['half an hour in a night that is short', hours('2027-03-14', '01:30', '03:00')],
] as const;

it.each(TOO_BRIEF)('less than an hour: %s', async (_what, day) => {
  const { data } = await world.graph(POST, { input: shift(day) }, await world.clinic());
  expect(data).toEqual({ postJob: { jobs: null, errors: TOO_SHORT } });
});

it('an hour is enough', async () => {
  const day = hours('2027-06-10', '08:00', '09:00');
  const { data } = await world.graph(POST, { input: shift(day) }, await world.clinic());
  expect(data).toMatchObject({ postJob: { errors: [] } });
});

describe('other hours of a booked shift', () => {
  const { run } = bookingRunner(() => world);
  const propose = async (day: object) => {
    const { booking, clinic } = await world.booked({ date: '2027-02-10' });
    return run('proposeBookingChange', { bookingId: booking.id, ...day }, clinic);
  };

  it.each(ALLOWED)('twelve hours go by: %s', async (_what, day) => {
    expect(await propose(day)).toMatchObject({ errors: [], booking: { changes: [day] } });
  });

  it.each(TOO_BRIEF)('less than an hour: %s', async (_what, day) => {
    expect((await propose(day)).errors).toMatchObject(TOO_SHORT);
  });

  it.each(REFUSED)('more than twelve hours: %s', async (_what, day) => {
    expect((await propose(day)).errors).toMatchObject(TOO_LONG);
  });
});
