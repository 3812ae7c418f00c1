import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { MarketplaceServices, MarketplaceSubgraph } from '../src';
import { cutterOf, type Cutter } from './cut-connections';
import { disputeRunner } from './dispute-operations';
import { effectsOn } from './effects-on-booking';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';
import { invoicedShift } from './invoice-world';
import { reviewRunner } from './review-operations';

/** Above the statements of any action. */
const STATEMENTS_MAX = 40;

let world: World;
let dying: MarketplaceSubgraph;
let cutter: Cutter;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.outbox.stop();
  dying = await world.replica();
  cutter = cutterOf(dying.database.pool, world.subgraph.database.pool);
});
beforeEach(() => world.clock.set(NOW));
afterAll(async () => {
  await dying.stop();
  await world.close();
});

const hours = hoursRunner(() => world);
const disputes = disputeRunner(() => world);
const reviews = reviewRunner(() => world);

type Act = (services: MarketplaceServices, info: RequestInfo) => Promise<unknown>;
type Scene = { bookingId: number; who: PersonSnapshot | RequestInfo; act: Act };

const changed = { startTime: '08:15', endTime: '15:30', breakMinutes: 45 };
const WORDS = { statement: 'That is not right.' };

async function proposed() {
  const { clinic, temp, bookingId } = await hours.sent();
  await hours.run('approveHours', { bookingId, changed }, clinic);
  return { temp, bookingId };
}

async function disputed() {
  const { clinic, temp, bookingId } = await hours.sent();
  const input = { bookingId, reason: 'hours', ...WORDS };
  const { dispute } = await disputes.run('openDispute', input, temp);
  await disputes.run('answerDispute', { disputeId: dispute?.id, ...WORDS }, clinic);
  return { temp, bookingId, disputeId: dispute?.id };
}

const SCENES: Record<string, () => Promise<Scene>> = {
  'a professional who sends hours': async () => {
    const { booking, temp } = await hours.worked();
    const input = { bookingId: booking.id, ...SHEET_AS_PLANNED };
    return { bookingId: booking.id, who: temp, act: (of, info) => of.hours.send(info, input) };
  },
  'a clinic that approves hours': async () => {
    const { bookingId, clinic } = await hours.sent();
    return { bookingId, who: clinic, act: (of, info) => of.hours.approve(info, { bookingId }) };
  },
  'a clinic that proposes other hours': async () => {
    const { bookingId, clinic } = await hours.sent();
    const input = { bookingId, changed };
    return { bookingId, who: clinic, act: (of, info) => of.hours.approve(info, input) };
  },
  'a professional who accepts other hours': async () => {
    const { bookingId, temp } = await proposed();
    return { bookingId, who: temp, act: (of, info) => of.hours.accept(info, { bookingId }) };
  },
  'a clinic that marks as paid': async () => {
    const { booking, clinic } = await invoicedShift(world);
    const paidOn = world.clock.now().toISOString().slice(0, 10);
    const input = { bookingId: booking.id, paidOn, method: 'cheque' };
    const act: Act = ({ payments }, info) => payments.markPaid(info, input);
    return { bookingId: booking.id, who: clinic, act };
  },
  'a professional who opens a case': async () => {
    const { bookingId, temp } = await hours.sent();
    const evidence = [{ proof: await disputes.proof(temp.id), fileName: 'a.pdf' }];
    const input = { bookingId, reason: 'hours', ...WORDS, evidence };
    return { bookingId, who: temp, act: (of, info) => of.disputes.open(info, input) };
  },
  'an administrator who sets hours': async () => {
    const { bookingId, disputeId } = await disputed();
    const ruling = {
      disputeId,
      outcome: 'between',
      ruling: 'Half of the day.',
      effects: { minutes: 300 },
    };
    return { bookingId, who: asAdmin(), act: (of, info) => of.ruling.rule(info, ruling) };
  },
  'a professional who appeals': async () => {
    const { bookingId, temp, disputeId } = await disputed();
    const effects = { minutes: 240 };
    const ruling = { disputeId, outcome: 'between', ruling: 'Both were right.', effects };
    await disputes.run('ruleDispute', ruling, asAdmin());
    const input = { disputeId, ...WORDS };
    return { bookingId, who: temp, act: (of, info) => of.disputes.appeal(info, input) };
  },
  'the second side that writes a review': async () => {
    const made = await reviews.worked();
    await reviews.write(made, made.temp);
    const input = { bookingId: made.booking.id, rating: 4, comment: 'Calm' };
    const act: Act = (of, info) => of.reviews.write(info, input);
    return { bookingId: made.booking.id, who: made.clinic, act };
  },
};

const left = (bookingId: number) => effectsOn(world, bookingId);

const infoOf = (who: Scene['who']): RequestInfo => {
  const idempotencyKey = newKey();
  return 'requestId' in who ? { ...who, idempotencyKey } : world.as(who, { idempotencyKey });
};

describe.each(Object.entries(SCENES))('%s, cut off and asking again', (_name, makeScene) => {
  it('has all or no effect at every cut, and one effect with its key', async () => {
    const undisturbed = await makeScene();
    await undisturbed.act(world.services, infoOf(undisturbed.who));
    const expected = await left(undisturbed.bookingId);
    world.clock.set(NOW);
    const { bookingId, who, act } = await makeScene();
    const before = await left(bookingId);
    const info = infoOf(who);
    let [refused, after] = [0, 1];
    for (; after <= STATEMENTS_MAX; after += 1) {
      const { ran, error } = await cutter.cutting(after, () => act(dying.services, info));
      const isDone = refused < after - 1 || error === null;
      expect(await left(bookingId)).toEqual(isDone ? expected : before);
      if (!isDone) refused += 1;
      if (ran < after) break;
    }
    expect(refused).toBeGreaterThan(6);
    expect(after).toBeLessThan(STATEMENTS_MAX);
    const again = await act(world.services, info);
    expect(await act(world.services, info)).toEqual(again);
    expect(await left(bookingId)).toEqual(expected);
  });
});
