import type { Viewer } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const NUMBERS = `query($id: ID!) { user(id: $id) {
  licenseNumber isLicenceNumberChecked statedLicenceNumber
} }`;

describe('the licence number of a profile', () => {
  let world: World;
  let temp: User;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    temp = await world.person('hygienist', { licenseNumber: 'TYPED-1' });
  });
  afterAll(() => world.close());

  const read = async (viewer: Viewer | null = viewerOf(temp)) =>
    (await world.ask({ query: NUMBERS, variables: { id: String(temp.id) }, viewer })).data?.user;
  const approve = async (province: string, number: string) => {
    const licence = await world.services.licences.record(world.system, temp.id, {
      province,
      number,
    });
    await world.services.licences.approve(world.system, licence.id);
    return licence;
  };

  it('is the typed one, not checked, until a licence is in force', async () => {
    const typed = { licenseNumber: 'TYPED-1', isLicenceNumberChecked: false };
    expect(await read()).toEqual({ ...typed, statedLicenceNumber: 'TYPED-1' });
    await world.services.licences.record(world.system, temp.id, {
      province: 'Ontario',
      number: 'CDHO-5',
    });
    expect(await read()).toMatchObject(typed);
  });

  it('is that of the licence in force, the own province’s first', async () => {
    const elsewhere = await approve('Quebec', 'OHDQ-3');
    const checked = { isLicenceNumberChecked: true, statedLicenceNumber: 'TYPED-1' };
    expect(await read()).toEqual({ ...checked, licenseNumber: 'OHDQ-3' });
    await approve('Ontario', 'CDHO-5');
    expect(await read()).toEqual({ ...checked, licenseNumber: 'CDHO-5' });
    await world.services.licences.remove(asViewer(viewerOf(temp)), { licenceId: elsewhere.id });
    world.clock.set(new Date('2029-01-01T12:00:00Z'));
    expect(await read()).toMatchObject({
      licenseNumber: 'TYPED-1',
      isLicenceNumberChecked: false,
    });
  });

  it('is absent where nothing was typed or approved', async () => {
    temp = await world.person('hygienist');
    expect(await read()).toEqual({
      licenseNumber: null,
      isLicenceNumberChecked: null,
      statedLicenceNumber: null,
    });
  });

  it('is for the holder, administrators and entitled clinics, as typed for two of them', async () => {
    const clinic = await world.person('clinic');
    await world.apply(clinic, temp);
    await approve('Ontario', 'CDHO-5');
    const hidden = {
      licenseNumber: null,
      isLicenceNumberChecked: null,
      statedLicenceNumber: null,
    };
    expect(await read(null)).toEqual(hidden);
    expect(await read(viewerOf(await world.person('clinic')))).toEqual(hidden);
    expect(await read(viewerOf(clinic))).toEqual({
      ...hidden,
      licenseNumber: 'CDHO-5',
      isLicenceNumberChecked: true,
    });
    expect(await read(viewerOf(await world.admin()))).toMatchObject({
      statedLicenceNumber: 'TYPED-1',
    });
  });
});
