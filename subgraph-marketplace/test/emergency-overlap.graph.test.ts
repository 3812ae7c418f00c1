import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { ACCEPT_INVITATION, invited, invitationRunner } from './invitation-operations';

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
afterAll(() => world.close());

const TOMORROW = { date: '2026-11-21', startTime: '09:00', endTime: '17:00' };

const ADD_OFFICE = `mutation ($input: AddClinicLocationInput!) {
  addClinicLocation(input: $input) { location { id } errors { message } } }`;
const EAST = {
  ...{ name: 'East', streetAddress: '12 Bay Street', city: 'Toronto' },
  ...{ province: 'Ontario', postalCode: 'M5V 2K1' },
};

describe('beside an own shift for the role at that time', () => {
  it('is refused and names the shift, until another professional is asked for', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    const job = await world.job(clinic, TOMORROW);
    const refused = await world.request(clinic);
    expect(refused).toMatchObject({
      ...{ code: 'CONFLICT', reasons: ['overlapping_shift'], emergencyRequest: null },
      overlapping: { id: String(job.id) },
    });
    const ids = await world.rows('SELECT id FROM jobs WHERE clinic_id = $1', [clinic.id]);
    expect(ids).toEqual([{ id: job.id }]);
    const another = await world.request(clinic, { isAdditional: true });
    expect(another).toMatchObject({ overlapping: null, emergencyRequest: { status: 'active' } });
  });

  it('is posted when the role, the hours or the clinic differ, or the shift was taken down', async () => {
    const clinic = await world.clinic();
    await world.job(clinic, { ...TOMORROW, role: 'assistant' });
    await world.job(clinic, { ...TOMORROW, startTime: '16:00', endTime: '20:00' });
    const down = await world.job(clinic, TOMORROW);
    await world.services.jobs.close(world.as(clinic), { jobId: String(down.id) });
    await world.job(await world.clinic(), TOMORROW);
    expect((await world.request(clinic)).errors).toEqual([]);
  });

  it('names an open shift before one that is booked, and says what can be asked for each', async () => {
    const clinic = await world.clinic();
    const booked = await world.job(clinic, TOMORROW);
    await world.accept(clinic, await world.apply(await world.temp(), booked));
    const beside = await world.request(clinic);
    expect(beside).toMatchObject({
      ...{ reasons: ['overlapping_shift'], overlapping: { id: String(booked.id) } },
      message: expect.not.stringContaining('Ask for cover') as unknown,
    });
    const open = await world.job(clinic, TOMORROW);
    expect(await world.request(clinic)).toMatchObject({
      overlapping: { id: String(open.id) },
      message: expect.stringContaining('Ask for cover') as unknown,
    });
  });

  it('is posted beside a shift at another office of the clinic', async () => {
    const clinic = await world.clinic({
      ...{ subscriptionTier: 'premium', subscriptionStatus: 'active' },
    });
    const { data } = await world.graph(ADD_OFFICE, { input: EAST }, clinic);
    const { location } = data?.addClinicLocation as { location: { id: string } };
    await world.job(clinic, TOMORROW);
    const atEast = { locationId: location.id };
    expect((await world.request(clinic, atEast)).errors).toEqual([]);
    expect(await world.request(clinic, atEast)).toMatchObject({ reasons: ['overlapping_shift'] });
  });

  it('is refused to the second of two requests that come at once', async () => {
    const clinic = await world.clinic();
    const made = await Promise.all([world.request(clinic), world.request(clinic)]);
    expect(made.filter(({ emergencyRequest }) => emergencyRequest)).toHaveLength(1);
  });
});

it('ends when the shift is filled by an invitation that was out before', async () => {
  const [clinic, temp, asked] = [await world.clinic(), await world.temp(), await world.onCall()];
  const job = await world.job(clinic, TOMORROW);
  const [invitation] = await invited(world, clinic, job, [temp]);
  const { emergencyRequest: made } = await world.requestOf(clinic, { jobId: String(job.id) });
  expect((await world.seen(asked, made?.id))?.status).toBe('active');
  const accept = invitationRunner(() => world);
  const { booking } = await accept(ACCEPT_INVITATION, { invitationId: invitation?.id }, temp);
  expect(booking).toBeTruthy();
  expect((await world.seen(clinic, made?.id))?.status).toBe('filled');
  expect(await world.answer(asked, made?.id)).toMatchObject({ reasons: ['taken'] });
  await world.tick();
  const [row] = await world.rows(
    'SELECT status, assigned_to FROM emergency_requests WHERE id = $1',
    [made?.id],
  );
  expect(row).toEqual({ status: 'filled', assigned_to: temp.id });
});
