import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';

const GUIDE = 'floor software instruments minutesPerPatient scrubs radiographs orientation';
const ERRORS = 'errors { code path reasons message }';
const ADD = `mutation ($input: AddClinicLocationInput!) {
  act: addClinicLocation(input: $input) { location { id ${GUIDE} } ${ERRORS} } }`;
const EDIT = `mutation ($input: EditClinicLocationInput!) {
  act: editClinicLocation(input: $input) { location { id ${GUIDE} } ${ERRORS} } }`;
const POST = `mutation ($input: PostJobInput!) { act: postJob(input: $input) { job { id } ${ERRORS} } }`;
const WRITE = `mutation ($input: WriteJobTemplateInput!) {
  act: writeJobTemplate(input: $input) { template { id location { id } } ${ERRORS} } }`;
const SAVE = `mutation ($input: SaveJobTemplateInput!) {
  act: saveJobTemplate(input: $input) { template { id location { id } } ${ERRORS} } }`;
const REQUEST = `mutation ($input: RequestEmergencyInput!) {
  act: requestEmergency(input: $input) {
    emergencyRequest { city province job { location { id } } waves { asked } } ${ERRORS} } }`;
const PEOPLE = `query ($at: AtLocationInput) {
  professionals(filter: { role: assistant, maxDistance: 20 }, sort: nearest, at: $at) {
    edges { distanceKm node { id } } } }`;

const HALIFAX = {
  ...{ name: 'Harbour', streetAddress: '5 Lower Water Street', city: 'Halifax' },
  ...{ province: 'Nova Scotia', postalCode: 'B3J 1S1' },
};
const FULL = {
  ...{ floor: 'Second floor', software: 'Tracker', instruments: 'Cavitron' },
  ...{ minutesPerPatient: 50, scrubs: 'Navy', radiographs: 'Digital' },
};
const STEPS = ['Take the lift.', 'Ask for Priya.'];

type Outcome = {
  location?: { id: string; orientation: string[] | null } | null;
  job?: { id: string } | null;
  template?: { id: string; location: { id: string } | null } | null;
  emergencyRequest?: object | null;
  errors: { code: string; path: string[] }[];
};

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  clinic = await world.clinic({
    ...{ subscriptionTier: 'premium', subscriptionStatus: 'active' },
    ...{ city: 'Toronto', province: 'Ontario', postalArea: 'M5H' },
  });
});
afterAll(() => world.close());

async function act(query: string, input: object, who: PersonSnapshot = clinic): Promise<Outcome> {
  const { data, errors } = await world.graph(query, { input }, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.act as Outcome;
}
const added = async (changes: object = {}): Promise<string> => {
  const { location, errors } = await act(ADD, { ...HALIFAX, ...changes });
  if (!location) throw new Error(JSON.stringify(errors));
  return location.id;
};

const DAY_MS = 86_400_000;
const dayAhead = (days: number) =>
  new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const terms = {
  ...{ title: 'Hygienist for a day', role: 'hygienist', province: 'Nova Scotia' },
  ...{ city: 'Halifax', startTime: '08:00', endTime: '16:00', hourlyRate: '52.00' },
};
const { name, streetAddress, postalCode } = HALIFAX;

it('keeps a guide, which an edit replaces', async () => {
  const made = await act(ADD, { ...HALIFAX, ...FULL, orientation: STEPS });
  expect(made.location).toMatchObject({ ...FULL, orientation: STEPS });
  const locationId = made.location?.id;
  const edit = { locationId, name, streetAddress, postalCode, software: ' Dentrix ' };
  const { location } = await act(EDIT, edit);
  expect(location).toMatchObject({ software: 'Dentrix', floor: null, orientation: [] });
});

it.each([
  ['too few minutes', { minutesPerPatient: 5 }, 'minutesPerPatient'],
  ['a text that is too long', { software: 'x'.repeat(501) }, 'software'],
  ['a step that is too long', { orientation: ['x'.repeat(201)] }, 'orientation'],
])('refuses %s', async (_what, changes, field) => {
  const { errors } = await act(ADD, { ...HALIFAX, ...changes });
  expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(errors[0]?.path[0]).toBe(field);
});

it('shows facts to everyone, the first steps to the clinic and whom it booked', async () => {
  const locationId = await added({ ...FULL, orientation: STEPS });
  const { job } = await act(POST, { ...terms, date: dayAhead(9), locationId });
  const seen = async (who: PersonSnapshot | null) => {
    const query = `{ job(id: ${job?.id}) { location { ${GUIDE} } } }`;
    return ((await world.graph(query, {}, who)).data?.job as { location: object }).location;
  };
  const temp = await world.temp();
  for (const who of [null, temp]) expect(await seen(who)).toEqual({ ...FULL, orientation: null });
  expect(await seen(clinic)).toEqual({ ...FULL, orientation: STEPS });
});

it('writes a template for a location, and copies that of a shift', async () => {
  const locationId = await added();
  const written = await act(WRITE, { ...terms, name: 'Harbour days', locationId });
  expect(written.template).toMatchObject({ location: { id: locationId } });
  const { job } = await act(POST, { ...terms, date: dayAhead(9), locationId });
  const saved = await act(SAVE, { name: 'The same again', jobId: job?.id });
  expect(saved.template).toMatchObject({ location: { id: locationId } });
  const elsewhere = await act(WRITE, { ...terms, name: 'Main office' });
  expect(elsewhere.template).toMatchObject({ location: null });
});

it.each(['of another clinic', 'in another town'])(
  'refuses a template for a location %s',
  async (which) => {
    const locationId = await added();
    const isOther = which === 'of another clinic';
    const writer = isOther ? await world.clinic() : clinic;
    const input = { ...terms, name: 'Away', locationId, ...(isOther ? {} : { city: 'Truro' }) };
    const { errors } = await act(WRITE, input, writer);
    expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['locationId'] });
  },
);

it('refuses a template of a shift at a location that has closed', async () => {
  const locationId = await added();
  const { job } = await act(POST, { ...terms, date: dayAhead(9), locationId });
  await world.rows('UPDATE clinic_locations SET closed_at = $2 WHERE id = $1', [
    Number(locationId),
    NOW,
  ]);
  const { template, errors } = await act(SAVE, { name: 'Too late', jobId: job?.id });
  expect(template ?? null).toBeNull();
  expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['locationId'] });
});

const emergency = {
  ...{ role: 'hygienist', neededDate: dayAhead(1), neededTime: '08:00', duration: 480 },
  ...{ hourlyRate: '60.00', maxRadius: 25 },
};

it('starts an emergency at the chosen location', async () => {
  const there = { province: 'Nova Scotia', city: 'Halifax', postalArea: 'B3J' } as const;
  const temp = await world.temp({ ...there, licences: [world.licence('Nova Scotia')] });
  await world.services.onCall.set(world.as(temp), { isOnCall: true, emergencyRadius: 50 });
  const locationId = await added();
  const { emergencyRequest, errors } = await act(REQUEST, { ...emergency, locationId });
  expect(errors).toEqual([]);
  expect(emergencyRequest).toMatchObject({
    ...{ city: 'Halifax', province: 'Nova Scotia', job: { location: { id: locationId } } },
    waves: [{ asked: 1 }],
  });
});

it('refuses an emergency at a location of another clinic', async () => {
  const locationId = await added();
  const other = await world.clinic({ subscriptionTier: 'premium', subscriptionStatus: 'active' });
  const { errors } = await act(REQUEST, { ...emergency, locationId }, other);
  expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['locationId'] });
});

it('measures the way of professionals from the named location', async () => {
  const locationId = await added();
  const near = await world.temp({
    ...{ role: 'assistant', province: 'Nova Scotia', city: 'Halifax', postalArea: 'B3J' },
  });
  const found = async (at: object | null, who: PersonSnapshot = clinic) => {
    const { data, errors } = await world.graph(PEOPLE, { at }, who);
    if (errors) return errors.map(({ extensions }) => extensions.code);
    const { edges } = data?.professionals as { edges: { node: { id: string } }[] };
    return edges.map(({ node }) => node.id);
  };
  expect(await found({ locationId })).toContain(String(near.id));
  expect(await found(null)).not.toContain(String(near.id));
  expect(await found({ locationId: null })).toEqual(await found(null));
  expect(await found({ locationId }, await world.clinic())).toEqual(['VALIDATION_FAILED']);
});
