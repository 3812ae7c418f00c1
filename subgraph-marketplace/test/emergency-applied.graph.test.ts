import { APPLY } from './application-operations';
import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';

const MINUTE = 60_000;

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
afterAll(() => world.close());

it('tells apart who applied to the shift already, with the day on its clock', async () => {
  const [clinic, onCall] = [await world.clinic(), await world.onCall()];
  const [applicant, other] = [await world.temp(), await world.temp()];
  const { emergencyRequest: made } = await world.request(clinic);
  await world.graph(APPLY, { input: { jobId: made?.jobId } }, applicant);
  world.clock.advance(11 * MINUTE);
  await world.tick();
  await world.subgraph.outbox.drain();
  const offered = world.bus.published
    .filter(({ name }) => name === 'emergency.offered')
    .map(({ payload }) => payload);
  expect(offered).toMatchObject([
    { professionalIds: [onCall.id], applied: [] },
    {
      professionalIds: [applicant.id, other.id],
      applied: [{ professionalId: applicant.id, on: '2026-11-20' }],
    },
  ]);
});

it('names who is told of a cancelled request: all asked who did not decline', async () => {
  const clinic = await world.clinic();
  const [asked, declining] = [await world.onCall(), await world.onCall()];
  const { emergencyRequest: made } = await world.request(clinic, { neededDate: '2026-11-25' });
  await world.decline(declining, made?.id);
  await world.cancel(clinic, made?.id);
  await world.subgraph.outbox.drain();
  const ended = world.bus.published.find(
    ({ name, payload }) =>
      name === 'emergency.ended' && String(payload.emergencyRequestId) === made?.id,
  );
  const payload = ended?.payload as { cancelledForIds: number[]; askedIds: number[] };
  expect(payload.cancelledForIds).toContain(asked.id);
  expect(payload.cancelledForIds).not.toContain(declining.id);
  expect(payload.askedIds).toContain(declining.id);
});
