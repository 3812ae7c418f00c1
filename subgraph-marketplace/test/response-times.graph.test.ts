import { randomUUID } from 'node:crypto';
import type { DomainEvents } from '@tbt/contracts';
import { COUNTER, runner } from './application-operations';
import { createWorld, NOW, type World } from './factories';
import { invited } from './invitation-operations';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const READ = `query($refs: [_Any!]!) {
  _entities(representations: $refs) { ... on User { responseTime } }
}`;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = runner(() => world);
const minutesOf = async ({ id }: { id: number }) => {
  await world.services.responseTimes.refresh();
  const refs = [{ __typename: 'User', id: String(id) }];
  const { data } = await world.graph(READ, { refs });
  return (data as { _entities: { responseTime: number | null }[] })._entities[0]?.responseTime;
};
const answered = async (
  facts: Omit<DomainEvents['message.answered'], 'at'>,
  id: string = randomUUID(),
) => {
  const at = world.clock.now().toISOString();
  const payload = { ...facts, at };
  await world.bus.publish([{ id, name: 'message.answered', payload, createdAt: at }]);
  await world.bus.settled();
};
const erase = async (userId: number) => {
  const at = world.clock.now().toISOString();
  const payload = { userId, sealedEmail: 'x', at };
  await world.bus.publish([{ id: randomUUID(), name: 'account.erased', payload, createdAt: at }]);
  await world.bus.settled();
};
const after = (minutes: number) => world.clock.advance(minutes * MINUTE_MS);

describe('how fast people answer', () => {
  it('is the median of a clinic’s first answers to offers, a counter-offer among them', async () => {
    const clinic = await world.clinic();
    expect(await minutesOf(clinic)).toBeNull();
    const offer = async () => world.apply(await world.temp(), await world.job(clinic));
    const [first, second, third] = [await offer(), await offer(), await offer()];
    after(10);
    await world.accept(clinic, first);
    after(20);
    const counter = { applicationId: String(second.id), hourlyRate: '60.00' };
    expect((await run(COUNTER, counter, clinic)).errors).toEqual([]);
    expect(await minutesOf(clinic)).toBe(20);
    after(70);
    await world.services.applications.decline(world.as(clinic), {
      applicationId: String(third.id),
    });
    expect(await minutesOf(clinic)).toBe(30);
  });

  it('counts a professional’s answers to invitations, and forgets them after 90 days', async () => {
    const clinic = await world.clinic();
    const temp = await world.temp();
    const [invitation] = await invited(world, clinic, await world.job(clinic), [temp]);
    after(45);
    const input = { invitationId: String(invitation?.id) };
    await world.services.invitations.decline(world.as(temp), input);
    expect(await minutesOf(temp)).toBe(45);
    expect(await minutesOf(clinic)).toBeNull();
    world.clock.set(new Date(NOW.getTime() + 91 * DAY_MS));
    expect(await minutesOf(temp)).toBeNull();
  });

  it('counts first answers to messages with those to invitations', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const [invitation] = await invited(world, clinic, await world.job(clinic), [temp]);
    after(40);
    await world.services.invitations.decline(world.as(temp), {
      invitationId: String(invitation?.id),
    });
    const twice = randomUUID();
    await answered({ conversationId: 1, answererId: temp.id, askerId: clinic.id, minutes: 10 });
    expect(await minutesOf(temp)).toBe(25);
    const late = { conversationId: 2, answererId: temp.id, askerId: clinic.id, minutes: 60 };
    await answered(late, twice);
    await answered({ ...late, minutes: 1 }, twice);
    expect(await minutesOf(temp)).toBe(40);
    expect(await minutesOf(clinic)).toBeNull();
  });

  it('counts the earliest answer of a conversation, in any order of events', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const facts = { conversationId: 3, answererId: temp.id, askerId: clinic.id };
    after(30);
    await answered({ ...facts, minutes: 30 });
    world.clock.set(NOW);
    after(20);
    await answered({ ...facts, minutes: 20 });
    after(30);
    await answered({ ...facts, minutes: 50 });
    expect(await minutesOf(temp)).toBe(20);
  });

  it('counts no messages between people of whom one blocks the other', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    await answered({ conversationId: 4, answererId: temp.id, askerId: clinic.id, minutes: 7 });
    await world.block(clinic, temp);
    expect(await minutesOf(temp)).toBeNull();
    await world.block(clinic, temp, false);
    expect(await minutesOf(temp)).toBe(7);
  });

  it('keeps no time of a closed account, and no answers to it', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const [other, kept] = [await world.temp(), { conversationId: 7, minutes: 9 }];
    const facts = { answererId: temp.id, askerId: clinic.id, minutes: 5 };
    const [invitation] = await invited(world, clinic, await world.job(clinic), [temp]);
    after(15);
    await world.services.invitations.decline(world.as(temp), {
      invitationId: String(invitation?.id),
    });
    await answered({ ...facts, conversationId: 5 });
    await answered({ ...kept, answererId: clinic.id, askerId: other.id });
    expect(await minutesOf(temp)).toBe(10);
    await erase(temp.id);
    await answered({ ...facts, conversationId: 6 });
    await world.services.responseTimes.refresh();
    expect(
      await world.rows('SELECT response_time AS minutes FROM people WHERE id = $1', [temp.id]),
    ).toEqual([{ minutes: null }]);
    expect(
      await world.rows(
        'SELECT conversation_id AS id FROM message_answers WHERE $1 IN (answerer_id, asker_id)',
        [clinic.id],
      ),
    ).toEqual([{ id: kept.conversationId }]);
  });

  it('leaves out who was passed over', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic);
    const taken = await world.apply(await world.temp(), job);
    await world.apply(await world.temp(), job);
    after(5);
    await world.accept(clinic, taken);
    expect(await minutesOf(clinic)).toBe(5);
  });
});
