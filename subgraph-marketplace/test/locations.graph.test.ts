import type { PersonSnapshot } from '@tbt/contracts';
import { APPLY } from './application-operations';
import { createWorld, NOW, type World } from './factories';

const FIELDS = 'id name streetAddress city province postalCode phone parking isClosed comingShifts';
const ERRORS = 'errors { code path reasons message }';
const run = (name: string, input: string) =>
  `mutation ($input: ${input}!) { act: ${name}(input: $input) { location { ${FIELDS} } ${ERRORS} } }`;
const ADD = run('addClinicLocation', 'AddClinicLocationInput');
const EDIT = run('editClinicLocation', 'EditClinicLocationInput');
const CLOSE = run('closeClinicLocation', 'ClinicLocationInput');
const REOPEN = run('reopenClinicLocation', 'ClinicLocationInput');
const LIST = `{ clinicLocations { ${FIELDS} } }`;
const POST = `mutation ($input: PostJobInput!) { act: postJob(input: $input) { job { id location { id name } } ${ERRORS} } }`;

type Location = { id: string; name: string; isClosed: boolean; comingShifts: number | null };
type Outcome = {
  location?: (Location & { phone: string | null }) | null;
  job?: { id: string; location: { id: string; name: string } | null } | null;
  errors: { code: string; path: string[]; reasons: string[] }[];
};

const EAST = {
  ...{ name: 'East office', streetAddress: '12 Bay Street', city: 'Toronto' },
  ...{ province: 'Ontario', postalCode: 'm5v2k1', phone: '416 555 0142', parking: 'Behind' },
};

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  clinic = await world.clinic({ subscriptionTier: 'premium', subscriptionStatus: 'active' });
});
afterAll(() => world.close());

async function act(query: string, input: object, who: PersonSnapshot = clinic): Promise<Outcome> {
  const { data, errors } = await world.graph(query, { input }, who);
  const [error] = errors ?? [];
  if (error) return { errors: [{ code: String(error.extensions.code), path: [], reasons: [] }] };
  return data?.act as Outcome;
}
const added = async (changes: object = {}): Promise<Location> => {
  const { location, errors } = await act(ADD, { ...EAST, ...changes });
  if (!location) throw new Error(JSON.stringify(errors));
  return location;
};
const listed = async (who: PersonSnapshot = clinic) =>
  (await world.graph(LIST, {}, who)).data?.clinicLocations as Location[];

const DAY_MS = 86_400_000;
const dayAhead = (days: number) =>
  new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const shift = (changes: object = {}) => ({
  ...{ title: 'Hygienist for a day', role: 'hygienist', province: 'Ontario', city: 'Toronto' },
  ...{ date: dayAhead(9), startTime: '08:00', endTime: '16:00', hourlyRate: '52.00' },
  ...changes,
});

it('lists open locations before closed ones, by name, to their clinic only', async () => {
  await added({ name: 'West' });
  const closed = await added({ name: 'Closed' });
  await added({ name: 'East' });
  await act(CLOSE, { locationId: closed.id });
  expect((await listed()).map(({ name }) => name)).toEqual(['East', 'West', 'Closed']);
  expect(await listed(await world.clinic())).toEqual([]);
});

it.each([
  [{ postalCode: 'V6B 1A1' }, 'postalCode'],
  [{ postalCode: '12345' }, 'postalCode'],
  [{ province: 'Texas' }, 'province'],
  [{ name: ' ' }, 'name'],
  [{ phone: 'abc' }, 'phone'],
  [{ phone: '<b>416 555 0142</b>' }, 'phone'],
  [{ streetAddress: 'x'.repeat(201) }, 'streetAddress'],
])('refuses %j', async (changes, field) => {
  const { errors } = await act(ADD, { ...EAST, ...changes });
  expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: [field] });
});

it('refuses a postal code of another province for an edit', async () => {
  const { id } = await added({ name: 'Fixed' });
  const { name, streetAddress } = EAST;
  const edit = { locationId: id, name, streetAddress };
  const moved = await act(EDIT, { ...edit, postalCode: 'V6B 1A1' });
  expect(moved.errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['postalCode'] });
});

it('keeps names unique among open ones', async () => {
  const first = await added();
  const second = await act(ADD, { ...EAST, name: 'EAST  office' });
  expect(second.errors[0]).toMatchObject({ path: ['name'], reasons: ['name_taken'] });
  await act(CLOSE, { locationId: first.id });
  await added();
  const again = await act(REOPEN, { locationId: first.id });
  expect(again.errors[0]).toMatchObject({ reasons: ['name_taken'] });
});

it('posts to a location, whose postal code places the shift', async () => {
  const { id } = await added();
  const { job, errors } = await act(POST, shift({ locationId: id }));
  expect(errors).toEqual([]);
  expect(job?.location).toEqual({ id, name: 'East office' });
  const read = () =>
    world.rows<{ latitude: number }>('SELECT postal_area, latitude FROM jobs WHERE id = $1', [
      job?.id,
    ]);
  const [before] = await read();
  expect(before).toMatchObject({ postal_area: 'M5V' });
  const { name, streetAddress } = EAST;
  await act(EDIT, { locationId: id, name, streetAddress, postalCode: 'M4G 1A1' });
  const [after] = await read();
  expect(after).toMatchObject({ postal_area: 'M4G' });
  expect(after?.latitude).not.toBe(before?.latitude);
  expect((await listed())[0]).toMatchObject({ comingShifts: 1 });
});

it.each([
  ['of another clinic', async () => (await added()).id, 'other'],
  ['in another town', async () => (await added()).id, 'town'],
  [
    'that is closed',
    async () => {
      const { id } = await added();
      await act(CLOSE, { locationId: id });
      return id;
    },
    'own',
  ],
])('refuses a shift at a location %s', async (_which, locationOf, who) => {
  const locationId = await locationOf();
  const poster = who === 'other' ? await world.clinic() : clinic;
  const place = who === 'town' ? { city: 'Ottawa' } : {};
  const { errors } = await act(POST, shift({ locationId, ...place }), poster);
  expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['locationId'] });
});

it('closes only without coming shifts, and opens again', async () => {
  const { id } = await added();
  await act(POST, shift({ locationId: id }));
  const refused = await act(CLOSE, { locationId: id });
  expect(refused.errors[0]).toMatchObject({ code: 'CONFLICT', reasons: ['coming_shifts'] });
  await world.rows("UPDATE jobs SET status = 'closed' WHERE location_id = $1", [id]);
  expect((await act(CLOSE, { locationId: id })).location).toMatchObject({ isClosed: true });
  expect((await act(REOPEN, { locationId: id })).location).toMatchObject({ isClosed: false });
});

it('closes or takes a shift, never both, when they arrive together', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await added({ name: `Corner ${round}` });
    const [posted, closed] = await Promise.all([
      act(POST, shift({ locationId: id, date: dayAhead(20 + round) })),
      act(CLOSE, { locationId: id }),
    ]);
    expect([posted.errors.length, closed.errors.length].sort()).toEqual([0, 1]);
  }
});

it('tells its address with what happens to its shifts', async () => {
  const { id } = await added();
  const { job } = await act(POST, shift({ locationId: id }));
  const temp = await world.temp();
  await world.graph(APPLY, { input: { jobId: job?.id } }, temp);
  await world.subgraph.outbox.drain();
  const told = world.bus.published.filter(({ name }) => name === 'application.changed');
  expect(told.at(-1)?.payload).toMatchObject({
    professionalId: temp.id,
    shift: { isAtOffice: false, locationPlace: '12 Bay Street, Toronto' },
  });
});

it('hides the phone and the count from others, and what it is from strangers', async () => {
  const { id } = await added();
  const { job } = await act(POST, shift({ locationId: id }));
  const seen = async (who: PersonSnapshot | null) => {
    const query = `{ job(id: ${job?.id}) { location { ${FIELDS} } } }`;
    const { data } = await world.graph(query, {}, who);
    return (data?.job as { location: Location }).location;
  };
  for (const who of [null, await world.temp()])
    expect(await seen(who)).toMatchObject({
      ...{ phone: null, parking: null, comingShifts: null, name: EAST.name },
    });
  expect(await seen(clinic)).toMatchObject({
    phone: EAST.phone,
    parking: EAST.parking,
    comingShifts: 1,
  });
  const other = await world.clinic();
  expect(await act(CLOSE, { locationId: id }, other)).toMatchObject({
    errors: [{ code: 'NOT_FOUND' }],
  });
});
