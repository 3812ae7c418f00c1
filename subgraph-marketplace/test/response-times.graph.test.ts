import { COUNTER, runner } from './application-operations';
import { createWorld, NOW, type World } from './factories';
import { invited } from './invitation-operations';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const READ = `query($refs: [_Any!]!) {
  _entities(representations: $refs) { ... on User { responseTime } }
}`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = runner(() => world);
const minutesOf = async ({ id }: { id: number }) => {
  await world.services.refreshResponseTimes();
  const refs = [{ __typename: 'User', id: String(id) }];
  const { data } = await world.graph(READ, { refs });
  return (data as { _entities: { responseTime: number | null }[] })._entities[0]?.responseTime;
};
const after = (minutes: number) => world.clock.advance(minutes * MINUTE_MS);

describe('how fast people answer', () => {
  it('is the median of a clinic’s first answers to offers, a counter-offer among them', async () => {
    const clinic = await world.clinic();
    expect(await minutesOf(clinic)).toBeNull();
    const offer = async () => world.apply(await world.temp(), await world.job(clinic));
    const [first, second, third] = [await offer(), await offer(), await offer()];
    after(10);
    await world.accept(clinic, first);
    after(20);
    const counter = { applicationId: String(second.id), hourlyRate: '60.00' };
    expect((await run(COUNTER, counter, clinic)).errors).toEqual([]);
    expect(await minutesOf(clinic)).toBe(20);
    after(70);
    await world.services.applications.decline(world.as(clinic), {
      applicationId: String(third.id),
    });
    expect(await minutesOf(clinic)).toBe(30);
  });

  it('counts a professional’s answers to invitations, and forgets them after 90 days', async () => {
    const clinic = await world.clinic();
    const temp = await world.temp();
    const [invitation] = await invited(world, clinic, await world.job(clinic), [temp]);
    after(45);
    const input = { invitationId: String(invitation?.id) };
    await world.services.invitations.decline(world.as(temp), input);
    expect(await minutesOf(temp)).toBe(45);
    expect(await minutesOf(clinic)).toBeNull();
    world.clock.set(new Date(NOW.getTime() + 91 * DAY_MS));
    expect(await minutesOf(temp)).toBeNull();
  });

  it('leaves out who was passed over', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic);
    const taken = await world.apply(await world.temp(), job);
    await world.apply(await world.temp(), job);
    after(5);
    await world.accept(clinic, taken);
    expect(await minutesOf(clinic)).toBe(5);
  });
});
