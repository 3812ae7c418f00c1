import { randomUUID } from 'node:crypto';
import type { BookingStatus, DomainEvents } from '@tbt/contracts';
import type { User } from '../src';
import { createWorld, NOW, PASSWORD, signUpInput, viewerOf, type World } from './factories';

const MINE = '{ myReferral { code joined completed daysGiven } }';
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } errors { code } } }`;
const CLOSE = `mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }`;
const DAY_MS = 86_400_000;

type Mine = { code: string; joined: number; completed: number; daysGiven: number };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const mineOf = async (who: User | null) =>
  (await world.ask({ query: MINE, variables: {}, viewer: who && viewerOf(who) })).data
    ?.myReferral as Mine;

async function signedUp(referralCode: string | null, role: 'clinic' | 'hygienist' = 'clinic') {
  const input = { ...signUpInput({ role }), referralCode };
  const { data } = await world.ask({ query: SIGN_UP, variables: { input }, viewer: null });
  const { user } = data?.signUp as { user: { id: string } };
  return stored(Number(user.id));
}
const stored = (id: number) => world.database.prisma.user.findUniqueOrThrow({ where: { id } });

let bookings = 0;
async function worked(clinicId: number, status: BookingStatus = 'approved', id = ++bookings) {
  const temp = await world.person('hygienist');
  const at = world.clock.now().toISOString();
  const payload = {
    ...{ bookingId: 9000 + id, jobId: id, clinicId, professionalId: temp.id, status, at },
    ...{ revision: 3, date: '2026-11-20', startTime: '08:00', endTime: '16:00' },
  } as unknown as DomainEvents['booking.changed'];
  const event = { id: randomUUID(), name: 'booking.changed' as const, payload, createdAt: at };
  await world.bus.publish([event]);
  await world.bus.settled();
  return event;
}

it('counts who came by the link, and rewards both clinics after the first completed shift, once', async () => {
  const referrer = await world.person('clinic');
  const { code } = await mineOf(referrer);
  const joined = await signedUp(code.toUpperCase());
  await signedUp(code, 'hygienist');
  expect(await mineOf(referrer)).toEqual({ code, joined: 2, completed: 0, daysGiven: 0 });
  for (const early of ['booked', 'completed'] as const) await worked(joined.id, early);
  expect(await mineOf(referrer)).toMatchObject({ completed: 0 });
  const event = await worked(joined.id);
  await world.bus.publish([event]);
  await worked(joined.id);
  expect(await mineOf(referrer)).toMatchObject({ joined: 2, completed: 1, daysGiven: 30 });
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  for (const id of [joined.id, referrer.id])
    expect(await stored(id)).toMatchObject({ givenTier: 'pro', givenUntil: until });
  expect(await world.published('subscription.changed')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ payload: expect.objectContaining({ userId: joined.id }) }),
      expect.objectContaining({ payload: expect.objectContaining({ userId: referrer.id }) }),
    ]),
  );
});

it('adds days to a given plan that runs, and keeps a higher one', async () => {
  const referrer = await world.person('clinic');
  const end = new Date(NOW.getTime() + 10 * DAY_MS);
  await world.database.prisma.user.update({
    where: { id: referrer.id },
    data: { givenTier: 'premium', givenUntil: end },
  });
  await worked((await signedUp((await mineOf(referrer)).code)).id);
  expect(await stored(referrer.id)).toMatchObject({
    ...{ givenTier: 'premium', givenUntil: new Date(end.getTime() + 30 * DAY_MS) },
  });
});

it('gives nothing between offices at one address, told before or after', async () => {
  const referrer = await world.person('clinic');
  const joined = await signedUp((await mineOf(referrer)).code);
  const data = { streetAddress: '12 Bay Street', postalCode: 'M5V 2K1' };
  for (const { id } of [referrer, joined])
    await world.database.prisma.user.update({ where: { id }, data });
  await worked(joined.id);
  for (const { id } of [referrer, joined])
    expect(await stored(id)).toMatchObject({ givenTier: null });
});

it('rewards a referring clinic six times a year', async () => {
  const referrer = await world.person('clinic');
  const { code } = await mineOf(referrer);
  const joined = [];
  for (let round = 0; round < 6; round += 1) joined.push(await signedUp(code));
  for (const { id } of joined) await worked(id, 'invoiced');
  expect(await mineOf(referrer)).toMatchObject({ completed: 6, daysGiven: 180 });
  // Closing the accounts that were referred makes no room.
  for (const one of joined) {
    const { data } = await world.ask({
      ...{
        query: CLOSE,
        variables: { input: { password: PASSWORD } },
        viewer: viewerOf({ ...one, gpa: null }),
      },
    });
    expect(data?.closeAccount).toMatchObject({ isClosed: true });
  }
  await world.bus.settled();
  await worked((await signedUp(code)).id);
  expect(await mineOf(referrer)).toMatchObject({ completed: 7, daysGiven: 180 });
});

it('gives a professional who refers the count alone', async () => {
  const referrer = await world.person('hygienist');
  const joined = await signedUp((await mineOf(referrer)).code);
  await worked(joined.id);
  expect(await mineOf(referrer)).toMatchObject({ joined: 1, completed: 1, daysGiven: 0 });
  expect(await stored(joined.id)).toMatchObject({ givenTier: 'pro' });
  expect(await stored(referrer.id)).toMatchObject({ givenTier: null });
});

it.each(['nothing-like-it', ' ', null])(
  'signs up with the code %j, which is ignored',
  async (code) => {
    const user = await signedUp(code);
    await worked(user.id);
    expect(await stored(user.id)).toMatchObject({ givenTier: null });
  },
);

it('is for signed-in users', async () => {
  const { errors } = await world.ask({ query: MINE, variables: {}, viewer: null });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it('says what a link does for the one who follows it', async () => {
  const referrer = await world.person('clinic');
  const { code } = await mineOf(referrer);
  const statusOf = async (asked: string, who: User | null = null) =>
    (
      await world.ask({
        query: 'query($code: String!) { referralLink(code: $code) { status } }',
        variables: { code: asked },
        viewer: who && viewerOf(who),
      })
    ).data?.referralLink;
  expect(await statusOf(` ${code.toUpperCase()}`)).toEqual({ status: 'valid' });
  expect(await statusOf('nothing')).toEqual({ status: 'unknown' });
  expect(await statusOf('')).toEqual({ status: 'unknown' });
  expect(await statusOf(code, referrer)).toEqual({ status: 'own' });
  expect(await statusOf(code, await world.person('hygienist'))).toEqual({ status: 'not_new' });
  await world.database.prisma.user.update({
    where: { id: referrer.id },
    data: { isActive: false },
  });
  expect(await statusOf(code)).toEqual({ status: 'ended' });
});
