import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const REFUSAL = { key: 'licence.comingBookings', reasons: ['coming_bookings'] };
const NUMBER = { province: 'Ontario', number: 'N-1' };

let world: World;
let temp: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  temp = await world.person('hygienist');
});
afterAll(() => world.close());

const self = () => asViewer(viewerOf(temp));
const approve = (id: number, expiresOn: string) =>
  world.services.licences.approve(world.system, id, { expiresOn });
const approved = async (expiresOn = '2027-11-30') => {
  const { id } = await world.submittedLicence(temp);
  await approve(id, expiresOn);
  return id;
};
const rename = async () => {
  const { profileVersion } = await world.services.users.updateProfile(self(), temp.id, {});
  await world.services.profiles.update(self(), { lastName: 'Lovelace' }, profileVersion);
};
const edit = (licenceId: number, changes: object) =>
  world.services.licences.edit(self(), { licenceId, ...NUMBER, ...changes });
/** What other subgraphs were told last. */
const lastTold = async () => {
  const events = await world.published('user.changed');
  const mine = events.filter(({ payload }) => payload.id === temp.id);
  return mine.toSorted((a, b) => a.payload.revision - b.payload.revision).at(-1)?.payload;
};
const told = async () => (await lastTold())?.licences;

describe('a licence under a new name', () => {
  it('is told as reviewed again until the decision', async () => {
    const id = await approved();
    expect(await told()).toMatchObject([{ status: 'approved', isReviewedAgain: false }]);
    await rename();
    expect(await told()).toMatchObject([{ status: 'pending', isReviewedAgain: true }]);
    await world.services.licences.decide(asViewer(viewerOf(await world.admin())), {
      ...{ id, status: 'rejected', reason: 'Another name.' },
    });
    expect(await told()).toMatchObject([{ status: 'rejected', isReviewedAgain: false }]);
    await edit(id, { expiresOn: '2027-11-30' });
    expect(await told()).toMatchObject([{ status: 'pending', isReviewedAgain: false }]);
  });

  it('is told with the instant of the change', async () => {
    await approved();
    world.clock.advance(5000);
    await rename();
    expect((await lastTold())?.at).toBe(world.clock.now().toISOString());
  });

  it('hands what bookings rest on to a renewal that waits, with the later expiry', async () => {
    await approved('2026-12-31');
    const documentUrl = await world.document(temp);
    const renewal = { ...NUMBER, expiresOn: '2026-11-30', documentUrl };
    await world.services.licences.addOwn(self(), renewal);
    await rename();
    expect(await told()).toMatchObject([{ isReviewedAgain: true, expiresOn: '2026-12-31' }]);
  });

  it('stays with its number and expiry while a booked shift needs it; its file can be replaced', async () => {
    const id = await approved();
    await rename();
    await world.bookedAhead(temp);
    await expect(world.services.licences.remove(self(), { licenceId: id })).rejects.toMatchObject(
      REFUSAL,
    );
    const same = { expiresOn: '2027-11-30' };
    for (const other of [{ expiresOn: '2026-11-30' }, { ...same, number: 'N-2' }])
      await expect(edit(id, other)).rejects.toMatchObject(REFUSAL);
    await edit(id, { ...same, documentUrl: await world.document(temp) });
    expect(await told()).toMatchObject([{ isReviewedAgain: true, hasFile: true }]);
  });

  it('is not approved by who looked at the former name', async () => {
    const { id, revision } = await world.submittedLicence(temp);
    await rename();
    const admin = asViewer(viewerOf(await world.admin()));
    const decide = (seen: number) =>
      world.services.licences.decide(admin, { id, status: 'approved', revision: seen });
    await expect(decide(revision)).rejects.toMatchObject({ key: 'licence.changed' });
    expect(await decide(revision + 1)).toMatchObject({ status: 'approved' });
  });

  it('is another one with another number', async () => {
    const id = await approved();
    await rename();
    await edit(id, { number: 'N-2' });
    expect(await told()).toMatchObject([{ status: 'pending', isReviewedAgain: false }]);
  });
});
