import type { User } from '../src';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, NOW, viewerOf, type World } from './factories';

const FIND = `query($number: String!) { licenceHolders(number: $number) { id } }`;

describe('a licence is found by its number', () => {
  let world: World;
  let temp: User;
  let clinic: User;
  let stranger: User;
  const found = async (viewer: User | null, number: string) => {
    const asked = { query: FIND, variables: { number }, viewer: viewer ? viewerOf(viewer) : null };
    return (await world.ask(asked)).data?.licenceHolders;
  };

  beforeAll(async () => {
    world = await createWorld();
    temp = await world.person('hygienist');
    clinic = await world.person('clinic');
    stranger = await world.person('clinic');
    await world.services.licences.record(world.system, temp.id, {
      province: 'Ontario',
      number: 'CDHO-4711',
    });
    await world.apply(clinic, temp, { id: 700 });
  });
  afterAll(() => world.close());

  it('by the clinic that may read it, ignoring case', async () => {
    for (const number of ['CDHO-4711', ' cdho-4711 '])
      expect(await found(clinic, number)).toEqual([{ id: String(temp.id) }]);
  });

  it.each(['CDHO-471', '4711', 'CDHO%', '', ' ', 'N'.repeat(51)])('not by %s', async (number) => {
    expect(await found(clinic, number)).toEqual([]);
  });

  it('not by other viewers', async () => {
    for (const viewer of [null, stranger, await world.person('assistant'), temp])
      expect(await found(viewer, 'CDHO-4711')).toEqual([]);
  });

  it('not once the offer was withdrawn or is long past', async () => {
    world.clock.set(new Date(NOW.getTime() + 91 * 86_400_000));
    expect(await found(clinic, 'CDHO-4711')).toEqual([]);
    world.clock.set(NOW);
    await world.apply(clinic, temp, { id: 700, revision: 2, status: 'withdrawn' });
    expect(await found(clinic, 'CDHO-4711')).toEqual([]);
  });

  it('among verified ones of the own province, by a plan that has the search', async () => {
    const { database, services } = world;
    const holder = await world.person('hygienist');
    const office = await world.person('clinic');
    const licence = await world.submittedLicence(holder, 'Ontario', 'CDHO-815');
    const setOffice = (data: object) =>
      database.prisma.user.update({ where: { id: office.id }, data });
    await setOffice({ subscriptionTier: 'basic', subscriptionStatus: 'active' });
    expect(await found(office, 'CDHO-815')).toEqual([]);
    await services.reviews.decide(asViewer(viewerOf(await world.admin())), {
      ...{ kind: 'licence', id: licence.id, revision: licence.revision },
      ...{ decision: 'approved', expiresOn: '2027-12-31' },
    });
    expect(await found(office, ' cdho-815 ')).toEqual([{ id: String(holder.id) }]);
    world.clock.set(new Date('2028-01-01T12:00:00Z'));
    expect(await found(office, 'CDHO-815')).toEqual([]);
    world.clock.set(NOW);
    await setOffice({ province: 'Manitoba', city: 'Winnipeg' });
    expect(await found(office, 'CDHO-815')).toEqual([]);
    await setOffice({ province: 'Ontario', subscriptionTier: null, subscriptionStatus: 'free' });
    expect(await found(office, 'CDHO-815')).toEqual([]);
  });

  it('a limited number of times in an hour, beyond the own candidates', async () => {
    const office = await world.person('clinic');
    const setTier = (subscriptionTier: 'pro' | null) =>
      world.database.prisma.user.update({
        where: { id: office.id },
        data: { subscriptionTier, subscriptionStatus: subscriptionTier ? 'active' : 'free' },
      });
    await setTier('pro');
    const asked = { query: FIND, viewer: viewerOf(office) };
    const codeOf = async (number: string) =>
      (await world.ask({ ...asked, variables: { number } })).errors?.[0]?.extensions.code;
    for (let number = 0; number < 60; number += 1)
      expect(await codeOf(`TRY-${number}`)).toBeUndefined();
    expect(await codeOf('TRY-60')).toBe('RATE_LIMITED');
    await setTier(null);
    expect(await codeOf('TRY-61')).toBeUndefined();
  });
});
