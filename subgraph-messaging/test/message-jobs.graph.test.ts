import type { BookingStatus } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, START, type World } from './factories';

let world: World;
let clinic: Viewer;
let invited: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
  invited = await world.person();
  stranger = await world.person();
});
afterAll(() => world.close());

async function about(from: Viewer, to: Viewer, jobId: number) {
  const input = { recipientId: to.userId, content: 'Hello', jobId };
  const { data, errors } = await world.send(from, input);
  return data?.sendMessage.message?.jobId ?? errors[0]?.code;
}

const invite = (jobId: number) =>
  world.publish('invitation.changed', {
    ...{ invitationId: jobId, revision: 1, jobId, clinicId: clinic.userId },
    ...{ professionalId: invited.userId, status: 'pending', by: 'clinic' },
    ...{ hourlyRate: '50.00', isRefill: false, at: START.toISOString() },
  });

it('an unpublished shift is named by its clinic and by professionals it invited', async () => {
  await world.posted(clinic.userId, 1, false);
  await invite(1);
  expect(await about(clinic, stranger, 1)).toBe('1');
  expect(await about(invited, clinic, 1)).toBe('1');
  expect(await about(stranger, clinic, 1)).toBe('NOT_FOUND');
  const at = START.toISOString();
  await world.publish('job.published', { jobId: 1, clinicId: clinic.userId, at });
  expect(await about(stranger, clinic, 1)).toBe('1');
});

it('a shift is named by professionals whose invitation is told with it', async () => {
  const at = START.toISOString();
  const job = { jobId: 5, clinicId: clinic.userId, isPublic: false, at };
  await world.publish('job.posted', { ...job, invitedIds: [invited.userId] });
  expect(await about(invited, clinic, 5)).toBe('5');
  expect(await about(stranger, clinic, 5)).toBe('NOT_FOUND');
});

it('events of a shift may come in any order', async () => {
  const at = START.toISOString();
  await world.publish('job.published', { jobId: 2, clinicId: clinic.userId, at });
  await invite(2);
  await world.posted(clinic.userId, 2, false);
  expect(await about(stranger, clinic, 2)).toBe('2');
});

it('a clinic names its shift right after posting it', async () => {
  const sending = about(clinic, stranger, 3);
  await world.posted(clinic.userId, 3);
  expect(await sending).toBe('3');
});

it('a shift of a clinic that blocked the sender is unknown', async () => {
  const other = await world.person();
  await world.posted(clinic.userId, 4);
  await world.run(
    clinic,
    `mutation ($userId: ID!) { blockPerson(input: { userId: $userId }) { errors { message } } }`,
    { userId: String(stranger.userId) },
  );
  expect(await about(stranger, other, 4)).toBe('NOT_FOUND');
});

describe('a booked shift', () => {
  let visitor: Viewer;
  beforeAll(async () => {
    visitor = await world.person();
  });
  const at = START.toISOString();
  const applied = (jobId: number, professional: Viewer) =>
    world.publish('application.changed', {
      ...{ applicationId: jobId * 10 + professional.userId, revision: 1, jobId },
      ...{ clinicId: clinic.userId, professionalId: professional.userId, status: 'pending', at },
    });
  const booked = (jobId: number, status: BookingStatus, revision: number) =>
    world.booked(clinic.userId, invited.userId, world.clock.now(), {
      ...{ bookingId: jobId, jobId, status, revision },
    });

  it('is named by its clinic and by those who dealt with it, until it is free again', async () => {
    const applicant = await world.person();
    await world.posted(clinic.userId, 6);
    await applied(6, applicant);
    expect(await about(visitor, clinic, 6)).toBe('6');
    await booked(6, 'booked', 1);
    expect(await about(visitor, clinic, 6)).toBe('NOT_FOUND');
    for (const party of [applicant, invited]) expect(await about(party, clinic, 6)).toBe('6');
    expect(await about(clinic, visitor, 6)).toBe('6');
    await booked(6, 'cancelled_by_temp', 2);
    await booked(6, 'confirmed', 1);
    expect(await about(visitor, clinic, 6)).toBe('6');
  });

  it('is told with earlier facts of its shift', async () => {
    const job = { jobId: 8, clinicId: clinic.userId, at };
    await world.posted(clinic.userId, 8);
    const booking = { bookingId: 8, bookingRevision: 3 };
    await world.publish('job.posted', {
      ...{ ...job, isPublic: false, partyIds: [invited.userId] },
      booking,
    });
    expect(await about(visitor, clinic, 8)).toBe('NOT_FOUND');
    expect(await about(invited, clinic, 8)).toBe('8');
  });
});
