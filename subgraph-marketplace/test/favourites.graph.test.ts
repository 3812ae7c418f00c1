import type { PersonSnapshot } from '@tbt/contracts';
import { adminViewer, createWorld, type World } from './factories';

const FIELDS = '{ user { id isFavourite } errors { code path reasons } }';
const ADD = `mutation A($input: PersonInput!) { act: addFavourite(input: $input) ${FIELDS} }`;
const REMOVE = `mutation R($input: PersonInput!) { act: removeFavourite(input: $input) ${FIELDS} }`;
const LIST = '{ favourites { person { id isFavourite } createdAt } }';
const BETWEEN = `query B($of: [_Any!]!) { people: _entities(representations: $of) {
  ... on User { id isFavourite hiringInterest { id } comingBookings { id } } } }`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Who = Parameters<World['graph']>[2];
const act = async (query: string, who: Who, userId: unknown) => {
  const { data, errors } = await world.graph(query, { input: { userId: String(userId) } }, who);
  return { ...(data as { act: object } | null)?.act, code: errors?.[0]?.extensions.code };
};
const favouritesOf = async (who: PersonSnapshot) => {
  const { data } = await world.graph(LIST, {}, who);
  const { favourites } = data as { favourites: { person: { id: string } }[] };
  return favourites.map(({ person }) => Number(person.id));
};
const between = async (who: Who, ...people: PersonSnapshot[]) => {
  const of = people.map(({ id }) => ({ __typename: 'User', id: String(id) }));
  const { data } = await world.graph(BETWEEN, { of }, who);
  return (data as { people: unknown[] }).people;
};

describe('favourites', () => {
  it('are saved by clinics and by professionals, newest first, once each', async () => {
    const clinic = await world.clinic();
    const [ada, bea] = [await world.temp(), await world.temp()];
    expect(await act(ADD, clinic, ada.id)).toMatchObject({
      user: { id: String(ada.id), isFavourite: true },
      errors: [],
    });
    world.clock.advance(1000);
    await act(ADD, clinic, bea.id);
    await act(ADD, clinic, ada.id);
    await act(ADD, ada, clinic.id);
    expect(await favouritesOf(clinic)).toEqual([bea.id, ada.id]);
    expect(await favouritesOf(ada)).toEqual([clinic.id]);
    expect(await act(REMOVE, clinic, bea.id)).toMatchObject({ user: { isFavourite: false } });
    expect(await act(REMOVE, clinic, bea.id)).toMatchObject({ user: { isFavourite: false } });
    expect(await favouritesOf(clinic)).toEqual([ada.id]);
  });

  it('are those of the clinic for its staff, and hidden from anonymous viewers', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const staff = world.as({ ...clinic, id: 900_400 });
    Object.assign(staff.viewer!, { actingClinicId: clinic.id, clinicRole: 'scheduler' });
    await act(ADD, staff, temp.id);
    expect(await favouritesOf(clinic)).toEqual([temp.id]);
    expect(await between(null, temp)).toEqual([
      { id: String(temp.id), isFavourite: null, hiringInterest: null, comingBookings: null },
    ]);
  });

  it('leave out who is blocked or left, and who is blocked cannot be added', async () => {
    const clinic = await world.clinic();
    const [shunned, left] = [await world.temp(), await world.temp()];
    for (const { id } of [shunned, left]) await act(ADD, clinic, id);
    await world.block(shunned, clinic);
    await world.services.people.takeOver({ ...left, revision: 2, isActive: false });
    expect(await favouritesOf(clinic)).toEqual([]);
    for (const { id } of [shunned, left]) {
      expect(await act(ADD, clinic, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    await world.block(shunned, clinic, false);
    expect(await favouritesOf(clinic)).toEqual([shunned.id]);
  });

  it('refuse oneself, one’s own side, an unknown user, an invalid id, and accounts that are neither side', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const [temp, rival] = [await world.temp(), await world.temp()];
    const wrong = { errors: [{ code: 'VALIDATION_FAILED', path: ['userId'] }] };
    for (const id of [clinic.id, other.id, 'x', 0]) {
      expect(await act(ADD, clinic, id)).toMatchObject(wrong);
    }
    expect(await act(ADD, temp, rival.id)).toMatchObject(wrong);
    expect(await act(ADD, clinic, 900_401)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await act(ADD, null, temp.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const admin = world.as(clinic);
    Object.assign(admin.viewer!, adminViewer(), { actingClinicId: null });
    expect(await act(ADD, admin, temp.id)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are at most 500, also when two are added at once', async () => {
    const clinic = await world.clinic();
    await world.rows(
      `INSERT INTO favourites (owner_id, person_id, created_at)
       SELECT $1, 800000 + n, now() FROM generate_series(1, 499) n`,
      [clinic.id],
    );
    const people = [await world.temp(), await world.temp(), await world.temp()];
    const answers = await Promise.all(people.map(({ id }) => act(ADD, clinic, id)));
    const refused = answers.filter(({ code, ...rest }) =>
      JSON.stringify(rest).includes('too_many'),
    );
    expect(refused).toHaveLength(2);
  });
});

it('lists upcoming bookings between two users for both, by start, and hides them from others', async () => {
  const [clinic, temp, stranger] = [await world.clinic(), await world.temp(), await world.temp()];
  const agree = async (date: string) => {
    const application = await world.apply(temp, await world.job(clinic, { date }));
    return (await world.accept(clinic, application)).booking;
  };
  const later = await agree('2027-03-12');
  const sooner = await agree('2027-03-10');
  const cancelled = await agree('2027-03-11');
  const input = { bookingId: String(cancelled.id), reason: 'illness' };
  const ended = await world.graph(
    'mutation C($input: CancelBookingInput!) { cancelBooking(input: $input) { errors { code } } }',
    { input },
    temp,
  );
  expect(ended.data).toEqual({ cancelBooking: { errors: [] } });
  const coming = [sooner, later].map(({ id }) => ({ id: String(id) }));
  await world.block(temp, clinic);
  expect(await between(clinic, temp, stranger)).toMatchObject([
    { comingBookings: coming },
    { comingBookings: [] },
  ]);
  expect(await between(temp, clinic)).toMatchObject([{ comingBookings: coming }]);
  expect(await between(stranger, clinic)).toMatchObject([{ comingBookings: [] }]);
  world.clock.advance(Date.parse('2027-03-11T00:00:00Z') - world.clock.now().getTime());
  expect(await between(temp, clinic)).toMatchObject([
    { comingBookings: [{ id: String(later.id) }] },
  ]);
});
