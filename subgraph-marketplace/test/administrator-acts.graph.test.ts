import { disputeRunner } from './dispute-operations';
import { asAdmin, createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { run, bookedAs, proof } = disputeRunner(() => world);
const DAY = 24 * 3_600_000;

const acts = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .splice(0)
    .flatMap(({ name, payload }) => (name === 'administrator.acted' ? [payload] : []));
};

describe('the audit log', () => {
  it('hears of a change of the ladder, once, and of no refused one', async () => {
    const admin = asAdmin();
    const points = { over72h: 5, from24To72h: 20, under24h: 60, noShow: 90, keptShift: 3 };
    const input = { version: 1, ...points };
    await world.services.reliabilityLadder.set(admin, input);
    await expect(world.services.reliabilityLadder.set(admin, input)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await acts()).toMatchObject([
      {
        ...{ actorId: admin.viewer?.userId, action: 'reliability-ladder.changed' },
        ...{ subject: 'reliability-ladder:2', personIds: [], requestId: admin.requestId },
      },
    ]);
  });

  it('hears of a holiday that was added and taken out', async () => {
    const day = { province: 'Manitoba', date: '2027-08-03' };
    const names = { nameEn: 'Bridge Day', nameFr: 'Jour du pont' };
    await world.services.holidays.set(asAdmin(), { ...day, isHoliday: true, ...names });
    await world.services.holidays.set(asAdmin(), { ...day, isHoliday: false });
    const subject = 'holiday:Manitoba/2027-08-03';
    expect(await acts()).toMatchObject([
      { action: 'holiday.set', subject },
      { action: 'holiday.taken-out', subject },
    ]);
  });
});

describe('retention', () => {
  it('deletes cases two years after they were closed, with their evidence', async () => {
    const { temp, clinic, booking } = await bookedAs('completed');
    const evidence = [{ proof: await proof(temp.id) }];
    const input = {
      bookingId: booking.id,
      reason: 'hours',
      statement: 'These are wrong.',
      evidence,
    };
    const disputeId = (await run('openDispute', input, temp)).dispute!.id;
    await run('answerDispute', { disputeId, statement: 'These are right.' }, clinic);
    const ruling = { disputeId, outcome: 'between', ruling: 'Both were right.' };
    await run('ruleDispute', ruling, asAdmin());
    const left = async () => {
      await world.bus.runJob('marketplace.retention');
      return (
        await world.rows(`SELECT (SELECT count(*)::int FROM disputes) AS cases,
          (SELECT count(*)::int FROM dispute_evidence) AS evidence`)
      )[0];
    };
    world.clock.advance(3 * 365 * DAY);
    expect(await left()).toEqual({ cases: 1, evidence: 1 });
    await world.services.closeDisputes();
    world.clock.advance(730 * DAY);
    expect(await left()).toEqual({ cases: 1, evidence: 1 });
    world.clock.advance(1);
    expect(await left()).toEqual({ cases: 0, evidence: 0 });
  });
});
