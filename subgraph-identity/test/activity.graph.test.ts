import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const READ = `query($id: ID!) { user(id: $id) { activity lastActiveAt } }`;
const DAY_MS = 86_400_000;

describe('last activity', () => {
  let world: World;
  let temp: User;
  let clinic: User;
  const read = async (viewer: User | null) => {
    const viewerThen = viewer ? viewerOf(viewer) : null;
    const asked = { query: READ, variables: { id: String(temp.id) }, viewer: viewerThen };
    return (await world.ask(asked)).data?.user;
  };
  const show = (isGiven: boolean) => {
    const info = asViewer(viewerOf(temp));
    return world.services.consents.set(info, 'show_activity', isGiven);
  };

  beforeAll(async () => {
    world = await createWorld();
    temp = await world.person('hygienist');
    clinic = await world.person('clinic');
    await world.database.pool.query('UPDATE users SET last_active_at = $2 WHERE id = $1', [
      temp.id,
      NOW,
    ]);
  });
  beforeEach(() => world.clock.set(NOW));
  afterAll(() => world.close());

  it('is visible to the user and administrators until shared, and then approximate', async () => {
    const whole = { activity: 'today', lastActiveAt: NOW.toISOString() };
    expect(await read(temp)).toEqual(whole);
    expect(await read(await world.admin())).toEqual(whole);
    expect(await read(clinic)).toEqual({ activity: null, lastActiveAt: null });
    await show(true);
    expect(await read(clinic)).toEqual({ activity: 'today', lastActiveAt: null });
    expect(await read(null)).toEqual({ activity: 'today', lastActiveAt: null });
    world.clock.set(new Date(NOW.getTime() + DAY_MS));
    expect(await read(clinic)).toMatchObject({ activity: 'this_week' });
    world.clock.set(new Date(NOW.getTime() + 7 * DAY_MS));
    expect(await read(clinic)).toMatchObject({ activity: null });
    world.clock.set(NOW);
    await show(false);
    expect(await read(clinic)).toMatchObject({ activity: null });
  });
});
