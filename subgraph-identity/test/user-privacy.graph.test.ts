import { randomUUID } from 'node:crypto';
import { countStatements, type Viewer } from '@tbt/service-kit';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const FIELDS = `id firstName lastName role city
  email licenseNumber streetAddress postalCode
  subscriptionStatus subscriptionTier subscriptionEndsAt promotionalCode isPromotionalUser isAdmin
  locale isEmailConfirmed pendingEmail sessions { id }
  licences { number } hasLicence verifiedProvinces`;
const USER = `query($id: ID!) { user(id: $id) { ${FIELDS} } }`;
const ENTITIES = `query($references: [_Any!]!) {
  _entities(representations: $references) { ... on User { ${FIELDS} } }
}`;
const CONTACT = ['email', 'licenseNumber', 'licences'];
const ADDRESS = ['streetAddress', 'postalCode'];
const ACCOUNT = [
  'subscriptionStatus',
  'isPromotionalUser',
  'isAdmin',
  'locale',
  'isEmailConfirmed',
];
const DAY_MS = 24 * 3_600_000;

describe('privacy of a user', () => {
  let world: World;
  let temp: User;
  let office: User;
  const viewers = new Map<string, Viewer | null>();

  beforeAll(async () => {
    world = await createWorld();
    const address = { streetAddress: '1 King St W', postalCode: 'M5H 1A1' };
    temp = await world.person('hygienist', { ...address, licenseNumber: 'H-100' });
    office = await world.person('clinic', address);
    const recorded = await world.services.licences.record(world.system, temp.id, {
      province: 'Ontario',
      number: 'CDHO-1',
    });
    await world.services.licences.approve(world.system, recorded.id);

    const clinics = {
      applied: { status: 'pending' },
      accepted: { status: 'accepted' },
      declined: { status: 'declined' },
      withdrawn: { status: 'withdrawn' },
      expired: { status: 'expired' },
      old: { status: 'accepted', at: new Date(NOW.getTime() - 90 * DAY_MS) },
      'almost old': { status: 'accepted', at: new Date(NOW.getTime() - 90 * DAY_MS + 1000) },
    } as const;
    for (const [name, application] of Object.entries(clinics)) {
      const clinic = await world.person('clinic');
      viewers.set(name, viewerOf(clinic));
      await world.apply(clinic, temp, application);
    }
    viewers.set('unauthenticated', null);
    viewers.set('self', viewerOf(temp));
    viewers.set('admin', viewerOf(await world.admin()));
    viewers.set('other clinic', viewerOf(await world.person('clinic')));
    viewers.set('colleague', viewerOf(await world.person('hygienist')));
  });
  afterAll(() => world.close());

  const isShown = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);
  const shown = (user: Record<string, unknown>, fields: string[]) =>
    fields.filter((field) => isShown(user[field]));

  it.each([
    ['unauthenticated', [], []],
    ['colleague', [], []],
    ['other clinic', [], []],
    ['declined', [], []],
    ['withdrawn', [], []],
    ['expired', CONTACT, []],
    ['old', [], []],
    ['applied', CONTACT, []],
    ['accepted', CONTACT, []],
    ['almost old', CONTACT, []],
    ['self', CONTACT, [...ADDRESS, ...ACCOUNT]],
    ['admin', CONTACT, [...ADDRESS, ...ACCOUNT]],
  ])('a professional for %s shows %p and %p', async (name, contact, own) => {
    const viewer = viewers.get(name) ?? null;
    const variables = { id: String(temp.id) };
    const { data } = await world.ask({ query: USER, variables, viewer });
    const user = data?.user ?? {};
    expect(shown(user, CONTACT)).toEqual(contact);
    expect(shown(user, [...ADDRESS, ...ACCOUNT])).toEqual(own);
    expect(user).toMatchObject({ firstName: 'Ada', hasLicence: true });
    expect(user).toMatchObject({ verifiedProvinces: ['Ontario'] });

    const references = [{ __typename: 'User', id: String(temp.id) }];
    const entities = await world.ask({ query: ENTITIES, variables: { references }, viewer });
    expect(entities.data?._entities).toEqual([user]);
  });

  it('names a professional beside a review by first name and initial, an office whole', async () => {
    const query = `query($references: [_Any!]!) {
      _entities(representations: $references) { ... on Reviewer { id name } }
    }`;
    const references = [temp, office].map(({ id }) => ({ __typename: 'Reviewer', id: String(id) }));
    const { data } = await world.ask({ query, variables: { references } });
    expect(data?._entities).toEqual([
      { id: String(temp.id), name: `${temp.firstName} ${temp.lastName.slice(0, 1)}.` },
      { id: String(office.id), name: `${office.firstName} ${office.lastName}` },
    ]);
  });

  it('shows a clinic’s street and postal code to the public, its e-mail to permitted viewers only', async () => {
    const { data } = await world.ask({ query: USER, variables: { id: String(office.id) } });
    expect(shown(data?.user ?? {}, [...ADDRESS, ...CONTACT, ...ACCOUNT])).toEqual(ADDRESS);
  });

  it('gives the details of a booking until 90 days after its shift', async () => {
    const clinic = await world.person('clinic');
    const booking = (status: 'booked' | 'cancelled_by_clinic', revision: number) =>
      world.services.entitlements.bookingChanged({
        id: randomUUID(),
        name: 'booking.changed',
        createdAt: NOW.toISOString(),
        payload: {
          bookingId: 900,
          revision,
          jobId: 1,
          clinicId: clinic.id,
          professionalId: temp.id,
          status,
          startsAt: new Date(NOW.getTime() + 60 * DAY_MS - 1).toISOString(),
          endsAt: new Date(NOW.getTime() + 60 * DAY_MS).toISOString(),
          ...{ date: '2027-03-05', startTime: '08:00', action: 'book', by: 'clinic' },
          ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
          at: NOW.toISOString(),
        },
      });
    const seesEmail = async (day: number) => {
      world.clock.set(new Date(NOW.getTime() + day * DAY_MS));
      const variables = { id: String(temp.id) };
      const { data } = await world.ask({ query: USER, variables, viewer: viewerOf(clinic) });
      return isShown(data?.user?.email);
    };
    await booking('booked', 1);
    expect([await seesEmail(0), await seesEmail(149), await seesEmail(150)]).toEqual([
      true,
      true,
      false,
    ]);
    await booking('cancelled_by_clinic', 2);
    expect([await seesEmail(89), await seesEmail(90)]).toEqual([true, false]);
    world.clock.set(NOW);
  });

  it('hides closed accounts, plain administrators, unknown and malformed ids', async () => {
    const closed = await world.person('assistant');
    await world.database.prisma.user.update({
      where: { id: closed.id },
      data: { isActive: false },
    });
    const admin = viewers.get('admin');
    for (const id of [closed.id, admin?.userId, 999_999, 0, -1, '1; DROP', '1e3']) {
      const { data, errors } = await world.ask({ query: USER, variables: { id: String(id) } });
      expect({ user: data?.user, errors }).toEqual({ user: null, errors: undefined });
    }
    const forAdmin = await world.ask({
      query: USER,
      variables: { id: String(closed.id) },
      viewer: admin ?? null,
    });
    expect(forAdmin.data?.user).toMatchObject({ id: String(closed.id) });
  });

  it('me is the viewer, and null without a session', async () => {
    const me = `{ me { ${FIELDS} } }`;
    const own = await world.ask({ query: me, viewer: viewers.get('self') ?? null });
    expect(own.data?.me).toMatchObject({ id: String(temp.id), email: temp.email });
    expect((await world.ask({ query: me })).data?.me).toBeNull();
  });

  it('costs the same few statements for 1 and for 40 people', async () => {
    const clinic = await world.person('clinic');
    const people: User[] = [];
    for (let index = 0; index < 40; index += 1) {
      const person = await world.person('hygienist');
      if (index % 2) await world.apply(clinic, person);
      people.push(person);
    }
    const cost = (count: number, viewer: Viewer | null) => {
      const references = people
        .slice(0, count)
        .map(({ id }) => ({ __typename: 'User', id: String(id) }));
      const run = () => world.ask({ query: ENTITIES, variables: { references }, viewer });
      return countStatements(world.database.pool, run);
    };
    // Users and licences; for a clinic entitlements as well.
    expect([await cost(1, null), await cost(40, null)]).toEqual([2, 2]);
    const asClinic = viewerOf(clinic);
    expect([await cost(1, asClinic), await cost(40, asClinic)]).toEqual([3, 3]);
  });
});
