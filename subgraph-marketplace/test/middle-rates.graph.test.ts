import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';

const RATES = `query Rates($province: String, $role: ProfessionalRole) {
  typicalRates(province: $province, role: $role) { middleLow middleHigh } }`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rates = async (variables: object) =>
  ((await world.graph(RATES, { ...variables })).data as { typicalRates: Record<string, string>[] })
    .typicalRates;

it('returns the quartiles of posted and booked rates, once there are enough clinics', async () => {
  const place = { province: 'Manitoba', city: 'Winnipeg' };
  const which = { province: 'Manitoba', role: 'hygienist' };
  const middle = async () => {
    world.clock.set(new Date(world.clock.now().getTime() + 600_000));
    const [rate] = await rates(which);
    return [rate?.['middleLow'], rate?.['middleHigh']];
  };
  const post = async (owner: PersonSnapshot, dollars: number) =>
    world.job(owner, { ...place, hourlyRate: String(dollars) });
  const owners = await Promise.all(Array.from({ length: 5 }, () => world.clinic(place)));
  for (let at = 0; at < 20; at += 1) await post(owners[at % 4]!, 40 + at);
  // Four clinics are too few to stay anonymous.
  expect(await middle()).toEqual([null, null]);
  const job = await post(owners[4]!, 200);
  expect(await middle()).toEqual(['45.00', '55.00']);
  // Agreed rates count, not posted ones.
  const temp = await world.temp({ licences: [world.licence('Manitoba')] });
  const own = { jobId: String(job.id), hourlyRate: '40' };
  const { id } = await world.services.applications.apply(world.as(temp), own);
  await world.services.applications.accept(world.as(owners[4]!), { applicationId: String(id) });
  expect(await middle()).toEqual(['44.00', '54.00']);
});
